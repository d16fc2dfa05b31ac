import { screen, waitFor, within } from '@testing-library/react';
import type { Expense } from '../../../lib/api/api-types';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { onScreen } from '../../../testing/portal-scene';

const expenseOf = (over: Partial<Expense>): Expense => ({
  id: 7,
  category: 'fuel',
  amount: '512.40',
  expenseDate: '2026-11-02',
  bookedOn: null,
  vendor: 'Pilot',
  description: null,
  clientId: null,
  clientName: null,
  paidFrom: 'fuel_card',
  chargedTo: 'company',
  contractorId: null,
  contractorName: null,
  box1099: null,
  taxWithheld: null,
  quantity: null,
  quantityUnit: null,
  fuelUse: null,
  currency: null,
  originalAmount: null,
  exchangeRate: null,
  cardFee: null,
  isCardFee: null,
  cardId: null,
  cardName: null,
  transactionId: null,
  status: null,
  paidOn: null,
  paidBy: null,
  paymentReference: null,
  paymentBookedOn: null,
  paymentReversedOn: null,
  paymentReversalReason: null,
  location: 'Amarillo, TX',
  driverId: null,
  driverName: null,
  loadId: null,
  loadNumber: null,
  vehicleId: null,
  vehicleUnit: null,
  gallons: '128.1',
  fuelType: 'diesel',
  jurisdiction: 'TX',
  taxPaid: true,
  mileage: '812',
  reference: null,
  fuelCardSynced: false,
  notes: null,
  receiptUrl: null,
  createdAt: '2026-11-02T15:05:00.000Z',
  updatedAt: '2026-11-02T15:05:00.000Z',
  removedAt: null,
  version: 1,
  ...over,
});
const meal = expenseOf({
  id: 8,
  category: 'meal',
  vendor: null,
  description: 'Lunch in Reno',
  amount: '18.25',
  location: null,
});

const open = (rows: readonly Expense[], others: Record<string, Answering> = {}, at = '/expenses') =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/expenses': () => ({ body: rows }),
    'GET /api/expenses/summary': () => ({
      body: { total: '530.65', fuel: '512.40', owed: '96.00', thisMonth: '530.65' },
    }),
    ...others,
  });
const cardOf = (label: string) => within(screen.getByText(label).closest('[data-card]') ?? document.body);

beforeEach(() => onScreen('desk'));

describe('the expenses', () => {
  it('has its title, its figures and what they sum', async () => {
    proves('SCR-016', 'SCR-056', 'SCR-641..SCR-645', 'MSG-166');
    open([expenseOf({})]);
    await screen.findByRole('heading', { level: 1, name: 'Expenses' });
    expect(screen.getByText('Track fuel, meals, repairs, and other expenses')).toBeInTheDocument();
    expect(await cardOf('Total Expenses').findByRole('link', { name: '$530.65' })).toHaveAttribute('href', '/expenses');
    expect(cardOf('Fuel Expenses').getByRole('link', { name: '$512.40' })).toHaveAttribute(
      'href',
      '/expenses?category=fuel',
    );
    expect(cardOf('Owed to Vendors').getByRole('link', { name: '$96.00' })).toHaveAttribute(
      'href',
      '/expenses?status=open',
    );
    expect(cardOf('This Month').getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/expenses\?expenseDateFrom=\d{4}-\d\d-01&expenseDateTo=\d{4}-\d\d-(28|29|30|31)$/),
    );
  });

  it('lists them with the fuel’s gallons and miles, a sign for each category, and a search', async () => {
    proves('SCR-646..SCR-653', 'SCR-666', 'RUL-242');
    open([expenseOf({}), meal]);
    const table = within(await screen.findByRole('grid', { name: 'Expenses' }));
    const headers = table.getAllByRole('columnheader').map((header) => header.textContent?.trim());
    for (const header of ['Category', 'Vendor/Description', 'Amount', 'Location', 'Date', 'Fuel Details'])
      expect(headers).toContain(header);
    const rows = table.getAllByRole('row').slice(1);
    const [fuel, lunch] = rows.map((row) => row.textContent ?? '');
    for (const text of ['Fuel', 'Pilot', '$512.40', 'Amarillo, TX', '11/02/2026', '128.1 gal · 812 mi'])
      expect(fuel).toContain(text);
    for (const text of ['Meal', 'Lunch in Reno', '$18.25']) expect(lunch).toContain(text);
    expect(lunch).not.toContain('gal');
    for (const row of rows) expect(row.querySelector('svg')).not.toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Search expenses' })).toBeInTheDocument();
  });

  it('have a sign for each category, another for what is none of them', async () => {
    proves('RUL-269', 'ENM-031');
    const categories = ['fuel', 'meal', 'repair', 'toll', 'other'] as const;
    open(categories.map((category, at) => expenseOf({ id: at + 1, category })));
    const table = within(await screen.findByRole('grid', { name: 'Expenses' }));
    const signs = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('svg[data-testid]:not([data-testid="CheckBoxOutlineBlankIcon"])'))
      .map((sign) => sign?.getAttribute('data-testid'));
    expect(signs).toEqual([
      'LocalGasStationOutlinedIcon',
      'RestaurantOutlinedIcon',
      'BuildOutlinedIcon',
      'TollOutlinedIcon',
      'ReceiptLongOutlinedIcon',
    ]);
  });

  it('says that there are none, or that the list did not load', async () => {
    proves('SCR-654', 'MSG-167');
    open([]);
    expect(await screen.findByText('No expenses found')).toBeInTheDocument();
  });

  it('says that the list did not load', async () => {
    open([], { 'GET /api/expenses': () => problem(500, 'x') });
    expect(await screen.findByText('This did not load')).toBeInTheDocument();
  });

  it('adds one: its fields, gallons for fuel alone, numbers and days as the API takes them', async () => {
    proves('SCR-656..SCR-665', 'MSG-168', 'MSG-169', 'RUL-341', 'RUL-342', 'RUL-389');
    const { typist, server } = open([], { 'POST /api/expenses': () => ({ status: 201, body: expenseOf({}) }) });
    const [add] = await screen.findAllByRole('button', { name: 'Add Expense' });
    await typist.click(add as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
    await typist.click(dialog.getByRole('button', { name: 'Add Expense' }));
    expect(await dialog.findByText('Amount is required')).toBeInTheDocument();
    await typist.selectOptions(dialog.getByLabelText(/^Category/), 'meal');
    expect(dialog.queryByLabelText(/^Gallons/)).toBeNull();
    await typist.selectOptions(dialog.getByLabelText(/^Category/), 'fuel');
    await typist.type(dialog.getByLabelText(/^Amount/), '512.4');
    await typist.type(dialog.getByLabelText(/^Gallons/), '128.1');
    await typist.type(dialog.getByLabelText(/^Vendor/), 'Pilot');
    for (const label of [/^Date/, /^Mileage/, /^Location/, /^Description/])
      expect(dialog.getByLabelText(label)).toBeInTheDocument();
    const before = server.sent('GET', '/api/expenses').length;
    await typist.click(dialog.getByRole('button', { name: 'Add Expense' }));
    expect(await screen.findByText('Expense added successfully')).toBeInTheDocument();
    expect(server.sent('POST', '/api/expenses')[0]?.body).toMatchObject({
      category: 'fuel',
      amount: '512.40',
      gallons: '128.1',
      vendor: 'Pilot',
      mileage: null,
    });
    await waitFor(() => expect(server.sent('GET', '/api/expenses').length).toBeGreaterThan(before));
  });

  it('says when it was not added', async () => {
    proves('MSG-170');
    const { typist } = open([], { 'POST /api/expenses': () => problem(500, 'It did not work') }, '/expenses?new=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Expense' }));
    await typist.selectOptions(dialog.getByLabelText(/^Category/), 'toll');
    await typist.type(dialog.getByLabelText(/^Amount/), '5');
    await typist.click(dialog.getByRole('button', { name: 'Add Expense' }));
    expect(await screen.findByText('Failed to add expense')).toBeInTheDocument();
  });
});
