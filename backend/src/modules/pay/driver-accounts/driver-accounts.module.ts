import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { SettingsModule } from '../../administration/settings';
import { DriversModule } from '../../operations/drivers';
import { DriverAccountBook } from './commands/driver-account-book';
import './domain/driver-account.postings';
import { DriverAccount } from './driver-account';
import { CreditEscrowInterest } from './reactions/credit-escrow-interest';
import { DriverAccountListController } from './http/driver-account-list.controller';
import { DriverAccountsController } from './http/driver-accounts.controller';

/** What drivers owe, and what is held for them. */
@Module({
  imports: [SettingsModule, DriversModule, Records.rich(DriverAccount)],
  controllers: [DriverAccountListController, DriverAccountsController],
  providers: [CreditEscrowInterest, DriverAccountBook],
  exports: [DriverAccountBook],
})
export class DriverAccountsModule {}
