import { annualTax, categoryOf, MONTH_NUMBERS, taxFrom, type MonthOfPeriod } from '../../obligations';
import type { IsoDate } from '../../../../platform/money/dates';
import { cents, NOTHING, type Cents } from '../../../../platform/money/money';

export const MONTHS_OF_PERIOD = Object.keys(MONTH_NUMBERS) as MonthOfPeriod[];

/** The first tax year for which a filing can be kept. */
export const FIRST_TAX_YEAR = 2024;
/** Form 2290 applies from this taxable gross weight in pounds on. */
export const LEAST_WEIGHT = 55_000;
/** A return with at least this many taxed vehicles has to be filed electronically. */
export const ELECTRONIC_FROM = 25;

/** The number of categories by weight on the form: A to V. */
const CATEGORIES = 22;
/** Each category between the lightest and the heaviest spans this many pounds. */
const STEP = 1_000;

/** What the tax on a vehicle depends on. */
export interface HeavyVehicle {
  readonly taxYear: number;
  readonly firstUsedMonth: MonthOfPeriod;
  /** Taxable gross weight in pounds. */
  readonly weight: number;
  /** Expected to stay within the miles that a vehicle may run in the period without tax. */
  readonly suspended: boolean;
}

/** The category on Schedule 1 of Form 2290: A to V by weight, W for a suspended vehicle. */
export const heavyCategory = ({ weight, suspended }: HeavyVehicle): string => categoryOf(weight, suspended);

/** The tax from the month of first use through June, in cents; 0 for a suspended vehicle. */
export const heavyTax = ({ taxYear, firstUsedMonth, weight, suspended }: HeavyVehicle): Cents =>
  suspended ? NOTHING : cents(taxFrom(weight, taxYear, MONTH_NUMBERS[firstUsedMonth]));

/**
 * A line of the weight table of Form 2290: pounds from and to, both included (`to` is null for the heaviest category),
 * and the tax of a whole period in cents. Example: `{ category: 'B', from: 55_001, to: 56_000, tax: 12_200 }`.
 */
export interface WeightCategory {
  readonly category: string;
  readonly from: number;
  readonly to: number | null;
  readonly tax: Cents;
}

/** The weight table of Form 2290 for a tax year, the lightest category first. */
export const weightTable = (taxYear: number): readonly WeightCategory[] =>
  Array.from({ length: CATEGORIES }, (_, nr) => {
    const from = nr === 0 ? LEAST_WEIGHT : LEAST_WEIGHT + (nr - 1) * STEP + 1;
    const to = nr === CATEGORIES - 1 ? null : LEAST_WEIGHT + nr * STEP;
    return { category: categoryOf(from, false), from, to, tax: cents(annualTax(from, taxYear)) };
  });

/** The tax year of a day. A tax period runs from July through June, so 2027-06-30 belongs to tax year 2026. */
export const taxYearOf = (day: IsoDate): number => Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
