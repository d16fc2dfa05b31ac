import { EMAIL, LINES, NOT_BLANK, ONE_LINE, UUID } from './patterns';
import { rule, Invalid, type Rule } from './rule';
import { toWords } from './sentences';
import { enumOf } from './words';
import { storedChoice, STORED_TEXT } from './stored';

/** A pattern that a text must match in addition to its length, and the error message if it does not. */
export interface Form {
  readonly pattern: RegExp;
  readonly wrong: string;
}

/** The form of secrets: since the last four letters or digits are shown, a secret must contain at least one. */
export const sealable = (label: string): Form => ({
  pattern: /[0-9A-Za-z]/,
  wrong: `${toWords(label)} must have a letter or a digit`,
});

export interface TextLimits {
  /** The most characters (Unicode code points, as in JSON Schema); 255 when absent. */
  readonly max?: number;
  /** The text may have several lines; the default for texts that may be longer than `LONG_TEXT`. */
  readonly lines?: boolean;
  readonly missing?: string;
  readonly form?: Form;
  /** The text is stored in capitals: codes of states. */
  readonly capitals?: true;
}

/** A character is one or two UTF-16 units, so most texts can be judged by their length alone. */
const isLonger = (value: string, max: number): boolean =>
  value.length > max && (value.length > 2 * max || [...value].length > max);

/** Texts that may be longer than this may have several lines. */
const LONG_TEXT = 500;
const BREAK = /[\t\n\r\p{Zl}\p{Zp}]/u;

/** A text that is not blank, trimmed at both ends, on one line or several. */
export const text = (
  label: string,
  { max = 255, lines = max > LONG_TEXT, missing = `${toWords(label)} is required`, form, capitals }: TextLimits = {},
): Rule<string> => {
  const signs = lines ? LINES : ONE_LINE;
  const fault = (value: string): string | null => {
    if (isLonger(value, max)) return `${toWords(label)} must have at most ${max} characters`;
    if (!signs.test(value))
      return !lines && BREAK.test(value)
        ? `${toWords(label)} must be one line`
        : `${toWords(label)} has characters that cannot be stored`;
    if (!NOT_BLANK.test(value)) return missing;
    return form && !form.pattern.test(value) ? form.wrong : null;
  };
  return rule<string>({
    read: (given) => {
      if (typeof given !== 'string') return new Invalid(missing);
      const wrong = fault(given);
      return wrong ? new Invalid(wrong) : capitals ? given.trim().toUpperCase() : given.trim();
    },
    fault,
    given: {
      type: 'string',
      minLength: 1,
      maxLength: max,
      allOf: [signs, NOT_BLANK, ...(form ? [form.pattern] : [])].map(({ source }) => ({ pattern: source })),
      ...(capitals && { 'x-capitals': true }),
    },
    shown: { type: 'string' },
    stored: STORED_TEXT,
    column: 'text',
    missing,
    unfit: `${toWords(label)} must be text`,
  });
};

/** Input text that is used as it is, such as a password or a search. */
export const rawText = (
  max: number,
  { missing, tooLong, form }: { missing: string; tooLong: string; form?: Form },
): Rule<string> => {
  const fault = (value: string): string | null =>
    isLonger(value, max) ? tooLong : form && !form.pattern.test(value) ? form.wrong : null;
  return rule<string>({
    read: (given) => {
      if (typeof given !== 'string') return new Invalid(missing);
      const wrong = fault(given);
      return wrong ? new Invalid(wrong) : given;
    },
    fault,
    given: { type: 'string', maxLength: max, ...(form ? { pattern: form.pattern.source } : {}) },
    stored: STORED_TEXT,
    column: 'text',
    missing,
  });
};

export const email = (message = 'Valid email is required'): Rule<string> => {
  const fault = (value: string): string | null =>
    !isLonger(value, 255) && EMAIL.test(value) && ONE_LINE.test(value) ? null : message;
  return rule<string>({
    read: (given) => (typeof given === 'string' && !fault(given) ? given.trim().toLowerCase() : new Invalid(message)),
    fault,
    given: { type: 'string', maxLength: 255, allOf: [{ pattern: EMAIL.source }, { pattern: ONE_LINE.source }] },
    shown: { type: 'string' },
    stored: STORED_TEXT,
    column: 'text',
    missing: message,
  });
};

/** @param blank the error message when the value is missing or '' */
export const uuid = (label: string, blank?: string): Rule<string> => {
  const wrong = `${toWords(label)} is not an id`;
  const missing = blank ?? `${toWords(label)} is required`;
  return rule<string>({
    read: (given) =>
      typeof given === 'string' && UUID.test(given)
        ? given
        : new Invalid(typeof given !== 'string' ? missing : given ? wrong : (blank ?? wrong)),
    fault: (value) => (UUID.test(value) ? null : wrong),
    given: { type: 'string', format: 'uuid', pattern: UUID.source },
    shown: { type: 'string' },
    stored: STORED_TEXT,
    column: 'uuid',
    missing,
    unfit: wrong,
  });
};

export const choice = <const Values extends readonly string[]>(
  label: string,
  values: Values,
  missing?: string,
): Rule<Values[number]> => {
  const wrong = missing ?? `${toWords(label)} must be one of ${values.join(', ')}`;
  return rule<Values[number]>({
    read: (given) => values.find((value) => value === given) ?? new Invalid(wrong),
    fault: (value) => (values.includes(value) ? null : wrong),
    given: enumOf(values),
    stored: storedChoice(values),
    column: 'text',
    missing: wrong,
  });
};
