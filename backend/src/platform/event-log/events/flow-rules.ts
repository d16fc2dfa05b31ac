import type { Permissions } from '../../access/viewer';
import { notFound, RuleViolation, withArticle } from '../../core/errors';
import type { Decider } from './decider';
import type { DomainEvent } from './events';

/** The state of a record whose events say it whole: where it stands, and its terms as its last event told them. */
export type FlowState<Status extends string, Terms> =
  | { readonly status: 'none' }
  | { readonly status: Status; readonly terms: Terms };

/** A command that makes a new record. */
interface Beginning<Command, F> {
  /** The permission that this command requires instead of that of all. */
  readonly may?: Permissions;
  readonly begin: (command: Command) => readonly F[];
}

/** A command on a record that stands in one of the statuses `from`. */
interface Step<Status, Terms, Command, F> {
  readonly may?: Permissions;
  readonly from: readonly Status[];
  /** What the command does to the record: 'approved' in "A payout that is paid cannot be approved". */
  readonly done: string;
  readonly decide: (command: Command, terms: Terms, status: Status) => readonly F[];
}

type Of<Union extends { readonly type: string }, Type> = Extract<Union, { type: Type }>;

/**
 * The rules of a record with statuses.
 * @example { title: 'payout', may: 'payouts.write', terms: payoutTerms, statusAfter: { PayoutDrafted: 'draft',
 *   PayoutPaid: 'paid' }, commands: { CreatePayout: { begin: … }, PayPayout: { from: ['draft'], done: 'paid', decide: …
 *   } } }
 */
export interface FlowRules<
  Status extends string,
  Terms,
  Command extends { readonly type: string },
  F extends DomainEvent,
> {
  /** The name of the record in refusals: 'payout'. */
  readonly title: string;
  /** The permission that each command requires, by whatever route it comes; with several, one is enough. */
  readonly may: Permissions;
  /** The schema of the terms, which every event says. */
  readonly terms: { readonly shape: { readonly [Name in keyof Terms]: unknown } };
  /** Where the record stands after each event. */
  readonly statusAfter: { readonly [Type in F['type']]: Status };
  readonly commands: {
    readonly [Type in Command['type']]: Beginning<Of<Command, Type>, F> | Step<Status, Terms, Of<Command, Type>, F>;
  };
}

/** What follows from these rules; `@Rich({ …, ...payoutRules })` takes what it needs. */
interface Ruled<Status extends string, Terms, Command extends { readonly type: string }, F extends DomainEvent> {
  readonly decider: Decider<FlowState<Status, Terms>, Command, F>;
  readonly requiredPermissions: { readonly [Type in Command['type']]: () => readonly Permissions[] };
  readonly valuesOf: (state: FlowState<Status, Terms>) => Partial<Terms>;
  /** Every status once, in the order of `statusAfter`, for `@Choice('status', payoutRules.statuses, …)`. */
  readonly statuses: readonly Status[];
}

/**
 * Derives state, decider and required permissions of a record from its statuses and the commands that they allow. What
 * a command decides stays a pure function of the command and the terms.
 */
export const flowRules = <
  Status extends string,
  Terms extends object,
  Command extends { readonly type: string },
  F extends DomainEvent,
>({
  title,
  may: usual,
  terms,
  statusAfter,
  commands,
}: FlowRules<Status, Terms, Command, F>): Ruled<Status, Terms, Command, F> => {
  type State = FlowState<Status, Terms>;
  type Rule = Beginning<Command, F> | Step<Status, Terms, Command, F>;
  const names = Object.keys(terms.shape);
  const termsIn = (data: unknown): Terms =>
    Object.fromEntries(names.map((name) => [name, (data as Record<string, unknown>)[name]])) as Terms;

  const decide = (command: Command, state: State): readonly F[] => {
    const rule = commands[command.type as Command['type']] as unknown as Rule;
    if ('begin' in rule) {
      if ('terms' in state) throw new RuleViolation('ALREADY_EXISTS', `This ${title} exists already`);
      return rule.begin(command);
    }
    if (!('terms' in state)) throw notFound(title);
    if (rule.from.includes(state.status)) return rule.decide(command, state.terms, state.status);
    throw new RuleViolation(
      `${title.replace(/ /g, '_').toUpperCase()}_STATUS`,
      `${withArticle(title)} that is ${state.status.replace(/_/g, ' ')} cannot be ${rule.done}`,
    );
  };
  const evolve = (_: State, { type, data }: F): State => ({
    status: statusAfter[type as F['type']],
    terms: termsIn(data),
  });
  return {
    decider: { initialState: { status: 'none' }, decide, evolve },
    requiredPermissions: Object.fromEntries(
      Object.entries<{ readonly may?: Permissions }>(commands).map(([type, { may = usual }]) => [type, () => [may]]),
    ) as unknown as { readonly [Type in Command['type']]: () => readonly Permissions[] },
    valuesOf: (state) => ('terms' in state ? state.terms : {}),
    statuses: [...new Set(Object.values<Status>(statusAfter))],
  };
};
