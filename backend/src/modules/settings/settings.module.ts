import { Global, Module } from '@nestjs/common';
import { Calendar } from '../../platform/http/looking-back';
import { FirmController } from './api/firm.controller';
import { SettingsController } from './api/settings.controller';
import { Firm } from './firm';

@Global()
@Module({
  controllers: [FirmController, SettingsController],
  providers: [Firm, { provide: Calendar, useExisting: Firm }],
  exports: [Firm, Calendar],
})
export class SettingsModule {}
