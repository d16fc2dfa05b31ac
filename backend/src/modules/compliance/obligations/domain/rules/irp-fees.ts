import type { IsoDate } from '../../../../../platform/money/dates';
import { add, multiply, type Cents } from '../../../../../platform/money/money';

/**
 * A jurisdiction of a fleet: how far the fleet went there, and what its full registration there would cost. Example: `{
 * jurisdiction: 'TX', distance: '41250.5', fullFee: 84_000 }`, the fee in whole cents.
 */
export interface Apportionable {
  readonly jurisdiction: string;
  /** Miles with at most one decimal place. */
  readonly distance: string;
  readonly fullFee: Cents;
}

/** What one jurisdiction gets of the apportioned fee. */
export interface Share {
  readonly jurisdiction: string;
  /** Share of the fleet’s distance in whole percent. */
  readonly percent: number;
  readonly fee: Cents;
}

const OCTOBER = 10;
const tenths = (distance: string): bigint => {
  const [whole = '0', place = '0'] = distance.split('.');
  return BigInt(whole) * 10n + BigInt(place);
};

/**
 * What each jurisdiction gets: its full fee times its share of the distance. The share is rounded to a whole percent,
 * as in the example of the plan (https://www.irponline.org/page/FAQCost).
 */
export const sharesOf = (jurisdictions: readonly Apportionable[]): readonly Share[] => {
  const all = jurisdictions.reduce((sum, { distance }) => sum + tenths(distance), 0n);
  return jurisdictions.map(({ jurisdiction, distance, fullFee }) => {
    const percent = all === 0n ? 0 : Number((tenths(distance) * 200n + all) / (all * 2n));
    return { jurisdiction, percent, fee: multiply(fullFee, (percent / 100).toFixed(2)) };
  });
};

export const irpFee = (jurisdictions: readonly Apportionable[]): Cents =>
  add(...sharesOf(jurisdictions).map(({ fee }) => fee));

/**
 * The IRP reporting period of a registration year: the last July through June that ended before the year begins. A year
 * that begins in July, August or September uses the period before that (29-250-162 Me. Code R. § 14). Example: for
 * 2027-01-01 it is 2025-07-01 to 2026-06-30, for 2027-07-01 as well.
 */
export const reportingPeriod = (yearStart: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } => {
  const [year, month] = [Number(yearStart.slice(0, 4)), Number(yearStart.slice(5, 7))];
  const ends = month >= OCTOBER ? year : year - 1;
  return { from: `${ends - 1}-07-01`, to: `${ends}-06-30` };
};
