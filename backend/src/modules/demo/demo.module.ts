import { Module } from '@nestjs/common';
import { UsersModule } from '../users';
import { PortalPaymentsModule } from '../portal-payments';
import { LedgerModule } from '../ledger';
import { ObligationsModule } from '../obligations';
import { Demo } from './commands/demo';
import { FeePayments } from './commands/fee-payments';

@Module({
  imports: [UsersModule, PortalPaymentsModule, LedgerModule, ObligationsModule],
  providers: [Demo, FeePayments],
  exports: [Demo],
})
export class DemoModule {}
