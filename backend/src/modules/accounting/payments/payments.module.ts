import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices';
import { RecordCheckHandler } from './commands/record-check';
import { RecordPaymentHandler } from './commands/record-payment';
import { PaymentsController } from './http/payments.controller';
import { PaymentLists } from './queries/list-payments';
import { PaymentEventsHandler } from './queries/payment-events';

@Module({
  imports: [InvoicesModule],
  controllers: [PaymentsController],
  providers: [RecordPaymentHandler, RecordCheckHandler, PaymentLists, PaymentEventsHandler],
})
export class PaymentsModule {}
