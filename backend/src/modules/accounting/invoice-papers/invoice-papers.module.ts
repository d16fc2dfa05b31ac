import { Module } from '@nestjs/common';
import { BrokersModule } from '../../clients/brokers';
import { LoadsModule } from '../../operations/loads';
import { InvoicePdfController } from './http/invoice-pdf.controller';
import { InvoicePrinter } from './pdf/print-invoice';
import { MailTheInvoiceWhenItIsSent } from './reactions/mail-the-invoice-when-it-is-sent';

@Module({
  imports: [BrokersModule, LoadsModule],
  controllers: [InvoicePdfController],
  providers: [InvoicePrinter, MailTheInvoiceWhenItIsSent],
})
export class InvoicePapersModule {}
