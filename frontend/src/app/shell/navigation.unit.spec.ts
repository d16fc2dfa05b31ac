import { menuLabels } from '../../testing/prepared/places';
import { staffUser } from '../../testing/render-app';
import { currentEntry, navigationFor } from './navigation';

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);
const admin = { ...staffUser, role: 'admin' as const, isAdmin: true, permissions: [] };

describe('the navigation', () => {
  it('shows an administrator the documented fourteen, Invoices and Loads, then the back office', () => {
    proves('SCR-097..SCR-110', 'RUL-031');
    const { main, backOffice, tabs } = navigationFor(admin, { demo: false });
    expect(labels(main)).toEqual(menuLabels('main'));
    expect(labels(backOffice)).toEqual(menuLabels('office'));
    expect(labels(tabs)).toEqual(['Dashboard', 'Invoices', 'Loads', 'Accounting', 'IFTA Help']);
  });

  it.each([
    ['/', 'Dashboard'],
    ['/accounting', 'Accounting'],
    ['/accounting/reports', 'Accounting'],
    ['/accounting/invoices', 'Invoices'],
    ['/accounting/invoices/7', 'Invoices'],
    ['/clients/brokers/3', 'Clients'],
    ['/elsewhere', undefined],
  ])('marks at %s the entry %s', (pathname, label) => {
    expect(currentEntry(navigationFor(admin, undefined).main, pathname)?.label).toBe(label);
  });

  it('hides from an employee what only administrators open', () => {
    const { main, backOffice } = navigationFor(staffUser, { demo: true });
    expect(labels(main)).not.toContain('Agent Management');
    expect(labels(main)).toContain('Loads');
    expect(labels(backOffice)).toEqual(['Demo Mail']);
  });

  it.each(['portal-payments.read', 'payments.write'])('shows an employee Payments by %s', (permission) => {
    expect(labels(navigationFor({ ...staffUser, permissions: [permission] }, undefined).main)).toContain('Payments');
    expect(labels(navigationFor({ ...staffUser, permissions: [] }, undefined).main)).not.toContain('Payments');
  });

  it('hides from an agent what its flags do not allow', () => {
    const { main } = navigationFor(
      { ...staffUser, role: 'agent', isAgent: true, permissions: ['clients.read'] },
      undefined,
    );
    expect(labels(main)).toContain('Clients');
    for (const label of ['Invoices', 'Accounting', 'IFTA Help', 'Documents', 'Payments', 'Reports', 'Agent Management'])
      expect(labels(main)).not.toContain(label);
  });

  it('leads an agent back to the agent dashboard, and nobody else there', () => {
    const { backOffice } = navigationFor(
      { ...staffUser, role: 'agent', isAgent: true, permissions: ['agent.read'] },
      undefined,
    );
    expect(labels(backOffice)).toEqual(['Agent Dashboard']);
    expect(labels(navigationFor({ ...staffUser, permissions: [] }, undefined).backOffice)).toEqual([]);
  });

  it.each(['driver', 'client'] as const)('shows a %s the four documented items', (role) => {
    proves('SCR-111..SCR-114', 'RUL-032');
    const { main, backOffice, tabs } = navigationFor({ ...staffUser, role, permissions: [] }, { demo: true });
    expect(labels(main)).toEqual(menuLabels('portal'));
    expect(labels(main)).toEqual(['Dashboard', 'Client Portal', 'IFTA Help', 'Payments']);
    expect(labels(tabs)).toEqual(labels(main));
    expect(labels(backOffice)).toEqual(menuLabels('further'));
  });
});
