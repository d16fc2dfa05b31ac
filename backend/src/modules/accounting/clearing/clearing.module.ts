import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { PayoutBook } from './commands/record-payout';
import './domain/payout.postings';
import { PayoutsController } from './http/payouts.controller';
import { OnItsWayController } from './http/on-its-way.controller';
import { Payout } from './payout';
import { ClientMoneyCover } from './queries/client-money-cover';
import { WaitingPayments } from './queries/waiting-payments';

@Module({
  imports: [Records.rich(Payout)],
  controllers: [PayoutsController, OnItsWayController],
  providers: [PayoutBook, ClientMoneyCover, WaitingPayments],
  exports: [PayoutBook, WaitingPayments],
})
export class ClearingModule {}
