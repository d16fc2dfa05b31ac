import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Invoice } from '../../../../lib/api/api-types';
import { fakeApi } from '../../../../testing/fake-api';
import { invoiceOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { CheckDialog } from './check-dialog';

const late = invoiceOf({ id: 3, invoiceNumber: 'INV-3', dueDate: '2026-01-10', balance: '200.00' });
const someDay = invoiceOf({ id: 2, invoiceNumber: 'INV-2', dueDate: null, balance: '10.00', brokerName: null });
const other = invoiceOf({ id: 5, invoiceNumber: 'INV-5', brokerId: 9, brokerName: 'Keystone', balance: '75.00' });

const open = (invoices: readonly Invoice[]) => {
  const server = fakeApi({
    'POST /api/payments': () => ({
      status: 201,
      body: { checkNumber: '1044', amount: '210.00', payments: [], deposited: null },
    }),
  });
  const onClose = jest.fn();
  const { typist } = renderApp(<CheckDialog invoices={invoices} onClose={onClose} />, { user: staffUser });
  const dialog = () => within(screen.getByRole('dialog'));
  const retype = async (label: string | RegExp, text: string) => {
    await typist.clear(dialog().getByLabelText(label));
    if (text !== '') await typist.type(dialog().getByLabelText(label), text);
  };
  return {
    typist,
    onClose,
    dialog,
    retype,
    day: (day: string) => fireEvent.change(dialog().getByLabelText('Payment Date'), { target: { value: day } }),
    record: () => typist.click(dialog().getByRole('button', { name: 'Record Payment' })),
    bodies: () => server.sent('POST', '/api/payments').map(({ body }) => body),
  };
};
const NUMBER = /^Check Number/;
const AMOUNT = /^Amount of the Check/;

describe('a check over several invoices', () => {
  it('says of each when it is due, what is open of it and whose it is', () => {
    const { dialog } = open([someDay, late]);
    expect(dialog().getByText('Open $210.00')).toBeInTheDocument();
    expect(dialog().getByLabelText('INV-3, Prairie Star Carriers')).toHaveValue('200.00');
    expect(dialog().getByText('Due 01/10/2026, open $200.00')).toBeInTheDocument();
    expect(dialog().getByLabelText('INV-2')).toHaveValue('10.00');
    expect(dialog().getByText('Due any day, open $10.00')).toBeInTheDocument();
  });

  it('is recorded with its day and notes, and nothing about a payer of several carriers', async () => {
    const { day, retype, record, bodies, onClose } = open([late, someDay]);
    await retype(NUMBER, ' 1044 ');
    await retype('Notes', ' By mail ');
    day('2026-03-09');
    await record();
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(bodies()).toEqual([
      {
        checkNumber: '1044',
        amount: '210.00',
        paymentDate: '2026-03-09',
        notes: 'By mail',
        shares: [
          { invoiceId: 3, amount: '200.00' },
          { invoiceId: 2, amount: '10.00' },
        ],
      },
    ]);
    expect(screen.getByText('Check 1044 of $210.00 recorded')).toBeInTheDocument();
  });

  it('says nothing of what was left empty, and pays no share of nothing', async () => {
    const { day, retype, record, bodies, onClose } = open([late, someDay]);
    await retype(NUMBER, '7');
    await retype('Notes', '  ');
    await retype(AMOUNT, '150');
    day('');
    await record();
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(bodies()).toEqual([{ checkNumber: '7', amount: '150.00', shares: [{ invoiceId: 3, amount: '150.00' }] }]);
  });

  it('is not recorded without its number or its amount', async () => {
    const { dialog, retype, record, bodies } = open([late]);
    await retype(NUMBER, ' ');
    await retype(AMOUNT, '');
    await record();
    expect(await dialog().findByText('Check number is required')).toBeInTheDocument();
    expect(dialog().getByText('Amount is required')).toBeInTheDocument();
    expect(bodies()).toEqual([]);
  });

  it.each([
    ['10.01', 'At most $10.00 is open'],
    ['-1', 'Share must be positive'],
    ['ten', 'Use a dollar amount such as 1250.00'],
  ])('pays no invoice a share of %s: %s', async (share, words) => {
    const { dialog, retype, record, bodies } = open([late, someDay]);
    await retype(NUMBER, '7');
    await retype('INV-2', share);
    await record();
    expect(await dialog().findByText(words)).toBeInTheDocument();
    expect(bodies()).toEqual([]);
  });

  it('leaves shares as they were typed when its amount changes', async () => {
    const { dialog, retype } = open([late, someDay]);
    await retype('INV-2', '4');
    await retype(AMOUNT, '206');
    expect(dialog().getByLabelText(/^INV-3/)).toHaveValue('200.00');
    expect(dialog().getByLabelText('INV-2')).toHaveValue('4.00');
    expect(dialog().getByRole('status')).toHaveTextContent('Remaining from the check$2.00');
  });

  it('that is not recorded changed nothing', async () => {
    const { typist, dialog, onClose } = open([late]);
    await typist.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(onClose.mock.calls).toEqual([[false]]);
  });
});

describe('the checks of several carriers', () => {
  it('are none where somebody does not say who sent them', async () => {
    const { typist, dialog, onClose } = open([late, other]);
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Keystone: 1 invoice, $75.00 open', 'Prairie Star Carriers: 1 invoice, $200.00 open']);
    await typist.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(onClose.mock.calls).toEqual([[false]]);
  });

  it('changed something once the first of them is recorded, though the second is not', async () => {
    const { typist, dialog, retype, record, bodies, onClose } = open([late, other]);
    await typist.click(dialog().getByRole('button', { name: '2 checks, one of each carrier' }));
    await retype(NUMBER, '7');
    await record();
    expect(
      await screen.findByRole('dialog', { name: 'Record one check of Prairie Star Carriers for 1 invoice' }),
    ).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog().getByLabelText(NUMBER)).toHaveValue('');
    await typist.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(onClose.mock.calls).toEqual([[true]]);
    expect(bodies()).toHaveLength(1);
  });
});

describe('a check that does not fit its invoices', () => {
  it('clears what the carrier kept, and says what becomes of that which it is short', async () => {
    const { typist, dialog, day, retype, record, bodies, onClose } = open([late, someDay]);
    await retype(NUMBER, '7');
    day('');
    await typist.click(dialog().getByLabelText('The carrier kept a discount (QuickPay)'));
    await retype('Discount of INV-2', '0.30');
    await retype('INV-2', '9.70');
    await retype('INV-3, Prairie Star Carriers', '190');
    await retype(AMOUNT, '199.70');
    await typist.selectOptions(dialog().getByLabelText('Rest of INV-3'), 'disputed');
    expect(dialog().queryByLabelText('Rest of INV-2')).not.toBeInTheDocument();
    await record();
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(bodies()).toEqual([
      {
        ...{ checkNumber: '7', amount: '199.70' },
        shares: [
          { invoiceId: 3, amount: '190.00', short: 'disputed' },
          { invoiceId: 2, amount: '9.70', discount: '0.30' },
        ],
      },
    ]);
  });

  it('keeps its rest as a deposit of the carrier where somebody says so', async () => {
    const { typist, dialog, day, retype, record, bodies, onClose } = open([late]);
    await retype(NUMBER, '7');
    day('');
    await retype(AMOUNT, '250');
    await record();
    expect(dialog().getByText('The amounts must add up to the check')).toBeInTheDocument();
    await typist.click(dialog().getByLabelText('Keep $50.00 as a deposit of Prairie Star Carriers'));
    await record();
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(bodies()).toEqual([
      { checkNumber: '7', amount: '250.00', shares: [{ invoiceId: 3, amount: '200.00' }], rest: 'deposit' },
    ]);
    expect(screen.getByText('Check 7 of $250.00 recorded; $50.00 is a deposit')).toBeInTheDocument();
  });
});
