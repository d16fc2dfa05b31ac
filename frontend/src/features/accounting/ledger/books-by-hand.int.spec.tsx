import { screen, within } from '@testing-library/react';
import type { HistoryStep, JournalEntry, LedgerAccount, LedgerLine } from '../../../lib/api/api-types';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';

const account = (number: string, name: string, over: Partial<LedgerAccount> = {}): LedgerAccount => ({
  ...{ number, name, type: 'expenses', subtype: 'administrative-expenses', description: null },
  ...{ balanceType: 'debit', active: true, reconcilable: false, cashAccount: false, system: false, used: false },
  ...{ box1099: null, byHand: true, version: 1, balance: '0.00' },
  ...over,
});
const bank = account('1000', 'Bank', { type: 'assets', subtype: 'current-assets', system: true, cashAccount: true });
const receivable = account('1100', 'Accounts receivable', { type: 'assets', byHand: false, system: true, used: true });
const rent = account('6200', 'Rent');
const entry: JournalEntry = {
  ...{ id: '0198c000-0000-7000-8000-000000000001', entryDate: '2026-11-01', reference: 'JE-000001' },
  ...{ description: 'Rent of November', clientId: null, clientName: null, source: null, documentId: null },
  ...{ reverses: null, reversedBy: null, reversedOn: null, total: '1200.00', version: 1 },
  cashLines: null,
  createdAt: '2026-11-01T15:00:00.000Z',
  lines: [
    {
      ...{ accountNumber: '6200', account: 'Rent', description: 'Rent of November', debit: '1200.00', credit: '0.00' },
      ...{ loadId: null, loadNumber: null, vehicleId: null, vehicleUnit: 'T-12', driverId: null, driverName: null },
    },
  ],
};

const line: LedgerLine = {
  ...{ id: `${entry.id}-0`, entryId: entry.id, date: '2026-11-01', accountNumber: '6200', account: 'Rent' },
  ...{ accountType: 'expenses', description: 'Rent of November', reference: 'JE-000001', clientId: null },
  ...{ clientName: null, debit: '1200.00', credit: '0.00', balance: null, source: null, paymentId: null },
  createdAt: '2026-11-01T15:00:00.000Z',
};
const posted: HistoryStep = {
  ...{ position: 812, version: 1, at: '2026-11-01T15:00:00.000Z', type: 'JournalEntryPosted' },
  ...{ action: 'posted the journal entry', changes: [], actor: { id: 'user-1', name: 'Ann Lee', role: 'admin' } },
  sentence: [{ text: 'Ann Lee posted $1,200.00 as journal entry JE-000001', kind: null, id: null }],
  raw: null,
};

const open = (at: string) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/ledger/entries': () => ({ body: [line], headers: { 'x-total-count': '1' } }),
    [`GET /api/audit/records/entry/${entry.id}`]: () => ({ body: [posted] }),
    'GET /api/ledger/accounts': () => ({ body: [bank, receivable, rent] }),
    [`GET /api/ledger/entries/${entry.id}`]: () => ({ body: entry }),
    'POST /api/ledger/entries': () => ({ status: 201, body: entry }),
    [`POST /api/ledger/entries/${entry.id}/reverse`]: () => ({ status: 201, body: entry }),
    'POST /api/ledger/accounts': () => ({ status: 201, body: rent }),
    'PATCH /api/ledger/accounts/6200': () => ({ body: rent }),
    'DELETE /api/ledger/accounts/6200': () => ({ status: 204 }),
  });

// their code is loaded when they are opened
beforeAll(() =>
  Promise.all([import('./entries/entry-dialog'), import('./entries/entry-view'), import('./chart/account-dialog')]),
);

describe('a journal entry', () => {
  it('is written with a debit and a credit; the difference is told while it is typed', async () => {
    proves('SCR-411', 'SCR-424', 'SCR-425', 'SCR-426', 'SCR-427', 'SCR-428..SCR-440', 'MSG-107', 'RUL-217');
    const { server, typist } = open('/accounting/bookkeeping');
    await typist.click(await screen.findByRole('button', { name: 'New Journal Entry' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Journal Entry' }));
    await typist.type(dialog.getByLabelText(/^Description/), 'Rent of November');
    const first = within(dialog.getByRole('group', { name: 'Line 1' }));
    const second = within(dialog.getByRole('group', { name: 'Line 2' }));
    const accounts = within(await first.findByRole('combobox', { name: /Account/ })).getAllByRole('option');
    expect(accounts.map(({ textContent }) => textContent)).toEqual(['Choose an account', '1000 Bank', '6200 Rent']);
    await typist.selectOptions(first.getByRole('combobox', { name: /Account/ }), '6200');
    await typist.type(first.getByLabelText('Debit'), '1200');
    expect(dialog.getByRole('status')).toHaveTextContent('Debits must equal credits. Credits are $1,200.00 less.');
    await typist.selectOptions(second.getByRole('combobox', { name: /Account/ }), '1000');
    await typist.type(second.getByLabelText('Credit'), '1200');
    expect(dialog.getByRole('status')).toHaveTextContent(/Total debit \$1,200.00.*Debits must equal credits\. *$/);
    await typist.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Journal entry posted')).toBeInTheDocument();
    const [sent] = server.sent('POST', '/api/ledger/entries').map(({ body }) => body as { lines: unknown[] });
    expect(sent).toMatchObject({ description: 'Rent of November', clientId: null });
    expect(sent?.lines).toMatchObject([
      { accountNumber: '6200', debit: '1200.00' },
      { accountNumber: '1000', credit: '1200.00' },
    ]);
  });

  it('is opened by each of its lines, and tells what happened to it', async () => {
    const { typist } = open('/accounting/bookkeeping?position=812');
    await typist.click(await screen.findByRole('gridcell', { name: '6200 Rent' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Journal entry JE-000001' }));
    await typist.click(panel.getByRole('tab', { name: 'History' }));
    const history = await panel.findByRole('list', { name: 'History, newest first' });
    expect(history).toHaveTextContent('Ann Lee posted $1,200.00 as journal entry JE-000001');
    expect(screen.getByText('As of position 812')).toBeInTheDocument();
  });

  it('is opened from the ledger with what its lines are about, and reversed with a reason', async () => {
    const { server, typist } = open(`/accounting/bookkeeping?entry=${entry.id}`);
    const panel = within(await screen.findByRole('dialog', { name: 'Journal entry JE-000001' }));
    expect(panel.getByText('Rent of November · T-12')).toBeInTheDocument();
    await typist.click(panel.getByRole('button', { name: 'Reverse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reverse JE-000001?' }));
    await typist.type(dialog.getByRole('textbox'), 'Paid twice');
    await typist.click(dialog.getByRole('button', { name: 'Reverse entry' }));
    expect(await screen.findByText('Journal entry reversed')).toBeInTheDocument();
    expect(server.sent('POST', `/api/ledger/entries/${entry.id}/reverse`).map(({ body }) => body)).toEqual([
      { reason: 'Paid twice' },
    ]);
  });
});

describe('the chart of accounts', () => {
  it('takes a new account', async () => {
    proves('SCR-422', 'SCR-441');
    const { server, typist } = open('/accounting/bookkeeping?view=accounts');
    await typist.click(await screen.findByRole('button', { name: 'Add Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Account' }));
    await typist.type(dialog.getByLabelText(/^Number/), '5150');
    await typist.type(dialog.getByLabelText(/^Name/), 'Tires');
    await typist.click(dialog.getByLabelText('Reconcilable'));
    await typist.click(dialog.getByRole('button', { name: 'Add Account' }));
    expect(await screen.findByText('Account added')).toBeInTheDocument();
    expect(server.sent('POST', '/api/ledger/accounts').map(({ body }) => body)).toMatchObject([
      { number: '5150', name: 'Tires', type: 'expenses', subtype: 'operating-expenses', reconcilable: true },
    ]);
  });

  it('has an account edited, and deleted while it is unused', async () => {
    proves('SCR-423', 'SCR-442', 'SCR-443');
    const { server, typist } = open('/accounting/bookkeeping?view=accounts');
    await typist.click(await screen.findByRole('button', { name: 'Edit 6200 Rent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Account' }));
    await typist.click(dialog.getByLabelText('Active'));
    await typist.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Account updated')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/ledger/accounts/6200').map(({ body }) => body)).toEqual([{ active: false }]);
    await typist.click(await screen.findByRole('button', { name: 'Edit 6200 Rent' }));
    await typist.click(await screen.findByRole('button', { name: 'Delete Account' }));
    await typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Account deleted successfully')).toBeInTheDocument();
    expect(server.sent('DELETE', '/api/ledger/accounts/6200')).toHaveLength(1);
  });

  it('fixes the type of an account that is used, and keeps it', async () => {
    const { typist } = open('/accounting/bookkeeping?view=accounts');
    await typist.click(await screen.findByRole('button', { name: 'Edit 1100 Accounts receivable' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Account' }));
    expect(dialog.getByRole('combobox', { name: /Type/ })).toBeDisabled();
    expect(dialog.getByText('Fixed: a system account.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Delete Account' })).toBeNull();
  });
});
