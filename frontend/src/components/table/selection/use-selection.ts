import { useCallback, useRef, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

export interface Selection {
  has: (id: string) => boolean;
  all: boolean;
  some: boolean;
  /** Selects a row, or no longer; with Shift all rows from the one before to this one. */
  toggle: (id: string, shift: boolean) => void;
  toggleAll: () => void;
  /** Selects some, or lets go of them. */
  choose: (ids: readonly string[], chosen: boolean) => void;
  clear: () => void;
}

/** Which rows of a page are selected. */
export const useSelection = (ids: readonly string[]): Selection => {
  const [chosen, setChosen] = useState(NONE);
  const anchor = useRef<string | null>(null);
  const toggle = useCallback(
    (id: string, shift: boolean) => {
      const from = shift && anchor.current !== null ? ids.indexOf(anchor.current) : -1;
      const to = ids.indexOf(id);
      anchor.current = id;
      const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      setChosen((before) => {
        const after = new Set(before);
        for (const each of range) {
          if (before.has(id)) after.delete(each);
          else after.add(each);
        }
        return after;
      });
    },
    [ids],
  );
  const choose = useCallback(
    (some: readonly string[], isChosen: boolean) =>
      setChosen((before) => {
        const after = new Set(before);
        for (const each of some) {
          if (isChosen) after.add(each);
          else after.delete(each);
        }
        return after;
      }),
    [],
  );
  const all = ids.length > 0 && ids.every((id) => chosen.has(id));
  return {
    has: (id) => chosen.has(id),
    all,
    some: ids.some((id) => chosen.has(id)),
    toggle,
    toggleAll: () => setChosen(all ? NONE : new Set(ids)),
    choose,
    clear: () => setChosen(NONE),
  };
};
