import { act, renderHook } from '@testing-library/react';
import type { Confirmation } from './provider';
import { usePay } from './use-pay';

const paid: Confirmation = { status: 'succeeded' };

describe('a try to pay', () => {
  it.each([
    [true, true],
    [false, false],
  ])('that is done with (%s) leaves the form busy: %s', async (done, busy) => {
    const onTry = jest.fn();
    const onConfirmed = jest.fn(() => Promise.resolve(done));
    const { result } = renderHook(() => usePay(() => Promise.resolve(paid), { onTry, onConfirmed }));
    expect(result.current.busy).toBe(false);
    await act(() => result.current.pay());
    expect([onTry.mock.calls.length, onConfirmed.mock.calls]).toEqual([1, [[paid]]]);
    expect(result.current.busy).toBe(busy);
  });

  it('that breaks can be made again', async () => {
    const onConfirmed = jest.fn(() => Promise.resolve(true));
    const { result } = renderHook(() =>
      usePay(() => Promise.reject(new Error('broken')), { onTry: () => undefined, onConfirmed }),
    );
    await act(() => expect(result.current.pay()).rejects.toThrow('broken'));
    expect(result.current.busy).toBe(false);
    expect(onConfirmed).not.toHaveBeenCalled();
  });

  it('is one at a time', async () => {
    let answer = (_: Confirmation): void => undefined;
    const confirm = jest.fn(() => new Promise<Confirmation>((resolve) => (answer = resolve)));
    const { result } = renderHook(() =>
      usePay(confirm, { onTry: () => undefined, onConfirmed: () => Promise.resolve(true) }),
    );
    let first = Promise.resolve();
    act(() => void (first = result.current.pay()));
    expect(result.current.busy).toBe(true);
    await act(() => result.current.pay());
    expect(confirm).toHaveBeenCalledTimes(1);
    answer(paid);
    await act(() => first);
  });
});
