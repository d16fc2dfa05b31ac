import type { DomainEvent, EventFamily, EventsOf, PlacedEvent, RecordedEvent } from '../events/events';
import type { Row, TableShape } from './rows';

/** A class that TypeORM knows as the entity of a read table. */
export type RowClass<R extends object = object> = new () => R;

/** A read table and how it is folded from events. `defineProjection` and `defineSums` make one. */
export interface Projection {
  readonly name: string;
  /** To be raised when the fold changes; the next start then rebuilds the table. */
  readonly version: number;
  /**
   * `inline`: written in the commit of the append. `async`: written by one worker that follows the log from a
   * checkpoint.
   */
  readonly mode: 'inline' | 'async';
  readonly table: RowClass;
  /**
   * The category of the streams it reads; null: all streams. Each row of an inline projection belongs to a single
   * stream.
   */
  readonly category: string | null;
  readonly handles: readonly string[] | 'all';
  readonly keys: (event: RecordedEvent) => readonly Row[];
  readonly fold: (row: Row | undefined, event: RecordedEvent, key: Row) => Row | null;
  /**
   * Whether `keys` or `fold` read the metadata. If not, a rebuild does not load it; it is often the larger part of an
   * event.
   */
  readonly seesMetadata: boolean;
  /**
   * The same fold as one SELECT over `events f`, with the columns in the table's order. Rebuilds use it because it is
   * fast; an async projection also follows the log with it.
   */
  readonly inSql?: string;
  /**
   * Only with `inSql` and `async`: the numbers of new rows are added to those of rows with the same key. Without it,
   * every event has rows of its own.
   */
  readonly sums?: boolean;
  /** Only with `async`: a minute or two later is as good, so it lets a flood of events (an import) pass first. */
  readonly mayWait?: boolean;
  /** How its rows at a position are read without folding the log; see `PastInSql`. */
  readonly past?: PastInSql;
  /** Set when the projection sums the rows of another projection instead of folding events. */
  readonly summed?: Summed;
}

/**
 * The rows of a read table at a position of the log as one SELECT over tables of the schema `public`, where that is
 * quicker than a fold: rows that are written once are those of facts up to the position.
 * @example (position) => `SELECT * FROM public.notes n WHERE n.position <= ${position}`
 */
type PastInSql = (position: number) => string;

interface Summed {
  readonly of: Projection;
  /** What a row adds to the sums: the key and the numbers. */
  readonly parts: (row: Row) => readonly Row[];
  /** The sums over all rows, as one SELECT. */
  readonly inSql: (rows: TableShape, sums: TableShape) => string;
}

type Seen<F extends DomainEvent, All extends boolean> =
  F extends DomainEvent<infer Type, infer Data>
    ? All extends true
      ? RecordedEvent<Type, Data>
      : PlacedEvent<Type, Data>
    : never;
type Folds<F extends DomainEvent, R, All extends boolean> = {
  readonly [Type in F['type']]?: (
    row: R | undefined,
    event: Seen<Extract<F, { type: Type }>, All>,
    key: Partial<R>,
  ) => Unstamped<R> | null;
};
/** The columns that are filled in from the event itself, so that no fold can forget them. */
type Stamps = 'version' | 'createdAt' | 'updatedAt';
export type Unstamped<R> = { [Property in Exclude<keyof R, Stamps>]: R[Property] } & {
  [Property in Extract<keyof R, Stamps>]?: R[Property];
};

/**
 * The argument of `defineProjection`.
 * @example { name: 'loads', version: 2, table: Load, events: loadEvents, keys: ({ data }) => [{ id: data.id }], on: {
 *   LoadDelivered: (row, { data }) => ({ ...existing(row), deliveredOn: data.deliveredOn }) } }
 */
export interface Definition<Family extends EventFamily, R extends object, All extends boolean> {
  readonly name: string;
  readonly version: number;
  readonly mode?: 'inline' | 'async';
  readonly table: RowClass<R>;
  readonly events: Family;
  /** The keys of the rows that an event changes. */
  readonly keys: (event: Seen<EventsOf<Family>, All>) => readonly Partial<R>[];
  readonly on: Folds<EventsOf<Family>, R, All>;
  /** Whether the folds get `metadata`. */
  readonly seesMetadata?: All;
  readonly inSql?: string;
  readonly sums?: boolean;
  readonly mayWait?: boolean;
  readonly past?: PastInSql;
}

const catalog = new Map<string, Projection>();
export const allProjections = (): readonly Projection[] => [...catalog.values()];
/** The entity classes of all read tables. */
export const readTables = (): RowClass[] => [...new Set(allProjections().map(({ table }) => table))];

/** Registers a projection for the rebuild, the verifier and the workers. @throws Error for a duplicate name */
export const register = (projection: Projection): Projection => {
  if (catalog.has(projection.name)) throw new Error(`The projection "${projection.name}" is declared twice`);
  catalog.set(projection.name, projection);
  if (projection.summed) summing.set(projection.summed.of, [...sumsOver(projection.summed.of), projection]);
  return projection;
};

const summing = new Map<Projection, readonly Projection[]>();
/** The projections that sum the rows of this one. */
export const sumsOver = (projection: Projection): readonly Projection[] => summing.get(projection) ?? [];

/**
 * Declares a read table with a fold for each event type that it handles. A fold returns the new row, or null to delete
 * the row.
 */
export const defineProjection = <Family extends EventFamily, R extends object, All extends boolean = false>(
  definition: Definition<Family, R, All>,
): Projection => {
  const folds = definition.on as Readonly<
    Record<string, ((row: R | undefined, event: RecordedEvent, key: Partial<R>) => Row | null) | undefined>
  >;
  return register({
    name: definition.name,
    version: definition.version,
    mode: definition.mode ?? 'inline',
    table: definition.table,
    category: definition.events.category,
    handles: Object.keys(folds),
    keys: definition.keys as unknown as Projection['keys'],
    seesMetadata: definition.seesMetadata ?? false,
    fold: (row, event, key) => folds[event.type]?.(row as R | undefined, event, key as Partial<R>) ?? null,
    ...(definition.inSql ? { inSql: definition.inSql } : {}),
    ...(definition.sums ? { sums: true } : {}),
    ...(definition.mayWait ? { mayWait: true } : {}),
    ...(definition.past ? { past: definition.past } : {}),
  });
};

/** The row, which an earlier event must have created. @throws Error when there is none */
export const existing = <R>(row: R | undefined): R => {
  if (!row) throw new Error('History is impossible: the row of a later event does not exist');
  return row;
};
/** The row with these changes. @throws Error when no earlier event created it */
export const changed = <R extends object>(row: R | undefined, changes: Partial<R>): R => ({
  ...existing(row),
  ...changes,
});
