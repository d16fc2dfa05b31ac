import { screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../../../testing/fake-api';
import { problem } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { clientUser } from '../../../testing/portal-scene';
import { admin } from '../../../testing/prepared/people';
import type { Charge } from './charge-calls';
import type { ClientMoney, ClientMovement } from './client-money-calls';

const ID = '01990000-0000-7000-8000-0000000000c1';
const stamps = { createdAt: '2026-02-10T15:00:00.000Z', updatedAt: '2026-02-10T15:00:00.000Z', version: 2 };
const account: ClientMoney = {
  id: ID,
  clientId: ID,
  clientName: 'Red Mesa Transport',
  balance: '100.00',
  paidOut: '40.00',
  ...stamps,
};
const movement = (changes: Partial<ClientMovement>): ClientMovement => ({
  id: `${ID}-1`,
  clientId: ID,
  clientName: 'Red Mesa Transport',
  nr: 1,
  kind: 'received',
  amount: '140.00',
  change: '140.00',
  movedOn: '2026-02-10',
  bookedOn: null,
  account: null,
  method: null,
  checkNumber: null,
  payee: null,
  documentId: null,
  documentTitle: null,
  paymentId: 'p-1',
  reference: 'FEE-0000000A',
  notes: null,
  createdAt: stamps.createdAt,
  ...changes,
});
const paidOut = movement({
  ...{ id: `${ID}-2`, nr: 2, kind: 'paid_out', amount: '40.00', change: '-40.00', paymentId: null, reference: null },
  ...{ payee: 'IRS', account: '1020', documentTitle: 'Form 2290', documentId: '01990000-0000-7000-8000-0000000000d1' },
});
const charge: Charge = {
  id: '01990000-0000-7000-8000-0000000000e1',
  clientId: ID,
  clientName: 'Red Mesa Transport',
  description: 'IFTA, 3rd quarter',
  amount: '85.00',
  paid: '0.00',
  open: '85.00',
  chargedOn: '2026-02-10',
  bookedOn: null,
  notes: null,
  status: 'open',
  paymentId: null,
  paidOn: null,
  reason: null,
  ...stamps,
};
const CLOSED = "October 2026 is closed in the firm's own books; the first open day is 11/01/2026";
const many = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } });
const keeper = {
  ...admin,
  permissions: [...admin.permissions, 'client-money.read', 'client-money.write', 'ledger.read', 'invoices.read'],
};
const open = (at: string, answers: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: keeper }),
    'GET /api/client-money': () => many([account]),
    'GET /api/client-money-cover': () => ({
      body: { held: '100.00', inBank: '20.00', onItsWay: '30.00', toMove: '50.00' },
    }),
    [`GET /api/client-money/${ID}/movements`]: () => ({ body: [paidOut, movement({})] }),
    'GET /api/names/client': () => many([{ id: ID, name: 'Red Mesa Transport' }]),
    'GET /api/charges': () => many([charge]),
    ...answers,
  });
const AT = '/accounting/bookkeeping?view=client-money';

beforeAll(() => Promise.all([import('./client-money-list'), import('./charges')]));

describe('client money', () => {
  it('is listed by client, with a warning of what to move', async () => {
    open(AT);
    expect(await screen.findByRole('button', { name: 'Red Mesa Transport' })).toBeInTheDocument();
    expect(await screen.findByText(/^Move \$50\.00 to the client money bank: \$100\.00 is held/)).toBeInTheDocument();
  });

  it('opens the account of a client: what is held, what came in and what went out', async () => {
    const { typist } = open(AT);
    await typist.click(await screen.findByRole('button', { name: 'Red Mesa Transport' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Red Mesa Transport' }));
    expect(await panel.findByText('Paid to IRS')).toBeInTheDocument();
    expect(panel.getByText('Received with a payment')).toBeInTheDocument();
    expect(panel.getByText('−$40.00')).toBeInTheDocument();
    expect(panel.getByText('$100.00', { selector: '[data-lead]' })).toBeInTheDocument();
  });

  it('is paid out to an agency; what is refused stands in the dialog', async () => {
    const { typist, server } = open(`${AT}&held=${ID}&move=1`, {
      [`POST /api/client-money/${ID}/movements`]: () =>
        problem(409, '$100.00 is held for Red Mesa Transport: $200.00 cannot be paid out'),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Client money of Red Mesa Transport' }));
    await typist.selectOptions(dialog.getByLabelText('What happened'), 'Paid to an agency');
    await typist.type(dialog.getByLabelText(/^Amount/), '200');
    await typist.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await dialog.findByText('Enter who was paid')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Payee/), 'IRS');
    await typist.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() =>
      expect(server.sent('POST', `/api/client-money/${ID}/movements`)[0]?.body).toMatchObject({
        ...{ kind: 'paid_out', amount: '200.00', payee: 'IRS', account: '1020' },
      }),
    );
  });

  it('is shown to the client: what is held, and what became of it', async () => {
    open('/client-portal/payments', {
      'GET /api/auth/user': () => ({ body: { ...clientUser, clientId: ID } }),
      'GET /api/client-payments': () => many([]),
    });
    const own = within(await screen.findByRole('region', { name: 'Held for you' }));
    expect(await own.findByText('Paid to IRS')).toBeInTheDocument();
    expect(own.getByText('$100.00', { selector: 'dd' })).toBeInTheDocument();
    expect(own.queryByRole('link', { name: /Form 2290/ })).not.toBeInTheDocument();
  });

  it('comes late: a closed month offers the first open day', async () => {
    const { typist, server } = open(`${AT}&held=${ID}&move=1`, {
      [`POST /api/client-money/${ID}/movements`]: ({ body }) =>
        (body as { bookedOn: string | null }).bookedOn === null
          ? problem(409, CLOSED, [{ field: 'on', message: CLOSED }])
          : { status: 201, body: paidOut },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Client money of Red Mesa Transport' }));
    await typist.type(dialog.getByLabelText(/^Amount/), '20');
    await typist.click(dialog.getByRole('button', { name: 'Record' }));
    await typist.click(await dialog.findByRole('button', { name: 'Book on 11/01/2026' }));
    await typist.click(dialog.getByRole('button', { name: 'Record' }));
    await waitFor(() =>
      expect(server.sent('POST', `/api/client-money/${ID}/movements`).at(-1)?.body).toMatchObject({
        ...{ kind: 'received', amount: '20.00', bookedOn: '2026-11-01' },
      }),
    );
  });
});

describe('charges', () => {
  it('are listed, and one that is open is cancelled with a reason', async () => {
    const { typist, server } = open('/accounting/bookkeeping?view=charges', {
      [`POST /api/charges/${charge.id}/cancel`]: () => ({ body: { ...charge, status: 'cancelled', reason: 'Twice' } }),
    });
    await typist.click(await screen.findByRole('button', { name: 'Cancel IFTA, 3rd quarter of Red Mesa Transport' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the charge of $85.00?' }));
    await typist.type(dialog.getByLabelText(/^Reason/), 'Twice');
    await typist.click(dialog.getByRole('button', { name: 'Cancel Charge' }));
    expect(await screen.findByText('The charge of $85.00 is cancelled')).toBeInTheDocument();
    expect(server.sent('POST', `/api/charges/${charge.id}/cancel`)[0]?.body).toEqual({ reason: 'Twice' });
  });

  it('that are partly paid say so, and what cancelling leaves', async () => {
    open(`/accounting/bookkeeping?view=charges&cancel=${charge.id}`, {
      'GET /api/charges': () => many([{ ...charge, paid: '35.00', open: '50.00' }]),
    });
    expect(await screen.findByText('Partly paid')).toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the rest of $50.00?' }));
    expect(dialog.getByText(/\$35\.00 stays paid/)).toBeInTheDocument();
  });

  it('are raised in a dialog of their own', async () => {
    const { typist } = open('/accounting/bookkeeping?view=charges');
    await typist.click(await screen.findByRole('button', { name: 'New Charge' }));
    expect(await screen.findByRole('dialog', { name: 'Charge a client' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('are told to the client: what it owes, what is paid, and where it pays', async () => {
    open('/client-portal/payments', {
      'GET /api/auth/user': () => ({ body: { ...clientUser, clientId: ID } }),
      'GET /api/client-payments': () => many([]),
      'GET /api/charges': () => many([{ ...charge, paid: '35.00', open: '50.00' }]),
    });
    const owed = within(await screen.findByRole('region', { name: 'You owe' }));
    expect(owed.getByText('$50.00, $35.00 of $85.00 is paid')).toBeInTheDocument();
    expect(owed.getByRole('link', { name: 'Pay it now, or a part of it' })).toBeInTheDocument();
  });
});
