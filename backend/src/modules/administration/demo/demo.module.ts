import { Module } from '@nestjs/common';
import { UsersModule } from '../../people/users';
import { LedgerModule } from '../../accounting/ledger';
import { ObligationsModule } from '../../compliance/obligations';
import { Demo } from './commands/demo';
import { DemoPortalPayments } from './commands/demo-portal-payments';

@Module({
  imports: [UsersModule, LedgerModule, ObligationsModule],
  providers: [Demo, DemoPortalPayments],
  exports: [Demo],
})
export class DemoModule {}
