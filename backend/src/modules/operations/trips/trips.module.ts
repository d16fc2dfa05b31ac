import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { RoutingModule } from '../routing';
import { TripsFromLoads } from './commands/trips-from-loads';
import { DistancesController } from './http/distances.controller';
import { TripsFromLoadsController } from './http/trips-from-loads.controller';
import { TripsController } from './http/trips.controller';
import { Hauls } from './queries/hauls';
import { MilesOfHandler, TripsOfHandler } from './queries/miles-of';
import { NamedVehicles } from './queries/named-vehicles';
import { Trip } from './trip';

@Module({
  controllers: [DistancesController, TripsFromLoadsController, TripsController],
  imports: [RoutingModule, Records.of(Trip, { without: ['add'] })],
  providers: [Hauls, NamedVehicles, TripsFromLoads, MilesOfHandler, TripsOfHandler],
})
export class TripsModule {}
