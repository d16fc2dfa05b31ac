export { InvoicesModule } from './invoices.module';
export { CreateInvoice } from './commands/create-invoice';
export { DecideInvoice } from './commands/decide-invoice';
export { RecordPayment } from './commands/record-payment';
export { invoiceFacts, type InvoiceFact, type InvoiceLine, type Payment, type Terms } from './domain/invoice.facts';
export { GetInvoiceFigures, PaymentsReceived } from './queries/invoice-figures';
export { MarkInvoicesOverdueAtNight, OVERDUE_JOB } from './reactions/mark-invoices-overdue-at-night';
