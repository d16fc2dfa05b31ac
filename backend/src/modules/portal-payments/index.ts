export { PortalPaymentsModule } from './portal-payments.module';
export { PortalPaymentStory, type PortalPaymentStep, type Payer } from './commands/portal-payment-story';
export type { PortalPaymentFact } from './domain/portal-payment.facts';
export { CHECK_CARD_PAYMENTS } from './reactions/check-card-payments';
