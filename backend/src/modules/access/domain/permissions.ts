/**
 * Who may do what (decisions.md §4): the one table that turns a role into permissions. Routes name a permission, never a role.
 */
export const ROLES = ['admin', 'employee', 'agent', 'driver', 'client'] as const;
export type Role = (typeof ROLES)[number];

const OPERATIONS = [
  'dashboard.read', 'clients.read', 'clients.write', 'registrations.read', 'registrations.write', 'brokers.read', 'brokers.write', 'loads.read', 'loads.write',
  'invoices.read', 'invoices.write', 'payments.write', 'ledger.read', 'settings.read', 'history.read',
] as const;
const ADMINISTRATION = ['audit.read', 'jobs.manage', 'users.manage', 'settings.write'] as const;

export const PERMISSIONS = [...OPERATIONS, ...ADMINISTRATION] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Agents, drivers and clients open nothing here until their own screens are there to show them only what is theirs. */
const BY_ROLE: Readonly<Record<Role, readonly Permission[]>> = {
  admin: PERMISSIONS,
  employee: OPERATIONS,
  agent: [],
  driver: [],
  client: [],
};

export const permissionsOf = (role: Role): readonly Permission[] => BY_ROLE[role];
