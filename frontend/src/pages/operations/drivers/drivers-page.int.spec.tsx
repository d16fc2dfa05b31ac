import { screen, waitFor, within } from '@testing-library/react';
import type { Driver } from '../../../lib/api/api-types';
import type { Paper } from '../../../lib/records/papers';
import { driverKit } from '../../../features/operations/drivers/driver-kit';
import { problem, type Answering } from '../../../testing/fake-api';
import { leastOfAnswer, recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { toneOf } from '../../../testing/portal-scene';

const driverOf = (changes: Partial<Driver>): Driver => ({
  ...(recordOfKit(driverKit) as unknown as Driver),
  id: 7,
  firstName: 'Dana',
  lastName: 'Reyes',
  clientName: 'Red Mesa Transport',
  licenseNumber: 'D1234567',
  licenseState: 'TN',
  licenseClass: 'Class A',
  licenseExpiration: '2027-06-30',
  standings: { licenseExpiration: 'valid', medicalCertExpiration: null },
  keptUntil: null,
  keptBy: null,
  ...changes,
});
const dana = driverOf({});

const open = (drivers: readonly Driver[], answers: Record<string, Answering> = {}, at = '/drivers') =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/drivers': () => ({ body: drivers }),
    'GET /api/drivers/7': () => ({ body: drivers[0] ?? dana }),
    'GET /api/drivers/7/documents': () => ({ body: [] }),
    'GET /api/clients': () => ({ body: [] }),
    ...answers,
  });
const cardOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li') ?? document.body);

describe('the drivers', () => {
  it('stand under their title, and are on their way first', async () => {
    proves('SCR-579..SCR-581', 'MSG-154', 'MSG-217');
    open([dana], { 'GET /api/drivers': () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading drivers...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Drivers' })).toBeInTheDocument();
    expect(screen.getByText('Manage driver records, CDL information, and compliance documents')).toBeInTheDocument();
  });

  it('are none yet, which a button changes', async () => {
    proves('SCR-582', 'SCR-583', 'MSG-155', 'MSG-156');
    const { typist } = open([]);
    expect(await screen.findByText('No drivers found')).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Add First Driver' }));
    expect(await screen.findByRole('dialog', { name: 'Add Driver' })).toBeInTheDocument();
  });

  it('are cards with name, status, class and license, edit and delete', async () => {
    proves('SCR-584..SCR-590', 'RUL-238');
    const { server } = open([dana]);
    const card = await cardOf('Dana Reyes');
    expect(card.getByText('Active')).toBeInTheDocument();
    expect(card.getByText('Class A')).toBeInTheDocument();
    expect(card.getByText('D1234567 (TN)')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Edit Dana Reyes' })).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Delete Dana Reyes' })).toBeInTheDocument();
    expect(server.seen.filter(({ path }) => path.endsWith('/documents'))).toEqual([]);
  });

  it.each([
    ['active', 'Active', 'success'],
    ['inactive', 'Inactive', 'text'],
    ['terminated', 'Terminated', 'error'],
    ['on_leave', 'On leave', 'warning'],
  ] as const)('that are %s say so in the colour of it', async (status, word, tone) => {
    proves('SCR-592..SCR-595', 'RUL-285', 'ENM-052');
    open([driverOf({ employmentStatus: status })]);
    expect(toneOf((await cardOf('Dana Reyes')).getByText(word))).toBe(tone);
  });

  it('tell who they are, how they comply and their documents, under three tabs', async () => {
    proves('SCR-599..SCR-612', 'SCR-614', 'RUL-239');
    const full = driverOf({
      email: 'dana@ridgeline.test',
      phone: '(555) 010-2233',
      dateHired: '2020-01-15',
      endorsements: ['N', 'T'],
      drugTestResult: 'pass',
      drugTestDate: '2026-01-10',
      backgroundCheckResult: 'fail',
      backgroundCheckDate: '2026-01-11',
      medicalCertExpiration: '2026-04-30',
      standings: { licenseExpiration: 'valid', medicalCertExpiration: 'expiring' },
    });
    const { typist, server } = open([full], {}, '/drivers/7');
    const panel = within(await screen.findByRole('dialog', { name: 'Dana Reyes' }));
    expect(panel.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Info',
      'Compliance',
      'Documents',
      'History',
    ]);
    for (const words of ['dana@ridgeline.test', '(555) 010-2233', '01/15/2020', 'N, T'])
      expect(panel.getByText(words)).toBeInTheDocument();
    expect(panel.getByText(/06\/30\/2027/)).toBeInTheDocument();
    await typist.click(panel.getByRole('tab', { name: 'Compliance' }));
    for (const words of [/01\/10\/2026/, /01\/11\/2026/, /04\/30\/2026/])
      expect(panel.getByText(words)).toBeInTheDocument();
    expect(['Pass', 'Fail', 'Expiring'].map((word) => toneOf(panel.getByText(word)))).toEqual([
      'success',
      'error',
      'warning',
    ]);
    expect(server.sent('GET', '/api/drivers/7/documents')).toEqual([]);
    await typist.click(panel.getByRole('tab', { name: 'Documents' }));
    expect(await panel.findByText('No documents yet')).toBeInTheDocument();
  });

  it.each([
    ['pass', 'Pass', 'success'],
    ['fail', 'Fail', 'error'],
    ['pending', 'Pending', 'warning'],
  ] as const)('whose test is %s show it in its colour', async (result, word, tone) => {
    proves('SCR-596..SCR-598', 'RUL-286', 'ENM-053', 'ENM-054');
    const { typist } = open([driverOf({ drugTestResult: result })], {}, '/drivers/7');
    await typist.click(await screen.findByRole('tab', { name: 'Compliance' }));
    expect(toneOf(screen.getByText(word))).toBe(tone);
  });

  it('have a button for each type of document, and those that are there with name, type, end and a link', async () => {
    proves('SCR-613..SCR-618', 'RUL-237', 'RUL-238', 'FLD-0623', 'FLD-0624', 'ENM-055', 'ENM-056');
    const paper = {
      ...(leastOfAnswer('get', '/api/drivers/{id}/documents') as Paper),
      id: 1,
      documentType: 'medical_cert',
      originalName: 'card.pdf',
      expirationDate: '2027-03-01',
    };
    const answers = { 'GET /api/drivers/7/documents': () => ({ body: [paper] }) };
    const { typist } = open([dana], answers, '/drivers/7');
    await typist.click(await screen.findByRole('tab', { name: 'Documents' }));
    const row = within((await screen.findByText('card.pdf')).closest('li') ?? document.body);
    expect(row.getByText('Medical certificate')).toBeInTheDocument();
    expect(row.getByText('Expires 03/01/2027')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'View card.pdf' })).toHaveTextContent('View');
    const uploads = within(screen.getByRole('group', { name: 'Upload a document' }));
    expect(uploads.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'License',
      'Medical certificate',
      'Drug test',
      'Background check',
      'Employment form',
      'Other',
    ]);
  });
});

describe('a driver', () => {
  const ADD = [
    'First Name',
    'Last Name',
    'Client',
    'Email',
    'Phone',
    'Address',
    'License Number',
    'License State',
    'License Class',
    'License Expiration Date',
    'Employment Status',
  ];

  it('is added with what the dialog asks for', async () => {
    proves('SCR-619..SCR-633');
    proves('FLD-0607..FLD-0616', 'MSG-158', 'MSG-162', 'RUL-338', 'RUL-339');
    let asked = 0;
    const answer = () => ((asked += 1) > 1 ? { status: 201, body: dana } : problem(500, 'x'));
    const { typist, server } = open([], { 'POST /api/drivers': answer });
    await typist.click(await screen.findByRole('button', { name: 'Add Driver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Driver' }));
    for (const label of ADD) expect(dialog.getByLabelText(new RegExp(`^${label}`))).toBeInTheDocument();
    const offered = (label: RegExp) =>
      within(dialog.getByLabelText(label))
        .getAllByRole('option')
        .flatMap((option) => option.getAttribute('value') || []);
    expect(offered(/^License Class/)).toEqual(['Class A', 'Class B', 'Class C']);
    expect([offered(/^License State/).length, offered(/^License State/).slice(0, 3)]).toEqual([50, ['AL', 'AK', 'AZ']]);
    await typist.type(dialog.getByLabelText(/^First Name/), 'Dana');
    await typist.type(dialog.getByLabelText(/^Last Name/), 'Reyes');
    await typist.type(dialog.getByLabelText(/^License Number/), 'd1234567');
    await typist.selectOptions(dialog.getByLabelText(/^License State/), 'TN');
    await typist.selectOptions(dialog.getByLabelText(/^License Class/), 'Class A');
    await typist.type(dialog.getByLabelText(/^License Expiration Date/), '06/30/2027');
    await typist.click(dialog.getByRole('button', { name: 'Add Driver' }));
    expect(await screen.findByText('Failed to add driver')).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Add Driver' }));
    expect(await screen.findByText('Driver added successfully')).toBeInTheDocument();
    expect(server.sent('POST', '/api/drivers')[0]?.body).toMatchObject({
      firstName: 'Dana',
      lastName: 'Reyes',
      licenseNumber: 'd1234567',
      licenseState: 'TN',
      licenseClass: 'Class A',
      licenseExpiration: '2027-06-30',
      endorsements: [],
    });
  });

  it('is edited field by field, every one that is stored', async () => {
    proves('SCR-634..SCR-640', 'FLD-0617..FLD-0622', 'MSG-163');
    const { typist, server } = open([dana], { 'PATCH /api/drivers/7': () => ({ body: dana }) });
    await typist.click((await cardOf('Dana Reyes')).getByRole('button', { name: 'Edit Dana Reyes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Driver' }));
    const more = [
      'Date Of Birth',
      'Date Hired',
      'Endorsements',
      'Drug Test',
      'Background Check',
      'Medical Certificate',
    ];
    for (const label of [...ADD, ...more, 'Emergency Contact Name', 'Emergency Contact Phone', 'Notes'])
      expect(dialog.getAllByLabelText(new RegExp(`^${label}`)).length).toBeGreaterThan(0);
    await typist.type(dialog.getByLabelText(/^Endorsements/), 'N, T');
    await typist.type(dialog.getByLabelText(/^Notes/), 'Nights');
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Driver updated successfully')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/drivers/7')[0]?.body).toEqual({ endorsements: ['N', 'T'], notes: 'Nights' });
  });

  it('is deleted after a question that says what goes with it', async () => {
    proves('SCR-591', 'RUL-236', 'MSG-157', 'MSG-164');
    const { typist } = open([dana], { 'DELETE /api/drivers/7': () => ({ status: 204 }) });
    await typist.click((await cardOf('Dana Reyes')).getByRole('button', { name: 'Delete Dana Reyes' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/also deletes all associated documents/)).toHaveTextContent(/cannot be undone/);
    await typist.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Driver deleted successfully')).toBeInTheDocument();
    expect(screen.getByText('Undo')).toBeInTheDocument();
  });

  it.each<[string, Partial<Driver>, RegExp, string]>([
    [
      'at work',
      {},
      /three years after the employment \(49 CFR 391\.51\)/,
      'Kept during employment and for three years after (49 CFR 391.51)',
    ],
    [
      'whose employment ended',
      { employmentStatus: 'terminated', keptUntil: '2029-02-20', keptBy: '49 CFR 391.51' },
      /Kept until 02\/20\/2029 \(49 CFR 391\.51\): administrators can read the file until then\./,
      'Kept until 02/20/2029 (49 CFR 391.51)',
    ],
    [
      'who failed a test',
      { employmentStatus: 'terminated', keptUntil: '2031-01-10', keptBy: '49 CFR 382.401' },
      /Kept until 01\/10\/2031 \(49 CFR 382\.401\)/,
      'Kept until 01/10/2031 (49 CFR 382.401)',
    ],
  ])('%s says until when the file is kept, in the panel and before it is deleted', async (_, over, asked, text) => {
    const { typist } = open([driverOf(over)], {}, '/drivers/7');
    await typist.click(await screen.findByRole('tab', { name: 'Compliance' }));
    expect(screen.getByText(text)).toBeInTheDocument();
    const panel = within(await screen.findByRole('dialog', { name: 'Dana Reyes' }));
    await typist.click(panel.getByRole('button', { name: 'Delete' }));
    expect(within(await screen.findByRole('alertdialog')).getByText(asked)).toBeInTheDocument();
  });

  it('has the end of its employment corrected while it is terminated', async () => {
    const ended = driverOf({ employmentStatus: 'terminated', terminationDate: '2026-02-20' });
    const { typist, server } = open([ended], { 'PATCH /api/drivers/7': () => ({ body: ended }) });
    await typist.click((await cardOf('Dana Reyes')).getByRole('button', { name: 'Edit Dana Reyes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Driver' }));
    const day = dialog.getByLabelText(/^Termination Date/);
    await typist.clear(day);
    await typist.type(day, '02/23/2026');
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(server.sent('PATCH', '/api/drivers/7')[0]?.body).toEqual({ terminationDate: '2026-02-23' }),
    );
  });

  it('has no end of its employment to give while it is at work', async () => {
    const { typist } = open([dana]);
    await typist.click((await cardOf('Dana Reyes')).getByRole('button', { name: 'Edit Dana Reyes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Driver' }));
    expect(dialog.queryByLabelText(/^Termination Date/)).toBeNull();
    await typist.selectOptions(dialog.getByLabelText(/^Employment Status/), 'terminated');
    expect(await dialog.findByLabelText(/^Termination Date/)).toBeInTheDocument();
  });

  it.each<[string, string, Record<string, Answering>, (typist: ReturnType<typeof open>['typist']) => Promise<void>]>([
    [
      'deleted',
      'Failed to delete driver',
      { 'DELETE /api/drivers/7': () => problem(500, 'x') },
      async (typist) => {
        await typist.click((await cardOf('Dana Reyes')).getByRole('button', { name: 'Delete Dana Reyes' }));
        await typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
      },
    ],
    [
      'updated',
      'Failed to update driver',
      { 'PATCH /api/drivers/7': () => problem(500, 'x') },
      async (typist) => {
        await typist.click((await cardOf('Dana Reyes')).getByRole('button', { name: 'Edit Dana Reyes' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'Edit Driver' }));
        await typist.type(dialog.getByLabelText(/^Notes/), 'x');
        await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
      },
    ],
  ])('that cannot be %s says so', async (_, words, answers, act) => {
    proves('MSG-159', 'MSG-160');
    const { typist } = open([dana], answers);
    await act(typist);
    await waitFor(() => expect(screen.getByText(words)).toBeInTheDocument());
  });
});
