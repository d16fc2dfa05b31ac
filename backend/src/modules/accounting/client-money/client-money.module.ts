import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { ClientMoney } from './client-money';
import { ClientMovement } from './client-movement';
import { ClientMoneyBook } from './commands/move-client-money';
import './domain/client-money.postings';
import { ClientMoneyController } from './http/client-money.controller';
import './queries/client-money-tie-out';

@Module({
  imports: [Records.rich(ClientMoney, [ClientMovement])],
  controllers: [ClientMoneyController],
  providers: [ClientMoneyBook],
  exports: [ClientMoneyBook],
})
export class ClientMoneyModule {}
