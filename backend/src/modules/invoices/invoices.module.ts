import { Module } from '@nestjs/common';
import { BrokersModule } from '../brokers';
import { LoadsModule } from '../loads';
import { InvoicePdfController } from './http/invoice-pdf.controller';
import { InvoiceViews } from './http/invoice-views';
import { InvoicesController } from './http/invoices.controller';
import { PaymentsController } from './http/payments.controller';
import { CreateInvoiceHandler } from './commands/create-invoice';
import { DecideInvoiceHandler } from './commands/decide-invoice';
import { InvoiceQuota } from './commands/invoice-quota';
import { RecordPaymentHandler } from './commands/record-payment';
import { HoldingInvoices } from './adapters/holding-invoices';
import { ReliedOn } from './commands/relied-on';
import { PrintInvoiceHandler } from './pdf/print-invoice';
import { FactsOfPaymentHandler } from './queries/facts-of-payment';
import { GetInvoiceHandler, GetPaymentHandler, PaymentsOfHandler } from './queries/get-invoice';
import { GetInvoiceFiguresHandler, PaymentsReceivedHandler } from './queries/invoice-figures';
import { ListInvoicesHandler } from './queries/list-invoices';
import { ListPaymentsHandler } from './queries/list-payments';
import { MailTheInvoiceWhenItIsSent } from './reactions/mail-the-invoice-when-it-is-sent';
import { MarkInvoicesOverdueAtNight } from './reactions/mark-invoices-overdue-at-night';

@Module({
  imports: [BrokersModule, LoadsModule],
  controllers: [InvoicesController, InvoicePdfController, PaymentsController],
  providers: [
    InvoiceQuota,
    InvoiceViews,
    HoldingInvoices,
    ReliedOn,
    CreateInvoiceHandler,
    DecideInvoiceHandler,
    RecordPaymentHandler,
    PrintInvoiceHandler,
    GetInvoiceHandler,
    GetPaymentHandler,
    PaymentsOfHandler,
    FactsOfPaymentHandler,
    GetInvoiceFiguresHandler,
    PaymentsReceivedHandler,
    ListInvoicesHandler,
    ListPaymentsHandler,
    MailTheInvoiceWhenItIsSent,
    MarkInvoicesOverdueAtNight,
  ],
  exports: [InvoiceQuota, MarkInvoicesOverdueAtNight],
})
export class InvoicesModule {}
