import { screen, waitFor, within } from '@testing-library/react';
import { complianceDocumentOf } from '../../../testing/prepared/compliance-documents';
import { problem, type Answering, type CapturedRequest } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { clientUser, officeUser, onScreen } from '../../../testing/portal-scene';
import { redMesa } from '../../../testing/prepared/records';

const LABELS = ['IRP Invoice', 'IFTA Invoice', 'Permit Invoice', 'DOT Audit', 'Safety Audit', '2290 Form', 'Other'];

const plates = complianceDocumentOf({ id: 'doc-1', dueDate: '2020-01-31' });
const audit = complianceDocumentOf({
  id: 'doc-2',
  title: 'Audit of May',
  documentType: 'dot_audit',
  status: 'approved',
  amount: null,
  dueDate: null,
  expirationDate: '2020-05-01',
  standings: { expirationDate: 'expired' },
  fileName: 'audit.pdf',
  fileSize: 48_000,
  fileUrl: '/api/files/compliancedocument-doc-2-document-1',
});
const permit = complianceDocumentOf({
  id: 'doc-3',
  title: 'Oregon permit',
  documentType: 'permit_invoice',
  permitType: 'Oregon',
  status: 'rejected',
  reason: 'The second page is missing',
});
const all = [plates, audit, permit];

const listed = ({ query }: CapturedRequest) => {
  const items = all.filter(({ status }) => !query.get('status') || status === query.get('status'));
  return { body: items, headers: { 'x-total-count': String(items.length) } };
};
const open = (path: string, answers: Record<string, Answering> = {}) =>
  openApp(path, {
    'GET /api/auth/user': () => ({ body: officeUser }),
    'GET /api/clients': () => ({ body: [redMesa] }),
    'GET /api/compliance-documents': listed,
    ...Object.fromEntries(
      all.flatMap((document): [string, Answering][] => [
        [`GET /api/compliance-documents/${document.id}`, () => ({ body: document })],
        [`GET /api/compliance-documents/${document.id}/documents`, () => ({ body: [] })],
        [`GET /api/audit/records/compliancedocument/${document.id}`, () => ({ body: [] })],
      ]),
    ),
    ...answers,
  });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => onScreen('desk'));

describe('the documents', () => {
  it('counts them in all and by status; a count filters', async () => {
    proves('SCR-017', 'SCR-667..SCR-670', 'SCR-672', 'ENM-013', 'RUL-244');
    const { typist, server, address } = open('/documents');
    const counts = within(await screen.findByRole('group', { name: 'Documents by status' }));
    await waitFor(() =>
      expect(counts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Total3',
        'Pending1',
        'Processed0',
        'Approved1',
        'Rejected1',
      ]),
    );
    await typist.click(counts.getByRole('link', { name: /Approved/ }));
    await waitFor(() => expect(address()).toBe('/documents?status=approved'));
    expect(await screen.findByRole('link', { name: 'Audit of May' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Oregon permit' })).toBeNull());
    expect(server.sent('GET', '/api/compliance-documents').at(-1)?.query.get('status')).toBe('approved');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('approved');
  });

  it('lists them with what is due or over, by type, too', async () => {
    proves('SCR-671', 'SCR-681..SCR-688');
    const { typist, server } = open('/documents');
    const table = within(await screen.findByRole('grid', { name: 'Documents' }));
    await table.findByText('Audit of May');
    const texts = table.getAllByRole('row').map(({ textContent }) => textContent ?? '');
    expect(texts.find((text) => text.includes('Plates of 2027'))).toMatch(/IRP Invoice.*Pending.*Overdue/);
    expect(texts.find((text) => text.includes('Audit of May'))).toMatch(/DOT Audit.*Approved/);
    expect(texts.find((text) => text.includes('Audit of May'))).not.toContain('Overdue');
    const types = screen.getByRole('combobox', { name: 'Type' });
    expect(
      within(types)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All types', ...LABELS]);
    await typist.selectOptions(types, '2290_form');
    await waitFor(() =>
      expect(server.sent('GET', '/api/compliance-documents').at(-1)?.query.get('documentType')).toBe('2290_form'),
    );
  });

  it('downloads the latest file of one, and says so', async () => {
    proves('SCR-689', 'SCR-690', 'MSG-175');
    const { typist } = open('/documents');
    const link = await screen.findByRole('link', { name: 'Download audit.pdf' });
    expect(link).toHaveAttribute('href', '/api/files/compliancedocument-doc-2-document-1');
    expect(screen.getAllByRole('link', { name: /^Download / })).toHaveLength(1);
    link.addEventListener('click', (event) => event.preventDefault());
    await typist.click(link);
    expect(await screen.findByText('Download Started')).toBeInTheDocument();
  });

  it('creates one of every type, with its days and its amount', async () => {
    proves('SCR-673..SCR-680', 'MSG-174');
    const { typist, server } = open('/documents', {
      'POST /api/compliance-documents': () => ({ status: 201, body: plates }),
    });
    const [create] = await screen.findAllByRole('button', { name: 'Create Document' });
    await typist.click(create as HTMLElement);
    const dialog = await dialogOf('Create Document');
    await typist.click(dialog.getByRole('button', { name: 'Create Document' }));
    expect(await dialog.findByText('Title is required')).toBeInTheDocument();
    const type = dialog.getByLabelText(/^Document Type/);
    const options = within(type)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options.filter((label) => LABELS.includes(label ?? ''))).toEqual(LABELS);
    await typist.selectOptions(type, 'permit_invoice');
    await typist.type(dialog.getByLabelText(/^Title/), 'Oregon permit');
    await typist.type(dialog.getByLabelText(/^Permit Type/), 'Oregon');
    await typist.type(dialog.getByLabelText(/^Amount/), '218.4');
    await typist.type(dialog.getByLabelText(/^Notes/), 'By mail');
    expect(dialog.getByLabelText(/^Due Date/)).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Expiration Date/)).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Create Document' }));
    expect(await screen.findByText('Document Created')).toBeInTheDocument();
    expect(server.sent('POST', '/api/compliance-documents')[0]?.body).toMatchObject({
      documentType: 'permit_invoice',
      title: 'Oregon permit',
      permitType: 'Oregon',
      amount: '218.40',
      dueDate: null,
      notes: 'By mail',
    });
  });

  it('says when it was not created', async () => {
    proves('MSG-173');
    const { typist } = open('/documents?new=1', { 'POST /api/compliance-documents': () => problem(500, 'x') });
    const dialog = await dialogOf('Create Document');
    await typist.selectOptions(dialog.getByLabelText(/^Document Type/), 'other');
    await typist.type(dialog.getByLabelText(/^Title/), 'Letter');
    await typist.click(dialog.getByRole('button', { name: 'Create Document' }));
    expect(await screen.findByText('Failed to create document. Please try again.')).toBeInTheDocument();
  });

  it.each([
    ['nothing there', () => ({ body: [] }), 'No documents yet'],
    ['a failure', () => problem(500, 'x'), 'This did not load'],
  ])('has words for %s', async (_case, answer, words) => {
    open('/documents', { 'GET /api/compliance-documents': answer });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('is not part of the access of a client', async () => {
    const { server } = open('/documents', { 'GET /api/auth/user': () => ({ body: clientUser }) });
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
    expect(server.sent('GET', '/api/compliance-documents')).toHaveLength(0);
  });
});

describe('one document', () => {
  it.each([
    ['doc-1', 'Plates of 2027', 'Mark processed', 'processed', 'The document is now processed'],
    ['doc-1', 'Plates of 2027', 'Approve', 'approved', 'The document is now approved'],
    ['doc-2', 'Audit of May', 'Review again', 'pending', 'The document is pending again'],
    ['doc-3', 'Oregon permit', 'Review again', 'pending', 'The document is pending again'],
  ] as const)('%s moves on: %s, %s', async (id, title, button, status, notice) => {
    const document = all.find((each) => each.id === id) ?? plates;
    const { typist, server } = open(`/documents/${id}`, {
      [`PATCH /api/compliance-documents/${id}`]: () => ({ body: { ...document, status, reason: null, version: 4 } }),
    });
    await typist.click((await dialogOf(title)).getByRole('button', { name: button }));
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(server.sent('PATCH', `/api/compliance-documents/${id}`)[0]?.body).toEqual({ status });
  });

  it('is rejected with a reason only, which it tells', async () => {
    const { typist, server } = open('/documents/doc-1', {
      'PATCH /api/compliance-documents/doc-1': () => ({
        body: { ...plates, status: 'rejected', reason: 'Blurred', version: 4 },
      }),
    });
    await typist.click((await dialogOf('Plates of 2027')).getByRole('button', { name: 'Reject' }));
    const dialog = await dialogOf('Reject Plates of 2027?');
    await typist.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Reason/), 'Blurred');
    await typist.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('Plates of 2027 was rejected')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/compliance-documents/doc-1')[0]?.body).toEqual({
      status: 'rejected',
      reason: 'Blurred',
    });
  });

  it('says why it was rejected, and offers no rejection again', async () => {
    open('/documents/doc-3');
    const panel = await dialogOf('Oregon permit');
    expect(panel.getByText('The second page is missing')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Reject' })).toBeNull();
    expect(panel.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('is only read without the permission to write', async () => {
    open('/documents/doc-1', {
      'GET /api/auth/user': () => ({ body: { ...officeUser, permissions: ['documents.read'] } }),
    });
    const panel = await dialogOf('Plates of 2027');
    for (const name of ['Reject', 'Approve', 'Edit']) expect(panel.queryByRole('button', { name })).toBeNull();
  });

  it('at the address that an upload had leads to the upload', async () => {
    const { address } = open('/documents/11', {
      'GET /api/documents': () => ({ body: [] }),
      'GET /api/documents/11': () => problem(404, 'Document not found'),
    });
    await waitFor(() => expect(address()).toBe('/documents/uploads/11'));
  });
});
