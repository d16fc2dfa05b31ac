import { Module } from '@nestjs/common';
import { PaymentPurposesModule } from '../payment-purposes';
import { PortalPaymentsModule } from '../portal-payments';
import { MoveBankPaymentHandler } from './commands/move-bank-payment';
import { TakeBankPaymentHandler } from './commands/take-bank-payment';
import { BankPaymentsController } from './http/bank-payments.controller';

@Module({
  imports: [PaymentPurposesModule, PortalPaymentsModule],
  controllers: [BankPaymentsController],
  providers: [MoveBankPaymentHandler, TakeBankPaymentHandler],
})
export class BankPaymentsModule {}
