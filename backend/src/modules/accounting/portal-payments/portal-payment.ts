import {
  Choice,
  Day,
  Flag,
  Id,
  Instant,
  Json,
  Line,
  Money,
  RefersTo,
  Uuid,
  Whole,
} from '../../../platform/fields/decorators';
import { described, listOf, NUMBER, object, oneOf, orNull, TEXT } from '../../../platform/fields/shown';
import type { RecordedEvent } from '../../../platform/event-log/events/events';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { changed, existing, type Unstamped } from '../../../platform/event-log/projections/projection';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { BANK_METHODS, type BankMethod } from './domain/rules/bank-account';
import { partOf, type PaymentPart } from './domain/rules/parts';
import { paymentReference } from './domain/rules/payment-reference';
import type { PortalPaymentState, PortalPaymentStatus } from './domain/portal-payment';
import type { PortalPaymentCommand } from './domain/portal-payment.commands';
import { portalPaymentDecider } from './domain/portal-payment.decider';
import {
  portalPaymentEvents,
  PROVIDERS,
  type CardSeen,
  type ProviderName,
  type SealedAccount,
} from './domain/portal-payment.events';
import { portalPaymentPermissions } from './domain/portal-payment.permissions';
import { besidePayment } from './commands/beside-payment';
import { AccountView, accountView, PartView, partView, type AccountShown } from './http/payment-views';

export const PORTAL_PAYMENT_STATUSES = ['pending', 'processing', 'completed', 'failed', 'refunded'] as const;
export const PAYMENT_METHODS = ['credit_card', ...BANK_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** The filter for payments that may still come in: both statuses at once. */
export const TO_COME = 'pending,processing';
/** The `provider` of payments by bank or check, whose outcome the office records. */
export const BY_BANK = 'bank';

type Row = Unstamped<Plain<PortalPayment>>;

/**
 * When an event asked for its letter. Events that the command line wrote, such as demo data, are history: no letters
 * are sent about them.
 */
const askedBy = ({ recordedAt, metadata }: Pick<RecordedEvent, 'recordedAt' | 'metadata'>): string | null =>
  metadata.source === 'cli' ? null : recordedAt;

const net = (amount: number, fee: number | null): { processingFee: number | null; netAmount: number | null } => ({
  processingFee: fee,
  netAmount: fee === null ? null : amount - fee,
});

const shownOf = ({ accountNumber: _sealed, ...shown }: SealedAccount): AccountShown => shown;

/** The values of a new row, however the client pays. */
const BEGUN = {
  documentId: null,
  documentTitle: null,
  invoiceId: null,
  invoiceNumber: null,
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
  government: 0,
  governmentBack: 0,
  paidOut: 0,
  paidOutOn: null,
} as const;

/** The fold of events of a payment into its row. Events that the command line wrote ask for no receipt. */
const portalPaymentRows: RowsFrom<typeof portalPaymentEvents, PortalPayment, true> = {
  name: 'compliance-payments',
  version: 4,
  seesMetadata: true,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    PortalPaymentStarted: (
      _,
      { data: { id, userId, clientId, clientName, amount, description, provider, notes, parts = [] } },
    ): Row => ({
      ...BEGUN,
      parts,
      government: partOf('government', parts),
      id,
      userId,
      clientId,
      clientName,
      amount,
      description,
      provider,
      notes,
      paymentMethod: 'card',
      metadata: {},
      open: true,
    }),
    PortalPaymentIntentMade: (row, { data }) => changed(row, { intentId: data.intentId }),
    PortalPaymentProcessing: (row) => changed(row, { paymentStatus: 'processing', failure: null }),
    PortalPaymentCompleted: (row, { data, ...event }) =>
      changed(row, {
        receiptAskedAt: askedBy(event),
        paymentStatus: 'completed',
        transactionId: data.transactionId,
        paymentDate: data.paidOn,
        failure: null,
        open: false,
        metadata: data.card ? { card: data.card } : {},
        ...net(data.amount, data.processingFee),
      }),
    PortalPaymentFeeNoted: (row, { data }) => changed(row, net(data.amount, data.processingFee)),
    PortalPaymentFailed: (row, { data }) =>
      changed(row, { paymentStatus: 'failed', failure: data.reason, open: !data.final }),
    PortalPaymentRefundRequested: (row, { data }) =>
      changed(row, { refundReason: data.reason, refundRequests: data.request }),
    PortalPaymentRefundRefused: (row) => changed(row, { refundReason: null }),
    PortalPaymentRefunded: (row, { data, recordedAt, metadata }) => {
      const refunded = existing(row).refunded + data.amount;
      return changed(row, {
        refunded,
        governmentBack: existing(row).governmentBack + partOf('government', data.parts),
        refundedAt: recordedAt,
        receiptAskedAt: askedBy({ recordedAt, metadata }),
        refundReason: null,
        paymentStatus: refunded < existing(row).amount ? 'completed' : 'refunded',
      });
    },
    PortalPaymentPaidOut: (row, { data }) =>
      changed(row, { paidOut: existing(row).paidOut + data.amount, paidOutOn: data.on }),
    PortalPaymentPayoutReversed: (row, { data }) => {
      const { paidOut, paidOutOn } = existing(row);
      return changed(row, { paidOut: paidOut - data.amount, paidOutOn: paidOut === data.amount ? null : paidOutOn });
    },
    PortalPaymentLinked: (row, { data: { id: _id, ...purpose } }) => changed(row, purpose),
    BankPaymentTaken: (_, { data }): Row => {
      const { currency: _currency, reference: _reference, method, account, checkNumber, ...others } = data;
      const { parts = [] } = data;
      return {
        ...BEGUN,
        ...others,
        parts,
        government: partOf('government', parts),
        paymentMethod: method,
        provider: BY_BANK,
        metadata: { ...(account && { account: shownOf(account) }), ...(checkNumber !== null && { checkNumber }) },
        open: false,
      };
    },
    BankPaymentProcessing: (row) => changed(row, { paymentStatus: 'processing' }),
    BankPaymentCompleted: (row, { data, ...event }) =>
      changed(row, {
        receiptAskedAt: askedBy(event),
        paymentStatus: 'completed',
        transactionId: data.transactionId,
        paymentDate: data.paidOn,
        ...net(data.amount, 0),
      }),
    BankPaymentFailed: (row, { data }) => changed(row, { paymentStatus: 'failed', failure: data.reason }),
    BankPaymentRefunded: (row, { data, recordedAt, metadata }) =>
      changed(row, {
        paymentStatus: 'refunded',
        refunded: data.amount,
        governmentBack: partOf('government', data.parts),
        refundedAt: recordedAt,
        receiptAskedAt: askedBy({ recordedAt, metadata }),
      }),
  },
};

/** One payment of a client to the firm, by card, bank or check, as the portal and the payments screen show it. */
@Rich<PortalPaymentState, PortalPaymentCommand, typeof portalPaymentEvents, PortalPayment>({
  title: 'portal payment',
  inRefusals: 'payment',
  plural: 'compliance-payments',
  displayName: ({ id }: PortalPayment) => paymentReference(id),
  foundAs: 'description',
  // a card payment that never reached the provider is not listed: nobody could have paid it
  listed: `(r.intent_id IS NOT NULL OR r.provider = '${BY_BANK}')`,
  sorts: { status: 'r.payment_status' },
  unique: [
    {
      index: 'compliance_payments_intent',
      by: ['intentId'],
      say: () => 'Another payment has this one at the card provider',
    },
  ],
  may: { read: ['portal.read', 'portal-payments.read'] },
  computed: {
    amount: { shown: described(NUMBER, 'Dollars').schema(), of: ({ amount }: PortalPayment) => amount / 100 },
    parts: {
      shown: described(
        listOf(object(() => PartView)),
        'What is service and what is for a government; none in payments of earlier releases',
      ).schema(),
      of: ({ parts }: PortalPayment) => parts.map(partView),
    },
    status: {
      shown: oneOf(PORTAL_PAYMENT_STATUSES).schema(),
      of: ({ paymentStatus }: PortalPayment) => paymentStatus,
    },
    paymentMethod: {
      shown: oneOf(PAYMENT_METHODS).schema(),
      of: ({ paymentMethod }: PortalPayment) => (paymentMethod === 'card' ? 'credit_card' : paymentMethod),
    },
    account: {
      shown: orNull(object(() => AccountView)).schema(),
      of: ({ metadata }: PortalPayment) => accountView(metadata),
    },
    checkNumber: {
      shown: orNull(TEXT).schema(),
      of: ({ metadata }: PortalPayment) => metadata.checkNumber ?? null,
    },
  },
  sums: { amount: { in: 'money', sql: 'r.amount' } },
  letterAsked: 'receiptAskedAt',
  events: portalPaymentEvents,
  decider: portalPaymentDecider,
  requiredPermissions: portalPaymentPermissions,
  valuesOf: (payment) => (payment.status === 'none' ? {} : payment.terms),
  rows: portalPaymentRows,
  beside: besidePayment,
})
export class PortalPayment extends VersionedRecord<string> {
  @Uuid('user', { systemSet: true, hidden: true }) userId: string;
  @RefersTo('client', { label: 'client', systemSet: true, as: 'clientName', kept: true }) clientId: string;
  @Line('Client', { systemSet: true, searched: { as: null }, sorted: 'exact' }) clientName: string;
  @Uuid('document', { systemSet: true, optional: true, filtered: true }) documentId: string | null;
  @Line('document', { systemSet: true, optional: true }) documentTitle: string | null;
  @Id('invoice', { systemSet: true, optional: true, filtered: true }) invoiceId: number | null;
  @Line('invoice', { systemSet: true, optional: true }) invoiceNumber: string | null;
  @Money('Amount', { systemSet: true, hidden: true, sorted: true }) amount: Cents;
  @Choice('payment method', ['card', ...BANK_METHODS], { systemSet: true, hidden: true }) paymentMethod:
    | 'card'
    | BankMethod;
  @Choice('status', PORTAL_PAYMENT_STATUSES, { systemSet: true }) paymentStatus: PortalPaymentStatus;
  @Line('Transaction', { systemSet: true, optional: true, searched: true }) transactionId: string | null;
  @Day('payment date', { systemSet: true, optional: true, sorted: true }) paymentDate: IsoDate | null;
  @Line('description', { systemSet: true, searched: { as: null }, sorted: 'exact' }) description: string;
  @Line('factor', { systemSet: true, optional: true, hidden: true }) factorId: string | null;
  @Money('factor fee', { systemSet: true, optional: true, hidden: true }) factorFee: Cents | null;
  /** The amount less the fee of the provider. */
  @Money('net amount', { systemSet: true, optional: true, hidden: true }) netAmount: Cents | null;
  /** What is service and what is for a government; none in payments of earlier releases. */
  @Json<PortalPayment['parts']>() parts: readonly PaymentPart[];
  /** What of it is for a government, and what of that went back. */
  @Money('government part', { systemSet: true, hidden: true }) government: Cents;
  @Money('government part given back', { systemSet: true, hidden: true }) governmentBack: Cents;
  /** What of it arrived at the bank, and when it did last. */
  @Money('paid out', { systemSet: true, hidden: true }) paidOut: Cents;
  @Day('paid out on', { systemSet: true, optional: true }) paidOutOn: IsoDate | null;
  @Json<PortalPayment['metadata']>() metadata: {
    readonly card?: CardSeen;
    readonly account?: AccountShown;
    readonly checkNumber?: string;
  };
  @Line('notes', { systemSet: true, optional: true }) notes: string | null;
  @Choice('provider', [...PROVIDERS, BY_BANK], { systemSet: true, hidden: true }) provider:
    | ProviderName
    | typeof BY_BANK;
  /** The id of the provider's payment; null until the provider has created it. */
  @Line('intent', { systemSet: true, optional: true, hidden: true }) intentId: string | null;
  @Money('processing fee', { systemSet: true, optional: true, hidden: true }) processingFee: Cents | null;
  /** Whether money may still come in by card, so that the periodic check has to ask the provider. */
  @Flag('open', { systemSet: true, hidden: true }) open: boolean;
  @Line('failure', { systemSet: true, optional: true }) failure: string | null;
  @Money('refunded', { systemSet: true, hidden: true }) refunded: Cents;
  @Instant('refunded', { systemSet: true, optional: true }) refundedAt: string | null;
  /** How many refunds were requested, and the reason of the one that the provider has not answered yet. */
  @Whole('refund requests', 0, 1_000, { systemSet: true, hidden: true }) refundRequests: number;
  @Line('refund reason', { systemSet: true, optional: true, hidden: true }) refundReason: string | null;
  /** When the receipt, or the letter about the refund, was asked for. */
  @Instant('receipt', { systemSet: true, optional: true, hidden: true }) receiptAskedAt: string | null;
}

export const portalPaymentKind = richKindOf<PortalPayment, PortalPaymentState, PortalPaymentCommand>(PortalPayment);
export type PortalPaymentStore = RichStore<PortalPayment, PortalPaymentState, PortalPaymentCommand>;
