import { useEffect } from 'react';

const FIELDS =
  'input:not([type=hidden], [type=file], [disabled], [readonly], [tabindex="-1"]), select:not([disabled]), textarea:not([disabled], [readonly])';
/** By these somebody has moved on. */
const MOVES = ['keydown', 'pointerdown'] as const;

/**
 * Puts the focus into the first field of what has opened, also when its fields come later; whoever has moved on by
 * then, or a field that asks for the focus itself, keeps it.
 * @param place null until the overlay is drawn, which is after what opens it
 */
export const useFirstFocus = (place: HTMLElement | null, isWanted: boolean): void => {
  useEffect(() => {
    if (!place || !isWanted) return;
    const look = (): void => {
      // the sheet itself has the focus once it opens
      const isThere = place !== document.activeElement && place.contains(document.activeElement);
      const first = isThere ? null : place.querySelector<HTMLElement>(FIELDS);
      first?.focus();
      if (isThere || first) end();
    };
    const watch = new MutationObserver(look);
    const end = (): void => {
      watch.disconnect();
      for (const moved of MOVES) document.removeEventListener(moved, end, true);
    };
    watch.observe(place, { childList: true, subtree: true });
    for (const moved of MOVES) document.addEventListener(moved, end, true);
    look();
    return end;
  }, [place, isWanted]);
};
