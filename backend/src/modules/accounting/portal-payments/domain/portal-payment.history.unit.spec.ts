import { foldState } from '../../../../platform/event-log/events/decider';
import { saysOf, sealShape } from '../../../../platform/event-log/events/event-catalog';
import { noPayment, type PortalPaymentState } from './portal-payment';
import { portalPaymentDecider } from './portal-payment.decider';
import type { PaymentPurpose, PortalPaymentEvent } from './portal-payment.events';
import { TERMS as terms } from './portal-payment.fixture';

const id = 'p';
const purpose: PaymentPurpose = { documentId: null, documentTitle: null, invoiceId: 7, invoiceNumber: 'INV-7' };
const on = '2026-11-21';
type Type = PortalPaymentEvent['type'];
const EVENTS: { readonly [Each in Type]: Extract<PortalPaymentEvent, { type: Each }>['data'] } = {
  PortalPaymentStarted: { ...terms, id, provider: 'sandbox', notes: 'Call first' },
  PortalPaymentIntentMade: { id, intentId: 'pi_1' },
  PortalPaymentProcessing: { id },
  PortalPaymentCompleted: { ...terms, id, processingFee: null, transactionId: 'pi_1', paidOn: on, card: null },
  PortalPaymentFeeNoted: { ...terms, id, processingFee: 4_65, notedOn: on },
  PortalPaymentFailed: { id, reason: 'Declined', final: false },
  PortalPaymentRefundRequested: { id, reason: 'Paid twice', request: 1 },
  PortalPaymentRefundRefused: { id, reason: 'No money left' },
  PortalPaymentRefunded: { ...terms, id, refundId: 're_1', reason: 'Paid twice', refundedOn: on },
  PortalPaymentPaidOut: { id, payoutId: '0198', amount: 145_35, on },
  PortalPaymentPayoutReversed: { id, payoutId: '0198', amount: 145_35, on },
  PortalPaymentLinked: { ...purpose, id },
  BankPaymentTaken: { ...terms, ...purpose, id, method: 'ach', account: null, checkNumber: null, notes: null },
  BankPaymentProcessing: { id },
  BankPaymentCompleted: { ...terms, id, method: 'ach', transactionId: null, paidOn: on },
  BankPaymentFailed: { id, reason: 'R01' },
  BankPaymentRefunded: { ...terms, id, method: 'ach', reason: 'Paid twice', refundedOn: on },
};
const happened = (type: Type): PortalPaymentEvent => ({ type, data: EVENTS[type] }) as PortalPaymentEvent;
const fold = (...types: Type[]): PortalPaymentState => foldState(portalPaymentDecider, types.map(happened));
const BEGINS: readonly Type[] = ['PortalPaymentStarted', 'BankPaymentTaken'];
const GOES_BACK: readonly Type[] = [
  'PortalPaymentRefundRequested',
  'PortalPaymentRefundRefused',
  'PortalPaymentRefunded',
  'BankPaymentRefunded',
];
const all = Object.keys(EVENTS) as Type[];

describe('the history of a payment', () => {
  it('begins with nothing', () => expect([fold(), noPayment]).toEqual([{ status: 'none' }, { status: 'none' }]));
  it.each([
    ['PortalPaymentStarted', 'card'],
    ['BankPaymentTaken', 'ach'],
  ] as const)('goes on from %s: it waits for money by %s, and nothing came of it yet', (type, method) =>
    expect(fold(type)).toEqual({
      status: 'pending',
      terms,
      method,
      intentId: null,
      failure: null,
      open: true,
      processingFee: null,
      refunded: 0,
      back: { service: 0, government: 0 },
      paidOut: 0,
      payouts: [],
      refundRequests: 0,
      linked: false,
      refundReason: null,
    }),
  );
  it.each(all.filter((type) => !BEGINS.includes(type) && !GOES_BACK.includes(type)))(
    'has no %s before it began',
    (type) => expect(() => fold(type)).toThrow(`History is impossible: ${type} follows a start`),
  );
  it.each(GOES_BACK)('has no %s before money came in', (type) => {
    for (const before of BEGINS)
      expect(() => fold(before, type)).toThrow(`History is impossible: ${type} follows a completed payment`);
  });

  it('of a card says what it stands at: why it failed, whether money may come, what the provider kept', () => {
    const begun: Type[] = ['PortalPaymentStarted', 'PortalPaymentIntentMade'];
    expect(fold(...begun)).toMatchObject({ status: 'pending', intentId: 'pi_1' });
    expect(fold(...begun, 'PortalPaymentFailed')).toMatchObject({ status: 'failed', failure: 'Declined', open: true });
    expect(fold(...begun, 'PortalPaymentFailed', 'PortalPaymentProcessing')).toMatchObject({
      status: 'processing',
      failure: null,
      open: true,
    });
    const paid: Type[] = [...begun, 'PortalPaymentFailed', 'PortalPaymentCompleted'];
    expect(fold(...paid)).toMatchObject({ status: 'completed', failure: null, open: false, processingFee: null });
    expect(fold(...paid, 'PortalPaymentFeeNoted')).toMatchObject({ status: 'completed', processingFee: 4_65 });
    expect(fold(...paid, 'PortalPaymentRefundRequested')).toMatchObject({
      refundReason: 'Paid twice',
      refundRequests: 1,
    });
    expect(fold(...paid, 'PortalPaymentRefundRequested', 'PortalPaymentRefundRefused')).toMatchObject({
      status: 'completed',
      refundReason: null,
      refundRequests: 1,
    });
    expect(fold(...paid, 'PortalPaymentRefundRequested', 'PortalPaymentRefunded')).toMatchObject({
      status: 'refunded',
      refunded: 150_00,
      refundReason: null,
    });
    expect(fold(...begun, 'PortalPaymentLinked')).toMatchObject({ status: 'pending', linked: true });
  });

  it('by bank says what it stands at: nobody keeps a fee, and what failed takes no money any more', () => {
    expect(fold('BankPaymentTaken', 'BankPaymentProcessing')).toMatchObject({ status: 'processing', open: true });
    expect(fold('BankPaymentTaken', 'BankPaymentFailed')).toMatchObject({
      status: 'failed',
      failure: 'R01',
      open: false,
    });
    const paid: Type[] = ['BankPaymentTaken', 'BankPaymentCompleted'];
    expect(fold(...paid)).toMatchObject({ status: 'completed', open: false, processingFee: 0 });
    expect(fold(...paid, 'BankPaymentRefunded')).toMatchObject({ status: 'refunded', refunded: 150_00 });
  });
});

describe('what an auditor reads of a payment', () => {
  it.each(all)('%s may enter the log, and names the payment', (type) => {
    expect(sealShape(happened(type)).data).toEqual(EVENTS[type]);
    expect(saysOf(happened(type))?.text).toContain('{record}');
  });
  it.each<Type>([
    'PortalPaymentStarted',
    'PortalPaymentCompleted',
    'PortalPaymentRefunded',
    'BankPaymentTaken',
    'BankPaymentCompleted',
    'BankPaymentRefunded',
  ])('%s tells how much, and of which client', (type) => {
    expect(saysOf(happened(type))?.text).toContain('{amount}');
    expect(saysOf(happened(type))?.text).toContain('{client:c}');
  });
  it.each<Type>([
    'PortalPaymentFailed',
    'PortalPaymentRefundRequested',
    'PortalPaymentRefundRefused',
    'PortalPaymentRefunded',
    'BankPaymentFailed',
    'BankPaymentRefunded',
  ])('%s tells why', (type) => expect(saysOf(happened(type))?.text).toMatch(/: \{reason\}$/));
  it.each([
    ['bank_transfer', 'by bank transfer'],
    ['ach', 'by ACH'],
    ['check', 'by check'],
  ] as const)('a payment of the method %s came %s', (method, way) => {
    const taken = happened('BankPaymentTaken');
    expect(saysOf({ ...taken, data: { ...taken.data, method } })?.text).toContain(` ${way} for {description}`);
  });
});
