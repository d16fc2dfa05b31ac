import { screen, waitFor, within } from '@testing-library/react';
import type { Expense } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { detailsShown } from '../../../testing/details-shown';
import { fakeApi, problem, type Answering } from '../../../testing/fake-api';
import { recordOfKit } from '../../../testing/kit-records';
import { onScreen } from '../../../testing/portal-scene';
import { renderApp, staffUser } from '../../../testing/render-app';
import { stopHour } from '../../../testing/still-time';
import { ExpenseCards } from './expense-cards';
import { expenseKit } from './expense-kit';
import { ExpenseList } from './expense-list';
import { ExpenseView } from './expense-view';
import { RecentExpenses } from './recent-expenses';

const expenseOf = (changes: Partial<Expense>): Expense => ({
  ...(recordOfKit(expenseKit) as unknown as Expense),
  id: 7,
  category: 'fuel',
  amount: '1512.40',
  expenseDate: '2026-11-02',
  vendor: 'Pilot',
  location: 'Amarillo, TX',
  gallons: '128.1',
  mileage: '812',
  clientName: 'Red Mesa',
  status: null,
  paidOn: null,
  ...changes,
});
const meal = expenseOf({
  id: 8,
  category: 'meal',
  vendor: null,
  description: 'Lunch',
  location: null,
  clientName: null,
});
const SUMMARY = { total: '1530.65', fuel: '1512.40', owed: '96.00', thisMonth: '18.25' };
const who = (...permissions: string[]) => ({ ...staffUser, permissions });
const withExpenses = (rows: readonly Expense[], more: Record<string, Answering> = {}) =>
  fakeApi({
    'GET /api/views': () => ({ body: [] }),
    'GET /api/clients': () => ({ body: [] }),
    'GET /api/drivers': () => ({ body: [] }),
    'GET /api/names/client': () => ({ body: [{ id: 'c-1', name: 'Red Mesa' }] }),
    'GET /api/names/driver': () => ({ body: [{ id: '3', name: 'Lee Rider' }] }),
    'GET /api/expenses': () => ({ body: rows, headers: { 'x-total-count': String(rows.length) } }),
    'GET /api/expenses/summary': () => ({ body: SUMMARY }),
    'GET /api/expenses/7': () => ({ body: rows[0] ?? null }),
    'GET /api/expenses/7/documents': () => ({ body: [] }),
    ...more,
  });

describe('the figures over expenses', () => {
  const figures = () =>
    [...document.querySelectorAll<HTMLElement>('[data-card]')].map((card) => {
      const link = card.querySelector('a');
      return [card.dataset['card'], card.querySelector('p.tabular')?.textContent, link?.getAttribute('href')];
    });
  const open = async (clientId: string, answer: Answering = () => ({ body: SUMMARY })) => {
    stopHour('2026-02-11T15:00:00.000Z');
    const server = withExpenses([], { 'GET /api/expenses/summary': answer });
    renderApp(<ExpenseCards clientId={clientId} />, { user: staffUser });
    await waitFor(() => expect(screen.queryByLabelText(/is loading$/)).toBeNull());
    return server;
  };

  it.each([
    ['', '/expenses', '/expenses?category=fuel', '/expenses?'],
    ['c-1', '/expenses?clientId=c-1', '/expenses?clientId=c-1&category=fuel', '/expenses?clientId=c-1&'],
  ])('lead to what they sum, of the client %j', async (clientId, all, fuel, month) => {
    const server = await open(clientId);
    expect(figures()).toEqual([
      ['Total Expenses', '$1,530.65', all],
      ['Fuel Expenses', '$1,512.40', fuel],
      ['Owed to Vendors', '$96.00', `${month}status=open`],
      ['This Month', '$18.25', `${month}expenseDateFrom=2026-02-01&expenseDateTo=2026-02-28`],
    ]);
    expect(document.querySelectorAll('[data-figure="amount"]')).toHaveLength(4);
    expect(server.seen.map(({ query }) => query.get('clientId') ?? '')).toEqual([clientId]);
  });

  it('are known of none, and lead nowhere, when the server did not tell them', async () => {
    await open('', () => problem(500, 'x'));
    expect(figures()).toEqual([
      ['Total Expenses', '—', undefined],
      ['Fuel Expenses', '—', undefined],
      ['Owed to Vendors', '—', undefined],
      ['This Month', '—', undefined],
    ]);
    expect(screen.getAllByText('It could not be loaded.')).toHaveLength(4);
  });

  it('say that they are on their way', () => {
    withExpenses([], { 'GET /api/expenses/summary': () => new Promise(() => undefined) });
    renderApp(<ExpenseCards clientId="" />, { user: staffUser });
    expect(screen.getAllByLabelText(/is loading$/)).toHaveLength(4);
    expect(screen.queryByText('It could not be loaded.')).toBeNull();
  });
});

describe('the list of the expenses', () => {
  const open = (at: string, rows: readonly Expense[] = [expenseOf({}), meal]) => {
    onScreen('phone');
    const server = withExpenses(rows);
    const user = who('expenses.read', 'expenses.write', 'clients.read');
    const onAdd = jest.fn();
    return { server, onAdd, ...renderApp(<ExpenseList onAdd={onAdd} />, { user, at }) };
  };

  it('has cards that tell what is known, and lead to the expense', async () => {
    open('/expenses?category=fuel');
    const cards = within(await screen.findByRole('list', { name: 'Expenses' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Pilot$1,512.40Fuel11/02/2026 · Amarillo, TX · 128.1 gal · 812 mi · Red Mesa',
      'Lunch$1,512.40Meal11/02/2026',
    ]);
    expect(screen.getByRole('link', { name: 'Pilot' })).toHaveAttribute('href', '/expenses/7?category=fuel');
  });

  it.each([
    [{ gallons: null }, '11/02/2026 · 812 mi'],
    [{ mileage: null }, '11/02/2026 · 128.1 gal'],
    [{ gallons: null, mileage: null }, '11/02/2026'],
  ])('says of fuel with %j: %s', async (changes, words) => {
    open('/expenses', [expenseOf({ ...changes, location: null, clientName: null })]);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('is exported as it is narrowed, column by column', async () => {
    const { server, typist } = open('/expenses?q=p&category=fuel&clientId=c-1&driverId=3&vehicleId=v-1');
    expect(await exportedBy(typist)).toEqual([
      'Category,Vendor/Description,Amount,Location,Date,Payment,Fuel Details,Client',
      'Fuel,Pilot,"$1,512.40","Amarillo, TX",11/02/2026,,128.1 gal · 812 mi,Red Mesa',
      'Meal,Lunch,"$1,512.40",,11/02/2026,,,',
    ]);
    const asked = server.sent('GET', '/api/expenses').at(-1)?.query;
    expect(['q', 'category', 'clientId', 'driverId', 'vehicleId', 'page'].map((name) => asked?.get(name))).toEqual([
      'p',
      'fuel',
      'c-1',
      '3',
      'v-1',
      null,
    ]);
    expect(server.sent('GET', '/api/expenses/summary')[0]?.query.get('clientId')).toBe('c-1');
  });

  it.each([
    ['expenseDateFrom', '2026-02-01', 'From 02/01/2026'],
    ['expenseDateTo', '2026-02-28', 'To 02/28/2026'],
    ['vehicleId', 'v-1', 'Of one vehicle'],
    ['loadId', '4', 'Of one load'],
  ])('narrowed to %s %s says "%s", until that is taken off', async (name, value, label) => {
    const { server, typist } = open(`/expenses?${name}=${value}`);
    expect(await screen.findByText(label)).toBeInTheDocument();
    expect(server.sent('GET', '/api/expenses')[0]?.query.get(name)).toBe(value);
    await typist.click(screen.getByTestId('CancelIcon'));
    await waitFor(() => expect(server.sent('GET', '/api/expenses').at(-1)?.query.has(name)).toBe(false));
  });

  it('offers the first one, and says how to find more where none fits', async () => {
    const { typist, onAdd } = open('/expenses', []);
    await typist.click(await screen.findByRole('button', { name: 'Add Expense' }));
    expect(onAdd).toHaveBeenCalledTimes(1);
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'toll');
    expect(await screen.findByText('Try another vendor, category, client or driver.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Expense' })).toBeNull();
  });
});

describe('the panel of an expense', () => {
  it.each([
    [['expenses.read', 'ledger.read'], '/accounting/bookkeeping?q=EXP-7'],
    [['expenses.read'], null],
  ])('leads who may %j to its journal entries: %s', async (permissions, to) => {
    withExpenses([expenseOf({})]);
    renderApp(<ExpenseView id="7" history={null} onClose={() => undefined} />, { user: who(...permissions) });
    await screen.findByRole('dialog', { name: 'Pilot' });
    const link = screen.queryByRole('link', { name: 'See its journal entries' });
    expect(link?.getAttribute('href') ?? null).toBe(to);
    expect(Object.keys(detailsShown()).includes('Books')).toBe(to !== null);
  });

  it('says its category beside its name, not again among its facts', async () => {
    withExpenses([expenseOf({})]);
    renderApp(<ExpenseView id="7" history={null} onClose={() => undefined} />, { user: who('expenses.read') });
    const panel = within(await screen.findByRole('dialog', { name: 'Pilot' }));
    expect(panel.getAllByText('Fuel')).toHaveLength(1);
    expect(Object.keys(detailsShown())).not.toContain('Category');
    expect(detailsShown()).toMatchObject({ Gallons: '128.1', Location: 'Amarillo, TX' });
  });

  it('tells of fuel only where it is fuel', async () => {
    withExpenses([{ ...meal, id: 7 }]);
    renderApp(<ExpenseView id="7" history={null} onClose={() => undefined} />, { user: who('expenses.read') });
    await screen.findByRole('dialog', { name: 'Lunch' });
    expect(Object.keys(detailsShown())).not.toContain('Gallons');
  });
});

describe('an expense on account', () => {
  const owed = expenseOf({ category: 'repair', paidFrom: 'on_account', status: 'open', vendor: 'Acme Tires' });
  const paid = expenseOf({
    ...{ category: 'repair', paidFrom: 'on_account', status: 'paid', paidOn: '2026-11-04', paidBy: 'check' },
    ...{ paymentReference: '1044', paymentBookedOn: null, paymentReversedOn: null, paymentReversalReason: null },
  });
  const keeper = who('expenses.read', 'expenses.write');
  const open = (expense: Expense, more: Record<string, Answering> = {}, user = keeper) => {
    const server = withExpenses([expense], more);
    return { server, ...renderApp(<ExpenseView id="7" history={null} onClose={() => undefined} />, { user }) };
  };

  it('is paid in its panel: the day, how, and which check', async () => {
    stopHour('2026-11-06T15:00:00.000Z');
    const { typist, server } = open(owed, { 'POST /api/expenses/7/pay': () => ({ body: paid }) });
    expect(await screen.findByText('Unpaid')).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Pay' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay Acme Tires' }));
    expect(dialog.getByText('$1,512.40')).toBeInTheDocument();
    await typist.selectOptions(dialog.getByLabelText('Method'), 'ACH');
    await typist.type(dialog.getByLabelText('Reference'), 'T-7');
    await typist.click(dialog.getByRole('button', { name: 'Mark as Paid' }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/expenses/7/pay')[0]?.body).toEqual({
        ...{ paidOn: '2026-11-06', method: 'ach', reference: 'T-7' },
      }),
    );
  });

  it('that is paid says when and how, and is opened again with a reason', async () => {
    const { typist, server } = open(paid, { 'POST /api/expenses/7/payment/reverse': () => ({ body: owed }) });
    expect(await screen.findByText('Paid 11/04/2026')).toBeInTheDocument();
    expect(detailsShown()).toMatchObject({ Paid: '11/04/2026 · Check · 1044' });
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
    await typist.click(screen.getByRole('button', { name: 'Reverse Payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reverse the payment of $1,512.40?' }));
    await typist.click(dialog.getByRole('button', { name: 'Reverse Payment' }));
    expect(await dialog.findByText('Say why it is reversed')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Reason/), 'Bounced');
    await typist.click(dialog.getByRole('button', { name: 'Reverse Payment' }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/expenses/7/payment/reverse')[0]?.body).toEqual({ reason: 'Bounced' }),
    );
  });

  it('is paid by nobody who may not write, and none that was paid when it was bought', async () => {
    open(owed, {}, who('expenses.read'));
    expect(await screen.findByText('Unpaid')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
  });

  it('is marked as paid together with others; what was refused is named', async () => {
    onScreen('phone');
    const other = expenseOf({ ...owed, id: 9, vendor: 'Brake House' });
    const server = withExpenses([owed, other, expenseOf({ id: 10, vendor: 'Pilot' })], {
      'POST /api/expenses/pay': () => ({
        body: { done: [7], refused: [{ id: 9, message: 'This expense was paid on 11/04/2026 already' }] },
      }),
    });
    const { typist } = renderApp(<ExpenseList onAdd={() => undefined} />, { user: keeper, at: '/expenses' });
    for (const box of await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })) await typist.click(box);
    await typist.click(screen.getByRole('button', { name: 'Mark as Paid' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay 2 expenses' }));
    await typist.click(dialog.getByRole('button', { name: 'Mark as Paid' }));
    expect(await screen.findByText('Brake House: This expense was paid on 11/04/2026 already')).toBeInTheDocument();
    expect(server.sent('POST', '/api/expenses/pay')[0]?.body).toMatchObject({ ids: [7, 9], method: 'check' });
  });
});

describe('the latest expenses', () => {
  const open = (answer: Answering, at = '/') => {
    const server = withExpenses([], { 'GET /api/expenses': answer });
    return { server, ...renderApp(<RecentExpenses />, { user: who('expenses.read'), at }) };
  };
  const waiting = () => document.querySelectorAll('.MuiSkeleton-root').length;

  it('are on their way, then there, each leading to its own', async () => {
    open(() => ({ body: [expenseOf({})] }));
    expect(waiting()).toBeGreaterThan(0);
    expect(await screen.findByRole('link', { name: 'Pilot' })).toHaveAttribute('href', '/expenses/7');
    expect(waiting()).toBe(0);
    expect(screen.queryByText('No expenses found')).toBeNull();
    expect(screen.queryByText('This did not load')).toBeNull();
  });

  it('are asked for of the client alone that the page is narrowed to', async () => {
    const { server } = open(() => ({ body: [] }), '/?clientId=c-1');
    expect(await screen.findByText('No expenses found')).toBeInTheDocument();
    expect(waiting()).toBe(0);
    expect(server.seen.map(({ query }) => [query.get('limit'), query.get('clientId')])).toEqual([['3', 'c-1']]);
  });

  it('can be asked for again when they did not load', async () => {
    let broken = true;
    const { typist } = open(() => (broken ? problem(400, 'x') : { body: [expenseOf({})] }));
    expect(await screen.findByText('This did not load')).toBeInTheDocument();
    expect(waiting()).toBe(0);
    broken = false;
    await typist.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Pilot' })).toBeInTheDocument();
    expect(screen.queryByText('This did not load')).toBeNull();
  });
});
