import { maySee } from '../../../platform/realtime/visibility';
import type { Viewer } from '../../../platform/auth/viewer';
import '../../brokers';
import { PERMISSIONS, permissionsOf, ROLES } from './permissions';

describe('permissions', () => {
  it('are all an administrator has', () => expect(permissionsOf('admin')).toEqual(PERMISSIONS));
  it('of an employee are everything but users, settings, jobs and the audit', () => {
    expect(PERMISSIONS.filter((permission) => !permissionsOf('employee').includes(permission))).toEqual(['audit.read', 'jobs.manage', 'users.manage', 'settings.write']);
  });
  it.each(['agent', 'driver', 'client'] as const)('of a %s are none until there are screens of its own', (role) => expect(permissionsOf(role)).toEqual([]));
  it('are named once', () => expect([new Set(PERMISSIONS).size, new Set(ROLES).size]).toEqual([PERMISSIONS.length, ROLES.length]));
});

describe('a change', () => {
  const viewer = (clientId: string | null, ...permissions: string[]): Viewer => ({ id: 'u', name: 'U', email: 'u@x.test', role: 'x', clientId, permissions });
  const change = (entity: string, clientId: string | null) => ({ entity, id: '1', version: 1, position: 1, clientId });
  it.each<[string, Viewer, ReturnType<typeof change>, boolean]>([
    ['to who may read such records', viewer(null, 'brokers.read'), change('broker', 'a'), true],
    ['not to who may not', viewer(null, 'loads.read'), change('broker', 'a'), false],
    ['to a client about its own', viewer('a', 'brokers.read'), change('broker', 'a'), true],
    ['not to a client about others', viewer('a', 'brokers.read'), change('broker', 'b'), false],
    ['not to a client about the firm itself', viewer('a', 'brokers.read'), change('broker', null), false],
    ['to nobody when nothing announces it', viewer(null, ...PERMISSIONS), change('secret', null), false],
  ])('is told %s', (_, who, what, told) => expect(maySee(who, what)).toBe(told));
});
