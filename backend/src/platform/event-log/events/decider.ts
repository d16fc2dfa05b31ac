import type { Fact } from './events';

/** The whole of a record's business rules: pure, no clock, no ids made inside, no input or output. */
export interface Decider<State, Command, F extends Fact> {
  readonly initialState: State;
  /**
   * The facts that follow from a command, or a refusal thrown as `RuleViolation`; `[]` when the wish is already true.
   */
  readonly decide: (command: Command, state: State) => readonly F[];
  /** Folds one fact into the state. It trusts history and throws on what history cannot hold. */
  readonly evolve: (state: State, fact: F) => State;
}

export const foldState = <State, F extends Fact>(
  decider: Pick<Decider<State, never, F>, 'initialState' | 'evolve'>,
  facts: readonly Fact[],
): State => (facts as readonly F[]).reduce(decider.evolve, decider.initialState);
