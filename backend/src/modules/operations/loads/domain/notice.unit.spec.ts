import { freeUntil, noticeIsDue, type Waiting } from './notice';

const waiting = (minutes: number | null, over: Partial<Waiting> = {}): Waiting => ({
  ...{ stop: 0, minutes, freeMinutes: 120, noticeMinutes: 30, noticeStop: null },
  ...over,
});

describe('a notice to the broker', () => {
  it.each([
    [89, false],
    [90, true],
    [300, true],
    [1_560, true],
    [1_561, false],
  ])('half an hour before two hours end: after %i minutes %s', (minutes, isDue) =>
    expect(noticeIsDue(waiting(minutes))).toBe(isDue),
  );
  it('is sent once a stop', () => {
    expect(noticeIsDue(waiting(100, { noticeStop: 0 }))).toBe(false);
    expect(noticeIsDue(waiting(100, { stop: 1, noticeStop: 0 }))).toBe(true);
  });
  it('is sent where the terms ask for it and free time is known', () => {
    expect(noticeIsDue(waiting(100, { noticeMinutes: null }))).toBe(false);
    expect(noticeIsDue(waiting(100, { freeMinutes: null }))).toBe(false);
    expect(noticeIsDue(waiting(null))).toBe(false);
  });
  it('says until when time is free', () =>
    expect(freeUntil('2026-11-10T19:30:00.000Z', 90, 120)).toBe('2026-11-10T20:00:00.000Z'));
});
