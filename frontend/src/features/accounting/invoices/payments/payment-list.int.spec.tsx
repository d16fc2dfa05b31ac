import { screen, within } from '@testing-library/react';
import type { InvoiceWithPayments, Payment } from '../../../../lib/api/api-types';
import { fakeApi } from '../../../../testing/fake-api';
import { invoiceOf } from '../../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { PaymentList } from './payment-list';

const payment: Payment = {
  id: 5,
  invoiceId: 17,
  invoiceNumber: 'INV-17',
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
  notes: 'Batch 7',
  reversedAt: null,
  reversalReason: null,
  checkNumber: null,
  depositId: null,
  createdAt: '2026-03-09T15:05:00.000Z',
};
const reversed: Payment = {
  ...payment,
  id: 6,
  amount: '20.00',
  paymentMethod: 'check',
  checkNumber: '1044',
  factorFee: '0.00',
  netAmount: '20.00',
  notes: null,
  reversedAt: '2026-03-10T15:05:00.000Z',
  reversalReason: 'Bounced',
};
const invoice = (payments: Payment[]): InvoiceWithPayments => ({
  ...invoiceOf({ id: 17, invoiceNumber: 'INV-17' }),
  payments,
});

const open = (payments: Payment[], permissions: readonly string[] = ['invoices.read'], at = '/') => {
  const server = fakeApi({ 'POST /api/payments/5/reverse': () => ({ body: { ...payment, ...reversed, id: 5 } }) });
  const scene = renderApp(<PaymentList invoice={invoice(payments)} />, {
    user: { ...staffUser, permissions: [...permissions] },
    at,
  });
  return { ...scene, server };
};
const rows = () => screen.getAllByRole('listitem');

describe('the payments of an invoice', () => {
  it('say how much came when and how, what a factor kept and what was noted', () => {
    open([payment]);
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      '$1,500.0003/09/2026 · Factoring · Factor fee $45.00 · Net $1,455.00Batch 7',
    ]);
  });

  it('say by which check, without a fee of nothing; one that was reversed says when and why', () => {
    open([reversed, { ...reversed, id: 7, factorFee: null, reversedAt: null }]);
    const [first, second] = rows();
    expect(first).toHaveTextContent(/^\$20\.00Reversed03\/09\/2026 · Check 1044Reversed .+: Bounced$/);
    expect(second).toHaveTextContent(/^\$20\.0003\/09\/2026 · Check 1044$/);
  });

  it('are none where nobody paid', () => {
    open([]);
    expect(screen.getByText('No payments yet.')).toBeInTheDocument();
  });

  it('where there are any are not said to be none', () => {
    open([payment]);
    expect(screen.queryByText('No payments yet.')).toBeNull();
  });

  it.each<[string, string[], number]>([
    ['by who records payments', ['payments.write'], 1],
    ['not by others', ['invoices.write', 'invoices.delete'], 0],
  ])('are reversed %s, but for those that are reversed already', (_who, permissions, times) => {
    open([payment, reversed], permissions);
    expect(screen.queryAllByRole('button', { name: 'Reverse' })).toHaveLength(times);
    expect(within(rows()[1] as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('lead to their journal entries for who sees the books, for nobody else', () => {
    open([payment], ['ledger.read']);
    expect(screen.getByRole('link', { name: 'Journal entries' })).toHaveAttribute(
      'href',
      '/accounting/bookkeeping?paymentId=5',
    );
    expect(screen.queryByRole('button', { name: 'Reverse' })).toBeNull();
  });

  it('lead nowhere for who does not see the books', () => {
    open([payment]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('mark the one that a link leads to', () => {
    open([payment, reversed], undefined, '/?payment=6');
    expect(rows().map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  });

  it('of which one is reversed say why, at the server too', async () => {
    const { typist, server } = open([reversed, payment], ['payments.write']);
    await typist.click(screen.getByRole('button', { name: 'Reverse' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reverse $1,500.00?' }));
    await typist.click(dialog.getByRole('button', { name: 'Reverse payment' }));
    expect(await dialog.findByText('Reason is required')).toBeInTheDocument();
    await typist.type(dialog.getByRole('textbox'), 'Bounced');
    await typist.click(dialog.getByRole('button', { name: 'Reverse payment' }));
    expect(await screen.findByText('Payment reversed')).toBeInTheDocument();
    expect(server.sent('POST', '/api/payments/5/reverse').map(({ body }) => body)).toEqual([{ reason: 'Bounced' }]);
  });

  it('are not reversed by an address that who opens it may not use', async () => {
    open([payment], ['invoices.read'], '/?reverse=5');
    // were it shown, it would be while its code is loaded
    await import('../actions/reason-dialogs');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
