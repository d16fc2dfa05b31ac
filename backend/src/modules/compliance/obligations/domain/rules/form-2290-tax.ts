import table from './form-2290-tax.json';

const JULY = 7;
const MONTHS = 12;

/** The months of first use in the order of a tax period, July through June, with their calendar number. */
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

/** The rates of a tax period; `year` is the year in whose July the period begins. */
const ratesIn = (year: number): (typeof table.rates)[number] | undefined =>
  table.rates.filter(({ from }) => from === null || Number(from) <= year).at(-1);

/** Whether Form 2290 has to be filed for a vehicle of this taxable gross weight in pounds. */
export const isHeavy = (weight: number, year: number): boolean => weight >= (ratesIn(year)?.taxableFrom ?? Infinity);

/** The tax of a whole period in whole cents; 0 below the taxable weight. Example: 80,000 pounds in 2026 are 55_000. */
export const annualTax = (weight: number, year: number): number => {
  const rates = ratesIn(year);
  if (!rates || weight < rates.taxableFrom) return 0;
  if (weight > rates.heaviestOver) return rates.heaviest;
  return rates.base + Math.ceil((weight - rates.taxableFrom) / rates.per) * rates.perCents;
};

/** The months that are taxed: from the month of first use (1 to 12) through June. July gives 12, June gives 1. */
export const monthsTaxed = (firstUsed: number): number =>
  firstUsed >= JULY ? MONTHS - (firstUsed - JULY) : JULY - firstUsed;

/**
 * The tax from the month of first use (1 to 12) through June, in whole cents. Example: 80,000 pounds, first used in
 * October 2026, are 9/12 of $550.00, 41_250.
 */
export const taxFrom = (weight: number, year: number, firstUsed: number): number =>
  Math.round((annualTax(weight, year) * monthsTaxed(firstUsed)) / MONTHS);

/**
 * The category of a vehicle on Form 2290: A at 55,000 lb, one letter further for each 1,000 lb or part of it, V over
 * 75,000 lb; W for a suspended vehicle.
 */
export const categoryOf = (weight: number, suspended: boolean): string => {
  if (suspended) return 'W';
  return String.fromCharCode('A'.charCodeAt(0) + Math.min(Math.ceil((weight - 55_000) / 1_000), 21));
};
