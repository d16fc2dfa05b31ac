/**
 * Who may do what (decisions.md §4): the one table that turns a role, and for agents their flags, into permissions. Routes name a permission,
 * never a role.
 */
export const ROLES = ['admin', 'employee', 'agent', 'driver', 'client'] as const;
export type Role = (typeof ROLES)[number];
export const ACCESS_LEVELS = ['basic', 'standard', 'advanced', 'restricted'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];
/** Areas that an agent can be kept out of, whatever its flags. */
export const FEATURES = [
  'clients',
  'registrations',
  'brokers',
  'loads',
  'invoices',
  'accounting',
  'reports',
  'documents',
  'ifta',
] as const;
export type Feature = (typeof FEATURES)[number];

const OPERATIONS = [
  'dashboard.read',
  'clients.read',
  'clients.write',
  'clients.delete',
  'registrations.read',
  'registrations.write',
  'brokers.read',
  'brokers.write',
  'brokers.delete',
  'loads.read',
  'loads.write',
  'loads.delete',
  'invoices.read',
  'invoices.write',
  'invoices.delete',
  'payments.write',
  'ledger.read',
  'reports.read',
  'history.read',
  'documents.read',
  'documents.write',
  'ifta.read',
  'ifta.write',
  'fees.read',
] as const;
const ADMINISTRATION = [
  'audit.read',
  'jobs.manage',
  'users.manage',
  'agents.manage',
  'settings.read',
  'settings.write',
  'fees.manage',
] as const;
const PORTAL = ['portal.read', 'portal.write', 'portal.pay'] as const;
const OWN_DESK = ['agent.read', 'agent.write'] as const;

export const PERMISSIONS = [...OPERATIONS, ...ADMINISTRATION, ...PORTAL, ...OWN_DESK] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** What an administrator set for an agent. */
export interface AgentFlags {
  readonly accessLevel: AccessLevel;
  readonly canCreateInvoices: boolean;
  readonly canViewReports: boolean;
  readonly canManageClients: boolean;
  readonly canAccessAccounting: boolean;
  readonly restrictedFeatures: readonly string[];
}

const BY_FLAG = {
  canCreateInvoices: [
    'invoices.read',
    'invoices.write',
    'invoices.delete',
    'clients.read',
    'brokers.read',
    'loads.read',
  ],
  canViewReports: ['reports.read'],
  canManageClients: [
    'clients.read',
    'clients.write',
    'clients.delete',
    'registrations.read',
    'registrations.write',
    'brokers.read',
    'loads.read',
    'loads.write',
    'loads.delete',
    'documents.read',
    'documents.write',
    'ifta.read',
    'ifta.write',
  ],
  canAccessAccounting: ['invoices.read', 'payments.write', 'ledger.read', 'clients.read', 'brokers.read', 'fees.read'],
} as const satisfies Partial<Record<keyof AgentFlags, readonly Permission[]>>;

const AREA: Readonly<Record<Feature, readonly string[]>> = {
  clients: ['clients'],
  registrations: ['registrations'],
  brokers: ['brokers'],
  loads: ['loads'],
  invoices: ['invoices'],
  accounting: ['ledger', 'payments', 'fees'],
  reports: ['reports'],
  documents: ['documents'],
  ifta: ['ifta'],
};

const agentPermissions = (flags: AgentFlags | null): readonly Permission[] => {
  const always: Permission[] = ['dashboard.read', ...OWN_DESK];
  if (!flags) return always;
  const closed = new Set(flags.restrictedFeatures.flatMap((feature) => AREA[feature as Feature] ?? []));
  const withheld = { restricted: /\.(write|delete)$/, basic: /\.delete$/, standard: /^$/, advanced: /^$/ }[
    flags.accessLevel
  ];
  const given = Object.entries(BY_FLAG).flatMap(([flag, permissions]): readonly Permission[] =>
    flags[flag as keyof typeof BY_FLAG] ? permissions : [],
  );
  const held = new Set([
    ...always,
    'history.read' as const,
    ...given.filter((permission) => !closed.has(permission.split('.')[0] ?? '') && !withheld.test(permission)),
  ]);
  return PERMISSIONS.filter((permission) => held.has(permission));
};

const BY_ROLE: Readonly<Record<Exclude<Role, 'agent'>, readonly Permission[]>> = {
  admin: [...OPERATIONS, ...ADMINISTRATION],
  employee: OPERATIONS,
  driver: ['dashboard.read', 'portal.read', 'portal.write'],
  client: ['dashboard.read', ...PORTAL],
};

/** @param agent the agent record of a user with role agent; null while it has none */
export const permissionsOf = (role: Role, agent: AgentFlags | null = null): readonly Permission[] =>
  role === 'agent' ? agentPermissions(agent) : BY_ROLE[role];
