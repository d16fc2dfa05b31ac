import { screen, within } from '@testing-library/react';
import { figuresWithoutLink } from '../../../testing/figures';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';

const head = (basis: 'accrual' | 'cash' = 'accrual') => ({
  ...{ firm: 'Blue Mile', book: 'All books', clientId: null, own: false, basis, asOf: null, position: 812 },
});
const part = (accountNumber: string, name: string, amount: string) => ({
  rows: [{ accountNumber, name, amount }],
  total: amount,
});
const november = { from: '2026-11-01', to: '2026-11-30' };
const october = { from: '2026-10-01', to: '2026-10-31' };

const earned = {
  ...{ revenue: part('4000', 'Freight revenue', '1300.00'), expenses: part('5000', 'Fuel', '450.00') },
  ...{ netIncome: '850.00', netMargin: '65.4', perMile: '0.45' },
};
const income = (by: string | null) => ({
  ...head(),
  ...november,
  ...earned,
  ...{ growth: '12.5', miles: '1000' },
  groups:
    by === null
      ? []
      : [
          { key: 'truck-1', name: 'T-1', revenue: '1000.00', expenses: '0.00', netIncome: '1000.00' },
          { key: null, name: 'Not assigned', revenue: '300.00', expenses: '450.00', netIncome: '-150.00' },
        ],
  groupCount: by === null ? 0 : 2,
  compared: { ...october, ...earned },
});
const sheet = {
  ...head('cash'),
  ...{ to: '2026-11-30', yearFrom: '2026-01-01' },
  ...{ assets: part('1000', 'Bank', '3150.00'), liabilities: part('2000', 'Payable', '100.00') },
  equity: {
    ...part('3000', 'Equity', '3050.00'),
    rows: [{ accountNumber: '3000', name: 'Equity', amount: '1900.00' }],
  },
  totalLiabilitiesAndEquity: '3150.00',
};
const flow = {
  ...head('cash'),
  ...november,
  ...{ opening: '2000.00', change: '-1440.00', closing: '560.00' },
  operating: part('6200', 'Rent', '-90.00'),
  ...{ investing: part('1500', 'Trucks', '-1500.00'), financing: { rows: [], total: '0.00' } },
};
const month = {
  ...head('cash'),
  ...{ month: '2026-10', ...october, netMargin: '37.5', fuelCards: '240.00' },
  ...{ revenue: '400.00', revenueGrowth: '-20.0', expenses: '250.00', expensesGrowth: '0.0' },
  ...{ netProfit: '150.00', netProfitGrowth: '0.0' },
  revenueRows: [{ accountNumber: '4000', name: 'Freight revenue', amount: '400.00' }],
  expenseRows: [{ accountNumber: '5000', name: 'Fuel', amount: '250.00' }],
  ifta: {
    ...{ year: 2026, quarter: 4, from: '2026-10-01', to: '2026-12-31' },
    ...{ miles: '650', gallons: '100', mpg: '6.50' },
  },
};
const owed = {
  ...{ current: '300.00', days1to30: '0.00', days31to60: '400.00', days61to90: '0.00', over90: '0.00' },
  total: '700.00',
};
const ageing = {
  ...head(),
  ...{ to: '2026-01-31', brokerName: 'Summit Freight', invoiceCount: 1 },
  rows: [{ brokerId: 3, name: 'Summit Freight', ...owed }],
  totals: owed,
  invoices: [
    {
      ...{ id: 17, invoiceNumber: 'INV-000017', brokerId: 3, brokerName: 'Summit Freight', clientName: null },
      ...{ issueDate: '2025-11-01', dueDate: '2025-12-15', daysLate: 47, amount: '600.00', open: '400.00' },
    },
  ],
};
const entry = (nr: number, amounts: { charge: string; payment: string; balance: string }) => ({
  ...{ date: '2026-02-03', entryId: `entry-${nr}`, reference: 'INV-000017', description: 'Billed', invoiceId: 17 },
  ...amounts,
});
const ledger = {
  ...head(),
  ...{ brokerId: 3, brokerName: 'Summit Freight', from: '2026-01-01', to: '2026-02-28' },
  ...{ opening: '100.00', closing: '500.00', daysToPay: 31 },
  unpaid: [
    {
      ...{ id: 17, invoiceNumber: 'INV-000017', dueDate: '2026-03-05', standing: 'partly_paid', packetComplete: false },
      ...{ balance: '400.00', disputed: '0.00', disputeReason: null },
    },
  ],
  rows: [
    entry(1, { charge: '600.00', payment: '0.00', balance: '700.00' }),
    entry(2, { charge: '0.00', payment: '200.00', balance: '500.00' }),
  ],
};

const user = { ...admin, permissions: [...admin.permissions, 'reports.read'] };
const show = async (address: string, table: string) => {
  const app = openApp(address, {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/reports/profit-and-loss': ({ query }) => ({ body: income(query.get('by')) }),
    'GET /api/reports/balance-sheet': () => ({
      body: { ...sheet, equity: { ...sheet.equity, retainedEarnings: '300.00', netIncome: '850.00' } },
    }),
    'GET /api/reports/cash-flow': () => ({ body: flow }),
    'GET /api/reports/summary': () => ({ body: month }),
    'GET /api/reports/receivables-ageing': () => ({ body: ageing }),
    'GET /api/reports/broker-ledger': () => ({ body: ledger }),
  });
  return { ...app, table: await screen.findByRole('table', { name: table }) };
};
/** The links of the row that begins with these words. */
const linksOf = (table: HTMLElement, words: string): (string | null)[] => {
  const row = within(table)
    .getAllByRole('row')
    .find(({ textContent }) => textContent.startsWith(words));
  if (!row) throw new Error(`No row begins with ${words}`);
  return within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};
const LINES = '/accounting/bookkeeping?';
const INCOME = '/accounting/profit-and-loss?';

describe('every figure of a report', () => {
  it.each([
    ['profit and loss', '/accounting/profit-and-loss?compare=previous', 'Profit and loss'],
    ['profit and loss by truck', '/accounting/profit-and-loss?by=vehicle', 'Profit and loss by vehicle'],
    ['the balance sheet', '/reports/balance-sheet', 'Balance sheet'],
    ['the cash flow', '/reports/cash-flow', 'Cash flow'],
    ['the month', '/reports', 'Revenue breakdown'],
    ['the ageing', '/reports/ageing?to=2026-01-31&open=all&brokerId=3', 'Open invoices'],
    ['a broker ledger', '/reports/broker-ledger?brokerId=3', 'Ledger of Summit Freight'],
    ['statements of account', '/reports/statements', 'Brokers with open invoices'],
  ])('is a link: %s', async (_, address, table) => {
    await show(address, table);
    expect(figuresWithoutLink(screen.getByRole('main'))).toEqual([]);
  });

  it('of the cash flow opens the lines of entries that move money', async () => {
    const { table } = await show('/reports/cash-flow', 'Cash flow');
    const days = 'from=2026-11-01&to=2026-11-30';
    expect(linksOf(table, '6200 Rent')).toEqual([`${LINES}basis=cash&moved=true&account=6200&${days}`]);
    expect(linksOf(table, 'Investing, total')).toEqual([`${LINES}basis=cash&cashFlow=investing&${days}`]);
    expect(linksOf(table, 'Money on 11/01/2026')).toEqual([`${LINES}basis=cash&cashFlow=cash&to=2026-10-31`]);
    expect(linksOf(table, 'Change in cash')).toEqual([`${LINES}basis=cash&cashFlow=cash&${days}`]);
    expect(linksOf(table, 'Money at the end')).toEqual([`${LINES}basis=cash&cashFlow=cash&to=2026-11-30`]);
  });

  it('of income on a balance sheet opens the profit and loss of its days', async () => {
    const { table } = await show('/reports/balance-sheet?basis=cash', 'Balance sheet');
    expect(linksOf(table, '3100 Retained earnings')).toEqual([`${INCOME}basis=cash&from=2006-01-01&to=2025-12-31`]);
    expect(linksOf(table, 'Net income since')).toEqual([`${INCOME}basis=cash&from=2026-01-01&to=2026-11-30`]);
    expect(linksOf(table, 'Total equity')).toEqual([
      `${LINES}basis=cash&group=equity%2Crevenue%2Cexpenses&to=2026-11-30`,
    ]);
  });

  it('of what is not assigned opens the lines that name no truck', async () => {
    const { table } = await show('/accounting/profit-and-loss?by=vehicle', 'Profit and loss by vehicle');
    const days = 'from=2026-11-01&to=2026-11-30';
    expect(linksOf(table, 'Not assigned')).toEqual([
      `${LINES}vehicleId=none&${days}&group=revenue`,
      `${LINES}vehicleId=none&${days}&group=expenses`,
      `${LINES}vehicleId=none&${days}&group=revenue%2Cexpenses`,
    ]);
    expect(linksOf(table, 'All')[2]).toBe(`${LINES}${days}&group=revenue%2Cexpenses`);
  });

  it('of an earlier ageing opens the invoices that were open on that day', async () => {
    const { table } = await show('/reports/ageing?to=2026-01-31', 'Receivables by broker and days past due');
    expect(linksOf(table, 'Summit Freight').slice(1)).toEqual(
      ['current', '31-60', 'all'].map((open) => `/reports/ageing?to=2026-01-31&open=${open}&brokerId=3`),
    );
    expect(linksOf(table, 'Total')[0]).toBe('/reports/ageing?to=2026-01-31&open=current');
  });
});

describe('the head of a report', () => {
  it.each([
    ['/reports/balance-sheet', 'Balance sheet', 'Cash basis', /^On cash basis, income and expenses count when/],
    ['/reports/cash-flow', 'Cash flow', 'Cash basis', /^On cash basis, income and expenses count when/],
    ['/accounting/profit-and-loss', 'Profit and loss', 'Accrual basis', /^On accrual basis, income counts when/],
    [
      '/reports/broker-ledger?brokerId=3',
      'Ledger of Summit Freight',
      'Receivables',
      /^Receivables are what was billed/,
    ],
  ])('names its basis and says what it means: %s', async (address, table, basis, sentence) => {
    await show(address, table);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(
      screen.getByText(new RegExp(`^Blue Mile · All books · ${basis} · .*as of position 812$`)),
    ).toBeInTheDocument();
  });
});

describe('whose books a report is of', () => {
  it('can be those of the firm itself', async () => {
    const { server, typist } = await show('/reports/cash-flow', 'Cash flow');
    await typist.click(screen.getByRole('combobox', { name: 'Client' }));
    await typist.click(await screen.findByRole('option', { name: 'The firm itself' }));
    await screen.findByDisplayValue('The firm itself');
    const asked = server.sent('GET', '/api/reports/cash-flow').map(({ query }) => query.get('own'));
    expect(asked).toEqual([null, 'true']);
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/reports/cash-flow?own=true&format=csv',
    );
    await typist.click(screen.getByRole('button', { name: 'Clear Client' }));
    expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('');
  });
});

describe('the month of the first report', () => {
  it('is typed, and is none to come', async () => {
    const { server, typist } = await show('/reports', 'Revenue breakdown');
    const field = screen.getByRole('textbox', { name: 'Month' });
    const current = new Date().toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'America/New_York',
    });
    expect(field).toHaveValue(current);
    await typist.clear(field);
    await typist.type(field, '04/2199{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Choose a month up to ${current}`);
    await typist.clear(field);
    await typist.type(field, 'Oct 2025{Enter}');
    expect(field).toHaveValue('October 2025');
    const asked = server.sent('GET', '/api/reports/summary').map(({ query }) => query.get('month'));
    expect(asked).toEqual([null, '2025-10']);
  });
});
