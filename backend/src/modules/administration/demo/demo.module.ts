import { Module } from '@nestjs/common';
import { UsersModule } from '../../people/users';
import { BankModule } from '../../accounting/bank';
import { ClearingModule } from '../../accounting/clearing';
import { ClientMoneyModule } from '../../accounting/client-money';
import { LedgerModule } from '../../accounting/ledger';
import { IftaModule } from '../../compliance/ifta';
import { ObligationsModule } from '../../compliance/obligations';
import { FuelModule } from '../../operations/fuel';
import { ReadingModule } from '../../operations/reading';
import { Demo } from './commands/demo';
import { DemoBank } from './commands/demo-bank';
import { DemoFuelTax } from './commands/demo-fuel-tax';
import { DemoPortalPayments } from './commands/demo-portal-payments';
import { DemoReadings } from './commands/demo-readings';
import { DemoTreasury } from './commands/demo-treasury';

@Module({
  imports: [
    UsersModule,
    LedgerModule,
    ObligationsModule,
    ClientMoneyModule,
    ClearingModule,
    BankModule,
    IftaModule,
    FuelModule,
    ReadingModule,
  ],
  providers: [Demo, DemoBank, DemoFuelTax, DemoPortalPayments, DemoReadings, DemoTreasury],
  exports: [Demo],
})
export class DemoModule {}
