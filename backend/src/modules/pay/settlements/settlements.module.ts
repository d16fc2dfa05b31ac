import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { LedgerModule } from '../../accounting/ledger';
import { SettingsModule } from '../../administration/settings';
import { DriversModule } from '../../operations/drivers';
import { DriverAccountsModule } from '../driver-accounts';
import { SettlementBook } from './commands/settlement-book';
import './domain/settlement.postings';
import { DriverPayController } from './http/driver-pay.controller';
import { SettlementsController } from './http/settlements.controller';
import './queries/settlement-tie-outs';
import { WorkOf } from './queries/work-of';
import { Years } from './queries/years';
import { SettledSource } from './settled-source';
import { Settlement } from './settlement';

/** What drivers are paid for a period. */
@Module({
  imports: [
    SettingsModule,
    LedgerModule,
    DriversModule,
    DriverAccountsModule,
    Records.rich(Settlement, [SettledSource]),
  ],
  controllers: [SettlementsController, DriverPayController],
  providers: [SettlementBook, WorkOf, Years],
  exports: [SettlementBook, Years],
})
export class SettlementsModule {}
