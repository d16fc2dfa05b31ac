export { LedgerModule } from './ledger.module';
export { PaymentEvents, type InvoiceEventName } from './adapters/payment-events';
export { ChartSeed } from './commands/chart-seed';
export { ReceivableAtEnds } from './queries/receivable-at-ends';
export { closeChecks, declareCloseCheck, type CloseCheck } from './domain/close-checks';
