import { z } from 'zod';
import { isDate } from '../money/dates';
import { moneyText, parseMoney, type Cents } from '../money/money';

/** Field kinds of requests. Every one bounds its size, trims, and says in a sentence what is wrong. */
const label = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const MONEY_EXAMPLE = 'an amount in dollars with at most two places, such as 1250.00';

/** A required line of text. `missing` is the sentence when it is not there. */
export const text = (name: string, max = 255, missing = `${label(name)} is required`) =>
  z.string(missing).trim().min(1, missing).max(max, `${label(name)} must have at most ${max} characters`).refine(printable, `${label(name)} has characters that cannot be stored`);

/** An optional line of text: missing, null and '' all mean none. */
export const optionalText = (name: string, max = 255) =>
  z.string(`${label(name)} must be text`).trim().max(max, `${label(name)} must have at most ${max} characters`).refine(printable, `${label(name)} has characters that cannot be stored`)
    .nullish().transform((value) => (value === undefined ? undefined : value || null));

export const email = (name = 'email', message = 'Valid email is required') => z.string(message).trim().toLowerCase().max(255, message).refine((value) => EMAIL.test(value) && printable(value), message).meta({ format: 'email', title: name });
export const optionalEmail = (name = 'email', message = 'Valid email is required') =>
  z.union([z.literal('').transform(() => null), email(name, message)], message).nullish();

/** "1250.00" or 1250 → whole cents. */
export const money = (name: string, missing = `${label(name)} is required`) =>
  z.union([z.string(), z.number()], missing).transform((value, context): Cents => {
    const amount = parseMoney(value);
    if (amount !== null) return amount;
    context.addIssue({ code: 'custom', message: value === '' ? missing : `${label(name)} must be ${MONEY_EXAMPLE}` });
    return z.NEVER;
  });
export const positiveMoney = (name: string, missing?: string) => money(name, missing).refine((amount) => amount > 0, `${label(name)} must be more than 0`);
export const optionalMoney = (name: string) =>
  z.union([z.literal('').transform(() => null), money(name).refine((amount) => amount >= 0, `${label(name)} must be positive`)], `${label(name)} must be ${MONEY_EXAMPLE}`).nullish();

/** Miles, gallons: a decimal with at most `places` places, kept as text. */
export const optionalDecimal = (name: string, places = 1) =>
  z.union([z.string(), z.number()], `${label(name)} must be a number`).nullish().transform((value, context): string | null | undefined => {
    if (value === undefined) return undefined;
    const plain = String(value ?? '').trim();
    if (plain === '') return null;
    if (!new RegExp(`^\\d{1,9}(\\.\\d{1,${places}})?$`).test(plain)) {
      context.addIssue({ code: 'custom', message: `${label(name)} must be a number of at least 0 with at most ${places} ${places === 1 ? 'place' : 'places'}` });
      return z.NEVER;
    }
    return plain;
  });

export const day = (name: string) => z.string(`${label(name)} must be a date`).trim().transform((value) => value.slice(0, 10)).refine(isDate, `${label(name)} must be a date such as 2026-11-21`);
/** A date, or an instant whose date counts; '' and null mean none. */
export const optionalDay = (name: string) => z.union([z.literal('').transform(() => null), day(name)], `${label(name)} must be a date`).nullish();
export const instant = (name: string) =>
  z.string(`${label(name)} must be a point in time`).refine((value) => /^(?:19|2[01])\d{2}-\d{2}-\d{2}(T|$)/.test(value) && !Number.isNaN(Date.parse(value)), `${label(name)} must be a point in time such as 2026-11-21T15:00:00Z`).transform((value) => new Date(value).toISOString());
export const optionalInstant = (name: string) => z.union([z.literal('').transform(() => null), instant(name)], `${label(name)} must be a point in time`).nullish();

export const id = (name: string, message = `${label(name)} must be a whole number`) => 
  z.preprocess((value) => (typeof value === 'string' && /^\d{1,16}$/.test(value.trim()) ? Number(value) : value), z.number(message).int(message).min(1, message).max(Number.MAX_SAFE_INTEGER, message)).meta({ type: 'integer' });
export const optionalId = (name: string) => z.union([z.literal('').transform(() => null), z.literal(0).transform(() => null), id(name)], `${label(name)} must be a whole number`).nullish();
/** A whole number of a query or body, from `min` to `max`. */
export const wholeNumber = (name: string, min: number, max = Number.MAX_SAFE_INTEGER) => {
  const message = max === Number.MAX_SAFE_INTEGER ? `${label(name)} must be a whole number of at least ${min}` : `${label(name)} must be a whole number from ${min} to ${max}`;
  const number = (value: unknown): unknown => (typeof value === 'string' && /^-?\d{1,16}$/.test(value.trim()) ? Number(value) : value);
  return z.preprocess(number, z.number(message).int(message).min(min, message).max(max, message)).meta({ type: 'integer', minimum: min, maximum: max });
};

export const uuid = (name: string) => z.string(`${label(name)} is required`).regex(UUID, `${label(name)} is not an id`);
export const optionalUuid = (name: string) => z.union([z.literal('').transform(() => null), uuid(name)], `${label(name)} is not an id`).nullish();

export const choice = <const Values extends readonly [string, ...string[]]>(name: string, values: Values) => z.enum(values, `${label(name)} must be one of ${values.join(', ')}`);

/** Answers: how values look in JSON. */
export const shown = {
  money: z.string().meta({ description: 'Dollars with two places', example: '1250.00' }),
  day: z.string().meta({ format: 'date' }),
  instant: z.string().meta({ format: 'date-time' }),
};
export const shownMoney = (amount: number): string => moneyText(amount);
export const shownMoneyOrNull = (amount: number | null): string | null => (amount === null ? null : moneyText(amount));

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const EMAIL = /^[^\s@<>(),;:"[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;
// NUL cannot be stored by PostgreSQL; U+001E separates the log's parameters; lone surrogates are no text
export function printable(value: string): boolean {
  return value.isWellFormed() && ![...value].some((character) => (character < ' ' && !'\t\n\r'.includes(character)) || character === '\ufffe' || character === '\uffff');
}
