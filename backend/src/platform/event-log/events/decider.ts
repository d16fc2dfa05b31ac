import type { DomainEvent } from './events';

/**
 * All business rules of a record, as pure functions: no clock, no id generation, no input or output.
 * @example decide({ type: 'VoidInvoice' }, { status: 'sent' }) // [{ type: 'InvoiceVoided', data: { id: 7 } }]
 */
export interface Decider<State, Command, F extends DomainEvent> {
  readonly initialState: State;
  /** The events that a command yields; `[]` when it would change nothing. @throws RuleViolation for a refusal */
  readonly decide: (command: Command, state: State) => readonly F[];
  /** Applies one event to the state. Throws only for histories that cannot occur. */
  readonly evolve: (state: State, event: F) => State;
}

export const foldState = <State, F extends DomainEvent>(
  decider: Pick<Decider<State, never, F>, 'initialState' | 'evolve'>,
  events: readonly DomainEvent[],
): State => (events as readonly F[]).reduce(decider.evolve, decider.initialState);

/** Compares two values of events as JSON; null and undefined count as equal. */
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
