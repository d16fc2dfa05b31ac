import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { SettingsModule } from '../../administration/settings';
import { InvoicesModule } from '../invoices';
import { Factor } from './factor';
import { FactoringController } from './http/factoring.controller';
import './queries/factoring-tie-outs';

@Module({ imports: [Records.of(Factor), InvoicesModule, SettingsModule], controllers: [FactoringController] })
export class FactorsModule {}
