import { repeatEvery } from './repeat-every';

describe('work that is done every so often', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is done when the time is over since it was begun or done last, however often it is asked for', async () => {
    const at: number[] = [];
    const began = performance.now();
    const asked = repeatEvery(500, () => {
      at.push(performance.now() - began);
      return Promise.resolve();
    });
    for (let time = 0; time <= 1_700; time += 100) {
      await asked();
      await asked();
      jest.advanceTimersByTime(100);
    }
    expect(at).toEqual([500, 1_000, 1_500]);
  });
  it('counts from when it was done, not from when it was due', async () => {
    let done = 0;
    const asked = repeatEvery(500, () => {
      done += 1;
      return Promise.resolve();
    });
    jest.advanceTimersByTime(900);
    await asked();
    jest.advanceTimersByTime(499);
    await asked();
    expect(done).toBe(1);
    jest.advanceTimersByTime(1);
    await asked();
    expect(done).toBe(2);
  });
});
