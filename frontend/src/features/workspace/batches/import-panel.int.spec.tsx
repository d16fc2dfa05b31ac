import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Batch } from '../../../lib/api/api-types';
import type { Answering } from '../../../testing/fake-api';
import { fakeUploads } from '../../../testing/fake-upload';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';

const employee = {
  ...admin,
  role: 'employee' as const,
  permissions: admin.permissions.filter((permission) => permission !== 'batches.manage'),
};
const ID = '019a0000-0000-7000-8000-000000000001';
const batchOf = (over: Partial<Batch> = {}): Batch => ({
  id: ID,
  task: 'import',
  of: 'client',
  name: 'clients.csv',
  takesBack: null,
  orderedBy: 'Ann Lee',
  status: 'done',
  done: 30,
  total: 30,
  success: 18,
  failed: 12,
  errors: Array.from({ length: 12 }, (_, nr) => ({ row: nr + 2, error: `Mistake ${nr + 1}` })),
  unread: null,
  read: null,
  reason: null,
  createdAt: '2026-03-02T15:05:00.000Z',
  updatedAt: '2026-03-02T15:05:00.000Z',
  removedAt: null,
  version: 2,
  ...over,
});
const running = batchOf({ status: 'running', done: 15, success: 15, failed: 0, errors: [] });
const outcome = { jobId: ID, status: 'waiting', success: 0, failed: 0, total: 0, errors: [], reason: null };

const open = (at: string, batch: Answering, user = admin, others: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/clients': () => ({ body: [] }),
    [`GET /api/batches/${ID}`]: batch,
    ...others,
  });
const choose = (name: string) =>
  fireEvent.change(screen.getByLabelText('Sheet of clients'), { target: { files: [new File(['x'], name)] } });

describe('the import panel', () => {
  it('opens from Import Excel, with template and upload', async () => {
    proves('SCR-550', 'SCR-567', 'SCR-568', 'SCR-570', 'MSG-137', 'MSG-153', 'RUL-232');
    const { typist } = open('/clients', () => ({ body: batchOf() }));
    await typist.click(await screen.findByRole('button', { name: 'Import Excel' }));
    await screen.findByRole('heading', { name: 'Import Clients from Excel/CSV' });
    const template = screen.getByRole('link', { name: 'Download Template' });
    expect(template).toHaveAttribute('href', '/api/clients/import/template');
    template.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(template);
    expect(await screen.findByText('Template Downloaded')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload File' })).toBeEnabled();
  });

  it('refuses another kind of file before it is sent', async () => {
    proves('MSG-139');
    const uploads = fakeUploads();
    open('/clients?import=1', () => ({ body: batchOf() }));
    await screen.findByRole('button', { name: 'Upload File' });
    choose('clients.pdf');
    expect(await screen.findByText('Invalid File Type')).toBeInTheDocument();
    expect(screen.getByText('Please select an Excel (.xlsx, .xls) or CSV file.')).toBeInTheDocument();
    expect(uploads).toHaveLength(0);
  });

  it('shows how far it is, then the results and the first ten errors, and says both notices', async () => {
    proves('SCR-571..SCR-577', 'MSG-138', 'MSG-147', 'MSG-148', 'RUL-417..RUL-420', 'RUL-234', 'ENM-051');
    const uploads = fakeUploads();
    const answers = [running, { ...running, done: 30 }, batchOf()];
    const { typist } = open('/clients?import=1', () => ({ body: answers.length > 1 ? answers.shift() : answers[0] }));
    await screen.findByRole('button', { name: 'Upload File' });
    choose('clients.csv');
    await waitFor(() => expect(uploads).toHaveLength(1));
    const bar = (name: RegExp) => screen.getByRole('progressbar', { name }).getAttribute('aria-valuenow');
    expect(bar(/Uploading/)).toBe('25');
    act(() => uploads[0]?.progress(1, 2));
    expect(bar(/Uploading/)).toBe('28.5');
    uploads[0]?.answer({ status: 202, body: outcome });
    expect(await screen.findByText('clients.csv: 15 of 30 rows')).toBeInTheDocument();
    expect(bar(/clients\.csv/)).toBe('65');
    expect(await screen.findByText('clients.csv: 30 of 30 rows', {}, { timeout: 3_000 })).toBeInTheDocument();
    expect(bar(/clients\.csv/)).toBe('90');
    expect(await screen.findByText('Total Rows', {}, { timeout: 3_000 })).toBeInTheDocument();
    expect(bar(/clients\.csv/)).toBe('100');
    const [successful, errors, total] = ['Successful', 'Errors', 'Total Rows'].map(
      (label) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent,
    );
    expect([successful, errors, total]).toEqual(['18', '12', '30']);
    expect(screen.getAllByText(/^Row \d+: Mistake/)).toHaveLength(10);
    expect(screen.getByText('Row 2: Mistake 1')).toBeInTheDocument();
    expect(screen.getByText('and 2 more errors')).toBeInTheDocument();
    expect(await screen.findByText('Successfully imported 18 clients')).toBeInTheDocument();
    expect(screen.getByText('Import Completed')).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(await screen.findByText('12 rows had errors')).toBeInTheDocument();
  });

  it('says both notices of a sheet that was done before it was first asked for', async () => {
    proves('MSG-147', 'MSG-148');
    const uploads = fakeUploads();
    const { typist } = open('/clients?import=1', () => ({ body: batchOf() }));
    await screen.findByRole('button', { name: 'Upload File' });
    choose('clients.csv');
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer({ status: 202, body: outcome });
    expect(await screen.findByText('Successfully imported 18 clients')).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(await screen.findByText('12 rows had errors')).toBeInTheDocument();
  });

  it('says how much of the sheet is read, and says it aloud once', async () => {
    const reading = batchOf({ status: 'running', read: 40, done: 0, total: 0, success: 0, failed: 0, errors: [] });
    const answers = [reading, { ...reading, read: 80 }, { ...running, read: 100 }];
    open(`/clients?import=1&batch=${ID}`, () => ({ body: answers.length > 1 ? answers.shift() : answers[0] }));
    expect(await screen.findByText('clients.csv: Reading the sheet: 40 %')).toBeInTheDocument();
    const bar = screen.getByRole('progressbar', { name: 'clients.csv' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
      '35.2',
      'Reading the sheet: 40 %',
    ]);
    const aloud = () => screen.getByText(/^(Reading the sheet|Going through the rows)$/);
    expect(aloud()).toHaveAttribute('role', 'status');
    expect(aloud()).toHaveTextContent('Reading the sheet');
    expect(await screen.findByText('clients.csv: Reading the sheet: 80 %', {}, { timeout: 3_000 })).toBeInTheDocument();
    expect(aloud()).toHaveTextContent('Reading the sheet');
    expect(await screen.findByText('clients.csv: 15 of 30 rows', {}, { timeout: 3_000 })).toBeInTheDocument();
    expect(aloud()).toHaveTextContent('Going through the rows');
  });

  it('says nothing anew of a batch that was done when the page was opened', async () => {
    open(`/clients?import=1&batch=${ID}`, () => ({ body: batchOf() }));
    expect(await screen.findByText('Total Rows')).toBeInTheDocument();
    expect(screen.queryByText('Import Completed')).toBeNull();
  });

  it('lists the columns that were not read', async () => {
    open(`/clients?import=1&batch=${ID}`, () => ({ body: batchOf({ unread: ['Zip', 'DOT #'] }) }));
    expect(await screen.findByText(/^Columns not imported: Zip, DOT #\./)).toBeInTheDocument();
  });

  it.each([
    ['is sent with the stored staff session', true],
    ['is sent without one where none is stored', false],
  ])('%s', async (_, stored) => {
    proves('RUL-387');
    const uploads = fakeUploads();
    localStorage.removeItem('staffSession');
    const session = { user: employee, role: 'employee', token: 't-1' };
    if (stored) localStorage.setItem('staffSession', JSON.stringify(session));
    open('/clients?import=1', () => ({ body: batchOf() }), employee);
    await screen.findByRole('button', { name: 'Upload File' });
    choose('clients.csv');
    await waitFor(() => expect(uploads).toHaveLength(1));
    const header = uploads[0]?.headers['x-staff-session'];
    if (stored)
      expect(JSON.parse(Buffer.from(header ?? '', 'base64url').toString('utf8'))).toMatchObject({ token: 't-1' });
    else expect(header).toBeUndefined();
  });

  it('says why a sheet was not taken', async () => {
    open(`/clients?import=1&batch=${ID}`, () => ({
      body: batchOf({ status: 'failed', reason: 'The sheet has no column Email.' }),
    }));
    expect(await screen.findByText('The sheet has no column Email.')).toBeInTheDocument();
  });

  it('clears all clients for an administrator who types the words', async () => {
    proves('SCR-569', 'MSG-152');
    const cleared = batchOf({ task: 'clear', name: 'Clear all clients', success: 7, failed: 0, errors: [] });
    const answers = [batchOf({ ...cleared, status: 'running' }), cleared];
    const { typist, server } = open(
      '/clients?import=1',
      () => ({ body: answers.length > 1 ? answers.shift() : answers[0] }),
      admin,
      { 'DELETE /api/clients/clear': () => ({ status: 202, body: outcome }) },
    );
    await typist.click(await screen.findByRole('button', { name: 'Clear All Clients' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await typist.click(dialog.getByRole('button', { name: 'Remove All' }));
    expect(server.sent('DELETE', '/api/clients/clear')).toHaveLength(0);
    await typist.type(dialog.getByRole('textbox'), 'Clear All Clients');
    await typist.click(dialog.getByRole('button', { name: 'Remove All' }));
    expect(await screen.findByText('Clients Cleared', {}, { timeout: 3_000 })).toBeInTheDocument();
    expect(screen.getByText('All existing clients have been removed')).toBeInTheDocument();
    const [sent] = server.sent('DELETE', '/api/clients/clear');
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({ wait: '0', confirm: 'Clear All Clients' });
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  const clearing = (batches: readonly Batch[], others: Record<string, Answering> = {}) => {
    const answers = [...batches];
    return open('/clients?import=1', () => ({ body: answers.length > 1 ? answers.shift() : answers[0] }), admin, {
      'DELETE /api/clients/clear': () => ({ status: 202, body: outcome }),
      ...others,
    });
  };
  const clearAll = async ({ typist }: ReturnType<typeof clearing>) => {
    await typist.click(await screen.findByRole('button', { name: 'Clear All Clients' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await typist.type(dialog.getByRole('textbox'), 'Clear All Clients');
    await typist.click(dialog.getByRole('button', { name: 'Remove All' }));
  };
  const clear = batchOf({ task: 'clear', name: 'Clear all clients', total: 7, success: 7, failed: 0, errors: [] });

  it('says that nothing was cleared where the batch failed, and offers no way back', async () => {
    proves('MSG-144');
    const app = clearing([{ ...clear, status: 'failed', success: 0, reason: 'It broke off.' }]);
    await clearAll(app);
    expect(await screen.findByText('Clear Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to clear clients')).toBeInTheDocument();
    expect(screen.queryByText('Clients Cleared')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it.each<[string, Partial<Batch>, string]>([
    ['all are back', { success: 7 }, 'The clients are back'],
    ['some are not', { success: 5, failed: 2 }, '5 of 7 clients are back'],
    ['it failed', { status: 'failed', success: 0, reason: 'It broke off.' }, 'Failed to bring the clients back'],
  ])('says after Undo when %s', async (_, came, text) => {
    proves('MSG-152');
    const restore = { ...clear, task: 'restore' as const, name: 'Take back: Clear all clients', ...came };
    const path = `POST /api/batches/${ID}/take-back`;
    const back = ID.replace(/1$/, '2');
    const app = clearing([clear], {
      [path]: () => ({ status: 202, body: { ...outcome, jobId: back } }),
      [`GET /api/batches/${back}`]: () => ({ body: { ...restore, id: back } }),
    });
    await clearAll(app);
    await app.typist.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('offers no clearing to who is no administrator', async () => {
    open('/clients?import=1', () => ({ body: batchOf() }), employee);
    await screen.findByRole('button', { name: 'Upload File' });
    expect(screen.queryByRole('button', { name: 'Clear All Clients' })).toBeNull();
  });

  it('takes expenses in as well: for the client of the list, told in their own words', async () => {
    const uploads = fakeUploads();
    const client = '019a0000-0000-7000-8000-0000000000c1';
    const batch = batchOf({ of: 'expense', name: 'expenses.csv' });
    const { typist } = open(`/expenses?clientId=${client}`, () => ({ body: batch }), admin, {
      'GET /api/expenses': () => ({ body: [] }),
      'GET /api/expenses/summary': () => ({ body: { total: '0.00', fuel: '0.00', owed: '0.00', thisMonth: '0.00' } }),
      'GET /api/names': () => ({ body: [{ id: client, name: 'Red Mesa' }] }),
    });
    await typist.click(await screen.findByRole('button', { name: 'Import Excel' }));
    await screen.findByRole('heading', { name: 'Import Expenses from Excel/CSV' });
    expect(screen.getByRole('link', { name: 'Download Template' })).toHaveAttribute(
      'href',
      '/api/expenses/import/template',
    );
    expect(screen.queryByRole('button', { name: /Clear All/ })).toBeNull();
    fireEvent.change(screen.getByLabelText('Sheet of expenses'), { target: { files: [new File(['x'], 'e.csv')] } });
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect([uploads[0]?.path, uploads[0]?.form.get('clientId')]).toEqual(['/api/expenses/import?wait=0', client]);
    uploads[0]?.answer({ status: 202, body: outcome });
    expect(await screen.findByText('Successfully imported 18 expenses')).toBeInTheDocument();
  });

  it('of an agent follows its own import', async () => {
    const agent = { ...admin, role: 'agent' as const, permissions: ['expenses.read', 'expenses.write'] };
    openApp(`/expenses?import=1&batch=${ID}`, {
      'GET /api/auth/user': () => ({ body: agent }),
      'GET /api/expenses': () => ({ body: [] }),
      'GET /api/expenses/summary': () => ({ body: { total: '0.00', fuel: '0.00', owed: '0.00', thisMonth: '0.00' } }),
      [`GET /api/expenses/import/${ID}`]: () => ({ body: batchOf({ of: 'expense' }) }),
    });
    expect(await screen.findByText('Total Rows')).toBeInTheDocument();
  });
});
