export { LedgerModule } from './ledger.module';
export { ChartSeed } from './commands/chart-seed';
export { ACCOUNT } from './domain/chart';
export { ReceivableAtEnds } from './queries/receivable-at-ends';
