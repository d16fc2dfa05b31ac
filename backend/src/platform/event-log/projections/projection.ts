import type { DomainEvent, EventFamily, EventsOf, PlacedEvent, RecordedEvent } from '../events/events';
import type { Row, TableShape } from './rows';

/** A class that TypeORM knows as the entity of a read table. */
export type RowClass<R extends object = object> = new () => R;

export interface Projection {
  readonly name: string;
  /** Raise it when the fold changes; the next start then rebuilds the table. */
  readonly version: number;
  /** `inline`: written in the append's own commit. `async`: by one worker, behind the log, from a checkpoint. */
  readonly mode: 'inline' | 'async';
  readonly table: RowClass;
  /** The streams it reads; null: all of them. An inline projection's rows belong to one stream each. */
  readonly category: string | null;
  readonly handles: readonly string[] | 'all';
  readonly keys: (event: RecordedEvent) => readonly Row[];
  readonly fold: (row: Row | undefined, event: RecordedEvent, key: Row) => Row | null;
  /**
   * Keys or fold look at who did it and why; else a rebuild leaves metadata, often the larger part of an event, in the
   * database.
   */
  readonly seesMetadata: boolean;
  /**
   * The same fold said as one SELECT over `events f` (columns in the table's order), for fast rebuilds. An async
   * projection follows the log by it, too.
   */
  readonly inSql?: string;
  /**
   * Async and in SQL: rows of later events meet those of earlier ones, and their numbers are added. Without it every
   * event has rows of its own.
   */
  readonly sums?: boolean;
  /** It folds no events: it sums the rows of another projection. */
  readonly summed?: Summed;
}

interface Summed {
  readonly of: Projection;
  /** What a row adds under which key. */
  readonly parts: (row: Row) => readonly Row[];
  /** The same of all rows, as one SELECT. */
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
/** What the runner fills in from the envelope, so that no fold can forget it. */
type Stamps = 'version' | 'createdAt' | 'updatedAt';
export type Unstamped<R> = { [Property in Exclude<keyof R, Stamps>]: R[Property] } & {
  [Property in Extract<keyof R, Stamps>]?: R[Property];
};

export interface Definition<Family extends EventFamily, R extends object, All extends boolean> {
  readonly name: string;
  readonly version: number;
  readonly mode?: 'inline' | 'async';
  readonly table: RowClass<R>;
  readonly events: Family;
  /** Keys of the rows an event touches. */
  readonly keys: (event: Seen<EventsOf<Family>, All>) => readonly Partial<R>[];
  readonly on: Folds<EventsOf<Family>, R, All>;
  /** Without it the folds do not see `metadata`. */
  readonly seesMetadata?: All;
  readonly inSql?: string;
  readonly sums?: boolean;
}

const catalog = new Map<string, Projection>();
export const allProjections = (): readonly Projection[] => [...catalog.values()];
/** Every read table, as the projections name them. */
export const readTables = (): RowClass[] => [...new Set(allProjections().map(({ table }) => table))];

/** Makes a projection known to the rebuild, the verifier and the workers. */
export const register = (projection: Projection): Projection => {
  if (catalog.has(projection.name)) throw new Error(`The projection "${projection.name}" is declared twice`);
  catalog.set(projection.name, projection);
  if (projection.summed) summing.set(projection.summed.of, [...sumsOver(projection.summed.of), projection]);
  return projection;
};

const summing = new Map<Projection, readonly Projection[]>();
/** The projections that sum the rows of this one. */
export const sumsOver = (projection: Projection): readonly Projection[] => summing.get(projection) ?? [];

/** A read table and the folds that fill it; the map's keys are the handled event types. */
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
  });
};

export const existing = <R>(row: R | undefined): R => {
  if (!row) throw new Error('History is impossible: the row of a later fact does not exist');
  return row;
};
