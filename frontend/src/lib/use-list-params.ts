import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { QueryParams } from './api-client';

export const PAGE_SIZE = 25;

type Changes = Record<string, string | number | null>;

export interface ListParams {
  q: string;
  /** Counted from nought. */
  page: number;
  /** Whether that number is known: not at the end of a list that nobody counted. */
  isNumbered: boolean;
  sort: string;
  filter: (name: string) => string;
  /** What the list call needs. */
  query: QueryParams;
  set: (changes: Changes) => void;
  /** Goes to a page: to the place that a cursor names, or else to the page of that number. */
  turnTo: (page: number | null, cursor?: string) => void;
  /** Whether a search or a filter leaves something out. */
  narrowed: boolean;
  clear: () => void;
}

const changed = (current: URLSearchParams, changes: Changes): URLSearchParams => {
  const next = new URLSearchParams(current);
  if (!('page' in changes)) for (const name of ['page', 'cursor']) next.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
};

const NONE: readonly string[] = [];

/** Search, paging, sorting and filters live in the address, so a list can be linked and the back button works. */
export const useListParams = (filters = NONE): ListParams => {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const filter = (name: string): string => search.get(name) ?? '';
    const set = (changes: Changes): void => setSearch((current) => changed(current, changes), { replace: true });
    const q = filter('q');
    const sort = filter('sort');
    const cursor = filter('cursor');
    const page = Math.max(0, Number.parseInt(filter('page'), 10) - 1 || 0);
    const place = cursor === '' ? { page } : { cursor };
    const narrowing = ['q', ...filters];
    return {
      q,
      page,
      isNumbered: cursor === '' || search.has('page'),
      sort,
      filter,
      set,
      turnTo: (to, at) => set({ page: to === null || to === 0 ? null : to + 1, cursor: at ?? null }),
      query: {
        q,
        sort,
        ...place,
        limit: PAGE_SIZE,
        ...Object.fromEntries(filters.map((name) => [name, filter(name)])),
      },
      narrowed: narrowing.some((name) => filter(name) !== ''),
      clear: () => set(Object.fromEntries(narrowing.map((name) => [name, null]))),
    };
  }, [search, setSearch, filters]);
};
