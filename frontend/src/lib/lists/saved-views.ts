import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../api/api-client';
import type { SavedView, ViewChanges } from '../api/api-types';
import { CHOSEN_CLIENT } from './client-scope';
import { roots } from '../api/query-roots';
import { OPEN_PARAMS } from '../navigation/over/open-params';

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

/** Which of the lists of a page is shown: the tab, and what it is switched to. */
const PLACES: readonly string[] = ['tab', 'view'];
const PLACE = /^[a-z\d-]+$/;

const placesIn = (search: URLSearchParams): string[] =>
  PLACES.flatMap((name) => search.get(name) ?? []).filter((place) => PLACE.test(place));

/**
 * What the list of a page is called: '/accounting/invoices' is accounting-invoices, '/clients/17?tab=loads' is
 * clients-id-loads.
 */
export const listAt = (pathname: string, search: URLSearchParams): string =>
  [
    ...pathname
      .split('/')
      .filter(Boolean)
      .map((part) => (UUID_OR_NUMBER.test(part) ? 'id' : part)),
    ...placesIn(search),
  ].join('-') || 'home';

/** Where in a list somebody is, what is open beside it and whom the header is about are no part of a view. */
const PASSING: readonly string[] = ['page', 'cursor', CHOSEN_CLIENT, ...OPEN_PARAMS];

/** Also of the second list of a page, whose names begin with its own: 'papers.page'. */
const isPassing = (name: string): boolean => PASSING.includes(name.replace(/^\w+\./, ''));

/** Search, filters, sort, columns and page size of an address. */
export const viewIn = (search: URLSearchParams): string =>
  new URLSearchParams([...search].filter(([name]) => !isPassing(name) && !PLACES.includes(name))).toString();

/** The views of a list; earlier releases kept its place with what it showed. */
export const viewsOf = (list: string, all: readonly SavedView[]): SavedView[] =>
  all
    .map((view) => {
      const search = new URLSearchParams(view.query);
      return { ...view, list: [view.list, ...placesIn(search)].join('-'), query: viewIn(search) };
    })
    .filter((view) => view.list === list);

const STAYING: readonly string[] = [...PLACES, CHOSEN_CLIENT, ...OPEN_PARAMS];

/** The address with another view of its list; the list, its client and what is open stay. */
export const withView = (search: URLSearchParams, query: string): URLSearchParams =>
  new URLSearchParams([...new URLSearchParams(query), ...[...search].filter(([name]) => STAYING.includes(name))]);
