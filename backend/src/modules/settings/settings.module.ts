import { Global, Module } from '@nestjs/common';
import { FirmController } from './api/firm.controller';
import { Firm } from './firm';

@Global()
@Module({ controllers: [FirmController], providers: [Firm], exports: [Firm] })
export class SettingsModule {}
