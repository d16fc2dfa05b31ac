import { mistake } from '../../../../platform/core/errors';
import type { IsoDate } from '../../../../platform/money/dates';

/** What a driver is paid by. `detention_share` is a part of what brokers pay for waiting. */
export const PAY_BASES = [
  'flat',
  'percent_linehaul',
  'percent_gross',
  'loaded_mile',
  'empty_mile',
  'hour',
  'stop',
  'detention_share',
] as const;
export type PayBasis = (typeof PAY_BASES)[number];

/** What is taken from pay: money lent, money kept for the driver, and costs that the driver bears. */
export const DEDUCTION_KINDS = ['insurance', 'lease', 'fuel_card', 'advance', 'escrow', 'other'] as const;
export type DeductionKind = (typeof DEDUCTION_KINDS)[number];
/** By what a deduction is worked out; `percent` is of what the driver earned. */
export const DEDUCTION_BASES = ['fixed', 'per_mile', 'per_load', 'percent'] as const;
export type DeductionBasis = (typeof DEDUCTION_BASES)[number];

type Basis = PayBasis | DeductionBasis;

/** Rates in percent; those by mile are dollars with up to four places, all others dollars and cents. */
const PERCENTS: ReadonlySet<Basis> = new Set(['percent_linehaul', 'percent_gross', 'detention_share', 'percent']);
const BY_MILE: ReadonlySet<Basis> = new Set(['loaded_mile', 'empty_mile', 'per_mile']);
export const isPercent = (basis: Basis): boolean => PERCENTS.has(basis);

/** @throws RuleViolation naming the rate: '70' percent, '0.585' dollars a mile, '25.00' dollars an hour */
export const mustBeRate = (basis: Basis, rate: string): void => {
  if (isPercent(basis)) {
    if (Number(rate) > 100) throw mistake('rate', 'The rate is in percent: at most 100');
  } else if (BY_MILE.has(basis)) {
    if (Number(rate) > 100) throw mistake('rate', 'The rate is in dollars a mile: at most 100');
  } else if (!/^\d+(?:\.\d{1,2}0*)?$/.test(rate)) throw mistake('rate', 'The rate is in dollars and cents');
};

/** The days from which and until which a rule holds, both included; without an end it holds on. */
export interface Days {
  readonly from: IsoDate;
  readonly until: IsoDate | null;
}
/** @throws RuleViolation when a rule ends before it begins */
export const mustBeDays = ({ from, until }: Days): void => {
  if (until && until < from) throw mistake('until', 'It ends before it begins');
};
/** Whether a rule holds on a day. */
export const holdsOn = ({ from, until }: Days, day: IsoDate): boolean =>
  from <= day && (until === null || day <= until);
/** Whether a rule holds on one of the days from `start` to `end`. */
export const holdsWithin = ({ from, until }: Days, start: IsoDate, end: IsoDate): boolean =>
  from <= end && (until === null || start <= until);
