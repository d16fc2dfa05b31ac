import type { Fact, FactFamily, FactsOf, PlacedFact, RecordedFact } from '../events/events';
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
  readonly keys: (fact: RecordedFact) => readonly Row[];
  readonly fold: (row: Row | undefined, fact: RecordedFact, key: Row) => Row | null;
  /**
   * Keys or fold look at who did it and why; else a rebuild leaves metadata, often the larger part of a fact, in the
   * database.
   */
  readonly seesMetadata: boolean;
  /**
   * The same fold said as one SELECT over `facts f` (columns in the table's order), for fast rebuilds. An async
   * projection follows the log by it, too.
   */
  readonly inSql?: string;
  /**
   * Async and in SQL: rows of later facts meet those of earlier ones, and their numbers are added. Without it every
   * fact has rows of its own.
   */
  readonly sums?: boolean;
  /** It folds no facts: it sums the rows of another projection. */
  readonly summed?: Summed;
}

interface Summed {
  readonly of: Projection;
  /** What a row adds under which key. */
  readonly parts: (row: Row) => readonly Row[];
  /** The same of all rows, as one SELECT. */
  readonly inSql: (rows: TableShape, sums: TableShape) => string;
}

type Seen<F extends Fact, All extends boolean> =
  F extends Fact<infer Type, infer Data>
    ? All extends true
      ? RecordedFact<Type, Data>
      : PlacedFact<Type, Data>
    : never;
type Folds<F extends Fact, R, All extends boolean> = {
  readonly [Type in F['type']]?: (
    row: R | undefined,
    fact: Seen<Extract<F, { type: Type }>, All>,
    key: Partial<R>,
  ) => Unstamped<R> | null;
};
/** What the runner fills in from the envelope, so that no fold can forget it. */
type Stamps = 'version' | 'createdAt' | 'updatedAt';
export type Unstamped<R> = { [Property in Exclude<keyof R, Stamps>]: R[Property] } & {
  [Property in Extract<keyof R, Stamps>]?: R[Property];
};

export interface Definition<Family extends FactFamily, R extends object, All extends boolean> {
  readonly name: string;
  readonly version: number;
  readonly mode?: 'inline' | 'async';
  readonly table: RowClass<R>;
  readonly facts: Family;
  /** Keys of the rows a fact touches. */
  readonly keys: (fact: Seen<FactsOf<Family>, All>) => readonly Partial<R>[];
  readonly on: Folds<FactsOf<Family>, R, All>;
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

/** A read table and the folds that fill it; the map's keys are the handled fact types. */
export const defineProjection = <Family extends FactFamily, R extends object, All extends boolean = false>(
  definition: Definition<Family, R, All>,
): Projection => {
  const folds = definition.on as Readonly<
    Record<string, ((row: R | undefined, fact: RecordedFact, key: Partial<R>) => Row | null) | undefined>
  >;
  return register({
    name: definition.name,
    version: definition.version,
    mode: definition.mode ?? 'inline',
    table: definition.table,
    category: definition.facts.category,
    handles: Object.keys(folds),
    keys: definition.keys as unknown as Projection['keys'],
    seesMetadata: definition.seesMetadata ?? false,
    fold: (row, fact, key) => folds[fact.type]?.(row as R | undefined, fact, key as Partial<R>) ?? null,
    ...(definition.inSql ? { inSql: definition.inSql } : {}),
    ...(definition.sums ? { sums: true } : {}),
  });
};

export const existing = <R>(row: R | undefined): R => {
  if (!row) throw new Error('History is impossible: the row of a later fact does not exist');
  return row;
};
