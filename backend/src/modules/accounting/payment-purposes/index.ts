export { PaymentPurposesModule } from './payment-purposes.module';
export { FOR_NOTHING, PaymentPurposes, type KnownPurpose } from './commands/payment-purposes';
