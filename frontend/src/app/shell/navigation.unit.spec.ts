import { menuLabels } from '../../testing/prepared/places';
import { staffUser } from '../../testing/render-app';
import { currentEntry, navigationFor } from './navigation';

const labels = (items: readonly { label: string }[]) => items.map(({ label }) => label);
const GROUPS = ['top', 'clients', 'freight', 'compliance', 'firm'];
const admin = { ...staffUser, role: 'admin' as const, isAdmin: true, permissions: [] };

describe('the navigation', () => {
  it('shows an administrator the documented fourteen and what stands beside them, in groups', () => {
    proves('SCR-097..SCR-110', 'RUL-031');
    const { groups, tabs } = navigationFor(admin, { demo: false });
    expect(groups.map(({ name, items }) => [name, labels(items)])).toEqual(
      GROUPS.map((name) => [name, menuLabels(name)]),
    );
    expect(groups.map(({ heading }) => heading)).toEqual([null, 'Clients', 'Freight and money', 'Compliance', 'Firm']);
    expect(labels(tabs)).toEqual(['Dashboard', 'Practice Desk', 'Clients', 'Invoices', 'Loads']);
  });

  it('fills the bar of a phone with what else somebody may open', () => {
    const { tabs } = navigationFor({ ...staffUser, permissions: ['clients.read', 'documents.read'] }, undefined);
    expect(labels(tabs)).toEqual(['Dashboard', 'Clients', 'Documents', 'Support', 'Demo Mail'].slice(0, tabs.length));
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
    expect(currentEntry(navigationFor(admin, undefined).entries, pathname)?.label).toBe(label);
  });

  it('hides from an employee what only administrators open', () => {
    const { groups, entries } = navigationFor(staffUser, { demo: true });
    expect(labels(entries)).toContain('Loads');
    expect(labels(groups.at(-1)?.items ?? [])).toEqual(['Demo Mail']);
  });

  it.each(['portal-payments.read', 'payments.write'])('shows an employee Payments by %s', (permission) => {
    expect(labels(navigationFor({ ...staffUser, permissions: [permission] }, undefined).entries)).toContain('Payments');
    expect(labels(navigationFor({ ...staffUser, permissions: [] }, undefined).entries)).not.toContain('Payments');
  });

  it('hides from an agent what its flags do not allow', () => {
    const { entries } = navigationFor(
      { ...staffUser, role: 'agent', isAgent: true, permissions: ['clients.read'] },
      undefined,
    );
    expect(labels(entries)).toContain('Clients');
    for (const label of ['Invoices', 'Accounting', 'IFTA Help', 'Documents', 'Payments', 'Reports', 'Agent Management'])
      expect(labels(entries)).not.toContain(label);
  });

  it('leads an agent back to the agent dashboard, and nobody else there', () => {
    const agent = { ...staffUser, role: 'agent' as const, isAgent: true, permissions: ['agent.read'] };
    expect(labels(navigationFor(agent, undefined).entries)).toContain('Agent Dashboard');
    expect(labels(navigationFor({ ...staffUser, permissions: [] }, undefined).entries)).not.toContain(
      'Agent Dashboard',
    );
  });

  it.each(['driver', 'client'] as const)('shows a %s the four documented items', (role) => {
    proves('SCR-111..SCR-114', 'RUL-032');
    const { groups, tabs } = navigationFor({ ...staffUser, role, permissions: [] }, { demo: true });
    const [portal = [], further] = groups.map(({ items }) => labels(items));
    expect(portal.toSorted()).toEqual(menuLabels('portal').toSorted());
    expect(portal).toEqual(['Dashboard', 'Client Portal', 'IFTA Help', 'Payments']);
    expect(labels(tabs)).toEqual(portal);
    expect(further).toEqual(menuLabels('further'));
  });
});
