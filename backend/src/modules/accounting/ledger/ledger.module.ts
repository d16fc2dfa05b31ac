import { Global, Module } from '@nestjs/common';
import { OpenDays } from '../../../platform/money/open-days';
import { Records } from '../../../platform/records/records.module';
import { Account } from './account';
import { EntryTemplate } from './entry-template';
import { AccountsController } from './http/accounts.controller';
import { EntriesController } from './http/entries.controller';
import { EntryTemplatesController } from './http/entry-templates.controller';
import { JournalController } from './http/journal.controller';
import { LedgerController } from './http/ledger.controller';
import { PeriodsController } from './http/periods.controller';
import { TieOutsController } from './http/tie-outs.controller';
import './queries/books-check';
import './queries/periods/periods-check';
import { TieOuts } from './queries/tie-outs';
import { ChartSeed } from './commands/chart-seed';
import { EntryBook } from './commands/entry-book';
import { EntryReferences } from './commands/entry-references';
import { OpenMonths } from './commands/open-months';
import { PeriodBook } from './commands/close-period';
import { TemplateBook } from './commands/template-book';
import { PostRecurringEntries } from './reactions/post-recurring-entries';
import { PostWithMoney } from './reactions/post-with-money';
import './projections/ledger-months';
import './projections/ledger-parts';
import { CloseChecklist } from './queries/periods/close-checklist';
import { JournalEntries } from './queries/journal/get-entry';
import { JournalFile } from './queries/journal/journal-file';
import { JournalPages } from './queries/journal/journal-pages';
import { LateEntries } from './queries/journal/late-entries';
import { LedgerSums } from './queries/ledger-sums';
import { ListEntriesHandler } from './queries/journal/list-entries';
import { BookMonths } from './queries/periods/list-periods';
import { PeriodBalances } from './queries/periods/period-balances';
import { ReceivableAtEndsHandler } from './queries/receivable-at-ends';
import { RunningBalance } from './queries/journal/running-balance';
import { GetBalancesHandler } from './queries/trial-balance';

/** Global for `OpenDays`, which whatever books money asks. */
@Global()
@Module({
  imports: [Records.storeOf(Account), Records.of(EntryTemplate, { without: ['add', 'change', 'bulk'] })],
  controllers: [
    AccountsController,
    EntriesController,
    EntryTemplatesController,
    JournalController,
    LedgerController,
    PeriodsController,
    TieOutsController,
  ],
  providers: [
    BookMonths,
    ChartSeed,
    CloseChecklist,
    EntryBook,
    EntryReferences,
    JournalEntries,
    JournalFile,
    JournalPages,
    LateEntries,
    OpenMonths,
    { provide: OpenDays, useExisting: OpenMonths },
    PeriodBalances,
    PeriodBook,
    LedgerSums,
    PostRecurringEntries,
    PostWithMoney,
    RunningBalance,
    TemplateBook,
    TieOuts,
    ListEntriesHandler,
    GetBalancesHandler,
    ReceivableAtEndsHandler,
  ],
  exports: [ChartSeed, EntryReferences, LedgerSums, OpenDays],
})
export class LedgerModule {}
