export { FuelModule } from './fuel.module';
export { FUEL_SYNC_JOB, FUEL_SYNC_TIME } from './reactions/sync-nightly';
