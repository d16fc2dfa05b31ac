import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const NAME = 'edit';

/** The record whose edit dialog is open, kept in the address (`?edit=<id>`): a reload brings it back. */
export const useEditParam = (): [id: string | null, set: (id: string | number | null) => void] => {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (id: string | number | null) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (id === null) next.delete(NAME);
          else next.set(NAME, String(id));
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [search.get(NAME), set];
};
