import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { Account } from './account';
import { LedgerController } from './http/ledger.controller';
import './queries/books-check';
import { ChartSeed } from './commands/chart-seed';
import { PostWithMoney } from './reactions/post-with-money';
import './projections/ledger-months';
import { ListEntriesHandler } from './queries/list-entries';
import { ReceivableAtEndsHandler } from './queries/receivable-at-ends';
import { GetBalancesHandler } from './queries/trial-balance';

@Module({
  imports: [Records.storeOf(Account)],
  controllers: [LedgerController],
  providers: [ChartSeed, PostWithMoney, ListEntriesHandler, GetBalancesHandler, ReceivableAtEndsHandler],
  exports: [ChartSeed],
})
export class LedgerModule {}
