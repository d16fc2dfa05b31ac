export { InvoicePapersModule } from './invoice-papers.module';
