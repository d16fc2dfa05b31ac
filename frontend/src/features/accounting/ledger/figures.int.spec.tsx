import { screen, within } from '@testing-library/react';
import type { PeriodDetails, TieOut, TrialBalance } from '../../../lib/api/api-types';
import { figuresWithoutLink } from '../../../testing/figures';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';

const balance: TrialBalance = {
  asOf: null,
  rows: [
    { number: '1000', name: 'Bank', type: 'assets', debit: '500.00', credit: '0.00' },
    { number: '4000', name: 'Freight revenue', type: 'revenue', debit: '0.00', credit: '500.00' },
  ],
  ...{ totalDebit: '500.00', totalCredit: '500.00' },
};
const tieOut = (account: string, title: string): TieOut => ({
  ...{ account, title, clientId: null, ledger: '500.00', byHand: '20.00', subledger: '480.00', difference: '0.00' },
  ...{ ok: true, differing: 0, differences: [] },
});
const closed: PeriodDetails = {
  ...{ month: '2026-10', status: 'closed', over: true, closedOn: '2026-11-02', closedBy: 'Ann Lee', reason: null },
  ...{ closedAt: '2026-11-02T15:00:00.000Z', reopenedAt: null, reopenedBy: null, reopenReason: null },
  ...{ checklist: [], head: { position: 812, recordedAt: '2026-11-02T14:59:00.000Z' } },
  printed: {
    rows: [{ accountNumber: '1000', account: 'Bank', debit: '500.00', credit: '0.00' }],
    ...{ totalDebit: '500.00', totalCredit: '500.00', netIncome: '450.00' },
  },
};
const TIE_OUTS = [tieOut('1100', 'Open invoices'), tieOut('2000', 'On account')];
const open = (address: string, tieOuts = TIE_OUTS) =>
  openApp(address, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/ledger/entries': () => ({ body: [], headers: { 'x-total-count': '0' } }),
    'GET /api/ledger/trial-balance': () => ({ body: balance }),
    'GET /api/ledger/tie-outs': () => ({ body: tieOuts }),
    'GET /api/ledger/periods': () => ({ body: [] }),
    'GET /api/ledger/periods/2026-10': () => ({ body: closed }),
    'GET /api/ledger/late-entries': () => ({ body: [], headers: { 'x-total-count': '0' } }),
  });

// their code is loaded when they are opened
beforeAll(() => Promise.all([import('./trial-balance'), import('./tie-outs'), import('./periods/period-view')]));

const linkTo = (within_: HTMLElement, name: string): string | null =>
  within(within_).getAllByRole('link', { name })[0]?.getAttribute('href') ?? null;

describe('every figure of the books', () => {
  it('is a link on the trial balance, of whoever’s books it is', async () => {
    open('/accounting/bookkeeping?view=trial-balance&own=true');
    const row = await screen.findByRole('row', { name: /^(?=.*1000 Bank)/ });
    expect(figuresWithoutLink(screen.getByRole('main'))).toEqual([]);
    expect(linkTo(row, '$500.00')).toBe('/accounting/bookkeeping?account=1000&own=true');
    expect(screen.getByText(/The books of the firm itself as of now/)).toBeInTheDocument();
    expect(screen.getByText(/^Debits equal credits: .*On accrual basis, income counts/)).toBeInTheDocument();
  });

  it('is a link on the tie-outs: to the lines of the account and to its records; no difference opens nothing', async () => {
    open('/accounting/bookkeeping?view=tie-outs');
    const row = await screen.findByRole('row', { name: /Open invoices/ });
    expect(figuresWithoutLink(screen.getByRole('main')).filter((text) => !text.endsWith(': $0.00'))).toEqual([]);
    expect(linkTo(row, '$500.00')).toBe('/accounting/bookkeeping?account=1100');
    expect(linkTo(row, '$480.00')).toBe('/accounting/invoices?status=pending,overdue');
  });

  it('that differs is a link to the records that differ, which add up to it', async () => {
    const apart = { kind: 'invoice', clientId: null, ledger: '100.00', subledger: '80.00' };
    const differs: TieOut = {
      ...tieOut('1100', 'Open invoices'),
      ...{ ledger: '530.00', difference: '30.00', ok: false, differing: 2 },
      differences: [{ ...apart, id: '7', number: 'INV-7' }],
    };
    open('/accounting/bookkeeping?view=tie-outs&differs=1100', [differs]);
    const row = await screen.findByRole('row', { name: /Open invoices/ });
    expect(linkTo(row, '$30.00')).toBe('/accounting/bookkeeping?view=tie-outs&differs=1100');
    const found = screen.getByRole('table', { name: 'What differs in 1100' });
    expect(within(found).getByRole('row', { name: 'INV-7 $100.00 $80.00 $20.00' })).toBeInTheDocument();
    expect(within(found).getByRole('row', { name: '1 more record $10.00' })).toBeInTheDocument();
  });

  it('is a link in a month that is closed: to the lines of its book up to its end', async () => {
    open('/accounting/bookkeeping?view=periods&period=2026-10');
    const panel = await screen.findByRole('dialog', { name: 'October 2026' });
    await within(panel).findByRole('table', { name: 'Printed trial balance' });
    expect(figuresWithoutLink(panel).filter((text) => !text.includes('As of position'))).toEqual([]);
    expect(linkTo(panel, '$450.00')).toBe(
      '/accounting/bookkeeping?group=revenue%2Cexpenses&from=2026-10-01&to=2026-10-31&own=true',
    );
    expect(linkTo(within(panel).getByRole('row', { name: /Bank/ }), '$500.00')).toBe(
      '/accounting/bookkeeping?account=1000&to=2026-10-31&own=true',
    );
  });
});

describe('the general ledger', () => {
  it('says what a link narrowed it to, and takes each off', async () => {
    const { server, typist } = open(
      '/accounting/bookkeeping?basis=cash&group=revenue,expenses&moved=true&cashFlow=operating&vehicleId=none&own=true',
    );
    const chip = async (label: string) => screen.findByText(label);
    for (const label of [
      'Accounts of revenue and expenses',
      'Entries that move money',
      'Cash flow: operating',
      'Lines that name no vehicle',
    ])
      expect(await chip(label)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('The firm itself');
    expect(screen.getByRole('combobox', { name: 'Account group' })).toHaveDisplayValue('All accounts');
    const sent = () => server.sent('GET', '/api/ledger/entries').at(-1)?.query;
    expect(['basis', 'group', 'moved', 'cashFlow', 'vehicleId', 'own'].map((name) => sent()?.get(name))).toEqual([
      ...['cash', 'revenue,expenses', 'true', 'operating', 'none', 'true'],
    ]);
    const off = (await chip('Entries that move money')).closest('[data-narrowed]');
    await typist.click(within(off as HTMLElement).getByTestId('CancelIcon'));
    expect(screen.queryByText('Entries that move money')).toBeNull();
    expect(sent()?.get('moved')).toBeNull();
  });
});
