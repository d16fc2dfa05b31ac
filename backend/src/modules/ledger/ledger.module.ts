import { Module } from '@nestjs/common';
import { LedgerController } from './api/ledger.controller';
import './books-check';
import { ChartSeed } from './chart-seed';
import { PostWithMoney } from './post-with-money';
import './projections/ledger-months';
import { ListEntriesHandler } from './queries/list-entries';
import { GetBalancesHandler } from './queries/trial-balance';

@Module({
  controllers: [LedgerController],
  providers: [ChartSeed, PostWithMoney, ListEntriesHandler, GetBalancesHandler],
  exports: [ChartSeed],
})
export class LedgerModule {}
