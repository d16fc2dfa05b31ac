import { Entity } from 'typeorm';
import { Cents, Day, Flag, Id, Instant, Int, Json, Text, Uuid, UuidKey } from '../../../platform/database/columns';
import { defineProjection, existing, type Unstamped } from '../../../platform/projections/projection';
import { announcedTo } from '../../../platform/realtime/visibility';
import { namedBy } from '../../../platform/records/named-rows';
import { searchedBy } from '../../../platform/search/searched';
import { paymentReference } from '../domain/payment-reference';
import { uniqueValue } from '../../../platform/http/unique-sentences';
import type { PortalPaymentStatus } from '../domain/portal-payment';
import type { AccountType, BankMethod } from '../domain/bank-account';
import {
  portalPaymentFacts,
  type CardSeen,
  type ProviderName,
  type SealedAccount,
} from '../domain/portal-payment.facts';

/** An account as it may be shown: the last four of its number. */
export interface AccountShown {
  readonly accountHolderName: string;
  readonly bankName: string;
  readonly routingNumber: string;
  readonly last4: string;
  readonly accountType: AccountType;
}
/** No card provider: who works here says what becomes of it. */
export const BY_BANK = 'bank';

/** One payment of a client to the firm as the portal and the payments screen show it. */
@Entity('compliance_payments')
export class PortalPaymentRow {
  @UuidKey() id: string;
  @Uuid() userId: string;
  @Uuid() clientId: string;
  @Text() clientName: string;
  @Uuid({ nullable: true }) documentId: string | null;
  @Text({ nullable: true }) documentTitle: string | null;
  @Id({ nullable: true }) invoiceId: number | null;
  @Text({ nullable: true }) invoiceNumber: string | null;
  @Cents() amount: number;
  @Text() paymentMethod: 'card' | BankMethod;
  @Text() paymentStatus: PortalPaymentStatus;
  @Text({ nullable: true }) transactionId: string | null;
  @Day({ nullable: true }) paymentDate: string | null;
  @Text() description: string;
  @Text({ nullable: true }) factorId: string | null;
  @Cents({ nullable: true }) factorFee: number | null;
  /** What is left when the provider has kept its fee. */
  @Cents({ nullable: true }) netAmount: number | null;
  @Json() metadata: { readonly card?: CardSeen; readonly account?: AccountShown; readonly checkNumber?: string };
  @Text({ nullable: true }) notes: string | null;
  @Text() provider: ProviderName | typeof BY_BANK;
  /** The provider's payment; without one nobody can pay by card, and no list shows the row. */
  @Text({ nullable: true }) intentId: string | null;
  @Cents({ nullable: true }) processingFee: number | null;
  /** Money may still come in by card: the sweep asks the provider. */
  @Flag() open: boolean;
  @Text({ nullable: true }) failure: string | null;
  @Cents() refunded: number;
  @Instant({ nullable: true }) refundedAt: string | null;
  /** How often a refund was asked for, and why, while the provider has not answered. */
  @Int() refundRequests: number;
  @Text({ nullable: true }) refundReason: string | null;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

const changed = (row: PortalPaymentRow | undefined, changes: Partial<PortalPaymentRow>): PortalPaymentRow => ({
  ...existing(row),
  ...changes,
});
const net = (amount: number, fee: number | null): { processingFee: number | null; netAmount: number | null } => ({
  processingFee: fee,
  netAmount: fee === null ? null : amount - fee,
});

const shownOf = ({ accountNumber: _sealed, ...shown }: SealedAccount): AccountShown => shown;

/** What every payment begins with. */
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
} as const;

export const portalPaymentRows = defineProjection({
  name: 'compliance-payments',
  version: 2,
  table: PortalPaymentRow,
  facts: portalPaymentFacts,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    PortalPaymentStarted: (
      _,
      { data: { id, userId, clientId, clientName, amount, description, provider, notes } },
    ): Unstamped<PortalPaymentRow> => ({
      ...BEGUN,
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
    PortalPaymentCompleted: (row, { data }) =>
      changed(row, {
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
    PortalPaymentRefunded: (row, { data, recordedAt }) => {
      const refunded = existing(row).refunded + data.amount;
      return changed(row, {
        refunded,
        refundedAt: recordedAt,
        refundReason: null,
        paymentStatus: refunded < existing(row).amount ? 'completed' : 'refunded',
      });
    },
    PortalPaymentLinked: (row, { data: { id: _id, ...purpose } }) => changed(row, purpose),
    BankPaymentTaken: (_, { data }): Unstamped<PortalPaymentRow> => {
      const { currency: _currency, reference: _reference, method, account, checkNumber, ...others } = data;
      return {
        ...BEGUN,
        ...others,
        paymentMethod: method,
        provider: BY_BANK,
        metadata: { ...(account && { account: shownOf(account) }), ...(checkNumber !== null && { checkNumber }) },
        open: false,
      };
    },
    BankPaymentProcessing: (row) => changed(row, { paymentStatus: 'processing' }),
    BankPaymentCompleted: (row, { data }) =>
      changed(row, {
        paymentStatus: 'completed',
        transactionId: data.transactionId,
        paymentDate: data.paidOn,
        ...net(data.amount, 0),
      }),
    BankPaymentFailed: (row, { data }) => changed(row, { paymentStatus: 'failed', failure: data.reason }),
    BankPaymentRefunded: (row, { data, recordedAt }) =>
      changed(row, { paymentStatus: 'refunded', refunded: data.amount, refundedAt: recordedAt }),
  },
});

uniqueValue('compliance_payments_intent', 'intentId', () => 'Another payment has this one at the card provider');
announcedTo('fee', ['portal.read', 'portal-payments.read']);
namedBy('fee', { table: PortalPaymentRow, id: 'id', ids: 'uuids', called: ({ id }) => paymentReference(id) });
searchedBy<PortalPaymentRow>('fee', {
  title: 'portal payment',
  titles: 'portal payments',
  category: 'fee',
  table: PortalPaymentRow,
  texts: [
    ['description', null],
    ['clientName', null],
    ['transactionId', 'Transaction'],
  ],
  amounts: ['amount'],
  names: ['clientId'],
  listed: `(r.intent_id IS NOT NULL OR r.provider = '${BY_BANK}')`,
  called: ({ description }) => description,
});
