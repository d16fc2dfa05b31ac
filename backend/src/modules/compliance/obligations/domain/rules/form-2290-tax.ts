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

/** The rates of a tax period: weights in pounds, taxes in whole cents. */
export type Rates = (typeof table.rates)[number];

/** The least taxable gross weight in pounds that is taxed in any tax period. */
export const LEAST_WEIGHT = Math.min(...table.rates.map(({ taxableFrom }) => taxableFrom));
/** A return with at least this many taxed vehicles has to be filed electronically. */
export const ELECTRONIC_FROM = table.electronic.vehicles;
/** A vehicle that runs at most so many miles in the period is suspended from the tax. */
export const SUSPENDED_MILES = table.suspended;

/** The rates of a tax period; `year` is the year in whose July the period begins. */
const ratesIn = (year: number): Rates | undefined =>
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

/** The category of vehicles that are suspended from the tax. */
export const SUSPENDED = 'W';

/** The pounds of a weight category, both included; `to` is null for the heaviest. */
export interface WeightBand {
  readonly category: string;
  readonly from: number;
  readonly to: number | null;
}

/**
 * The weight categories of Form 2290, the lightest first: one for the weight from which it applies, one for each
 * further step or part of it, one for all that is heavier. Example: A is 55,000 lb, B 55,001 to 56,000 lb, V over
 * 75,000 lb.
 */
export const bandsOf = ({ taxableFrom, per, heaviestOver }: Rates): readonly WeightBand[] => {
  const steps = Math.ceil((heaviestOver - taxableFrom) / per);
  return Array.from({ length: steps + 2 }, (_, nr) => ({
    category: String.fromCharCode('A'.charCodeAt(0) + nr),
    from: nr === 0 ? taxableFrom : taxableFrom + (nr - 1) * per + 1,
    to: nr > steps ? null : Math.min(taxableFrom + nr * per, heaviestOver),
  }));
};

/** The weight categories of a tax period. */
export const weightBands = (year: number): readonly WeightBand[] => {
  const rates = ratesIn(year);
  return rates ? bandsOf(rates) : [];
};

/** The category of a taxed vehicle in a tax period. Example: 'B' for 55,500 lb in 2026. */
export const categoryOf = (weight: number, year: number): string =>
  weightBands(year).find(({ to }) => to === null || weight <= to)?.category ?? '';
