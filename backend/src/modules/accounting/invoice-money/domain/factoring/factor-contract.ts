import { cents, multiply, type Cents } from '../../../../../platform/money/money';
import { daysBetween, type IsoDate } from '../../../../../platform/money/dates';

/** When a factor keeps its fee: with the reserve, with the advance, or with the reserve for each begun step of days. */
export const FEE_TIMES = ['end', 'start', 'day_steps'] as const;
export type FeeTime = (typeof FEE_TIMES)[number];

/**
 * The terms of a factor that an invoice is factored on; rates in percent.
 * @example { advanceRate: '90', feeRate: '3', feeAt: 'end', feeDays: null }
 */
export interface FactorFee {
  readonly feeRate: string;
  readonly feeAt: FeeTime;
  readonly feeDays: number | null;
}
/** The fee, and what of an invoice is paid at once. */
export interface FactorRates extends FactorFee {
  readonly advanceRate: string;
}

/** `percentOf(cents(200_000), '2.5')` is 5000: a percentage of an amount, rounded to whole cents. */
export const percentOf = (amount: Cents, percent: string): Cents => {
  const [whole = '0', places = ''] = percent.split('.');
  const digits = whole.padStart(3, '0');
  return multiply(amount, `${digits.slice(0, -2)}.${digits.slice(-2)}${places}`);
};

/** What a factor pays at once for an open amount, in cents. */
export const advanceOf = (open: Cents, { advanceRate }: FactorRates): Cents => percentOf(open, advanceRate);

/** What it keeps with the advance, in cents; 0 when its fee comes later. */
export const feeAtStart = (open: Cents, { feeAt, feeRate }: FactorFee): Cents =>
  feeAt === 'start' ? percentOf(open, feeRate) : cents(0);

/**
 * What it keeps when the broker has paid, in cents: 0 when it was kept at the start; otherwise its rate, by steps once
 * for each begun step of days, at least one.
 * @example feeAtEnd(cents(200_000), { feeRate: '1', feeAt: 'day_steps', feeDays: 10, … }, '2026-11-01', '2026-11-22')
 *   // 6000: 21 days are three begun steps
 */
export const feeAtEnd = (amount: Cents, rates: FactorFee, factoredOn: IsoDate, endedOn: IsoDate): Cents => {
  if (rates.feeAt === 'start') return cents(0);
  const once = percentOf(amount, rates.feeRate);
  if (rates.feeAt === 'end' || !rates.feeDays) return once;
  const days = daysBetween(factoredOn, endedOn);
  return cents(once * Math.max(1, Math.ceil(days / rates.feeDays)));
};
