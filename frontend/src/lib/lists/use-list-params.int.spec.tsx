import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { publishedApi } from '../../../../testing/published-api';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useFlagParam } from '../navigation/use-address-param';
import { PAGE_SIZES, useListParams, type ListParams } from './use-list-params';

const at = <Value,>(address: string, use: () => Value) => {
  const { result } = renderHook(() => ({ value: use(), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  });
  return result;
};

const FILTERS = ['status', 'brokerId'];

describe('the address of a list', () => {
  it('says what the list asks the server', () => {
    const list = at('/invoices?q=mesa&page=3&sort=-amount&status=overdue&other=1', () => useListParams(FILTERS)).current
      .value;
    expect(list).toMatchObject({ q: 'mesa', page: 2, sort: '-amount', narrowed: true });
    expect(list.query).toEqual({ q: 'mesa', sort: '-amount', page: 2, limit: 25, status: 'overdue', brokerId: '' });
    expect([list.filter('status'), list.filter('brokerId')]).toEqual(['overdue', '']);
  });

  it.each([
    ['', 0],
    ['?page=1', 0],
    ['?page=2', 1],
    ['?page=0', 0],
    ['?page=-4', 0],
    ['?page=soon', 0],
    ['?page=12x', 11],
  ])('means with "%s" page %i, counted from nought', (search, page) => {
    expect(at(`/loads${search}`, () => useListParams()).current.value.page).toBe(page);
  });

  it.each([
    ['', 25],
    ['?limit=25', 25],
    ['?limit=100', 100],
    ['?limit=500', 500],
    ['?limit=1000', 25],
    ['?limit=many', 25],
  ])('means with "%s" %i rows a page', (search, limit) => {
    const list = at(`/loads${search}`, () => useListParams()).current.value;
    expect([list.limit, list.query['limit']]).toEqual([limit, limit]);
    expect(list.exported).not.toHaveProperty('limit');
  });

  it('asks no list of the server for more rows than it gives', () => {
    const lists = Object.values(publishedApi().document.paths).flatMap((path) =>
      (path['get']?.parameters ?? []).filter(({ name }) => name === 'limit'),
    );
    expect(lists.length).toBeGreaterThan(10);
    const most = lists.map(({ schema }) => Number(schema.maximum));
    expect(Math.min(...most)).toBeGreaterThanOrEqual(Math.max(...PAGE_SIZES));
  });

  it('begins anew with another number of rows, keeps it through filters, and leaves out the usual one', () => {
    const list = at('/invoices?q=mesa&page=3&cursor=abc', () => useListParams(FILTERS));
    act(() => list.current.value.size(100));
    expect(list.current.search).toBe('?q=mesa&limit=100');
    act(() => list.current.value.turnTo(1));
    act(() => list.current.value.set({ status: 'paid' }));
    act(() => list.current.value.clear());
    expect(list.current.search).toBe('?limit=100');
    act(() => list.current.value.size(25));
    expect(list.current.search).toBe('');
  });

  it('asks for the place of a cursor, not for a page, and says whether the page has a number', () => {
    const list = (search: string) => at(`/loads${search}`, () => useListParams()).current.value;
    expect(list('?page=3&cursor=abc').query).toEqual({ q: '', sort: '', cursor: 'abc', limit: 25 });
    expect([list('?page=3&cursor=abc'), list('?cursor=abc'), list('')].map(({ isNumbered }) => isNumbered)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('leaves the place of a page with its number', () => {
    const list = at('/invoices?page=3&cursor=abc', () => useListParams(FILTERS));
    act(() => list.current.value.set({ sort: 'amount' }));
    expect(list.current.search).toBe('?sort=amount');
    act(() => list.current.value.turnTo(4, 'def'));
    expect(list.current.search).toBe('?sort=amount&page=5&cursor=def');
    act(() => list.current.value.turnTo(0));
    expect(list.current.search).toBe('?sort=amount');
  });

  it('leaves something out with a search or a filter, not with a sort or a page', () => {
    const narrowed = (search: string) => at(`/invoices${search}`, () => useListParams(FILTERS)).current.value.narrowed;
    expect([narrowed('?q=mesa'), narrowed('?brokerId=4')]).toEqual([true, true]);
    expect([narrowed(''), narrowed('?sort=amount&page=2'), narrowed('?other=1'), narrowed('?q=')]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('goes back to the first page when anything else changes, and keeps the rest', () => {
    const list = at('/invoices?q=mesa&page=3&other=1', () => useListParams(FILTERS));
    act(() => list.current.value.set({ status: 'paid' }));
    expect(list.current.search).toBe('?q=mesa&other=1&status=paid');
    act(() => list.current.value.set({ page: 4 }));
    expect(list.current.search).toBe('?q=mesa&other=1&status=paid&page=4');
    act(() => list.current.value.set({ status: '', q: null }));
    expect(list.current.search).toBe('?other=1');
  });

  it('forgets search and filters together when they are cleared', () => {
    const list = at('/invoices?q=mesa&status=paid&brokerId=4&sort=amount&page=2', () => useListParams(FILTERS));
    act(() => list.current.value.clear());
    expect(list.current.search).toBe('?sort=amount');
    expect(list.current.value.narrowed).toBe(false);
  });

  it.each([
    ['a filter', (list: ListParams) => list.set({ status: 'paid' })],
    ['a sort', (list: ListParams) => list.set({ sort: 'amount' })],
    ['a page', (list: ListParams) => list.turnTo(1)],
    ['a number of rows', (list: ListParams) => list.size(500)],
    ['clearing', (list: ListParams) => list.clear()],
  ])('goes back over %s', (_, change) => {
    const list = at('/invoices?q=mesa', () => ({ list: useListParams(FILTERS), go: useNavigate() }));
    act(() => change(list.current.value.list));
    expect(list.current.search).not.toBe('?q=mesa');
    act(() => void list.current.value.go(-1));
    expect(list.current.search).toBe('?q=mesa');
  });

  it('goes back over what was typed at once, and over each search by itself', () => {
    const list = at('/invoices', () => ({ list: useListParams(FILTERS), go: useNavigate() }));
    for (const words of ['m', 'me', 'mesa']) act(() => list.current.value.list.search(words));
    act(() => list.current.value.list.set({ status: 'paid' }));
    act(() => list.current.value.list.search('mesa 2'));
    expect(list.current.search).toBe('?q=mesa+2&status=paid');
    const back = ['?q=mesa&status=paid', '?q=mesa', ''];
    for (const search of back) {
      act(() => void list.current.value.go(-1));
      expect(list.current.search).toBe(search);
    }
  });

  it('has no step for what changes nothing, nor for a page that takes the place of another', () => {
    const list = at('/invoices?page=9', () => ({ list: useListParams(FILTERS), go: useNavigate() }));
    act(() => list.current.value.list.turnTo(2, undefined, 'instead'));
    act(() => list.current.value.list.turnTo(2));
    act(() => list.current.value.list.set({ status: 'paid' }));
    act(() => void list.current.value.go(-1));
    expect(list.current.search).toBe('?page=3');
    act(() => void list.current.value.go(-1));
    expect(list.current.search).toBe('?page=3');
  });

  it('opens and closes a dialog', () => {
    const dialog = at('/invoices?q=mesa&new=0', () => useFlagParam('new'));
    expect(dialog.current.value[0]).toBe(false);
    act(() => dialog.current.value[1](true));
    expect([dialog.current.value[0], dialog.current.search]).toEqual([true, '?q=mesa&new=1']);
    act(() => dialog.current.value[1](false));
    expect([dialog.current.value[0], dialog.current.search]).toEqual([false, '?q=mesa']);
  });
});
