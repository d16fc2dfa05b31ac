import { act, renderHook } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { lazyPage } from '../../lib/lazy-named';
import { useCodeAhead } from './code-ahead';

const load = (fails = false) =>
  jest.fn(() =>
    fails ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ Component: () => null }),
  );
const screensOf = (loads: Record<string, () => Promise<{ Component: () => null }>>): RouteObject[] =>
  Object.entries(loads).map(([path, each]) => ({ path, Component: lazyPage(each) }));

describe('the code of a page', () => {
  let idleWork: (() => void)[];
  const rest = async (): Promise<void> => {
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    for (const work of idleWork.splice(0)) work();
    await act(() => jest.advanceTimersByTimeAsync(0));
  };
  beforeEach(() => {
    jest.useFakeTimers();
    idleWork = [];
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => idleWork.push(work),
      cancelIdleCallback: () => (idleWork = []),
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  afterAll(() => ['requestIdleCallback', 'cancelIdleCallback'].forEach((name) => Reflect.deleteProperty(window, name)));

  it('is fetched while a pointer rests on its entry, with the tab that it begins with', async () => {
    const [page, tab, other] = [load(), load(), load()];
    const screens: RouteObject[] = [
      { path: '/reports', Component: lazyPage(page), children: [{ index: true, Component: lazyPage(tab) }] },
      { path: '/loads', Component: lazyPage(other) },
    ];
    const { result } = renderHook(() => useCodeAhead(screens, []));
    await result.current('/reports');
    expect([page, tab, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  it('is fetched for one entry of the menu after the other when the browser has nothing to do', async () => {
    const [loads, clients] = [load(), load()];
    const screens = screensOf({ '/loads': loads, '/clients': clients });
    renderHook(() => useCodeAhead(screens, ['/loads', '/clients']));
    expect(loads).not.toHaveBeenCalled();
    await rest();
    expect([loads, clients].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    await rest();
    expect(clients).toHaveBeenCalledTimes(1);
  });

  it('is not asked for further once some of it did not come', async () => {
    const [loads, clients] = [load(true), load()];
    const screens = screensOf({ '/loads': loads, '/clients': clients });
    renderHook(() => useCodeAhead(screens, ['/loads', '/clients']));
    await rest();
    await rest();
    expect([loads, clients].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it.each([
    [
      'data are saved',
      () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    ],
    ['there is no network', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('waits for its click where %s', async (_, set) => {
    set();
    const loads = load();
    const screens = screensOf({ '/loads': loads });
    const { result } = renderHook(() => useCodeAhead(screens, ['/loads']));
    await result.current('/loads');
    await rest();
    expect(loads).not.toHaveBeenCalled();
  });
});
