import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FieldOfPaper, ReadDocument } from '../../../../lib/api/api-types';
import { fakeApi, problem } from '../../../../testing/fake-api';
import { fakeUploads, fileOf } from '../../../../testing/fake-upload';
import { leastOfAnswer } from '../../../../testing/kit-records';
import { brokerOf, invoiceOf, loadOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { DocumentProcessing } from './document-processing';

const READING = '/api/documents/read';
const PAPER_ID = '01920000-0000-7000-8000-000000000001';
const fieldOf = (name: string, value: string | null, more: Partial<FieldOfPaper> = {}): FieldOfPaper => ({
  name,
  value,
  currency: null,
  confidence: 0.8,
  page: 1,
  line: 4,
  said: `${name}: ${value ?? ''}`,
  source: 'text',
  choices: [],
  ...more,
});
const total = fieldOf('total', '1000.00', { currency: 'USD', line: 9, said: 'Total Rate: $1,000.00' });
const PAPER: ReadDocument = {
  ...(leastOfAnswer('post', READING) as ReadDocument),
  id: PAPER_ID,
  kind: 'rate_confirmation',
  of: 2,
  fields: [
    fieldOf('broker', 'Prairie Star Carriers'),
    fieldOf('loadNumber', 'CH-5567'),
    total,
    fieldOf('pickup', 'Reno, NV'),
    fieldOf('delivery', 'Boise, ID'),
    fieldOf('pickupDate', '2026-07-12'),
  ],
  parties: [
    { name: 'broker', said: 'Prairie Star Carriers', record: { id: '4', name: 'Prairie Star Carriers' }, close: [] },
  ],
};

const open = (
  permissions = [...staffUser.permissions, 'loads.write', 'documents.write'],
  followed: ReadDocument[] = [],
) => {
  const uploads = fakeUploads();
  const server = fakeApi({
    'GET /api/brokers': () => ({ body: [brokerOf({ id: 4, name: 'Prairie Star Carriers' })] }),
    'GET /api/loads': () => ({ body: [loadOf({ id: 9, loadNumber: 'L-9' })] }),
    'POST /api/loads': () => ({ status: 201, body: loadOf({ id: 12, loadNumber: 'CH-5567' }) }),
    'PUT /api/loads/12/terms': () => ({ body: loadOf({ id: 12, loadNumber: 'CH-5567' }) }),
    [`POST ${READING}/page`]: () => ({ body: '', notOurs: 'a picture' }),
    [`POST ${READING}/${PAPER_ID}/saved`]: () => ({ status: 204 }),
    [`GET ${READING}/${PAPER_ID}`]: () => ({ body: followed.shift() }),
    'POST /api/invoices': () => ({ status: 201, body: invoiceOf({ id: 17, invoiceNumber: 'INV-17' }) }),
  });
  const { typist } = renderApp(<DocumentProcessing loadForm={() => null} />, { user: { ...staffUser, permissions } });
  const sentTo = (path: string) => uploads.filter((upload) => upload.path === path).at(-1);
  const choose = async (answer: ReadDocument) => {
    fireEvent.change(screen.getByLabelText('PDF to read'), {
      target: { files: [fileOf('confirmation.pdf', 'application/pdf')] },
    });
    await waitFor(() => expect(sentTo(READING)).toBeDefined());
    act(() => sentTo(READING)?.answer({ status: 200, body: answer }));
  };
  const approve = async () => {
    await typist.click(await screen.findByRole('button', { name: 'Approve & Create Invoice' }));
    return within(await screen.findByRole('dialog', { name: 'Create New Invoice' }));
  };
  return { typist, server, choose, approve, sentTo };
};

describe('the panel Document Processing', () => {
  it('takes a PDF, names it, and reads it at once', async () => {
    proves('SCR-346..SCR-350', 'MSG-090', 'MSG-091', 'RUL-199', 'RUL-200', 'ENM-061');
    const { choose } = open();
    expect(screen.getByLabelText('PDF to read')).toHaveAttribute('accept', '.pdf');
    await choose(PAPER);
    expect(screen.getByText('File Selected')).toBeInTheDocument();
    expect(screen.getByText('confirmation.pdf')).toBeInTheDocument();
    expect(await screen.findByText('$1,000.00')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Approve & Create Invoice' })).toBeInTheDocument();
  });

  it('opens the invoice filled: each field says where it was read, its line on focus; a changed one no more', async () => {
    const { typist, choose, approve } = open();
    await choose(PAPER);
    const dialog = await approve();
    const amount = dialog.getByLabelText(/^Load Amount/);
    expect(amount).toHaveValue('1,000.00');
    expect(dialog.getByText('Read from page 1, line 9')).toBeInTheDocument();
    await typist.click(amount);
    expect(dialog.getByText('Read from page 1, line 9: Total Rate: $1,000.00')).toBeInTheDocument();
    await typist.type(amount, '{Backspace}1');
    expect(dialog.queryByText(/line 9/)).toBeNull();
  }, 20_000);

  it('shows the page beside the fields, and the line that the field with the focus was read from', async () => {
    const { typist, server, choose, approve } = open();
    const second = fieldOf('dueDate', '2026-07-30', { page: 2, line: 3, said: 'Due: 07/30/2026' });
    await choose({ ...PAPER, fields: [...PAPER.fields, second] });
    const dialog = await approve();
    const paper = within(await dialog.findByRole('region', { name: 'The paper' }));
    expect(await paper.findByRole('img', { name: 'Page 1 of confirmation.pdf' })).toBeInTheDocument();
    await typist.click(dialog.getByLabelText(/^Load Amount/));
    expect(paper.getByText('Page 1, line 9: “Total Rate: $1,000.00”')).toBeInTheDocument();
    await typist.click(dialog.getByLabelText('Due Date'));
    expect(await paper.findByRole('img', { name: 'Page 2 of confirmation.pdf' })).toBeInTheDocument();
    expect(paper.getByText('Page 2, line 3: “Due: 07/30/2026”')).toBeInTheDocument();
    await typist.click(paper.getByRole('button', { name: 'Previous page' }));
    expect(await paper.findByRole('img', { name: 'Page 1 of confirmation.pdf' })).toBeInTheDocument();
    expect(server.sent('POST', `${READING}/page`)).toHaveLength(2);
  }, 20_000);

  it('of many pictures is followed page by page until it is read', async () => {
    const reading = (pages: number): ReadDocument => ({ ...PAPER, status: 'reading', fields: [], pages, of: 6 });
    const { choose } = open(undefined, [reading(2), PAPER]);
    await choose(reading(0));
    expect(await screen.findByText('Reading confirmation.pdf: page 3 of 6...')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Pages read' })).toHaveAttribute('aria-valuenow', '33');
    expect(screen.queryByRole('button', { name: 'Approve & Create Invoice' })).toBeNull();
    expect(await screen.findByText('$1,000.00', {}, { timeout: 4_000 })).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).toBeNull();
  }, 20_000);

  it('of many pictures says why it cannot be read', async () => {
    const reason = 'No text was found in this file.';
    const failed: ReadDocument = { ...PAPER, status: 'failed', reason, fields: [] };
    const { choose } = open(undefined, [failed]);
    await choose({ ...PAPER, status: 'reading', fields: [] });
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose a PDF' })).toBeEnabled();
  }, 20_000);

  it('saves the load, the invoice and the paper beside it', async () => {
    const { typist, server, choose, approve, sentTo } = open();
    await choose(PAPER);
    const dialog = await approve();
    await typist.click(dialog.getByRole('button', { name: 'Create Invoice' }));
    await waitFor(() => expect(sentTo('/api/documents/upload')).toBeDefined());
    act(() =>
      sentTo('/api/documents/upload')?.answer({ status: 201, body: leastOfAnswer('post', '/api/documents/upload') }),
    );
    expect(await screen.findByText('Invoice created successfully')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve & Create Invoice' })).toBeNull();
    expect(server.sent('POST', '/api/loads')[0]?.body).toMatchObject({
      loadNumber: 'CH-5567',
      brokerId: 4,
      pickupLocation: 'Reno, NV',
      dropoffLocation: 'Boise, ID',
      rate: '1000',
    });
    expect(server.sent('POST', '/api/invoices')[0]?.body).toEqual({
      brokerId: 4,
      amount: 1000,
      status: 'pending',
      loadId: 12,
    });
    expect(server.sent('POST', `${READING}/${PAPER_ID}/saved`).map(({ body }) => body)).toEqual([{ invoiceId: 17 }]);
  }, 20_000);

  it('keeps what it says of waiting with the load, in its words', async () => {
    const { typist, server, choose, approve } = open([...staffUser.permissions, 'loads.write']);
    const said = 'Detention $50.00/hr after 2 hours';
    const term = { ...total, said, line: 14, currency: null, choices: [] };
    const rate = { ...term, name: 'detentionRate', value: '50.00', currency: 'USD' as const };
    const free = { ...term, name: 'detentionFreeMinutes', value: '120' };
    const unsure = { ...term, name: 'layover', value: '150.00', confidence: 0.5, said: 'Layover $150?' };
    await choose({ ...PAPER, terms: [rate, free, unsure] });
    const dialog = await approve();
    await typist.click(dialog.getByRole('button', { name: 'Create Invoice' }));
    expect(await screen.findByText('Invoice created successfully')).toBeInTheDocument();
    expect(server.sent('PUT', '/api/loads/12/terms').map(({ body }) => body)).toEqual([
      { detentionRate: '50.00', detentionFreeMinutes: 120, line: said, source: 'paper' },
    ]);
  }, 20_000);

  it('that is read twice finds its load, and adds none', async () => {
    const { typist, server, choose, approve } = open([...staffUser.permissions, 'loads.write']);
    await choose({ ...PAPER, load: { id: 9, loadNumber: 'CH-5567', brokerId: 4, total: null } });
    const dialog = await approve();
    await typist.click(dialog.getByRole('button', { name: 'Create Invoice' }));
    expect(await screen.findByText('Invoice created successfully')).toBeInTheDocument();
    expect(server.sent('POST', '/api/loads')).toEqual([]);
    expect(server.sent('POST', '/api/invoices')[0]?.body).toMatchObject({ loadId: 9 });
  }, 20_000);

  it('fills in none of two totals before one is chosen', async () => {
    const choice = (value: string, line: number) => ({
      value,
      currency: 'USD' as const,
      page: 1,
      line,
      said: `Total ${value}`,
    });
    const two = { ...total, value: null, confidence: 0, choices: [choice('2150.00', 6), choice('2300.00', 7)] };
    const { typist, choose, approve } = open();
    await choose({ ...PAPER, fields: [two], warnings: ['The total can be two. Choose one.'] });
    let dialog = await approve();
    expect(dialog.getByLabelText(/^Load Amount/)).toHaveValue('');
    await typist.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('The total can be two. Choose one.')).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: '$2,300.00' }));
    dialog = await approve();
    expect(dialog.getByLabelText(/^Load Amount/)).toHaveValue('2,300.00');
  }, 20_000);

  it('about two loads is approved for the one that is chosen', async () => {
    const loadOfPaper = (nr: string, amount: string, load: ReadDocument['load']) => ({
      fields: [fieldOf('loadNumber', nr), { ...total, value: amount }],
      stops: [],
      load,
    });
    const known = { id: 9, loadNumber: '1002', brokerId: 4, total: null };
    const { typist, choose, approve } = open();
    await choose({
      ...PAPER,
      fields: [],
      loads: [loadOfPaper('1001', '900.00', null), loadOfPaper('1002', '800.00', known)],
    });
    const second = await screen.findByRole('button', { name: '1002' });
    expect(screen.queryByRole('button', { name: 'Approve & Create Invoice' })).toBeNull();
    await typist.click(second);
    expect((await approve()).getByLabelText(/^Load Amount/)).toHaveValue('800.00');
  }, 20_000);

  it('says why a file cannot be read, and of another paper what it says', async () => {
    const { choose, sentTo } = open();
    await choose({ ...PAPER, kind: 'unknown', fields: [], text: '<b>Dear partner</b>' });
    expect(await screen.findByText('<b>Dear partner</b>')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve & Create Invoice' })).toBeNull();
    fireEvent.change(screen.getByLabelText('PDF to read'), {
      target: { files: [fileOf('bad.pdf', 'application/pdf')] },
    });
    await screen.findByText('Reading bad.pdf...');
    act(() => sentTo(READING)?.answer(problem(500, 'x')));
    expect(await screen.findByText('The paper could not be read. Try again.')).toBeInTheDocument();
  });
});
