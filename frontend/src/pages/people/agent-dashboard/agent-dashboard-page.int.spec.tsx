import { screen, waitFor, within } from '@testing-library/react';
import type { Agent, User } from '../../../lib/api/api-types';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin, agentRecord, agentUser, signedInAs } from '../../../testing/prepared/people';

const stats = {
  totalRevenue: '1250.00',
  invoicesCreated: 8,
  clientsManaged: 2,
  invoicesThisMonth: 3,
  invoicesOfLimit: 4,
};
const clients = [
  { id: 'client-1', name: 'Red Mesa Transport', email: 'ben@redmesa.test' },
  { id: 'client-2', name: 'Delgado & Sons', email: null },
];
const invoices = [
  {
    id: 17,
    invoiceNumber: 'INV-000017',
    carrier: 'Prairie Star',
    clientName: 'Red Mesa',
    amount: '1250.00',
    status: 'paid',
    standing: 'paid',
  },
  {
    ...{ id: 18, invoiceNumber: 'INV-000018', carrier: 'Blue Ridge', clientName: null, amount: '90.50' },
    ...{ status: 'pending', standing: 'partly_paid' },
  },
];

const open = (user: User = agentUser, answers: Record<string, Answering> = {}, at = '/agent-dashboard') => {
  localStorage.setItem('staffSession', JSON.stringify({ user, role: user.role, token: 't-1' }));
  return openApp(at, {
    ...signedInAs(user),
    'GET /api/agents/stats': () => ({ body: stats }),
    'GET /api/agents/clients': () => ({ body: clients, headers: { 'x-total-count': '2' } }),
    'GET /api/agents/invoices': () => ({ body: invoices, headers: { 'x-total-count': '2' } }),
    ...answers,
  });
};
const withAgent = (changes: Partial<Agent>, permissions = agentUser.permissions): User => ({
  ...agentUser,
  permissions,
  agent: { ...agentRecord, ...changes },
});
const ready = () => screen.findByRole('heading', { name: 'Agent Dashboard' });
const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Agent Dashboard' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the agent dashboard', () => {
  it('has a header of its own with access level, Profile and Logout, and no sidebar', async () => {
    proves('SCR-215', 'SCR-220', 'SCR-221', 'RUL-085', 'RUL-086');
    for (const key of ['agentSession', 'adminSession'])
      localStorage.setItem(key, JSON.stringify({ id: 'left-behind' }));
    const { typist, left } = open();
    await ready();
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Standard')).toBeInTheDocument();
    expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/agent-profile');
    expect(screen.queryByRole('complementary', { name: 'Sidebar' })).not.toBeInTheDocument();
    await typist.click(header.getByRole('button', { name: 'Logout' }));
    expect(left).toHaveBeenCalledWith('/api/logout');
    expect(['staffSession', 'agentSession', 'adminSession'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['advanced', 'Advanced', 'success'],
    ['standard', 'Standard', 'info'],
    ['basic', 'Basic', 'text-secondary'],
    ['restricted', 'Restricted', 'error'],
  ] as const)('shows the level %s in its colour, with the word', async (accessLevel, word, colour) => {
    proves('SCR-216', 'SCR-217', 'SCR-218', 'SCR-219', 'RUL-144', 'ENM-005', 'ENM-006');
    open(withAgent({ accessLevel }));
    await ready();
    const badge = within(screen.getByRole('banner')).getByText(word).parentElement;
    expect(badge && getComputedStyle(badge).background).toContain(`--mui-palette-${colour}`);
  });

  it('shows the profile with the limits and what is used of them', async () => {
    proves('SCR-222..SCR-226', 'FLD-0098..FLD-0100', 'API-021');
    open();
    await ready();
    const profile = within(screen.getByRole('region', { name: 'Profile' }));
    expect(profile.getByText('agent-7')).toBeInTheDocument();
    expect(profile.getByText('Dispatch')).toBeInTheDocument();
    expect(profile.getByText('Unlimited')).toBeInTheDocument();
    expect(await profile.findByLabelText('Max clients: 2 of 50 used')).toBeInTheDocument();
  });

  it('shows real figures, clients and invoices', async () => {
    proves('SCR-228..SCR-235', 'FLD-0101..FLD-0109', 'API-019', 'API-020');
    open();
    await ready();
    const figure = async (label: string) =>
      (await screen.findByText(label, { selector: 'p' })).closest('div')?.parentElement?.textContent;
    await screen.findByText('3', { selector: '.tabular' });
    expect(await figure('Assigned Clients')).toBe('Assigned Clients2');
    expect(await figure('Recent Invoices')).toBe('Recent Invoices3by you this month · 8 in all');
    expect(await figure('Total Revenue')).toBe('Total Revenue$1,250.00');
    expect(await figure('Accounting')).toBe('AccountingEnabled');
    expect(
      within(await screen.findByRole('list', { name: 'Assigned clients' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['Red Mesa Transportben@redmesa.test', 'Delgado & SonsNo e-mail yet']);
    expect(
      within(await screen.findByRole('list', { name: 'Recent invoices' }))
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual(['INV-000017Prairie Star · Red Mesa$1,250.00Paid', 'INV-000018Blue Ridge$90.50Partly paid']);
    const reports = within(screen.getByRole('table', { name: 'Performance reports' }));
    expect(reports.getByRole('row', { name: 'Total revenue $1,250.00' })).toBeInTheDocument();
  });

  it('offers the actions it may take', async () => {
    proves('SCR-232');
    open();
    await ready();
    const actions = within(screen.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link');
    expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Create Invoice', '/accounting/invoices?new=1'],
      ['Add Client', '/clients?new=1'],
      ['View Reports', '/agent-dashboard/reports'],
      ['Open Accounting', '/accounting'],
    ]);
  });
});

describe('what an agent may not do', () => {
  it('has no tab, card, action or list, and is not asked of the server', async () => {
    proves('SCR-227', 'SCR-231', 'RUL-043', 'RUL-044', 'RUL-142', 'RUL-143', 'ENM-007');
    const { server } = open(withAgent({ canCreateInvoices: false, canViewReports: false, canAccessAccounting: false }));
    await ready();
    expect(await screen.findByRole('list', { name: 'Assigned clients' })).toBeInTheDocument();
    expect(tabs()).toEqual(['Overview', 'Clients']);
    for (const text of ['Recent Invoices', 'Total Revenue', 'Accounting', 'Performance Reports'])
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Quick Actions' }))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Add Client']);
    expect(server.sent('GET', '/api/agents/invoices')).toHaveLength(0);
  });

  it('is also hidden where the level or a restricted area takes it away', async () => {
    open(withAgent({ restrictedFeatures: ['invoices'] }, ['agent.read', 'clients.read', 'reports.read']));
    await ready();
    expect(tabs()).toEqual(['Overview', 'Clients', 'Reports']);
    expect(screen.queryByRole('link', { name: 'Add Client' })).not.toBeInTheDocument();
  });

  it('is not opened by its address either', async () => {
    const { address } = open(withAgent({ canViewReports: false }), {}, '/agent-dashboard/reports');
    await ready();
    await waitFor(() => expect(address()).toBe('/agent-dashboard'));
  });

  it('is everything, where nothing is ticked', async () => {
    open(
      withAgent({
        canCreateInvoices: false,
        canViewReports: false,
        canAccessAccounting: false,
        canManageClients: false,
      }),
    );
    expect(await screen.findByText('Nothing is open to you yet')).toBeInTheDocument();
    expect(tabs()).toEqual(['Overview']);
  });
});

describe('the lists of an agent', () => {
  it('have pages, and search by address', async () => {
    const { server, typist } = open(
      agentUser,
      { 'GET /api/agents/clients': () => ({ body: clients, headers: { 'x-total-count': '60' } }) },
      '/agent-dashboard/clients?q=mesa',
    );
    expect(await screen.findByText('1–25 of 60')).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(server.sent('GET', '/api/agents/clients').at(-1)?.query.toString()).toBe('q=mesa&page=1&limit=25'),
    );
  });

  it('say what belongs there while there is nothing, and how to find more in a search', async () => {
    const nothing = {
      'GET /api/agents/clients': () => ({ body: [] }),
      'GET /api/agents/invoices': () => ({ body: [] }),
    };
    const { typist } = open(agentUser, nothing);
    expect(await screen.findByText('No clients assigned yet')).toBeInTheDocument();
    expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
    await typist.click(screen.getByRole('link', { name: 'Invoices' }));
    await typist.type(await screen.findByRole('searchbox'), 'x{Enter}');
    expect(await screen.findByText('No invoices found')).toBeInTheDocument();
  });

  it('can be tried again when they do not load', async () => {
    let broken = true;
    const { typist } = open(
      agentUser,
      { 'GET /api/agents/clients': () => (broken ? problem(503, 'Starting') : { body: clients }) },
      '/agent-dashboard/clients',
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await typist.click(again);
    expect(await screen.findByText('Red Mesa Transport')).toBeInTheDocument();
  });
});

describe('who comes to the agent dashboard', () => {
  it('as an agent without an agent record, is told why it is empty', async () => {
    const { server } = open({ ...agentUser, agent: null });
    expect(await screen.findByText('Your agent account is almost ready')).toBeInTheDocument();
    expect(server.sent('GET', '/api/agents/stats')).toHaveLength(0);
  });

  it('as somebody else, is led home', async () => {
    open(admin);
    expect(await screen.findByText('This page is for agents')).toBeInTheDocument();
  });

  it('signed out and without a stored session, goes to the staff login', async () => {
    proves('SCR-236', 'RUL-045');
    const { address } = openApp('/agent-dashboard', { 'GET /api/auth/user': () => problem(401, 'Unauthorized') });
    await screen.findByRole('heading', { name: 'Staff Login' });
    expect(address()).toBe('/staff-login');
  });

  it('with a made-up stored session, sees nothing and goes to the staff login', async () => {
    localStorage.setItem(
      'agentSession',
      JSON.stringify({ agent: { ...agentRecord, accessLevel: 'advanced' }, role: 'agent', token: 'x' }),
    );
    const { server } = openApp('/agent-dashboard', { 'GET /api/auth/user': () => problem(401, 'Unauthorized') });
    await screen.findByRole('heading', { name: 'Staff Login' });
    expect(localStorage.getItem('agentSession')).toBeNull();
    expect(server.sent('GET', '/api/agents/stats')).toHaveLength(0);
  });
});
