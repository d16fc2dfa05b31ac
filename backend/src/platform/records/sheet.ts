import { RuleViolation } from '../event-store/errors';
import { checked } from '../fields/check';
import type { Field } from '../fields/field';
import type { RecordKind, Values } from './kind';
import { requestsOf } from './requests';

/** A row of a sheet that could not be taken, by its number in the sheet. */
export interface RowError {
  readonly row: number;
  readonly error: string;
}
/** What `POST /api/{kind}/import` answers when it is done. */
export interface ImportAnswer {
  readonly success: number;
  readonly total: number;
  readonly errors: readonly RowError[];
}

/** The columns that a sheet of a kind may have: what requests take, by its label. */
export const columnsOf = (kind: RecordKind): readonly Field[] => kind.fields.filter(({ own }) => !own);

const plain = (header: string): string => header.toLowerCase().replace(/[\s_-]+/g, '');

/** Which field each column of a sheet is, by label or name in any case and spacing; null: none. */
export const fieldsByHeader = (kind: RecordKind, headers: readonly string[]): readonly (Field | null)[] =>
  headers.map(
    (header) =>
      columnsOf(kind).find(({ label, name }) => plain(label) === plain(header) || plain(name) === plain(header)) ??
      null,
  );

/** One row as a new record, by the same rules and sentences as the form. @throws RuleViolation INVALID */
export const recordInRow = (kind: RecordKind, fields: readonly (Field | null)[], cells: readonly unknown[]): Values => {
  const given = fields.flatMap((field, at) => (field && cells[at] !== '' ? [[field.name, cells[at]] as const] : []));
  return { ...checked(requestsOf(kind).add, Object.fromEntries(given)) };
};

/** The rows that can be taken, and why the others cannot. @param first the number of the first row in the sheet */
export const recordsIn = (
  kind: RecordKind,
  headers: readonly string[],
  rows: readonly (readonly unknown[])[],
  first = 2,
): { readonly records: readonly Values[]; readonly errors: readonly RowError[] } => {
  const fields = fieldsByHeader(kind, headers);
  const records: Values[] = [];
  const errors: RowError[] = [];
  rows.forEach((cells, at) => {
    try {
      records.push(recordInRow(kind, fields, cells));
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      errors.push({ row: first + at, error: error.fields.map(({ message }) => message).join('; ') || error.message });
    }
  });
  return { records, errors };
};
