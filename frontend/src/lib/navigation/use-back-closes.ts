import { use, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { closedBy } from './guarded-history';
import { PlaceNow } from './use-search';

/** What lies over a page in a step of its own, and the state of the step below: `{ over: 'r1-2', under: { before: '' } }`. */
export interface OverStep {
  readonly over: string;
  readonly under: unknown;
}
export const overStep = (state: unknown): OverStep | null =>
  typeof state === 'object' && state !== null && 'over' in state ? (state as OverStep) : null;

const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/**
 * For what a click opens and no address names, such as a question: it takes a step of the history while it is open, so
 * that Back closes it and nothing else. Forward finds the same page and asks nothing. Closing it otherwise takes the
 * step back.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const id = useId();
  const turn = useRef(0);
  const mark = useRef<string | null>(null);
  const navigate = useNavigate();
  const drawn = useLocation() as Location<unknown>;
  const place = use(PlaceNow);
  // the answer to a question may lead elsewhere before this page is gone
  const now = (): Location<unknown> => place?.() ?? drawn;
  const latest = useRef({ navigate, now, onClose });
  useEffect(() => {
    latest.current = { navigate, now, onClose };
  });
  useEffect(() => {
    if (!open) return undefined;
    const own = `${id}-${(turn.current += 1)}`;
    const here = latest.current.now();
    void latest.current.navigate(addressOf(here), {
      state: { over: own, under: here.state } satisfies OverStep,
    });
    return () => {
      mark.current = null;
      const there = latest.current.now();
      if (overStep(there.state)?.over === own)
        void latest.current.navigate(addressOf(there), { replace: true, state: closedBy(1) });
    };
  }, [open, id]);
  const over = overStep(drawn.state)?.over ?? null;
  useEffect(() => {
    if (!open) return;
    const own = `${id}-${turn.current}`;
    if (over === own) mark.current = own;
    // it was here, and the browser went back from it
    else if (mark.current === own) {
      mark.current = null;
      latest.current.onClose();
    }
  }, [open, over, drawn.key, id]);
}
