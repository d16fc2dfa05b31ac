import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeUploads, fileOf } from '../../../../testing/fake-upload';
import { clientUser, documentOf, officeUser, onScreen } from '../../../../testing/portal-scene';
import { renderApp } from '../../../../testing/render-app';
import { UploadForm } from './upload-form';

const scan = fileOf('scan.pdf', 'application/pdf');
/** What is chosen is judged in the turn after. */
const judged = (deed: () => boolean) => act(() => Promise.resolve(deed()));
const open = (user = clientUser) => {
  const uploads = fakeUploads();
  const app = renderApp(<UploadForm />, { user });
  const form = within(screen.getByRole('form', { name: 'Upload a document' }));
  const field = () => form.getByLabelText<HTMLInputElement>(/^File/);
  const zone = () => field().parentElement as HTMLElement;
  const choose = (file: File) => judged(() => fireEvent.change(field(), { target: { files: [file] } }));
  const send = async () => {
    await app.typist.selectOptions(form.getByLabelText(/^Document Type/), 'w9');
    await choose(scan);
    await app.typist.click(form.getByRole('button', { name: 'Upload Document' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
  };
  return { ...app, uploads, form, field, zone, choose, send };
};

beforeEach(() => onScreen('desk'));

describe('the field for a file', () => {
  it.each([
    ['desk', 'Drop a file hereor click to choose one', 0],
    ['phone', 'Choose a filefrom this device', 1],
  ] as const)('on a %s says "%s" and has %i camera', (kind, words, cameras) => {
    onScreen(kind);
    const { zone } = open();
    expect(zone()).toHaveTextContent(words);
    expect(screen.queryAllByRole('button', { name: 'Take a photo' })).toHaveLength(cameras);
    expect(screen.queryAllByLabelText('Photo', { selector: 'input' })).toHaveLength(cameras);
  });

  it('names the file that was chosen, with its size, until it is removed', async () => {
    const { typist, form, zone, choose } = open();
    expect(form.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await choose(scan);
    expect(zone()).toHaveTextContent(/^scan\.pdf1 kB$/);
    await typist.click(form.getByRole('button', { name: 'Remove scan.pdf' }));
    expect(zone()).toHaveTextContent(/^Drop a file here/);
    expect(form.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('keeps the file when the choice of another one is given up', async () => {
    const { field, zone, choose } = open();
    await choose(scan);
    fireEvent.change(field(), { target: { files: [] } });
    expect(zone()).toHaveTextContent(/^scan\.pdf/);
  });

  it('takes the picture of a camera', async () => {
    onScreen('phone');
    const { zone } = open();
    const camera = screen.getByLabelText('Photo', { selector: 'input' });
    await judged(() => fireEvent.change(camera, { target: { files: [fileOf('photo.jpg', 'image/jpeg')] } }));
    expect(zone()).toHaveTextContent(/^photo\.jpg/);
  });

  it('shows where a file can be dropped while one is held over it', () => {
    const { zone } = open();
    expect(zone()).toHaveAttribute('data-over', 'false');
    expect(fireEvent.dragOver(zone())).toBe(false);
    expect(zone()).toHaveAttribute('data-over', 'true');
    fireEvent.dragLeave(zone());
    expect(zone()).toHaveAttribute('data-over', 'false');
  });

  it('takes a file that is dropped on it, and nothing that is none', async () => {
    const { zone } = open();
    fireEvent.dragOver(zone());
    expect(fireEvent.drop(zone(), { dataTransfer: { files: [] } })).toBe(false);
    expect(zone()).toHaveAttribute('data-over', 'false');
    expect(zone()).toHaveTextContent(/^Drop a file here/);
    await judged(() => fireEvent.drop(zone(), { dataTransfer: { files: [scan] } }));
    expect(zone()).toHaveTextContent(/^scan\.pdf/);
  });

  it('is wrong in its own place as long as its file cannot be taken', async () => {
    const { field, zone, form, choose, typist } = open();
    expect(zone()).toHaveAttribute('data-invalid', 'false');
    await choose(fileOf('empty.pdf', 'application/pdf', 0));
    expect(await form.findByText('This file is empty. Choose another one.')).toBeInTheDocument();
    expect(zone()).toHaveAttribute('data-invalid', 'true');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('This file is empty. Choose another one.');
    await typist.click(form.getByRole('button', { name: 'Remove empty.pdf' }));
    await waitFor(() => expect(zone()).toHaveAttribute('data-invalid', 'false'));
    expect(field()).toHaveAccessibleDescription('PDF, JPG, JPEG, PNG, DOC or DOCX, up to 25 MB');
  });

  it('is required', () => {
    expect(open().field()).toBeRequired();
  });

  it('takes nothing while its file is on its way', async () => {
    const { send, form, field, zone } = open();
    await send();
    expect(field()).toBeDisabled();
    expect(form.getByLabelText(/^Document Type/)).toBeDisabled();
    expect(form.queryByRole('button', { name: /^Remove/ })).toBeNull();
    fireEvent.dragOver(zone());
    expect(zone()).toHaveAttribute('data-over', 'false');
    fireEvent.drop(zone(), { dataTransfer: { files: [fileOf('other.pdf', 'application/pdf')] } });
    expect(zone()).toHaveTextContent(/^scan\.pdf/);
  });
});

describe('the form for an upload', () => {
  it.each([
    ['neither', false, false, ['Choose a document type', 'Choose a file']],
    ['no type', false, true, ['Choose a document type']],
    ['no file', true, false, ['Choose a file']],
  ])('names at its place what is missing: %s', async (_, withType, withFile, missing) => {
    const { typist, form, choose, uploads } = open();
    if (withType) await typist.selectOptions(form.getByLabelText(/^Document Type/), 'w9');
    if (withFile) await choose(scan);
    await typist.click(form.getByRole('button', { name: 'Upload Document' }));
    expect(await screen.findByText('Missing Information')).toBeInTheDocument();
    const texts = ['Choose a document type', 'Choose a file'].filter((words) => form.queryByText(words));
    expect(texts).toEqual(missing);
    expect(uploads).toHaveLength(0);
  });

  it('has nothing missing where its file is only unfit', async () => {
    const { typist, form, choose, uploads } = open();
    await typist.selectOptions(form.getByLabelText(/^Document Type/), 'w9');
    await choose(fileOf('run.exe', 'application/octet-stream'));
    await typist.click(form.getByRole('button', { name: 'Upload Document' }));
    expect(await form.findByText(/^This kind of file is not accepted/)).toBeInTheDocument();
    expect(screen.queryByText('Missing Information')).toBeNull();
    expect(uploads).toHaveLength(0);
  });

  it.each([
    ['a client', clientUser, '/client-portal/documents?q=fuel-receipts.pdf'],
    ['the office', officeUser, '/documents/uploads/9'],
  ] as const)('leads %s from its notice to what was uploaded', async (_, user, to) => {
    const { send, uploads } = open(user);
    await send();
    act(() => uploads[0]?.answer({ body: documentOf({ id: 9 }) }));
    expect(await screen.findByText('Document Uploaded')).toBeInTheDocument();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(to);
  });

  it('is empty and ready for the next one after that', async () => {
    const { send, uploads, form, zone } = open();
    await send();
    expect([...(uploads[0]?.form.keys() ?? [])]).toEqual(['documentType', 'userId', 'file']);
    act(() => uploads[0]?.answer({ body: documentOf({ id: 9 }) }));
    expect(await form.findByRole('button', { name: 'Upload Document' })).toBeEnabled();
    expect(zone()).toHaveTextContent(/^Drop a file here/);
    expect(form.getByLabelText(/^Document Type/)).toHaveValue('');
    expect(form.queryByRole('progressbar')).toBeNull();
  });

  it('counts the next upload from nothing', async () => {
    const { send, uploads, form, typist, choose } = open();
    await send();
    act(() => uploads[0]?.progress(80, 100));
    expect(await form.findByText('Uploading: 80%')).toBeInTheDocument();
    act(() => uploads[0]?.lose());
    expect(await screen.findByText('Upload Failed')).toBeInTheDocument();
    expect(form.queryByRole('progressbar')).toBeNull();
    await choose(scan);
    await typist.click(form.getByRole('button', { name: 'Upload Document' }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    expect(form.getByText('Uploading: 0%')).toBeInTheDocument();
  });
});
