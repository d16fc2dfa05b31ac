export { DaysToPay } from './queries/days-to-pay';
export { ReceivablesModule } from './receivables.module';
export { MoneyByMonth, type MoneyOfAMonth } from './queries/money-by-month';
export { OpenInvoices, type AgedBroker, type AgedInvoice, type OpenInvoice } from './queries/open-invoices';
export { PaymentsReceived } from './queries/payments-received';
