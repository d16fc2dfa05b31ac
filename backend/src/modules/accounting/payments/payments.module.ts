import { Global, Module } from '@nestjs/common';
import { DepositsModule } from '../deposits';
import { InvoicesModule } from '../invoices';
import { PaymentEvents } from '../ledger';
import { StoredPaymentEvents } from './adapters/stored-payment-events';
import { ApplyDeposit } from './commands/apply-deposit';
import { CheckBook } from './commands/record-check';
import { RecordPaymentHandler } from './commands/record-payment';
import { DepositPaymentsController } from './http/deposit-payments.controller';
import { PaymentsController } from './http/payments.controller';
import { PaymentLists } from './queries/list-payments';

/** Global, because the ledger injects PaymentEvents. */
@Global()
@Module({
  imports: [DepositsModule, InvoicesModule],
  controllers: [PaymentsController, DepositPaymentsController],
  providers: [
    RecordPaymentHandler,
    CheckBook,
    ApplyDeposit,
    PaymentLists,
    { provide: PaymentEvents, useClass: StoredPaymentEvents },
  ],
  exports: [PaymentEvents],
})
export class PaymentsModule {}
