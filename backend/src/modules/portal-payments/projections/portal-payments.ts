import { Entity } from 'typeorm';
import { Cents, Day, Flag, Id, Instant, Int, Json, Text, Uuid, UuidKey } from '../../../platform/database/columns';
import { defineProjection, existing, type Unstamped } from '../../../platform/projections/projection';
import { announcedTo } from '../../../platform/realtime/visibility';
import { namedBy } from '../../../platform/records/named-rows';
import { paymentReference } from '../domain/payment-reference';
import { uniqueValue } from '../../../platform/http/unique-sentences';
import type { PortalPaymentStatus } from '../domain/portal-payment';
import { portalPaymentFacts, type CardSeen, type ProviderName } from '../domain/portal-payment.facts';

/** One payment of a client to the firm as the portal and the payments screen show it. */
@Entity('compliance_payments')
export class PortalPaymentRow {
  @UuidKey() id: string;
  @Uuid() userId: string;
  @Uuid() clientId: string;
  @Text() clientName: string;
  @Id({ nullable: true }) documentId: number | null;
  @Id({ nullable: true }) invoiceId: number | null;
  @Cents() amount: number;
  @Text() paymentMethod: 'card';
  @Text() paymentStatus: PortalPaymentStatus;
  @Text({ nullable: true }) transactionId: string | null;
  @Day({ nullable: true }) paymentDate: string | null;
  @Text() description: string;
  @Text({ nullable: true }) factorId: string | null;
  @Cents({ nullable: true }) factorFee: number | null;
  /** What is left when the provider has kept its fee. */
  @Cents({ nullable: true }) netAmount: number | null;
  @Json() metadata: { readonly card?: CardSeen };
  @Text({ nullable: true }) notes: string | null;
  @Text() provider: ProviderName;
  /** The provider's payment; without one nobody can pay, and no list shows the row. */
  @Text({ nullable: true }) intentId: string | null;
  @Cents({ nullable: true }) processingFee: number | null;
  /** Money may still come in: the sweep asks the provider. */
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

export const portalPaymentRows = defineProjection({
  name: 'compliance-payments',
  version: 1,
  table: PortalPaymentRow,
  facts: portalPaymentFacts,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    PortalPaymentStarted: (
      _,
      { data: { id, userId, clientId, clientName, amount, description, provider, notes } },
    ): Unstamped<PortalPaymentRow> => ({
      id,
      userId,
      clientId,
      clientName,
      amount,
      description,
      provider,
      notes,
      documentId: null,
      invoiceId: null,
      paymentMethod: 'card',
      paymentStatus: 'pending',
      transactionId: null,
      paymentDate: null,
      factorId: null,
      factorFee: null,
      netAmount: null,
      metadata: {},
      intentId: null,
      processingFee: null,
      open: true,
      failure: null,
      refunded: 0,
      refundedAt: null,
      refundRequests: 0,
      refundReason: null,
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
  },
});

uniqueValue('compliance_payments_intent', 'intentId', () => 'Another payment has this one at the card provider');
announcedTo('fee', ['portal.read', 'portal-payments.read']);
namedBy('fee', { table: PortalPaymentRow, id: 'id', ids: 'uuids', called: ({ id }) => paymentReference(id) });
