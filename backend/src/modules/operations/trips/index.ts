export { MilesOf, TripsOf, type MilesDriven, type ReviewedTrip, type TripsAsked } from './queries/miles-of';
export { Trip, TRIP_SOURCES, type TripSource } from './trip';
export type { TripLeg } from './http/trip-leg';
export { TripsModule } from './trips.module';
