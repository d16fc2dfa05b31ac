import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { LoadSummaryController } from './http/load-summary.controller';
import { Load } from './load';
import { LoadSummaryHandler, MilesDeliveredHandler } from './queries/load-summary';

@Module({
  // registered before the controllers of the records below, so that `summary` is not read as an id
  controllers: [LoadSummaryController],
  imports: [Records.of(Load)],
  providers: [LoadSummaryHandler, MilesDeliveredHandler],
})
export class LoadsModule {}
