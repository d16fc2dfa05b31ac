import { Module } from '@nestjs/common';
import { BrokersModule } from '../brokers';
import { LoadsController } from './api/loads.controller';
import { LoadNumbers } from './load-numbers';
import { LoadSummaryHandler, MilesDeliveredHandler } from './queries/load-summary';

@Module({
  imports: [BrokersModule],
  controllers: [LoadsController],
  providers: [LoadNumbers, LoadSummaryHandler, MilesDeliveredHandler],
  exports: [LoadNumbers],
})
export class LoadsModule {}
