export { PortalPaymentsModule } from './portal-payments.module';
export { FeeStory, type FeeStep, type Payer } from './commands/fee-story';
export type { FeeFact } from './domain/fee.facts';
export { CHECK_CARD_PAYMENTS } from './reactions/check-card-payments';
