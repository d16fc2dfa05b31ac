import { staffUser } from '../../testing/render-app';
import { isStaff } from '../../lib/session/session-context';
import { mayOpen } from './screen-handle';

const roles = ['admin', 'employee', 'agent', 'driver', 'client'] as const;
const who = (role: (typeof roles)[number], ...permissions: string[]) => ({ ...staffUser, role, permissions });

describe('a screen', () => {
  it.each([
    ['admin', true],
    ['employee', true],
    ['agent', true],
    ['driver', false],
    ['client', false],
  ] as const)('of the staff is open to %s: %s', (role, opens) => {
    expect(isStaff(who(role))).toBe(opens);
    expect(mayOpen(who(role), { audience: 'staff' })).toBe(opens);
  });

  it.each(roles)('that says nothing is open to %s', (role) => expect(mayOpen(who(role), {})).toBe(true));

  it.each(['employee', 'agent', 'driver', 'client'] as const)('is open to %s by its permission alone', (role) => {
    expect(mayOpen(who(role, 'loads.read'), { permission: 'loads.read' })).toBe(true);
    expect(mayOpen(who(role, 'loads.write'), { permission: 'loads.read' })).toBe(false);
    expect(mayOpen(who(role), { permission: 'loads.read' })).toBe(false);
  });

  it.each(['a.read', 'b.read'])('is open by any of its permissions: %s', (permission) => {
    expect(mayOpen(who('employee', permission), { permission: ['a.read', 'b.read'] })).toBe(true);
    expect(mayOpen(who('employee', 'c.read'), { permission: ['a.read', 'b.read'] })).toBe(false);
  });

  it('wants the permission of who is staff, too', () => {
    const reports = { audience: 'staff', permission: 'reports.read' } as const;
    expect(mayOpen(who('employee', 'reports.read'), reports)).toBe(true);
    expect(mayOpen(who('employee'), reports)).toBe(false);
    expect(mayOpen(who('client', 'reports.read'), reports)).toBe(false);
  });
});
