import table from './form-2290-tax.json';

const JULY = 7;
const MONTHS = 12;

/** Months of first use in a tax period, which begins in July of its tax year, with their number. */
export const MONTH_NUMBERS = {
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
export type MonthOfPeriod = keyof typeof MONTH_NUMBERS;

/** The rates that hold in a tax period, named by the year in which it begins. */
const ratesIn = (year: number): (typeof table.rates)[number] | undefined =>
  table.rates.filter(({ from }) => from === null || Number(from) <= year).at(-1);

/** Whether Form 2290 is to be filed for a vehicle of this taxable gross weight. */
export const isHeavy = (weight: number, year: number): boolean => weight >= (ratesIn(year)?.taxableFrom ?? Infinity);

/** The tax of a whole period in cents; 0 below the taxable weight. */
export const annualTax = (weight: number, year: number): number => {
  const rates = ratesIn(year);
  if (!rates || weight < rates.taxableFrom) return 0;
  if (weight > rates.heaviestOver) return rates.heaviest;
  return rates.base + Math.ceil((weight - rates.taxableFrom) / rates.per) * rates.perCents;
};

/** Months from the first used one to June: July 12 … June 1. */
export const monthsTaxed = (firstUsed: number): number =>
  firstUsed >= JULY ? MONTHS - (firstUsed - JULY) : JULY - firstUsed;

/** The tax of what is left of a period from the month of first use on, in cents. */
export const taxFrom = (weight: number, year: number, firstUsed: number): number =>
  Math.round((annualTax(weight, year) * monthsTaxed(firstUsed)) / MONTHS);

/**
 * A vehicle category of the form: A at 55,000 lb, one letter for each 1,000 lb or part, V over 75,000; W is suspended.
 */
export const categoryOf = (weight: number, suspended: boolean): string => {
  if (suspended) return 'W';
  return String.fromCharCode('A'.charCodeAt(0) + Math.min(Math.ceil((weight - 55_000) / 1_000), 21));
};
