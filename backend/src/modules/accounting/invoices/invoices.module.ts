import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { BrokersModule } from '../../clients/brokers';
import { LoadsModule } from '../../operations/loads';
import './queries/receivable-tie-out';
import './domain/invoice.postings';
import { InvoicesController } from './http/invoices.controller';
import { CreateInvoiceHandler } from './commands/create-invoice';
import { HauledBy } from './commands/hauled-by';
import { InvoiceQuota } from './commands/invoice-quota';
import { GetClientBalancesHandler } from './queries/client-balances';
import { GetInvoiceFiguresHandler } from './queries/invoice-figures';
import { Invoice } from './invoice';
import { Payment } from './payment';
import './projections/invoice-sums';
import { InvoiceLists } from './queries/list-invoices';
import { PaymentsOfInvoices } from './queries/payments-of';
import { MarkInvoicesOverdueAtNight } from './reactions/mark-invoices-overdue-at-night';
import './queries/close-check';
import './queries/found-by-balance';

@Module({
  imports: [BrokersModule, LoadsModule, Records.rich(Invoice, [Payment])],
  controllers: [InvoicesController],
  providers: [
    HauledBy,
    InvoiceQuota,
    CreateInvoiceHandler,
    GetClientBalancesHandler,
    GetInvoiceFiguresHandler,
    InvoiceLists,
    PaymentsOfInvoices,
    MarkInvoicesOverdueAtNight,
  ],
  exports: [InvoiceQuota, InvoiceLists, PaymentsOfInvoices, MarkInvoicesOverdueAtNight],
})
export class InvoicesModule {}
