import { screen, waitFor, within } from '@testing-library/react';
import type { Payment } from '../../../../lib/api/api-types';
import { problem, type Answering } from '../../../../testing/fake-api';
import { openApp } from '../../../../testing/open-app';
import { officeUser, onScreen } from '../../../../testing/portal-scene';
import { invoiceOf } from '../../../../testing/prepared/records';

const later = invoiceOf({ id: 1, invoiceNumber: 'INV-1', dueDate: '2026-02-10', balance: '100.50' });
const late = invoiceOf({ id: 3, invoiceNumber: 'INV-3', dueDate: '2026-01-10', balance: '200.00', status: 'overdue' });
const paid = invoiceOf({ id: 4, invoiceNumber: 'INV-4', balance: '0.00', status: 'paid' });
const clerk = { ...officeUser, permissions: ['invoices.read', 'invoices.write', 'payments.write', 'brokers.read'] };
const paymentOf = (id: number, invoiceId: number, amount: string): Payment => ({
  id,
  invoiceId,
  invoiceNumber: `INV-${invoiceId}`,
  clientId: null,
  clientName: null,
  brokerName: 'Summit Freight',
  amount,
  paymentDate: '2026-03-02',
  bookedOn: null,
  paymentMethod: 'check',
  factorId: null,
  factorFee: null,
  netAmount: amount,
  notes: null,
  checkNumber: '1044',
  depositId: null,
  reversedAt: null,
  reversalReason: null,
  createdAt: '2026-03-02T15:00:00.000Z',
});

const choose = async (numbers: readonly string[], answers: Record<string, Answering>) => {
  const scene = openApp('/accounting/invoices', {
    'GET /api/auth/user': () => ({ body: clerk }),
    'GET /api/invoices': () => ({ body: [later, late, paid], headers: { 'x-total-count': '3' } }),
    ...answers,
  });
  for (const number of numbers)
    await scene.typist.click(await screen.findByRole('checkbox', { name: new RegExp(`^Select ${number},`) }));
  return { ...scene, bar: within(screen.getByRole('group', { name: 'Selected rows' })) };
};

beforeEach(() => onScreen('desk'));

describe('invoices that are selected', () => {
  it('are reminded of at once; those without a reminder are named, with the reason', async () => {
    const { typist, bar, server } = await choose(['INV-1', 'INV-3', 'INV-4'], {
      'POST /api/invoices/bulk': () => ({
        body: { done: [1, 3], refused: [{ id: 4, message: 'A paid invoice needs no reminder' }] },
      }),
    });
    await typist.click(bar.getByRole('button', { name: 'Send reminder' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Send reminders of 3 invoices?' }));
    expect(asked.getByText(/1 of these is not open/)).toBeInTheDocument();
    await typist.click(asked.getByRole('button', { name: 'Send reminder' }));
    const result = within(await screen.findByRole('alertdialog', { name: '1 invoice without a reminder' }));
    expect(result.getByText('INV-4: A paid invoice needs no reminder')).toBeInTheDocument();
    expect(server.sent('POST', '/api/invoices/bulk')[0]?.body).toEqual({ ids: [1, 3, 4], action: 'remind' });
    await typist.click(result.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument());
  });

  it('of many carriers go in portions whose progress is shown; a portion that failed is sent again by its key', async () => {
    const many = Array.from({ length: 30 }, (_, at) =>
      invoiceOf({ id: at + 1, invoiceNumber: `INV-${at + 1}`, brokerId: at % 6, brokerName: `Carrier ${at % 6}` }),
    );
    const numbers = many.map(({ invoiceNumber }) => invoiceNumber);
    let fails = true;
    const { typist, bar, server } = await choose(numbers, {
      'GET /api/invoices': () => ({ body: many, headers: { 'x-total-count': '30' } }),
      'POST /api/invoices/bulk': ({ body }) => {
        const { ids } = body as { ids: number[] };
        if (ids.includes(6) && fails) {
          fails = false;
          return problem(409, 'The server is starting');
        }
        return { body: { done: ids, refused: [] } };
      },
    });
    await typist.click(bar.getByRole('button', { name: 'Send invoices' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Send 30 invoices?' }));
    await typist.click(asked.getByRole('button', { name: 'Send invoices' }));
    expect(await asked.findByText('The server is starting')).toBeInTheDocument();
    expect(asked.getByText('20 of 30 invoices')).toBeInTheDocument();
    expect(asked.getByRole('progressbar', { name: 'Letters to carriers' })).toHaveAttribute('aria-valuenow', '66');
    await typist.click(asked.getByRole('button', { name: 'Send invoices' }));
    expect(await screen.findByText('30 invoices are on their way')).toBeInTheDocument();
    const sent = server.sent('POST', '/api/invoices/bulk').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(sent).size).toBe(2);
    expect(sent).toHaveLength(4);
  }, 30_000);

  it('are paid by one check: its shares are proposed, the oldest first, and must add up', async () => {
    const { typist, bar, server } = await choose(['INV-1', 'INV-3', 'INV-4'], {
      'POST /api/payments': () => ({
        status: 201,
        body: {
          checkNumber: '1044',
          amount: '250.00',
          payments: [paymentOf(8, 3, '200.00'), paymentOf(9, 1, '50.00')],
          deposited: null,
        },
      }),
    });
    await typist.click(bar.getByRole('button', { name: 'Record payment' }));
    const form = within(
      await screen.findByRole('dialog', { name: 'Record one check of Prairie Star Carriers for 2 invoices' }),
    );
    const [first, second] = [form.getByLabelText(/^INV-3/), form.getByLabelText(/^INV-1/)];
    expect([first, second].map((input) => (input as HTMLInputElement).value)).toEqual(['200.00', '100.50']);
    await typist.type(form.getByLabelText(/^Check Number/), '1044');
    const amount = form.getByLabelText(/^Amount of the Check/);
    await typist.clear(amount);
    await typist.type(amount, '250');
    expect([first, second].map((input) => (input as HTMLInputElement).value)).toEqual(['200.00', '50.00']);
    await typist.clear(second);
    await typist.type(second, '40');
    expect(form.getByRole('status')).toHaveTextContent('Remaining from the check$10.00');
    await typist.click(form.getByRole('button', { name: 'Record Payment' }));
    expect(await form.findByText('The amounts must add up to the check')).toBeInTheDocument();
    await typist.clear(second);
    await typist.type(second, '50');
    await typist.click(form.getByRole('button', { name: 'Record Payment' }));
    expect(await screen.findByText('Check 1044 of $250.00 recorded')).toBeInTheDocument();
    expect(server.sent('POST', '/api/payments')[0]?.body).toMatchObject({
      checkNumber: '1044',
      amount: '250.00',
      shares: [
        { invoiceId: 3, amount: '200.00' },
        { invoiceId: 1, amount: '50.00' },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument());
  }, 30_000);

  describe('of several carriers', () => {
    const others = invoiceOf({ id: 5, invoiceNumber: 'INV-5', brokerId: 9, brokerName: 'Keystone', balance: '75.00' });
    const ask = async () => {
      const scene = await choose(['INV-1', 'INV-5'], {
        'GET /api/invoices': () => ({ body: [later, others], headers: { 'x-total-count': '2' } }),
        'POST /api/payments': () => ({
          status: 201,
          body: { checkNumber: '7', amount: '75.00', payments: [paymentOf(8, 5, '75.00')], deposited: null },
        }),
      });
      await scene.typist.click(scene.bar.getByRole('button', { name: 'Record payment' }));
      const asked = within(await screen.findByRole('dialog', { name: 'Who sent the check?' }));
      expect(asked.getByText(/^These invoices are of 2 carriers: Keystone and Prairie Star Carriers\./)).toBeVisible();
      const record = async (title: string) => {
        const form = within(await screen.findByRole('dialog', { name: title }));
        await scene.typist.type(form.getByLabelText(/^Check Number/), '7');
        await scene.typist.click(form.getByRole('button', { name: 'Record Payment' }));
      };
      const sent = () => scene.server.sent('POST', '/api/payments').map(({ body }) => body as Record<string, unknown>);
      return { ...scene, asked, record, sent };
    };

    it('are paid by one check where somebody says that one payer sent it', async () => {
      const { typist, asked, record, sent } = await ask();
      await typist.click(asked.getByRole('button', { name: 'One check of a factor' }));
      await record('Record one check for 2 invoices of Keystone and Prairie Star Carriers');
      await waitFor(() => expect(sent()).toHaveLength(1));
      expect(sent()[0]).toMatchObject({ onePayer: true, amount: '175.50' });
    });

    it('or by a check of each, one form after the other', async () => {
      const { typist, asked, record, sent } = await ask();
      await typist.click(asked.getByRole('button', { name: '2 checks, one of each carrier' }));
      await record('Record one check of Keystone for 1 invoice');
      await record('Record one check of Prairie Star Carriers for 1 invoice');
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(sent().map(({ onePayer, amount, shares }) => [onePayer, amount, shares])).toEqual([
        [undefined, '75.00', [{ invoiceId: 5, amount: '75.00' }]],
        [undefined, '100.50', [{ invoiceId: 1, amount: '100.50' }]],
      ]);
    });
  });
});
