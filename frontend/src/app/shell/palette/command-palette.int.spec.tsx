import { screen, waitFor } from '@testing-library/react';
import { turnOf } from '../../../../../testing/share';
import type { Finding } from '../../../lib/api/api-types';
import type { Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin, agentUser } from '../../../testing/prepared/people';
import { clientUser, driverUser } from '../../../testing/portal-scene';
import { pass, stopTime, untilSeen } from '../../../testing/still-time';

const invoice: Finding = {
  kind: 'invoice',
  titles: 'invoices',
  id: '119',
  name: 'INV-000119',
  detail: 'Summit Freight · $1,250.00',
  within: null,
};
const found = (...items: Finding[]): Record<string, Answering> => ({
  'GET /api/search': () => ({ body: { items, complete: true } }),
});
const open = async (answers: Record<string, Answering>, user: object = admin) => {
  const app = openApp('/clients', { 'GET /api/auth/user': () => ({ body: user }), ...answers });
  await screen.findByRole('complementary', { name: 'Sidebar' });
  await app.typist.keyboard('{Control>}k{/Control}');
  const box = await screen.findByRole('combobox', { name: 'Search records, pages and actions' });
  return { ...app, box };
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('asks once for all kinds of records, when typing pauses', async () => {
    const { typist, server, box } = await open(found(invoice));
    await typist.type(box, 'inv 119');
    expect(await screen.findByRole('option', { name: /INV-000119/ })).toHaveTextContent(
      'INV-000119Summit Freight · $1,250.00Invoices',
    );
    expect(server.sent('GET', '/api/search').map(({ query }) => query.get('q'))).toEqual(['inv 119']);
  });

  it('opens what is found', async () => {
    const { typist, box, address } = await open(found(invoice));
    await typist.type(box, 'inv 119');
    await screen.findByRole('option', { name: /INV-000119/ });
    await typist.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/accounting/invoices/119'));
  });

  it.each([
    ['new invoice', 'New invoiceActions'],
    ['create inv', 'New invoiceActions'],
    ['record payment', 'Record paymentActions'],
    ['rec pay', 'Record paymentActions'],
    ['add exp', 'Add expenseActions'],
  ])('does what is said: %s', async (typed, first) => {
    const { typist, box } = await open(found());
    await typist.type(box, typed);
    await waitFor(() => expect(options()[0]).toBe(first));
  });

  it('records a payment on the invoice that is named', async () => {
    const { typist, box, server, address } = await open(found(invoice));
    await typist.type(box, 'record payment on inv 119');
    await screen.findByRole('option', { name: /Record payment on INV-000119/ });
    expect(server.sent('GET', '/api/search').at(-1)?.query.get('q')).toBe('invoice 119');
    await typist.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/accounting/invoices/119?pay=1'));
  });

  it('offers nobody what is not theirs to do', async () => {
    const { typist, box } = await open(found(), { ...agentUser, permissions: ['history.read', 'clients.read'] });
    await typist.type(box, 'record payment');
    expect(await screen.findByText(/Nothing matches/)).toBeInTheDocument();
  });

  it.each([
    ['brokers', 'BrokersClientsPages', '/clients/brokers'],
    ['trial bal', 'Trial BalanceAccountingPages', '/accounting/bookkeeping?view=trial-balance'],
    ['invoice payments', 'Invoice paymentsPaymentsPages', '/payments/invoices'],
    ['filings', 'Filing StatusRemindersPages', '/reminders/filings'],
    ['jobs', 'JobsAuditPages', '/audit/jobs'],
  ])('finds the tab of a page by its name: %s', async (typed, shown, at) => {
    const { typist, box, address } = await open(found());
    await typist.type(box, typed);
    await waitFor(() => expect(options()[0]).toBe(shown));
    await typist.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(at));
  });

  const NEEDS = [
    ['who owes', '/reports/ageing'],
    ['who owes us money', '/reports/ageing'],
    ['unpaid', '/reports/ageing'],
    ['days to pay', '/reports/broker-ledger'],
    ['mail statements', '/reports/statements'],
    ['reconcile', '/accounting/bookkeeping?view=bank'],
    ['profit and loss', '/accounting/profit-and-loss'],
    ['cost per mile', '/accounting/profit-and-loss'],
    ['renew a plate', '/features/plates'],
    ['heavy use tax', '/features/plates/2290'],
    ['oversize permit', '/features/permits'],
    ['medical card', '/drivers'],
    ['pay a driver', '/settlements'],
    ['what is due', '/practice'],
    ['quarterly fuel tax', '/ifta'],
    ['miles by state', '/ifta/trips'],
    ['trip permit', '/features/permits'],
    ['upload papers', '/documents'],
    ['who changed', '/audit'],
    ['reset a password', '/users'],
  ] as const;

  it.each(turnOf(NEEDS))('finds the page of a need as people type it: %s', async (typed, to) => {
    const { typist, box, address } = await open(found());
    await typist.type(box, typed);
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    await typist.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(to));
  });

  it('lists the pages alone until something is typed', async () => {
    await open(found());
    expect(options()).toContain('AccountingPages');
    expect(options().filter((each) => each?.includes('Trial Balance'))).toEqual([]);
  });

  it('finds no tab that is not open to somebody', async () => {
    const { typist, box } = await open(found(), { ...agentUser, permissions: ['history.read', 'clients.read'] });
    await typist.type(box, 'brokers');
    expect(await screen.findByText(/Nothing matches/)).toBeInTheDocument();
  });

  it.each([
    [clientUser, 'supportrequest', '/support/7'],
    [clientUser, 'obligation', '/client-portal/deadlines'],
    [clientUser, 'iftaprocess', '/client-portal/ifta'],
    [clientUser, 'document', '/client-portal/documents'],
    [driverUser, 'document', '/client-portal/documents'],
    [
      { ...driverUser, permissions: [...driverUser.permissions, 'driver.read'] },
      'expense',
      '/client-portal/expenses/7',
    ],
  ])('shows clients and drivers what is found where they see it: %#', async (user, kind, at) => {
    const app = await open(found({ ...invoice, kind, id: '7', name: 'Oregon permit' }), user);
    await app.typist.type(app.box, 'oregon');
    await screen.findByRole('option', { name: /Oregon permit/ });
    await app.typist.keyboard('{Enter}');
    await waitFor(() => expect(app.address()).toBe(at));
  });

  it('is gone through with the arrow keys, and says which entry is meant', async () => {
    // jsdom has none
    Element.prototype.scrollIntoView = () => undefined;
    const { typist, box } = await open(found());
    const meant = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
    const all = screen.getAllByRole('option');
    for (const [key, place] of [
      ['{ArrowUp}', 0],
      ['{ArrowDown}{ArrowDown}', 2],
      ['{ArrowUp}', 1],
      ['{ArrowDown}'.repeat(all.length), all.length - 1],
    ] as const) {
      await typist.keyboard(key);
      expect(screen.getByRole('option', { selected: true })).toBe(all[place]);
      expect(meant()).toBe(all[place]);
    }
  });

  it('says so when not all lists answered in time', async () => {
    const { typist, box } = await open({
      'GET /api/search': () => ({ body: { items: [invoice], complete: false } }),
    });
    await typist.type(box, 'inv 119');
    expect(await screen.findByText(/Not all lists answered in time/)).toBeInTheDocument();
  });
});

describe('while somebody types', () => {
  it('waits 150 ms', async () => {
    const { typist, box, server } = await open(found(invoice));
    stopTime();
    await typist.type(box, 'inv');
    await pass(149);
    expect(server.sent('GET', '/api/search')).toHaveLength(0);
    await pass(1);
    await untilSeen(() => expect(server.sent('GET', '/api/search')).toHaveLength(1));
  });
});
