import { screen, within } from '@testing-library/react';
import type { LedgerLine, Payment } from '../../../lib/api/api-types';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { invoiceOf } from '../../../testing/prepared/records';

const line = (over: Partial<LedgerLine>): LedgerLine => ({
  id: 'e-1-0',
  entryId: 'e-1',
  date: '2026-03-09',
  accountNumber: '1000',
  account: 'Bank',
  accountType: 'assets',
  description: 'Payment of invoice INV-000017',
  reference: 'INV-000017',
  clientId: null,
  clientName: null,
  debit: '30.00',
  credit: '0.00',
  balance: null,
  source: { kind: 'invoice', id: '17' },
  paymentId: null,
  createdAt: '2026-03-09T15:05:00.000Z',
  ...over,
});
const payment = (id: number, over: Partial<Payment> = {}): Payment => ({
  id,
  invoiceId: 17,
  invoiceNumber: 'INV-000017',
  clientId: null,
  clientName: null,
  brokerName: 'Summit Freight',
  amount: '30.00',
  paymentDate: '2026-03-09',
  bookedOn: null,
  paymentMethod: 'ach',
  factorId: null,
  factorFee: null,
  netAmount: '30.00',
  notes: null,
  reversedAt: null,
  reversalReason: null,
  checkNumber: null,
  depositId: null,
  createdAt: '2026-03-09T15:05:00.000Z',
  ...over,
});
const reversed = payment(6, { reversedAt: '2026-03-10T15:05:00.000Z', reversalReason: 'Bounced' });
const invoice = { ...invoiceOf({ id: 17, invoiceNumber: 'INV-000017' }), payments: [reversed, payment(5)] };

const open = (at: string, lines: LedgerLine[] = []) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/ledger/entries': () => ({ body: lines, headers: { 'x-total-count': String(lines.length) } }),
    'GET /api/invoices/17': () => ({ body: invoice }),
  });
const linksNamed = async (name: string): Promise<(string | null)[]> =>
  (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href'));

describe('the entries of a payment', () => {
  it('are asked for by it, and lead back to it; an entry of an invoice leads to the invoice', async () => {
    const { server } = open('/accounting/bookkeeping?paymentId=5', [line({ paymentId: 5 }), line({ id: 'e-2-0' })]);
    expect(await linksNamed('INV-000017')).toEqual(['/accounting/invoices/17?payment=5', '/accounting/invoices/17']);
    expect(server.sent('GET', '/api/ledger/entries').map(({ query }) => query.get('paymentId'))).toEqual(['5']);
    expect(screen.getByText('Entries of one payment')).toBeInTheDocument();
  });

  it('are a step from each payment of an invoice, the reversed one too, and the payment asked for is marked', async () => {
    open('/accounting/invoices/17?payment=6');
    const rows = within(await screen.findByRole('region', { name: 'Payments' })).getAllByRole('listitem');
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual(['true', null]);
    expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
      '/accounting/bookkeeping?paymentId=6',
      '/accounting/bookkeeping?paymentId=5',
    ]);
  });
});
