import type { DateFormat } from './statement-values';
import { oneLine, sheetAmount, sheetDay } from './statement-values';
import type { ReadLine } from './statement-line';

/**
 * Which columns of a sheet say what, by their headers. Either `amount`, or `moneyIn` and `moneyOut`.
 * @example { date: 'Posting Date', text: 'Description', amount: 'Amount', moneyIn: null, moneyOut: null, checkNumber:
 *   'Check', fitId: null, dateFormat: 'month_first', reversed: false }
 */
export interface Mapping {
  readonly date: string;
  readonly text: string;
  readonly amount: string | null;
  readonly moneyIn: string | null;
  readonly moneyOut: string | null;
  readonly checkNumber: string | null;
  /** The bank's own number of a line. */
  readonly fitId: string | null;
  readonly dateFormat: DateFormat;
  /** The amounts have the other sign: more than 0 is what went out. */
  readonly reversed: boolean;
}

/** Among how many rows the headers are looked for; above them stand the name of the bank and of the account. */
export const MOST_ROWS_ABOVE = 30;

const GUESSES = {
  date: ['posting date', 'posted date', 'transaction date', 'trans date', 'post date', 'date'],
  text: ['description', 'transaction description', 'details', 'payee', 'memo', 'name', 'narrative', 'text'],
  amount: ['amount', 'transaction amount', 'amount usd'],
  moneyIn: ['credit', 'credits', 'deposit', 'deposits', 'money in', 'paid in', 'credit amount'],
  moneyOut: ['debit', 'debits', 'withdrawal', 'withdrawals', 'money out', 'paid out', 'debit amount'],
  checkNumber: ['check number', 'check or slip', 'check no', 'check', 'cheque'],
  fitId: ['transaction id', 'fitid', 'fit id', 'reference number', 'transaction number'],
} as const;
type Column = keyof typeof GUESSES;
const COLUMNS = Object.keys(GUESSES) as readonly Column[];

const plain = (header: string): string =>
  header
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
/** Where a column stands among the headers; -1 where there is none. Case, blanks and marks do not count. */
const placeOf = (headers: readonly string[], name: string | null): number =>
  name === null ? -1 : headers.findIndex((header) => plain(header) === plain(name) && plain(name) !== '');

/** The mapping that the headers of a sheet suggest; null when day, text or amount are not found. */
export const guessed = (headers: readonly string[]): Mapping | null => {
  const of = (column: Column): string | null => {
    const name = GUESSES[column].find((each) => placeOf(headers, each) >= 0);
    return name === undefined ? null : (headers[placeOf(headers, name)] ?? null);
  };
  const [date, text, amount, moneyIn, moneyOut] = [of('date'), of('text'), of('amount'), of('moneyIn'), of('moneyOut')];
  if (date === null || text === null) return null;
  const rest = { date, text, checkNumber: of('checkNumber'), fitId: of('fitId') };
  const how = { dateFormat: 'month_first', reversed: false } as const;
  if (amount !== null) return { ...rest, ...how, amount, moneyIn: null, moneyOut: null };
  return moneyIn !== null && moneyOut !== null ? { ...rest, ...how, amount: null, moneyIn, moneyOut } : null;
};

/** The row with the headers, and the mapping: the one given, or what the first row that has one suggests. */
export const headersIn = (
  rows: readonly (readonly string[])[],
  given: Mapping | null,
): { readonly at: number; readonly headers: readonly string[]; readonly mapping: Mapping } | null => {
  for (const [at, headers] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const mapping = given ?? guessed(headers);
    if (mapping && wantedOf(mapping).every((name) => placeOf(headers, name) >= 0)) return { at, headers, mapping };
  }
  return null;
};
const wantedOf = ({ date, text, amount, moneyIn, moneyOut }: Mapping): readonly string[] =>
  [date, text, amount, moneyIn, moneyOut].filter((name) => name !== null);

const shown = (text: string): string => `“${oneLine(text, 40)}”`;

/** Reads the rows below the headers. Blank rows, and headers that stand there again, are left out. */
export const rowReader = (
  headers: readonly string[],
  mapping: Mapping,
): ((cells: readonly string[], nr: number) => ReadLine | null) => {
  const places = Object.fromEntries(COLUMNS.map((column) => [column, placeOf(headers, mapping[column])])) as Record<
    Column,
    number
  >;
  return (cells, nr) => {
    const cell = (column: Column): string => (cells[places[column]] ?? '').trim();
    const isBlank = cells.every((text) => text.trim() === '');
    const isHeader = headers.every((header, at) => (cells[at] ?? '').trim() === header.trim());
    if (isBlank || isHeader) return null;
    const date = sheetDay(cell('date'), mapping.dateFormat);
    if (date === null) return { line: nr, reason: `The date ${shown(cell('date'))} is not valid` };
    const amount = amountIn(cell, mapping);
    if (typeof amount === 'string') return { line: nr, reason: amount };
    if (amount === 0) return { line: nr, reason: 'The line has no amount' };
    const text = oneLine(cell('text')) || oneLine(cell('checkNumber'));
    return {
      nr,
      date,
      amount: mapping.reversed ? 0 - amount : amount,
      text: text || 'No text',
      checkNumber: oneLine(cell('checkNumber'), 40) || null,
      fitId: oneLine(cell('fitId'), 100) || null,
    };
  };
};

/** The amount of a row in whole cents, or why it has none. */
const amountIn = (cell: (column: Column) => string, { amount }: Mapping): number | string => {
  if (amount !== null) return sheetAmount(cell('amount')) ?? `The amount ${shown(cell('amount'))} is not valid`;
  const [moneyIn, moneyOut] = [cell('moneyIn'), cell('moneyOut')];
  const read = [moneyIn, moneyOut].map((text) => (text === '' ? 0 : sheetAmount(text)));
  const wrong = [moneyIn, moneyOut].find((_, at) => read[at] === null);
  if (wrong !== undefined) return `The amount ${shown(wrong)} is not valid`;
  const [came = 0, went = 0] = read.map((value) => Math.abs(value ?? 0));
  return came !== 0 && went !== 0 ? 'Money came in and went out in one line' : came - went;
};
