import type { Viewer } from '../../../../platform/access/viewer';
import { maySee } from '../../../../platform/realtime/visibility';
import '../../../clients/brokers';
import '../../../operations/loads';
import '../../../clients/registrations';
import '../../../operations/vehicles';
import {
  allPermissions,
  FOR_AGENTS,
  PERMISSIONS,
  permissionsOf,
  ROLES,
  type AgentFlags,
  type Permission,
} from './permissions';

const FLAGS: AgentFlags = {
  accessLevel: 'standard',
  canCreateInvoices: false,
  canViewReports: false,
  canManageClients: false,
  canAccessAccounting: false,
  restrictedFeatures: [],
};
const agent = (over: Partial<AgentFlags> = {}): readonly string[] => permissionsOf('agent', { ...FLAGS, ...over });
const ALL = { canCreateInvoices: true, canViewReports: true, canManageClients: true, canAccessAccounting: true };

describe('permissions', () => {
  const own = PERMISSIONS.filter((permission) => /^(portal|agent|driver)\./.test(permission));
  it('of an administrator are all but those of portal users and agents', () =>
    expect(PERMISSIONS.filter((permission) => !permissionsOf('admin').includes(permission))).toEqual(own));
  it('of an employee are everything but users, agents, settings, jobs, refunds, closed months and the audit', () => {
    expect(permissionsOf('admin').filter((permission) => !permissionsOf('employee').includes(permission))).toEqual([
      'audit.read',
      'jobs.manage',
      'ledger.close',
      'users.manage',
      'agents.manage',
      'settings.read',
      'settings.write',
      'portal-payments.manage',
      'batches.manage',
    ]);
  });
  it('of portal users are their portal and the dashboard', () => {
    expect(permissionsOf('client')).toEqual([
      'dashboard.read',
      'portal.read',
      'portal.write',
      'portal.documents.write',
      'portal.pay',
    ]);
    expect(permissionsOf('driver')).toEqual([
      'dashboard.read',
      'portal.read',
      'portal.write',
      'driver.read',
      'driver.write',
    ]);
  });
  it('are those named here and those that kinds of records bring, each once', () => {
    const all = allPermissions();
    expect(all).toEqual(expect.arrayContaining([...PERMISSIONS, 'vehicles.write', 'vehicles.delete']));
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((permission) => !permissionsOf('admin').includes(permission)).sort()).toEqual([...own].sort());
  });
  it('are named once', () =>
    expect([new Set(PERMISSIONS).size, new Set(ROLES).size]).toEqual([PERMISSIONS.length, ROLES.length]));
});

describe('permissions of an agent', () => {
  proves('RUL-142', 'ENM-007');
  const bare: readonly Permission[] = ['dashboard.read', 'support.read', 'agent.read', 'agent.write'];
  it('without a record are its own desk and asking for support', () => expect(permissionsOf('agent')).toEqual(bare));
  it('without flags are its desk, the history of what it sees, and asking for support', () =>
    expect([...agent()].sort()).toEqual([...bare, 'history.read'].sort()));
  it.each<[keyof typeof ALL, Permission, Permission]>([
    ['canCreateInvoices', 'invoices.write', 'ledger.read'],
    ['canViewReports', 'reports.read', 'invoices.read'],
    ['canManageClients', 'clients.write', 'invoices.write'],
    ['canAccessAccounting', 'ledger.read', 'invoices.write'],
  ])('with %s hold %s and not %s', (flag, held, not) => {
    expect(agent({ [flag]: true })).toContain(held);
    expect(agent({ [flag]: true })).not.toContain(not);
  });
  it('at level restricted change nothing but the own profile', () =>
    expect(agent({ ...ALL, accessLevel: 'restricted' }).filter((permission) => !permission.endsWith('.read'))).toEqual([
      'agent.write',
    ]));
  it('at level basic delete nothing', () => {
    expect(agent({ ...ALL, accessLevel: 'basic' }).filter((permission) => permission.endsWith('.delete'))).toEqual([]);
    expect(agent({ ...ALL, accessLevel: 'basic' })).toContain('clients.write');
  });
  it('at level standard are all that the flags give', () =>
    expect(agent(ALL)).toEqual(expect.arrayContaining(['clients.delete', 'invoices.delete', 'payments.write'])));
  it('end where an area is closed', () => {
    const held = agent({ ...ALL, restrictedFeatures: ['invoices', 'accounting', 'nonsense'] });
    expect(held.filter((permission) => /^(invoices|ledger|payments|portal-payments)\./.test(permission))).toEqual([]);
    expect(held).toContain('clients.read');
  });
  it('of a record that a module brings go with its area, its flags and the level', () => {
    const vehicles = ['vehicles.read', 'vehicles.write', 'vehicles.delete'];
    const held = (over: Partial<AgentFlags>): string[] => vehicles.filter((one) => agent(over).includes(one));
    expect(held({ canManageClients: true })).toEqual(vehicles);
    expect(held({ canAccessAccounting: true })).toEqual([]);
    expect(held({ canManageClients: true, accessLevel: 'basic' })).toEqual(['vehicles.read', 'vehicles.write']);
    expect(held({ canManageClients: true, accessLevel: 'restricted' })).toEqual(['vehicles.read']);
    expect(held({ canManageClients: true, restrictedFeatures: ['clients'] })).toEqual([]);
  });
  it('are decided one by one', () => expect(Object.keys(FOR_AGENTS).sort()).toEqual([...PERMISSIONS].sort()));
  it('are never those of administrators or portal users', () =>
    expect(
      agent({ ...ALL, accessLevel: 'advanced' }).filter((permission) =>
        /manage|audit|settings|portal\.|driver\./.test(permission),
      ),
    ).toEqual([]));
});

describe('a change', () => {
  const viewer = (clients: string[] | null, unassigned: boolean, ...permissions: string[]): Viewer => ({
    id: 'u',
    name: 'U',
    email: 'u@x.test',
    role: 'x',
    clientId: null,
    clients,
    unassigned,
    ownIds: ['u'],
    people: false,
    agentId: null,
    limits: null,
    permissions,
  });
  const change = (entity: string, clientId: string | null, id = 'x') => ({ entity, id, clientId });
  it.each<[string, Viewer, ReturnType<typeof change>, boolean]>([
    ['to who may read such records', viewer(null, true, 'loads.read'), change('load', 'a'), true],
    ['not to who may not', viewer(null, true, 'brokers.read'), change('load', 'a'), false],
    ['about the firm itself to who sees all', viewer(null, true, 'loads.read'), change('load', null), true],
    ['to who sees some clients about those', viewer(['a'], false, 'loads.read'), change('load', 'a'), true],
    ['not to who sees some clients about others', viewer(['a'], true, 'loads.read'), change('load', 'b'), false],
    [
      'not to who sees some clients about the firm itself',
      viewer(['a'], true, 'loads.read'),
      change('load', null),
      false,
    ],
    [
      'about what is everybody’s to all who may read it',
      viewer(['a'], false, 'brokers.read'),
      change('broker', null),
      true,
    ],
    [
      'about what waits for somebody to who may take it',
      viewer(['a'], true, 'registrations.read'),
      change('registration', null),
      true,
    ],
    ['not about what waits to others', viewer(['a'], false, 'registrations.read'), change('registration', null), false],
    ['about themselves to who work here', viewer(['a'], false, 'users.manage'), change('user', null, 'u'), true],
    ['not about others who work here', viewer(['a'], false, 'users.manage'), change('user', null, 'v'), false],
    ['to nobody when nothing announces it', viewer(null, true, ...PERMISSIONS), change('secret', null), false],
  ])('is told %s', (_, who, what, told) => expect(maySee(who, what)).toBe(told));
});
