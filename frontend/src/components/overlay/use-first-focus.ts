import { useEffect } from 'react';

const FIELDS =
  'input:not([type=hidden], [type=file], [disabled], [readonly], [tabindex="-1"]), select:not([disabled]), textarea:not([disabled], [readonly])';

/**
 * Puts the focus into the first field of what has opened, also when its fields come later; whoever has moved on by
 * then, or a field that asks for the focus itself, keeps it.
 * @param place null until the overlay is drawn, which is after what opens it
 */
export const useFirstFocus = (place: HTMLElement | null, isWanted: boolean): void => {
  useEffect(() => {
    if (!place || !isWanted) return;
    const ends = new AbortController();
    const look = (): void => {
      if (place.contains(document.activeElement)) return ends.abort();
      const first = place.querySelector<HTMLElement>(FIELDS);
      if (!first) return;
      first.focus();
      ends.abort();
    };
    const watch = new MutationObserver(look);
    watch.observe(place, { childList: true, subtree: true });
    ends.signal.addEventListener('abort', () => watch.disconnect());
    for (const moved of ['keydown', 'pointerdown'])
      document.addEventListener(moved, () => ends.abort(), { capture: true, signal: ends.signal });
    look();
    return () => ends.abort();
  }, [place, isWanted]);
};
