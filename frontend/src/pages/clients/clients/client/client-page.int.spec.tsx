import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../../testing/fake-api';
import { openApp } from '../../../../testing/open-app';
import { admin } from '../../../../testing/prepared/people';
import { onScreen } from '../../../../testing/portal-scene';
import { clientOf, invoiceOf, managedUserOf } from '../../../../testing/prepared/records';
import { staffUser } from '../../../../testing/render-app';

const mesa = clientOf({
  id: 'c-1',
  companyName: 'Red Mesa',
  contactName: 'Ben Yazzie',
  phone: '+1 555 010 0000',
  email: 'ben@redmesa.test',
  dotNumber: '1234567',
  mcNumber: '765432',
});
const figure = (name: string, side: 'client' | 'firm' | 'books', count: number, amount: string | null) => ({
  name,
  side,
  count,
  amount,
  list: `/api/${name}`,
});
const overview = {
  clientId: 'c-1',
  companyName: 'Red Mesa',
  figures: [
    figure('paymentsPending', 'client', 1, '75.00'),
    figure('filingsOpen', 'firm', 2, null),
    figure('openInvoices', 'books', 3, '400.50'),
    figure('overdueInvoices', 'books', 1, '250.50'),
  ],
};
const FIRST_DAYS = ['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2030-${month}-01`);
const months = [...FIRST_DAYS, '2031-01-01', '2031-02-01', '2031-03-01'].map((from) => ({
  from,
  to: `${from.slice(0, 8)}28`,
  invoiced: from === '2031-02-01' ? '310.00' : '0.00',
  received: '0.00',
  balance: '400.50',
}));
const revenue = {
  clientId: 'c-1',
  thisYear: '310.00',
  yearFrom: '2031-01-01',
  yearTo: '2031-03-31',
  balanceAccount: '1100',
  months,
};
const bill = invoiceOf({ id: 7, invoiceNumber: 'INV-7', clientId: 'c-1', clientName: 'Red Mesa' });
const NONE = () => ({ body: [], headers: { 'x-total-count': '0' } });

const READS = ['invoices', 'loads', 'documents', 'obligations', 'portal-payments', 'drivers', 'vehicles', 'history'];
const boss = {
  ...admin,
  permissions: [
    ...admin.permissions,
    ...READS.map((area) => `${area}.read`),
    'clients.write',
    'clients.delete',
    'reports.read',
    'users.manage',
  ],
};
const open = (path: string, answers: Record<string, Answering> = {}, user = boss) =>
  openApp(path, {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/clients/c-1': () => ({ body: mesa }),
    'GET /api/clients/c-1/overview': () => ({ body: overview }),
    'GET /api/clients/c-1/revenue': () => ({ body: revenue }),
    'GET /api/invoices': () => ({ body: [bill], headers: { 'x-total-count': '1' } }),
    'GET /api/names/client': () => ({ body: [{ id: 'c-1', name: 'Red Mesa' }] }),
    'GET /api/agents': NONE,
    ...answers,
  });
const card = async (label: string) => {
  const found = (await screen.findAllByText(label)).map((each) => each.closest('[data-card]')).find(Boolean);
  return within(found as HTMLElement);
};

beforeEach(() => onScreen('desk'));

describe('the page of a client', () => {
  it('says who it is, and how it stands in figures that open their lists', async () => {
    open('/clients/c-1');
    await screen.findByRole('heading', { level: 1, name: 'Red Mesa' });
    for (const words of ['Active', 'USDOT 1234567', 'MC 765432', 'Ben Yazzie'])
      expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(await (await card('Balance')).findByRole('link', { name: '$400.50' })).toHaveAttribute(
      'href',
      '/accounting/invoices?clientId=c-1&status=pending,overdue',
    );
    expect(await (await card('Overdue')).findByText('$250.50')).toBeInTheDocument();
    expect(await (await card('Upcoming fees')).findByText('$75.00')).toBeInTheDocument();
    for (const figure of ['$400.50 (3)', '$250.50 (1)', '$75.00 (1)'])
      expect(await screen.findByText(figure)).toBeInTheDocument();
    expect(await (await card('Billed this year')).findByRole('link', { name: '$310.00' })).toHaveAttribute(
      'href',
      '/accounting/invoices?clientId=c-1&status=pending%2Coverdue%2Cpaid&issuedFrom=2031-01-01&issuedTo=2031-03-31',
    );
  });

  it('tells what was billed by month as a table, too', async () => {
    open('/clients/c-1');
    const table = within(await screen.findByRole('table', { name: 'Billed, received and open by month' }));
    const row = within(table.getByRole('rowheader', { name: 'February 2031' }).closest('tr')!);
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['$310.00', '$0.00', '$400.50']);
    expect(table.getAllByRole('row')).toHaveLength(13);
  });

  it.each([
    ['opens the lines of the books that sum to a balance, for who sees them', ['ledger.read']],
    ['opens no books for who does not see them', []],
  ])('%s', async (_, more) => {
    open('/clients/c-1', {}, { ...boss, role: 'agent', permissions: [...boss.permissions, ...more] });
    await screen.findByRole('table', { name: 'Billed, received and open by month' });
    const bars = [...document.querySelectorAll('a[href^="/accounting/bookkeeping"]')].map((bar) =>
      bar.getAttribute('href'),
    );
    expect(bars).toHaveLength(more.length === 0 ? 0 : 12);
    if (more.length > 0) expect(bars.at(-2)).toBe('/accounting/bookkeeping?clientId=c-1&account=1100&to=2031-02-28');
  });

  it('has the lists of the client under tabs in the address, without asking whose', async () => {
    const app = open('/clients/c-1');
    await app.typist.click(await screen.findByRole('tab', { name: 'Invoices' }));
    expect(await screen.findByRole('link', { name: 'INV-7' })).toHaveAttribute(
      'href',
      '/accounting/invoices/7?clientId=c-1',
    );
    expect(app.address()).toBe('/clients/c-1?tab=invoices');
    expect(app.server.sent('GET', '/api/invoices').at(-1)?.query.get('clientId')).toBe('c-1');
    expect(screen.queryByRole('combobox', { name: 'Client' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Client' })).toBeNull();
  });

  it('does not say at each of its users whose they are', async () => {
    open('/clients/c-1?tab=people&view=users', {
      'GET /api/users': () => ({
        body: [managedUserOf({ id: 'u-1', name: 'Ben Yazzie', email: 'ben@mesa.test', role: 'client' })],
      }),
    });
    expect(await screen.findByRole('columnheader', { name: 'Email' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Client' })).toBeNull();
  });

  it.each([
    ['loads', '/api/loads'],
    ['papers', '/api/documents'],
    ['papers&view=documents', '/api/compliance-documents'],
    ['filings', '/api/obligations'],
    ['fees', '/api/compliance-payments'],
    ['people', '/api/drivers'],
    ['people&view=users', '/api/users'],
    ['vehicles', '/api/vehicles'],
  ])('asks for its own rows under %s', async (tab, path) => {
    const app = open(`/clients/c-1?tab=${tab}`, { [`GET ${path}`]: NONE });
    await waitFor(() => expect(app.server.sent('GET', path).length).toBeGreaterThan(0));
    for (const { query } of app.server.sent('GET', path)) expect(query.get('clientId')).toBe('c-1');
  });

  it('begins a new record with the client', async () => {
    open('/clients/c-1?tab=invoices&new=1', { 'GET /api/brokers': NONE });
    const form = within(await screen.findByRole('dialog', { name: 'New Invoice' }));
    await waitFor(() => expect(form.getByRole('combobox', { name: /^Client/ })).toHaveValue('Red Mesa'));
  });

  it('is edited where it is, and left when it is deleted, with Undo', async () => {
    const app = open('/clients/c-1', { 'DELETE /api/clients/c-1': () => ({ status: 204 }) });
    await app.typist.click(await screen.findByRole('button', { name: 'Edit' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Client' }));
    await app.typist.click(form.getByRole('button', { name: 'Cancel' }));
    await app.typist.click(await screen.findByRole('button', { name: 'Delete' }));
    const sure = within(await screen.findByRole('alertdialog'));
    await app.typist.click(sure.getByRole('button', { name: /^Delete/ }));
    await waitFor(() => expect(app.address()).toBe('/clients'));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('shows who sees less only what it may open', async () => {
    open('/clients/c-1', {}, { ...staffUser, permissions: ['clients.read', 'loads.read'] });
    await screen.findByRole('tab', { name: 'Overview' });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Overview', 'Loads']);
    expect(screen.queryByText('Billed this year')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('makes itself the chosen client where another one was', async () => {
    const app = open('/clients/c-1?client=c-2');
    await waitFor(() => expect(app.address()).toBe('/clients/c-1?client=c-1'));
  });

  it('says so when there is no such client', async () => {
    open('/clients/c-1', { 'GET /api/clients/c-1': () => problem(404, 'Client not found') });
    expect(await screen.findByText(/Client not found/)).toBeInTheDocument();
  });
});
