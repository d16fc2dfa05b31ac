import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** A dialog that opens by address (`?new=1`), so that menus and the palette can link to it. */
export const useFlagParam = (name: string): [on: boolean, set: (on: boolean) => void] => {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (on: boolean) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (on) next.set(name, '1');
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [name, setSearch],
  );
  return [search.get(name) === '1', set];
};
