import { Module } from '@nestjs/common';
import { UsersModule } from '../../people/users';
import { BankModule } from '../../accounting/bank';
import { ClearingModule } from '../../accounting/clearing';
import { ClientMoneyModule } from '../../accounting/client-money';
import { LedgerModule } from '../../accounting/ledger';
import { ObligationsModule } from '../../compliance/obligations';
import { Demo } from './commands/demo';
import { DemoBank } from './commands/demo-bank';
import { DemoPortalPayments } from './commands/demo-portal-payments';
import { DemoTreasury } from './commands/demo-treasury';

@Module({
  imports: [UsersModule, LedgerModule, ObligationsModule, ClientMoneyModule, ClearingModule, BankModule],
  providers: [Demo, DemoBank, DemoPortalPayments, DemoTreasury],
  exports: [Demo],
})
export class DemoModule {}
