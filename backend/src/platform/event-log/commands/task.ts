import { streamName, type DomainEvent } from '../events/events';
import type { Row } from '../projections/rows';
import type { AnyAggregate, AnyPart, Named, Part } from './aggregate';
import type { CommandContext } from './context';

/** A command on one record, with a commit of its own. */
export interface Task<State, Command extends Named, F extends DomainEvent, Answer> extends Part<State, Command, F> {
  readonly context: CommandContext;
  /**
   * Makes the response. It is computed before the commit, so that it can be stored for a repeated request. `row` is the
   * record's row in its first read table.
   */
  readonly answer?: (state: NoInfer<State>, version: number, row: Row | null) => Answer;
  readonly status?: number;
}

/** Types one part of a joint task: `part({ aggregate: settlements, id, prepare })`. */
export const part = <State, Command extends Named, F extends DomainEvent>(of: Part<State, Command, F>): AnyPart => of;

/**
 * Commands on several records, also of different types, in one commit: all of them or none, such as a settlement and
 * the balances that it deducts.
 */
export interface JointTask<Answer> {
  /** Each on a stream of its own. The first is the record that the request is about: `If-Match` names its version. */
  readonly parts: readonly AnyPart[];
  readonly context: CommandContext;
  /** The response, also to a repeated request. */
  readonly answer: Answer;
  readonly status?: number;
}

/** The stream that a part writes to. */
export const streamOf = ({ aggregate, id }: { aggregate: Pick<AnyAggregate, 'family'>; id: string | number }): string =>
  streamName(aggregate.family.category, id);
