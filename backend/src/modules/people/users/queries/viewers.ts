import { Injectable } from '@nestjs/common';
import { EVERYTHING, NOTHING_IN_SCOPE, type Scope, type Viewer } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { LogSignal } from '../../../../platform/event-log/store/log-signal';
import { permissionsOf, type Role } from '../../permissions';
import { AgentDesks, type AgentDesk } from '../adapters/agents';
import { nameOf, User } from '../user';

const VIEWERS_CHANGED = 'viewers';
const FRESH_MS = 15_000;
const MOST_KEPT = 5_000;

/**
 * Turns a user into a viewer. The answer is cached for 15 seconds, or until a user, an agent or a client changes in any
 * process.
 */
@Injectable()
export class Viewers {
  private readonly cached = new Map<string, { at: number; viewer: Promise<Viewer | null> }>();

  constructor(
    @StoreOf(User) private readonly users: RecordStore<User>,
    signal: LogSignal,
    runner: CommandRunner,
    private readonly clock: Clock,
    private readonly desks: AgentDesks,
  ) {
    const forget = (): void => this.cached.clear();
    for (const category of ['user', 'agent', 'client']) runner.announce(category, VIEWERS_CHANGED, forget);
    signal.on(VIEWERS_CHANGED, forget);
  }

  /** The viewer of a user as of now; null when the user does not exist or may not sign in. */
  of(userId: string): Promise<Viewer | null> {
    const known = this.cached.get(userId);
    const now = this.clock.now().getTime();
    if (known && now - known.at < FRESH_MS) return known.viewer;
    if (this.cached.size >= MOST_KEPT) this.cached.clear();
    const viewer = this.look(userId);
    this.cached.set(userId, { at: now, viewer });
    viewer.catch(() => this.cached.delete(userId));
    return viewer;
  }

  private async look(userId: string): Promise<Viewer | null> {
    const user = await this.users.find(EVERYTHING, userId);
    if (!user?.isActive || user.removedAt !== null) return null;
    const desk = user.role === 'agent' ? await this.desks.ofUser(userId) : null;
    if (desk && !desk.isActive) return null;
    return {
      id: user.id,
      name: desk?.displayName ?? nameOf(user),
      email: user.email,
      role: user.role,
      permissions: permissionsOf(user.role, desk?.flags ?? null),
      clientId: user.clientId,
      ...scopeOf(user, desk),
      agentId: desk?.agentId ?? null,
      limits: desk?.limits ?? null,
    };
  }
}

const SCOPE: Readonly<Record<Role, (user: User, desk: AgentDesk | null) => Partial<Scope>>> = {
  admin: () => EVERYTHING,
  employee: () => ({ clients: null, unassigned: true }),
  agent: (_, desk) => (desk ? { clients: desk.clients, unassigned: desk.unassigned } : {}),
  driver: ({ driverId }) => ({ driver: driverId }),
  client: ({ clientId }) => ({ clients: clientId ? [clientId] : [] }),
};
const scopeOf = (user: User, desk: AgentDesk | null): Scope => ({
  ...NOTHING_IN_SCOPE,
  ...SCOPE[user.role](user, desk),
  ownIds: [user.id, ...(desk ? [desk.agentId] : [])],
});
