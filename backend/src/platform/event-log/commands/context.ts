import type { Clock } from '../../core/clock';
import { EVERYTHING, type Scope } from '../../access/viewer';
import type { Metadata } from '../events/events';

/** Who acts: a signed-in user, or the system itself for jobs and schedules. */
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
  /** `If-Match`: the version the user saw. A conflict is then told at once. */
  readonly expectedVersion?: number;
  /** `Idempotency-Key`, the route it was sent to and a hash of the body. */
  readonly idempotency?: { readonly key: string; readonly route: string; readonly bodyHash: string };
  /** Whose records the actor may touch. Others do not exist for it. */
  readonly scope: Scope;
  /** What the actor may do. */
  readonly permissions: readonly string[] | typeof ALL;
  /** Real time for people, the story's time for demo data. */
  readonly clock: Clock;
}

/** Of the system itself: nothing is closed to it. */
export const ALL = 'all';

/** For what the route itself allows, whatever the actor sees and may: a stranger's registration, one's own account. */
export const allowedByRoute = (context: CommandContext): CommandContext => ({
  ...context,
  scope: EVERYTHING,
  permissions: ALL,
});

/** For the later writes of one request: what the caller saw and its key belong to the first. */
export const inner = ({ expectedVersion: _version, idempotency: _key, ...context }: CommandContext): CommandContext =>
  context;

/** Whether the actor may do what takes one of these permissions. */
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
