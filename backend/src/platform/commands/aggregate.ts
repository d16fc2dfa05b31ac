import type { Belonging, Sight } from '../auth/viewer';
import type { Decider } from '../event-store/decider';
import type { Fact, FactFamily } from '../event-store/facts';
import type { Guard } from '../event-store/unit';
import type { Projection } from '../projections/projection';

/** A kind of record: its facts, its rules, the rows that show it, and the client it is kept for. */
export interface Aggregate<State, Command, F extends Fact> {
  readonly family: FactFamily;
  readonly decider: Decider<State, Command, F>;
  readonly projections: readonly Projection[];
  readonly clientOf: (state: State) => string | null;
  /** Absent: to clients or the firm. */
  readonly belonging?: Belonging;
  /** The permissions that a command takes, beside being in sight; of a list each one. Absent: only what the route asks. */
  readonly wishes?: (command: Command, state: State, sight: Sight) => readonly (string | readonly string[])[];
  /** How people call it: 'broker'; said when one is not there. */
  readonly title: string;
}

/** Any kind of record, where its own types do not matter. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- decide is contravariant in the state and the command
export type AnyAggregate = Aggregate<any, any, any>;
/** What a decision needs besides the state: the command with its look-ups done, and the streams it relied on. */
export interface Prepared<Command> {
  readonly command: Command;
  readonly guards?: readonly Guard[];
  /** New records that commit with this one, when it changes at all. */
  readonly also?: readonly Follow[];
}

/** A new record that commits together with the one that caused it. */
export interface Follow {
  readonly aggregate: AnyAggregate;
  readonly id: string | number;
  readonly command: unknown;
}

export type Decided = { readonly version: number };
