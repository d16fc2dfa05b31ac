import { SYSTEM_ONLY } from '../../../platform/access/viewer';
import { Choice, Email, Flag, Id, Instant, Line, Uuid } from '../../../platform/fields/decorators';
import { setChoiceLabels } from '../../../platform/fields/words';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { ROLES, type Role } from '../permissions';

setChoiceLabels({ admin: 'Administrator' });

export const nameOf = ({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/**
 * Everybody who signs in. A user who leaves is deactivated, never removed (decisions.md §4). Passwords are kept
 * elsewhere: they never enter the log.
 */
@Kind({
  plural: 'users',
  displayName: nameOf,
  belonging: 'person',
  sorts: { name: "lower(COALESCE(r.last_name, '') || ' ' || COALESCE(r.first_name, ''))" },
  unique: [
    { index: 'users_email', by: ['email'], say: ({ email }) => `The e-mail ${email} already belongs to a user` },
    { index: 'users_driver', by: ['driverId'], say: () => 'This driver has a user already' },
  ],
  flow: {
    field: 'isActive',
    moves: { UserActivated: { to: true }, UserDeactivated: { to: false } },
  },
  may: { read: 'users.manage', write: 'users.manage', remove: SYSTEM_ONLY },
})
export class User extends StoredRecord {
  @Email('email', { searched: true, sorted: true }) email: string;
  @Line('First name', { optional: true, max: 100, searched: true }) firstName: string | null;
  @Line('Last name', { optional: true, max: 100, searched: true }) lastName: string | null;
  @Line('Picture', { optional: true, systemSet: true, max: 1_000 }) profileImageUrl: string | null;
  @Choice('role', ROLES, { sorted: true, filtered: true }) role: Role;
  @Uuid('client', { optional: true, filtered: true }) clientId: string | null;
  @Id('driver', { optional: true }) driverId: number | null;
  @Flag('Active', { initial: true }) isActive: boolean;
  /** When the user was last invited, by mail with a link that sets the first password. */
  @Instant('Invited', { optional: true, systemSet: true, addedLater: true }) invitedAt: string | null;
  @Instant('Password set', { optional: true, systemSet: true, addedLater: true }) passwordSetAt: string | null;
}
