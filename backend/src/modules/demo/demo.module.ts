import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { CheckoutModule } from '../checkout';
import { LedgerModule } from '../ledger';
import { Demo } from './commands/demo';

@Module({ imports: [AccessModule, CheckoutModule, LedgerModule], providers: [Demo], exports: [Demo] })
export class DemoModule {}
