import type { DataSource } from 'typeorm';
import { tableShapeOf } from '../../../../platform/event-log/projections/read-tables';
import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import { allProjections } from '../../../../platform/event-log/projections/projection';
import { allTypes } from '../../../../platform/records/kind/record-type';
import { RowSet } from '../../../../platform/event-log/projections/row-set';
import type { Row, TableShape } from '../../../../platform/event-log/projections/rows';

/** The row of a record before and after an event; null while there is no row. */
export interface RowChange {
  readonly before: Row | null;
  readonly after: Row | null;
}
export interface Folded {
  readonly columns: TableShape['columns'];
  /** One change for each event, in the same order. */
  readonly changes: readonly RowChange[];
}

/**
 * Folds the row of one record event by event. null when records of this kind have no row of their own.
 * @param events all events of the record, oldest first
 */
export const foldedRow = (dataSource: DataSource, kind: string, events: readonly RecordedEvent[]): Folded | null => {
  const projection =
    allTypes().find((type) => type.kind === kind)?.projection ??
    allProjections().find(({ category, mode }) => category === kind && mode === 'inline');
  if (!projection) return null;
  const shape = tableShapeOf(dataSource, projection.table);
  if (shape.columns.filter(({ key }) => key).length !== 1) return null;
  const rows = new RowSet(projection, shape);
  let before: Row | null = null;
  const changes = events.map((event): RowChange => {
    rows.apply(event);
    const change = rows.takeChanges()[0];
    const after: Row | null = change ? (change.op === 'remove' ? null : change.row) : before;
    const result = { before, after: change?.op === 'remove' ? null : after };
    before = after;
    return result;
  });
  return { columns: shape.columns, changes };
};

const HIDDEN = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'removedAt',
  'openRequest',
  'file',
  'receiptAskedAt',
  // follows from the amounts, which are told
  'standing',
]);

const told = new WeakMap<TableShape['columns'], TableShape['columns']>();

/**
 * The columns whose values mean something to people. Of an encrypted column, the column with its last four characters
 * is shown.
 */
export const toldColumns = (columns: TableShape['columns']): TableShape['columns'] => {
  const known = told.get(columns);
  if (known) return known;
  const all = new Set(columns.map(({ property }) => property));
  const shown = columns.filter(({ property }) => !HIDDEN.has(property) && !all.has(`${property}Last4`));
  told.set(columns, shown);
  return shown;
};
