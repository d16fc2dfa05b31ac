import { Choice, Email, Flag, Id, Line, Uuid } from '../../../../platform/fields/decorators';
import { FLAG, INSTANT, oneOf, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { ROLES, type Role } from '../../permissions';
import { nameOf, type User } from '../user';

export class NewUser {
  @Email() email: string;
  @Line('First name', { max: 100 }) firstName: string;
  @Line('Last name', { max: 100 }) lastName: string;
  @Choice('role', ROLES) role: Role;
  @Uuid('client', { optional: true }) clientId?: string | null;
  @Id('driver', { optional: true }) driverId?: number | null;
}

export class UserChanges {
  @Email('email', { absent: true }) email?: string;
  @Line('First name', { max: 100, absent: true }) firstName?: string;
  @Line('Last name', { max: 100, absent: true }) lastName?: string;
  @Choice('role', ROLES, { absent: true }) role?: Role;
  @Uuid('client', { optional: true }) clientId?: string | null;
  @Id('driver', { optional: true }) driverId?: number | null;
  @Flag('Active', { absent: true }) isActive?: boolean;
}

/** A user as administrators see it. */
export class ManagedUser {
  @Shown(TEXT) id: string;
  @Shown(TEXT) email: string;
  @Shown(TEXT) firstName: string;
  @Shown(TEXT) lastName: string;
  @Shown(TEXT) name: string;
  @Shown(oneOf(ROLES)) role: Role;
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(orNull(TEXT)) clientName: string | null;
  @Shown(orNull(WHOLE)) driverId: number | null;
  @Shown(FLAG) isActive: boolean;
  @Shown(orNull(INSTANT)) invitedAt: string | null;
  @Shown(orNull(INSTANT)) passwordSetAt: string | null;
  @Shown(orNull(INSTANT)) lastLogin: string | null;
  @Shown(INSTANT) createdAt: string;
  @Shown(INSTANT) updatedAt: string;
  @Shown(WHOLE) version: number;
}

export const viewOfManagedUser = (row: User, lastLogin: string | null, clientName: string | null): ManagedUser => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  name: nameOf(row),
  role: row.role,
  clientId: row.clientId,
  clientName,
  driverId: row.driverId,
  isActive: row.isActive,
  invitedAt: row.invitedAt,
  passwordSetAt: row.passwordSetAt,
  lastLogin,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  version: row.version,
});
