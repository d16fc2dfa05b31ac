import { amountAt, type AmountRead } from './amounts';
import { below, lineOf, rightOf, type Piece, type Pieces } from './pieces';

/** A value beside or below a label. */
export interface Candidate<T> {
  readonly value: T;
  readonly trust: number;
  /** Its line among those of the paper. */
  readonly at: number;
  readonly page: number;
  readonly line: number;
  readonly said: string;
}

const candidate = <T>(pieces: Pieces, label: Piece, from: { readonly at: number }, value: T): Candidate<T> => ({
  value,
  trust: label.labelled?.label.trust ?? 9,
  at: from.at,
  ...lineOf(pieces, from),
});

/** Words between a label and its value that say nothing: 'Total Carrier Pay (USD)'. */
const says = (text: string): boolean => text.length > 14 || /\d/.test(text);

/**
 * The values that a label announces: what follows it, else what stands right of it, else what stands below.
 * @param tables several values in a column are a table, whose first row is not what its head announces
 * @param read the value that a text is; `whole` tells that the text stands by itself and must be nothing else
 */
export const announced = <T>(
  pieces: Pieces,
  label: Piece,
  read: (text: string, whole: boolean, closed: boolean) => T | null,
  { tables = true } = {},
): Candidate<T>[] => {
  const { rest = '', closed = true } = label.labelled ?? {};
  const own = rest === '' ? null : read(rest, false, closed);
  if (own !== null) return [candidate(pieces, label, label, own)];
  if (says(rest)) return [];
  const beside: Candidate<T>[] = [];
  const right = rightOf(pieces, label);
  for (const piece of right) {
    const value = standing(piece, read);
    if (value === null && piece.labelled) break;
    if (value !== null) beside.push(candidate(pieces, label, piece, value));
  }
  if (beside.length > 0) return beside;
  const next = right[0];
  if (next && !next.labelled) return [];
  const under = below(pieces, label);
  const value = under && standing(under, read);
  // a column of values is a table: its first row is not what its head announces
  const column = tables && under ? below(pieces, under) : null;
  if (column && standing(column, read) !== null) return [];
  return under && value !== null ? [candidate(pieces, label, under, value)] : [];
};

/** The value that a piece is by itself; a label with nothing behind it is none. */
const standing = <T>(
  { labelled, text }: Piece,
  read: (text: string, whole: boolean, closed: boolean) => T | null,
): T | null => (labelled?.closed ? null : read(text, true, true));

/** What makes an amount a part, or one end of a range: '$1,000.00 plus fuel', '$900.00 - $1,000.00'. */
const GOES_ON = /^(?:\+|x\b|each\b|plus\b|to\b|[-\u2013] ?\$? ?\d|and \$)/i;
/** What an amount is of, when it is no pay: 'Total Amount $100,000.00 cargo coverage'. */
const OF_ANOTHER =
  /\b(?:insurance|cargo|coverage|liability|limits?|value|deductible|penalt(?:y|ies)|fines?|advance|bond|maximum|estimated)\b/i;
/** An amount, with nothing but itself beside or below a label. */
export const readAmount = (text: string, whole: boolean): AmountRead | null => {
  const amount = amountAt(text);
  if (!amount?.plain || GOES_ON.test(amount.rest) || OF_ANOTHER.test(amount.rest)) return null;
  return whole && amount.rest !== '' ? null : amount;
};

const NUMBER = /^[A-Z0-9](?:-?[A-Z0-9]){2,19}(?![A-Za-z0-9/])/i;
/** A number of a load, an order, an invoice: 'A-5567'; no day and no amount. */
export const readNumber = (text: string, whole: boolean): string | null => {
  const found = NUMBER.exec(text)?.[0];
  if (!found || !/\d/.test(found) || /^\d{1,4}-\d{1,2}-\d{1,4}$/.test(found)) return null;
  const rest = text.slice(found.length).trim();
  if (/^(?:lbs?|kg|mi|miles|gal|hours?|hrs?|minutes?|days?|[.,]\d|%|x|of \d)/i.test(rest)) return null;
  return whole && rest !== '' ? null : found;
};

const COUNT = /^(\d{1,2},\d{3}|\d{1,4})(?:\.\d{1,2})?(?![\d,/.])/;
/** Miles: '1,204 mi' is '1204'. */
export const readMiles = (text: string, whole: boolean): string | null => {
  const found = COUNT.exec(text);
  if (!found) return null;
  const rest = text.slice(found[0].length).trim();
  if (whole ? !/^(?:miles|mi\.?)?$/i.test(rest) : /^(?:lbs?|hours?|hrs?|kg|km|%)/i.test(rest)) return null;
  const miles = found[0].replaceAll(',', '');
  return Number(miles) > 0 ? miles : null;
};
