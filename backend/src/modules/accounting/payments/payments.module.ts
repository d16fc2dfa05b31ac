import { Global, Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices';
import { PaymentEvents } from '../ledger';
import { StoredPaymentEvents } from './adapters/stored-payment-events';
import { CheckBook } from './commands/record-check';
import { RecordPaymentHandler } from './commands/record-payment';
import { PaymentsController } from './http/payments.controller';
import { PaymentLists } from './queries/list-payments';

/** Global, because the ledger injects PaymentEvents. */
@Global()
@Module({
  imports: [InvoicesModule],
  controllers: [PaymentsController],
  providers: [RecordPaymentHandler, CheckBook, PaymentLists, { provide: PaymentEvents, useClass: StoredPaymentEvents }],
  exports: [PaymentEvents],
})
export class PaymentsModule {}
