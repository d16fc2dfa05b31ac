import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { BusinessEntity } from './business-entity';
import { BusinessEntitiesController } from './http/business-entities.controller';
import { EntitySummaryHandler } from './queries/entity-summary';

@Module({
  // before the records: /api/business-entities/summary is no id
  controllers: [BusinessEntitiesController],
  imports: [Records.of(BusinessEntity, { without: ['list'] })],
  providers: [EntitySummaryHandler],
})
export class BusinessEntitiesModule {}
