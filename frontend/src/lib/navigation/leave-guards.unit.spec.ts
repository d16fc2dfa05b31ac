import { guardLeaving, hasUnsavedText, leaveGuard, letGo } from './leave-guards';

const unloading = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const guard = () => undefined;
const other = () => undefined;

describe('who guards typed text', () => {
  afterEach(letGo);

  it('keeps the tab until none is left', () => {
    expect([hasUnsavedText(), leaveGuard(), unloading()]).toEqual([false, undefined, false]);
    const [end, endOther] = [guardLeaving(guard), guardLeaving(other)];
    expect([hasUnsavedText(), unloading()]).toEqual([true, true]);
    end();
    expect([hasUnsavedText(), unloading()]).toEqual([true, true]);
    endOther();
    expect([hasUnsavedText(), leaveGuard(), unloading()]).toEqual([false, undefined, false]);
  });

  it('is asked when it came last', () => {
    guardLeaving(guard);
    const endOther = guardLeaving(other);
    expect(leaveGuard()).toBe(other);
    endOther();
    expect(leaveGuard()).toBe(guard);
  });

  it('guards nothing once the page goes', () => {
    guardLeaving(guard);
    letGo();
    expect([hasUnsavedText(), leaveGuard(), unloading()]).toEqual([false, undefined, false]);
  });
});
