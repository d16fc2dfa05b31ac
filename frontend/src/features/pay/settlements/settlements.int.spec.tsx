import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { driverUser, onScreen, portalAnswers } from '../../../testing/portal-scene';
import { admin } from '../../../testing/prepared/people';
import type { Answer } from '../../../lib/api/api-types';
import type { OpenSettlement, Settlement, SettlementLine, SettlementRun } from './settlement-calls';

const stored = { version: 4, createdAt: '2026-11-23T15:00:00.000Z', updatedAt: '2026-11-23T15:00:00.000Z' };
const line = (over: Partial<SettlementLine> & Pick<SettlementLine, 'id' | 'text'>): SettlementLine => ({
  ...{ kind: 'earning', source: { kind: 'load', id: '7' }, base: '2400.00', unit: '%', rate: '70.0000' },
  ...{ amount: '1680.00', accountNumber: '5200', after: null, mark: null, reason: null },
  ...over,
});
const year = { gross: '1755.00', reimbursements: '120.00', deductions: '929.87', net: '945.13' };
const draft: Settlement = {
  ...{ id: 3, number: 'S-3', clientId: null, clientName: null, driverId: 7, driverName: 'Dana Reyes' },
  ...{ from: '2026-11-16', to: '2026-11-22', status: 'draft', carried: '0.00', ...year },
  ...{ approvedOn: null, bookedOn: null, paidOn: null, method: null, reference: null, discardReason: null },
  ...{ sentAt: null, sentTo: null, letter: null, disputes: [] },
  lines: [
    line({ id: 1, text: 'Load L-7: 70 % of linehaul' }),
    line({
      id: 2,
      text: 'Detention',
      amount: '75.00',
      base: '1',
      unit: 'line',
      rate: '75.00',
      mark: 'added',
      reason: 'Dock',
    }),
    line({
      id: 3,
      kind: 'reimbursement',
      text: 'Lumper',
      amount: '120.00',
      base: '1',
      unit: 'expense',
      rate: '120.00',
    }),
    line({
      id: 4,
      kind: 'deduction',
      text: 'Escrow',
      amount: '929.87',
      base: '1',
      unit: 'settlement',
      after: '1029.87',
    }),
  ],
  leftOut: [{ source: { kind: 'load', id: '9' }, name: 'L-9', reason: 'The load has no rate' }],
  balances: [
    { pocket: 'advance', before: '0.00', after: '0.00' },
    { pocket: 'escrow', before: '100.00', after: '1029.87' },
  ],
  ...stored,
};
const disputed: Settlement = {
  ...draft,
  ...{ id: 4, number: 'S-4', status: 'paid', paidOn: '2026-11-24', approvedOn: '2026-11-23' },
  disputes: [
    {
      ...{ lineId: 1, state: 'open', holdsPayment: false },
      messages: [{ by: 'driver', message: 'It paid 2,500', on: '2026-11-25' }],
    },
  ],
};
const run: SettlementRun = {
  ...{ id: '0199f000-0000-7000-8000-00000000000a', clientId: null, clientName: null, from: draft.from, to: draft.to },
  ...{ status: 'done', done: 2, total: 2, prepared: 1, reason: null, orderedBy: 'Avery Stone' },
  outcomes: [
    { driverId: 7, driverName: 'Dana Reyes', settlementId: 3, number: 'S-3', reason: null },
    { driverId: 8, driverName: 'Jonas Weber', settlementId: null, number: null, reason: 'L-9: The load has no rate' },
  ],
  removedAt: null,
  ...stored,
};
const TERMS = { ownerOperator: false, escrowRate: null, interest: '0.00', interestThrough: null };
const account: Answer<'DriverPay'> = {
  ...{ current: true, advance: '300.00', escrow: '1029.87', carry: '0.00', year },
  ...TERMS,
  recoveries: [{ ruleId: 'r-1', taken: '250.00' }],
};
const moved: Answer<'DriverAccount'> = {
  ...{ id: 'firm.7', clientId: null, clientName: null, driverId: 7, driverName: 'Dana Reyes' },
  ...{ advance: '800.00', escrow: '1029.87', carry: '0.00' },
  ...TERMS,
  ...stored,
};
const opened = (settlement: Settlement): OpenSettlement => ({ ...settlement, year, deadlines: null });
const keeper = {
  ...admin,
  permissions: [
    ...admin.permissions,
    ...['settlements.read', 'settlements.write', 'settlements.approve', 'payments.write', 'drivers.read'],
  ],
};
const many = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } });
const open = (at: string, answers: Record<string, Answering> = {}, user: object = keeper) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/settlements': ({ query }) =>
      many([draft, disputed].filter(({ status }) => (query.get('status') ?? status) === status)),
    'GET /api/settlements/3': () => ({ body: opened(draft) }),
    'GET /api/settlements/4': () => ({ body: opened(disputed) }),
    'GET /api/drivers': () => many([]),
    ...answers,
  });
const dialogOf = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => onScreen('desk'));

describe('the settlements of drivers', () => {
  it('are listed with what each comes to, and counted by whom they wait for', async () => {
    open('/settlements');
    const row = within(await screen.findByRole('row', { name: /S-3/ }));
    expect(row.getByText('$945.13')).toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /S-4/ })).getByText('1 line')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: '1 to approve' })).toHaveAttribute(
      'href',
      '/settlements?status=draft',
    );
    expect(screen.getByRole('button', { name: 'Prepare Settlements' })).toBeInTheDocument();
  });

  it('say what to do first where there is none, and why the list does not come', async () => {
    open('/settlements', { 'GET /api/settlements': () => many([]) });
    expect(await screen.findByText('No settlements yet')).toBeInTheDocument();
  });
  it('say why the list does not come', async () => {
    open('/settlements', { 'GET /api/settlements': () => problem(500, '') });
    expect((await screen.findAllByText(/Something went wrong on our side/)).length).toBeGreaterThan(0);
  });

  it('show every line with how it is worked out, who changed it and why, and what is left out', async () => {
    open('/settlements/3');
    const sheet = await dialogOf(/^Settlement S-3/);
    expect(sheet.getByText('$2,400.00 × 70 % = $1,680.00')).toBeInTheDocument();
    expect(sheet.getByText('Added')).toBeInTheDocument();
    expect(sheet.getByText('Dock')).toBeInTheDocument();
    expect(sheet.getByText('Balance after it: $1,029.87')).toBeInTheDocument();
    const lines = within(sheet.getByRole('table', { name: 'Lines' }));
    expect(lines.getAllByText('−$929.87')).toHaveLength(2);
    expect(lines.getByRole('rowheader', { name: 'Net pay' }).nextSibling).toHaveTextContent('$945.13');
    const left = within(sheet.getByRole('table', { name: 'What is left out' }));
    expect(left.getByRole('link', { name: 'L-9' })).toHaveAttribute('href', '/loads/9');
    expect(left.getByText('The load has no rate')).toBeInTheDocument();
    const balances = within(sheet.getByRole('table', { name: 'Balances' }));
    expect(balances.getAllByRole('row')).toHaveLength(2);
    expect(balances.getByText('$100.00')).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', '/api/settlements/3/pdf');
  });

  it('edit a line with a reason, of the version that was seen; what the server refuses stands under its field', async () => {
    const { typist, server } = open('/settlements/3?line=1', {
      'PATCH /api/settlements/3': () =>
        problem(422, 'It cannot be', [{ field: 'lines.0.rate', message: 'The rate is too high' }]),
    });
    const dialog = await dialogOf('Edit Line');
    const rate = dialog.getByLabelText('Percent');
    await typist.clear(rate);
    await typist.type(rate, '72');
    await typist.click(dialog.getByRole('button', { name: 'Save Line' }));
    expect(dialog.getByText('Reason is required')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Reason/), 'Agreed');
    await typist.click(dialog.getByRole('button', { name: 'Save Line' }));
    expect(await dialog.findByText('The rate is too high')).toBeInTheDocument();
    const [sent] = server.sent('PATCH', '/api/settlements/3');
    expect(sent?.body).toEqual({
      lines: [{ id: 1, text: 'Load L-7: 70 % of linehaul', base: '2400.00', rate: '72', reason: 'Agreed' }],
    });
    expect(sent?.headers.get('if-match')).toBe('"4"');
  });

  it('have a line taken out with a reason, of the version that was seen', async () => {
    const { typist, server } = open('/settlements/3', { 'PATCH /api/settlements/3': () => ({ body: draft }) });
    const sheet = await dialogOf(/^Settlement S-3/);
    await typist.click(sheet.getByRole('button', { name: 'Take out: Lumper' }));
    const dialog = await dialogOf('Take out Lumper?');
    await typist.click(dialog.getByRole('button', { name: 'Take out' }));
    expect(dialog.getByText('Reason is required')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Reason/), 'No receipt');
    await typist.click(dialog.getByRole('button', { name: 'Take out' }));
    await waitFor(() =>
      expect(server.sent('PATCH', '/api/settlements/3')[0]?.body).toEqual({
        lines: [{ id: 3, takeOut: true, reason: 'No receipt' }],
      }),
    );
    expect(server.sent('PATCH', '/api/settlements/3')[0]?.headers.get('if-match')).toBe('"4"');
  });

  it('add a line of an amount, and approve what was seen', async () => {
    const { typist, server } = open('/settlements/3?line=new', {
      'PATCH /api/settlements/3': () => ({ body: draft }),
      'POST /api/settlements/3/approve': () => ({ body: { ...draft, status: 'approved' } }),
    });
    const dialog = await dialogOf('Add Line');
    await typist.selectOptions(dialog.getByLabelText(/^Kind/), 'Earning');
    await typist.type(dialog.getByLabelText(/^For/), 'Bonus');
    await typist.type(dialog.getByLabelText('Amount'), '50');
    await typist.type(dialog.getByLabelText(/^Reason/), 'Safe year');
    await typist.click(dialog.getByRole('button', { name: 'Add Line' }));
    await waitFor(() =>
      expect(server.sent('PATCH', '/api/settlements/3')[0]?.body).toEqual({
        lines: [{ kind: 'earning', text: 'Bonus', amount: '50.00', reason: 'Safe year' }],
      }),
    );
    await typist.click(await screen.findByRole('button', { name: 'Approve' }));
    const approving = await dialogOf('Approve S-3?');
    await typist.click(approving.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(server.sent('POST', '/api/settlements/3/approve')).toHaveLength(1));
  });

  it('are paid, reopened, discarded and taken back by who may, as each stands', async () => {
    open('/settlements/4');
    const sheet = await dialogOf(/^Settlement S-4/);
    expect(sheet.getByRole('button', { name: 'Reverse payment' })).toBeInTheDocument();
    for (const name of ['Approve', 'Record Payment', 'Reopen', 'Discard', 'Add Line'])
      expect(sheet.queryByRole('button', { name })).toBeNull();
  });

  it('show nothing to do to who may only read', async () => {
    open('/settlements/3', {}, { ...keeper, role: 'employee', isAdmin: false, permissions: ['settlements.read'] });
    const sheet = await dialogOf(/^Settlement S-3/);
    expect(sheet.queryByRole('button', { name: /^(Approve|Edit|Take out|Add Line|Discard)/ })).toBeNull();
    expect(sheet.getByRole('link', { name: 'PDF' })).toBeInTheDocument();
  });

  it('are disputed in a thread that the office answers', async () => {
    const { typist, server } = open('/settlements/4', {
      'POST /api/settlements/4/disputes/answer': () => ({ body: disputed }),
    });
    const sheet = await dialogOf(/^Settlement S-4/);
    const thread = within(sheet.getByRole('region', { name: 'Disputes' }));
    expect(thread.getByText('It paid 2,500')).toBeInTheDocument();
    await typist.click(thread.getByRole('button', { name: /^Answer/ }));
    const dialog = await dialogOf('Answer the driver');
    await typist.type(dialog.getByLabelText(/^Answer/), 'Next week');
    await typist.selectOptions(dialog.getByLabelText('Outcome'), 'The driver is right');
    await typist.click(dialog.getByRole('button', { name: 'Answer' }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/settlements/4/disputes/answer')[0]?.body).toEqual({
        ...{ lineId: 1, message: 'Next week', state: 'accepted', holdsPayment: false },
      }),
    );
  });

  it('are prepared for a whole book, and the order tells what came of each driver', async () => {
    const { typist, server } = open('/settlements?new=1', {
      'GET /api/clients': () => many([]),
      'POST /api/settlements/batch': () => ({ status: 202, body: run }),
      [`GET /api/settlement-runs/${run.id}`]: () => ({ body: run }),
    });
    const dialog = await dialogOf('Prepare Settlements');
    await typist.selectOptions(dialog.getByLabelText('For'), 'All drivers of a book');
    await typist.click(dialog.getByRole('button', { name: 'Prepare' }));
    const panel = await dialogOf('Settlements of your company');
    expect(server.sent('POST', '/api/settlements/batch')[0]?.body).toMatchObject({ clientId: null });
    expect(panel.getByRole('link', { name: 'S-3' })).toHaveAttribute('href', '/settlements/3');
    expect(panel.getByText('L-9: The load has no rate')).toBeInTheDocument();
    expect(panel.getByText('2 of 2 drivers looked at, 1 settlement prepared.')).toBeInTheDocument();
  });
});

describe('the account of a driver', () => {
  it('stands in a list with what is on it', async () => {
    const { server } = open('/settlements/accounts', { 'GET /api/driver-accounts': () => many([moved]) });
    const row = within(await screen.findByRole('row', { name: /Dana Reyes/ }));
    expect(row.getByText('$800.00')).toBeInTheDocument();
    expect(row.getByText('$1,029.87')).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Dana Reyes' })).toHaveAttribute('href', '/settlements/accounts/firm.7');
    expect(server.sent('GET', '/api/driver-accounts')).not.toHaveLength(0);
  });
  it('is in no list before it moved, which says how it comes there', async () => {
    open('/settlements/accounts', { 'GET /api/driver-accounts': () => many([]) });
    expect(await screen.findByText('No driver accounts yet')).toBeInTheDocument();
  });
  it('says why the list does not come', async () => {
    open('/settlements/accounts', { 'GET /api/driver-accounts': () => problem(500, '') });
    expect((await screen.findAllByText(/Something went wrong on our side/)).length).toBeGreaterThan(0);
  });

  it('has advances, escrow and what was short; an advance is given there', async () => {
    const { typist, server } = open('/settlements/accounts/firm.7', {
      'GET /api/drivers/7/account': () => ({ body: account }),
      'GET /api/drivers/7': () => problem(403, 'Not yours'),
      'POST /api/drivers/7/advances': () => ({ status: 201, body: moved }),
    });
    const panel = await dialogOf(/^Account of/);
    expect(panel.getByText('$300.00')).toBeInTheDocument();
    expect(panel.getByText('$1,029.87')).toBeInTheDocument();
    expect(panel.getByText('$250.00')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Return Escrow' })).toBeInTheDocument();
    await typist.click(panel.getByRole('button', { name: 'Give Advance' }));
    const dialog = await dialogOf(/^Give an advance to/);
    await typist.type(dialog.getByLabelText(/^Amount/), '500');
    await typist.type(dialog.getByLabelText(/^For/), 'Fuel');
    await typist.click(dialog.getByRole('button', { name: 'Give Advance' }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/drivers/7/advances')[0]?.body).toMatchObject({ amount: '500.00', text: 'Fuel' }),
    );
  });
});

describe('the account of a driver in a book that the driver has left', () => {
  const clientId = '0199f000-0000-7000-8000-000000000001';
  const left = { ...moved, id: `${clientId}.7`, clientId, clientName: 'Blue Mile', escrow: '200.00' };
  const answers: Record<string, Answering> = {
    'GET /api/driver-accounts': () => many([moved, left]),
    'GET /api/drivers/7/account': ({ query }) => ({
      body: query.get('account') === left.id ? { ...account, current: false, escrow: '200.00' } : account,
    }),
    'POST /api/drivers/7/escrow-returns': () => ({ status: 201, body: { ...left, escrow: '0.00' } }),
  };

  it('is shown by itself; what is held there is returned from there, and nothing else is done', async () => {
    const { typist, server } = open(`/settlements/accounts/${left.id}`, answers);
    const panel = await dialogOf('Account of Dana Reyes');
    expect(await panel.findByText('Drove for Blue Mile')).toBeInTheDocument();
    expect(panel.getByText('$200.00')).toBeInTheDocument();
    for (const name of ['Give Advance', 'Change Terms']) expect(panel.queryByRole('button', { name })).toBeNull();
    expect(panel.queryByRole('link', { name: 'Prepare Settlement' })).toBeNull();
    await typist.click(panel.getByRole('button', { name: 'Return Escrow' }));
    const dialog = await dialogOf(/^Return escrow to/);
    await typist.type(dialog.getByLabelText(/^For/), 'The end');
    await typist.click(dialog.getByRole('button', { name: 'Return Escrow' }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/drivers/7/escrow-returns')[0]?.body).toMatchObject({
        ...{ amount: '200.00', account: left.id },
      }),
    );
  });

  it('is reached from the account of now', async () => {
    open('/settlements/accounts/firm.7', answers);
    const panel = await dialogOf('Account of Dana Reyes');
    expect(await panel.findByRole('link', { name: 'Account at Blue Mile' })).toHaveAttribute(
      'href',
      `/settlements/accounts/${left.id}`,
    );
    expect(panel.getByRole('button', { name: 'Give Advance' })).toBeInTheDocument();
  });
});

describe('the pay of a driver who is signed in', () => {
  const me = {
    ...driverUser,
    driverId: 7,
    permissions: ['dashboard.read', 'portal.read', 'portal.write', 'driver.read', 'driver.write'],
  };
  const answers = portalAnswers({
    'GET /api/auth/user': () => ({ body: me }),
    'GET /api/drivers/7/account': () => ({ body: account }),
    'GET /api/settlements': () => many([disputed]),
    'GET /api/settlements/4': () => ({ body: opened(disputed) }),
    'POST /api/settlements/4/disputes': () => ({ body: disputed }),
  });
  beforeEach(() => onScreen('phone'));

  it('is the own account and the own settlements', async () => {
    openApp('/client-portal/pay', answers);
    expect(await screen.findByText('Escrow held for you')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'S-4, $945.13' })).toHaveAttribute('href', '/client-portal/pay/4');
  });

  it('can be disputed line by line, and nothing else be done with it', async () => {
    const { typist, server } = openApp('/client-portal/pay/4', answers);
    const sheet = await dialogOf(/^Settlement S-4/);
    expect(sheet.queryByRole('button', { name: /^(Approve|Edit|Answer|Reverse)/ })).toBeNull();
    expect(sheet.getByText('L-9').closest('a')).toBeNull();
    await typist.click(sheet.getByRole('button', { name: 'Dispute: Lumper' }));
    const dialog = await dialogOf('Dispute a line');
    await typist.type(dialog.getByLabelText(/^What is wrong/), 'It was 150');
    await typist.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/settlements/4/disputes')[0]?.body).toEqual({ lineId: 3, message: 'It was 150' }),
    );
  });

  it('says so where the sign-in is linked to no driver', async () => {
    openApp('/client-portal/pay', { ...answers, 'GET /api/auth/user': () => ({ body: { ...me, driverId: null } }) });
    expect(await screen.findByText('No driver file yet')).toBeInTheDocument();
  });
});
