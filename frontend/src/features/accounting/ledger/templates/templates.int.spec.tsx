import { screen, waitFor, within } from '@testing-library/react';
import type { JournalEntry, LedgerAccount } from '../../../../lib/api/api-types';
import type { Answering } from '../../../../testing/fake-api';
import { openApp } from '../../../../testing/open-app';
import { admin } from '../../../../testing/prepared/people';
import type { EntryTemplate } from './template-words';

const account = (number: string, name: string): LedgerAccount => ({
  ...{ number, name, type: 'expenses', subtype: 'administrative-expenses', description: null },
  ...{ balanceType: 'debit', active: true, reconcilable: false, cashAccount: false, system: false, used: false },
  ...{ box1099: null, byHand: true, version: 1, balance: '0.00' },
});
const line = (over: Partial<EntryTemplate['lines'][number]>): EntryTemplate['lines'][number] => ({
  ...{ accountNumber: '1000', description: null, debit: null, credit: null },
  ...{ loadId: null, vehicleId: null, driverId: null },
  ...over,
});
const rent: EntryTemplate = {
  ...{ id: '0198c000-0000-7000-8000-00000000000a', name: 'Rent', description: 'Rent of the yard', clientId: null },
  lines: [line({ accountNumber: '6200', debit: '1200.00' }), line({ credit: '1200.00' })],
  ...{ every: 'month', nextOn: '2026-03-31', until: null, lastOn: '2026-02-28', clientName: null },
  failure: '6200 Rent is not active',
  ...{ version: 3, removedAt: null, createdAt: '2026-01-01T15:00:00.000Z', updatedAt: '2026-01-01T15:00:00.000Z' },
};
const entry: JournalEntry = {
  ...{ id: '0198c000-0000-7000-8000-000000000001', entryDate: '2026-02-28', reference: 'JE-000001' },
  ...{ description: 'Rent of the yard', clientId: null, clientName: null, documentId: null },
  source: { kind: 'entrytemplate', id: rent.id },
  ...{ reverses: null, reversedBy: null, reversedOn: null, total: '1200.00', version: 1, cashLines: null },
  ...{ createdAt: '2026-03-01T05:10:00.000Z', lines: [] },
};
const one = `/api/entry-templates/${rent.id}`;

const open = (at: string, over: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/ledger/entries': () => ({ body: [], headers: { 'x-total-count': '0' } }),
    'GET /api/ledger/accounts': () => ({ body: [account('1000', 'Bank'), account('6200', 'Rent')] }),
    'GET /api/entry-templates': () => ({ body: [rent], headers: { 'x-total-count': '1' } }),
    [`GET ${one}`]: () => ({ body: rent }),
    [`PATCH ${one}`]: () => ({ body: rent }),
    [`DELETE ${one}`]: () => ({ status: 204 }),
    'POST /api/entry-templates': () => ({ status: 201, body: rent }),
    'POST /api/ledger/entries': () => ({ status: 201, body: entry }),
    [`GET /api/ledger/entries/${entry.id}`]: () => ({ body: entry }),
    ...over,
  });

// their code is loaded when they are opened
beforeAll(() =>
  Promise.all([
    import('../entries/entry-dialog'),
    import('../entries/entry-view'),
    import('./template-dialog'),
    import('./template-list'),
  ]),
);

const newEntry = async (typist: ReturnType<typeof open>['typist']) => {
  await typist.click(await screen.findByRole('button', { name: 'New Journal Entry' }));
  return within(await screen.findByRole('dialog', { name: 'New Journal Entry' }));
};

describe('a template in the entry dialog', () => {
  it('fills in the description and the lines', async () => {
    const { server, typist } = open('/accounting/bookkeeping');
    const dialog = await newEntry(typist);
    await typist.click(dialog.getByRole('combobox', { name: 'Use Template' }));
    await typist.click(await screen.findByRole('option', { name: /^Rent/ }));
    await waitFor(() => expect(dialog.getByLabelText(/^Description/)).toHaveValue('Rent of the yard'));
    const debit = within(dialog.getByRole('group', { name: 'Line 1' })).getByLabelText('Debit');
    await waitFor(() => expect(debit).toHaveValue('1,200.00'));
    await typist.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Journal entry posted')).toBeInTheDocument();
    expect(server.sent('POST', '/api/ledger/entries').map(({ body }) => body)).toMatchObject([
      {
        description: 'Rent of the yard',
        lines: [
          { accountNumber: '6200', debit: '1200.00' },
          { accountNumber: '1000', credit: '1200.00' },
        ],
      },
    ]);
  });

  it('is saved from what is typed, with how often it is posted', async () => {
    const { server, typist } = open('/accounting/bookkeeping');
    const dialog = await newEntry(typist);
    await typist.type(dialog.getByLabelText(/^Description/), 'Rent');
    const [first, second] = [1, 2].map((nr) => within(dialog.getByRole('group', { name: `Line ${nr}` })));
    if (!first || !second) throw new Error('An entry has two lines');
    await within(await first.findByRole('combobox', { name: /Account/ })).findByRole('option', { name: '6200 Rent' });
    await typist.selectOptions(first.getByRole('combobox', { name: /Account/ }), '6200');
    await typist.type(first.getByLabelText('Debit'), '5');
    await typist.selectOptions(second.getByRole('combobox', { name: /Account/ }), '1000');
    await typist.type(second.getByLabelText('Credit'), '5');
    await typist.click(dialog.getByRole('button', { name: 'Save as template' }));
    const template = within(await screen.findByRole('dialog', { name: 'New Template' }));
    expect(template.queryByLabelText(/^Next Date/)).toBeNull();
    await typist.selectOptions(template.getByRole('combobox', { name: 'Repeats' }), 'quarter');
    await typist.type(template.getByLabelText(/^Next Date/), '03/31/2026');
    await typist.click(template.getByRole('button', { name: 'Save Template' }));
    expect(await screen.findByText('Template saved')).toBeInTheDocument();
    expect(server.sent('POST', '/api/entry-templates').map(({ body }) => body)).toMatchObject([
      {
        ...{ name: 'Rent', description: 'Rent', clientId: null, every: 'quarter', nextOn: '2026-03-31', until: null },
        lines: [
          { accountNumber: '6200', debit: '5.00', credit: null },
          { accountNumber: '1000', debit: null, credit: '5.00' },
        ],
      },
    ]);
  });
});

describe('the list of recurring entries', () => {
  const AT = '/accounting/bookkeeping?view=templates';

  it('says when each is posted next, and why one was not', async () => {
    open(AT);
    expect(await screen.findByRole('button', { name: 'Edit Rent' })).toBeInTheDocument();
    expect(screen.getByText('03/31/2026')).toBeInTheDocument();
    expect(screen.getByText('$1,200.00')).toBeInTheDocument();
    expect(screen.getByText('Not posted').parentElement?.parentElement).toHaveTextContent(
      'Not posted 6200 Rent is not active',
    );
  });

  it('has one edited, and only what changed is sent', async () => {
    const { server, typist } = open(AT);
    await typist.click(await screen.findByRole('button', { name: 'Edit Rent' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Template' }));
    expect(
      dialog.getAllByRole('combobox', { name: /^Account/ }).map((one) => (one as HTMLSelectElement).value),
    ).toEqual(['6200', '1000']);
    await typist.selectOptions(dialog.getByRole('combobox', { name: 'Repeats' }), '');
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Template updated')).toBeInTheDocument();
    expect(server.sent('PATCH', one).map(({ body }) => body)).toEqual([{ every: null, nextOn: null, until: null }]);
  });

  it('has one deleted', async () => {
    const { server, typist } = open(`${AT}&edit=${rent.id}`);
    await typist.click(await screen.findByRole('button', { name: 'Delete' }));
    await typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Template deleted successfully')).toBeInTheDocument();
    expect(server.sent('DELETE', one)).toHaveLength(1);
  });
});

describe('an entry that a template posted', () => {
  it('leads to its template, and is reversed like one by hand', async () => {
    open(`/accounting/bookkeeping?entry=${entry.id}`);
    const panel = within(await screen.findByRole('dialog', { name: 'Journal entry JE-000001' }));
    expect(panel.getByRole('link', { name: 'Its template' })).toHaveAttribute(
      'href',
      `/accounting/bookkeeping?view=templates&edit=${rent.id}`,
    );
    expect(panel.getByRole('button', { name: 'Reverse' })).toBeInTheDocument();
  });
});

describe('the journal', () => {
  it('is asked for with the books, basis and days of the ledger', async () => {
    open('/accounting/bookkeeping?basis=cash&from=2026-01-01&group=assets');
    expect(await screen.findByRole('link', { name: 'Journal' })).toHaveAttribute(
      'href',
      '/api/ledger/journal?from=2026-01-01&basis=cash',
    );
    expect(screen.getByText('General Ledger · All books · Cash basis · Assets · from 01/01/2026')).toBeInTheDocument();
  });
});
