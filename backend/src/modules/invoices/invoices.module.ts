import { Module } from '@nestjs/common';
import { BrokersModule } from '../brokers';
import { LoadsModule } from '../loads';
import './domain/invoice.postings';
import { InvoicePdfController } from './http/invoice-pdf.controller';
import { InvoiceViews } from './http/invoice-views';
import { InvoicesController } from './http/invoices.controller';
import { PaymentsController } from './http/payments.controller';
import { ReceivablesController } from './http/receivables.controller';
import { CreateInvoiceHandler } from './commands/create-invoice';
import { DecideInvoiceHandler } from './commands/decide-invoice';
import { InvoiceQuota } from './commands/invoice-quota';
import { RecordCheckHandler } from './commands/record-check';
import { RecordPaymentHandler } from './commands/record-payment';
import { RemindCarriersHandler } from './commands/remind-carriers';
import { HoldingInvoices } from './adapters/holding-invoices';
import { ReliedOn } from './commands/relied-on';
import { PrintInvoiceHandler } from './pdf/print-invoice';
import { DaysToPayHandler } from './queries/days-to-pay';
import { FactsOfPaymentHandler } from './queries/facts-of-payment';
import { GetInvoiceHandler, GetPaymentHandler, PaymentsByIdsHandler, PaymentsOfHandler } from './queries/get-invoice';
import { InvoicesByAgeHandler } from './queries/invoice-age';
import { InvoicesByIdsHandler } from './queries/invoices-by-ids';
import { GetInvoiceFiguresHandler, PaymentsReceivedHandler } from './queries/invoice-figures';
import { ListInvoicesHandler } from './queries/list-invoices';
import { ListPaymentsHandler } from './queries/list-payments';
import { MoneyByMonthHandler } from './queries/money-by-month';
import { MailTheInvoiceWhenItIsSent } from './reactions/mail-the-invoice-when-it-is-sent';
import { MailTheReminderOfACarrier } from './reactions/mail-the-reminder-of-a-carrier';
import { MarkInvoicesOverdueAtNight } from './reactions/mark-invoices-overdue-at-night';

@Module({
  imports: [BrokersModule, LoadsModule],
  // before the records: /api/invoices/ageing is no id
  controllers: [ReceivablesController, InvoicesController, InvoicePdfController, PaymentsController],
  providers: [
    InvoiceQuota,
    InvoiceViews,
    HoldingInvoices,
    ReliedOn,
    CreateInvoiceHandler,
    DecideInvoiceHandler,
    RecordPaymentHandler,
    RecordCheckHandler,
    RemindCarriersHandler,
    PrintInvoiceHandler,
    GetInvoiceHandler,
    GetPaymentHandler,
    PaymentsOfHandler,
    PaymentsByIdsHandler,
    InvoicesByIdsHandler,
    InvoicesByAgeHandler,
    MoneyByMonthHandler,
    DaysToPayHandler,
    FactsOfPaymentHandler,
    GetInvoiceFiguresHandler,
    PaymentsReceivedHandler,
    ListInvoicesHandler,
    ListPaymentsHandler,
    MailTheInvoiceWhenItIsSent,
    MailTheReminderOfACarrier,
    MarkInvoicesOverdueAtNight,
  ],
  exports: [InvoiceQuota, MarkInvoicesOverdueAtNight],
})
export class InvoicesModule {}
