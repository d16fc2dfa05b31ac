import type { Viewer } from '../../../../platform/access/viewer';
import { published } from '../../../../platform/fields/schema';
import { FLAG, INSTANT, listOf, object, oneOf, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { ACCESS_LEVELS, ROLES, type AccessLevel, type Role } from '../../permissions';
import { nameOf, type User } from '../user';

/** An agent as administrators and the agent itself see it: the agent record and its user in one (000 §3). */
@published('Agent')
export class AgentView {
  @Shown(TEXT) id: string;
  @Shown(TEXT) userId: string;
  @Shown(TEXT) displayName: string;
  @Shown(orNull(TEXT)) email: string | null;
  @Shown(orNull(TEXT)) department: string | null;
  @Shown(oneOf(ACCESS_LEVELS)) accessLevel: AccessLevel;
  @Shown(WHOLE) maxClients: number;
  @Shown(WHOLE) maxInvoices: number;
  @Shown(FLAG) canCreateInvoices: boolean;
  @Shown(FLAG) canViewReports: boolean;
  @Shown(FLAG) canManageClients: boolean;
  @Shown(FLAG) canAccessAccounting: boolean;
  @Shown(listOf(TEXT)) restrictedFeatures: string[];
  @Shown(listOf(TEXT)) permissions: string[];
  @Shown(FLAG) isActive: boolean;
  @Shown(orNull(INSTANT)) lastLoginAt: string | null;
  @Shown(TEXT) firstName: string;
  @Shown(TEXT) lastName: string;
  @Shown(TEXT) profileImageUrl: string;
  @Shown(oneOf(['agent'])) role: 'agent';
  @Shown(WHOLE) version: number;
  @Shown(INSTANT) createdAt: string;
  @Shown(INSTANT) updatedAt: string;
}

@published('User')
export class UserView {
  @Shown(TEXT) id: string;
  @Shown(TEXT) email: string;
  @Shown(TEXT) firstName: string;
  @Shown(TEXT) lastName: string;
  @Shown(TEXT) name: string;
  @Shown(TEXT) displayName: string;
  @Shown(TEXT) profileImageUrl: string;
  @Shown(oneOf(ROLES)) role: Role;
  @Shown(FLAG) isActive: boolean;
  @Shown(FLAG) isAdmin: boolean;
  @Shown(FLAG) isAgent: boolean;
  @Shown(orNull(TEXT)) clientId: string | null;
  @Shown(orNull(WHOLE)) driverId: number | null;
  @Shown(listOf(TEXT)) permissions: string[];
  @Shown(orNull(INSTANT)) lastLogin: string | null;
  @Shown(INSTANT) createdAt: string;
  @Shown(INSTANT) updatedAt: string;
  @Shown(orNull(object(() => AgentView))) agent: AgentView | null;
}

/** The view of a user; a missing name or picture is an empty text (000 §3). */
export const viewOfUser = (
  row: User,
  viewer: Pick<Viewer, 'permissions'>,
  lastLogin: string | null,
  agent: AgentView | null,
): UserView => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  name: nameOf(row),
  displayName: agent?.displayName ?? nameOf(row),
  profileImageUrl: row.profileImageUrl ?? '',
  role: row.role,
  isActive: row.isActive,
  isAdmin: row.role === 'admin',
  isAgent: row.role === 'agent',
  clientId: row.clientId,
  driverId: row.driverId,
  permissions: [...viewer.permissions],
  lastLogin,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  agent,
});
