export { LedgerModule } from './ledger.module';
export { ChartSeed } from './commands/chart-seed';
