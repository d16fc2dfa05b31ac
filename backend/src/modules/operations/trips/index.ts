export { MilesOf, TripsOf, type MilesDriven, type ReviewedTrip, type TripsAsked } from './queries/miles-of';
export { Trip, TRIP_SOURCES, type TripLeg, type TripSource } from './trip';
export { TripsModule } from './trips.module';
export { timeIn, whenIn } from './adapters/read-when';
