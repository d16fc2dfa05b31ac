import type { Fact } from '../event-store/facts';
import type { Row } from '../projections/rows';
import type { Aggregate, Named, Prepared } from './aggregate';
import type { CommandContext } from './context';

/** One record's part in a commit. `fresh` says the id was just taken, so there is nothing to read. */
export interface Task<State, Command extends Named, F extends Fact, Answer> {
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

/** Several records' parts in one commit: all of them or none. */
export interface JointTask<State, Command extends Named, F extends Fact, Answer> {
  readonly parts: readonly Omit<Task<State, Command, F, never>, 'context' | 'answer' | 'status' | 'fresh'>[];
  readonly context: CommandContext;
  /** What the caller is told, also when it repeats the request. */
  readonly answer: Answer;
  readonly status?: number;
}
