export { InvoicesModule } from './invoices.module';
export { CreateInvoice } from './commands/create-invoice';
export { InvoiceQuota } from './commands/invoice-quota';
export type { InvoiceCommand, NewPayment } from './domain/invoice.commands';
export { FEE_TIMES, type FeeTime } from './domain/factor-contract';
export {
  invoiceEvents,
  PAYMENT_METHODS,
  SHORT_WAYS,
  type InvoiceEvent,
  type InvoiceLine,
  type LineAmount,
  type ShortWay,
  type Terms,
} from './domain/invoice.events';
export { Reason } from './http/invoices.requests';
export { dueOf } from './projections/factoring-row';
export { Invoice, invoiceKind, type InvoiceStore } from './invoice';
export { linePart, type LinePart } from './projections/invoice-lines';
export { Payment } from './payment';
export { AGES, isOfAge, type Age } from './queries/invoice-age';
export { GetInvoiceFigures } from './queries/invoice-figures';
export { InvoiceLists } from './queries/list-invoices';
export { PaymentsOfInvoices } from './queries/payments-of';
export { MarkInvoicesOverdueAtNight, OVERDUE_JOB } from './reactions/mark-invoices-overdue-at-night';
export { standingOf, STANDINGS, type Standing } from './domain/status';
