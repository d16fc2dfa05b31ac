import { Choice, Email, Line } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { INSTANT, oneOf, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { ROLES, type Role } from '../../permissions';
import type { User } from '../user';

/**
 * Changes that users send about their own account. The id must be the current one; only administrators may send another
 * role.
 */
export class ProfileChanges {
  @Line('First name', { max: 100, absent: true }) firstName?: string;
  @Line('Last name', { max: 100, absent: true }) lastName?: string;
  @Email('email', { absent: true }) email?: string;
  @Choice('role', ROLES, { absent: true }) role?: Role;
  @Line('User ID', { max: 100, absent: true }) userId?: string;
}

@published('Profile')
export class ProfileView {
  @Shown(TEXT) id: string;
  @Shown(TEXT) firstName: string;
  @Shown(TEXT) lastName: string;
  @Shown(TEXT) email: string;
  @Shown(oneOf(ROLES)) role: Role;
  @Shown(TEXT) profileImageUrl: string;
  @Shown(INSTANT) createdAt: string;
  @Shown(INSTANT) updatedAt: string;
  @Shown(WHOLE) version: number;
}

@published('ProfilePicture')
export class ProfilePicture {
  @Shown(TEXT) profileImageUrl: string;
}

export const viewOfProfile = (row: User): ProfileView => ({
  id: row.id,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  email: row.email,
  role: row.role,
  profileImageUrl: row.profileImageUrl ?? '',
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  version: row.version,
});
