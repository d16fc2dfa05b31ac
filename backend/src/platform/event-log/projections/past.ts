import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryResult, QueryResultRow } from 'pg';
import type { EntityManager } from 'typeorm';

/** What a read runs on while it looks back: read tables as they stood at a position of the log, on one connection. */
export interface Past {
  readonly position: number;
  /** The instant that was asked for, or when the position was appended. */
  readonly instant: Date;
  readonly manager: EntityManager;
  readonly sql: <R extends QueryResultRow>(text: string, values?: unknown[]) => Promise<QueryResult<R>>;
}

/** A request that may look back; `past` is there while its handler runs. */
interface PastRequest {
  past?: Past;
  during?: <Result>(tables: readonly string[], work: () => Promise<Result>) => Promise<Result>;
}

const looking = new AsyncLocalStorage<PastRequest>();
let open = 0;

/** The past that the running request looks at; undefined: it is about now. */
export const currentPast = (): Past | undefined => (open > 0 ? looking.getStore()?.past : undefined);

/** The request that runs now, where it asked for the past. */
export const requestInPast = (): PastRequest | undefined => (open > 0 ? looking.getStore() : undefined);

/** Reads what is true now, whatever the request looks at. */
export const inThePresent = <Result>(work: () => Result): Result => looking.exit(work);

/**
 * Lets a request look back until `ended` is called. Only then are promises followed, which costs every one of them a
 * little.
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
