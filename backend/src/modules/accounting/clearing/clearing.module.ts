import { Module } from '@nestjs/common';
import { PayoutBook } from './commands/record-payout';
import './domain/payout.postings';
import { ClearingController } from './http/clearing.controller';
import { ClientMoneyCover } from './queries/client-money-cover';

@Module({ controllers: [ClearingController], providers: [PayoutBook, ClientMoneyCover] })
export class ClearingModule {}
