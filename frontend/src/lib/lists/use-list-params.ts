import { useMemo } from 'react';
import type { QueryParams } from '../api/api-client';
import { CHOSEN_CLIENT, useClientScope } from './client-scope';
import { useNow, useSearch } from '../navigation/use-search';

/** How many rows a page may have; the first is what it has when nobody chose. */
export const PAGE_SIZES = [25, 100, 500] as const;
const [USUAL] = PAGE_SIZES;

type Changes = Record<string, string | number | null>;

export interface ListParams {
  /** What the list is called in the address; '': it is the one of its page. */
  of: string;
  q: string;
  /** Counted from nought. */
  page: number;
  /** Rows of a page. */
  limit: number;
  /** Where the page begins, when the server said so. */
  cursor: string;
  /** Whether that number is known: not at the end of a list that nobody counted. */
  isNumbered: boolean;
  sort: string;
  filter: (name: string) => string;
  /** What the list call needs. */
  query: QueryParams;
  /** The same for all of its rows. */
  exported: QueryParams;
  /** Back undoes it. */
  set: (changes: Changes) => void;
  /** Words that are searched for: typing on is one step back with what was typed before. */
  search: (words: string) => void;
  /**
   * Goes to a page: to the place that a cursor names, or else to the page of that number. `instead` of this page, which
   * Back then skips.
   */
  turnTo: (page: number | null, cursor?: string, how?: 'instead') => void;
  /** Another number of rows begins again at the first page. */
  size: (rows: number) => void;
  /** Whether a search or a filter leaves something out. */
  narrowed: boolean;
  clear: () => void;
}

/** Under which name something of a list stands in the address; a second list of a page has names of its own. */
const namesOf =
  (of: string) =>
  (name: string): string =>
    of === '' ? name : `${of}.${name}`;
type Names = ReturnType<typeof namesOf>;

const changed = (current: URLSearchParams, changes: Changes, named: Names): URLSearchParams => {
  const next = new URLSearchParams(current);
  if (!('page' in changes)) for (const name of ['page', 'cursor']) next.delete(named(name));
  for (const [plain, value] of Object.entries(changes)) {
    const name = plain === CHOSEN_CLIENT ? plain : named(plain);
    if (value === '' && name === CHOSEN_CLIENT) next.set(name, '');
    else if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
};

const NONE: readonly string[] = [];
/** Marks the step that a search made. */
const SEARCHING = { searching: true };
const isSearching = (state: unknown): boolean => typeof state === 'object' && state !== null && 'searching' in state;

/** The filter by client, which the page or the header may have set. */
const CLIENT = 'clientId';
/** The filter for what is the firm's own: one client's is never asked for beside it. */
const OWN = 'own';

/**
 * Search, paging, sorting and filters live in the address, so a list can be linked and the back button undoes each of
 * them.
 * @param of what a list is called in the address that is not the first of its page
 */
export const useListParams = (filters = NONE, of = ''): ListParams => {
  const [search, change] = useSearch();
  const now = useNow();
  const { clientId: given, fixed } = useClientScope();
  return useMemo(() => {
    const named = namesOf(of);
    const scoped = filters.includes(CLIENT) ? (given ?? '') : '';
    const filter = (name: string): string => {
      const own = search.get(named(name)) ?? '';
      if (name === OWN && filters.includes(CLIENT) && filter(CLIENT) !== '') return '';
      return name === CLIENT && (fixed || own === '') ? scoped || own : own;
    };
    const go = (changes: Changes, how?: { replace?: boolean; state?: object }): void =>
      change((current) => changed(current, changes, named), how);
    const q = filter('q');
    const sort = filter('sort');
    const cursor = filter('cursor');
    const page = Math.max(0, Number.parseInt(filter('page'), 10) - 1 || 0);
    const limit = PAGE_SIZES.find((size) => String(size) === filter('limit')) ?? USUAL;
    const place = cursor === '' ? { page } : { cursor };
    const narrowing = ['q', ...filters.filter((name) => name !== CLIENT || !fixed)];
    const chosen = scoped !== '' && !fixed ? { [CHOSEN_CLIENT]: '' } : {};
    const exported = { q, sort, ...Object.fromEntries(filters.map((name) => [name, filter(name)])) };
    return {
      of,
      q,
      page,
      limit,
      cursor,
      isNumbered: cursor === '' || search.has(named('page')),
      sort,
      filter,
      set: (changes) => go(changes),
      search: (words) => go({ q: words }, { replace: isSearching(now().state), state: SEARCHING }),
      turnTo: (to, at, how) =>
        go(
          { page: to === null || to === 0 ? null : to + 1, cursor: at ?? null },
          how === 'instead' ? { replace: true } : undefined,
        ),
      query: { ...exported, ...place, limit },
      exported,
      size: (rows) => go({ limit: rows === USUAL ? null : rows }),
      narrowed: narrowing.some((name) => filter(name) !== ''),
      clear: () => go({ ...Object.fromEntries(narrowing.map((name) => [name, null])), ...chosen }),
    };
  }, [search, change, now, filters, of, given, fixed]);
};
