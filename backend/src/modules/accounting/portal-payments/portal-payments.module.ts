import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { ChargesModule } from '../charges';
import { ClientMoneyModule } from '../client-money';
import './queries/clearing-tie-out';
import { AroundPayments } from './commands/around-payments';
import './domain/portal-payment.postings';
import { PortalPaymentsController } from './http/portal-payments.controller';
import { RefundPortalPaymentHandler } from './commands/refund-portal-payment';
import { SettlePortalPaymentHandler } from './commands/settle-portal-payment';
import { PortalPayment } from './portal-payment';
import { PortalPayments } from './queries/portal-payments';

@Module({
  imports: [ChargesModule, ClientMoneyModule, Records.rich(PortalPayment)],
  controllers: [PortalPaymentsController],
  providers: [SettlePortalPaymentHandler, RefundPortalPaymentHandler, AroundPayments, PortalPayments],
  exports: [AroundPayments, PortalPayments],
})
export class PortalPaymentsModule {}
