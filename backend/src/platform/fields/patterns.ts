/**
 * Patterns that are both the rule and its publication, so they say upper and lower case themselves: JSON Schema has no
 * flags.
 */

/**
 * One line of text: no control characters (NUL cannot be stored by PostgreSQL, U+001E separates the log's parameters),
 * no marks that turn the direction of what follows or cannot be seen, no other breaks of a line, and no halves of
 * characters.
 */
export const ONE_LINE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]*$/u;
/** The same with tabs and line breaks, and with what joins signs to one (U+200C, U+200D). */
export const LINES = /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|[\t\n\r\u200c\u200d])*$/u;
export const NOT_BLANK = /\S/;
export const EMAIL =
  /^\s*[^\s@<>(),;:"[\]\\]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?)+\s*$/;
export const UUID = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/;

const DATE = '(?:19|2[01])\\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';
const TIME = 'T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';
/** A date, or an instant with its time zone. */
export const DATE_OR_INSTANT = new RegExp(`^${DATE}(?:${TIME})?$`);
/** Which days a month has, a pattern cannot say. */
export const DATE_OR_INSTANT_FORMAT = { anyOf: [{ format: 'date' }, { format: 'date-time' }] };

/** As many digits as a number holds whatever they are. */
export const LONGEST_ID = 15;
export const idText = (digits: number): RegExp => new RegExp(`^\\s*0*[1-9]\\d{0,${digits - 1}}\\s*$`);
export const DIGITS = /^\d{1,16}$/;
/** Digits of the largest amount, its two places among them: $99,999,999,999.99. */
export const LONGEST_AMOUNT = 13;
const SOMETHING = '(?=[0.]*[1-9])';
/** Amounts of money of so many digits as text: any, none below zero, or more than zero. */
export const money = (digits: number) => {
  const amount = `\\d{1,${digits - 2}}(?:\\.\\d{1,2})?`;
  return { any: `^\\s*-?${amount}\\s*$`, zero: `^\\s*${amount}\\s*$`, more: `^\\s*${SOMETHING}${amount}\\s*$` };
};
/** 12 → 9999999999.99: the largest amount of so many digits. */
export const largestAmount = (digits: number): number => (10 ** digits - 1) / 100;
/** Digits of a decimal before its point. */
export const LONGEST_WHOLE_PART = 9;
/** Decimals as text: none below zero, or more than zero. */
export const decimal = (places: number, digits = LONGEST_WHOLE_PART) => {
  const number = `\\d{1,${digits}}(?:\\.\\d{1,${places}})?`;
  return { zero: new RegExp(`^\\s*${number}\\s*$`), more: new RegExp(`^\\s*${SOMETHING}${number}\\s*$`) };
};
/** 0 to 100 as text. */
export const percent = (places: number): RegExp =>
  new RegExp(`^\\s*(?:100(?:\\.0{1,${places}})?|\\d{1,2}(?:\\.\\d{1,${places}})?)\\s*$`);

export const isOneLine = (value: string): boolean => ONE_LINE.test(value);
