export { LedgerModule } from './ledger.module';
export { PaymentEvents, type InvoiceEventName } from './adapters/payment-events';
export { ChartSeed } from './commands/chart-seed';
export { ReceivableAtEnds } from './queries/receivable-at-ends';
export { BASES, type Basis } from './domain/bases';
export { BooksQuery } from './http/ledger.requests';
export { basisLines } from './queries/basis-lines';
export { LedgerSums, type AccountSum, type LedgerAccount, type ScopedBooks, type SumsBy } from './queries/ledger-sums';
