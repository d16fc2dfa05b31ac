export { PortalPaymentsModule } from './portal-payments.module';
export {
  CardProvider,
  intentOf,
  RefundRefused,
  type Intent,
  type IntentRequest,
  type RefundRequest,
} from './adapters/card-provider';
export { AroundPayments } from './commands/around-payments';
export { termsOf } from './commands/payment-terms';
export { RefundPortalPayment } from './commands/refund-portal-payment';
export { SettlePortalPayment } from './commands/settle-portal-payment';
export { ACCOUNT_TYPES, isRoutingNumber, type AccountType, type BankMethod } from './domain/rules/bank-account';
export { luhn, withoutCardNumbers } from './domain/rules/card-data';
export { PART_KINDS, partOf, splitPayment, type PartKind, type PaymentPart } from './domain/rules/parts';
export { paymentReference } from './domain/rules/payment-reference';
export type { PortalPaymentStatus } from './domain/portal-payment';
export type { PaymentSeen, PortalPaymentCommand } from './domain/portal-payment.commands';
export {
  CURRENCY,
  FEE_DESCRIPTIONS,
  PROVIDERS,
  type CardSeen,
  type PaymentPurpose,
  type PortalPaymentEvent,
  type PortalPaymentTerms,
  type ProviderName,
  type SealedAccount,
} from './domain/portal-payment.events';
export { InParts, type PartForm } from './http/payment-parts';
export { withoutCards } from './http/payments.requests';
export { PartView, partView } from './http/payment-views';
export {
  PAYMENT_METHODS,
  PORTAL_PAYMENT_STATUSES,
  PortalPayment,
  portalPaymentKind,
  type PaymentMethod,
  type PortalPaymentStore,
} from './portal-payment';
export { PortalPayments } from './queries/portal-payments';
