import { addDays, daysBetween, firstOfMonth, monthsAfter, type IsoDate } from '../../../../platform/money/dates';

/** What the escrow of a driver got on a day, in whole cents; below 0: what was taken. */
export interface HeldMove {
  readonly on: IsoDate;
  readonly amount: number;
}
/** The interest a year in percent from a day on, '3.5'; null: none. */
export interface RateFrom {
  readonly from: IsoDate;
  readonly rate: string | null;
}
export interface Quarter {
  readonly from: IsoDate;
  readonly to: IsoDate;
}
/** Interest in whole cents, at the rate of its first day. */
export interface Interest extends Quarter {
  readonly rate: string;
  readonly amount: number;
}

/** The quarter that a day is in: `quarterOf('2026-11-27')` is `{ from: '2026-10-01', to: '2026-12-31' }`. */
export const quarterOf = (day: IsoDate): Quarter => {
  const from = monthsAfter(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % 3));
  return { from, to: addDays(monthsAfter(from, 3), -1) };
};
/** The last quarter that is over on a day. */
export const quarterBefore = (day: IsoDate): Quarter => quarterOf(addDays(quarterOf(day).from, -1));

/**
 * The quarters up to the last one that may lack interest, the earliest first: from the first rate, or from the day
 * after the last that has it.
 * @example quartersDue([{ from: '2026-05-01', rate: '3' }], null, quarterOf('2026-09-30')) // the second and the third
 */
export const quartersDue = (
  rates: readonly RateFrom[],
  interestThrough: IsoDate | null,
  last: Quarter,
): readonly Quarter[] => {
  const first = interestThrough === null ? rates[0]?.from : addDays(interestThrough, 1);
  const quarters: Quarter[] = [];
  for (let day = first ?? addDays(last.to, 1); day <= last.to; day = addDays(quarterOf(day).to, 1))
    quarters.push(quarterOf(day));
  return quarters;
};

/** The rate on a day; rates are in the order of their days. */
const rateOn = (rates: readonly RateFrom[], day: IsoDate): string | null =>
  rates.findLast(({ from }) => from <= day)?.rate ?? null;

/** The first day of a quarter that has a rate; null where none has. */
const firstDay = (rates: readonly RateFrom[], { from, to }: Quarter): IsoDate | null =>
  [from, ...rates.map((one) => one.from).filter((day) => day > from && day <= to)].find(
    (day) => rateOn(rates, day) !== null,
  ) ?? null;

/** Ten thousandths of a percent: '3.5' is 35000n. */
const scaled = (rate: string): bigint => {
  const [whole = '0', places = ''] = rate.split('.');
  return BigInt(`${whole}${places.padEnd(4, '0')}`);
};
const PER_YEAR = 365n * 100n * 10_000n;

/**
 * The interest on escrow for a quarter (49 CFR 376.12(k)): on what is held at the end of each day a 365th of the yearly
 * rate, rounded once, half a cent up. The rate is that of the first day; a first one within the quarter counts from its
 * day.
 * @example interestOf([{ on: '2026-06-01', amount: 250000 }], [{ from: '2026-01-01', rate: '3.65' }],
 *   { from: '2026-07-01', to: '2026-09-30' }) // 92 days of 25 cents: amount 2300
 * @returns null where there is no rate or less than half a cent
 */
export const interestOf = (
  moves: readonly HeldMove[],
  rates: readonly RateFrom[],
  quarter: Quarter,
): Interest | null => {
  const { to } = quarter;
  const from = firstDay(rates, quarter);
  const rate = from === null ? null : rateOn(rates, from);
  if (from === null || rate === null) return null;
  const after = addDays(to, 1);
  const centDays = moves
    .filter(({ on }) => on <= to)
    .reduce((sum, { on, amount }) => sum + amount * daysBetween(on < from ? from : on, after), 0);
  if (centDays <= 0) return null;
  const amount = Number((2n * BigInt(centDays) * scaled(rate) + PER_YEAR) / (2n * PER_YEAR));
  return amount === 0 ? null : { from, to, rate, amount };
};
