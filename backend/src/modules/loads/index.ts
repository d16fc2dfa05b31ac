export { LoadsModule } from './loads.module';
export { LoadNumbers } from './load-numbers';
export { load, LoadRow } from './domain/load';
export { MilesDelivered } from './queries/load-summary';
