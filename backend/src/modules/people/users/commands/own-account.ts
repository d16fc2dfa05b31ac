import { Injectable } from '@nestjs/common';
import { SessionStore } from '../../../../platform/web/auth/session-store';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { allowedByRoute, type CommandContext } from '../../../../platform/event-log/commands/context';
import { RuleViolation } from '../../../../platform/core/errors';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { mistake } from '../../../../platform/fields/check';
import { ListQuery } from '../../../../platform/lists/list-query';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import type { Role } from '../../permissions';
import { Credentials } from '../adapters/credentials';
import { User } from '../user';

interface OwnChanges {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly role?: Role;
  readonly userId?: string;
}

/** The roles that an administrator can take for itself; any other role needs another record with it. */
const ROLES_OF_THE_FIRM: readonly Role[] = ['admin', 'employee', 'driver'];

/** Changes of one’s own account. A user’s record is in nobody’s scope, so the route itself allows the change. */
@Injectable()
export class OwnAccount {
  constructor(
    @StoreOf(User) private readonly users: RecordStore<User>,
    private readonly sessions: SessionStore,
    private readonly credentials: Credentials,
  ) {}

  /** @throws RuleViolation INVALID for another id, FORBIDDEN for another role */
  async change(id: string, changes: OwnChanges, context: CommandContext): Promise<User> {
    const { role } = await this.users.get(EVERYTHING, id);
    if (changes.role !== undefined && changes.role !== role)
      throw new RuleViolation('FORBIDDEN', 'Contact an administrator to change your role', 'forbidden');
    return this.store(id, changes, context);
  }

  /**
   * Changes the own account with its role. A new role ends all sessions of the user.
   * @throws RuleViolation LAST_ADMINISTRATOR when no other active administrator is left, INVALID for another id or a
   * role that needs another record
   */
  async changeWithRole(id: string, changes: OwnChanges, context: CommandContext): Promise<User> {
    const { role } = await this.users.get(EVERYTHING, id);
    const next = changes.role ?? role;
    if (next === role) return this.store(id, changes, context);
    if (!ROLES_OF_THE_FIRM.includes(next))
      throw mistake('role', 'Role must be one of Administrator, Employee or Driver');
    const saved = await this.store(id, changes, context, () => this.anotherAdministrator(id));
    await this.sessions.endAllOf(id);
    return saved;
  }

  private async store(
    id: string,
    { userId, ...changes }: OwnChanges,
    context: CommandContext,
    guards?: () => Promise<readonly Guard[]>,
  ): Promise<User> {
    if (userId !== undefined && userId !== id) throw mistake('userId', 'User ID cannot be changed');
    const { email } = await this.users.get(EVERYTHING, id);
    const { record } = await this.users.change(id, changes, allowedByRoute(context), guards ? { guards } : {});
    if (record.email !== email) await this.credentials.endLinks(id);
    return record;
  }

  /** Makes sure that the firm keeps another active administrator. */
  private async anotherAdministrator(id: string): Promise<readonly Guard[]> {
    const query = { ...new ListQuery(), role: 'admin', isActive: true, limit: 2 };
    const { items } = await this.users.list(EVERYTHING, query);
    const other = items.find((user) => user.id !== id);
    if (!other)
      throw new RuleViolation(
        'LAST_ADMINISTRATOR',
        'You are the only administrator. Make somebody else one before you give up the role.',
      );
    return [this.users.guardOf(other)];
  }
}
