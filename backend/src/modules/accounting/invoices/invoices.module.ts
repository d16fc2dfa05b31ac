import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { BrokersModule } from '../../clients/brokers';
import { LoadsModule } from '../../operations/loads';
import './domain/invoice.postings';
import { InvoicePdfController } from './http/invoice-pdf.controller';
import { InvoicesController } from './http/invoices.controller';
import { PaymentsController } from './http/payments.controller';
import { ReceivablesController } from './http/receivables.controller';
import { CreateInvoiceHandler } from './commands/create-invoice';
import { InvoiceQuota } from './commands/invoice-quota';
import { RecordCheckHandler } from './commands/record-check';
import { RecordPaymentHandler } from './commands/record-payment';
import { RemindCarriersHandler } from './commands/remind-carriers';
import { PrintInvoiceHandler } from './pdf/print-invoice';
import { DaysToPayHandler } from './queries/days-to-pay';
import { PaymentEventsHandler } from './queries/payment-events';
import { InvoicesByAgeHandler } from './queries/ageing';
import { GetInvoiceFiguresHandler } from './queries/invoice-figures';
import { PaymentsReceivedHandler } from './queries/payments-received';
import { Invoice } from './invoice';
import { Payment } from './payment';
import './projections/invoice-sums';
import './projections/money-days';
import { InvoiceLists } from './queries/list-invoices';
import { PaymentLists } from './queries/list-payments';
import { PaymentsOfInvoices } from './queries/payments-of';
import { MoneyByMonthHandler } from './queries/money-by-month';
import { MailTheInvoiceWhenItIsSent } from './reactions/mail-the-invoice-when-it-is-sent';
import { MailTheReminderOfACarrier } from './reactions/mail-the-reminder-of-a-carrier';
import { MarkInvoicesOverdueAtNight } from './reactions/mark-invoices-overdue-at-night';

@Module({
  imports: [BrokersModule, LoadsModule, Records.rich(Invoice, [Payment])],
  // before the records: /api/invoices/ageing is no id
  controllers: [ReceivablesController, InvoicesController, InvoicePdfController, PaymentsController],
  providers: [
    InvoiceQuota,
    CreateInvoiceHandler,
    RecordPaymentHandler,
    RecordCheckHandler,
    RemindCarriersHandler,
    PrintInvoiceHandler,
    InvoicesByAgeHandler,
    MoneyByMonthHandler,
    DaysToPayHandler,
    PaymentEventsHandler,
    GetInvoiceFiguresHandler,
    PaymentsReceivedHandler,
    InvoiceLists,
    PaymentLists,
    PaymentsOfInvoices,
    MailTheInvoiceWhenItIsSent,
    MailTheReminderOfACarrier,
    MarkInvoicesOverdueAtNight,
  ],
  exports: [InvoiceQuota, InvoiceLists, MarkInvoicesOverdueAtNight],
})
export class InvoicesModule {}
