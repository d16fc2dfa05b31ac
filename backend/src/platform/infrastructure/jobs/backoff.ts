const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const TWO_DAYS = 48 * HOUR;
const LONGEST = 2 * HOUR;
const SPREAD = 0.1;

/** Pauses that double from the first to the longest, until together they last for the whole stretch. */
export const backoffDelays = (first: number, longest = LONGEST, whole = TWO_DAYS): readonly number[] => {
  const pauses: number[] = [];
  for (let pause = first, sum = 0; sum < whole; sum += Math.min(pause, longest), pause *= 2)
    pauses.push(Math.min(pause, longest));
  return pauses;
};

/** A tenth more or less, so that what failed together is not tried again together. @param chance from 0 to 1 */
export const jittered = (pause: number, chance: number): number =>
  Math.round(pause * (1 - SPREAD + 2 * SPREAD * chance));

/** Work is tried again soon, a mail server that said no is left alone for half a minute; both for two days. */
export const WORK_PAUSES = backoffDelays(SECOND);
export const LETTER_PAUSES = backoffDelays(30 * SECOND);
