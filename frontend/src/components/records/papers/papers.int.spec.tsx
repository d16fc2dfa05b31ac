import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { inShare } from '../../../../../testing/share';
import { slotsOf, type Paper } from '../../../lib/records/papers';
import type { AnyRecord, RecordKit } from '../../../lib/records/record-kit';
import { everyKit } from '../../../testing/every-form';
import { problem, type Answering } from '../../../testing/fake-api';
import { fakeUploads, fileOf } from '../../../testing/fake-upload';
import { leastOfAnswer, recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { toneOf } from '../../../testing/portal-scene';

type Typist = ReturnType<typeof openApp>['typist'];

const kits = everyKit()
  .filter(({ kind }) => slotsOf(kind).length > 0)
  .map((kit): [string, RecordKit<AnyRecord>] => [kit.what, kit]);

describe.each(kits.filter(([what], nr) => nr === 0 || inShare(what)))('the documents of a %s', (_, kit) => {
  const record = recordOfKit(kit);
  const path = `${kit.path}/${record.id}/documents`;
  const [slot = { slot: '', label: '', accept: [], mostBytes: 0, ends: false }] = slotsOf(kit.kind);
  const paperOf = (changes: Partial<Paper>): Paper => ({
    ...(leastOfAnswer('get', `${kit.path}/{id}/documents`) as Paper),
    documentType: slot.slot,
    ...changes,
  });
  const open = (papers: readonly Paper[], answers: Record<string, Answering> = {}, user: object = admin) =>
    // the part of the panel that shows them
    openApp(`${kit.at}/${record.id}?paper=0`, {
      'GET /api/auth/user': () => ({ body: user }),
      [`GET ${kit.path}`]: () => ({ body: [] }),
      [`GET ${kit.path}/${record.id}`]: () => ({ body: record }),
      [`GET ${path}`]: () => ({ body: papers }),
      ...answers,
    });
  const section = async () => within(await screen.findByRole('region', { name: 'Documents' }));
  /** Goes on where a paper of this type is first asked until when it is good. */
  const goOn = async (typist: Typist, end = '') => {
    if (!slot.ends) return;
    const dialog = within(await screen.findByRole('dialog', { name: `Upload ${slot.label}` }));
    if (end !== '') await typist.type(dialog.getByLabelText('Expiration Date (optional)'), end);
    await typist.click(dialog.getByRole('button', { name: 'Upload' }));
  };
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);

  it('tell name, type, until when they are good and how they stand, and open in a tab of their own', async () => {
    open([
      paperOf({ id: 3, originalName: 'old.pdf', expirationDate: '2026-01-31', standing: 'expired' }),
      paperOf({ id: 2, originalName: 'soon.pdf', expirationDate: '2026-04-01', standing: 'expiring' }),
      paperOf({ id: 1, originalName: 'good.pdf', expirationDate: '2028-01-01', standing: 'valid', notes: 'Front' }),
    ]);
    const rows = await Promise.all(['old.pdf', 'soon.pdf', 'good.pdf'].map(rowOf));
    expect(rows.map((row) => row.getByText(/^Expires/).textContent)).toEqual([
      'Expires 01/31/2026',
      'Expires 04/01/2026',
      'Expires 01/01/2028',
    ]);
    const chips = ['Expired', 'Expiring', 'Valid'].map((word, at) => toneOf(rows[at]?.getByText(word) as HTMLElement));
    expect(chips).toEqual(['error', 'warning', 'success']);
    expect(rows[2]?.getByText(slot.label)).toBeInTheDocument();
    expect(rows[2]?.getByText('Front')).toBeInTheDocument();
    const link = rows[0]?.getByRole('link', { name: 'View old.pdf' });
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual(['fileUrl?inline=1', '_blank']);
  });

  it('are uploaded with a button for each type', async () => {
    proves('MSG-165', 'RUL-340', 'RUL-441');
    const uploads = fakeUploads();
    const { typist } = open([]);
    const found = await section();
    const names = slotsOf(kit.kind).map(({ label }) => `Upload ${label}`);
    expect(found.getAllByRole('button', { name: /^Upload / }).map((each) => each.getAttribute('aria-label'))).toEqual(
      names,
    );
    const input = found.getByLabelText(`File for ${slot.label}`);
    expect(input).toHaveAttribute('accept', '.pdf,.jpg,.jpeg,.png');
    fireEvent.change(input, { target: { files: [fileOf('scan.pdf', 'application/pdf')] } });
    await goOn(typist, '10/31/2027');
    await waitFor(() => expect(uploads).toHaveLength(1));
    const [upload] = uploads;
    expect([upload?.path, upload?.form.get('documentType'), Boolean(upload?.headers['idempotency-key'])]).toEqual([
      path,
      slot.slot,
      true,
    ]);
    expect(upload?.form.get('expirationDate')).toBe(slot.ends ? '2027-10-31' : null);
    act(() => upload?.progress(40, 100));
    expect(await found.findByText('Uploading: 40%')).toBeInTheDocument();
    act(() => upload?.answer({ body: paperOf({ id: 1, originalName: 'scan.pdf' }) }));
    expect(await screen.findByText('Document uploaded successfully')).toBeInTheDocument();
  });

  // the part is one for all kinds: what else it does is tried with the first
  if (kit !== kits[0]?.[1]) return;

  it('are nothing yet, did not load, or are on their way', async () => {
    open([]);
    expect(await (await section()).findByText('No documents yet')).toBeInTheDocument();
  });
  it('that do not load can be asked for again', async () => {
    let asked = 0;
    const { typist } = open([], {
      [`GET ${path}`]: () => ((asked += 1) > 1 ? { body: [] } : problem(400, 'The sky fell')),
    });
    const found = await section();
    await typist.click(await found.findByRole('button', { name: 'Try again' }));
    expect(await found.findByText('No documents yet')).toBeInTheDocument();
  });

  it('that cannot be taken are refused before they are sent, or with the reason of the server', async () => {
    proves('MSG-161');
    const uploads = fakeUploads();
    const { typist } = open([]);
    const input = (await section()).getByLabelText(`File for ${slot.label}`);
    const send = (file: File) => fireEvent.change(input, { target: { files: [file] } });
    send(fileOf('setup.exe', 'application/octet-stream'));
    expect(
      await screen.findByText('This kind of file is not accepted. Use PDF, JPG, JPEG or PNG.'),
    ).toBeInTheDocument();
    send(fileOf('big.pdf', 'application/pdf', slot.mostBytes + 1_048_576));
    expect(await screen.findByText(/This file is 26\.0 MB\. Files can be up to 25\.0 MB/)).toBeInTheDocument();
    expect(uploads).toHaveLength(0);
    send(fileOf('fake.pdf', 'application/pdf'));
    await goOn(typist);
    await waitFor(() => expect(uploads).toHaveLength(1));
    act(() => uploads[0]?.answer(problem(415, 'The content of this file is not what its name says.')));
    expect(await screen.findByText(/The content of this file is not what its name says/)).toBeInTheDocument();
    send(fileOf('lost.pdf', 'application/pdf'));
    await goOn(typist);
    await waitFor(() => expect(uploads).toHaveLength(2));
    act(() => uploads[1]?.answer(problem(500, 'x')));
    expect(await screen.findByText('Failed to upload document')).toBeInTheDocument();
  });

  it('get an end and notes, in a dialog that the address keeps', async () => {
    const paper = paperOf({ id: 1, originalName: 'scan.pdf', expirationDate: null, notes: null });
    const { typist, server } = open([paper], {
      [`PATCH ${path}/1`]: () => ({ body: paper }),
    });
    await typist.click((await rowOf('scan.pdf')).getByRole('button', { name: 'Edit scan.pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit scan.pdf' }));
    await typist.type(dialog.getByLabelText('Expiration Date'), '10/31/2027');
    await typist.type(dialog.getByLabelText('Notes'), 'Front and back');
    await typist.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Document updated successfully')).toBeInTheDocument();
    expect(server.sent('PATCH', `${path}/1`).map(({ body }) => body)).toEqual([
      { expirationDate: '2027-10-31', notes: 'Front and back' },
    ]);
  });

  it('are removed, which is undone from its notice, and restored later', async () => {
    const paper = paperOf({ id: 1, originalName: 'scan.pdf' });
    const { typist, server } = open([paper], {
      [`GET ${path}`]: ({ query }) => ({ body: query.has('removed') ? [paper] : [paper] }),
      [`DELETE ${path}/1`]: () => ({ status: 204 }),
      [`POST ${path}/1/restore`]: () => ({ body: paper }),
    });
    await typist.click((await rowOf('scan.pdf')).getByRole('button', { name: 'Delete scan.pdf' }));
    await typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await typist.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Document restored')).toBeInTheDocument();
    const found = await section();
    await typist.click(found.getByRole('button', { name: 'Show removed documents' }));
    const removed = within(await found.findByRole('list', { name: 'Removed documents' }));
    await typist.click(removed.getByRole('button', { name: 'Restore scan.pdf' }));
    await waitFor(() => expect(server.sent('POST', `${path}/1/restore`)).toHaveLength(2));
  });

  it('are only looked at by who may not write', async () => {
    const reader = {
      ...admin,
      role: 'employee',
      isAdmin: false,
      permissions: [...admin.permissions.filter((each) => each.endsWith('.read')), `${kit.may}.read`],
    };
    open([paperOf({ id: 1, originalName: 'scan.pdf' })], {}, reader);
    const row = await rowOf('scan.pdf');
    expect(row.queryAllByRole('button')).toEqual([]);
    expect((await section()).queryAllByRole('button')).toEqual([]);
  });
});

it('there are kinds of records that have documents', () => expect(kits.length).toBeGreaterThan(0));
