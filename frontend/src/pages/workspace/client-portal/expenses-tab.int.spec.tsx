import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expenseKit } from '../../../features/accounting/expenses/expense-kit';
import type { Expense, ReadReceipt } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { problem, type Answering } from '../../../testing/fake-api';
import { fakeUploads, fileOf } from '../../../testing/fake-upload';
import { leastOfAnswer, recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { driverUser, onScreen, portalAnswers } from '../../../testing/portal-scene';

const PERMISSIONS = ['dashboard.read', 'portal.read', 'portal.write', 'driver.read', 'driver.write'];
const me = { ...driverUser, driverId: 7, permissions: PERMISSIONS };
const expenseOf = (over: Partial<Expense>): Expense => ({
  ...(recordOfKit(expenseKit) as unknown as Expense),
  id: 5,
  category: 'fuel',
  vendor: 'Pilot',
  amount: '412.80',
  gallons: '104.2',
  expenseDate: '2026-11-02',
  receiptUrl: null,
  ...over,
});
const open = (rows: readonly Expense[], answers: Record<string, Answering> = {}, at = '/client-portal/expenses') =>
  openApp(
    at,
    portalAnswers({
      'GET /api/auth/user': () => ({ body: me }),
      'GET /api/expenses': () => ({ body: rows }),
      'GET /api/loads': () => ({ body: [] }),
      ...answers,
    }),
  );
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Add Expense' }));
const added = { 'POST /api/expenses': () => ({ status: 201, body: expenseOf({}) }) };

/** Fills in what a toll needs, with a photo of its receipt. */
const addToll = async ({ typist }: ReturnType<typeof open>) => {
  const form = await dialog();
  await typist.selectOptions(form.getByLabelText(/^Category/), 'toll');
  await typist.type(form.getByLabelText(/^Amount/), '14');
  await typist.selectOptions(form.getByLabelText(/^Paid with/), 'driver');
  fireEvent.change(form.getByLabelText('Photo of the receipt'), {
    target: { files: [fileOf('receipt.jpg', 'image/jpeg')] },
  });
  expect(await form.findByText('receipt.jpg')).toBeInTheDocument();
  await typist.click(form.getByRole('button', { name: 'Add Expense' }));
};

let uploads: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  onScreen('phone');
  uploads = fakeUploads();
});
const sentTo = (path: string) => uploads.find((upload) => upload.path === path);
const READING = '/api/expenses/read-receipt';
const PAPERS = '/api/expenses/5/documents';

describe('the expenses of a driver', () => {
  it('tell what was spent, and whether the receipt is there', async () => {
    open([expenseOf({}), expenseOf({ id: 6, vendor: 'Loves', receiptUrl: '/api/files/expense-6-receipt-1' })]);
    const cards = within(await screen.findByRole('list', { name: 'My expenses' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^Pilot\$412\.80Fuel11\/02\/2026 · 104\.2 gal.*Receipt is missing$/),
      expect.stringMatching(/^Loves.*Receipt is there$/),
    ]);
  });

  it('are none yet: the first one is added, and nothing can be exported', async () => {
    const { typist, address } = open([]);
    expect(await screen.findByText('No expenses yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await typist.click(screen.getByRole('button', { name: 'Add Expense' }));
    await waitFor(() => expect(address()).toBe('/client-portal/expenses?new=1'));
  });

  it('are exported as they are listed, once there are many', async () => {
    const others = Array.from({ length: 18 }, (_, nr) => expenseOf({ id: 7 + nr }));
    const { typist } = open([
      expenseOf({}),
      expenseOf({ id: 6, vendor: 'Loves', receiptUrl: '/api/files/expense-6-receipt-1' }),
      ...others,
    ]);
    const lines = await exportedBy(typist);
    expect(lines[0]).toMatch(/Receipt"?$/);
    expect(lines).toHaveLength(21);
    expect(lines.slice(1, 3).map((line) => /(Yes|No)"?$/.exec(line)?.[1])).toEqual(['No', 'Yes']);
  });

  it('are added with a photo from the camera; what it was paid with is chosen, whose it is is not asked', async () => {
    const app = open([], added, '/client-portal/expenses?new=1');
    const form = await dialog();
    expect(form.getByLabelText('Photo of the receipt')).toHaveAttribute('capture', 'environment');
    for (const label of [/^Client/, /^Driver/, /^Vehicle/]) expect(form.queryByLabelText(label)).toBeNull();
    await app.typist.click(form.getByRole('button', { name: 'Add Expense' }));
    expect(await form.findByText('Choose what it was paid with')).toBeInTheDocument();
    await addToll(app);
    await waitFor(() => expect(uploads.map(({ path }) => path)).toEqual([READING, PAPERS]));
    act(() => sentTo(PAPERS)?.answer({ body: leastOfAnswer('get', '/api/expenses/{id}/documents') }));
    expect(await screen.findByText('Expense added successfully')).toBeInTheDocument();
    const [sent] = app.server.sent('POST', '/api/expenses');
    expect(sent?.body).toMatchObject({ category: 'toll', amount: '14.00', paidFrom: 'driver' });
    expect(sent?.body).not.toHaveProperty('clientId');
    expect(sentTo(PAPERS)?.form.get('documentType')).toBe('receipt');
  });

  it('are kept when the receipt is lost on its way, and say where to send it', async () => {
    const app = open([], added, '/client-portal/expenses?new=1');
    await addToll(app);
    await waitFor(() => expect(sentTo(PAPERS)).toBeDefined());
    act(() => sentTo(PAPERS)?.lose());
    const sentence = 'The expense was added without its receipt. Open the expense and upload it there.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.server.sent('POST', '/api/expenses')).toHaveLength(1);
  });

  it('open with their receipts, to which more can be added; nothing else can be done with them', async () => {
    const one = {
      'GET /api/expenses/5': () => ({ body: expenseOf({ paidFrom: 'driver' }) }),
      'GET /api/expenses/5/documents': () => ({ body: [] }),
    };
    open([], one, '/client-portal/expenses/5');
    const panel = within(await screen.findByRole('dialog', { name: 'Pilot' }));
    expect(panel.getByText('My own money')).toBeInTheDocument();
    expect(await panel.findByRole('button', { name: 'Upload Receipt' })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull();
  });

  it('are refused in words where the server says no', async () => {
    const app = open(
      [],
      { 'POST /api/expenses': () => problem(409, 'The office has not linked your sign-in to a driver yet') },
      '/client-portal/expenses?new=1',
    );
    await addToll(app);
    expect(await screen.findByText('The office has not linked your sign-in to a driver yet')).toBeInTheDocument();
  });

  it('are none for a sign-in that is linked to no driver', async () => {
    open([], { 'GET /api/auth/user': () => ({ body: { ...me, driverId: null } }) });
    expect(await screen.findByText('No driver file yet')).toBeInTheDocument();
  });
});

describe('the receipt of a new expense', () => {
  const photo = (form: Awaited<ReturnType<typeof dialog>>, name = 'receipt.jpg') =>
    fireEvent.change(form.getByLabelText('Photo of the receipt'), { target: { files: [fileOf(name, 'image/jpeg')] } });
  const readings = () => uploads.filter(({ path }) => path === READING);
  const answer = async (fields: ReadReceipt['fields'], nr = 1) => {
    await waitFor(() => expect(readings()).toHaveLength(nr));
    act(() => readings()[nr - 1]?.answer({ status: 200, body: { fields, text: 'x' } }));
  };
  const FUEL: ReadReceipt['fields'] = [
    { name: 'category', value: 'fuel', confidence: 'high' },
    { name: 'amount', value: '412.60', confidence: 'high' },
    { name: 'vendor', value: 'Pilot Travel Center', confidence: 'low' },
    { name: 'expenseDate', value: '2026-03-02', confidence: 'high' },
    { name: 'gallons', value: '104.217', confidence: 'high' },
    { name: 'jurisdiction', value: 'TX', confidence: 'high' },
  ];
  const CHECK_IT = 'Proposed from the receipt – check it.';

  it('proposes fields, says so at each of them until it is changed, and books nothing by itself', async () => {
    const { typist, server } = open([], added, '/client-portal/expenses?new=1');
    const form = await dialog();
    photo(form);
    expect(await form.findByText('Reading the receipt...')).toBeInTheDocument();
    expect(readings()[0]?.form.get('file')).toHaveProperty('name', 'receipt.jpg');
    await answer(FUEL);
    expect(await form.findByText('The receipt was read. Please check what it proposes.')).toBeInTheDocument();
    expect(form.getByLabelText(/^Category/)).toHaveValue('fuel');
    expect(form.getByLabelText(/^Amount/)).toHaveValue('412.60');
    expect(form.getByLabelText(/^Date/)).toHaveValue('03/02/2026');
    expect(form.getByLabelText(/^Gallons/)).toHaveValue('104.217');
    expect(form.getByLabelText(/^Jurisdiction/)).toHaveValue('TX');
    expect(form.getAllByText(CHECK_IT)).toHaveLength(6);
    await typist.type(form.getByLabelText(/^Vendor/), ' 412');
    expect(form.getAllByText(CHECK_IT)).toHaveLength(5);
    expect(server.sent('POST', '/api/expenses')).toHaveLength(0);
  });

  it('overwrites nothing that was typed, and its own proposals when another one is taken', async () => {
    const { typist } = open([], added, '/client-portal/expenses?new=1');
    const form = await dialog();
    await typist.type(form.getByLabelText(/^Amount/), '400.00');
    photo(form);
    await answer(FUEL);
    await waitFor(() => expect(form.getByLabelText(/^Vendor/)).toHaveValue('Pilot Travel Center'));
    expect(form.getByLabelText(/^Amount/)).toHaveValue('400.00');
    await typist.click(form.getByRole('button', { name: 'Remove receipt.jpg' }));
    photo(form, 'other.jpg');
    const other: ReadReceipt['fields'] = [
      { name: 'vendor', value: 'Speedco', confidence: 'high' },
      { name: 'amount', value: '99.00', confidence: 'high' },
    ];
    await answer(other, 2);
    await waitFor(() => expect(form.getByLabelText(/^Vendor/)).toHaveValue('Speedco'));
    expect(form.getByLabelText(/^Amount/)).toHaveValue('400.00');
  });

  it.each([
    [{ status: 200, body: { fields: [], text: '' } }, 'Nothing was found in the receipt. Please type the fields.'],
    [problem(400, 'No text was found in this file.'), 'No text was found in this file. Please type the fields.'],
    [problem(500, 'x'), 'The receipt could not be read. Please type the fields.'],
  ])('says when it cannot be read, and stays with the expense', async (said, words) => {
    open([], added, '/client-portal/expenses?new=1');
    const form = await dialog();
    photo(form);
    await waitFor(() => expect(sentTo(READING)).toBeDefined());
    act(() => sentTo(READING)?.answer(said));
    expect(await form.findByText(words)).toBeInTheDocument();
    expect(form.getByText('receipt.jpg')).toBeInTheDocument();
  });

  it('is a PDF or a picture', async () => {
    open([], added, '/client-portal/expenses?new=1');
    const form = await dialog();
    photo(form, 'setup.exe');
    expect(
      await screen.findByText('This kind of file is not accepted. Use PDF, JPG, JPEG or PNG.'),
    ).toBeInTheDocument();
    expect(uploads).toHaveLength(0);
  });
});
