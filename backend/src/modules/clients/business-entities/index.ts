export { BusinessEntity } from './business-entity';
export { BusinessEntitiesModule } from './business-entities.module';
