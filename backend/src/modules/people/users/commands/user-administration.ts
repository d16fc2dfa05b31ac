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
 * Commands of administrators about accounts. A user who is deactivated, or gets another role or password, is signed out
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

  /** Changes the fields that users may change of themselves. */
  async changeOneself(
    id: string,
    changes: Pick<Changes, 'email' | 'firstName' | 'lastName'>,
    context: CommandContext,
  ): Promise<void> {
    const { email } = await this.users.get(EVERYTHING, id);
    await this.users.change(id, changes, context);
    if (changes.email !== undefined && changes.email !== email) await this.credentials.endLinks(id);
  }

  /** Ends all sessions and the open link of a user. */
  async shutOut(id: string): Promise<void> {
    await this.credentials.endLinks(id);
    await this.sessions.endAllOf(id);
  }

  /** Sets the password of a user, by an administrator or by a link, and ends all sessions of the user. */
  async setPassword(id: string, password: string, context: CommandContext): Promise<void> {
    await this.mustBeStrong(id, password);
    await this.credentials.set(id, password);
    await this.sessions.endAllOf(id);
    const { idempotency: _, expectedVersion: __, ...free } = allowedByRoute(context);
    await this.users.change(id, { passwordSetAt: context.clock.now().toISOString() }, free);
  }

  /** @throws RuleViolation INVALID, with advice, when the password is easy to guess */
  async mustBeStrong(id: string, password: string): Promise<void> {
    await this.credentials.mustBeStrong(password, await this.users.get(EVERYTHING, id));
  }

  /** Only a user with the role driver may be linked to a driver record. */
  private async drives(role: Role, driverId: number | null): Promise<void> {
    if (driverId === null) return;
    if (role !== 'driver') throw mistake('driverId', 'Only users with the role driver are a driver');
    const driver = await this.stores.of(kindNamed('driver')).find(EVERYTHING, driverId);
    if (!driver || driver.removedAt !== null) throw mistake('driverId', 'This driver does not exist');
  }

  /** A user with the role client must belong to a client; no other user may. */
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
