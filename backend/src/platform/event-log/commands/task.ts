import type { DomainEvent } from '../events/events';
import type { Row } from '../projections/rows';
import type { AnyPart, Named, Part } from './aggregate';
import type { CommandContext } from './context';

/** One record's part in a commit of its own. */
export interface Task<State, Command extends Named, F extends DomainEvent, Answer> extends Part<State, Command, F> {
  readonly context: CommandContext;
  /**
   * What the caller is told, computed before the commit so that a repeated request gets the same. `row` is the record's
   * row in its first read table.
   */
  readonly answer?: (state: NoInfer<State>, version: number, row: Row | null) => Answer;
  readonly status?: number;
}

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
