import { useLayoutEffect, useState, type CSSProperties, type RefObject } from 'react';

const GAP = 4;
const MOST = 320;
const LEAST = 160;

const placeBeside = (anchor: DOMRect): CSSProperties => {
  const below = window.innerHeight - anchor.bottom - 2 * GAP;
  const above = anchor.top - 2 * GAP;
  const width = { left: anchor.left, width: anchor.width };
  if (below >= LEAST || below >= above) return { ...width, top: anchor.bottom + GAP, maxHeight: Math.min(below, MOST) };
  return { ...width, bottom: window.innerHeight - anchor.top + GAP, maxHeight: Math.min(above, MOST) };
};

/** Keeps a list under its field (above it where there is no room), also while something behind it scrolls. */
export const useAnchored = (anchor: RefObject<HTMLElement | null>, open: boolean): CSSProperties => {
  const [place, setPlace] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    if (!open) return undefined;
    const measure = () => anchor.current && setPlace(placeBeside(anchor.current.getBoundingClientRect()));
    measure();
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [anchor, open]);
  return place;
};
