import { Module } from '@nestjs/common';
import { LoadsModule } from '../loads';
import { RoutingModule } from '../routing';
import { TimeStops } from './commands/time-stops';
import { StopTimesController } from './http/stop-times.controller';
import { OpenLoads } from './queries/open-loads';

/** When trucks arrived and departed, out of files of GPS and ELD devices. */
@Module({
  imports: [LoadsModule, RoutingModule],
  controllers: [StopTimesController],
  providers: [OpenLoads, TimeStops],
})
export class StopTimesModule {}
