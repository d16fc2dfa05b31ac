import { cents, NOTHING, type Cents } from '../../../platform/money/money';
import { FORM_2290_RATES } from './form-2290-rates';

export const FIRST_TAX_YEAR = FORM_2290_RATES[0].fromTaxYear;
export const LEAST_TAXED_WEIGHT = FORM_2290_RATES[0].leastWeight;
/** From this many taxed vehicles on the return has to be filed electronically. */
export const ELECTRONIC_FROM = 25;

/** Months of first use in a tax period, which begins in July of its tax year. */
export const MONTHS_OF_PERIOD = [
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
] as const;
export type MonthOfPeriod = (typeof MONTHS_OF_PERIOD)[number];

/** What the tax on a vehicle follows from. */
export interface TaxedVehicle {
  readonly taxYear: number;
  readonly firstUsedMonth: MonthOfPeriod;
  /** Taxable gross weight in pounds. */
  readonly weight: number;
  /** Expected to run no more miles in the period than the law lets go untaxed. */
  readonly suspended: boolean;
}

const tableOf = (taxYear: number): (typeof FORM_2290_RATES)[number] =>
  [...FORM_2290_RATES].reverse().find(({ fromTaxYear }) => fromTaxYear <= taxYear) ?? FORM_2290_RATES[0];

/** Steps of weight over the least taxed one; a part of a step counts whole. */
const stepsOf = ({ taxYear, weight }: TaxedVehicle): number => {
  const { leastWeight, stepWeight } = tableOf(taxYear);
  return Math.ceil((weight - leastWeight) / stepWeight);
};

/** The category on Schedule 1: A to V by weight, W when suspended; null below the least weight. */
export const categoryOf = (vehicle: TaxedVehicle): string | null => {
  const { leastWeight, topWeight } = tableOf(vehicle.taxYear);
  if (vehicle.weight < leastWeight) return null;
  if (vehicle.suspended) return 'W';
  return vehicle.weight > topWeight ? 'V' : String.fromCharCode('A'.charCodeAt(0) + stepsOf(vehicle));
};

const taxOfPeriod = (vehicle: TaxedVehicle): number => {
  const { leastWeight, leastTax, stepTax, topWeight, topTax } = tableOf(vehicle.taxYear);
  if (vehicle.weight < leastWeight) return 0;
  return vehicle.weight > topWeight ? topTax : leastTax + stepTax * stepsOf(vehicle);
};

/** The tax from the month of first use through June. */
export const taxOf = (vehicle: TaxedVehicle): Cents => {
  if (vehicle.suspended) return NOTHING;
  const months = MONTHS_OF_PERIOD.length - MONTHS_OF_PERIOD.indexOf(vehicle.firstUsedMonth);
  return cents(Math.round((taxOfPeriod(vehicle) * months) / MONTHS_OF_PERIOD.length));
};
