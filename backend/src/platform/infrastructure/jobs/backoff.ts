const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const TWO_DAYS = 48 * HOUR;
const LONGEST = 2 * HOUR;
const SPREAD = 0.1;

/**
 * The pauses between retries, in milliseconds: they double from `first` up to `longest`, until their sum reaches
 * `whole`.
 */
export const backoffDelays = (first: number, longest = LONGEST, whole = TWO_DAYS): readonly number[] => {
  const pauses: number[] = [];
  for (let pause = first, sum = 0; sum < whole; sum += Math.min(pause, longest), pause *= 2)
    pauses.push(Math.min(pause, longest));
  return pauses;
};

/**
 * Varies a pause by up to a tenth, so that jobs that failed together are not retried together. @param chance a number
 * from 0 to 1
 */
export const jittered = (pause: number, chance: number): number =>
  Math.round(pause * (1 - SPREAD + 2 * SPREAD * chance));

/** The pauses of ordinary jobs begin at one second, those of e-mails at half a minute; both go on for two days. */
export const WORK_PAUSES = backoffDelays(SECOND);
export const LETTER_PAUSES = backoffDelays(30 * SECOND);
