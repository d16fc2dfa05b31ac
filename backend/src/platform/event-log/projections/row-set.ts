import type { RecordedEvent } from '../events/events';
import { sumsOver, type Projection } from './projection';
import type { Row, RowChange, TableShape } from './rows';
import { differences } from './sums';

interface Stamps {
  readonly version: boolean;
  readonly createdAt: boolean;
  readonly updatedAt: boolean;
}

const traits = new WeakMap<TableShape, { keyProperties: readonly string[]; stamps: Stamps }>();

const traitsOf = (shape: TableShape): { keyProperties: readonly string[]; stamps: Stamps } => {
  const known = traits.get(shape);
  if (known) return known;
  const has = (property: string): boolean => shape.columns.some((column) => column.property === property);
  const found = {
    keyProperties: shape.columns.filter((column) => column.key).map((column) => column.property),
    stamps: { version: has('version'), createdAt: has('createdAt'), updatedAt: has('updatedAt') },
  };
  traits.set(shape, found);
  return found;
};

const handled = new WeakMap<Projection, ReadonlySet<string>>();

const handles = (projection: Projection, event: RecordedEvent): boolean => {
  if (projection.handles === 'all') return true;
  const known = handled.get(projection);
  if (known) return known.has(event.type);
  handled.set(projection, new Set(projection.handles));
  return handles(projection, event);
};

/** The rows of one projection in memory, by key, while events are folded into them. Keeps track of the changed rows. */
export class RowSet {
  private readonly rows = new Map<string, Row | null>();
  private changed = new Map<string, Row>();
  private readonly keyProperties: readonly string[];
  private readonly stamps: Stamps;

  constructor(
    private readonly projection: Projection,
    private readonly shape: TableShape,
  ) {
    ({ keyProperties: this.keyProperties, stamps: this.stamps } = traitsOf(shape));
  }

  handles(event: RecordedEvent): boolean {
    return handles(this.projection, event);
  }

  keysOf(event: RecordedEvent): readonly Row[] {
    return this.handles(event) ? this.projection.keys(event) : [];
  }

  keyText(row: Row): string {
    const [only = '', another] = this.keyProperties;
    return another === undefined
      ? String(row[only])
      : this.keyProperties.map((property) => String(row[property])).join('\u0000');
  }

  load(rows: readonly Row[]): void {
    for (const row of rows) this.rows.set(this.keyText(row), row);
  }

  apply(event: RecordedEvent): void {
    for (const key of this.keysOf(event)) {
      const text = this.keyText(key);
      const before = this.rows.get(text) ?? undefined;
      const folded = this.projection.fold(before, event, key);
      const after = folded === null ? null : this.stamped(folded, before, event);
      this.rows.set(text, after);
      this.changed.set(text, after ?? key);
    }
  }

  /** The row with the same key as `row`, if there is one. */
  like(row: Row): Row | undefined {
    return this.rows.get(this.keyText(row)) ?? undefined;
  }

  /** The changes since the last call, one per key. */
  takeChanges(): RowChange[] {
    const changes = [...this.changed].map(([text, row]): RowChange => ({
      op: this.rows.get(text) === null ? 'remove' : 'put',
      table: this.shape.name,
      row,
    }));
    this.changed = new Map();
    return changes;
  }

  /**
   * Returns the rows of a stream and forgets them. Only for projections in which no other stream changes these rows.
   */
  drain(): Row[] {
    const rows = [...this.rows.values()].filter((row): row is Row => row !== null);
    this.rows.clear();
    this.changed.clear();
    return rows;
  }

  forget(): void {
    this.rows.clear();
    this.changed.clear();
  }

  private stamped(row: Row, before: Row | undefined, event: RecordedEvent): Row {
    const { version, createdAt, updatedAt } = this.stamps;
    if (!version && !createdAt && !updatedAt) return row;
    const stamped: Record<string, unknown> = { ...row };
    if (version) stamped['version'] = event.version;
    if (createdAt) stamped['createdAt'] = before?.['createdAt'] ?? event.recordedAt;
    if (updatedAt) stamped['updatedAt'] = event.recordedAt;
    return stamped;
  }
}

/**
 * The row changes caused by new events of a stream, and the resulting changes of sums. They are computed by folding the
 * stream's earlier events first, so the table is not read.
 */
export const inlineChanges = (
  projection: Projection,
  shape: TableShape,
  past: readonly RecordedEvent[],
  fresh: readonly RecordedEvent[],
  shapeOf?: (table: Projection['table']) => TableShape,
): RowChange[] => {
  if (!fresh.some((event) => handles(projection, event))) return [];
  const rows = new RowSet(projection, shape);
  for (const event of past) rows.apply(event);
  rows.takeChanges();
  const sums = shapeOf ? sumsOver(projection).map((each) => ({ each, shape: shapeOf(each.table) })) : [];
  if (sums.length === 0) {
    for (const event of fresh) rows.apply(event);
    return rows.takeChanges();
  }
  const keys = new Map(fresh.flatMap((event) => rows.keysOf(event)).map((key) => [rows.keyText(key), key]));
  const before = [...keys.values()].map((key) => ({ key, row: rows.like(key) }));
  for (const event of fresh) rows.apply(event);
  const changed = sums.flatMap((sum) =>
    before.flatMap(({ key, row }) => differences(sum.each, sum.shape, row, rows.like(key))),
  );
  return [...rows.takeChanges(), ...changed];
};
