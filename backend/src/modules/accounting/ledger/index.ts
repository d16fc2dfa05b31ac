export { LedgerModule } from './ledger.module';
export { PaymentEvents, type InvoiceEventName } from './adapters/payment-events';
export { ChartSeed } from './commands/chart-seed';
export { ReceivableAtEnds } from './queries/receivable-at-ends';
export {
  BASES,
  LedgerSums,
  ofBasis,
  SUMS_BY,
  type AccountSum,
  type Basis,
  type Books,
  type LedgerAccount,
  type SumsBy,
} from './queries/ledger-sums';
