import { staffUser } from '../../testing/render-app';
import { navigationFor } from './navigation';

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);
const admin = { ...staffUser, role: 'admin' as const, isAdmin: true, permissions: [] };

describe('the navigation', () => {
  it('shows an administrator the documented fourteen, then the back office', () => {
    const { main, backOffice, tabs } = navigationFor(admin, { demo: false });
    expect(labels(main)).toEqual([
      'Dashboard',
      'Accounting',
      'IFTA Help',
      'Business Registration',
      'Clients',
      'Drivers',
      'Expenses',
      'Documents',
      'Payments',
      'Support',
      'Reports',
      'Insurance',
      'Agent Management',
      'Features',
    ]);
    expect(labels(backOffice)).toEqual(['Loads', 'Registrations', 'Audit', 'Users', 'Settings']);
    expect(labels(tabs)).toEqual(['Dashboard', 'Accounting', 'IFTA Help', 'Business Registration', 'Clients']);
  });

  it('hides from an employee what only administrators open', () => {
    const { main, backOffice } = navigationFor(staffUser, { demo: true });
    expect(labels(main)).not.toContain('Agent Management');
    expect(labels(backOffice)).toEqual(['Loads', 'Demo Mail']);
  });

  it('hides from an agent what its flags do not allow', () => {
    const { main } = navigationFor({ ...staffUser, role: 'agent', isAgent: true, permissions: ['clients.read'] }, undefined);
    expect(labels(main)).toContain('Clients');
    expect(labels(main)).not.toContain('Accounting');
  });

  it.each(['driver', 'client'] as const)('shows a %s the four documented items', (role) => {
    const { main, backOffice, tabs } = navigationFor({ ...staffUser, role, permissions: [] }, { demo: true });
    expect(labels(main)).toEqual(['Dashboard', 'Client Portal', 'IFTA Help', 'Payments']);
    expect(labels(tabs)).toEqual(labels(main));
    expect(backOffice).toEqual([]);
  });
});
