import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { Deposit } from './deposit';
import './domain/deposit.postings';
import { DepositsController } from './http/deposits.controller';
import './queries/deposit-tie-out';

@Module({ imports: [Records.rich(Deposit)], controllers: [DepositsController] })
export class DepositsModule {}
