import { published } from '../../../platform/fields/schema';
import {
  DAY,
  described,
  INSTANT,
  MONEY,
  NUMBER,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../platform/fields/shown';
import type { PortalPaymentStatus } from '../domain/portal-payment';
import { FEE_DESCRIPTIONS, PROVIDERS, type ProviderName } from '../domain/portal-payment.facts';
import type { PortalPaymentRow } from '../projections/portal-payments';
import type { Confirmed } from '../adapters/sandbox-browser';
import { ACCOUNT_TYPES, type AccountType } from '../domain/bank-account';
import type { PaymentMethod } from '../queries/portal-payments';
import { masked } from '../../../platform/vault/vault';
import { PAYMENT_METHODS, PORTAL_PAYMENT_STATUSES } from './payments.requests';

export class PaymentIntent {
  @Shown(TEXT) clientSecret: string;
}
export class Fee {
  @Shown(oneOf(FEE_DESCRIPTIONS)) description: (typeof FEE_DESCRIPTIONS)[number];
  @Shown(MONEY) amount: string;
}
export class Checkout {
  @Shown(oneOf(PROVIDERS)) provider: ProviderName;
  @Shown(orNull(TEXT)) publishableKey: string | null;
  @Shown(MONEY) amount: string;
  @Shown(TEXT) description: string;
  @Shown(oneOf(PORTAL_PAYMENT_STATUSES)) status: PortalPaymentStatus;
  @Shown(TEXT) paymentIntentId: string;
}

@published('PaymentAccount')
export class AccountView {
  @Shown(TEXT) accountHolderName: string;
  @Shown(TEXT) bankName: string;
  @Shown(TEXT) routingNumber: string;
  @Shown(described(TEXT, 'Masked: the last four only')) accountNumber: string;
  @Shown(oneOf(ACCOUNT_TYPES)) accountType: AccountType;
}
@published('PaymentFigures')
export class PaymentFiguresView {
  @Shown(MONEY) paid: string;
  @Shown(MONEY) pending: string;
}

@published('PortalPayment')
export class PortalPaymentView {
  @Shown(TEXT) id: string;
  @Shown(described(NUMBER, 'Dollars')) amount: number;
  @Shown(TEXT) description: string;
  @Shown(oneOf(PORTAL_PAYMENT_STATUSES)) status: PortalPaymentStatus;
  @Shown(oneOf(PORTAL_PAYMENT_STATUSES)) paymentStatus: PortalPaymentStatus;
  @Shown(oneOf(PAYMENT_METHODS)) paymentMethod: PaymentMethod;
  @Shown(orNull(TEXT)) transactionId: string | null;
  @Shown(orNull(DAY)) paymentDate: string | null;
  @Shown(TEXT) clientId: string;
  @Shown(TEXT) clientName: string;
  @Shown(orNull(TEXT)) documentId: string | null;
  @Shown(orNull(TEXT)) documentTitle: string | null;
  @Shown(orNull(WHOLE)) invoiceId: number | null;
  @Shown(orNull(TEXT)) invoiceNumber: string | null;
  @Shown(orNull(object(() => AccountView))) account: AccountView | null;
  @Shown(orNull(TEXT)) checkNumber: string | null;
  @Shown(orNull(TEXT)) notes: string | null;
  @Shown(orNull(INSTANT)) refundedAt: string | null;
  @Shown(orNull(TEXT)) failure: string | null;
  @Shown(INSTANT) createdAt: string;
  @Shown(INSTANT) updatedAt: string;
  @Shown(WHOLE) version: number;
}
const accountOf = ({ metadata: { account } }: PortalPaymentRow): AccountView | null => {
  if (!account) return null;
  const { last4, ...shown } = account;
  return { ...shown, accountNumber: masked(last4) };
};
export const viewOfPortalPayment = (row: PortalPaymentRow): PortalPaymentView => ({
  id: row.id,
  amount: row.amount / 100,
  description: row.description,
  status: row.paymentStatus,
  paymentStatus: row.paymentStatus,
  paymentMethod: row.paymentMethod === 'card' ? 'credit_card' : row.paymentMethod,
  transactionId: row.transactionId,
  paymentDate: row.paymentDate,
  clientId: row.clientId,
  clientName: row.clientName,
  documentId: row.documentId,
  documentTitle: row.documentTitle,
  invoiceId: row.invoiceId,
  invoiceNumber: row.invoiceNumber,
  account: accountOf(row),
  checkNumber: row.metadata.checkNumber ?? null,
  notes: row.notes,
  refundedAt: row.refundedAt,
  failure: row.failure,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  version: row.version,
});

const CONFIRMED = ['succeeded', 'processing', 'requires_action', 'requires_payment_method'] as const;
export class SandboxToken {
  @Shown(TEXT) token: string;
}
export class SandboxConfirmed implements Confirmed {
  @Shown(oneOf(CONFIRMED)) status: (typeof CONFIRMED)[number];
  @Shown(TEXT, { absent: true }) message?: string;
}
