import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import type { FuelCardPayment, OwedOnFuelCard } from './fuel-card-calls';

const ID = '01990000-0000-7000-8000-0000000000c1';
const ours: OwedOnFuelCard = { clientId: null, clientName: null, owed: '80.00' };
const theirs: OwedOnFuelCard = { clientId: ID, clientName: 'Red Mesa Transport', owed: '512.40' };
const payment: FuelCardPayment = {
  ...{ id: `${ID}-1`, clientId: ID, clientName: 'Red Mesa Transport', nr: 1, amount: '300.00', paidOn: '2026-02-10' },
  ...{ reference: 'ACH 4471', bookedOn: null, status: 'paid', reversedOn: null, reason: null },
  createdAt: '2026-02-10T15:00:00.000Z',
};
const many = (body: unknown[]) => ({ body, headers: { 'x-total-count': String(body.length) } });
const keeper = {
  ...admin,
  permissions: [...admin.permissions, 'expenses.read', 'expenses.write', 'ledger.read', 'invoices.read'],
};
const AT = '/accounting/bookkeeping?view=fuel-cards';
const open = (at = AT, answers: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: keeper }),
    'GET /api/fuel-cards/owed': () => ({ body: [ours, theirs] }),
    'GET /api/fuel-cards/payments': () => many([payment]),
    ...answers,
  });

beforeAll(() => import('./fuel-cards'));

describe('fuel cards', () => {
  it('say what each book owes, and what was paid', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Your company' })).toHaveAttribute(
      'href',
      '/expenses?paidFrom=fuel_card',
    );
    expect(screen.getByRole('link', { name: 'Red Mesa Transport' })).toHaveAttribute(
      'href',
      `/expenses?paidFrom=fuel_card&clientId=${ID}`,
    );
    expect(await screen.findByText('$300.00')).toBeInTheDocument();
  });

  it('are paid what is owed, unless something else is typed; a refusal stands in the dialog', async () => {
    const message = '$512.40 is owed on the fuel card: $600.00 cannot be paid';
    const { typist, server } = open(AT, { 'POST /api/fuel-cards/payments': () => problem(409, message) });
    await typist.click(await screen.findByRole('button', { name: 'Pay the fuel card of Red Mesa Transport' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay the fuel card of Red Mesa Transport' }));
    const amount = dialog.getByLabelText(/^Amount/);
    expect(amount).toHaveValue('512.40');
    await typist.clear(amount);
    await typist.type(amount, '600');
    await typist.click(dialog.getByRole('button', { name: 'Record Payment' }));
    expect(await dialog.findByText(message)).toBeInTheDocument();
    expect(server.sent('POST', '/api/fuel-cards/payments')[0]?.body).toMatchObject({ clientId: ID, amount: '600.00' });
  });

  it('take a payment back with a reason', async () => {
    const at = `/api/fuel-cards/payments/${ID}-1/reverse`;
    const { typist, server } = open(`${AT}&reverse=${ID}-1`, { [`POST ${at}`]: () => ({ body: payment }) });
    const dialog = within(await screen.findByRole('dialog', { name: 'Reverse the payment of $300.00?' }));
    await typist.type(dialog.getByLabelText(/^Reason/), 'Returned by the bank');
    await typist.click(dialog.getByRole('button', { name: 'Reverse Payment' }));
    await waitFor(() => expect(server.sent('POST', at)[0]?.body).toEqual({ reason: 'Returned by the bank' }));
  });

  it('say that nothing is owed and nothing was paid', async () => {
    open(AT, { 'GET /api/fuel-cards/owed': () => ({ body: [] }), 'GET /api/fuel-cards/payments': () => many([]) });
    expect(await screen.findByText('Nothing is owed on fuel cards')).toBeInTheDocument();
    expect(await screen.findByText('No payments yet')).toBeInTheDocument();
  });
});
