import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { BrokersModule } from '../../clients/brokers';
import { LedgerModule } from '../ledger';
import { BankAccount } from './bank-account';
import { BankLine } from './bank-line';
import { BankMatch } from './bank-match';
import { BankRule } from './bank-rule';
import { BankAccountBook } from './commands/bank-accounts';
import { BankBook } from './commands/bank-book';
import { ReconciledDays } from './commands/reconciled-days';
import { ImportLines } from './commands/import-lines';
import { ImportStatement } from './commands/import-statement';
import { ReconciliationBook } from './commands/reconcile';
import './domain/bank-line.postings';
import { BankAccountsController } from './http/bank-accounts.controller';
import { BankLinesController } from './http/bank-lines.controller';
import { BankRulesController } from './http/bank-rules.controller';
import { PrintUnreconciled } from './pdf/print-unreconciled';
import { LedgerCandidates } from './queries/candidates';
import './queries/close-checks';
import { BankSuggestions } from './queries/suggestions';
import { Unreconciled } from './queries/unreconciled';

@Module({
  imports: [
    BrokersModule,
    LedgerModule,
    Records.of(BankAccount, { without: ['add', 'change', 'bulk'] }),
    Records.of(BankRule, { without: ['add', 'change', 'bulk'] }),
    Records.rich(BankLine, [BankMatch]),
  ],
  controllers: [BankAccountsController, BankRulesController, BankLinesController],
  providers: [
    BankAccountBook,
    BankBook,
    BankSuggestions,
    ImportLines,
    ImportStatement,
    LedgerCandidates,
    PrintUnreconciled,
    ReconciledDays,
    ReconciliationBook,
    Unreconciled,
  ],
  exports: [BankAccountBook, BankBook, ImportLines, LedgerCandidates, ReconciliationBook, Unreconciled],
})
export class BankModule {}
