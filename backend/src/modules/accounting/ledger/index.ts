export { LedgerModule } from './ledger.module';
export { ChartSeed } from './commands/chart-seed';
export { ReceivableAtEnds } from './queries/receivable-at-ends';
