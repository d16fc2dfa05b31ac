import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type Location } from 'react-router';
import { PlaceNow, useNow, useSearch } from './use-search';

const at = (address: string, place: (() => Location) | null = null) =>
  renderHook(
    () => {
      const [search, change] = useSearch();
      return { search, change, now: useNow(), at: useLocation(), go: useNavigate() };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={['/before', address]}>
          <PlaceNow value={place}>{children}</PlaceNow>
        </MemoryRouter>
      ),
    },
  ).result;
const placeOf = (pathname: string, search: string): Location => ({ pathname, search, hash: '', state: null, key: 'k' });
const adds = (name: string, value: string) => (current: URLSearchParams) => {
  current.set(name, value);
  return current;
};

describe('what an address says after its ?', () => {
  it('is read, and changed by a step that Back undoes', () => {
    const page = at('/loads?q=mesa');
    expect(page.current.search.get('q')).toBe('mesa');
    act(() => page.current.change(adds('status', 'paid')));
    expect(page.current.at.search).toBe('?q=mesa&status=paid');
    act(() => void page.current.go(-1));
    expect(page.current.at.search).toBe('?q=mesa');
  });

  it('is changed without a step where it is said', () => {
    const page = at('/loads?q=mesa');
    act(() => page.current.change(adds('status', 'paid'), { replace: true, state: { searching: true } }));
    expect([page.current.at.search, page.current.at.state]).toEqual(['?q=mesa&status=paid', { searching: true }]);
    act(() => void page.current.go(-1));
    expect(page.current.at.pathname).toBe('/before');
  });

  it('has no step for a change of nothing', () => {
    const page = at('/loads?q=mesa');
    act(() => page.current.change(adds('q', 'mesa')));
    act(() => void page.current.go(-1));
    expect(page.current.at.pathname).toBe('/before');
  });

  it('is changed from where the router is already, a step ahead of the page', () => {
    const page = at('/loads?q=mesa', () => placeOf('/loads', '?q=mesa&status=paid'));
    expect(page.current.now().search).toBe('?q=mesa&status=paid');
    act(() => page.current.change(adds('page', '2')));
    expect(page.current.at.search).toBe('?q=mesa&status=paid&page=2');
  });

  it('is changed from what the page shows where the router is on its way to another page', () => {
    const page = at('/loads?q=mesa', () => placeOf('/clients', '?status=active'));
    expect(page.current.now()).toMatchObject({ pathname: '/loads', search: '?q=mesa' });
    act(() => page.current.change(adds('page', '2')));
    expect(page.current.at.search).toBe('?q=mesa&page=2');
  });
});
