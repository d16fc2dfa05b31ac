export { LedgerModule } from './ledger.module';
export { ChartSeed } from './chart-seed';
