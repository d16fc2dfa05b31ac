import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { onScreen } from '../../../testing/portal-scene';
import { admin } from '../../../testing/prepared/people';
import { recordOfKit } from '../../../testing/kit-records';
import { redMesa } from '../../../testing/prepared/records';
import type { PaperRequest } from '../../../lib/api/api-types';
import { paperRequestKit } from '../../../features/compliance/obligations/papers/paper-request-kit';
import type { FuelTaxReturn, OpenReturn, QuarterReview } from '../../../features/compliance/ifta/returns/return-calls';

const [DRAFT, FILED] = ['0199f000-0000-7000-8000-000000000001', '0199f000-0000-7000-8000-000000000002'] as const;
const line = (over: Partial<OpenReturn['sections'][number]['lines'][number]>) => ({
  ...{ jurisdiction: 'VA', kind: 'tax' as const, rate: '0.3270', rateSource: 'the matrix', reason: null },
  ...{ totalMiles: 1_500, taxableMiles: 1_500, taxableGallons: 176, taxPaidGallons: 150, netTaxableGallons: 26 },
  ...{ tax: '8.74', interest: '0.00', total: '8.74', ...over },
});
const draft: FuelTaxReturn = {
  ...{ id: DRAFT, clientId: 'client-1', clientName: 'Red Mesa Transport', year: 2099, quarter: 'Q3', period: '3Q2099' },
  ...{ dueDate: '2099-11-02', status: 'draft', units: 'us', filing: 0, totalMiles: 5_540, totalGallons: 650 },
  ...{ due: '12.90', paid: '0.00', open: '12.90', score: null, trips: 42, fuelRows: 17, filedOn: null },
  ...{ reference: null, inputHash: 'a1', version: 1 },
  ...{ createdAt: '2026-10-10T15:00:00.000Z', updatedAt: '2026-10-10T15:00:00.000Z' },
  sections: [
    {
      ...{ fuelType: 'diesel', totalMiles: 5_540, totalGallons: 650, fleetMpg: '8.52' },
      lines: [
        line({}),
        line({ kind: 'surcharge', rate: '0.1430', tax: '25.17', total: '25.17', netTaxableGallons: 176 }),
        line({ jurisdiction: 'OR', rate: null, reason: 'Oregon has no IFTA rate', tax: '0.00', total: '0.00' }),
      ],
    },
  ],
  totals: {
    tax: '-23.40',
    surcharge: '36.30',
    interest: '0.00',
    penalty: '0.00',
    previousCredit: '0.00',
    due: '12.90',
  },
  vehicles: [
    { vehicleId: 'v-1', unit: '101', miles: '5540.0', estimatedMiles: '200.0', gallons: '650.000', leftOut: null },
    {
      vehicleId: 'v-2',
      unit: 'P7',
      miles: '90.0',
      estimatedMiles: '0.0',
      gallons: '8.000',
      leftOut: 'Under 26,001 lb',
    },
  ],
};
const overdue: FuelTaxReturn = {
  ...draft,
  id: 'late',
  year: 2020,
  period: '3Q2020',
  dueDate: '2020-11-02',
  due: '-50.47',
};
const filed: FuelTaxReturn = {
  ...draft,
  ...{ id: FILED, year: 2020, quarter: 'Q2', period: '2Q2020', dueDate: '2020-07-31', status: 'filed', filing: 1 },
  ...{ due: '63.93', open: '63.93', filedOn: '2020-07-30', score: 92 },
};
const opened = (of: FuelTaxReturn, over: Partial<OpenReturn> = {}): OpenReturn => ({
  ...{ ...of, isCurrent: true, warnings: [], changes: [], entries: [] },
  ...over,
});
const review: QuarterReview = {
  score: 87,
  findings: [
    {
      ...{
        rule: 'odometer_gap',
        weight: 3,
        sentence: '101: 214.0 miles are missing between 2099-07-03 and 2099-07-04',
      },
      records: [{ kind: 'vehicle', id: 'v-1' }],
      ask: { what: 'Trips of 101 between 07/03/2099 and 07/04/2099', why: 'Its odometer moved 214.0 miles.' },
    },
    {
      ...{ rule: 'receipt_twice', weight: 10, sentence: '100.000 gallons at Pilot on 2099-07-09 are there twice' },
      records: [
        { kind: 'expense', id: '7' },
        { kind: 'expense', id: '8' },
      ],
      ask: null,
    },
  ],
};
const STAMPS = {
  createdAt: '2026-10-10T15:00:00.000Z',
  updatedAt: '2026-10-10T15:00:00.000Z',
  removedAt: null,
};
const many = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } });
const open = (at = '/ifta/returns', answers: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/clients': () => ({ body: [redMesa] }),
    'GET /api/ifta/returns': ({ query }) =>
      many([draft, overdue, filed].filter(({ status }) => (query.get('status') ?? status) === status)),
    [`GET /api/ifta/returns/${DRAFT}`]: () => ({ body: opened(draft) }),
    [`GET /api/ifta/returns/${FILED}`]: () => ({ body: opened(filed) }),
    'GET /api/ifta/review': () => ({ body: review }),
    'GET /api/ifta/mileage-taxes': () => ({ body: { taxes: [], entered: [] } }),
    'GET /api/paper-requests': () => many([]),
    [`GET /api/audit/records/iftareturn/${DRAFT}`]: () => ({ body: [] }),
    [`GET /api/audit/records/iftareturn/${FILED}`]: () => ({ body: [] }),
    ...answers,
  });
const panelOf = async (title: RegExp | string) => within(await screen.findByRole('dialog', { name: title }));

beforeEach(() => onScreen('phone'));

describe('returns', () => {
  it('are listed with what each comes to, by when it is due and how it stands', async () => {
    proves('SCR-848', 'SCR-860..SCR-868', 'MSG-202', 'RUL-261', 'ENM-077');
    const { typist } = open();
    expect(await screen.findByText('Draft', { selector: 'article *, li *' })).toBeInTheDocument();
    expect(screen.getByText('Overdue')).toBeInTheDocument();
    expect(screen.getAllByText(/5,540 mi, 650 gal/)).toHaveLength(3);
    expect(screen.getByText(/\$12\.90, due 11\/02\/2099/)).toBeInTheDocument();
    expect(screen.getByText(/Refund \$50\.47, due 11\/02\/2020/)).toBeInTheDocument();
    expect(screen.getAllByText('Continue Filing')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Download Red Mesa Transport, Q2 2020' })).toHaveAttribute(
      'href',
      `/api/ifta/returns/${FILED}/pdf`,
    );
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'filed');
    await waitFor(() => expect(screen.queryByText('Overdue')).not.toBeInTheDocument());
  });

  it('of a client is worked out for the quarter that ended last', async () => {
    proves('SCR-869', 'MSG-203', 'RUL-260');
    const { typist, server, address } = open('/ifta/returns', {
      'POST /api/ifta/returns': () => ({ status: 201, body: draft }),
    });
    await typist.click(await screen.findByRole('button', { name: 'File Current Return' }));
    const dialog = await panelOf('File Current Return');
    await typist.click(dialog.getByRole('button', { name: 'Calculate' }));
    expect(await dialog.findByText('Choose a client')).toBeInTheDocument();
    await typist.click(dialog.getByRole('combobox', { name: /^Client/ }));
    await typist.click(await screen.findByRole('option', { name: 'Red Mesa Transport' }));
    await typist.selectOptions(dialog.getByLabelText(/^Quarter/), 'Q3');
    await typist.clear(dialog.getByLabelText(/^Year/));
    await typist.type(dialog.getByLabelText(/^Year/), '2099');
    await typist.type(dialog.getByLabelText(/^Previous Credit/), '5');
    await typist.click(dialog.getByRole('button', { name: 'Calculate' }));
    await waitFor(() => expect(address()).toBe(`/ifta/returns/${DRAFT}`));
    expect(server.sent('POST', '/api/ifta/returns')[0]?.body).toEqual({
      ...{ clientId: 'client-1', quarter: 'Q3', year: 2099, previousCredit: '5.00' },
    });
  });

  it('says under its field what the server has against it', async () => {
    const { typist } = open('/ifta/returns?new=1&clientId=client-1', {
      'POST /api/ifta/returns': () =>
        problem(409, 'There is one', [{ field: 'quarter', message: 'There is a return of this client already' }]),
    });
    const dialog = await panelOf('File Current Return');
    await typist.click(dialog.getByRole('button', { name: 'Calculate' }));
    expect(await dialog.findByText('There is a return of this client already')).toBeInTheDocument();
  });

  it('are empty at first', async () => {
    open('/ifta/returns', { 'GET /api/ifta/returns': () => many([]) });
    expect(await screen.findByText('No returns yet')).toBeInTheDocument();
  });
});

describe('a return', () => {
  it('says what is owed by when, its lines as the paper has them, and what it is made of', async () => {
    open(`/ifta/returns/${DRAFT}`);
    const panel = await panelOf(/Return of Q3 2099/);
    expect(panel.getByText('$12.90 is due by 11/02/2099.')).toBeInTheDocument();
    const table = within(panel.getByRole('table', { name: 'Lines of Diesel' }));
    const rows = table
      .getAllByRole<HTMLTableRowElement>('row')
      .map(({ cells }) => [...cells].map(({ textContent }) => textContent));
    expect(rows[0]).toEqual(
      'State,Rate,Total mi,Taxable mi,Taxable gal,Tax-paid gal,Net gal,Tax,Interest,Total'.split(','),
    );
    expect(rows[1]).toEqual(['VA', '0.3270', '1,500', '1,500', '176', '150', '26', '$8.74', '$0.00', '$8.74']);
    expect(rows[2]?.slice(0, 4)).toEqual(['VA surcharge', '0.1430', '', '']);
    expect(rows[3]?.[1]).toBe('None');
    expect(panel.getByRole('link', { name: '42 trips, 17 fuel purchases' })).toHaveAttribute(
      'href',
      '/ifta/records?clientId=client-1&quarter=3Q2099',
    );
    expect(panel.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', `/api/ifta/returns/${DRAFT}/pdf`);
    expect(panel.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', `/api/ifta/returns/${DRAFT}/csv`);
    const pack = `/api/ifta/returns/${DRAFT}/audit-pack`;
    expect(panel.getByRole('link', { name: 'Audit pack' })).toHaveAttribute('href', pack);
    expect(panel.getByRole('link', { name: 'Audit PDF' })).toHaveAttribute('href', `${pack}/pdf`);
  });

  it('leads to the journal entries that book it, for whoever sees the books', async () => {
    const entries = [{ id: 'entry-9', entryDate: '2020-07-30', amount: '63.93' }];
    const books = { [`GET /api/ifta/returns/${FILED}`]: () => ({ body: opened(filed, { entries }) }) };
    open(`/ifta/returns/${FILED}`, books);
    const panel = await panelOf(/Return of Q2 2020/);
    expect(panel.getByRole('link', { name: '07/30/2020, $63.93' })).toHaveAttribute(
      'href',
      '/accounting/bookkeeping?entry=entry-9',
    );
    cleanup();
    const employee = { ...admin, role: 'employee', permissions: ['ifta.read', 'records.read', 'dashboard.read'] };
    open(`/ifta/returns/${FILED}`, { ...books, 'GET /api/auth/user': () => ({ body: employee }) });
    const other = await panelOf(/Return of Q2 2020/);
    expect(other.getByText('Based on')).toBeInTheDocument();
    expect(other.queryByText('07/30/2020, $63.93')).not.toBeInTheDocument();
  });

  it('names its vehicles, those left out with the reason, and what an auditor would ask', async () => {
    const { typist } = open(`/ifta/returns/${DRAFT}`);
    const panel = await panelOf(/Return of Q3 2099/);
    await typist.click(panel.getByRole('tab', { name: 'Vehicles' }));
    expect(panel.getByText('Left out: Under 26,001 lb')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: '101' })).toHaveAttribute('href', '/clients/vehicles/v-1');
    await typist.click(panel.getByRole('tab', { name: 'Review' }));
    expect(await panel.findByText('87 of 100')).toBeInTheDocument();
    expect(panel.getByText(/214.0 miles are missing between 07\/03\/2099 and 07\/04\/2099/)).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Open vehicle' })).toHaveAttribute('href', '/clients/vehicles/v-1');
    expect(panel.getByRole('link', { name: 'Purchase 2' })).toHaveAttribute('href', '/expenses/8');
  });

  it('has the client asked for what only it can settle, in one click; its answer stands beside the finding', async () => {
    const what = 'Trips of 101 between 07/03/2099 and 07/04/2099';
    const request: PaperRequest = {
      ...(recordOfKit(paperRequestKit) as unknown as PaperRequest),
      ...{ id: 'r-1', clientId: 'client-1', what, status: 'asked', documentId: null, documentName: null },
      createdAt: '2026-10-12T15:00:00.000Z',
    };
    let requests: PaperRequest[] = [];
    const { typist, server } = open(`/ifta/returns/${DRAFT}`, {
      'GET /api/paper-requests': () => many(requests),
      'POST /api/ifta/review/ask': () => {
        requests = [request];
        const asked = { requestId: 'r-1', what, status: 'asked', askedAt: request.createdAt, isNew: true };
        return { body: { obligationId: 'o-1', asked: [asked] } };
      },
      'PATCH /api/paper-requests/r-1': () => ({ body: request }),
    });
    const panel = await panelOf(/Return of Q3 2099/);
    await typist.click(panel.getByRole('tab', { name: 'Review' }));
    expect(await panel.findByText('1 of these only the client can settle.')).toBeInTheDocument();
    await typist.click(panel.getByRole('button', { name: 'Ask the client' }));
    expect(await screen.findByText(/^1 paper asked for\. The client finds them/)).toBeInTheDocument();
    expect(server.sent('POST', '/api/ifta/review/ask')[0]?.body).toEqual({ clientId: 'client-1', quarter: '3Q2099' });
    expect(await panel.findByText(`${what}, asked for on 10/12/2026`)).toBeInTheDocument();
    expect(panel.getByText('The client answered 0 of 1 questions.')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Ask the client' })).not.toBeInTheDocument();
  });

  it('shows what the client answered, and takes it', async () => {
    const what = 'Trips of 101 between 07/03/2099 and 07/04/2099';
    const request = {
      ...(recordOfKit(paperRequestKit) as unknown as PaperRequest),
      ...{ id: 'r-1', clientId: 'client-1', what, status: 'answered' as const, documentId: 7, documentName: 'log.pdf' },
    };
    const { typist, server } = open(`/ifta/returns/${DRAFT}`, {
      'GET /api/paper-requests': () => many([request]),
      'PATCH /api/paper-requests/r-1': () => ({ body: { ...request, status: 'accepted' } }),
    });
    const panel = await panelOf(/Return of Q3 2099/);
    await typist.click(panel.getByRole('tab', { name: 'Review' }));
    expect(await panel.findByRole('link', { name: 'log.pdf' })).toHaveAttribute('href', '/documents/uploads/7');
    expect(panel.getByText('The client answered 1 of 1 questions.')).toBeInTheDocument();
    await typist.click(panel.getByRole('button', { name: `Accept: ${what}` }));
    await waitFor(() =>
      expect(server.sent('PATCH', '/api/paper-requests/r-1')[0]?.body).toEqual({ status: 'accepted' }),
    );
  });

  it.each([
    [
      'that somebody else asked before',
      () => ({
        body: {
          obligationId: 'o-1',
          asked: [
            { requestId: 'r-1', what: 'Trips', status: 'asked', askedAt: '2026-10-12T15:00:00.000Z', isNew: false },
          ],
        },
      }),
      'Nothing new: the client was asked on 10/12/2026.',
    ],
    [
      'that cannot be asked',
      () => problem(409, 'Nothing of 3Q2099 needs to be asked of the client'),
      'Nothing of 3Q2099 needs to be asked of the client',
    ],
  ])('says of a client %s', async (_which, answer, words) => {
    const { typist } = open(`/ifta/returns/${DRAFT}`, { 'POST /api/ifta/review/ask': answer });
    const panel = await panelOf(/Return of Q3 2099/);
    await typist.click(panel.getByRole('tab', { name: 'Review' }));
    await typist.click(await panel.findByRole('button', { name: 'Ask the client' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('is marked reviewed, or says why it cannot be', async () => {
    let tries = 0;
    const { typist, server } = open(`/ifta/returns/${DRAFT}`, {
      [`POST /api/ifta/returns/${DRAFT}/review`]: () =>
        (tries += 1) === 1
          ? problem(409, 'Trips, fuel or rates of 3Q2099 changed since the return was calculated')
          : { body: { ...draft, status: 'reviewed', score: 87 } },
    });
    const panel = await panelOf(/Return of Q3 2099/);
    await typist.click(panel.getByRole('button', { name: 'Mark reviewed' }));
    expect(await screen.findByText(/changed since the return was calculated/)).toBeInTheDocument();
    await typist.click(panel.getByRole('button', { name: 'Mark reviewed' }));
    expect(await screen.findByText('Reviewed, 87 of 100. File it next.')).toBeInTheDocument();
    expect(server.sent('POST', `/api/ifta/returns/${DRAFT}/review`)).toHaveLength(2);
  });

  it('is filed on a day; a day that cannot be is said under it', async () => {
    let tries = 0;
    const { typist, server } = open(`/ifta/returns/${DRAFT}?file=1`, {
      [`GET /api/ifta/returns/${DRAFT}`]: () => ({ body: opened({ ...draft, status: 'reviewed' }) }),
      [`POST /api/ifta/returns/${DRAFT}/file`]: () =>
        (tries += 1) === 1
          ? problem(400, 'No', [{ field: 'filedOn', message: 'The quarter is not over before 09/30/2099' }])
          : { body: { ...draft, status: 'filed' } },
    });
    const dialog = await panelOf('File the return of Q3 2099');
    await typist.type(dialog.getByLabelText(/^Reference/), 'NM-17');
    await typist.click(dialog.getByRole('button', { name: 'Record as Filed' }));
    expect(await dialog.findByText('The quarter is not over before 09/30/2099')).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Record as Filed' }));
    expect(await screen.findByText('Recorded as filed')).toBeInTheDocument();
    expect(server.sent('POST', `/api/ifta/returns/${DRAFT}/file`)[1]?.body).toMatchObject({ reference: 'NM-17' });
  });

  it('cannot be filed while a rate is missing, and leads to where it is entered', async () => {
    const warning = {
      code: 'RATE_MISSING',
      message: 'No rate for Ontario in 3Q2099',
      jurisdiction: 'ON',
      blocks: true,
    };
    open(`/ifta/returns/${DRAFT}`, {
      [`GET /api/ifta/returns/${DRAFT}`]: () => ({
        body: opened({ ...draft, due: null, open: null }, { warnings: [warning] }),
      }),
    });
    const panel = await panelOf(/Return of Q3 2099/);
    expect(panel.getByText('Cannot be filed: No rate for Ontario in 3Q2099')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Enter the rate' })).toHaveAttribute(
      'href',
      '/ifta/rates?quarter=3Q2099&rate=ON',
    );
    expect(panel.getByText(/A rate is missing, so what is owed is not known/)).toBeInTheDocument();
  });

  it('shows what changed since it was filed, and is amended with a reason', async () => {
    const changes: OpenReturn['changes'] = [
      { fuelType: 'diesel', jurisdiction: 'VA', kind: 'tax', what: 'gallons', filed: '150', now: '180' },
      { fuelType: 'diesel', jurisdiction: 'VA', kind: 'tax', what: 'tax', filed: '8.74', now: '-1.35' },
    ];
    const { typist, server } = open(`/ifta/returns/${FILED}`, {
      [`GET /api/ifta/returns/${FILED}`]: () => ({ body: opened(filed, { isCurrent: false, changes }) }),
      [`POST /api/ifta/returns/${FILED}/amend`]: () => ({ body: filed }),
    });
    const panel = await panelOf(/Return of Q2 2020/);
    const rows = within(panel.getByRole('table', { name: 'Changed since' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'LineFiledNow',
      'VA, Diesel: Gallons150180',
      'VA, Diesel: Tax$8.74-$1.35',
    ]);
    await typist.click(panel.getByRole('button', { name: 'Amend…' }));
    const dialog = await panelOf('Amend the return of Q2 2020');
    await typist.click(dialog.getByRole('button', { name: 'Record Amendment' }));
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Reason/), 'A late receipt');
    await typist.click(dialog.getByRole('button', { name: 'Record Amendment' }));
    await waitFor(() =>
      expect(server.sent('POST', `/api/ifta/returns/${FILED}/amend`)[0]?.body).toMatchObject({
        reason: 'A late receipt',
      }),
    );
  });

  it.each([
    ['filed', 'Record payment…', 'Payment for Q2 2020', 'Record Payment', 'pay', {}],
    [
      'paid',
      'Reverse payment…',
      'Reverse the payment for Q2 2020',
      'Reverse Payment',
      'payment/reverse',
      { reason: 'x' },
    ],
  ] as const)('that is %s: %s', async (status, button, title, submit, step, body) => {
    const { typist, server } = open(`/ifta/returns/${FILED}`, {
      [`GET /api/ifta/returns/${FILED}`]: () => ({ body: opened({ ...filed, status }) }),
      [`POST /api/ifta/returns/${FILED}/${step}`]: () => ({ body: filed }),
    });
    await typist.click((await panelOf(/Return of Q2 2020/)).getByRole('button', { name: button }));
    const dialog = await panelOf(title);
    if ('reason' in body) await typist.type(dialog.getByLabelText(/^Reason/), 'x');
    await typist.click(dialog.getByRole('button', { name: submit }));
    await waitFor(() => expect(server.sent('POST', `/api/ifta/returns/${FILED}/${step}`)[0]?.body).toMatchObject(body));
  });

  it('is worked out again with another credit, or discarded', async () => {
    const { typist, server } = open(`/ifta/returns/${DRAFT}`, {
      [`GET /api/ifta/returns/${DRAFT}`]: () => ({ body: opened(draft, { isCurrent: false }) }),
      [`POST /api/ifta/returns/${DRAFT}/draft`]: () => ({ body: draft }),
      [`POST /api/ifta/returns/${DRAFT}/discard`]: () => ({ body: { ...draft, status: 'discarded' } }),
    });
    const panel = await panelOf(/Return of Q3 2099/);
    expect(panel.getByText(/changed since it was calculated. Recalculate it/)).toBeInTheDocument();
    await typist.click(panel.getByRole('button', { name: 'Recalculate' }));
    const dialog = await panelOf('Recalculate Q3 2099?');
    await typist.type(dialog.getByLabelText(/^Previous Credit/), '9.5');
    await typist.click(dialog.getByRole('button', { name: 'Calculate' }));
    await waitFor(() =>
      expect(server.sent('POST', `/api/ifta/returns/${DRAFT}/draft`)[0]?.body).toEqual({ previousCredit: '9.50' }),
    );
    await typist.click(await (await panelOf(/Return of Q3 2099/)).findByRole('button', { name: 'Discard…' }));
    const question = within(await screen.findByRole('alertdialog'));
    await typist.click(question.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('The return is discarded')).toBeInTheDocument();
  });

  it('estimate mileage taxes where rates were entered, and say where none was; one is entered with its source', async () => {
    const rate = {
      ...{ id: 'rate-1', state: 'NY' as const, from: '2099-01-01', overPounds: 70_000, rate: '0.0500' },
      source: 'https://www.tax.ny.gov/bus/hut',
    };
    const { typist, server } = open(`/ifta/returns/${DRAFT}`, {
      'GET /api/ifta/mileage-taxes': () => ({
        body: {
          taxes: [
            { state: 'KY', miles: '900.0', amount: null, missing: ['no rate entered for Kentucky'], lines: [] },
            { state: 'NY', miles: '100.5', amount: '5.03', missing: [], lines: [] },
          ],
          entered: [rate],
        },
      }),
      'POST /api/ifta/mileage-rates': () => ({ status: 201, body: { ...rate, state: 'KY', version: 1, ...STAMPS } }),
    });
    const panel = await panelOf(/Return of Q3 2099/);
    const taxes = within(await panel.findByRole('region', { name: 'Mileage taxes' }));
    expect(await taxes.findByText('No rate entered for Kentucky.')).toBeInTheDocument();
    expect(taxes.getByText('$5.03')).toBeInTheDocument();
    expect(taxes.getByRole('link', { name: 'www.tax.ny.gov' })).toHaveAttribute('href', rate.source);
    await typist.click(taxes.getByRole('button', { name: 'Enter rate of Kentucky' }));
    const dialog = await panelOf('Enter Mileage Tax Rate');
    await typist.type(dialog.getByLabelText(/Over Pounds/), '59999');
    await typist.type(dialog.getByLabelText(/^Rate/), '0.02');
    await typist.type(dialog.getByLabelText(/Source/), 'A notice of 2099-01-02');
    await typist.click(dialog.getByRole('button', { name: 'Enter Rate' }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/ifta/mileage-rates')[0]?.body).toEqual({
        ...{ state: 'KY', from: '2099-07-01', overPounds: 59_999, rate: '0.02', source: 'A notice of 2099-01-02' },
      }),
    );
  });
});
