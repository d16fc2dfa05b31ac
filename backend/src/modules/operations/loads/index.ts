export { Load, LOAD_STATUSES, type LoadStop } from './load';
export { LoadsModule } from './loads.module';
export { MilesDelivered } from './queries/load-summary';
