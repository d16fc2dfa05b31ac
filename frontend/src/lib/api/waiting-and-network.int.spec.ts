import { act, renderHook } from '@testing-library/react';
import { useDebounced } from '../use-debounced';
import { useOnline } from '../use-online';

describe('a value that is typed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

  it('counts once it has stood for a while', () => {
    const { result, rerender } = renderHook(({ typed }) => useDebounced(typed, 300), { initialProps: { typed: '' } });
    rerender({ typed: 'm' });
    pass(200);
    rerender({ typed: 'me' });
    pass(299);
    expect(result.current).toBe('');
    pass(1);
    expect(result.current).toBe('me');
  });

  it('waits for as long as it is told at present', () => {
    const { result, rerender } = renderHook(({ typed, ms }) => useDebounced(typed, ms), {
      initialProps: { typed: '', ms: 300 },
    });
    rerender({ typed: 'mesa', ms: 50 });
    pass(50);
    expect(result.current).toBe('mesa');
  });

  it('is waited for by nobody who is gone', () => {
    const { rerender, unmount } = renderHook(({ typed }) => useDebounced(typed, 300), { initialProps: { typed: '' } });
    rerender({ typed: 'm' });
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the network of the device', () => {
  const turn = (on: boolean) =>
    act(() => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(on);
      window.dispatchEvent(new Event(on ? 'online' : 'offline'));
    });
  afterEach(() => jest.restoreAllMocks());

  it('is seen to go and to come back', () => {
    const { result } = renderHook(useOnline);
    expect(result.current).toBe(true);
    turn(false);
    expect(result.current).toBe(false);
    turn(true);
    expect(result.current).toBe(true);
  });

  it('is watched by nobody who is gone', () => {
    const left = jest.spyOn(window, 'removeEventListener');
    const { unmount } = renderHook(useOnline);
    unmount();
    expect(left.mock.calls.map(([event]) => event)).toEqual(expect.arrayContaining(['online', 'offline']));
  });
});
