import type { Belonging, Permissions, Scope } from '../../access/viewer';
import type { Decider } from '../events/decider';
import type { DomainEvent, EventFamily } from '../events/events';
import type { Guard } from '../store/unit';
import type { Projection } from '../projections/projection';

/** Commands carry their name. */
export interface Named {
  readonly type: string;
}
/** The permissions that each command takes beside the record being in scope, all of them. */
export type RequiredPermissions<State, Command extends Named> = {
  readonly [Type in Command['type']]: (
    command: Extract<Command, { type: Type }>,
    state: State,
    scope: Scope,
  ) => readonly Permissions[];
};

/** A kind of record: its events, its rules, the rows that show it, and the client it is kept for. */
export interface Aggregate<State, Command extends Named, F extends DomainEvent> {
  readonly family: EventFamily;
  readonly decider: Decider<State, Command, F>;
  readonly projections: readonly Projection[];
  readonly clientOf: (state: State) => string | null;
  /** The driver whose it is, too. */
  readonly driverOf?: (state: State) => number | null;
  /** The user whose it is, too. */
  readonly userOf?: (state: State) => string | null;
  /** Absent: to clients or the firm. */
  readonly belonging?: Belonging;
  readonly requiredPermissions: RequiredPermissions<State, Command>;
  /** How people call it: 'broker'; said when one is not there. */
  readonly title: string;
}

/** Any kind of record, where its own types do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- decide is contravariant in the state and the command
export type AnyAggregate = Aggregate<any, any, any>;

/** What a command takes. */
export const requiredPermissionsOf = <State, Command extends Named>(
  { requiredPermissions }: { readonly requiredPermissions: RequiredPermissions<State, Command> },
  command: Command,
  state: State,
  scope: Scope,
): readonly Permissions[] => requiredPermissions[command.type as Command['type']](command as never, state, scope);

/** What a decision needs besides the state: the command with its look-ups done, and the streams it relied on. */
export interface Prepared<Command> {
  readonly command: Command;
  readonly guards?: readonly Guard[];
  /** New records that commit with this one, when it changes at all. */
  readonly alongside?: readonly Follow[];
  /** What other records do in the same commit, when this one changes at all: an advance that it is taken from. */
  readonly beside?: readonly AnyPart[];
}

/** What one of several records does in a commit. `fresh` says the id was just taken, so there is nothing to read. */
export interface Part<State, Command extends Named, F extends DomainEvent> {
  readonly aggregate: Aggregate<State, Command, F>;
  readonly id: string | number;
  readonly fresh?: boolean;
  readonly prepare: (state: NoInfer<State>) => Promise<Prepared<NoInfer<Command>>> | Prepared<NoInfer<Command>>;
}
// oxlint-disable-next-line typescript/no-explicit-any -- records of any types commit together
export type AnyPart = Part<any, any, any>;
/** A new record that commits together with the one that caused it. */
export interface Follow {
  readonly aggregate: AnyAggregate;
  readonly id: string | number;
  readonly command: unknown;
}

export type Decided = { readonly version: number };
