import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { Account } from './account';
import { AccountsController } from './http/accounts.controller';
import { EntriesController } from './http/entries.controller';
import { LedgerController } from './http/ledger.controller';
import { TieOutsController } from './http/tie-outs.controller';
import './queries/books-check';
import { TieOuts } from './queries/tie-outs';
import { ChartSeed } from './commands/chart-seed';
import { EntryBook } from './commands/entry-book';
import { EntryReferences } from './commands/entry-references';
import { PostWithMoney } from './reactions/post-with-money';
import './projections/ledger-months';
import { JournalEntries } from './queries/get-entry';
import { LedgerSums } from './queries/ledger-sums';
import { ListEntriesHandler } from './queries/list-entries';
import { ReceivableAtEndsHandler } from './queries/receivable-at-ends';
import { RunningBalance } from './queries/running-balance';
import { GetBalancesHandler } from './queries/trial-balance';

@Module({
  imports: [Records.storeOf(Account)],
  controllers: [AccountsController, EntriesController, LedgerController, TieOutsController],
  providers: [
    ChartSeed,
    EntryBook,
    EntryReferences,
    JournalEntries,
    LedgerSums,
    PostWithMoney,
    RunningBalance,
    TieOuts,
    ListEntriesHandler,
    GetBalancesHandler,
    ReceivableAtEndsHandler,
  ],
  exports: [ChartSeed, LedgerSums],
})
export class LedgerModule {}
