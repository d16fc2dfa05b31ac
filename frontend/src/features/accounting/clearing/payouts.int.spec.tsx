import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import type { Payout, WaitingPayment } from './payout-calls';

const AT = '/accounting/bookkeeping?view=to-bank';
const line = {
  paymentId: '01990000-0000-7000-8000-0000000000f1',
  reference: 'FEE-0000000A',
  clientId: '01990000-0000-7000-8000-0000000000c1',
  clientName: 'Red Mesa Transport',
};
const payout: Payout = {
  ...{ id: '01990000-0000-7000-8000-0000000000a1', reference: 'PAY-0000000A', source: 'cards', amount: '290.70' },
  ...{
    arrivedOn: '2026-02-10',
    on: '2026-02-10',
    bookedOn: null,
    status: 'arrived',
    reversedOn: null,
    reason: null,
    payments: 2,
    clientId: null,
    clientName: null,
  },
  lines: [
    { ...line, amount: '145.35' },
    { ...line, paymentId: '01990000-0000-7000-8000-0000000000f2', reference: 'FEE-0000000B', amount: '145.35' },
  ],
  ...{ version: 1, createdAt: '2026-02-10T15:00:00.000Z', updatedAt: '2026-02-10T15:00:00.000Z' },
};
const waits = (changes: Partial<WaitingPayment>): WaitingPayment => ({
  ...{ id: 'p-1', reference: 'FEE-0000000C', clientId: line.clientId, clientName: line.clientName },
  ...{ description: 'Service Fee', source: 'cards', paymentDate: '2026-02-09', amount: '145.35', feeKnown: true },
  ...changes,
});
const waiting = [
  waits({}),
  waits({ id: 'p-2', reference: 'FEE-0000000D', amount: '96.80' }),
  waits({ id: 'p-3', reference: 'FEE-0000000E', feeKnown: false }),
  waits({ id: 'p-4', reference: 'FEE-0000000F', source: 'checks', amount: '75.00' }),
];
const many = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } });
const keeper = {
  ...admin,
  permissions: [...admin.permissions, 'payments.read', 'payments.write', 'ledger.read', 'invoices.read'],
};
const open = (at: string, answers: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: keeper }),
    'GET /api/clearing-payouts': () => many([payout]),
    'GET /api/clearing-waiting': () => ({ body: waiting }),
    [`GET /api/clearing-payouts/${payout.id}`]: () => ({ body: payout }),
    ...answers,
  });
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeAll(() => import('./payouts-to-bank'));

describe('deposits to the bank', () => {
  it('are listed, with what is on its way; one opens payment by payment', async () => {
    const { typist } = open(AT);
    expect(
      await screen.findByText(/\$387\.50 of 3 card payments, \$75\.00 of 1 check or transfer/),
    ).toBeInTheDocument();
    await typist.click(await screen.findByRole('button', { name: 'PAY-0000000A' }));
    const panel = await dialogOf('PAY-0000000A');
    expect(panel.getAllByText('Red Mesa Transport')).toHaveLength(2);
    expect(panel.getByText('FEE-0000000B')).toBeInTheDocument();
  });

  it('offer what is on its way, and name by how much the amount differs', async () => {
    const { typist, server } = open(`${AT}&arrival=1`, {
      'POST /api/clearing-payouts': () => ({ status: 201, body: payout }),
    });
    const dialog = await dialogOf('Record a deposit to the bank');
    expect(await dialog.findAllByRole('checkbox')).toHaveLength(2);
    expect(dialog.getByText(/What the processor keeps of 1 payment is not known yet/)).toBeInTheDocument();
    const amount = dialog.getByLabelText(/^Amount/);
    expect(amount).toHaveValue('242.15');
    await typist.click(dialog.getByRole('checkbox', { name: /FEE-0000000D/ }));
    expect(amount).toHaveValue('145.35');
    await typist.clear(amount);
    await typist.type(amount, '150');
    expect(dialog.getByText('$150.00 is $4.65 more than the payments come to')).toBeInTheDocument();
    await typist.clear(amount);
    await typist.type(amount, '145.35');
    expect(dialog.getByText('Adds up')).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('$145.35 of 1 payment is at the bank')).toBeInTheDocument();
    expect(server.sent('POST', '/api/clearing-payouts')[0]?.body).toMatchObject({
      ...{ paymentIds: ['p-1'], amount: '145.35' },
    });
  });

  it('of checks are recorded apart, and a closed month offers the first open day', async () => {
    const message = "October 2026 is closed in the firm's own books; the first open day is 11/01/2026";
    const { typist, server } = open(`${AT}&arrival=1`, {
      'POST /api/clearing-payouts': ({ body }) =>
        (body as { bookedOn?: string }).bookedOn
          ? { status: 201, body: payout }
          : problem(409, message, [{ field: 'on', message }]),
    });
    const dialog = await dialogOf('Record a deposit to the bank');
    await typist.selectOptions(dialog.getByLabelText(/^What arrived/), 'Checks and transfers');
    expect(dialog.getByLabelText(/^Amount/)).toHaveValue('75.00');
    await typist.click(dialog.getByRole('button', { name: 'Record' }));
    await typist.click(await dialog.findByRole('button', { name: 'Book on 11/01/2026' }));
    await typist.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/clearing-payouts').at(-1)?.body).toMatchObject({
        ...{ paymentIds: ['p-4'], bookedOn: '2026-11-01' },
      }),
    );
  });

  it('that did not arrive are reversed from their panel, with the day and the reason', async () => {
    const reversal = { status: 'reversed', reversedOn: '2026-02-12', reason: 'Returned by the bank' } as const;
    const { typist, server } = open(`${AT}&payout=${payout.id}`, {
      [`POST /api/clearing-payouts/${payout.id}/reverse`]: () => ({ body: { ...payout, ...reversal } }),
    });
    const panel = await dialogOf('PAY-0000000A');
    await typist.click(await panel.findByRole('button', { name: 'Reverse' }));
    const dialog = await dialogOf('Reverse PAY-0000000A?');
    expect(dialog.getByText(/\$290\.70 is taken from the bank again/)).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Reverse Deposit' }));
    expect(dialog.getByText('Reason is required')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Reason/), 'Returned by the bank');
    await typist.click(dialog.getByRole('button', { name: 'Reverse Deposit' }));
    expect(await screen.findByText('PAY-0000000A reversed')).toBeInTheDocument();
    expect(server.sent('POST', `/api/clearing-payouts/${payout.id}/reverse`)[0]?.body).toMatchObject({
      reason: 'Returned by the bank',
    });
  });

  it('that are reversed say when and why, and are not reversed again', async () => {
    const reversed: Payout = { ...payout, status: 'reversed', reversedOn: '2026-02-12', reason: 'Returned' };
    open(`${AT}&payout=${payout.id}`, { [`GET /api/clearing-payouts/${payout.id}`]: () => ({ body: reversed }) });
    const panel = await dialogOf('PAY-0000000A');
    expect(await panel.findByText('02/12/2026')).toBeInTheDocument();
    expect(panel.getByText('Returned')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Reverse' })).toBeNull();
  });

  it('are none yet: a sentence says what comes here, and nothing can be recorded', async () => {
    open(AT, { 'GET /api/clearing-payouts': () => many([]), 'GET /api/clearing-waiting': () => ({ body: [] }) });
    expect(await screen.findByText('Nothing arrived yet')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Record Deposit' })).toBeDisabled();
  });
});
