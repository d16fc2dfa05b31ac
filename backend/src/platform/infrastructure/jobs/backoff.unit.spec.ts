import { backoffDelays, jittered, LETTER_PAUSES, WORK_PAUSES } from './backoff';

const HOUR = 3_600_000;
const sum = (pauses: readonly number[]): number => pauses.reduce((all, pause) => all + pause, 0);

describe('the pauses between tries', () => {
  it('double up to the longest and fill the stretch', () => {
    expect(backoffDelays(1, 4, 12)).toEqual([1, 2, 4, 4, 4]);
  });
  it('of a letter begin at half a minute, never pass two hours, and last about two days', () => {
    expect(LETTER_PAUSES.slice(0, 10)).toEqual([
      30_000, 60_000, 120_000, 240_000, 480_000, 960_000, 1_920_000, 3_840_000, 7_200_000, 7_200_000,
    ]);
    expect(Math.max(...LETTER_PAUSES)).toBe(2 * HOUR);
    expect(sum(LETTER_PAUSES)).toBeGreaterThanOrEqual(48 * HOUR);
    expect(sum(LETTER_PAUSES)).toBeLessThan(50 * HOUR);
  });
  it('of other work begin at a second and last as long', () => {
    expect(WORK_PAUSES.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(sum(WORK_PAUSES)).toBeGreaterThanOrEqual(48 * HOUR);
    expect(sum(WORK_PAUSES)).toBeLessThan(50 * HOUR);
  });
  it('are spread by a tenth to both sides', () => {
    expect([jittered(1_000, 0), jittered(1_000, 0.5), jittered(1_000, 1)]).toEqual([900, 1_000, 1_100]);
  });
});
