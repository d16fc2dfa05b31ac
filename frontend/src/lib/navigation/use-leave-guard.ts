import { useCallback, useEffect, useRef, useState } from 'react';
import { guardLeaving } from './leave-guards';

export interface Leaving {
  /** Set while the user is being asked. */
  asking: boolean;
  stay: () => void;
  leave: () => void;
  /** From here on nothing is asked any more: what was typed is saved or given up. */
  release: () => void;
}

/** Nobody loses typed text by a stray click, the back button or a closed tab. */
export const useLeaveGuard = (dirty: boolean): Leaving => {
  const [pending, setPending] = useState<(() => void) | null>(null);
  const released = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!dirty) return undefined;
    released.current = guardLeaving((go) => setPending(() => go));
    return () => released.current();
  }, [dirty]);

  const release = useCallback(() => released.current(), []);
  const stay = useCallback(() => setPending(null), []);
  const leave = useCallback(() => {
    released.current();
    setPending(null);
    pending?.();
  }, [pending]);
  return { asking: pending !== null, stay, leave, release };
};
