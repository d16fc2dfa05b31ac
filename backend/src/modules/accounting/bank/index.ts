export { BankLine, type BankLineStore } from './bank-line';
export { BankModule } from './bank.module';
export { BankAccountBook } from './commands/bank-accounts';
export { BankBook } from './commands/bank-book';
export { ImportLines } from './commands/import-lines';
export { ReconciliationBook } from './commands/reconcile';
export type { StatementLine } from './domain/statement-line';
export { LedgerCandidates, type LedgerCandidate } from './queries/candidates';
export { Unreconciled } from './queries/unreconciled';
