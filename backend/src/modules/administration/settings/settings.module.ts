import { Global, Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { Settings } from './settings';
import { Calendar } from '../../../platform/web/routes/time-travel.guard';
import { FirmController } from './http/firm.controller';
import { SettingsController } from './http/settings.controller';
import { Firm } from './adapters/firm';

@Global()
@Module({
  imports: [Records.storeOf(Settings)],
  controllers: [FirmController, SettingsController],
  providers: [Firm, { provide: Calendar, useExisting: Firm }],
  exports: [Firm, Calendar],
})
export class SettingsModule {}
