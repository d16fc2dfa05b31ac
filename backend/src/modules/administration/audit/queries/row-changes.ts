import type { DataSource } from 'typeorm';
import { tableShapeOf } from '../../../../platform/event-log/projections/read-tables';
import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import { allProjections } from '../../../../platform/event-log/projections/projection';
import { allTypes } from '../../../../platform/records/kind/record-type';
import { RowSet } from '../../../../platform/event-log/projections/row-set';
import type { Row, TableShape } from '../../../../platform/event-log/projections/rows';

/** What an event made of the row of its record; null: there was none, or there is none any more. */
export interface RowChange {
  readonly before: Row | null;
  readonly after: Row | null;
}
export interface Folded {
  readonly columns: TableShape['columns'];
  /** One for each event. */
  readonly changes: readonly RowChange[];
}

/** Folds the record's own row event by event, oldest first; null: records of the kind have no row of their own. */
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
]);

/** The columns that say something to people; a sealed one is told by its last four. */
export const toldColumns = (columns: TableShape['columns']): TableShape['columns'] =>
  columns.filter(
    ({ property }) => !HIDDEN.has(property) && !columns.some((other) => other.property === `${property}Last4`),
  );
