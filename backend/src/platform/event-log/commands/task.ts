import type { DomainEvent } from '../events/events';
import type { Row } from '../projections/rows';
import type { Aggregate, Named, Prepared } from './aggregate';
import type { CommandContext } from './context';

/** One record's part in a commit. `fresh` says the id was just taken, so there is nothing to read. */
export interface Task<State, Command extends Named, F extends DomainEvent, Answer> {
  readonly aggregate: Aggregate<State, Command, F>;
  readonly id: string | number;
  readonly fresh?: boolean;
  readonly prepare: (state: NoInfer<State>) => Promise<Prepared<NoInfer<Command>>> | Prepared<NoInfer<Command>>;
  readonly context: CommandContext;
  /**
   * What the caller is told, computed before the commit so that a repeated request gets the same. `row` is the record's
   * row in its first read table.
   */
  readonly answer?: (state: NoInfer<State>, version: number, row: Row | null) => Answer;
  readonly status?: number;
}

/** What one of several records does in a commit. */
export type Part<State, Command extends Named, F extends DomainEvent> = Omit<
  Task<State, Command, F, never>,
  'context' | 'answer' | 'status'
>;
// oxlint-disable-next-line typescript/no-explicit-any -- records of any types commit together
export type AnyPart = Part<any, any, any>;
/** One record's part beside those of others: `part({ aggregate: settlements, id, prepare })`. */
export const part = <State, Command extends Named, F extends DomainEvent>(of: Part<State, Command, F>): AnyPart => of;

/**
 * Several records' parts in one commit, also of different types: all of them or none, such as a settlement and the
 * balances that it takes from.
 */
export interface JointTask<Answer> {
  readonly parts: readonly AnyPart[];
  readonly context: CommandContext;
  /** What the caller is told, also when it repeats the request. */
  readonly answer: Answer;
  readonly status?: number;
}
