import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Payment } from '../../../../lib/api/api-types';
import { fakeApi, problem, type Answering } from '../../../../testing/fake-api';
import { invoiceOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { PaymentDialog } from './payment-dialog';

const invoice = invoiceOf({
  id: 17,
  invoiceNumber: 'INV-000017',
  amount: '2000.00',
  paid: '500.00',
  balance: '1500.00',
});
const ROUTE = 'POST /api/invoices/17/payments';
const payment: Payment = {
  id: 5,
  invoiceId: 17,
  invoiceNumber: 'INV-000017',
  clientId: null,
  clientName: null,
  brokerName: 'Summit Freight',
  amount: '1500.00',
  paymentDate: '2026-03-09',
  bookedOn: null,
  paymentMethod: 'factoring',
  factorId: null,
  factorFee: '45.00',
  netAmount: '1455.00',
  notes: null,
  reversedAt: null,
  reversalReason: null,
  checkNumber: null,
  depositId: null,
  createdAt: '2026-03-09T15:05:00.000Z',
};
const recorded = () => ({ status: 201, body: payment });

const open = (answer: Answering = recorded) => {
  const server = fakeApi({ [ROUTE]: answer });
  const onClose = jest.fn();
  const { typist } = renderApp(<PaymentDialog invoice={invoice} onClose={onClose} />, { user: staffUser });
  const dialog = within(screen.getByRole('dialog', { name: 'Record payment for INV-000017' }));
  const sent = () => server.sent('POST', '/api/invoices/17/payments');
  const date = (day: string) => fireEvent.change(dialog.getByLabelText('Payment Date'), { target: { value: day } });
  const retype = async (label: RegExp, text: string) => {
    await typist.clear(dialog.getByLabelText(label));
    await typist.type(dialog.getByLabelText(label), text);
  };
  return {
    typist,
    dialog,
    onClose,
    sent,
    date,
    retype,
    keys: () => sent().map(({ headers }) => headers.get('idempotency-key')),
    submit: () => dialog.getByRole('button', { name: 'Record Payment' }),
  };
};

describe('the payment dialog', () => {
  it('records what a factor paid with the fee it kept, and shows what reaches the bank', async () => {
    const { typist, dialog, onClose, sent, date, retype, submit } = open();
    expect(dialog.getByLabelText(/^Amount/)).toHaveValue('1500.00');
    expect(dialog.queryByLabelText('Factor Fee')).not.toBeInTheDocument();
    date('2026-03-09');
    await typist.selectOptions(dialog.getByLabelText('Payment Method'), 'factoring');
    await retype(/^Factor Fee/, '45');
    await retype(/^Notes/, ' Batch 7 ');
    expect(dialog.getByRole('status')).toHaveTextContent('Net to the bank$1,455.00');
    await typist.click(submit());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent().map(({ body }) => body)).toEqual([
      {
        amount: '1500.00',
        paymentMethod: 'factoring',
        paymentDate: '2026-03-09',
        factorFee: '45.00',
        notes: 'Batch 7',
      },
    ]);
    expect(screen.getByText('Payment of $1,500.00 recorded')).toBeInTheDocument();
  });

  it('dated in a closed month is booked on the first open day in one click', async () => {
    const message = 'October 2026 is closed in the books of Blue Ridge; the first open day is 11/01/2026';
    let asked = 0;
    const { typist, dialog, onClose, sent, date, submit } = open(() =>
      (asked += 1) === 1 ? problem(409, message, [{ field: 'paymentDate', message }]) : recorded(),
    );
    date('2026-10-30');
    await typist.click(submit());
    await typist.click(await dialog.findByRole('button', { name: 'Book on 11/01/2026' }));
    await typist.click(submit());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent().at(-1)?.body).toEqual({
      amount: '1500.00',
      paymentMethod: 'ach',
      paymentDate: '2026-10-30',
      bookedOn: '2026-11-01',
    });
  });

  it('keeps no fee of a factor that is no longer chosen', async () => {
    const { typist, dialog, onClose, sent, date, retype, submit } = open();
    date('2026-03-09');
    await typist.selectOptions(dialog.getByLabelText('Payment Method'), 'factoring');
    await retype(/^Factor Fee/, '45');
    await typist.selectOptions(dialog.getByLabelText('Payment Method'), 'check');
    await retype(/^Amount/, '500');
    expect(dialog.getByRole('status')).toHaveTextContent('Net to the bank$500.00');
    await typist.click(submit());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent().map(({ body }) => body)).toEqual([
      { amount: '500.00', paymentMethod: 'check', paymentDate: '2026-03-09' },
    ]);
  });

  it('says nothing of what was left empty', async () => {
    const { typist, dialog, onClose, sent, date, retype, submit } = open();
    date('');
    await typist.selectOptions(dialog.getByLabelText('Payment Method'), 'factoring');
    await typist.type(dialog.getByLabelText(/^Factor Fee/), ' ');
    await retype(/^Notes/, '  ');
    expect(dialog.getByRole('status')).toHaveTextContent('Net to the bank$1,500.00');
    await typist.click(submit());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent().map(({ body }) => body)).toEqual([{ amount: '1500.00', paymentMethod: 'factoring' }]);
  });

  it('tried again after a failure is the same payment to the server', async () => {
    let up = false;
    const { typist, dialog, onClose, keys, retype, submit } = open(() => (up ? recorded() : problem(503, 'Starting')));
    await typist.click(submit());
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(onClose).not.toHaveBeenCalled();
    up = true;
    await retype(/^Notes/, 'again');
    await typist.click(dialog.getByRole('button', { name: 'Record Payment' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(keys()).toHaveLength(2);
    expect(keys()[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys()).size).toBe(1);
  });

  it('pays once, however fast the button is pressed', async () => {
    const { onClose, keys, submit } = open();
    const form = submit().closest('form') as HTMLFormElement;
    // both before the screen has drawn anything again
    fireEvent.submit(form);
    fireEvent.submit(form);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(keys().length).toBeGreaterThan(0);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is another payment when it is opened again', async () => {
    const first = open();
    await first.typist.click(first.submit());
    await waitFor(() => expect(first.onClose).toHaveBeenCalled());
    const [before] = first.keys();
    cleanup();
    const second = open();
    await second.typist.click(second.submit());
    await waitFor(() => expect(second.onClose).toHaveBeenCalled());
    expect(second.keys()[0]).not.toBe(before);
  });
});
