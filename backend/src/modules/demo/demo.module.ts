import { Module } from '@nestjs/common';
import { UsersModule } from '../users';
import { PortalPaymentsModule } from '../portal-payments';
import { LedgerModule } from '../ledger';
import { ObligationsModule } from '../obligations';
import { Demo } from './commands/demo';

@Module({
  imports: [UsersModule, PortalPaymentsModule, LedgerModule, ObligationsModule],
  providers: [Demo],
  exports: [Demo],
})
export class DemoModule {}
