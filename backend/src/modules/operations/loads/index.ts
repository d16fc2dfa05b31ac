export { Load, LOAD_STATUSES, type LoadStop } from './load';
export { LoadsModule } from './loads.module';
export type { LoadTerms } from './projections/load-terms';
export { ClaimWindows, type ClaimWindow } from './queries/claim-windows';
export { DetentionOfLoads, type DetentionOfOne, type StandingTruck } from './queries/load-detention';
export { MilesDelivered } from './queries/load-summary';
export type { TimedStop } from './projections/timed-stop';
export { NOTICE_JOB, NOTICE_TIME, TellBrokersOfWaitingTrucks } from './reactions/tell-brokers-of-waiting-trucks';
export { ZonedStops } from './commands/zoned-stops';
