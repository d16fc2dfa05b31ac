import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { LedgerModule } from '../../accounting/ledger';
import { SettingsModule } from '../../administration/settings';
import { ClientsModule } from '../../clients/clients';
import { DriversModule } from '../../operations/drivers';
import { LoadsModule } from '../../operations/loads';
import { UsersModule } from '../../people/users';
import { DriverAccountsModule } from '../driver-accounts';
import { SettlementBook } from './commands/settlement-book';
import './domain/settlement.postings';
import { DriverPayController } from './http/driver-pay.controller';
import { SettlementRunsController } from './http/settlement-runs.controller';
import { SettlementsController } from './http/settlements.controller';
import { SettlementPrinter } from './pdf/print-settlement';
import './queries/contractor-payments';
import { Lease } from './queries/lease';
import './queries/settlement-tie-outs';
import { WorkOf } from './queries/work-of';
import { Years } from './queries/years';
import { MailTheSettlement } from './reactions/mail-the-settlement';
import { RunSettlements } from './reactions/run-settlements';
import { SettledSource } from './settled-source';
import { Settlement } from './settlement';
import { SettlementRun } from './settlement-run';

/** What drivers are paid for a period. */
@Module({
  imports: [
    SettingsModule,
    UsersModule,
    LedgerModule,
    ClientsModule,
    DriversModule,
    LoadsModule,
    DriverAccountsModule,
    Records.of(SettlementRun, { without: ['add', 'change', 'remove', 'restore', 'bulk'] }),
    Records.rich(Settlement, [SettledSource]),
  ],
  controllers: [SettlementRunsController, SettlementsController, DriverPayController],
  providers: [Lease, MailTheSettlement, RunSettlements, SettlementBook, SettlementPrinter, WorkOf, Years],
  exports: [SettlementBook, Years],
})
export class SettlementsModule {}
