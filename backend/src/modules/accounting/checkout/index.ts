export { CheckoutModule } from './checkout.module';
export { StartPortalPayment } from './commands/start-portal-payment';
export { CHECK_CARD_PAYMENTS } from './reactions/check-card-payments';
