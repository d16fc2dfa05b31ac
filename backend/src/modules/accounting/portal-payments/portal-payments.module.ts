import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { UsersModule } from '../../people/users';
import { ChargesModule } from '../charges';
import { ClientMoneyModule } from '../client-money';
import './queries/clearing-tie-out';
import { AroundPayments } from './commands/around-payments';
import './domain/portal-payment.postings';
import { PortalPaymentsController } from './http/portal-payments.controller';
import { RefundPortalPaymentHandler } from './commands/refund-portal-payment';
import { SettlePortalPaymentHandler } from './commands/settle-portal-payment';
import { MoveBankPaymentHandler } from './commands/move-bank-payment';
import { PaymentPurposes } from './commands/payment-purposes';
import { TakeBankPaymentHandler } from './commands/take-bank-payment';
import { PortalPayment } from './portal-payment';
import { PortalPayments } from './queries/portal-payments';
import { MailTheReceipt } from './reactions/mail-the-receipt';

@Module({
  imports: [ChargesModule, ClientMoneyModule, UsersModule, Records.rich(PortalPayment)],
  controllers: [PortalPaymentsController],
  providers: [
    SettlePortalPaymentHandler,
    RefundPortalPaymentHandler,
    TakeBankPaymentHandler,
    MoveBankPaymentHandler,
    AroundPayments,
    PaymentPurposes,
    PortalPayments,
    MailTheReceipt,
  ],
  exports: [PortalPayments, PaymentPurposes],
})
export class PortalPaymentsModule {}
