export { PortalPaymentsModule } from './portal-payments.module';
export {
  CardProvider,
  intentOf,
  RefundRefused,
  type Intent,
  type IntentRequest,
  type RefundRequest,
} from './adapters/card-provider';
export { MoveBankPayment } from './commands/move-bank-payment';
export { FOR_NOTHING, PaymentPurposes, type KnownPurpose } from './commands/payment-purposes';
export { termsOf } from './commands/payment-terms';
export { RefundPortalPayment } from './commands/refund-portal-payment';
export { SettlePortalPayment } from './commands/settle-portal-payment';
export { TakeBankPayment } from './commands/take-bank-payment';
export { luhn, withoutCardNumbers } from './domain/rules/card-data';
export type { PortalPaymentStatus } from './domain/portal-payment';
export type { PaymentSeen } from './domain/portal-payment.commands';
export {
  CURRENCY,
  FEE_DESCRIPTIONS,
  PROVIDERS,
  type PortalPaymentEvent,
  type ProviderName,
} from './domain/portal-payment.events';
export { InParts, withoutCards, type PartForm } from './http/payments.requests';
export { paymentReference } from './domain/rules/payment-reference';
export { PORTAL_PAYMENT_STATUSES, PortalPayment, portalPaymentKind, type PortalPaymentStore } from './portal-payment';
export { PartView, partView } from './http/payment-views';
export { PortalPayments } from './queries/portal-payments';
