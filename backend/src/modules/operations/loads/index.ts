export { Load, LOAD_STATUSES } from './load';
export { LoadsModule } from './loads.module';
export { MilesDelivered } from './queries/load-summary';
