import { act, renderHook } from '@testing-library/react';
import { hasUnsavedText, leaveGuard } from './leave-guards';
import { useLeaveGuard } from './use-leave-guard';

const form = (dirty = true) => {
  const { result, rerender, unmount } = renderHook(({ typed }) => useLeaveGuard(typed), {
    initialProps: { typed: dirty },
  });
  const left: string[] = [];
  const go = (to: string) => act(() => leaveGuard()?.(() => void left.push(to)));
  return { guard: () => result.current, type: (typed: boolean) => rerender({ typed }), unmount, left, go };
};

describe('a form with typed text', () => {
  it('asks before it is left, and stays when told so', () => {
    const { guard, go, left, unmount } = form();
    go('/loads');
    expect([guard().asking, left]).toEqual([true, []]);
    act(() => guard().stay());
    expect([guard().asking, left, hasUnsavedText()]).toEqual([false, [], true]);
    unmount();
  });

  it('is left when told so, once, for where the last click led', () => {
    const { guard, go, left, unmount } = form();
    go('/loads');
    go('/clients');
    act(() => guard().leave());
    expect([guard().asking, left, hasUnsavedText()]).toEqual([false, ['/clients'], false]);
    act(() => guard().leave());
    expect(left).toEqual(['/clients']);
    unmount();
  });

  it('asks nothing once its text is saved, emptied or away with it', () => {
    const { guard, type, unmount } = form();
    act(() => guard().release());
    expect([hasUnsavedText(), guard().asking]).toEqual([false, false]);
    type(false);
    type(true);
    expect(hasUnsavedText()).toBe(true);
    type(false);
    expect(hasUnsavedText()).toBe(false);
    type(true);
    unmount();
    expect(hasUnsavedText()).toBe(false);
  });

  it('asks nothing before anything is typed', () => {
    const { guard, unmount } = form(false);
    expect([hasUnsavedText(), guard().asking]).toEqual([false, false]);
    act(() => guard().release());
    act(() => guard().leave());
    expect(hasUnsavedText()).toBe(false);
    unmount();
  });
});
