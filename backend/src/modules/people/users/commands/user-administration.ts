import { Injectable } from '@nestjs/common';
import { SessionStore } from '../../../../platform/web/auth/session-store';
import { EVERYTHING, type Viewer } from '../../../../platform/access/viewer';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { EventStore } from '../../../../platform/event-log/store/event-store';
import { streamName } from '../../../../platform/event-log/events/events';
import { RuleViolation } from '../../../../platform/core/errors';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { kindNamed } from '../../../../platform/records/kind/kind';
import { Stores } from '../../../../platform/records/store/stores';
import { mistake } from '../../../../platform/fields/check';
import type { Role } from '../../permissions';
import { User } from '../user';
import { Credentials } from '../adapters/credentials';

interface Invitee {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly clientId: string | null;
  readonly driverId: number | null;
}
type Changes = { readonly [Field in keyof Invitee]?: Invitee[Field] | undefined } & {
  readonly isActive?: boolean | undefined;
};

/**
 * What administrators do with accounts. Whoever is deactivated, given another role or another password is signed out
 * everywhere.
 */
@Injectable()
export class UserAdministration {
  constructor(
    @StoreOf(User) private readonly users: RecordStore<User>,
    private readonly sessions: SessionStore,
    private readonly credentials: Credentials,
    private readonly store: EventStore,
    private readonly stores: Stores,
  ) {}

  async invite(invitee: Invitee, context: CommandContext): Promise<Written<User>> {
    await this.belongs(invitee.role, invitee.clientId);
    await this.drives(invitee.role, invitee.driverId);
    return this.users.add({ ...invitee, invitedAt: context.clock.now().toISOString() }, context);
  }

  async inviteAgain(id: string, context: CommandContext): Promise<Written<User>> {
    const row = await this.users.get(EVERYTHING, id);
    if (!row.isActive)
      throw new RuleViolation('USER_INACTIVE', 'This user is deactivated. Activate the account first.');
    await this.credentials.endLinks(id);
    return this.users.change(id, { invitedAt: context.clock.now().toISOString() }, context);
  }

  async change(id: string, changes: Changes, context: CommandContext, viewer: Viewer): Promise<Written<User>> {
    const row = await this.users.get(EVERYTHING, id);
    if (id === viewer.id && (changes.isActive === false || (changes.role ?? row.role) !== row.role)) {
      throw new RuleViolation('OWN_ACCOUNT', 'You cannot take away your own access. Ask another administrator.');
    }
    const role = changes.role ?? row.role;
    const clientId = changes.clientId === undefined ? row.clientId : changes.clientId;
    const driverId = changes.driverId === undefined ? row.driverId : changes.driverId;
    if (role !== row.role || clientId !== row.clientId) await this.belongs(role, clientId);
    if (role !== row.role || driverId !== row.driverId) await this.drives(role, driverId);
    const written = await this.users.change(id, changes, context);
    if (changes.email !== undefined && changes.email !== row.email) await this.credentials.endLinks(id);
    if (changes.isActive === false) await this.shutOut(id);
    else if (role !== row.role || clientId !== row.clientId || driverId !== row.driverId)
      await this.sessions.endAllOf(id);
    return written;
  }

  /** What users may change of themselves. */
  async changeOneself(
    id: string,
    changes: Pick<Changes, 'email' | 'firstName' | 'lastName'>,
    context: CommandContext,
  ): Promise<void> {
    const { email } = await this.users.get(EVERYTHING, id);
    await this.users.change(id, changes, context);
    if (changes.email !== undefined && changes.email !== email) await this.credentials.endLinks(id);
  }

  /** Nobody comes in with this account any more: not by an open session, not by a link. */
  async shutOut(id: string): Promise<void> {
    await this.credentials.endLinks(id);
    await this.sessions.endAllOf(id);
  }

  /** Sets a password on somebody's behalf, or by a link; all of the user's sessions end. */
  async setPassword(id: string, password: string, context: CommandContext): Promise<void> {
    await this.mustBeStrong(id, password);
    await this.credentials.set(id, password);
    await this.sessions.endAllOf(id);
    const { idempotency: _, expectedVersion: __, ...free } = allowedByRoute(context);
    await this.users.change(id, { passwordSetAt: context.clock.now().toISOString() }, free);
  }

  /** @throws RuleViolation INVALID with what to do */
  async mustBeStrong(id: string, password: string): Promise<void> {
    await this.credentials.mustBeStrong(password, await this.users.get(EVERYTHING, id));
  }

  /** A driver's user may be one of the drivers, nobody else is. */
  private async drives(role: Role, driverId: number | null): Promise<void> {
    if (driverId === null) return;
    if (role !== 'driver') throw mistake('driverId', 'Only users with the role driver are a driver');
    const driver = await this.stores.of(kindNamed('driver')).find(EVERYTHING, driverId);
    if (!driver || driver.removedAt !== null) throw mistake('driverId', 'This driver does not exist');
  }

  /** A portal user belongs to a client, nobody else does. */
  private async belongs(role: Role, clientId: string | null): Promise<void> {
    const refuse = (message: string): never => {
      throw new RuleViolation('INVALID', message, 'invalid', [{ field: 'clientId', message }]);
    };
    if (role === 'client' && !clientId) refuse('Choose the client this user belongs to');
    if (role !== 'client' && clientId) refuse('Only users of the client portal belong to a client');
    if (clientId && (await this.store.versionOf(streamName('client', clientId))) === 0)
      refuse('This client does not exist');
  }
}
