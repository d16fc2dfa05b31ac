import { useCallback } from 'react';
import { closedBy } from './guarded-history';
import type { OpenParam } from './over/open-params';
import { belowAll, overStep } from './over/steps-over';
import { useNow, useSearch } from './use-search';

/** What the address was before something was opened, kept with the step that opened it. */
const beforeIt = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'before' in state ? String(state.before) : null;

/**
 * What a page has open, kept in the address: a reload brings it back, links lead to it, and Back closes it. Closing it
 * otherwise takes that step back, so that Back does not show it again.
 */
export const useAddressParam = (
  name: OpenParam,
): [value: string | null, set: (value: string | number | null) => void] => {
  const [search, change] = useSearch();
  const now = useNow();
  const set = useCallback(
    (value: string | number | null) => {
      const { search: here, state } = now() as { search: string; state: unknown };
      const current = new URLSearchParams(here);
      const isOpen = current.has(name);
      current.delete(name);
      const without = current.toString();
      const { depth, state: opened } = belowAll(state);
      const closes = value === null && beforeIt(opened) === without ? closedBy(depth + 1) : state;
      const under = overStep(state) === null ? {} : { under: state };
      change(
        (next) => {
          if (value === null) next.delete(name);
          else next.set(name, String(value));
          return next;
        },
        isOpen ? { replace: true, state: closes } : { state: { before: without, opened: name, ...under } },
      );
    },
    [name, change, now],
  );
  return [search.get(name), set];
};

/** The record whose edit dialog is open (`?edit=<id>`). */
export const useEditParam = () => useAddressParam('edit');

/** A dialog that opens by address (`?new=1`), so that menus and the palette can link to it. */
export const useFlagParam = (name: OpenParam): [on: boolean, set: (on: boolean) => void] => {
  const [value, setValue] = useAddressParam(name);
  const set = useCallback((on: boolean) => setValue(on ? 1 : null), [setValue]);
  return [value === '1', set];
};
