import { z } from 'zod';
import { isDate } from '../money/dates';
import { moneyText, NOTHING, parseMoney, type Cents } from '../money/money';
import {
  DATE_OR_INSTANT,
  DATE_OR_INSTANT_FORMAT,
  decimal,
  DIGITS,
  EMAIL,
  idText,
  LARGEST_AMOUNT,
  LONGEST_ID,
  MONEY,
  NOT_BLANK,
  PRINTABLE,
  UUID,
} from '../fields/patterns';
import { inWords as label } from '../fields/sentences';

/** Field kinds of requests. Every one bounds its size, trims, says in a sentence what is wrong, and publishes its rules as JSON Schema. */
const MONEY_EXAMPLE = 'an amount in dollars with at most two places, such as 1250.00';

const characters = (value: string): number => (value.length <= 10_000 ? [...value].length : value.length);
/** Text of at most `max` characters, counted as JSON Schema counts them. */
export const bounded = (max: number, notText: string, tooLong: string) =>
  z
    .string(notText)
    .refine((value) => characters(value) <= max, { error: tooLong, abort: true })
    .meta({ maxLength: max });
const line = (name: string, max: number, notText: string) =>
  bounded(max, notText, `${label(name)} must have at most ${max} characters`).regex(
    PRINTABLE,
    `${label(name)} has characters that cannot be stored`,
  );

/** A form that a text must have beside its length. */
export interface Form {
  readonly pattern: RegExp;
  readonly wrong: string;
}

/** A required line of text. `missing` is the sentence when it is not there. */
export const text = (name: string, max = 255, missing = `${label(name)} is required`, form?: Form) => {
  const filled = line(name, max, missing).regex(NOT_BLANK, missing);
  return (form ? filled.regex(form.pattern, form.wrong) : filled).trim().meta({ minLength: 1 });
};

/** An optional line of text: missing, null and '' all mean none. A form says itself that blank is fine. */
export const optionalText = (name: string, max = 255, form?: Form) => {
  const given = line(name, max, `${label(name)} must be text`);
  return (form ? given.regex(form.pattern, form.wrong) : given)
    .trim()
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));
};

export const email = (name = 'email', message = 'Valid email is required') =>
  bounded(255, message, message)
    .regex(EMAIL, message)
    .regex(PRINTABLE, message)
    .trim()
    .toLowerCase()
    .meta({ title: name });
export const optionalEmail = (name = 'email', message = 'Valid email is required') =>
  z.union([z.literal('').transform(() => null), email(name, message)], message).nullish();

type Least = keyof typeof MONEY;
const amount = (name: string, least: Least, missing: string, tooSmall: string) =>
  z
    .union([z.string(), z.number()], missing)
    .transform((value, context): Cents => {
      const read = parseMoney(value);
      const small = least !== 'any' && (String(value).trim().startsWith('-') || (least === 'more' && read === 0));
      if (read !== null && !small) return read;
      context.addIssue({
        code: 'custom',
        message: value === '' ? missing : read === null ? `${label(name)} must be ${MONEY_EXAMPLE}` : tooSmall,
        continue: true,
      });
      return NOTHING;
    })
    .meta({
      anyOf: [
        { type: 'string', pattern: MONEY[least] },
        {
          type: 'number',
          ...{ any: { minimum: -LARGEST_AMOUNT }, zero: { minimum: 0 }, more: { exclusiveMinimum: 0 } }[least],
          maximum: LARGEST_AMOUNT,
          multipleOf: 0.01,
        },
      ],
    });
/** "1250.00" or 1250 → whole cents. */
export const money = (name: string, missing = `${label(name)} is required`) => amount(name, 'any', missing, '');
export const moneyFromZero = (name: string, missing = `${label(name)} is required`) =>
  amount(name, 'zero', missing, `${label(name)} must be positive`);
export const positiveMoney = (
  name: string,
  missing = `${label(name)} is required`,
  tooSmall = `${label(name)} must be more than 0`,
) => amount(name, 'more', missing, tooSmall);
export const optionalMoney = (name: string) =>
  z
    .union([z.literal('').transform(() => null), moneyFromZero(name)], `${label(name)} must be ${MONEY_EXAMPLE}`)
    .nullish();

/** Miles, gallons: a decimal with at most `places` places, kept as text; blank is none. */
export const optionalDecimal = (name: string, places = 1) => {
  const pattern = decimal(places);
  return z
    .union([z.string(), z.number()], `${label(name)} must be a number`)
    .transform((value, context): string | null => {
      if (pattern.test(String(value))) return String(value).trim() || null;
      context.addIssue({
        code: 'custom',
        message: `${label(name)} must be a number of at least 0 with at most ${places} ${places === 1 ? 'place' : 'places'}`,
      });
      return z.NEVER;
    })
    .meta({
      anyOf: [
        { type: 'string', pattern: pattern.source },
        { type: 'number', minimum: 0, maximum: 999_999_999, multipleOf: 1 / 10 ** places },
      ],
    })
    .nullish();
};

const moment = (name: string, kind: string, example: string, read: (value: string) => string) =>
  z
    .string(`${label(name)} must be ${kind}`)
    .transform((value, context): string => {
      if (DATE_OR_INSTANT.test(value) && isDate(value.slice(0, 10))) return read(value);
      context.addIssue({
        code: 'custom',
        message: `${label(name)} must be ${kind} such as ${example}`,
        continue: true,
      });
      return value;
    })
    .meta({ pattern: DATE_OR_INSTANT.source, ...DATE_OR_INSTANT_FORMAT });
/** A calendar date; of an instant its date counts. */
export const day = (name: string) => moment(name, 'a date', '2026-11-21', (value) => value.slice(0, 10));
export const optionalDay = (name: string) =>
  z.union([z.literal('').transform(() => null), day(name)], `${label(name)} must be a date`).nullish();
export const instant = (name: string) =>
  moment(name, 'a point in time', '2026-11-21T15:00:00Z', (value) => new Date(value).toISOString());
export const optionalInstant = (name: string) =>
  z.union([z.literal('').transform(() => null), instant(name)], `${label(name)} must be a point in time`).nullish();

/** A number from 1 on with at most so many digits, also as text. */
export const id = (name: string, message = `${label(name)} must be a whole number`, digits = LONGEST_ID) => {
  const asText = idText(digits);
  const most = digits === LONGEST_ID ? Number.MAX_SAFE_INTEGER : 10 ** digits - 1;
  return z
    .preprocess(
      (value) => (typeof value === 'string' && asText.test(value) ? Number(value) : value),
      z.number(message).int(message).min(1, message).max(most, message),
    )
    .meta({
      type: undefined,
      minimum: undefined,
      maximum: undefined,
      anyOf: [
        { type: 'integer', minimum: 1, maximum: most },
        { type: 'string', pattern: asText.source },
      ],
    });
};
export const optionalId = (name: string) =>
  z
    .union(
      [z.literal('').transform(() => null), z.literal(0).transform(() => null), id(name)],
      `${label(name)} must be a whole number`,
    )
    .nullish();
export const uuid = (name: string, blank = `${label(name)} is not an id`) =>
  z
    .string(`${label(name)} is required`)
    .regex(UUID, { error: ({ input }) => (input === '' ? blank : `${label(name)} is not an id`) })
    .meta({ format: 'uuid' });
export const optionalUuid = (name: string) =>
  z.union([z.literal('').transform(() => null), uuid(name)], `${label(name)} is not an id`).nullish();

/** A whole number and nothing that could be read as one. */
export const whole = (
  name: string,
  least: number,
  most: number,
  wrong = `${label(name)} must be a whole number from ${least} to ${most}`,
  tooLarge = wrong,
) => z.number(wrong).int(wrong).min(least, wrong).max(most, tooLarge);
/** A whole number in an address, where everything is text. */
export const wholeInAddress = (
  name: string,
  least: number,
  most: number,
  wrong = `${label(name)} must be a whole number from ${least} to ${most}`,
) =>
  z
    .unknown()
    .transform((value, context): number => {
      const read = typeof value === 'string' && DIGITS.test(value) ? Number(value) : Number.NaN;
      if (read >= least && read <= most) return read;
      context.addIssue({ code: 'custom', message: wrong });
      return z.NEVER;
    })
    .meta({ type: 'integer', minimum: least, maximum: most });

export const choice = <const Values extends readonly [string, ...string[]]>(name: string, values: Values) =>
  z.enum(values, `${label(name)} must be one of ${values.join(', ')}`);

/** Answers: how values look in JSON. */
export const shown = {
  money: z.string().meta({ description: 'Dollars with two places', example: '1250.00', pattern: '^-?\\d+\\.\\d{2}$' }),
  day: z.string().meta({ format: 'date' }),
  instant: z.string().meta({ format: 'date-time' }),
};
export const shownMoney = (cents: number): string => moneyText(cents);
export const shownMoneyOrNull = (cents: number | null): string | null => (cents === null ? null : moneyText(cents));
