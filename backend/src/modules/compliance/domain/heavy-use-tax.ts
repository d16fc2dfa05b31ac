import { categoryOf, taxFrom } from '../../obligations';
import { cents, NOTHING, type Cents } from '../../../platform/money/money';

/** Months of first use in a tax period, which begins in July of its tax year, with their number. */
const MONTHS = {
  july: 7,
  august: 8,
  september: 9,
  october: 10,
  november: 11,
  december: 12,
  january: 1,
  february: 2,
  march: 3,
  april: 4,
  may: 5,
  june: 6,
} as const;
export type MonthOfPeriod = keyof typeof MONTHS;
export const MONTHS_OF_PERIOD = Object.keys(MONTHS) as MonthOfPeriod[];

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
  suspended ? NOTHING : cents(taxFrom(weight, taxYear, MONTHS[firstUsedMonth]));
