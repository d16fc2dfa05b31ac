import { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer';
import { shown } from '../../../platform/http/fields';
import { permissionsOf, ROLES } from './permissions';
import type { UserRow } from './user';

export const userView = z
  .object({
    id: z.string(), email: z.string(), firstName: z.string(), lastName: z.string(), name: z.string(), displayName: z.string(), profileImageUrl: z.string(),
    role: z.enum(ROLES), isActive: z.boolean(), isAdmin: z.boolean(), isAgent: z.boolean(), clientId: z.string().nullable(),
    permissions: z.array(z.string()), lastLogin: shown.instant.nullable(), createdAt: shown.instant, updatedAt: shown.instant,
  })
  .meta({ id: 'User' });
export type UserView = z.output<typeof userView>;

export const nameOf = (row: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string => [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email;

/** Missing names and image are empty text (000 §3). */
export const viewOfUser = (row: UserRow, lastLogin: string | null): UserView => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  name: nameOf(row),
  displayName: nameOf(row),
  profileImageUrl: row.profileImageUrl ?? '',
  role: row.role,
  isActive: row.isActive,
  isAdmin: row.role === 'admin',
  isAgent: row.role === 'agent',
  clientId: row.clientId,
  permissions: [...permissionsOf(row.role)],
  lastLogin,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

export const viewerOf = (row: UserRow): Viewer => ({
  id: row.id,
  name: nameOf(row),
  email: row.email,
  role: row.role,
  clientId: row.clientId,
  permissions: permissionsOf(row.role),
});
