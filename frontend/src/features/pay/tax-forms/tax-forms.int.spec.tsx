import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { onScreen } from '../../../testing/portal-scene';
import { admin } from '../../../testing/prepared/people';
import type { Generated, OpenTaxForm, TaxCalendar, TaxForm } from './tax-form-calls';

const [PENDING, FILED, SENT] = ['1', '2', '3'].map((nr) => `0199f000-0000-7000-8000-00000000000${nr}`) as [
  string,
  string,
  string,
];
const CONTRACTOR = '0199c000-0000-7000-8000-000000000001';
const pending: TaxForm = {
  ...{
    id: PENDING,
    clientId: null,
    clientName: null,
    contractorId: CONTRACTOR,
    contractorName: 'Maria Lopez',
    type: 'driver',
  },
  ...{ year: 2026, form: '1099-nec', sequence: 1, status: 'pending', name: 'Maria Lopez', total: '2400.00' },
  ...{ corrected: false, corrects: null, withFreight: false, soFar: false, filedOn: null, filedBy: null },
  ...{ reference: null, sentAt: null, sentTo: null, boxes: { '1': '2400.00' }, missing: [], taxId: '***-**-6789' },
  ...{ payerName: 'Blue Mile', address: '12 Oak St, Dallas, TX 75201', correctedBy: [], letter: null },
  ...{ version: 1, createdAt: '2027-01-10T15:00:00.000Z', updatedAt: '2027-01-10T15:00:00.000Z' },
};
const filed: TaxForm = {
  ...pending,
  ...{ id: FILED, status: 'filed', name: 'Night Dispatch Co', contractorName: 'Night Dispatch Co', total: '3100.00' },
  ...{ filedOn: '2027-01-20', filedBy: 'Avery Stone', reference: 'IRIS 4471', boxes: { '1': '3100.00', '4': '72.00' } },
};
const sent: TaxForm = {
  ...filed,
  ...{ id: SENT, name: 'Oak Towing', contractorName: 'Oak Towing', form: '1099-misc' },
  ...{ sentAt: '2027-01-21T15:00:00.000Z', sentTo: 'books@oak.test' },
};
const opened = (form: TaxForm, over: Partial<OpenTaxForm> = {}): OpenTaxForm => ({ ...form, changes: [], ...over });
const deadline = (form: string, to: string, due: string, nominal = due) => ({ form, to, title: form, nominal, due });
const calendar: TaxCalendar = {
  ...{ year: 2026, published: true, electronicFrom: 10 },
  deadlines: [
    deadline('1099-nec', 'irs', '2027-02-01', '2027-01-31'),
    deadline('1096', 'irs_paper', '2027-02-01', '2027-01-31'),
    deadline('1096', 'irs_paper', '2027-03-01', '2027-02-28'),
  ],
};
const preview: Generated = {
  soFar: true,
  prepared: [
    {
      ...{ id: null, contractorId: CONTRACTOR, contractorName: 'Maria Lopez', form: '1099-nec', total: '2400.00' },
      ...{ boxes: { '1': '2400.00' }, missing: ['W-9'] },
    },
  ],
  leftOut: [
    { contractorId: CONTRACTOR, contractorName: 'Maria Lopez', amount: '700.00', reason: 'Paid by card' },
    { contractorId: 'c-2', contractorName: 'Jonas Weber', amount: '450.00', reason: 'Below the threshold of the year' },
  ],
};
const keeper = {
  ...admin,
  permissions: [
    ...admin.permissions,
    ...['invoices.read', 'tax-forms.read', 'tax-forms.write', 'contractors.read', 'contractors.write'],
  ],
};
const many = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } });
const open = (at = '/accounting/1099', answers: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: keeper }),
    'GET /api/tax-forms': ({ query }) =>
      many([pending, filed, sent].filter(({ status }) => (query.get('status') ?? status) === status)),
    'GET /api/contractors': () => many([]),
    'GET /api/tax-forms/calendar': () => ({ body: calendar }),
    'GET /api/tax-forms/years': () => ({ body: { years: [2026, 2025, 2023, 2021] } }),
    [`GET /api/tax-forms/${PENDING}`]: () => ({ body: opened(pending) }),
    [`GET /api/tax-forms/${FILED}`]: () => ({ body: opened(filed) }),
    'POST /api/tax-forms/generate': () => ({ body: preview }),
    'GET /api/tax-forms/template': () => ({
      body: { form: '1099-nec', year: 2026, pasted: false, columns: ['Tax Year'], unknown: ['Office Code'] },
    }),
    ...answers,
  });
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** What React says of keys: two rows of one key are one row to it. */
const keys: string[] = [];
const { error } = console;
beforeEach(() => {
  onScreen('desk');
  console.error = (...said: unknown[]) => {
    if (/\bkeys?\b/.test(String(said[0]))) keys.push(said.join(' '));
    else error.apply(console, said);
  };
});
afterEach(() => {
  console.error = error;
  expect(keys.splice(0)).toEqual([]);
});

describe('the 1099 Forms tab', () => {
  it('says where the forms stand and by when they are due, rolled to a business day', async () => {
    proves('SCR-462..SCR-464', 'SCR-474..SCR-476', 'RUL-221', 'RUL-222', 'MSG-108..MSG-110');
    open();
    for (const title of ['1099-NEC Forms', 'Contractor Records', 'Tax Deadlines'])
      expect(await screen.findByRole('region', { name: title })).toBeInTheDocument();
    expect(await screen.findByText('1099 due Feb 1 2027')).toBeInTheDocument();
    expect(screen.getByText('1096 due Mar 1 2027')).toBeInTheDocument();
    const irs = screen.getByRole('link', { name: 'File with IRS' });
    expect(irs).toHaveAttribute('target', '_blank');
    expect(irs.getAttribute('href')).toMatch(/^https:\/\/www\.irs\.gov\//);
    expect(screen.getByRole('link', { name: 'Manage Contractors' })).toHaveAttribute('href', '/accounting/contractors');
  });

  it('lists the forms that were generated, each with what its status allows', async () => {
    proves('SCR-465..SCR-472', 'RUL-279', 'RUL-280');
    open();
    expect(await screen.findByRole('grid', { name: 'Generated forms' })).toBeInTheDocument();
    const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
    const called = (found: HTMLElement[]) => found.map((each) => each.textContent).filter(Boolean);
    const first = await row('Maria Lopez');
    expect(called(first.getAllByRole('button'))).toEqual(['Generate', 'Delete']);
    expect(first.getByRole('link', { name: 'Edit the contractor Maria Lopez' })).toHaveTextContent('Edit');
    const second = await row('Night Dispatch Co');
    expect(second.getByRole('link', { name: 'View the form of Night Dispatch Co' })).toHaveTextContent('View');
    expect(called(second.getAllByRole('button'))).toEqual(['Download', 'Email']);
    expect(called((await row('Oak Towing')).getAllByRole('button'))).toEqual(['Download', 'Resend']);
  });

  it('is narrowed by status, by a year with payments and by form', async () => {
    proves('SCR-473', 'SCR-477', 'SCR-478', 'RUL-278', 'RUL-412', 'RUL-414', 'ENM-073..ENM-075');
    open();
    await screen.findByRole('option', { name: '2021' });
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Status')).toEqual(['All statuses', 'Draft', 'Pending', 'Filed']);
    expect(options('Tax year')).toEqual(['All years', '2026', '2025', '2023', '2021']);
    expect(options('Form')).toEqual(['All forms', '1099-NEC', '1099-MISC']);
    expect(await screen.findByRole('row', { name: /Maria Lopez.*1099-NEC.*Pending/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Oak Towing.*1099-MISC.*Filed/ })).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'draft' } });
    expect(await screen.findByText('No forms found')).toBeInTheDocument();
  });

  it('shows who gets a form, who not and why, before anything is made', async () => {
    proves('SCR-451');
    const { typist, server } = open('/accounting/1099?generate=1');
    const dialog = await dialogOf('Generate 1099 Forms');
    const gets = within(await dialog.findByRole('table', { name: 'Who gets a form' }));
    expect(gets.getByText('Missing: W-9')).toBeInTheDocument();
    const left = within(dialog.getByRole('table', { name: 'What is left out' }));
    expect(left.getByText('Below the threshold of the year')).toBeInTheDocument();
    expect(dialog.getByText(/is not over: the forms are made so far/)).toBeInTheDocument();
    const sent = () => server.sent('POST', '/api/tax-forms/generate').map(({ body }) => body as { dryRun?: boolean });
    expect(sent().every(({ dryRun }) => dryRun === true)).toBe(true);
    await typist.click(dialog.getByRole('button', { name: 'Generate 1 form' }));
    expect(await screen.findByText('The forms are in the list')).toBeInTheDocument();
    expect(sent().filter(({ dryRun }) => !dryRun)).toHaveLength(1);
  });

  it('tells in the words of the server why nothing can be made', async () => {
    const message = 'The threshold for payments of 2027 is not published yet: nothing is prepared';
    open('/accounting/1099?generate=1', { 'POST /api/tax-forms/generate': () => problem(400, message) });
    const dialog = await dialogOf('Generate 1099 Forms');
    expect(await dialog.findByText(message)).toBeInTheDocument();
  });

  it('previews a form with its boxes, and what changed since it was filed', async () => {
    proves('SCR-445');
    const changes = [{ what: 'Box 1', filed: '$3,100.00', now: '$3,200.00' }];
    const { typist, server } = open(`/accounting/1099/${FILED}`, {
      [`GET /api/tax-forms/${FILED}`]: () => ({ body: opened(filed, { changes }) }),
      [`POST /api/tax-forms/${FILED}/correct`]: () => ({ status: 201, body: { ids: [PENDING] } }),
    });
    const panel = await dialogOf('1099-NEC Form Preview');
    const boxes = within(panel.getByRole('table', { name: 'Boxes' }));
    expect(boxes.getAllByRole('row').map((each) => each.textContent)).toEqual([
      'Box 1, Nonemployee compensation$3,100.00',
      'Box 4, Federal income tax withheld$72.00',
    ]);
    expect(panel.getByText('***-**-6789')).toBeInTheDocument();
    expect(panel.getByText('Driver')).toBeInTheDocument();
    expect(panel.getByText('Since it was filed: Box 1 was $3,100.00, is $3,200.00.')).toBeInTheDocument();
    await typist.click(panel.getByRole('button', { name: 'Correct' }));
    const dialog = await dialogOf('Correct a filed form');
    expect(dialog.getByText(/One form is made/)).toBeInTheDocument();
    await typist.selectOptions(dialog.getByLabelText(/^What is wrong/), 'Name, tax ID or kind of form');
    expect(dialog.getByText(/Two forms are made/)).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Begin Correction' }));
    await waitFor(() =>
      expect(server.sent('POST', `/api/tax-forms/${FILED}/correct`)[0]?.body).toEqual({ kind: 'identity' }),
    );
  });

  it('opens the page of the IRS, and records when a form was filed', async () => {
    const { typist, server } = open(`/accounting/1099?file=${PENDING}`, {
      [`POST /api/tax-forms/${PENDING}/file`]: () => ({ body: { ...pending, status: 'filed' } }),
    });
    const dialog = await dialogOf('File with IRS');
    await typist.type(dialog.getByLabelText(/^Reference/), 'IRIS 9');
    await typist.click(dialog.getByRole('button', { name: 'Record as Filed' }));
    expect(await screen.findByText('Recorded as filed')).toBeInTheDocument();
    expect(server.sent('POST', `/api/tax-forms/${PENDING}/file`)[0]?.body).toMatchObject({ reference: 'IRIS 9' });
  });

  it('says that a download failed', async () => {
    proves('MSG-118');
    const { typist } = open('/accounting/1099?status=filed', {
      [`GET /api/tax-forms/${FILED}/pdf`]: () => problem(500, 'Something went wrong'),
    });
    await typist.click(await screen.findByRole('button', { name: 'Download the form of Night Dispatch Co' }));
    expect(await screen.findByText('Download Failed')).toBeInTheDocument();
  });

  it('deletes a form that was not filed', async () => {
    const { typist, server } = open('/accounting/1099?status=pending', {
      [`DELETE /api/tax-forms/${PENDING}`]: () => ({ status: 204 }),
    });
    await typist.click(await screen.findByRole('button', { name: 'Delete the form of Maria Lopez' }));
    const question = within(await screen.findByRole('alertdialog'));
    await typist.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.sent('DELETE', `/api/tax-forms/${PENDING}`)).toHaveLength(1));
  });

  it.each([
    ['manage=1099-nec', '1099-NEC Forms Management'],
    ['manage=all', 'Manage All 1099 Forms'],
  ] as const)('manages the forms of a payer at once: %s', async (at, title) => {
    proves('SCR-453', 'SCR-454');
    open(`/accounting/1099?${at}`);
    const panel = await dialogOf(title);
    expect(await panel.findByRole('link', { name: 'Export CSV for IRIS' })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/tax-forms/export?'),
    );
    expect(await panel.findByText(/These stay empty: Office Code\./)).toBeInTheDocument();
    expect(panel.getByText(/only on its official stock/)).toBeInTheDocument();
  });

  it('has a calendar of the deadlines', async () => {
    proves('SCR-452');
    open('/accounting/1099?calendar=1');
    const panel = await dialogOf('Tax Calendar & Deadlines');
    const rows = within(await panel.findByRole('table', { name: 'Deadlines' })).getAllByRole('row');
    expect(rows.at(-1)).toHaveTextContent('03/01/20271096 (02/28/2027 is not a business day)');
  });

  it('is empty: a sentence says what comes here', async () => {
    open('/accounting/1099', { 'GET /api/tax-forms': () => many([]) });
    expect(await screen.findByText('No forms yet')).toBeInTheDocument();
  });
});
