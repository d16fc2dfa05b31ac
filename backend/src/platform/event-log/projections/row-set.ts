import type { RecordedFact } from '../events/events';
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

const handles = (projection: Projection, fact: RecordedFact): boolean => {
  if (projection.handles === 'all') return true;
  const known = handled.get(projection);
  if (known) return known.has(fact.type);
  handled.set(projection, new Set(projection.handles));
  return handles(projection, fact);
};

/** Rows of one projection while facts are folded into them: in memory, by key; remembers what changed. */
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

  handles(fact: RecordedFact): boolean {
    return handles(this.projection, fact);
  }

  keysOf(fact: RecordedFact): readonly Row[] {
    return this.handles(fact) ? this.projection.keys(fact) : [];
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

  apply(fact: RecordedFact): void {
    for (const key of this.keysOf(fact)) {
      const text = this.keyText(key);
      const before = this.rows.get(text) ?? undefined;
      const folded = this.projection.fold(before, fact, key);
      const after = folded === null ? null : this.stamped(folded, before, fact);
      this.rows.set(text, after);
      this.changed.set(text, after ?? key);
    }
  }

  /** The row that has the key of another, if there is one. */
  like(row: Row): Row | undefined {
    return this.rows.get(this.keyText(row)) ?? undefined;
  }

  /** The changes since the last call, one a key. */
  takeChanges(): RowChange[] {
    const changes = [...this.changed].map(([text, row]): RowChange => ({
      op: this.rows.get(text) === null ? 'remove' : 'put',
      table: this.shape.name,
      row,
    }));
    this.changed = new Map();
    return changes;
  }

  /** Ends a stream whose rows no other stream touches: hands its rows out and forgets them. */
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

  private stamped(row: Row, before: Row | undefined, fact: RecordedFact): Row {
    const { version, createdAt, updatedAt } = this.stamps;
    if (!version && !createdAt && !updatedAt) return row;
    const stamped: Record<string, unknown> = { ...row };
    if (version) stamped['version'] = fact.version;
    if (createdAt) stamped['createdAt'] = before?.['createdAt'] ?? fact.recordedAt;
    if (updatedAt) stamped['updatedAt'] = fact.recordedAt;
    return stamped;
  }
}

/**
 * Rows that new facts of a stream change, found by folding the stream's past first: no read of the table is needed; and
 * what follows for sums over them.
 */
export const inlineChanges = (
  projection: Projection,
  shape: TableShape,
  past: readonly RecordedFact[],
  fresh: readonly RecordedFact[],
  shapeOf?: (table: Projection['table']) => TableShape,
): RowChange[] => {
  if (!fresh.some((fact) => handles(projection, fact))) return [];
  const rows = new RowSet(projection, shape);
  for (const fact of past) rows.apply(fact);
  rows.takeChanges();
  const sums = shapeOf ? sumsOver(projection).map((each) => ({ each, shape: shapeOf(each.table) })) : [];
  if (sums.length === 0) {
    for (const fact of fresh) rows.apply(fact);
    return rows.takeChanges();
  }
  const keys = new Map(fresh.flatMap((fact) => rows.keysOf(fact)).map((key) => [rows.keyText(key), key]));
  const before = [...keys.values()].map((key) => ({ key, row: rows.like(key) }));
  for (const fact of fresh) rows.apply(fact);
  const changed = sums.flatMap((sum) =>
    before.flatMap(({ key, row }) => differences(sum.each, sum.shape, row, rows.like(key))),
  );
  return [...rows.takeChanges(), ...changed];
};
