import { RuleViolation } from '../../core/errors';
import { checked } from '../../fields/check';
import type { Field } from '../../fields/field';
import type { RecordKind, Values } from '../kind/kind';
import { requestsOf } from '../requests/requests';

/** The error of a row, by its number in the sheet: `{ row: 12, error: 'VIN must be 17 letters and digits' }`. */
export interface RowError {
  readonly row: number;
  readonly error: string;
}

/** Turns the text of a cell into field values; null for a column that is not recognized. */
export type Column = ((text: string) => Values) | null;

/** The fields that a sheet may contain: those that requests may set. */
const fieldsIn = (kind: RecordKind): readonly Field[] => kind.fields.filter(({ systemSet }) => !systemSet);

/** No header of ours is longer; the rest is cut off before comparing. */
const LONGEST_HEADER = 255;

/** A header or value in the form in which texts are compared: 'Unit #_No' → 'unit#no'. */
export const plain = (header: string): string => header.toLowerCase().replace(/[\s_/-]+/g, '');

type Labels = Readonly<Record<string, string>>;
/** The labels of a choice field, optional or not. */
const labelsOf = ({ 'x-labels': labels, anyOf = [] }: Field['rule']['given']): Labels =>
  ((labels as Labels | undefined) ??
    (anyOf as Field['rule']['given'][]).find((each) => each['x-labels'])?.['x-labels'] ??
    {}) as Labels;

/**
 * Converts a cell into what a request would send: the value of a choice from its label, '11/26/2026' → '2026-11-26',
 * '$1,250.00' → '1250.00'. Texts that refer to records stay as they are.
 */
const given = ({ rule, refers }: Field, text: string): unknown => {
  if (refers) return text;
  if (rule.column === 'date')
    return text.replace(
      /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/,
      (_, month: string, day: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );
  if (rule.column === 'bigint' || rule.column === 'numeric') return text.replace(/[$,]/g, '');
  if (rule.column === 'integer') return /^\d+$/.test(text) ? Number(text) : text;
  if (rule.column === 'boolean')
    return /^(yes|true|y)$/i.test(text) ? true : /^(no|false|n)$/i.test(text) ? false : text;
  const wording = plain(text);
  const [value = text] =
    Object.entries(labelsOf(rule.given)).find((each) => each.some((word) => plain(word) === wording)) ?? [];
  return value;
};

/** What the sheet rules of a kind say about a header, in the form of `plain`; undefined when they do not know it. */
const saidOf = ({ options: { sheet } }: RecordKind, word: string): string | ((text: string) => Values) | undefined =>
  [...Object.entries(sheet?.columns ?? {}), ...Object.entries(sheet?.alsoCalled ?? {})].find(
    ([name]) => plain(name) === word,
  )?.[1];

/**
 * Assigns each header to a column of the template, or else to the field with this label or name. Case and spacing do
 * not matter.
 */
export const columnsOf = (kind: RecordKind, headers: readonly string[]): readonly Column[] =>
  headers.map((header) => {
    const word = plain(header.slice(0, LONGEST_HEADER));
    const said = saidOf(kind, word);
    if (typeof said === 'function') return said;
    const field = fieldsIn(kind).find(({ label, name }) =>
      said === undefined ? plain(label) === word || plain(name) === word : name === said,
    );
    return field ? (text: string) => ({ [field.name]: given(field, text) }) : null;
  });

/** The headers that were not recognized; the cells below them are ignored. */
export const unknownHeaders = (headers: readonly string[], columns: readonly Column[]): readonly string[] =>
  headers
    .map((header) =>
      header
        .slice(0, LONGEST_HEADER)
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim(),
    )
    .filter((header, at) => header !== '' && !columns[at]);

/** The required columns that a sheet lacks. */
export const missingColumns = (kind: RecordKind, headers: readonly string[]): readonly string[] => {
  const words = new Set(headers.map((header) => plain(header.slice(0, LONGEST_HEADER))));
  const said = new Set([...words].map((word) => saidOf(kind, word)));
  const { columns = {}, required = [] } = kind.options.sheet ?? {};
  return required.filter((name) => !words.has(plain(name)) && !said.has(columns[name]));
};

/** The values of a row; references are still names, not ids. */
export const valuesInRow = (columns: readonly Column[], cells: readonly string[]): Values => {
  const texts = columns.flatMap((column, at) => {
    const text = (cells[at] ?? '').trim();
    return column && text !== '' ? [column(text)] : [];
  });
  return Object.assign({}, ...texts) as Values;
};

/**
 * Checks the values of a row by the rules and messages of the form for a new record.
 * @throws RuleViolation INVALID with every mistake
 */
export const recordOf = (kind: RecordKind, said: Values): Values => {
  const values = { ...checked(requestsOf(kind).add, said) };
  const lack = kind.options.sheet?.needs?.(values) ?? null;
  if (lack !== null) throw new RuleViolation('INVALID', lack, 'invalid');
  return values;
};

/** The message of a refused row: all its mistakes joined by '; '. @throws any error that is not a refusal */
export const refusalOf = (error: unknown): string => {
  if (!(error instanceof RuleViolation)) throw error;
  return error.fields.map(({ message }) => message).join('; ') || error.message;
};
