import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryArrayResult, QueryResult, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';

/** SQL that is run on a connection: its rows as objects, or as arrays of their values. */
export interface Sql {
  readonly query: <R extends QueryResultRow>(text: string, values?: unknown[]) => Promise<QueryResult<R>>;
  readonly arrays: (text: string, values: unknown[]) => Promise<QueryArrayResult<unknown[]>>;
}

/**
 * The read tables as they were at a position of the log, on one database connection. Reads into the past run on them.
 */
export interface Past {
  readonly position: number;
  /** The instant that was asked for, or at which the event at the position was appended. */
  readonly instant: Date;
  readonly manager: EntityManager;
  readonly sql: Sql;
}

/** A request that may read the past; `past` is set while its handler runs. */
interface PastRequest {
  past?: Past;
  during?: <Result>(tables: readonly string[], work: () => Promise<Result>) => Promise<Result>;
}

const looking = new AsyncLocalStorage<PastRequest>();
let open = 0;

/** The past that the current request reads; undefined when it reads the present. */
export const currentPast = (): Past | undefined => (open > 0 ? looking.getStore()?.past : undefined);

/** The current request, if it asked for the past. */
export const requestInPast = (): PastRequest | undefined => (open > 0 ? looking.getStore() : undefined);

/** Runs work on the present, even within a request that reads the past. */
export const inThePresent = <Result>(work: () => Result): Result => looking.exit(work);

/**
 * Lets a request read the past until `ended` is called. AsyncLocalStorage is enabled only meanwhile, because it makes
 * every promise a little slower.
 */
export const mayLook = (work: (ended: () => void) => void): void => {
  open += 1;
  let over = false;
  const ended = (): void => {
    if (over) return;
    over = true;
    open -= 1;
    if (open === 0) looking.disable();
  };
  looking.run({}, () => work(ended));
};
