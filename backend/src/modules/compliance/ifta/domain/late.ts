import rates from './data/interest-rates.json';
import { addDays, monthsAfter, type IsoDate } from '../../../../platform/money/dates';
import { cents, type Cents } from '../../../../platform/money/money';
import { rounded, scaled } from '../../../../platform/money/rounding';

const PLACES = 6;
const LEAST_PENALTY = 5_000n;
const PENALTY_PERCENT = 10n;

/** What being late costs for each dollar owed: the sum of monthly factors in millionths, 15000n for two of 0.0075. */
export interface Lateness {
  readonly months: number;
  readonly factor: bigint;
  /** The years whose interest rate is not known; what is owed cannot be said then. */
  readonly missing: readonly number[];
  /** The years whose rate no state's page confirmed. */
  readonly unverified: readonly number[];
}

/**
 * Interest of a fleet in the United States: the annual rate by twelve for each month or part of a month from the day
 * that the return was due to the day that it is filed; each month at the rate of the year in which it begins (domain
 * rules §1.5; https://cdtfa.ca.gov/taxes-and-fees/ifta-interest-rates.htm).
 * @example latenessOf('2026-11-02', '2026-12-10') // two months at 0.0075: { months: 2, factor: 15000n, … }
 */
export const latenessOf = (due: IsoDate, filedOn: IsoDate): Lateness => {
  const begun: IsoDate[] = [];
  for (let months = 0; monthAfter(due, months) < filedOn; months += 1) begun.push(addDays(monthAfter(due, months), 1));
  const found = begun.map((day) => ({ day, rate: rates.find(({ from, to }) => from <= day && day <= to) }));
  const years = (of: typeof found): number[] => [...new Set(of.map(({ day }) => Number(day.slice(0, 4))))];
  return {
    months: begun.length,
    factor: found.reduce((sum, { rate }) => sum + scaled(rate?.monthly ?? '0', PLACES), 0n),
    missing: years(found.filter(({ rate }) => rate === undefined)),
    unverified: years(found.filter(({ rate }) => rate?.verified === false)),
  };
};

/** The same day so many months later; the last day of a month is followed by last days. */
const monthAfter = (due: IsoDate, months: number): IsoDate => {
  const isLast = addDays(due, 1).endsWith('-01');
  return isLast ? addDays(monthsAfter(addDays(due, 1), months), -1) : monthsAfter(due, months);
};

/** Interest on what one jurisdiction is owed; none on a credit. interestOn(3391, two months) is 51. */
export const interestOn = (owed: number, { factor }: Lateness): Cents =>
  owed > 0 ? cents(Number(rounded(BigInt(owed) * factor, 1_000_000n))) : cents(0);

/** The penalty of a late return: $50.00, or a tenth of the tax owed where that is more; also when nothing is owed. */
export const penaltyOn = (owed: number, { months }: Lateness): Cents => {
  if (months === 0) return cents(0);
  const tenth = owed > 0 ? rounded(BigInt(owed) * PENALTY_PERCENT, 100n) : 0n;
  return cents(Number(tenth > LEAST_PENALTY ? tenth : LEAST_PENALTY));
};
