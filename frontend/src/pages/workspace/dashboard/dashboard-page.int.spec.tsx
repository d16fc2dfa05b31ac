import { screen, waitFor, within } from '@testing-library/react';
import { expenseKit } from '../../../features/accounting/expenses/expense-kit';
import type { Expense, User } from '../../../lib/api/api-types';
import { problem, type Answering } from '../../../testing/fake-api';
import { recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { admin, agentUser, signedInAs } from '../../../testing/prepared/people';
import { clientUser, documentOf, driverUser, portalAnswers, toneOf } from '../../../testing/portal-scene';
import { brokerOf, invoiceOf, loadOf } from '../../../testing/prepared/records';

const stats = (monthlyRevenue: string | null) => ({
  'GET /api/dashboard/stats': () => ({
    body: { pendingInvoices: 4, monthlyRevenue, fuelExpenses: '$0', milesDriven: '1,200' },
  }),
});
const keeper = { ...admin, permissions: [...admin.permissions, 'expenses.read', 'expenses.write'] };
const synced = { duplicates: 0, setAside: 0, rejectedLines: 0, imports: [], running: 0 };
const portal = (user: User) =>
  portalAnswers({ ...signedInAs(user), 'GET /api/client-documents': () => ({ body: [documentOf({ id: 1 })] }) });
const menu = async () =>
  within(await screen.findByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the two sides of the product', () => {
  it('are a back office for the staff: books, clients, loads and compliance', async () => {
    const { typist } = openApp('/', { ...signedInAs(admin), ...stats('$8,000') });
    await typist.click(await screen.findByRole('button', { name: 'Firm' }));
    expect(await menu()).toEqual(
      expect.arrayContaining([
        'Accounting',
        expect.stringMatching(/^IFTA Help/),
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
    expect(await menu()).toEqual(['Dashboard', 'Client Portal', 'IFTA Help', 'Payments', 'Support']);
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

  it('have what is recent below them, of the chosen client', async () => {
    const { server } = openApp('/?client=c-1', {
      ...signedInAs(admin),
      ...stats('$8,000'),
      'GET /api/names/client': () => ({ body: [{ id: 'c-1', name: 'Red Mesa' }] }),
    });
    const asked = (path: string) =>
      server
        .sent('GET', path)
        .filter(({ query }) => query.get('limit') === '3')
        .map(({ query }) => query.get('clientId'));
    for (const path of ['/api/invoices', '/api/expenses']) await waitFor(() => expect(asked(path)).toEqual(['c-1']));
  });

  it('open the list that they sum', async () => {
    proves('SCR-316');
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

describe('the rest of the dashboard', () => {
  const office: User = {
    ...admin,
    permissions: [...admin.permissions, 'expenses.read', 'expenses.write', 'documents.read', 'loads.read'],
  };
  const expenseOf = (over: Partial<Expense>): Expense => ({
    ...(recordOfKit(expenseKit) as unknown as Expense),
    expenseDate: '2026-11-02',
    ...over,
  });
  const open = (answers: Record<string, Answering> = {}, user = office) =>
    openApp('/', {
      ...signedInAs(user),
      ...stats('$8,000'),
      'GET /api/invoices': () => ({ body: [] }),
      'GET /api/expenses': () => ({ body: [] }),
      ...answers,
    });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));

  it('greets, and leads to accounting', async () => {
    proves('SCR-051', 'SCR-311..SCR-313', 'MSG-085');
    open();
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(screen.getByText('Welcome back, Avery. Here is where things stand today.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View All' })).toHaveAttribute('href', '/accounting');
  });

  it('lists the latest three invoices with load, amount and status', async () => {
    proves('SCR-318..SCR-327', 'MSG-086', 'MSG-087', 'RUL-192..RUL-195', 'RUL-406', 'RUL-435', 'ENM-026', 'API-033');
    const invoices = [
      invoiceOf({ id: 1, invoiceNumber: 'INV-1', status: 'paid', loadId: 8, loadNumber: 'L-8', amount: '12345.50' }),
      invoiceOf({ id: 2, invoiceNumber: 'INV-2', status: 'pending', loadId: 9 }),
      invoiceOf({ id: 3, invoiceNumber: 'INV-3', status: 'overdue' }),
      invoiceOf({ id: 4, invoiceNumber: 'INV-4', status: 'draft' }),
    ];
    open({ 'GET /api/invoices': () => ({ body: invoices }) });
    const recent = await section('Recent Invoices');
    expect((await recent.findAllByRole('listitem')).map((row) => row.textContent)).toEqual([
      'INV-1Load # L-8$12,345.50Paid',
      'INV-2Load # 9$1,250.00Pending',
      'INV-3Load # N/A$1,250.00Overdue',
    ]);
    expect(['Paid', 'Pending', 'Overdue'].map((word) => toneOf(recent.getByText(word)))).toEqual([
      'success',
      'warning',
      'error',
    ]);
  });

  it('shows a draft in grey', async () => {
    proves('SCR-327', 'ENM-026');
    open({ 'GET /api/invoices': () => ({ body: [invoiceOf({ id: 4, invoiceNumber: 'INV-4', status: 'draft' })] }) });
    expect(toneOf(await (await section('Recent Invoices')).findByText('Draft'))).toBe('text');
  });

  it('lists the latest three expenses by vendor, description, or the word', async () => {
    proves('SCR-351..SCR-356', 'MSG-092', 'RUL-201', 'RUL-202');
    const expenses = [
      expenseOf({ id: 1, category: 'fuel', vendor: 'Pilot', description: 'x', amount: '412.60' }),
      expenseOf({ id: 2, category: 'meal', vendor: null, description: 'Lunch', amount: '9.50' }),
      expenseOf({ id: 3, category: 'toll', vendor: null, description: null, amount: '31.00' }),
    ];
    const { server } = open({ 'GET /api/expenses': () => ({ body: expenses }) });
    const recent = await section('Recent Expenses');
    await recent.findByText('Pilot');
    const rows = ['Pilot', 'Lunch', 'Expense'].map(
      (name) => recent.getByRole('link', { name }).closest('div')?.parentElement,
    );
    expect(rows.map((row) => row?.textContent)).toEqual([
      'PilotFuel11/02/2026$412.60',
      'LunchMeal11/02/2026$9.50',
      'ExpenseToll11/02/2026$31.00',
    ]);
    for (const row of rows) expect(row?.querySelector('svg')).not.toBeNull();
    expect(server.sent('GET', '/api/expenses')[0]?.query.get('limit')).toBe('3');
  });

  it('says that there are none', async () => {
    proves('SCR-328', 'SCR-329', 'SCR-357', 'MSG-088', 'MSG-089', 'MSG-093');
    const { typist } = open();
    expect(await screen.findByText('No invoices found')).toBeInTheDocument();
    expect(await screen.findByText('No expenses found')).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Create First Invoice' }));
    expect(await screen.findByRole('dialog', { name: 'Create New Invoice' })).toBeInTheDocument();
  });

  it.each([
    ['Add Expense', 'Go to Expenses', '/expenses'],
    ['Add Expense', 'Upload a Receipt First', '/expenses?new=1'],
    ['Track Load', 'View All Loads', '/loads'],
    ['Track Load', 'Create New Load', '/loads?new=1'],
    ['Upload Receipt', 'All Documents', '/documents'],
    ['Upload Receipt', 'Expense Receipt', '/expenses?new=1'],
    ['Upload Receipt', 'Invoice Document', '/accounting/invoices'],
  ])('%s: %s leads to %s', async (action, choice, to) => {
    proves('SCR-330..SCR-344', 'RUL-196..RUL-198');
    const { typist, address } = open();
    await typist.click(await screen.findByRole('button', { name: action }));
    const dialog = within(await screen.findByRole('dialog', { name: action.replace('Receipt', 'Document') }));
    await typist.click(dialog.getByRole('button', { name: new RegExp(`^${choice}`) }));
    await waitFor(() => expect(address()).toBe(to));
  });

  it('reads freight papers', async () => {
    proves('SCR-345');
    open();
    const papers = await section('Document Processing');
    expect(papers.getByRole('button', { name: 'Choose a PDF' })).toBeInTheDocument();
  });

  it('says how the fuel cards stand, and asks for purchases now', async () => {
    proves('SCR-358..SCR-363', 'MSG-094', 'MSG-095', 'MSG-102', 'MSG-103', 'RUL-203', 'RUL-390', 'RUL-404', 'API-043');
    const status = { source: 'simulator', lastSyncAt: '2026-11-26T08:40:00.000Z', cards: 3, activeCards: 2 };
    let answers = 0;
    const { typist, server } = openApp('/', {
      ...signedInAs(keeper),
      ...stats('$8,000'),
      'GET /api/fuel-cards/status': () => ({ body: { ...status, importedThisMonth: 41, setAside: 5 } }),
      'POST /api/fuel-cards/sync': () => {
        answers += 1;
        if (answers === 1) return { body: { ...synced, transactionsImported: 7 } };
        return answers === 2 ? problem(500, 'x') : problem(409, 'No provider of fuel cards is set up');
      },
    });
    const cards = await section('Fuel Card Integration');
    expect(await cards.findByText('2 active of 3')).toBeInTheDocument();
    expect(cards.getByText('41 imported')).toBeInTheDocument();
    expect(cards.getByRole('link', { name: '5 to review' })).toHaveAttribute('href', '/fuel-cards');
    const asked = server.sent('GET', '/api/fuel-cards/status').length;
    const sync = () => typist.click(cards.getByRole('button', { name: 'Force Sync Now' }));
    await sync();
    expect(await screen.findByText('7 new transactions imported')).toBeInTheDocument();
    expect(screen.getByText('Sync Complete')).toBeInTheDocument();
    await waitFor(() => expect(server.sent('GET', '/api/fuel-cards/status').length).toBeGreaterThan(asked));
    await sync();
    expect(await screen.findByText('Failed to sync fuel card data. Please try again.')).toBeInTheDocument();
    await sync();
    expect(await screen.findByText('No provider of fuel cards is set up')).toBeInTheDocument();
  });

  it('creates an invoice in place, pending; figures are fetched anew', async () => {
    proves('SCR-364..SCR-375', 'MSG-096..MSG-100');
    proves('RUL-204', 'RUL-205', 'RUL-265', 'RUL-274', 'RUL-304', 'RUL-305', 'RUL-307', 'RUL-308');
    proves('API-032', 'API-035', 'API-037', 'API-038');
    const { typist, server } = open({
      'GET /api/brokers': () => ({ body: [brokerOf({ id: 4, name: 'Prairie Star Carriers' })] }),
      'GET /api/loads': () => ({ body: [loadOf({ id: 8, loadNumber: 'L-8' })] }),
      'POST /api/invoices': () => ({ status: 201, body: invoiceOf({ id: 5, invoiceNumber: 'INV-5' }) }),
    });
    await typist.click((await screen.findAllByRole('button', { name: 'New Invoice' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Invoice' }));
    await typist.click(dialog.getByRole('button', { name: 'Create Invoice' }));
    expect(await dialog.findByText('Carrier is required')).toBeInTheDocument();
    expect(dialog.getByText('Amount is required')).toBeInTheDocument();
    await typist.click(dialog.getByRole('combobox', { name: /^Carrier/ }));
    await typist.click(await screen.findByRole('option', { name: /Prairie Star/ }));
    expect(dialog.getByLabelText(/^Load Amount/)).toHaveAttribute('placeholder', '0.00');
    await typist.type(dialog.getByLabelText(/^Load Amount/), '950.5');
    await typist.click(dialog.getByRole('combobox', { name: /^Associated Load/ }));
    await typist.click(await screen.findByRole('option', { name: /L-8.*Omaha, NE.*Reno, NV/ }));
    await typist.type(dialog.getByLabelText(/^Due Date/), '04/01/2026');
    await typist.type(dialog.getByLabelText(/^Notes/), 'Dock 4');
    const before = server.sent('GET', '/api/dashboard/stats').length;
    await typist.click(dialog.getByRole('button', { name: 'Create Invoice' }));
    expect(await screen.findByText('Invoice created successfully')).toBeInTheDocument();
    expect(server.sent('POST', '/api/invoices')[0]?.body).toEqual({
      brokerId: 4,
      amount: 950.5,
      status: 'pending',
      loadId: 8,
      dueDate: expect.stringMatching(/^2026-04-01T/) as string,
      notes: 'Dock 4',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(server.sent('GET', '/api/dashboard/stats').length).toBeGreaterThan(before));
  });

  it('leaves out what was left empty, and says when the invoice was not created', async () => {
    proves('MSG-101', 'FLD-0551..FLD-0556', 'RUL-306');
    const { typist, server } = open({
      'GET /api/brokers': () => ({ body: [brokerOf({ id: 4, name: 'Prairie Star Carriers' })] }),
      'POST /api/invoices': () => problem(500, 'x'),
    });
    await typist.click((await screen.findAllByRole('button', { name: 'New Invoice' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Invoice' }));
    await typist.click(dialog.getByRole('combobox', { name: /^Carrier/ }));
    await typist.click(await screen.findByRole('option', { name: /Prairie Star/ }));
    await typist.type(dialog.getByLabelText(/^Load Amount/), '10');
    await typist.click(dialog.getByRole('button', { name: 'Create Invoice' }));
    expect(await screen.findByText('Failed to create invoice')).toBeInTheDocument();
    const body = { brokerId: 4, amount: 10, status: 'pending' };
    expect(server.sent('POST', '/api/invoices')[0]?.body).toEqual(body);
  });
});
