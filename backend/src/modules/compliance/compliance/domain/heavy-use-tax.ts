import {
  annualTax,
  categoryOf,
  MONTH_NUMBERS,
  SUSPENDED,
  taxFrom,
  weightBands,
  type MonthOfPeriod,
  type WeightBand,
} from '../../obligations';
import type { IsoDate } from '../../../../platform/money/dates';
import { cents, NOTHING, type Cents } from '../../../../platform/money/money';

export const MONTHS_OF_PERIOD = Object.keys(MONTH_NUMBERS) as MonthOfPeriod[];

/** The first tax year for which a filing can be kept. */
export const FIRST_TAX_YEAR = 2024;

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
export const heavyCategory = ({ taxYear, weight, suspended }: HeavyVehicle): string =>
  suspended ? SUSPENDED : categoryOf(weight, taxYear);

/** The tax from the month of first use through June, in cents; 0 for a suspended vehicle. */
export const heavyTax = ({ taxYear, firstUsedMonth, weight, suspended }: HeavyVehicle): Cents =>
  suspended ? NOTHING : cents(taxFrom(weight, taxYear, MONTH_NUMBERS[firstUsedMonth]));

/**
 * A line of the weight table of Form 2290, with the tax of a whole period in cents. Example: `{ category: 'B', from:
 * 55_001, to: 56_000, tax: 12_200 }`.
 */
export interface WeightCategory extends WeightBand {
  readonly tax: Cents;
}

/** The weight table of Form 2290 for a tax year, the lightest category first. */
export const weightTable = (taxYear: number): readonly WeightCategory[] =>
  weightBands(taxYear).map((band) => ({ ...band, tax: cents(annualTax(band.from, taxYear)) }));

/** The tax year of a day. A tax period runs from July through June, so 2027-06-30 belongs to tax year 2026. */
export const taxYearOf = (day: IsoDate): number => Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0);
