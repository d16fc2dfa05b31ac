import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { PreviewController } from './http/preview.controller';
import { RatesController } from './http/rates.controller';
import { IftaProcess } from './ifta-process';
import { IftaRate } from './ifta-rate';
import { EnteredRates } from './queries/entered-rates';

@Module({
  imports: [Records.of(IftaProcess, { without: ['get'] }), Records.of(IftaRate, { without: ['list', 'get'] })],
  controllers: [RatesController, PreviewController],
  providers: [EnteredRates],
})
export class IftaModule {}
