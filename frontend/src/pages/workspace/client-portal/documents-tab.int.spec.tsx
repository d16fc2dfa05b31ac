import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../testing/fake-api';
import { fakeUploads, fileOf } from '../../../testing/fake-upload';
import type { ComplianceDocument } from '../../../lib/api/api-types';
import { complianceDocumentOf } from '../../../testing/prepared/compliance-documents';
import { openApp } from '../../../testing/open-app';
import {
  clientUser,
  documentOf,
  onScreen,
  portalAnswers as lists,
  someDocuments as documents,
  toneOf,
} from '../../../testing/portal-scene';

const rowOf = (name: string) => within(screen.getByText(name).closest('li') ?? document.body);

beforeEach(() => onScreen('desk'));

describe('the Documents tab', () => {
  it('lists name, type, status and a download for each document', async () => {
    proves('SCR-270..SCR-274', 'FLD-0056..FLD-0059', 'API-024');
    openApp('/client-portal/documents', lists({ 'GET /api/client-documents': () => ({ body: documents }) }));
    await screen.findByText('october.pdf');
    expect(rowOf('october.pdf').getByText('IFTA')).toBeInTheDocument();
    expect(rowOf('october.pdf').getByText('Received')).toBeInTheDocument();
    expect(rowOf('license.png').getByText('ID')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download w9.docx' })).toHaveAttribute('href', '/api/files/document-3');
    expect(rowOf('blurred.jpg').getByText('Too blurred to read')).toBeInTheDocument();
  });

  it('gives every status its colour beside its word', async () => {
    proves('SCR-275..SCR-277', 'RUL-099', 'ENM-011');
    openApp('/client-portal/documents', lists({ 'GET /api/client-documents': () => ({ body: documents }) }));
    await screen.findByText('october.pdf');
    const tones = ['Received', 'Pending', 'Processed', 'Approved', 'Rejected'].map((word) =>
      toneOf(screen.getByText(word)),
    );
    expect(tones).toEqual(['error', 'warning', 'success', 'success', 'error']);
  });

  it('says that there is nothing yet, and shows long lists in pages with a search', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      documentOf({ id: index + 1, originalName: `trip-${index + 1}.pdf` }),
    );
    const { typist } = openApp(
      '/client-portal/documents',
      lists({ 'GET /api/client-documents': () => ({ body: many }) }),
    );
    await screen.findByText('trip-1.pdf');
    expect(screen.getAllByRole('link', { name: /^Download/ })).toHaveLength(25);
    expect(screen.getByText('1–25 of 60')).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('trip-26.pdf')).toBeInTheDocument();
    await typist.type(screen.getByRole('searchbox', { name: 'Search documents' }), 'trip-59{Enter}');
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Download/ })).toHaveLength(1));
  });

  it('says when the list did not load', async () => {
    openApp('/client-portal/documents', lists({ 'GET /api/client-documents': () => problem(500, 'x') }));
    expect(await screen.findByText('This did not load')).toBeInTheDocument();
  });

  it('has an empty state', async () => {
    openApp('/client-portal/documents', lists());
    expect(await screen.findByText('No documents yet')).toBeInTheDocument();
  });
});

describe('the upload form', () => {
  const open = async (answers: Record<string, Answering> = {}) => {
    const uploads = fakeUploads();
    const app = openApp('/client-portal/documents', lists(answers));
    const form = within(await screen.findByRole('form', { name: 'Upload a document' }));
    const submit = () => app.typist.click(form.getByRole('button', { name: 'Upload Document' }));
    return { ...app, uploads, form, submit };
  };
  const file = () => screen.getByLabelText(/^File/);

  it('offers the seven types and the six kinds of file', async () => {
    proves('SCR-260..SCR-269', 'RUL-120', 'RUL-121', 'ENM-018', 'ENM-019', 'FLD-0118', 'FLD-0119');
    const { form } = await open();
    const options = within(form.getByLabelText(/^Document Type/)).getAllByRole('option');
    expect(options.map((option) => option.getAttribute('value')).filter(Boolean)).toEqual([
      'ifta',
      'invoice',
      'receipt',
      'bol',
      'id',
      'w9',
      'other',
    ]);
    expect(file()).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png,.doc,.docx');
    expect(form.getByText(/up to 25 MB/)).toBeInTheDocument();
  });

  it.each([
    ['neither', false, false],
    ['no file', true, false],
    ['no type', false, true],
  ])('asks for what is missing: %s', async (_case, withType, withFile) => {
    proves('MSG-069', 'RUL-118', 'RUL-119');
    const { typist, form, submit, uploads } = await open();
    if (withType) await typist.selectOptions(form.getByLabelText(/^Document Type/), 'ifta');
    if (withFile) await typist.upload(file(), fileOf('a.pdf', 'application/pdf'));
    await submit();
    expect(await screen.findByText('Missing Information')).toBeInTheDocument();
    expect(screen.getByText('Please select a file and document type.')).toBeInTheDocument();
    expect(uploads).toHaveLength(0);
  });

  it('sends file, type and user id, shows how far it is, says thank you and refreshes the list', async () => {
    proves('MSG-071', 'RUL-146', 'FLD-0120', 'API-027');
    const { typist, form, submit, uploads, server } = await open();
    await typist.selectOptions(form.getByLabelText(/^Document Type/), 'bol');
    await typist.upload(file(), fileOf('bol-18.pdf', 'application/pdf'));
    expect(form.getByText('bol-18.pdf')).toBeInTheDocument();
    await submit();
    await waitFor(() => expect(uploads).toHaveLength(1));
    const [upload] = uploads;
    expect([upload?.method, upload?.path, upload?.withCredentials]).toEqual(['POST', '/api/documents/upload', true]);
    expect([upload?.form.get('documentType'), upload?.form.get('userId')]).toEqual(['bol', 'user-9']);
    expect(upload?.form.get('file')).toHaveProperty('name', 'bol-18.pdf');
    act(() => upload?.progress(40, 100));
    expect(await form.findByText('Uploading: 40%')).toBeInTheDocument();
    expect(form.getByRole('progressbar', { name: 'Upload progress' })).toHaveAttribute('aria-valuenow', '40');
    expect(form.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    upload?.answer({ body: documentOf({ id: 9 }) });
    expect(await screen.findByText('Document Uploaded')).toBeInTheDocument();
    expect(
      screen.getByText('Your document has been uploaded successfully and is being processed.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(server.sent('GET', '/api/client-documents')).toHaveLength(2));
    expect(form.queryByText('bol-18.pdf')).not.toBeInTheDocument();
    expect(form.getByLabelText(/^Document Type/)).toHaveValue('');
  });

  it.each([
    [415, 'The file is not a PDF'],
    [413, 'Files can have up to 25 MB'],
    [400, 'The document type is not known'],
  ])('says when it failed, and with %s why', async (status, sentence) => {
    proves('MSG-070');
    const { typist, form, submit, uploads } = await open();
    await typist.selectOptions(form.getByLabelText(/^Document Type/), 'ifta');
    await typist.upload(file(), fileOf('a.pdf', 'application/pdf'));
    await submit();
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.answer(problem(status, sentence));
    expect(await screen.findByText('Upload Failed')).toBeInTheDocument();
    expect(screen.getByText('There was an error uploading your document. Please try again.')).toBeInTheDocument();
    expect(form.getByRole('alert')).toHaveTextContent(sentence);
    expect(form.getByText('a.pdf')).toBeInTheDocument();
  });

  it('says so when the connection is lost', async () => {
    proves('MSG-070');
    const { typist, form, submit, uploads } = await open();
    await typist.selectOptions(form.getByLabelText(/^Document Type/), 'ifta');
    await typist.upload(file(), fileOf('a.pdf', 'application/pdf'));
    await submit();
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.lose();
    expect(
      await screen.findByText('There was an error uploading your document. Please try again.'),
    ).toBeInTheDocument();
  });

  it('tells a file that is too large, empty or of another kind before it is sent', async () => {
    proves('RUL-120');
    const { form, submit, uploads, typist } = await open();
    await typist.selectOptions(form.getByLabelText(/^Document Type/), 'ifta');
    const drop = (dropped: File) => fireEvent.drop(file(), { dataTransfer: { files: [dropped] } });
    drop(fileOf('huge.pdf', 'application/pdf', 31 * 1024 * 1024));
    expect(await form.findByText('This file is 31.0 MB. Files can be up to 25 MB.')).toBeInTheDocument();
    drop(fileOf('trip.exe', 'application/octet-stream'));
    expect(
      await form.findByText('This kind of file is not accepted. Use PDF, JPG, JPEG, PNG, DOC or DOCX.'),
    ).toBeInTheDocument();
    drop(fileOf('empty.pdf', 'application/pdf', 0));
    expect(await form.findByText('This file is empty. Choose another one.')).toBeInTheDocument();
    await submit();
    expect(uploads).toHaveLength(0);
    drop(fileOf('fine.PDF', 'application/pdf', 25 * 1024 * 1024));
    await waitFor(() => expect(file()).toHaveAttribute('aria-invalid', 'false'));
    await submit();
    await waitFor(() => expect(uploads).toHaveLength(1));
  });

  it('can be stopped, without a failure notice', async () => {
    const { typist, form, submit, uploads } = await open();
    await typist.selectOptions(form.getByLabelText(/^Document Type/), 'ifta');
    await typist.upload(file(), fileOf('a.pdf', 'application/pdf'));
    await submit();
    await typist.click(await form.findByRole('button', { name: 'Cancel upload' }));
    expect(uploads[0]?.aborted).toBe(true);
    await waitFor(() => expect(form.getByRole('button', { name: 'Upload Document' })).toBeEnabled());
    expect(screen.queryByText('Upload Failed')).not.toBeInTheDocument();
  });

  it('takes a picture on a phone', async () => {
    onScreen('phone');
    const { typist } = await open();
    const camera = screen.getByLabelText('Photo', { selector: 'input' });
    expect(camera).toHaveAttribute('capture', 'environment');
    const opened = jest.fn();
    camera.addEventListener('click', opened);
    const button = screen.getByRole('button', { name: 'Take a photo' });
    expect(button.querySelector('input')).toBeNull();
    await typist.click(button);
    expect(opened).toHaveBeenCalledTimes(1);
  });
});

describe('the compliance documents of a client', () => {
  const at = (...documents: ComplianceDocument[]) =>
    openApp(
      '/client-portal/documents',
      lists({
        'GET /api/compliance-documents': () => ({ body: documents }),
        'GET /api/compliance-documents/doc-1/documents': () => ({ body: [] }),
      }),
    );
  const named = (id: string, title: string, changes: Partial<ComplianceDocument> = {}) =>
    complianceDocumentOf({ id, title, ...changes });

  it('tell what is due, how it was decided and why, and have files to send', async () => {
    const { typist } = at(
      named('doc-1', 'Oregon permit', { status: 'rejected', reason: 'The second page is missing' }),
      named('doc-2', 'Plates', { fileName: 'plates.pdf', fileUrl: '/api/files/compliancedocument-doc-2-document-1' }),
    );
    const list = within(await screen.findByRole('list', { name: 'Compliance documents' }));
    const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(texts[0]).toMatch(/Oregon permit.*Rejected.*The second page is missing.*Due 12\/31\/2999/);
    expect(list.getByRole('link', { name: 'Download plates.pdf' })).toHaveAttribute(
      'href',
      '/api/files/compliancedocument-doc-2-document-1',
    );
    await typist.click(list.getByRole('button', { name: 'Files of Oregon permit' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Oregon permit' }));
    expect(await panel.findByRole('button', { name: 'Upload Document' })).toBeInTheDocument();
    for (const name of ['Approve', 'Reject', 'Edit', 'Delete'])
      expect(panel.queryByRole('button', { name })).toBeNull();
  });

  it('are 25 on a page, whatever page the documents beside them are on', async () => {
    const { typist, address } = at(...Array.from({ length: 27 }, (_, nr) => named(`doc-${nr}`, `Paper ${nr}`)));
    const list = within(await screen.findByRole('list', { name: 'Compliance documents' }));
    expect(list.getAllByRole('listitem')).toHaveLength(25);
    await typist.click(screen.getByRole('button', { name: 'Next' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => /Paper \d+/.exec(textContent ?? '')?.[0])).toEqual([
      'Paper 25',
      'Paper 26',
    ]);
    expect(address()).toBe('/client-portal/documents?compliance.page=2');
  });

  const ADDED = complianceDocumentOf({ id: 'doc-9', title: 'Kentucky permit' });
  const adding = async () => {
    const uploads = fakeUploads();
    const shown: ComplianceDocument[] = [];
    const app = openApp(
      '/client-portal/documents',
      lists({
        'GET /api/compliance-documents': () => ({ body: shown }),
        'POST /api/compliance-documents': () => {
          shown.push(ADDED);
          return { status: 201, body: ADDED };
        },
      }),
    );
    await app.typist.click(await screen.findByRole('button', { name: 'Create Document' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Document' }));
    await app.typist.type(dialog.getByLabelText(/^Title/), 'Kentucky permit');
    return { ...app, uploads, dialog };
  };
  const sentTo = (server: { sent: (method: string, path: string) => readonly { body?: unknown }[] }) =>
    server.sent('POST', '/api/compliance-documents').map(({ body }) => body);

  it('are made by the client itself, of the seven types, for nobody else', async () => {
    proves('API-064');
    const { typist, dialog, server } = await adding();
    const types = within(dialog.getByLabelText(/^Document Type/)).getAllByRole('option');
    expect(types.map(({ textContent }) => textContent)).toEqual([
      'IRP Invoice',
      'IFTA Invoice',
      'Permit Invoice',
      'DOT Audit',
      'Safety Audit',
      '2290 Form',
      'Other',
    ]);
    for (const label of ['Client', 'Submitted Date', 'Status']) expect(dialog.queryByLabelText(label)).toBeNull();
    await typist.selectOptions(dialog.getByLabelText(/^Document Type/), 'Permit Invoice');
    await typist.click(dialog.getByRole('button', { name: 'Create Document' }));
    expect(await screen.findByText('Document Created')).toBeInTheDocument();
    expect(sentTo(server)).toEqual([
      expect.objectContaining({ documentType: 'permit_invoice', title: 'Kentucky permit' }),
    ]);
    expect(sentTo(server)[0]).not.toHaveProperty('clientId');
    expect(await screen.findByRole('list', { name: 'Compliance documents' })).toHaveTextContent('Kentucky permit');
  });

  it('take their file in the same form, and say when it did not arrive', async () => {
    const { typist, dialog, uploads } = await adding();
    const file = dialog.getByLabelText(/^File/, { selector: 'input' });
    fireEvent.change(file, { target: { files: [fileOf('permit.docx', 'application/msword')] } });
    expect(
      await dialog.findByText('This kind of file is not accepted. Use PDF, JPG, JPEG or PNG.'),
    ).toBeInTheDocument();
    fireEvent.change(file, { target: { files: [fileOf('permit.pdf', 'application/pdf')] } });
    expect(dialog.getByText('permit.pdf')).toBeInTheDocument();
    expect(dialog.queryByText(/^This kind of file/)).toBeNull();
    expect([file.getAttribute('accept'), file.getAttribute('aria-required')]).toEqual([
      '.pdf,.jpg,.jpeg,.png',
      'false',
    ]);
    await typist.click(dialog.getByRole('button', { name: 'Create Document' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect([uploads[0]?.path, uploads[0]?.form.get('documentType')]).toEqual([
      '/api/compliance-documents/doc-9/documents',
      'document',
    ]);
    expect(file).toBeDisabled();
    act(() => uploads[0]?.progress(40, 100));
    expect(await dialog.findByText('Uploading: 40%')).toBeInTheDocument();
    uploads[0]?.lose();
    expect(
      await screen.findByText('The document was created without its file. Open its files and upload it there.'),
    ).toBeInTheDocument();
  });

  it('say so where there are none yet', async () => {
    at();
    expect(await screen.findByText(/^Nothing here yet\. Create one for each state invoice/)).toBeInTheDocument();
  });

  it('have no place where there are none and none can be made', async () => {
    const permissions = clientUser.permissions.filter((permission) => permission !== 'portal.documents.write');
    openApp(
      '/client-portal/documents',
      lists({ 'GET /api/auth/user': () => ({ body: { ...clientUser, permissions } }) }),
    );
    await screen.findByText('No documents yet');
    expect(screen.queryByText('Compliance documents')).toBeNull();
  });
});
