import type { PortalPayment } from '../../../lib/api/api-types';
import { paymentOf } from '../../../testing/portal-scene';
import { actionsColumn, isToCome, methodOf, portalPaymentColumns, purposesOf } from './portal-payment-columns';
import { dateOf } from './portal-payment-words';

const payment = paymentOf({ id: 'p-1' });
const account = {
  accountHolderName: 'Red Mesa Transport',
  bankName: 'First Bank',
  routingNumber: '021000021',
  accountNumber: '*****6789',
  accountType: 'checking',
} as const;
const methods = ['credit_card', 'bank_transfer', 'ach', 'check'] as const;
const statuses = ['pending', 'processing', 'completed', 'failed', 'refunded'] as const;

const said = (field: string, of: PortalPayment) =>
  portalPaymentColumns(true)
    .find((column) => column.field === field)
    ?.value(of);

const undelivered = { status: 'failed', reason: 'There is no such mailbox.', attempts: 3, lastTryAt: null } as const;

describe('a payment to the firm', () => {
  it.each<[Partial<PortalPayment>, string]>([
    [{ paymentMethod: 'credit_card' }, 'Credit card'],
    [{ paymentMethod: 'ach', account }, 'ACH *****6789'],
    [{ paymentMethod: 'check', checkNumber: '1044' }, 'Check 1044'],
    [{ paymentMethod: 'check', checkNumber: null }, 'Check'],
  ])('by %j came by %s', (way, text) => expect(methodOf({ ...payment, ...way })).toBe(text));

  it.each(methods.flatMap((method) => statuses.map((status) => [method, status] as const)))(
    'by %s that is %s is moved on by hand only while money comes that no card brings',
    (paymentMethod, status) => {
      const awaited = ['bank_transfer', 'ach', 'check'].includes(paymentMethod);
      const open = ['pending', 'processing'].includes(status);
      expect(isToCome({ ...payment, paymentMethod, status })).toBe(awaited && open);
    },
  );

  it('is for the records it names', () => {
    expect(purposesOf(payment)).toEqual([]);
    const named = {
      ...payment,
      documentId: 'd-1',
      documentTitle: 'Oregon permit',
      invoiceId: 7,
      invoiceNumber: 'INV-7',
    };
    expect(purposesOf(named)).toEqual([
      { to: '/documents/d-1', label: 'Oregon permit' },
      { to: '/accounting/invoices/7', label: 'INV-7' },
    ]);
    expect(said('purpose', named)).toBe('Oregon permit, INV-7');
    expect(purposesOf({ ...named, documentTitle: null, invoiceNumber: null }).map(({ label }) => label)).toEqual([
      '',
      '',
    ]);
  });

  it.each<[Partial<PortalPayment>, string]>([
    [{ failure: 'No funds' }, 'No funds'],
    [{ refundedAt: '2026-03-02T18:00:00.000Z' }, 'Refunded 03/02/2026'],
    [{ letter: { status: 'sent', reason: null, attempts: 1, lastTryAt: null } }, ''],
    [{ letter: { ...undelivered, status: 'waiting' } }, ''],
    [{ letter: undelivered }, 'Receipt not delivered: There is no such mailbox.'],
    [
      { refundedAt: '2026-03-02T18:00:00.000Z', letter: undelivered },
      'Refunded 03/02/2026. Refund notice not delivered: There is no such mailbox.',
    ],
    [{}, ''],
  ])('with %j has the remark "%s"', (changes, remark) =>
    expect(said('failure', { ...payment, ...changes })).toBe(remark),
  );

  it('has the day it was paid, until then the day it was started', () => {
    expect(dateOf(payment)).toBe('2026-02-11');
    expect(dateOf({ ...payment, paymentDate: null })).toBe(payment.createdAt);
  });

  it('says the client and what it was for to who works here, not to the client', () => {
    const fieldsOf = (all: boolean) => portalPaymentColumns(all).map(({ field }) => field);
    expect(fieldsOf(true)).toEqual(expect.arrayContaining(['clientName', 'purpose']));
    expect(fieldsOf(false)).toEqual(fieldsOf(true).filter((field) => !['clientName', 'purpose'].includes(field)));
  });

  it('has one column for what may be done, named by the most', () => {
    const todo = () => undefined;
    expect([{ onMove: todo, onRefund: todo }, { onRefund: todo }].map((deeds) => actionsColumn(deeds).header)).toEqual([
      'Update',
      'Refund',
    ]);
  });
});
