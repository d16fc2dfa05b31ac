import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { QueryParams } from './api-client';

export const PAGE_SIZE = 25;

export interface ListParams {
  q: string;
  page: number;
  sort: string;
  filter: (name: string) => string;
  /** What the list call needs. */
  query: QueryParams;
  set: (changes: Record<string, string | number | null>) => void;
}

/** Search, paging, sorting and filters live in the address, so a list can be linked and the back button works. */
export const useListParams = (filters: readonly string[] = [], defaultSort = ''): ListParams => {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const q = search.get('q') ?? '';
    const page = Math.max(0, Number.parseInt(search.get('page') ?? '1', 10) - 1 || 0);
    const sort = search.get('sort') ?? defaultSort;
    const filter = (name: string): string => search.get(name) ?? '';
    const set = (changes: Record<string, string | number | null>): void =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, String(value));
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    const query: QueryParams = { q, sort, page, limit: PAGE_SIZE, ...Object.fromEntries(filters.map((name) => [name, filter(name)])) };
    return { q, page, sort, filter, query, set };
  }, [search, setSearch, defaultSort, filters]);
};

export const tableChanges = ({ page, sort }: { page?: number; sort?: string }): Record<string, string | number | null> => ({
  ...(page !== undefined && { page: page === 0 ? null : page + 1 }),
  ...(sort !== undefined && { sort: sort === '' ? null : sort }),
});
