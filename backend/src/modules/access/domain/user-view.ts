import { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer';
import { shown } from '../../../platform/http/fields';
import { ACCESS_LEVELS, ROLES } from './permissions';
import type { UserRow } from './user';

const text = z.string();

/** An agent as administrators and the agent itself see it: its record and its user in one (000 §3). */
export const agentView = z
  .object({
    id: text,
    userId: text,
    displayName: text,
    email: text.nullable(),
    department: text.nullable(),
    accessLevel: z.enum(ACCESS_LEVELS),
    maxClients: z.int(),
    maxInvoices: z.int(),
    canCreateInvoices: z.boolean(),
    canViewReports: z.boolean(),
    canManageClients: z.boolean(),
    canAccessAccounting: z.boolean(),
    restrictedFeatures: z.array(text),
    permissions: z.array(text),
    isActive: z.boolean(),
    lastLoginAt: shown.instant.nullable(),
    firstName: text,
    lastName: text,
    profileImageUrl: text,
    role: z.literal('agent'),
    version: z.int(),
    createdAt: shown.instant,
    updatedAt: shown.instant,
  })
  .meta({ id: 'Agent' });
export type AgentView = z.output<typeof agentView>;

export const userView = z
  .object({
    id: text,
    email: text,
    firstName: text,
    lastName: text,
    name: text,
    displayName: text,
    profileImageUrl: text,
    role: z.enum(ROLES),
    isActive: z.boolean(),
    isAdmin: z.boolean(),
    isAgent: z.boolean(),
    clientId: text.nullable(),
    permissions: z.array(text),
    lastLogin: shown.instant.nullable(),
    createdAt: shown.instant,
    updatedAt: shown.instant,
    agent: agentView.nullable(),
  })
  .meta({ id: 'User' });
export type UserView = z.output<typeof userView>;

export const nameOf = (row: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string =>
  [row.firstName, row.lastName].filter(Boolean).join(' ') || row.email;

/** Missing names and image are empty text (000 §3). */
export const viewOfUser = (
  row: UserRow,
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
  permissions: [...viewer.permissions],
  lastLogin,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  agent,
});
