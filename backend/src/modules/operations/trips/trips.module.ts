import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { TripsController } from './http/trips.controller';
import { LastVehicle } from './queries/last-vehicle';
import { MilesOfHandler, TripsOfHandler } from './queries/miles-of';
import { Trip } from './trip';

@Module({
  controllers: [TripsController],
  imports: [Records.of(Trip, { without: ['add'] })],
  providers: [LastVehicle, MilesOfHandler, TripsOfHandler],
})
export class TripsModule {}
