import type { Belonging, Permissions, Scope } from '../../access/viewer';
import type { Decider } from '../events/decider';
import type { DomainEvent, EventFamily } from '../events/events';
import type { Guard } from '../store/unit';
import type { Projection } from '../projections/projection';

/** Every command carries its name in `type`: `{ type: 'VoidInvoice', … }`. */
export interface Named {
  readonly type: string;
}
/**
 * The permissions that each command requires, all of them, in addition to the record being in scope. An entry that is
 * itself a list requires one of its permissions.
 * @example { VoidInvoice: () => ['invoices.write', 'invoices.void'] }
 */
export type RequiredPermissions<State, Command extends Named> = {
  readonly [Type in Command['type']]: (
    command: Extract<Command, { type: Type }>,
    state: State,
    scope: Scope,
  ) => readonly Permissions[];
};

/**
 * All that the runner needs to write one kind of record: its events, its rules, the projections folded in the same
 * commit, and whom a record belongs to.
 */
export interface Aggregate<State, Command extends Named, F extends DomainEvent> {
  readonly family: EventFamily;
  readonly decider: Decider<State, Command, F>;
  readonly projections: readonly Projection[];
  /**
   * The client that the record belongs to; null for the firm's own. The id is given where a stream that has not begun
   * belongs to somebody: the money of a client, whose id is that of the client.
   */
  readonly clientOf: (state: State, id?: string) => string | null;
  /** The driver who owns the record in addition to its client. */
  readonly driverOf?: (state: State) => number | null;
  /** The user who owns the record in addition to its client. */
  readonly userOf?: (state: State) => string | null;
  /** Whom the records belong to; 'client' when absent. */
  readonly belonging?: Belonging;
  readonly requiredPermissions: RequiredPermissions<State, Command>;
  /**
   * What other existing records do in the commit of this event, whatever command brought it about: the advance that an
   * approved settlement is taken from.
   */
  readonly beside?: (event: DomainEvent) => readonly AnyPart[];
  /** The name used in messages: 'broker' in "This broker does not exist". */
  readonly title: string;
}

/** An aggregate of any kind, where its types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- decide is contravariant in the state and the command
export type AnyAggregate = Aggregate<any, any, any>;

/** The permissions that this command requires in this state. */
export const requiredPermissionsOf = <State, Command extends Named>(
  { requiredPermissions }: { readonly requiredPermissions: RequiredPermissions<State, Command> },
  command: Command,
  state: State,
  scope: Scope,
): readonly Permissions[] => requiredPermissions[command.type as Command['type']](command as never, state, scope);

/**
 * What the runner needs to decide besides the state: the command, its look-ups done, and the streams that were read for
 * it.
 * @example { command: { type: 'VoidInvoice', on: '2026-11-26' }, guards: [{ stream: 'client-…', version: 3 }] }
 */
export interface Prepared<Command> {
  readonly command: Command;
  readonly guards?: readonly Guard[];
  /** New records to add in the same commit, provided that the command yields events. */
  readonly alongside?: readonly Follow[];
  /**
   * What other existing records do in the same commit, provided that the command yields events: the advance that a
   * settlement deducts.
   */
  readonly beside?: readonly AnyPart[];
}

/** What one record does in a commit. `fresh`: the id was just drawn, so there are no events to read. */
export interface Part<State, Command extends Named, F extends DomainEvent> {
  readonly aggregate: Aggregate<State, Command, F>;
  readonly id: string | number;
  readonly fresh?: boolean;
  readonly prepare: (state: NoInfer<State>) => Promise<Prepared<NoInfer<Command>>> | Prepared<NoInfer<Command>>;
}
// oxlint-disable-next-line typescript/no-explicit-any -- records of any types commit together
export type AnyPart = Part<any, any, any>;
/** A new record to add in the commit of the record that caused it: the journal entry of an invoice. */
export interface Follow {
  readonly aggregate: AnyAggregate;
  readonly id: string | number;
  readonly command: unknown;
  /** The streams that it relies on: the commit fails when one of them has moved on. */
  readonly guards?: readonly Guard[];
}

export type Decided = { readonly version: number };
