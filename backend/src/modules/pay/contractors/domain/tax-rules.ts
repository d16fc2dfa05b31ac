import type { Box1099 } from '../../../../platform/money/boxes-1099';
import { nextBusinessDay } from '../../../../platform/money/business-days';
import { cents, type Cents } from '../../../../platform/money/money';
import type { IsoDate } from '../../../../platform/money/dates';
import table from './tax-rules.json';

/**
 * From which total of a year a box makes a form, in whole cents; null where the amount is not published, undefined
 * where no rule is known.
 */
export const thresholdOf = (box: Box1099, year: number): Cents | null | undefined => {
  const rule = table.thresholds.find(
    ({ boxes, from, through }) =>
      boxes.includes(box) && (from === null || from <= year) && (through === null || year <= through),
  );
  return rule && (rule.cents === null ? null : cents(rule.cents));
};

/** Whether the threshold of a year is known; without it no form of the year can be prepared. */
export const isPublished = (year: number): boolean => typeof thresholdOf('nec1', year) === 'number';

/** The sentence that says why nothing is prepared for a year. */
export const notPublished = (year: number): string =>
  `The threshold for payments of ${year} is not published yet: nothing is prepared`;

/** The highest threshold of any year, in whole cents: an own one of a contractor is never above it. */
export const HIGHEST_THRESHOLD = cents(Math.max(...table.thresholds.map(({ cents: most }) => most ?? 0)));

/** From so many returns of a payer in a year on they are filed electronically. */
export const ELECTRONIC_FROM = table.electronicFrom.returns;

/** A day by which something about the forms of a year is done. */
export interface Deadline {
  /** '1099-nec', '1099-misc' or '1096'. */
  readonly form: string;
  readonly to: string;
  readonly title: string;
  /** The day that the law names. */
  readonly nominal: IsoDate;
  /** The same, or the next business day. */
  readonly due: IsoDate;
}

/**
 * The deadlines of the forms for the payments of a year, in the year after.
 * @example deadlinesOf(2025)[0].due // '2026-02-02': January 31 is a Saturday
 */
export const deadlinesOf = (year: number): readonly Deadline[] =>
  table.deadlines.map(({ form, to, title, month, day }) => {
    const nominal = `${year + 1}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    return { form, to, title, nominal, due: nextBusinessDay(nominal) };
  });
