import { screen, within } from '@testing-library/react';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';

const head = { firm: 'Blue Mile', book: 'All books', clientId: null, own: false, asOf: null, position: 812 };
const income = (basis: string, past: object) => ({
  ...head,
  ...past,
  ...{ basis, from: '2026-11-01', to: '2026-11-30' },
  revenue: { rows: [{ accountNumber: '4000', name: 'Freight revenue', amount: '1000.00' }], total: '1000.00' },
  expenses: { rows: [{ accountNumber: '5000', name: 'Fuel', amount: '350.00' }], total: '350.00' },
  ...{ netIncome: '650.00', netMargin: '65.0', growth: '100.0', miles: '1000', perMile: '0.35' },
  ...{ groups: [], groupCount: 0, compared: null },
});
const open = (address = '/accounting/profit-and-loss') => {
  const asked: URLSearchParams[] = [];
  const app = openApp(address, {
    'GET /api/auth/user': () => ({ body: { ...admin, permissions: [...admin.permissions, 'reports.read'] } }),
    'GET /api/reports/profit-and-loss': ({ query }) => {
      asked.push(query);
      const past = query.has('position') ? { position: 700, asOf: '2026-11-02T14:59:00.000Z' } : {};
      return { body: income(query.get('basis') ?? 'accrual', past) };
    },
  });
  return { ...app, asked };
};

describe('the Profit & Loss tab', () => {
  it('begins with the month on accrual basis, and tells revenue, expenses and what is left', async () => {
    proves('SCR-455', 'SCR-457..SCR-460', 'RUL-218');
    open();
    const table = await screen.findByRole('table', { name: 'Profit and loss' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual([
      'AccountAmount',
      'RevenueWhat was earned, by account.',
      '4000 Freight revenue$1,000.00',
      'Total revenue$1,000.00',
      'ExpensesWhat it cost, by account.',
      '5000 Fuel$350.00',
      'Total expenses$350.00',
      'Net income$650.00',
    ]);
    expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Monthly');
    expect(screen.getByRole('combobox', { name: 'Basis' })).toHaveDisplayValue('Accrual basis');
    expect(screen.getByRole('link', { name: 'Export PDF' })).toHaveAttribute(
      'href',
      '/api/reports/profit-and-loss?format=pdf',
    );
  });

  it('has its figures open the lines that they add up', async () => {
    open('/accounting/profit-and-loss?basis=cash');
    const table = await screen.findByRole('table', { name: 'Profit and loss' });
    const fuel = within(within(table).getByRole('row', { name: /5000 Fuel/ })).getByRole('link');
    expect(fuel).toHaveAttribute(
      'href',
      '/accounting/bookkeeping?basis=cash&account=5000&from=2026-11-01&to=2026-11-30',
    );
    expect(fuel).toHaveAttribute('data-figure', 'debit-credit');
  });

  it('has the figures of a position open the lines of then', async () => {
    const { asked } = open('/accounting/profit-and-loss?position=700');
    const table = await screen.findByRole('table', { name: 'Profit and loss' });
    expect(within(within(table).getByRole('row', { name: /5000 Fuel/ })).getByRole('link')).toHaveAttribute(
      'href',
      '/accounting/bookkeeping?position=700&account=5000&from=2026-11-01&to=2026-11-30',
    );
    expect(screen.getByText(/as it stood at 11\/02\/2026.*, position 700$/)).toBeInTheDocument();
    expect(new Set(asked.map((query) => query.get('position')))).toEqual(new Set(['700']));
  });

  it('is asked for a range of days that Date Range unfolds, and for cash basis', async () => {
    proves('SCR-456');
    const { typist, asked } = open('/accounting/profit-and-loss?from=2026-10-05&to=2026-10-20&period=weekly');
    await screen.findByRole('table', { name: 'Profit and loss' });
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ from: '2026-10-05', to: '2026-10-20' });
    expect(screen.getByLabelText('From')).toHaveValue('10/05/2026');
    expect(screen.getByRole('button', { name: 'Date Range' })).toHaveAttribute('aria-expanded', 'true');
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Basis' }), 'cash');
    await screen.findByText(/^On cash basis,/);
    expect(asked.some((query) => query.get('basis') === 'cash')).toBe(true);
  });
});
