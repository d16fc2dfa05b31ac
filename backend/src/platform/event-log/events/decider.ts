import type { DomainEvent } from './events';

/** The whole of a record's business rules: pure, no clock, no ids made inside, no input or output. */
export interface Decider<State, Command, F extends DomainEvent> {
  readonly initialState: State;
  /**
   * The events that follow from a command, or a refusal thrown as `RuleViolation`; `[]` when the command is already
   * true.
   */
  readonly decide: (command: Command, state: State) => readonly F[];
  /** Folds one event into the state. It trusts history and throws on what history cannot hold. */
  readonly evolve: (state: State, event: F) => State;
}

export const foldState = <State, F extends DomainEvent>(
  decider: Pick<Decider<State, never, F>, 'initialState' | 'evolve'>,
  events: readonly DomainEvent[],
): State => (events as readonly F[]).reduce(decider.evolve, decider.initialState);
