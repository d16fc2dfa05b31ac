import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Payment } from '../../lib/api/api-types';
import { openApp } from '../../testing/open-app';
import { admin } from '../../testing/prepared/people';
import { documentOf, paymentOf } from '../../testing/portal-scene';
import { invoiceOf } from '../../testing/prepared/records';

const payment: Payment = {
  id: 5,
  invoiceId: 119,
  invoiceNumber: 'INV-000119',
  clientId: null,
  clientName: null,
  brokerName: 'Summit Freight',
  amount: '250.00',
  paymentDate: '2026-03-09',
  bookedOn: null,
  paymentMethod: 'ach',
  factorId: null,
  factorFee: null,
  netAmount: '250.00',
  notes: null,
  reversedAt: null,
  reversalReason: null,
  checkNumber: null,
  depositId: null,
  createdAt: '2026-03-09T15:00:00.000Z',
};
const invoice = invoiceOf({ id: 119, invoiceNumber: 'INV-000119', paid: '250.00', balance: '1000.00' });
const paper = documentOf({ id: 11, status: 'pending' });
const openAt = (address: string) =>
  openApp(address, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/invoices/119': () => ({ body: { ...invoice, payments: [payment] } }),
    'GET /api/documents': () => ({ body: [paper] }),
    'GET /api/documents/11': () => ({ body: paper }),
    'GET /api/compliance-payments': () => ({ body: [paymentOf({ id: 'fee-1', status: 'completed' })] }),
  });

describe('a dialog with something to type', () => {
  it.each([
    ['/accounting/invoices/119', 'pay=1', /^Record payment/, 'Notes', /^Record payment/],
    ['/accounting/invoices/119', 'void=1', /^Void$/, 'Reason', /^Void INV/],
    ['/accounting/invoices/119', 'reverse=5', /^Reverse$/, 'Reason', /^Reverse \$/],
    ['/documents/uploads/11', 'reject=1', /^Reject$/, 'Reason', /^Reject /],
    ['/payments', 'refund=fee-1', /^Refund \$/, 'Reason', /^Refund /],
  ])(
    'at %s is kept in the address (%s): what was typed is there after a reload',
    async (at, param, button, label, title) => {
      const app = openAt(at);
      await app.typist.click(await screen.findByRole('button', { name: button }));
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      expect(app.address()).toBe(`${at}?${param}`);
      await app.typist.type(dialog.getByLabelText(new RegExp(`^${label}`)), 'Sent twice');
      cleanup();

      const later = openAt(app.address());
      const again = within(await screen.findByRole('dialog', { name: title }));
      expect(again.getByLabelText(new RegExp(`^${label}`))).toHaveValue('Sent twice');
      await later.typist.click(again.getByRole('button', { name: 'Cancel' }));
      await later.typist.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(later.address()).toBe(at));
    },
  );
});
