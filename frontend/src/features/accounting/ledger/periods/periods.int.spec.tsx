import { screen, within } from '@testing-library/react';
import type { LateEntryLine, Period, PeriodDetails, User } from '../../../../lib/api/api-types';
import { openApp } from '../../../../testing/open-app';
import { admin } from '../../../../testing/prepared/people';

const MET = [
  { title: 'Earlier months are closed', ok: true },
  { title: 'No draft invoice of the month', ok: true },
];
const UNMET = [
  { title: 'Earlier months are closed', ok: true },
  { title: 'No draft invoice of the month', ok: false },
];
const open: Period = {
  ...{ month: '2026-10', status: 'open', over: true, closedOn: null, closedAt: null, closedBy: null, reason: null },
  ...{ head: null, checklist: MET, reopenedAt: null, reopenedBy: null, reopenReason: null },
};
const closed: PeriodDetails = {
  ...open,
  ...{ status: 'closed', closedOn: '2026-11-02', closedAt: '2026-11-02T15:00:00.000Z', closedBy: 'Ann Lee' },
  head: { position: 812, recordedAt: '2026-11-02T14:59:00.000Z' },
  printed: {
    rows: [
      { accountNumber: '1100', account: 'Accounts receivable', debit: '500.00', credit: '0.00' },
      { accountNumber: '4000', account: 'Freight revenue', debit: '0.00', credit: '500.00' },
    ],
    ...{ totalDebit: '500.00', totalCredit: '500.00', netIncome: '500.00' },
  },
};
const late: LateEntryLine = {
  ...{ id: '0198c000-0000-7000-8000-000000000001-0', entryId: '0198c000-0000-7000-8000-000000000001' },
  ...{ paperDate: '2026-10-28', date: '2026-11-01', accountNumber: '1100', account: 'Accounts receivable' },
  ...{ description: 'Invoice INV-000009', reference: 'INV-000009', clientId: null, clientName: null },
  ...{ debit: '410.00', credit: '0.00' },
};

const AT = '/accounting/bookkeeping?view=periods';
const show = (at: string, month: PeriodDetails, user: User = admin) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/ledger/periods': () => ({
      body: [{ ...open, month: '2026-11', over: false, checklist: [] }, month].map(
        ({ printed: _, ...period }: Period & { printed?: unknown }) => period,
      ),
    }),
    'GET /api/ledger/periods/2026-10': () => ({ body: month }),
    'GET /api/ledger/late-entries': () => ({ body: [late], headers: { 'x-total-count': '1' } }),
    'POST /api/ledger/periods/2026-10/close': () => ({ body: closed }),
    'POST /api/ledger/periods/2026-10/reopen': () => ({ body: { ...open, printed: null } }),
  });

// their code is loaded when they are opened
beforeAll(() => Promise.all([import('./periods'), import('./period-view')]));

describe('the periods of a book', () => {
  it('are listed with how they stand, and a month that is over is closed with its checklist', async () => {
    const { server, typist } = show(AT, { ...open, printed: null });
    await typist.click(await screen.findByText('October 2026'));
    const panel = within(await screen.findByRole('dialog', { name: 'October 2026' }));
    expect(panel.getByText("The firm's own books")).toBeInTheDocument();
    await typist.click(await panel.findByRole('button', { name: 'Close month' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close October 2026?' }));
    expect(dialog.getByRole('list', { name: 'Checklist' })).toHaveTextContent(
      'Earlier months are closedMetNo draft invoice of the monthMet',
    );
    expect(dialog.queryByLabelText(/^Reason/)).toBeNull();
    await typist.click(dialog.getByRole('button', { name: 'Close month' }));
    expect(await screen.findByText('October 2026 is closed')).toBeInTheDocument();
    expect(server.sent('POST', '/api/ledger/periods/2026-10/close').map(({ body }) => body)).toEqual([
      { clientId: null },
    ]);
  });

  it('need a reason where the checklist is not met', async () => {
    const { server, typist } = show(`${AT}&period=2026-10&close=1`, { ...open, checklist: UNMET, printed: null });
    const dialog = within(await screen.findByRole('dialog', { name: 'Close October 2026?' }));
    await typist.click(dialog.getByRole('button', { name: 'Close month' }));
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Reason/), 'It waits for its load');
    await typist.click(dialog.getByRole('button', { name: 'Close month' }));
    expect(await screen.findByText('October 2026 is closed')).toBeInTheDocument();
    expect(server.sent('POST', '/api/ledger/periods/2026-10/close').map(({ body }) => body)).toEqual([
      { clientId: null, reason: 'It waits for its load' },
    ]);
  });

  it('show the printed balance and what came late, and are reopened with a reason', async () => {
    const { server, typist } = show(`${AT}&period=2026-10`, closed);
    const panel = within(await screen.findByRole('dialog', { name: 'October 2026' }));
    const table = await panel.findByRole('table', { name: 'Printed trial balance' });
    expect(within(table).getByRole('row', { name: '1100 Accounts receivable $500.00' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: 'Total $500.00 $500.00' })).toBeInTheDocument();
    expect(await panel.findByText(/Dated 10\/28\/2026, booked on/)).toBeInTheDocument();
    await typist.click(panel.getByRole('button', { name: 'Reopen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen October 2026?' }));
    await typist.type(dialog.getByRole('textbox'), 'A bill came late');
    await typist.click(dialog.getByRole('button', { name: 'Reopen month' }));
    expect(await screen.findByText('October 2026 is open again')).toBeInTheDocument();
    expect(server.sent('POST', '/api/ledger/periods/2026-10/reopen').map(({ body }) => body)).toEqual([
      { clientId: null, reason: 'A bill came late' },
    ]);
  });

  it('lead to the profit and loss of a client’s closed month as it stood when it was printed', async () => {
    show(`${AT}&period=2026-10&clientId=0198c000-0000-7000-8000-000000000007`, closed, {
      ...admin,
      permissions: [...admin.permissions, 'reports.read'],
    });
    const panel = within(await screen.findByRole('dialog', { name: 'October 2026' }));
    expect(await panel.findByRole('link', { name: 'Profit & Loss as it stood then' })).toHaveAttribute(
      'href',
      '/accounting/profit-and-loss?clientId=0198c000-0000-7000-8000-000000000007&from=2026-10-01&to=2026-10-31&position=812',
    );
  });

  it('are neither closed nor reopened by who may not', async () => {
    const permissions = ['invoices.read', 'ledger.read', 'ledger.write', 'clients.read'] as const;
    show(`${AT}&period=2026-10`, closed, { ...admin, role: 'employee', permissions: [...permissions] });
    const panel = within(await screen.findByRole('dialog', { name: 'October 2026' }));
    await panel.findByRole('table', { name: 'Printed trial balance' });
    expect(panel.queryByRole('button', { name: 'Reopen' })).toBeNull();
  });
});
