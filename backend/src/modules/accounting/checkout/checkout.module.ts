import { Module } from '@nestjs/common';
import { PaymentPurposesModule } from '../payment-purposes';
import { PortalPaymentsModule } from '../portal-payments';
import { StartPortalPaymentHandler } from './commands/start-portal-payment';
import { CheckoutController } from './http/checkout.controller';
import { CheckCardPayments } from './reactions/check-card-payments';

@Module({
  imports: [PaymentPurposesModule, PortalPaymentsModule],
  controllers: [CheckoutController],
  providers: [StartPortalPaymentHandler, CheckCardPayments],
})
export class CheckoutModule {}
