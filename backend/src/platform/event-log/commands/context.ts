import type { Clock } from '../../core/clock';
import { EVERYTHING, type Scope } from '../../access/viewer';
import type { Metadata } from '../events/events';

/**
 * Who acts: a signed-in user, or the system itself for jobs and schedules. `{ id: 'f3…', name: 'Ann Lee', role:
 * 'employee' }`
 */
export interface Actor {
  readonly id: string | null;
  readonly name: string;
  readonly role: string;
}

/** Everything about a request or job that the write path needs and the decider must not know. */
export interface CommandContext {
  readonly actor: Actor;
  readonly requestId: string;
  readonly correlationId: string;
  readonly causation: string | null;
  readonly source: Metadata['source'];
  /** `If-Match`: the version that the user saw. If the record has another one, the command fails without a retry. */
  readonly expectedVersion?: number;
  /** `Idempotency-Key`, the route it was sent to and a hash of the body. */
  readonly idempotency?: { readonly key: string; readonly route: string; readonly bodyHash: string };
  /** The records that the actor may see and change. For the actor, no others exist. */
  readonly scope: Scope;
  /** What the actor may do. */
  readonly permissions: readonly string[] | typeof ALL;
  /** Real time for requests and jobs, invented time for demo data. */
  readonly clock: Clock;
}

/** The permissions of the system itself: all. */
export const ALL = 'all';

/**
 * The context for a command that the route allows to anybody, whatever the scope and permissions of the actor: a
 * registration, a change of one's own account.
 */
export const allowedByRoute = (context: CommandContext): CommandContext => ({
  ...context,
  scope: EVERYTHING,
  permissions: ALL,
});

/** The context for further writes of a request: `If-Match` and the idempotency key apply to the first write only. */
export const inner = ({ expectedVersion: _version, idempotency: _key, ...context }: CommandContext): CommandContext =>
  context;

/** Whether the actor has the permission, or one of several. */
export const mayDo = ({ permissions }: CommandContext, wanted: string | readonly string[]): boolean =>
  permissions === ALL || [wanted].flat().some((permission) => permissions.includes(permission));

export const SYSTEM: Actor = { id: null, name: 'Axlebook', role: 'system' };

export const systemContext = (
  clock: Clock,
  source: 'worker' | 'cli',
  cause: string,
  over: Partial<CommandContext> = {},
): CommandContext => ({
  actor: SYSTEM,
  requestId: cause,
  correlationId: cause,
  causation: cause,
  source,
  clock,
  scope: EVERYTHING,
  permissions: ALL,
  ...over,
});

export const metadataOf = (
  context: CommandContext,
  clientId: string | null,
  driverId: number | null = null,
  userId: string | null = null,
): Metadata => ({
  actorId: context.actor.id,
  actorName: context.actor.name,
  role: context.actor.role,
  requestId: context.requestId,
  correlationId: context.correlationId,
  causation: context.causation,
  idempotencyKey: context.idempotency?.key ?? null,
  source: context.source,
  clientId,
  ...(driverId === null ? {} : { driverId }),
  ...(userId === null ? {} : { userId }),
});

/** The same context for records that `If-Match` is not about. */
export const ofAnyVersion = ({ expectedVersion: _, ...context }: CommandContext): CommandContext => context;
