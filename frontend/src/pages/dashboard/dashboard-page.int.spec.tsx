import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../lib/api-types';
import { openApp } from '../../testing/open-app';
import { admin, agentUser, signedInAs } from '../../testing/people';
import { clientUser, documentOf, driverUser, portalAnswers } from '../../testing/portal-scene';

const stats = (monthlyRevenue: string | null) => ({
  'GET /api/dashboard/stats': () => ({
    body: { pendingInvoices: 4, monthlyRevenue, fuelExpenses: '$0', milesDriven: '1,200' },
  }),
});
const portal = (user: User) =>
  portalAnswers({ ...signedInAs(user), 'GET /api/client-documents': () => ({ body: [documentOf({ id: 1 })] }) });
const menu = async () =>
  within(await screen.findByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the two sides of the product', () => {
  it('are a back office for the staff: books, clients, loads and compliance', async () => {
    openApp('/', { ...signedInAs(admin), ...stats('$8,000') });
    expect(await menu()).toEqual(
      expect.arrayContaining([
        'Accounting',
        'IFTA Help',
        'Clients',
        'Drivers',
        'Expenses',
        'Insurance',
        'Agent Management',
        'Loads',
      ]),
    );
    expect(screen.queryByRole('link', { name: 'Client Portal' })).not.toBeInTheDocument();
    expect(await screen.findByText('Pending Invoices')).toBeInTheDocument();
  });

  it.each([
    ['a client', clientUser],
    ['a driver', driverUser],
  ])('and a portal for %s, where the dashboard begins with what is theirs', async (_, user) => {
    const { server } = openApp('/', portal(user));
    expect(await menu()).toEqual(['Dashboard', 'Client Portal', 'IFTA Help', 'Payments']);
    expect(await screen.findByRole('link', { name: /Upload Document/ })).toHaveAttribute(
      'href',
      '/client-portal/documents',
    );
    expect(screen.queryByText('Coming with the next release')).not.toBeInTheDocument();
    expect(server.sent('GET', '/api/dashboard/stats')).toHaveLength(0);
  });
});

describe('the figures on the dashboard', () => {
  it('have a card for the revenue', async () => {
    openApp('/', { ...signedInAs(admin), ...stats('$8,000') });
    expect(await screen.findByText('$8,000')).toBeInTheDocument();
    expect(screen.getByText('This Month Revenue')).toBeInTheDocument();
  });

  it('open the list that they sum [SCR-316]', async () => {
    openApp('/', { ...signedInAs(admin), ...stats('$8,000') });
    await screen.findByText('$8,000');
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => [
      card.dataset['card'],
      card.querySelector('[data-figure]') !== null,
    ]);
    expect(cards).toEqual([
      ['Pending Invoices', true],
      ['This Month Revenue', true],
      ['Fuel Expenses', true],
      ['Miles Driven', true],
    ]);
  });

  it('have none where the server keeps the revenue to itself', async () => {
    openApp('/', {
      ...signedInAs({ ...agentUser, permissions: [...agentUser.permissions, 'dashboard.read'] }),
      ...stats(null),
    });
    expect(await screen.findByText('1,200')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('This Month Revenue')).not.toBeInTheDocument());
  });

  it('give way to the agent dashboard for an agent without invoices', async () => {
    const { address } = openApp('/', {
      ...signedInAs({ ...agentUser, permissions: ['agent.read', 'dashboard.read'] }),
      'GET /api/agents/stats': () => ({
        body: { totalRevenue: null, invoicesCreated: 0, clientsManaged: 0, invoicesThisMonth: 0, invoicesOfLimit: 0 },
      }),
    });
    await waitFor(() => expect(address()).toBe('/agent-dashboard'));
  });
});
