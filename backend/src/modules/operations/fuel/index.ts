export { FleetCardBook } from './commands/fleet-card-book';
export { FuelSimulator, type SimulatedCard } from './adapters/fuel-simulator';
export { FuelSimulatorServer, TROUBLES, type Trouble } from './adapters/fuel-simulator-server';
export { FuelModule } from './fuel.module';
export { FUEL_SYNC_JOB, FUEL_SYNC_TIME } from './reactions/sync-nightly';
