import { categoryOf, MONTH_NUMBERS, taxFrom, type MonthOfPeriod } from '../../obligations';
import { cents, NOTHING, type Cents } from '../../../platform/money/money';

export const MONTHS_OF_PERIOD = Object.keys(MONTH_NUMBERS) as MonthOfPeriod[];

/** The first tax year that can be filed for. */
export const FIRST_TAX_YEAR = 2024;
/** Form 2290 begins at this taxable gross weight. */
export const LEAST_WEIGHT = 55_000;
/** From this many taxed vehicles on the return has to be filed electronically. */
export const ELECTRONIC_FROM = 25;

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
