import type { IsoDate } from '../../../../../platform/money/dates';
import { add, multiply, type Cents } from '../../../../../platform/money/money';

/** A jurisdiction of a fleet: how far the fleet went there, and what its full registration would cost there. */
export interface Apportionable {
  readonly jurisdiction: string;
  /** Miles with at most one place. */
  readonly distance: string;
  readonly fullFee: Cents;
}

export interface Share {
  readonly jurisdiction: string;
  /** Of the fleet's distance, in whole percent. */
  readonly percent: number;
  readonly fee: Cents;
}

const OCTOBER = 10;
const tenths = (distance: string): bigint => {
  const [whole = '0', place = '0'] = distance.split('.');
  return BigInt(whole) * 10n + BigInt(place);
};

/**
 * What each jurisdiction gets: its full fee by its share of the distance, the percent rounded to a whole one as the
 * example of the plan has it (https://www.irponline.org/page/FAQCost).
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
 * July through June, whole before the registration year begins; a year that begins in July, August or September goes by
 * the one before that (29-250-162 Me. Code R. § 14).
 */
export const reportingPeriod = (yearStart: IsoDate): { readonly from: IsoDate; readonly to: IsoDate } => {
  const [year, month] = [Number(yearStart.slice(0, 4)), Number(yearStart.slice(5, 7))];
  const ends = month >= OCTOBER ? year : year - 1;
  return { from: `${ends - 1}-07-01`, to: `${ends}-06-30` };
};
