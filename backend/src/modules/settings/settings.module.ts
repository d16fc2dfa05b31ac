import { Global, Module } from '@nestjs/common';
import { FirmController } from './api/firm.controller';
import { SettingsController } from './api/settings.controller';
import { Firm } from './firm';

@Global()
@Module({ controllers: [FirmController, SettingsController], providers: [Firm], exports: [Firm] })
export class SettingsModule {}
