export { LedgerModule } from './ledger.module';
export { PaymentEvents, type InvoiceEventName } from './adapters/payment-events';
export { ChartSeed } from './commands/chart-seed';
export { ReceivableAtEnds } from './queries/receivable-at-ends';
export { BASES, type Basis } from './domain/bases';
export { ACCOUNT_TYPES, type AccountType } from './domain/chart';
export { BooksQuery } from './http/ledger.requests';
export { LedgerSums, type AccountSum, type LedgerAccount, type ScopedBooks, type SumsBy } from './queries/ledger-sums';
export { PostRecurringEntries, RECURRING_JOB, RECURRING_TIME } from './reactions/post-recurring-entries';
