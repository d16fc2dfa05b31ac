import { cents, moneyText, type Cents } from '../../../../platform/money/money';
import { rounded, withPlaces } from '../../../../platform/money/rounding';

/** `part × scale ÷ whole`, rounded half away from zero. */
const ratio = (part: number, whole: number, scale: bigint): bigint => rounded(BigInt(part) * scale, BigInt(whole));

/** How much more than before, in percent with one place; '0.0' where there was nothing before (RUL-443). */
export const growthOf = (now: Cents, before: Cents): string =>
  before === 0 ? '0.0' : withPlaces(ratio(now - before, Math.abs(before), 1_000n), 1);

/** Net income of revenue, in percent with one place. No revenue counts as one dollar (RUL-444). */
export const netMarginOf = (netIncome: Cents, revenue: Cents): string =>
  withPlaces(ratio(netIncome, revenue === 0 ? 100 : revenue, 1_000n), 1);

const PLACES = 3;
const thousandths = (decimal: string): number => {
  const [whole = '0', places = ''] = decimal.split('.');
  return Number(`${whole}${places.slice(0, PLACES).padEnd(PLACES, '0')}`);
};

/**
 * Dollars for each mile with up to four places: what a loaded mile has to bring in to cover all expenses. Null where no
 * mile was driven. perMileOf(150000, '1000') is '1.50'.
 */
export const perMileOf = (expenses: Cents, miles: string): string | null => {
  const driven = thousandths(miles);
  if (driven <= 0) return null;
  // cents × 100 are hundredths of a cent: four places of a dollar
  const text = withPlaces(ratio(expenses, driven, 100_000n), 4);
  return text.replace(/0{1,2}$/, '');
};

/** Miles for each gallon with two places; fewer than one gallon counts as one (RUL-445). */
export const milesPerGallon = (miles: string, gallons: string): string => {
  const least = Math.max(thousandths(gallons), 1_000);
  return withPlaces(ratio(thousandths(miles), least, 100n), 2);
};

export const sumOf = (amounts: readonly number[]): Cents => cents(amounts.reduce((sum, amount) => sum + amount, 0));

/** An amount of an answer: '1250.00'. */
export const shown = (amount: number): string => moneyText(amount);
