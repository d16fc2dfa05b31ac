/**
 * These patterns are used to check values and are published in JSON Schema, which has no flags; so they spell out upper
 * and lower case themselves.
 */

/**
 * One line of text. Excluded are control characters (PostgreSQL cannot store NUL, and U+001E separates parameters in
 * the log), invisible characters and those that change the text direction, other line separators, and lone surrogates.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]*$/u;
/** The same, but with tabs, line breaks, and the joiners U+200C and U+200D. */
export const LINES = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|[\t\n\r\u200c\u200d])*$/u;
export const NOT_BLANK = /\S/;
export const EMAIL =
  /^\s*[^\s@<>(),;:"[\]\\]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)+\s*$/;
export const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;

const DATE = '(?:19|2[01])\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const TIME = 'T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';
/** A date, or an instant with its time zone. */
export const DATE_OR_INSTANT = new RegExp(`^${DATE}(?:${TIME})?$`);
/** Published beside the pattern, because a pattern cannot check how many days a month has. */
export const DATE_OR_INSTANT_FORMAT = { anyOf: [{ format: 'date' }, { format: 'date-time' }] };

/** The most digits that a JavaScript number holds exactly. */
export const LONGEST_ID = 15;
export const idText = (digits: number): RegExp => new RegExp(`^\\s*0*[1-9]\\d{0,${digits - 1}}\\s*$`);
export const DIGITS = /^\d{1,16}$/;
/** The digits of the largest amount, including the two after the point: $99,999,999,999.99. */
export const LONGEST_AMOUNT = 13;
const SOMETHING = '(?=[0.]*[1-9])';
/** Patterns for amounts with at most this many digits: any amount, at least zero, or more than zero. */
export const money = (digits: number) => {
  const amount = `\\d{1,${digits - 2}}(?:\\.\\d{1,2})?`;
  return { any: `^\\s*-?${amount}\\s*$`, zero: `^\\s*${amount}\\s*$`, more: `^\\s*${SOMETHING}${amount}\\s*$` };
};
/** The largest amount in dollars with this many digits: 12 → 9999999999.99. */
export const largestAmount = (digits: number): number => (10 ** digits - 1) / 100;
/** The most digits of a decimal before its point. */
export const LONGEST_WHOLE_PART = 9;
/** Patterns for decimals: at least zero, or more than zero. */
export const decimal = (places: number, digits = LONGEST_WHOLE_PART) => {
  const number = `\\d{1,${digits}}(?:\\.\\d{1,${places}})?`;
  return { zero: new RegExp(`^\\s*${number}\\s*$`), more: new RegExp(`^\\s*${SOMETHING}${number}\\s*$`) };
};
/** The pattern for a percentage from 0 to 100. */
export const percent = (places: number): RegExp =>
  new RegExp(`^\\s*(?:100(?:\\.0{1,${places}})?|\\d{1,2}(?:\\.\\d{1,${places}})?)\\s*$`);

export const isOneLine = (value: string): boolean => ONE_LINE.test(value);
