import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { BusinessEntity } from './business-entity';
import { BusinessEntitiesController } from './http/business-entities.controller';
import { EntitySummaryHandler } from './queries/entity-summary';

@Module({
  // the controller comes before the record routes, so that 'summary' in /api/business-entities/summary is not taken for
  // an id
  controllers: [BusinessEntitiesController],
  imports: [Records.of(BusinessEntity, { without: ['list'] })],
  providers: [EntitySummaryHandler],
})
export class BusinessEntitiesModule {}
