import { RuleViolation } from '../core/errors';
import { rounded } from './rounding';

/**
 * Whole cents: 125000 is $1,250.00. The brand keeps plain numbers (dollars, miles, counts) from being passed as cents.
 */
export type Cents = number & { readonly __cents: true };

export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is not a whole number of cents`);
  return value as Cents;
};

export const NOTHING = cents(0);
export const add = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((sum: number, amount) => sum + amount, 0));
export const subtract = (from: Cents, amount: Cents): Cents => cents(from - amount);
export const negate = (amount: Cents): Cents => cents(0 - amount);

const AMOUNT = /^-?\d{1,11}(\.\d{1,2})?$/;

/** Removes the point from a decimal after filling it up to `places` digits: ("12.5", 2) → "1250". */
const withoutPoint = (decimal: string, places: number): string => {
  const [given = ''] = /(?<=\.)\d+/.exec(decimal) ?? [];
  return decimal.replace('.', '') + '0'.repeat(places - given.length);
};

/**
 * Parses dollars to cents: "1250", "1250.5", "1250.50" or 1250 → 125000 or 125050. Null for anything else, such as more
 * than two places.
 */
export const parseMoney = (value: string | number): Cents | null => {
  const text = typeof value === 'number' ? String(value) : value.trim();
  if (!AMOUNT.test(text)) return null;
  const amount = Number(withoutPoint(text, 2));
  return amount === 0 ? NOTHING : cents(amount);
};

/** 125000 → "1250.00": the form of all money fields in JSON. */
export const moneyText = (amount: number): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const THOUSANDS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0, signDisplay: 'negative' });
/** 1250 → "1,250" */
export const grouped = (whole: number): string => THOUSANDS.format(whole);

/** 125000 → "$1,250.00", for printed pages and sentences. */
export const dollars = (amount: number): string => {
  const text = moneyText(Math.abs(amount));
  return `${amount < 0 ? '-' : ''}$${grouped(Number(text.slice(0, -3)))}${text.slice(-3)}`;
};

const DECIMAL = /^-?\d{1,12}(?:\.\d{1,6})?$/;

/**
 * `amount × factor` in whole cents, rounded half away from zero. `factor` is a
 * decimal string: multiply(cents(125000), '0.035') is 4375.
 * @throws RuleViolation INVALID_DECIMAL when factor is not a decimal with at most 6 places
 */
export const multiply = (amount: Cents, factor: string): Cents => {
  if (!DECIMAL.test(factor)) throw new RuleViolation('INVALID_DECIMAL', `${factor} is not a decimal number`, 'invalid');
  return cents(Number(rounded(BigInt(withoutPoint(factor, 6)) * BigInt(amount), 1_000_000n)));
};

/**
 * `base × rate` dollars in whole cents, rounded once, half away from zero: miles, hours, stops or loads by what one of
 * them pays. product('612.5', '0.585') is 35831, product('100.5', '0.61') is 6131.
 * @throws RuleViolation INVALID_DECIMAL when one of them is not a decimal with at most 6 places
 */
export const product = (base: string, rate: string): Cents => {
  for (const factor of [base, rate])
    if (!DECIMAL.test(factor))
      throw new RuleViolation('INVALID_DECIMAL', `${factor} is not a decimal number`, 'invalid');
  return cents(Number(rounded(BigInt(withoutPoint(base, 6)) * BigInt(withoutPoint(rate, 6)), 10_000_000_000n)));
};
