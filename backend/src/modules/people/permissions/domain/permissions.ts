import { declaredPermissions } from '../../../../platform/access/declared-permissions';

/**
 * Who may do what (decisions.md §4): the one table that turns a role, and for agents their flags, into permissions.
 * Routes name a permission, never a role.
 */
export const ROLES = ['admin', 'employee', 'agent', 'driver', 'client'] as const;
export type Role = (typeof ROLES)[number];
export const ACCESS_LEVELS = ['basic', 'standard', 'advanced', 'restricted'] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];
/** Features that can be closed to an agent (`restrictedFeatures`), whatever its flags. */
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
  'registrations.delete',
  'brokers.read',
  'brokers.write',
  'brokers.delete',
  'loads.read',
  'loads.write',
  'loads.delete',
  'invoices.read',
  'invoices.write',
  'invoices.delete',
  'payments.read',
  'payments.write',
  'ledger.read',
  'ledger.write',
  'ledger.delete',
  'reports.read',
  'history.read',
  'documents.read',
  'documents.write',
  'documents.delete',
  'ifta.read',
  'ifta.write',
  'ifta.delete',
  'portal-payments.read',
  'support.read',
  'support.write',
  'support.delete',
] as const;
const ADMINISTRATION = [
  'audit.read',
  'jobs.manage',
  'ledger.close',
  'users.manage',
  'agents.manage',
  'settings.read',
  'settings.write',
  'portal-payments.manage',
  'batches.manage',
] as const;
const PORTAL = ['portal.read', 'portal.write', 'portal.documents.write', 'portal.pay'] as const;
const OWN_DESK = ['agent.read', 'agent.write'] as const;
/** What drivers may do with their own record, loads and papers. */
const OWN_DRIVING = ['driver.read', 'driver.write'] as const;

export const PERMISSIONS = [...OPERATIONS, ...ADMINISTRATION, ...PORTAL, ...OWN_DESK, ...OWN_DRIVING] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The settings of an agent from which its permissions follow. */
export interface AgentFlags {
  readonly accessLevel: AccessLevel;
  readonly canCreateInvoices: boolean;
  readonly canViewReports: boolean;
  readonly canManageClients: boolean;
  readonly canAccessAccounting: boolean;
  readonly restrictedFeatures: readonly string[];
}

type Flag = Exclude<keyof AgentFlags, 'accessLevel' | 'restrictedFeatures'>;

declare module '../../../../platform/access/declared-permissions' {
  interface AgentTerms {
    readonly area: (typeof AREA)[Feature][number];
    readonly flag: Flag;
  }
}

type Decision = 'always' | 'never' | readonly [Flag, ...Flag[]];

/**
 * Whether agents have a permission: always, never, or when one of these flags is set and neither access level nor
 * restricted features withhold it.
 */
export const FOR_AGENTS: Readonly<Record<Permission, Decision>> = {
  'dashboard.read': 'always',
  'clients.read': ['canCreateInvoices', 'canManageClients', 'canAccessAccounting'],
  'clients.write': ['canManageClients'],
  'clients.delete': ['canManageClients'],
  'registrations.read': ['canManageClients'],
  'registrations.write': ['canManageClients'],
  'registrations.delete': ['canManageClients'],
  'brokers.read': ['canCreateInvoices', 'canManageClients', 'canAccessAccounting'],
  'brokers.write': 'never',
  'brokers.delete': 'never',
  'loads.read': ['canCreateInvoices', 'canManageClients'],
  'loads.write': ['canManageClients'],
  'loads.delete': ['canManageClients'],
  'invoices.read': ['canCreateInvoices', 'canAccessAccounting'],
  'invoices.write': ['canCreateInvoices'],
  'invoices.delete': ['canCreateInvoices'],
  'payments.read': ['canAccessAccounting'],
  'payments.write': ['canAccessAccounting'],
  'ledger.read': ['canAccessAccounting'],
  'ledger.write': ['canAccessAccounting'],
  'ledger.delete': ['canAccessAccounting'],
  'ledger.close': 'never',
  'reports.read': ['canViewReports'],
  'history.read': 'always',
  'documents.read': ['canManageClients'],
  'documents.write': ['canManageClients'],
  'documents.delete': ['canManageClients'],
  'ifta.read': ['canManageClients'],
  'ifta.write': ['canManageClients'],
  'ifta.delete': ['canManageClients'],
  'portal-payments.read': ['canAccessAccounting'],
  'support.read': 'always',
  'support.write': ['canManageClients'],
  'support.delete': ['canManageClients'],
  'audit.read': 'never',
  'jobs.manage': 'never',
  'users.manage': 'never',
  'agents.manage': 'never',
  'settings.read': 'never',
  'settings.write': 'never',
  'portal-payments.manage': 'never',
  'batches.manage': 'never',
  'portal.read': 'never',
  'portal.write': 'never',
  'portal.documents.write': 'never',
  'portal.pay': 'never',
  'agent.read': 'always',
  'agent.write': 'always',
  'driver.read': 'never',
  'driver.write': 'never',
};

const AREA = {
  clients: ['clients'],
  registrations: ['registrations'],
  brokers: ['brokers'],
  loads: ['loads'],
  invoices: ['invoices'],
  accounting: ['accounting', 'ledger', 'payments', 'portal-payments'],
  reports: ['reports'],
  documents: ['documents'],
  ifta: ['ifta'],
} as const satisfies Readonly<Record<Feature, readonly string[]>>;

/** The actions that an access level withholds from an agent, whatever its flags. */
const WITHHELD: Readonly<Record<AccessLevel, readonly string[]>> = {
  restricted: ['write', 'delete', 'approve'],
  basic: ['delete'],
  standard: [],
  advanced: [],
};

/** The permissions of a user with the role agent who has no agent record yet. */
const BEFORE_ITS_RECORD: readonly Permission[] = ['dashboard.read', 'support.read', ...OWN_DESK];

const agentPermissions = (flags: AgentFlags | null): readonly string[] => {
  if (!flags) return BEFORE_ITS_RECORD;
  const withheld = WITHHELD[flags.accessLevel];
  const isClosed = (area: string): boolean =>
    FEATURES.some(
      (feature) => flags.restrictedFeatures.includes(feature) && (AREA[feature] as readonly string[]).includes(area),
    );
  const has = (permission: string, decided: Decision, area: string): boolean => {
    if (typeof decided === 'string') return decided === 'always';
    const act = permission.slice(permission.lastIndexOf('.') + 1);
    return !isClosed(area) && !withheld.includes(act) && decided.some((flag) => flags[flag]);
  };
  return [
    ...PERMISSIONS.filter((permission) =>
      has(permission, FOR_AGENTS[permission], permission.slice(0, permission.indexOf('.'))),
    ),
    ...[...declaredPermissions()]
      .filter(([permission, { area, agents }]) => has(permission, agents, area))
      .map(([permission]) => permission),
  ];
};

const BY_ROLE: Readonly<Record<Exclude<Role, 'agent'>, () => readonly string[]>> = {
  admin: () => [...OPERATIONS, ...ADMINISTRATION, ...declaredPermissions().keys()],
  employee: () => [...OPERATIONS, ...declaredPermissions().keys()],
  driver: () => ['dashboard.read', 'portal.read', 'portal.write', ...OWN_DRIVING],
  client: () => ['dashboard.read', ...PORTAL],
};

/**
 * The permissions of a role, such as `invoices.write`.
 * @param agent the agent record of a user with the role agent; null while there is none
 */
export const permissionsOf = (role: Role, agent: AgentFlags | null = null): readonly string[] =>
  role === 'agent' ? agentPermissions(agent) : BY_ROLE[role]();
/** All permissions: those above, and those that record kinds declare. */
export const allPermissions = (): readonly string[] => [...PERMISSIONS, ...declaredPermissions().keys()];
