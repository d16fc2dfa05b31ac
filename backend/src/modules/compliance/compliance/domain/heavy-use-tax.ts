import { annualTax, categoryOf, MONTH_NUMBERS, taxFrom, type MonthOfPeriod } from '../../obligations';
import type { IsoDate } from '../../../../platform/money/dates';
import { cents, NOTHING, type Cents } from '../../../../platform/money/money';

export const MONTHS_OF_PERIOD = Object.keys(MONTH_NUMBERS) as MonthOfPeriod[];

/** The first tax year that can be filed for. */
export const FIRST_TAX_YEAR = 2024;
/** Form 2290 begins at this taxable gross weight. */
export const LEAST_WEIGHT = 55_000;
/** From this many taxed vehicles on the return has to be filed electronically. */
export const ELECTRONIC_FROM = 25;

/** Categories of the form by weight, A to V. */
const CATEGORIES = 22;
const STEP = 1_000;

/** What the tax on a vehicle follows from. */
export interface HeavyVehicle {
  readonly taxYear: number;
  readonly firstUsedMonth: MonthOfPeriod;
  /** Taxable gross weight in pounds. */
  readonly weight: number;
  /** Expected to run no more miles in the period than the law lets go untaxed. */
  readonly suspended: boolean;
}

/** The category on Schedule 1: A to V by weight, W when suspended. */
export const heavyCategory = ({ weight, suspended }: HeavyVehicle): string => categoryOf(weight, suspended);

/** The tax from the month of first use through June. */
export const heavyTax = ({ taxYear, firstUsedMonth, weight, suspended }: HeavyVehicle): Cents =>
  suspended ? NOTHING : cents(taxFrom(weight, taxYear, MONTH_NUMBERS[firstUsedMonth]));

/**
 * A category of the form: pounds from and to, both in it, the heaviest without an end; and the tax of a whole period.
 */
export interface WeightCategory {
  readonly category: string;
  readonly from: number;
  readonly to: number | null;
  readonly tax: Cents;
}

/** The weight table of a tax year, the lightest first. */
export const weightTable = (taxYear: number): readonly WeightCategory[] =>
  Array.from({ length: CATEGORIES }, (_, nr) => {
    const from = nr === 0 ? LEAST_WEIGHT : LEAST_WEIGHT + (nr - 1) * STEP + 1;
    const to = nr === CATEGORIES - 1 ? null : LEAST_WEIGHT + nr * STEP;
    return { category: categoryOf(from, false), from, to, tax: cents(annualTax(from, taxYear)) };
  });

/** The tax year in whose period a day lies: July to June. */
export const taxYearOf = (day: IsoDate): number => Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
