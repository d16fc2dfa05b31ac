import { moneyText, parseMoney, type Cents } from '../money/money';
import * as patterns from './patterns';
import { DIGITS, idText, largestAmount, LONGEST_AMOUNT, LONGEST_ID, LONGEST_WHOLE_PART } from './patterns';
import { rule, Invalid, type Rule } from './rule';
import { toWords } from './sentences';
import { STORED_FLAG, STORED_TEXT, STORED_WHOLE } from './stored';

const MONEY_EXAMPLE = 'an amount in dollars with at most two places, such as 1250.00';
export const SHOWN_MONEY = {
  type: 'string',
  description: 'Dollars with two places',
  example: '1250.00',
  pattern: '^-?\\d+\\.\\d{2}$',
} as const;

export interface AmountLimits {
  /** The lower bound: `zero` (the default) allows 0 and more, `more` only more than 0, `any` also negative amounts. */
  readonly least?: 'any' | 'zero' | 'more';
  /** The most digits of an amount, including the two after the point (12 for numeric(12,2)). */
  readonly digits?: number;
  readonly missing?: string;
  readonly tooSmall?: string;
}
const BOUNDS = {
  any: { minimum: -largestAmount(LONGEST_AMOUNT) },
  zero: { minimum: 0 },
  more: { exclusiveMinimum: 0 },
};

/** An amount in dollars, given as "1250.00" or 1250 and stored in whole cents: 125000. */
export const money = (
  label: string,
  {
    least = 'zero',
    digits = LONGEST_AMOUNT,
    missing = `${toWords(label)} is required`,
    tooSmall = least === 'more' ? `${toWords(label)} must be more than 0` : `${toWords(label)} must be positive`,
  }: AmountLimits = {},
): Rule<Cents> => {
  const largest = largestAmount(digits);
  const isSmall = (value: number): boolean => (least === 'zero' && value < 0) || (least === 'more' && value <= 0);
  const isLarge = (value: number): boolean => Math.abs(value) > Math.round(largest * 100);
  return {
    read: (given) => {
      if ((typeof given !== 'string' && typeof given !== 'number') || given === '' || Number.isNaN(given))
        return new Invalid(missing);
      const read = parseMoney(given);
      if (read === null) return new Invalid(`${toWords(label)} must be ${MONEY_EXAMPLE}`);
      if (isLarge(read)) return new Invalid(`${toWords(label)} must be at most ${largest.toFixed(2)}`);
      return isSmall(read) || (least !== 'any' && String(given).trim().startsWith('-')) ? new Invalid(tooSmall) : read;
    },
    fault: (value) =>
      !Number.isSafeInteger(value) || isLarge(value)
        ? `${toWords(label)} must be ${MONEY_EXAMPLE}`
        : isSmall(value)
          ? tooSmall
          : null,
    show: (value) => moneyText(value),
    given: {
      anyOf: [
        { type: 'string', pattern: patterns.money(digits)[least] },
        { type: 'number', ...BOUNDS[least], maximum: largest, multipleOf: 0.01 },
      ],
    },
    shown: SHOWN_MONEY,
    stored: STORED_WHOLE,
    column: 'bigint',
    missing,
    unfit: `${toWords(label)} must be ${MONEY_EXAMPLE}`,
  };
};

export interface DecimalLimits {
  /** The most digits after the point; 1 when absent. */
  readonly places?: number;
  /** The most digits before the point: 4 for at most 9999; 9 when absent. */
  readonly digits?: number;
  /** The lower bound: `zero` (the default) allows 0 and more, `more` only more than 0. */
  readonly least?: 'zero' | 'more';
}
const placesInWords = (places: number): string => `at most ${places} ${places === 1 ? 'place' : 'places'}`;

/** An exact decimal as text that must match the pattern; a request may also send a JSON number within `bounds`. */
const decimalText = (label: string, pattern: RegExp, wrong: string, bounds: Readonly<Record<string, number>>) => {
  const fits = (value: string): boolean => pattern.test(value);
  return rule<string>({
    read: (given) => {
      if (typeof given !== 'string' && typeof given !== 'number')
        return new Invalid(`${toWords(label)} must be a number`);
      return fits(String(given)) ? String(given).trim() : new Invalid(wrong);
    },
    fault: (value) => (fits(value) ? null : wrong),
    given: {
      anyOf: [
        { type: 'string', pattern: pattern.source },
        { type: 'number', ...bounds },
      ],
    },
    shown: { type: 'string' },
    stored: STORED_TEXT,
    column: 'numeric',
    missing: `${toWords(label)} is required`,
  });
};

/** An exact decimal for miles or gallons: "432.5". */
export const decimal = (
  label: string,
  { places = 1, digits = LONGEST_WHOLE_PART, least = 'zero' }: DecimalLimits = {},
): Rule<string> =>
  decimalText(
    label,
    patterns.decimal(places, digits)[least],
    [
      `${toWords(label)} must be a number ${least === 'more' ? 'of more than' : 'of at least'} 0`,
      ...(digits < LONGEST_WHOLE_PART ? [`below ${(10 ** digits).toLocaleString('en-US')}`] : []),
      `with ${placesInWords(places)}`,
    ].join(' '),
    {
      ...(least === 'more' ? { exclusiveMinimum: 0 } : { minimum: 0 }),
      ...(digits < LONGEST_WHOLE_PART ? { exclusiveMaximum: 10 ** digits } : { maximum: 10 ** digits - 1 }),
      multipleOf: 1 / 10 ** places,
    },
  );

/** A percentage from 0 to 100: "2.5" is 2.5 %. */
export const percent = (label: string, places = 2): Rule<string> =>
  decimalText(
    label,
    patterns.percent(places),
    `${toWords(label)} must be a percentage from 0 to 100 with ${placesInWords(places)}`,
    { minimum: 0, maximum: 100, multipleOf: 1 / 10 ** places },
  );

/** A whole number of at least 1 with a limited number of digits; requests may send it as text. */
export const id = (
  label: string,
  missing = `${toWords(label)} must be a whole number`,
  digits = LONGEST_ID,
): Rule<number> => {
  const asText = idText(digits);
  const most = digits === LONGEST_ID ? Number.MAX_SAFE_INTEGER : 10 ** digits - 1;
  const fits = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
  return rule<number>({
    read: (given) => {
      const number = typeof given === 'string' && asText.test(given) ? Number(given) : given;
      return fits(number) ? number : new Invalid(missing);
    },
    fault: (value) => (fits(value) ? null : missing),
    given: {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: most },
        { type: 'string', pattern: asText.source },
      ],
    },
    shown: { type: 'integer' },
    stored: STORED_WHOLE,
    column: 'bigint',
    missing,
  });
};

export interface Between {
  readonly wrong?: string;
  readonly tooLarge?: string;
}
/** A whole number; text is refused, even if it is a number. */
export const whole = (
  label: string,
  least: number,
  most: number,
  { wrong = `${toWords(label)} must be a whole number from ${least} to ${most}`, tooLarge = wrong }: Between = {},
): Rule<number> => {
  const fault = (value: unknown): string | null => {
    if (!Number.isInteger(value) || Number(value) < least) return wrong;
    return Number(value) > most ? tooLarge : null;
  };
  return rule<number>({
    read: (given) => {
      const sentence = fault(given);
      return sentence ? new Invalid(sentence) : Number(given);
    },
    fault,
    given: { type: 'integer', minimum: least, maximum: most },
    shown: { type: 'integer' },
    stored: STORED_WHOLE,
    column: 'integer',
    missing: wrong,
  });
};

/** A whole number as a query parameter, where the value is text. */
export const wholeInAddress = (label: string, least: number, most: number, between: Between = {}): Rule<number> => {
  const number = whole(label, least, most, between);
  return {
    ...number,
    read: (given) => number.read(typeof given === 'string' && DIGITS.test(given) ? Number(given) : Number.NaN),
  };
};

export const flag = (label: string): Rule<boolean> => {
  const wrong = `${toWords(label)} must be true or false`;
  return rule<boolean>({
    read: (given) => (typeof given === 'boolean' ? given : new Invalid(wrong)),
    fault: (value) => (typeof value === 'boolean' ? null : wrong),
    given: { type: 'boolean' },
    stored: STORED_FLAG,
    column: 'boolean',
    missing: wrong,
  });
};
/** `true` or `false` as a query parameter. */
export const flagInAddress = (label: string): Rule<boolean> => {
  const inner = flag(label);
  return {
    ...inner,
    read: (given) => (given === 'true' ? true : given === 'false' ? false : new Invalid(inner.missing)),
    given: { type: 'boolean' },
  };
};
