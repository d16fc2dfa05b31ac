import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { ClientScope } from './client-scope';
import { useListParams } from './use-list-params';

const at = (
  address: string,
  filters: readonly string[],
  { of = '', scope }: { of?: string; scope?: ClientScope } = {},
) =>
  renderHook(() => ({ list: useListParams(filters, of), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>
        {scope ? <ClientScope value={scope}>{children}</ClientScope> : children}
      </MemoryRouter>
    ),
  }).result;
const BY_CLIENT = ['status', 'clientId'];
const chosen: ClientScope = { clientId: 'c-1', fixed: false };
const itsPage: ClientScope = { clientId: 'c-1', fixed: true };

describe('the second list of a page', () => {
  const address = '/drivers?q=first&page=4&cursor=x&limit=100&papers.q=mesa&papers.page=2&papers.status=late';
  const papers = () => at(address, ['status'], { of: 'papers' });

  it('is asked for by names of its own', () => {
    expect(papers().current.list).toMatchObject({ q: 'mesa', page: 1, limit: 25, cursor: '', isNumbered: true });
    expect(papers().current.list.exported).toEqual({ q: 'mesa', sort: '', status: 'late' });
  });

  it('turns, narrows and clears without moving the first one', () => {
    const list = papers();
    act(() => list.current.list.set({ status: 'paid' }));
    const first = '?q=first&page=4&cursor=x&limit=100';
    expect(list.current.search).toBe(`${first}&papers.q=mesa&papers.status=paid`);
    act(() => list.current.list.turnTo(2, 'abc'));
    expect(list.current.search).toBe(`${first}&papers.q=mesa&papers.status=paid&papers.page=3&papers.cursor=abc`);
    act(() => list.current.list.clear());
    expect(list.current.search).toBe(first);
  });

  it('has no number where only its cursor is known', () => {
    expect(at('/drivers?page=2&papers.cursor=x', [], { of: 'papers' }).current.list.isNumbered).toBe(false);
  });
});

describe('a list that is narrowed to a client', () => {
  it.each([
    ['by nobody', '/loads', undefined, '', false],
    ['by its own filter', '/loads?clientId=c-9', undefined, 'c-9', true],
    ['by the header', '/loads', chosen, 'c-1', true],
    ['by its own filter before the header', '/loads?clientId=c-9', chosen, 'c-9', true],
    ['by whose page it is', '/clients/c-1', itsPage, 'c-1', false],
    ['by whose page it is before its own filter', '/clients/c-1?clientId=c-9', itsPage, 'c-1', false],
  ])('%s asks for it, and is narrowed only where that can be undone', (_, address, scope, clientId, narrowed) => {
    const { list } = at(address, BY_CLIENT, { ...(scope && { scope }) }).current;
    expect([list.filter('clientId'), list.query['clientId'], list.narrowed]).toEqual([clientId, clientId, narrowed]);
  });

  it('is not where its records belong to no client', () => {
    const { list } = at('/brokers', ['status'], { scope: chosen }).current;
    expect([list.query, list.narrowed]).toEqual([{ q: '', sort: '', page: 0, limit: 25, status: '' }, false]);
    expect(list.filter('clientId')).toBe('');
  });

  it('takes only the client from the page', () => {
    expect(at('/loads', BY_CLIENT, { scope: chosen }).current.list.filter('status')).toBe('');
  });

  it('lets go of the header’s client when it is cleared', () => {
    const list = at('/loads?status=paid&client=c-1', BY_CLIENT, { scope: chosen });
    act(() => list.current.list.clear());
    expect(list.current.search).toBe('?client=');
  });

  it('keeps whose page it is when it is cleared', () => {
    const list = at('/clients/c-1?status=paid', BY_CLIENT, { scope: itsPage });
    act(() => list.current.list.clear());
    expect(list.current.search).toBe('');
  });

  it('names nobody in the header where nobody was chosen there', () => {
    const list = at('/loads?clientId=c-9', BY_CLIENT);
    act(() => list.current.list.clear());
    expect(list.current.search).toBe('');
  });

  it('has the header’s client under its one name, also from a second list', () => {
    const list = at('/loads?client=c-1', BY_CLIENT, { of: 'papers' });
    act(() => list.current.list.set({ client: '' }));
    expect(list.current.search).toBe('?client=');
    act(() => list.current.list.set({ client: 'c-2' }));
    expect(list.current.search).toBe('?client=c-2');
  });
});

describe('a search', () => {
  it.each([['from the list'], [undefined], [null], [{ from: 'list' }]])(
    'is a step of its own on a page that was opened with %j',
    (state) => {
      const { result } = renderHook(() => ({ list: useListParams(), at: useLocation(), go: useNavigate() }), {
        wrapper: ({ children }: { children: ReactNode }) => (
          <MemoryRouter initialEntries={[{ pathname: '/loads', state }]}>{children}</MemoryRouter>
        ),
      });
      act(() => result.current.list.search('m'));
      act(() => result.current.list.search('mesa'));
      expect(result.current.at.search).toBe('?q=mesa');
      act(() => void result.current.go(-1));
      expect([result.current.at.search, result.current.at.state]).toEqual(['', state ?? null]);
    },
  );
});
