export { InvoicePapersModule } from './invoice-papers.module';
export { InvoicePrinter } from './pdf/print-invoice';
