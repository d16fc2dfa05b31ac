import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';

interface LeaveGuard {
  /** Set while the user is being asked. */
  asking: boolean;
  stay: () => void;
  leave: () => void;
}

const positionOf = (state: unknown): number | null => {
  const idx = (state as { idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : null;
};

/** Nobody loses typed text by a stray click, the back button or a closed tab. */
export const useLeaveGuard = (dirty: boolean): LeaveGuard => {
  const { navigator } = useContext(NavigationContext);
  const [pending, setPending] = useState<(() => void) | null>(null);
  const free = useRef(false);

  useEffect(() => {
    if (!dirty) return undefined;
    const push = navigator.push.bind(navigator);
    const replace = navigator.replace.bind(navigator);
    const here = positionOf(window.history.state);
    let returning = false;
    free.current = false;
    const held = (go: () => void) => setPending(() => go);
    navigator.push = (...to) => held(() => push(...to));
    navigator.replace = (...to) => held(() => replace(...to));

    const onPop = (event: PopStateEvent) => {
      const there = positionOf(event.state);
      if (free.current || here === null || there === null || there === here) return;
      event.stopImmediatePropagation();
      if (returning) return;
      returning = true;
      window.history.go(here - there);
      held(() => window.history.go(there - here));
    };
    const onReturned = () => (returning = false);
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('popstate', onPop, { capture: true });
    window.addEventListener('popstate', onReturned);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      Object.assign(navigator, { push, replace });
      window.removeEventListener('popstate', onPop, { capture: true });
      window.removeEventListener('popstate', onReturned);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [dirty, navigator]);

  const stay = useCallback(() => setPending(null), []);
  const leave = useCallback(() => {
    free.current = true;
    setPending(null);
    pending?.();
  }, [pending]);
  return { asking: pending !== null, stay, leave };
};
