import { Module } from '@nestjs/common';
import { ALL_ROUTES, Records } from '../../platform/records/records.module';
import { Account } from './domain/account';
import { LedgerController } from './api/ledger.controller';
import './books-check';
import { ChartSeed } from './chart-seed';
import { PostWithMoney } from './post-with-money';
import './projections/ledger-months';
import { ListEntriesHandler } from './queries/list-entries';
import { GetBalancesHandler } from './queries/trial-balance';

@Module({
  imports: [Records.of(Account, { without: ALL_ROUTES })],
  controllers: [LedgerController],
  providers: [ChartSeed, PostWithMoney, ListEntriesHandler, GetBalancesHandler],
  exports: [ChartSeed],
})
export class LedgerModule {}
