import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from './api-client';
import type { SavedView, ViewChanges } from './api-types';
import { roots } from './query-roots';
import { OPEN_PARAMS } from './use-address-param';

export const viewsQuery = queryOptions({
  queryKey: roots.views,
  queryFn: () => api.get<SavedView[]>('/api/views'),
  // a list without its menu of views is a list still
  meta: { quiet: true },
});

const meta = { invalidates: [roots.views] };

export const useAddView = () =>
  useMutation({ mutationFn: (view: Omit<SavedView, 'id'>) => api.post<SavedView>('/api/views', view), meta });
export const useChangeView = () =>
  useMutation({
    mutationFn: ({ id, ...changes }: ViewChanges & Pick<SavedView, 'id'>) =>
      api.patch<SavedView>(`/api/views/${id}`, changes),
    meta,
  });
export const useRemoveView = () =>
  useMutation({ mutationFn: ({ id }: Pick<SavedView, 'id'>) => api.delete(`/api/views/${id}`), meta });

const UUID_OR_NUMBER = /^(\d+|[\da-f]{8}-[\da-f-]{27})$/i;

/** What the list of a page is called: '/accounting/invoices' is accounting-invoices. */
export const listAt = (pathname: string): string =>
  pathname
    .split('/')
    .filter(Boolean)
    .map((part) => (UUID_OR_NUMBER.test(part) ? 'id' : part))
    .join('-') || 'home';

/** Where in a list somebody is, and what is open beside it, is no part of a view. */
const PASSING: readonly string[] = ['page', 'cursor', ...OPEN_PARAMS];

/** Search, filters, sort, columns and page size of an address. */
export const viewIn = (search: URLSearchParams): string =>
  new URLSearchParams([...search].filter(([name]) => !PASSING.includes(name))).toString();

/** The address with another view of its list; what is open stays open. */
export const withView = (search: URLSearchParams, query: string): URLSearchParams =>
  new URLSearchParams([
    ...new URLSearchParams(query),
    ...[...search].filter(([name]) => OPEN_PARAMS.some((open) => open === name)),
  ]);
