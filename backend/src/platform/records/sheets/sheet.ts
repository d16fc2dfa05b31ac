import { RuleViolation } from '../../core/errors';
import { checked } from '../../fields/check';
import type { Field } from '../../fields/field';
import type { RecordKind, Values } from '../kind/kind';
import { requestsOf } from '../requests/requests';

/** A row of a sheet that could not be taken, by its number in the sheet. */
export interface RowError {
  readonly row: number;
  readonly error: string;
}

/** What a column of a sheet says of a record; null: nothing that is known. */
export type Column = ((text: string) => Values) | null;

/** The fields that a sheet of a kind may have: what requests take. */
const fieldsIn = (kind: RecordKind): readonly Field[] => kind.fields.filter(({ systemSet }) => !systemSet);

/** A longer header is none of ours. */
const LONGEST_HEADER = 255;

export const plain = (header: string): string => header.toLowerCase().replace(/[\s_/-]+/g, '');

type Labels = Readonly<Record<string, string>>;
/** The words of a choice, also of one that may be left out. */
const labelsOf = ({ 'x-labels': labels, anyOf = [] }: Field['rule']['given']): Labels =>
  ((labels as Labels | undefined) ??
    (anyOf as Field['rule']['given'][]).find((each) => each['x-labels'])?.['x-labels'] ??
    {}) as Labels;

/**
 * A cell as a request would give the field: the word of a choice by its label, a day and an amount as people write
 * them. What names a record stays as it is.
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

/**
 * What each column of a sheet is, by its header in any case and spacing: one of the template, or a label or name of a
 * field.
 */
export const columnsOf = (kind: RecordKind, headers: readonly string[]): readonly Column[] => {
  const template = Object.entries(kind.options.sheet?.columns ?? {});
  return headers.map((header) => {
    const word = plain(header.slice(0, LONGEST_HEADER));
    const [, said] = template.find(([name]) => plain(name) === word) ?? [];
    if (typeof said === 'function') return said;
    const field = fieldsIn(kind).find(({ label, name }) =>
      said === undefined ? plain(label) === word || plain(name) === word : name === said,
    );
    return field ? (text: string) => ({ [field.name]: given(field, text) }) : null;
  });
};

/** Headers of a sheet that say nothing of a record: nobody reads what stands below them. */
export const unknownHeaders = (headers: readonly string[], columns: readonly Column[]): readonly string[] =>
  headers
    .map((header) =>
      header
        .slice(0, LONGEST_HEADER)
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim(),
    )
    .filter((header, at) => header !== '' && !columns[at]);

/** Columns of the template that a sheet must have and has not. */
export const missingColumns = (kind: RecordKind, headers: readonly string[]): readonly string[] => {
  const words = new Set(headers.map((header) => plain(header.slice(0, LONGEST_HEADER))));
  return (kind.options.sheet?.required ?? []).filter((name) => !words.has(plain(name)));
};

/** What a row says of a record; other records by what they are called. */
export const valuesInRow = (columns: readonly Column[], cells: readonly string[]): Values => {
  const texts = columns.flatMap((column, at) => {
    const text = (cells[at] ?? '').trim();
    return column && text !== '' ? [column(text)] : [];
  });
  return Object.assign({}, ...texts) as Values;
};

/**
 * What a row says as a new record, by the same rules and sentences as the form. @throws RuleViolation INVALID with
 * every mistake
 */
export const recordOf = (kind: RecordKind, said: Values): Values => {
  const values = { ...checked(requestsOf(kind).add, said) };
  const lack = kind.options.sheet?.needs?.(values) ?? null;
  if (lack !== null) throw new RuleViolation('INVALID', lack, 'invalid');
  return values;
};

/** Why a row was not taken: its mistakes one after the other. @throws what is no refusal but a failure */
export const refusalOf = (error: unknown): string => {
  if (!(error instanceof RuleViolation)) throw error;
  return error.fields.map(({ message }) => message).join('; ') || error.message;
};
