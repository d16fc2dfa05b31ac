import { screen, within } from '@testing-library/react';
import type { Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';

const head = {
  ...{ firm: 'Blue Mile', book: 'All books', clientId: null, own: false, basis: 'cash', asOf: null, position: 812 },
};
const month = {
  ...head,
  ...{ month: '2026-11', from: '2026-11-01', to: '2026-11-30', netMargin: '37.5', fuelCards: '240.00' },
  ...{ revenue: '400.00', revenueGrowth: '-20.0', expenses: '250.00', expensesGrowth: '0.0' },
  ...{ netProfit: '150.00', netProfitGrowth: '0.0' },
  revenueRows: [{ accountNumber: '4000', name: 'Freight revenue', amount: '400.00' }],
  expenseRows: [{ accountNumber: '5000', name: 'Fuel', amount: '250.00' }],
  ifta: {
    ...{ year: 2026, quarter: 4, from: '2026-10-01', to: '2026-12-31' },
    ...{ miles: '650', gallons: '100', mpg: '6.50' },
  },
};
const nothing = { days1to30: '0.00', days61to90: '0.00', over90: '0.00' };
const owed = { current: '300.00', days31to60: '400.00', ...nothing, total: '700.00' };
const ageing = {
  ...head,
  ...{ to: '2026-11-26', brokerName: null, invoices: null, invoiceCount: 0 },
  rows: [{ brokerId: 3, name: 'Summit Freight', ...owed }],
  totals: owed,
};
const user = { ...admin, permissions: [...admin.permissions, 'reports.read', 'report-schedules.read'] };
const open = (address: string, answers: Record<string, Answering> = {}) =>
  openApp(address, {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/reports/summary': () => ({ body: month }),
    'GET /api/reports/receivables-ageing': () => ({ body: ageing }),
    ...answers,
  });

describe('the reports', () => {
  it('begin with the month: revenue, expenses, net profit, fuel cards, and the quarter of the IFTA return', async () => {
    proves('SCR-731..SCR-740', 'RUL-250');
    open('/reports');
    await screen.findByText('$150.00');
    for (const label of ['Revenue', 'Expenses', 'Net Profit', 'Fuel Cards'])
      expect(screen.getByText(label, { selector: 'p' })).toBeInTheDocument();
    const quarter = within(screen.getByRole('region', { name: 'IFTA quarter 4 of 2026' }));
    for (const figure of ['650', '100', '6.50']) expect(quarter.getByText(figure)).toBeInTheDocument();
    for (const [title, row] of [
      ['Revenue breakdown', 'Freight revenue$400.00'],
      ['Expense breakdown', 'Fuel$250.00'],
    ] as const) {
      const rows = within(screen.getByRole('table', { name: title })).getAllByRole('row');
      expect(rows.map(({ textContent }) => textContent)).toContain(row);
    }
  });

  it('have four exports, which are files', async () => {
    proves('SCR-741..SCR-744');
    const { typist } = open('/reports');
    await typist.click(await screen.findByText('Export'));
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href') ?? '';
    expect(await link('Export IFTA')).toMatch(/^\/api\/reports\/ifta\?on=\d{4}-\d\d-\d\d&format=xlsx$/);
    for (const [name, period] of [
      ['Export Monthly', 'monthly'],
      ['Export Weekly', 'weekly'],
      ['Export Tax', 'yearly'],
    ] as const)
      expect(await link(name)).toMatch(
        new RegExp(
          String.raw`^/api/reports/profit-and-loss\?period=${period}&on=\d{4}-\d\d-\d\d&basis=cash&format=xlsx$`,
        ),
      );
  });

  it('print statements of account for the brokers that are chosen', async () => {
    const { typist } = open('/reports/statements');
    const print = await screen.findByRole('button', { name: 'Print statements' });
    expect(print).toBeDisabled();
    await typist.click(screen.getByRole('checkbox', { name: 'Summit Freight' }));
    expect(print).toBeEnabled();
  });

  it('send statements of account by e-mail; which were not, and why, is told', async () => {
    const answers = [
      { done: [3], refused: [] },
      { done: [], refused: [{ id: 3, message: 'This broker has no e-mail address' }] },
    ];
    const { typist, server } = open('/reports/statements', {
      'POST /api/reports/statements/letters': () => ({ body: answers.shift() }),
    });
    const send = await screen.findByRole('button', { name: 'Send by e-mail' });
    expect(send).toBeDisabled();
    await typist.click(screen.getByRole('checkbox', { name: 'Summit Freight' }));
    await typist.click(send);
    expect(await screen.findByText('The statement is on its way')).toBeInTheDocument();
    expect(server.sent('POST', '/api/reports/statements/letters')[0]).toMatchObject({ body: { brokerIds: [3] } });
    await typist.click(send);
    const told = within(await screen.findByRole('alertdialog', { name: 'One statement was not sent' }));
    expect(told.getByText('Summit Freight: This broker has no e-mail address')).toBeInTheDocument();
  });

  it('tell what brokers owe by days past due', async () => {
    open('/reports/ageing');
    const table = await screen.findByRole('table', { name: 'Receivables by broker and days past due' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'BrokerNot yet due1–30 days31–60 days61–90 daysOver 90 daysTotal',
      'Summit Freight$300.00—$400.00——$700.00',
      'Total$300.00—$400.00——$700.00',
    ]);
  });
});
