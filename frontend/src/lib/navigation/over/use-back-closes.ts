import { use, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router';
import { closedBy } from '../guarded-history';
import { claimOpened, releaseOpened } from './opened-by';
import { isOver, overStep, type OverStep } from './steps-over';
import { PlaceNow } from '../use-search';

const addressOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/**
 * Whose step closes what has opened: `own`, it takes one; `none`, it has none; `address`, the one that its address came
 * with, as `?edit=7` or the page of a record; `found`, that one or, where a click opened it without one, its own.
 */
export type StepOf = 'own' | 'none' | 'address' | 'found';

/**
 * For what a click opens and no address names, such as a question: it takes a step of the history while it is open, so
 * that Back closes it and nothing else. Forward finds the same page and asks nothing. Closing it otherwise takes the
 * step back. What does not close, since text was typed in it, has a step again.
 */
export function useBackCloses(open: boolean, onClose: () => void, step: StepOf = 'own'): void {
  const id = useId();
  const turn = useRef(0);
  const mark = useRef<string | null>(null);
  const [gone, setGone] = useState(0);
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
    if (!open || step === 'none') return undefined;
    const here = latest.current.now();
    if (step !== 'own' && (claimOpened(here, id) || step === 'address')) return () => releaseOpened(id);
    const own = `${id}-${(turn.current += 1)}`;
    void latest.current.navigate(addressOf(here), {
      state: { over: own, under: here.state } satisfies OverStep,
    });
    return () => {
      mark.current = null;
      const there = latest.current.now();
      if (overStep(there.state)?.over === own)
        void latest.current.navigate(addressOf(there), { replace: true, state: closedBy(1) });
    };
  }, [open, step, id, gone]);
  const { state } = drawn;
  useEffect(() => {
    if (!open) return;
    const own = `${id}-${turn.current}`;
    if (isOver(state, own)) mark.current = own;
    // it was here, and the browser went back from it
    else if (mark.current === own) {
      mark.current = null;
      latest.current.onClose();
      setGone((times) => times + 1);
    }
  }, [open, state, drawn.key, id]);
}
