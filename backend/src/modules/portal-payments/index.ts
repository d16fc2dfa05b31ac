export { MoveBankPayment } from './commands/move-bank-payment';
export { TakeBankPayment } from './commands/take-bank-payment';
export { PortalPaymentsModule } from './portal-payments.module';
export { PortalPaymentStory, type PortalPaymentStep, type Payer } from './commands/portal-payment-story';
export type { PortalPaymentFact } from './domain/portal-payment.facts';
export { CHECK_CARD_PAYMENTS } from './reactions/check-card-payments';
export { GetPaymentFigures } from './queries/payment-figures';
export { ListPortalPayments } from './queries/portal-payments';
