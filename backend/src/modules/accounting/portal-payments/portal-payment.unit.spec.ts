import type { RecordedEvent } from '../../../platform/event-log/events/events';
import { typeOf } from '../../../platform/records/kind/record-type';
import type { Row } from '../../../platform/event-log/projections/rows';
import type { PortalPaymentEvent, PortalPaymentTerms } from './domain/portal-payment.events';
import { PortalPayment } from './portal-payment';

const portalPaymentRows = typeOf(PortalPayment).projection;

const id = 'p';
const terms: PortalPaymentTerms = {
  clientId: 'c',
  clientName: 'Ridgeline Carriers LLC',
  userId: 'u',
  amount: 150_00,
  currency: 'usd',
  description: 'IFTA Processing Fee',
  reference: 'FEE-0000000A',
};
const card = { brand: 'visa', last4: '4242' };
const started: PortalPaymentEvent = {
  type: 'PortalPaymentStarted',
  data: { ...terms, id, provider: 'sandbox', notes: 'Call first' },
};
const completed = (processingFee: number | null, seen: typeof card | null = card): PortalPaymentEvent => ({
  type: 'PortalPaymentCompleted',
  data: { ...terms, id, processingFee, transactionId: 'pi_1', paidOn: '2026-11-21', card: seen },
});
const failed = (final: boolean): PortalPaymentEvent => ({
  type: 'PortalPaymentFailed',
  data: { id, reason: 'Your card was declined.', final },
});
const requested: PortalPaymentEvent = {
  type: 'PortalPaymentRefundRequested',
  data: { id, reason: 'Paid twice', request: 1 },
};
const refunded = (amount: number): PortalPaymentEvent => ({
  type: 'PortalPaymentRefunded',
  data: { ...terms, id, amount, refundId: 're_1', reason: 'Paid twice', refundedOn: '2026-11-22' },
});
const account = {
  accountHolderName: 'Ridgeline Carriers LLC',
  bankName: 'First Bank',
  routingNumber: '021000021',
  accountNumber: 'sealed:1:abc',
  last4: '6789',
  accountType: 'checking',
} as const;
const { accountNumber: _sealed, ...shown } = account;
const purpose = { documentId: 'd', documentTitle: 'Oregon', invoiceId: null, invoiceNumber: null };
const taken = (over: object = {}): PortalPaymentEvent => ({
  type: 'BankPaymentTaken',
  data: { ...terms, ...purpose, id, method: 'ach', account, checkNumber: null, notes: null, ...over },
});
const ofBank = { ...terms, id, method: 'ach' } as const;
const arrived: PortalPaymentEvent = {
  type: 'BankPaymentCompleted',
  data: { ...ofBank, transactionId: 'ACH-77', paidOn: '2027-03-02' },
};
const bounced: PortalPaymentEvent = { type: 'BankPaymentFailed', data: { id, reason: 'R01: insufficient funds' } };

const AT = '2026-11-22T15:00:00.000Z';
const recorded = (event: PortalPaymentEvent, nr: number, source: string): RecordedEvent => ({
  ...event,
  position: nr + 1,
  stream: 'fee-p',
  version: nr + 1,
  schema: 1,
  recordedAt: AT,
  metadata: { source } as RecordedEvent['metadata'],
});
const rowAfter = (...events: readonly PortalPaymentEvent[]): Row => rowFrom('web', events);
const rowFrom = (source: string, events: readonly PortalPaymentEvent[]): Row =>
  events
    .map((event, nr) => recorded(event, nr, source))
    .reduce<Row | undefined>((row, event) => portalPaymentRows.fold(row, event, { id }) ?? undefined, undefined) ?? {};

const BEGUN = {
  id,
  userId: 'u',
  clientId: 'c',
  clientName: 'Ridgeline Carriers LLC',
  amount: 150_00,
  description: 'IFTA Processing Fee',
  paymentStatus: 'pending',
  transactionId: null,
  paymentDate: null,
  factorId: null,
  factorFee: null,
  netAmount: null,
  intentId: null,
  processingFee: null,
  failure: null,
  refunded: 0,
  refundedAt: null,
  refundRequests: 0,
  refundReason: null,
  receiptAskedAt: null,
  parts: [],
  government: 0,
  governmentBack: 0,
  paidOut: 0,
  paidOutOn: null,
};
const NO_PURPOSE = { documentId: null, documentTitle: null, invoiceId: null, invoiceNumber: null };

describe('the row of a payment by card', () => {
  it('begins open, for nothing in particular', () =>
    expect(rowAfter(started)).toEqual({
      ...BEGUN,
      ...NO_PURPOSE,
      provider: 'sandbox',
      notes: 'Call first',
      paymentMethod: 'card',
      metadata: {},
      open: true,
    }));

  it('is known to the provider, and says what it is for, as it becomes known', () => {
    const made: PortalPaymentEvent = { type: 'PortalPaymentIntentMade', data: { id, intentId: 'pi_1' } };
    const linked: PortalPaymentEvent = { type: 'PortalPaymentLinked', data: { id, ...purpose } };
    expect(rowAfter(started, made, linked)).toEqual({ ...rowAfter(started), intentId: 'pi_1', ...purpose });
  });

  it('is open until it is paid or no money can come any more', () => {
    expect(rowAfter(started, failed(false))).toMatchObject({
      paymentStatus: 'failed',
      failure: 'Your card was declined.',
      open: true,
    });
    expect(rowAfter(started, failed(true))).toMatchObject({ paymentStatus: 'failed', open: false });
    expect(rowAfter(started, completed(4_65))).toMatchObject({ paymentStatus: 'completed', open: false });
  });

  it('forgets a failure when another card is tried', () => {
    const processing: PortalPaymentEvent = { type: 'PortalPaymentProcessing', data: { id } };
    expect(rowAfter(started, failed(false), processing)).toMatchObject({ paymentStatus: 'processing', failure: null });
    expect(rowAfter(started, failed(false), completed(4_65))).toMatchObject({ failure: null });
  });

  it('brings what the provider does not keep, as soon as that is known', () => {
    const paid = { transactionId: 'pi_1', paymentDate: '2026-11-21', metadata: { card } };
    expect(rowAfter(started, completed(4_65))).toMatchObject({ ...paid, processingFee: 4_65, netAmount: 145_35 });
    expect(rowAfter(started, completed(null))).toMatchObject({ ...paid, processingFee: null, netAmount: null });
    const noted: PortalPaymentEvent = {
      type: 'PortalPaymentFeeNoted',
      data: { ...terms, id, processingFee: 4_65, notedOn: '2026-11-22' },
    };
    const later = rowAfter(started, completed(null, null), noted);
    expect(later).toMatchObject({ metadata: {}, processingFee: 4_65, netAmount: 145_35 });
  });

  it('is refunded when all of it went back, in one part or several', () => {
    const asked = rowAfter(started, completed(0), requested);
    expect(asked).toMatchObject({ paymentStatus: 'completed', refundReason: 'Paid twice', refundRequests: 1 });
    const refused: PortalPaymentEvent = { type: 'PortalPaymentRefundRefused', data: { id, reason: 'No money left' } };
    expect(rowAfter(started, completed(0), requested, refused)).toMatchObject({
      refundReason: null,
      refundRequests: 1,
    });
    const part = rowAfter(started, completed(0), requested, refunded(50_00));
    expect(part).toMatchObject({ paymentStatus: 'completed', refunded: 50_00, refundedAt: AT, refundReason: null });
    const whole = rowAfter(started, completed(0), requested, refunded(50_00), refunded(100_00));
    expect(whole).toMatchObject({ paymentStatus: 'refunded', refunded: 150_00 });
  });
});

describe('the row of a payment by bank or check', () => {
  it('shows the account without its number, and waits for no provider', () =>
    expect(rowAfter(taken())).toEqual({
      ...BEGUN,
      ...purpose,
      notes: null,
      paymentMethod: 'ach',
      provider: 'bank',
      metadata: { account: shown },
      open: false,
    }));

  it('shows the number of a check', () =>
    expect(rowAfter(taken({ method: 'check', account: null, checkNumber: '1042' }))).toMatchObject({
      paymentMethod: 'check',
      metadata: { checkNumber: '1042' },
    }));

  it('becomes what the office says of it', () => {
    const processing: PortalPaymentEvent = { type: 'BankPaymentProcessing', data: { id } };
    expect(rowAfter(taken(), processing)).toEqual({ ...rowAfter(taken()), paymentStatus: 'processing' });
    expect(rowAfter(taken(), bounced)).toEqual({
      ...rowAfter(taken()),
      paymentStatus: 'failed',
      failure: 'R01: insufficient funds',
    });
    const paid = rowAfter(taken(), arrived);
    expect(paid).toEqual({
      ...rowAfter(taken()),
      paymentStatus: 'completed',
      transactionId: 'ACH-77',
      paymentDate: '2027-03-02',
      processingFee: 0,
      netAmount: 150_00,
      receiptAskedAt: AT,
    });
    const back: PortalPaymentEvent = {
      type: 'BankPaymentRefunded',
      data: { ...ofBank, reason: 'Paid twice', refundedOn: '2027-03-05' },
    };
    expect(rowAfter(taken(), arrived, back)).toEqual({
      ...paid,
      paymentStatus: 'refunded',
      refunded: 150_00,
      refundedAt: AT,
    });
  });

  it('asks for no receipt where it was planted', () => {
    expect(rowFrom('cli', [taken(), arrived])).toMatchObject({ paymentStatus: 'completed', receiptAskedAt: null });
    expect(rowFrom('cli', [started, completed(4_65), refunded(150_00)])).toMatchObject({ receiptAskedAt: null });
    expect(rowAfter(started, completed(4_65), refunded(150_00))).toMatchObject({ receiptAskedAt: AT });
  });
});
