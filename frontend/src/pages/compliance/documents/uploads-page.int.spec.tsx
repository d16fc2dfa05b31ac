import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering, type CapturedRequest } from '../../../testing/fake-api';
import { fakeUploads, fileOf } from '../../../testing/fake-upload';
import { openApp } from '../../../testing/open-app';
import { clientUser, documentOf, officeUser, onScreen } from '../../../testing/portal-scene';
import { redMesa } from '../../../testing/prepared/records';

const first = documentOf({ id: 11, originalName: 'first.pdf', status: 'received' });
const second = documentOf({ id: 12, originalName: 'second.png', status: 'pending', mimeType: 'image/png' });
const third = documentOf({
  id: 13,
  originalName: 'third.docx',
  status: 'approved',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

const listed = ({ query }: CapturedRequest) => {
  const items = [first, second, third].filter(({ status }) => !query.get('status') || status === query.get('status'));
  return { body: items, headers: { 'x-total-count': String(items.length) } };
};

const office = (answers: Record<string, Answering> = {}): Record<string, Answering> => ({
  'GET /api/auth/user': () => ({ body: officeUser }),
  'GET /api/clients': () => ({ body: [redMesa] }),
  'GET /api/documents': listed,
  'GET /api/audit/records/document/11': () => ({ body: [] }),
  ...answers,
});

const open = async (path: string, answers?: Record<string, Answering>) => {
  const app = openApp(path, office(answers));
  await screen.findByRole('heading', { name: 'Documents', hidden: true });
  return app;
};
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => onScreen('phone'));

describe('the review queue', () => {
  it('is a screen of the staff with a count for every status that filters', async () => {
    const { typist, server, address } = await open('/documents/uploads');
    const counts = within(screen.getByRole('group', { name: 'Documents by status' }));
    await waitFor(() =>
      expect(counts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
        'Total3',
        'Received1',
        'Pending1',
        'Processed0',
        'Approved1',
        'Rejected0',
      ]),
    );
    expect(counts.getByRole('link', { name: /Total/ })).toHaveAttribute('aria-current', 'true');
    await typist.click(counts.getByRole('link', { name: /Pending/ }));
    await waitFor(() => expect(address()).toBe('/documents/uploads?status=pending'));
    expect(await screen.findByRole('link', { name: 'second.png' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'first.pdf' })).not.toBeInTheDocument());
    expect(server.sent('GET', '/api/documents').at(-1)?.query.get('status')).toBe('pending');
  });

  it('filters by type, client and words', async () => {
    const { typist, server } = await open('/documents/uploads');
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'bol');
    await typist.click(screen.getByRole('combobox', { name: 'Client' }));
    await typist.click(await screen.findByRole('option', { name: 'Red Mesa Transport' }));
    await typist.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'fuel{Enter}');
    await waitFor(() =>
      expect(Object.fromEntries(server.sent('GET', '/api/documents').at(-1)?.query ?? [])).toMatchObject({
        documentType: 'bol',
        clientId: 'client-1',
        q: 'fuel',
      }),
    );
  });

  it('is not part of the access of a client', async () => {
    const { server } = openApp('/documents/uploads', office({ 'GET /api/auth/user': () => ({ body: clientUser }) }));
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
    expect(server.sent('GET', '/api/documents')).toHaveLength(0);
  });

  it.each([
    ['nothing there', () => ({ body: [] }), 'No documents yet'],
    ['a failure', () => problem(500, 'x'), 'This did not load'],
  ])('has words for %s', async (_case, answer, words) => {
    await open('/documents/uploads', { 'GET /api/documents': answer });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('a document under review', () => {
  it('has an address, shows the PDF in place, and its history', async () => {
    const { typist } = await open('/documents/uploads/11');
    const panel = await drawer('first.pdf');
    expect(panel.getByTitle('Preview of first.pdf')).toHaveAttribute(
      'src',
      '/api/files/document-11?inline=1#navpanes=0&view=FitH',
    );
    expect(panel.getByText('Ben Yazzie')).toBeInTheDocument();
    await typist.click(panel.getByRole('tab', { name: 'History' }));
    expect(await panel.findByText('No history yet')).toBeInTheDocument();
  });

  it('shows pictures in place and Word documents as downloads', async () => {
    await open('/documents/uploads/12');
    expect((await drawer('second.png')).getByRole('img', { name: 'second.png' })).toHaveAttribute(
      'src',
      '/api/files/document-12?inline=1',
    );
  });

  it('offers what cannot be shown as a download', async () => {
    await open('/documents/uploads/13');
    const panel = await drawer('third.docx');
    expect(panel.getByText('No preview')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/api/files/document-13');
    expect(panel.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('is gone through by keyboard and by button', async () => {
    const { typist, address } = await open('/documents/uploads/11?status=');
    await drawer('first.pdf');
    await typist.keyboard('j');
    const panel = await drawer('second.png');
    expect(address()).toContain('/documents/uploads/12');
    expect(panel.getByText('2 of 3')).toBeInTheDocument();
    await typist.click(panel.getByRole('button', { name: 'Next' }));
    expect((await drawer('third.docx')).getByRole('button', { name: 'Next' })).toBeDisabled();
    await typist.keyboard('k');
    await drawer('second.png');
  });

  it.each([
    [first, 'Start review', 'pending', 'first.pdf is now pending'],
    [second, 'Mark processed', 'processed', 'second.png is now processed'],
    [second, 'Approve', 'approved', 'second.png is now approved'],
    [second, 'Put back', 'received', 'second.png is now received'],
    [third, 'Review again', 'pending', 'third.docx is now pending'],
  ] as const)('moves on: %#', async (document, button, status, notice) => {
    const path = `PATCH /api/documents/${document.id}/status`;
    const { typist, server } = await open(`/documents/uploads/${document.id}`, {
      [path]: () => ({ body: { ...document, status, version: 4 } }),
    });
    const panel = await drawer(document.originalName);
    await typist.click(panel.getByRole('button', { name: button }));
    expect(await screen.findByText(notice)).toBeInTheDocument();
    const [moved] = server.sent('PATCH', `/api/documents/${document.id}/status`);
    expect(moved?.body).toEqual({ status });
    expect(moved?.headers.get('if-match')).toBe('"3"');
  });

  it('is rejected with a reason only', async () => {
    const { typist, server } = await open('/documents/uploads/11', {
      'PATCH /api/documents/11/status': () => ({
        body: { ...first, status: 'rejected', reason: 'Blurred', version: 4 },
      }),
    });
    await typist.click((await drawer('first.pdf')).getByRole('button', { name: 'Reject' }));
    const dialog = await drawer('Reject first.pdf?');
    await typist.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/documents/11/status')).toHaveLength(0);
    await typist.type(dialog.getByLabelText(/^Reason/), 'Blurred');
    await typist.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await screen.findByText('first.pdf was rejected')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/documents/11/status')[0]?.body).toEqual({
      status: 'rejected',
      reason: 'Blurred',
    });
  });

  it('stays open after it left the filter, with the next one at hand', async () => {
    let moved = false;
    const queue = [
      documentOf({ id: 11, originalName: 'first.pdf' }),
      documentOf({ id: 14, originalName: 'fourth.pdf' }),
    ];
    const { typist } = await open('/documents/uploads/11?status=received', {
      'GET /api/documents': () => ({ body: moved ? queue.slice(1) : queue }),
      'GET /api/documents/11': () => ({ body: { ...first, status: 'pending', version: 4 } }),
      'PATCH /api/documents/11/status': () => {
        moved = true;
        return { body: { ...first, status: 'pending', version: 4 } };
      },
    });
    const panel = await drawer('first.pdf');
    await typist.click(panel.getByRole('button', { name: 'Start review' }));
    expect(await panel.findByRole('button', { name: 'Mark processed' })).toBeInTheDocument();
    await waitFor(() => expect(panel.queryByText(/^\d+ of \d+$/)).not.toBeInTheDocument());
    await typist.click(panel.getByRole('button', { name: 'Next' }));
    await drawer('fourth.pdf');
  });

  it('says when there is none at the address', async () => {
    await open('/documents/uploads/99', { 'GET /api/documents/99': () => problem(404, 'Document not found') });
    expect(await (await drawer('Document')).findByText('Not found')).toBeInTheDocument();
  });

  it('is only read without the permission to review', async () => {
    await open('/documents/uploads/11', {
      'GET /api/auth/user': () => ({ body: { ...officeUser, permissions: ['documents.read'] } }),
    });
    expect((await drawer('first.pdf')).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upload for a client', hidden: true })).not.toBeInTheDocument();
  });
});

describe('an upload on behalf of a client', () => {
  it('names the client', async () => {
    const uploads = fakeUploads();
    const { typist } = await open('/documents/uploads?new=1');
    const dialog = await drawer('Upload for a client');
    await typist.click(dialog.getByRole('button', { name: 'Upload Document' }));
    expect(await dialog.findByText('Choose a client')).toBeInTheDocument();
    await typist.click(await screen.findByRole('button', { name: 'Close notification' }));
    await typist.click(dialog.getByRole('combobox', { name: /^Client/ }));
    await typist.click(await screen.findByRole('option', { name: 'Red Mesa Transport', selected: false }));
    await typist.selectOptions(dialog.getByLabelText(/^Document Type/), 'w9');
    await typist.upload(dialog.getByLabelText(/^File/), fileOf('w9.pdf', 'application/pdf'));
    await typist.click(dialog.getByRole('button', { name: 'Upload Document' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(['clientId', 'documentType', 'userId'].map((name) => uploads[0]?.form.get(name))).toEqual([
      'client-1',
      'w9',
      officeUser.id,
    ]);
    uploads[0]?.answer({ body: documentOf({ id: 15 }) });
    expect(await screen.findByText('Document Uploaded')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
