import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { RoutingModule } from '../routing';
import { ZonedStops } from './commands/zoned-stops';
import { LoadStopsController } from './http/load-stops.controller';
import { LoadSummaryController } from './http/load-summary.controller';
import { Load } from './load';
import { ClaimWindows } from './queries/claim-windows';
import { DetentionOfLoads } from './queries/load-detention';
import { LoadSummaryHandler, MilesDeliveredHandler } from './queries/load-summary';
import { MailTheNoticeOfAWaitingTruck } from './reactions/mail-the-notice-of-a-waiting-truck';
import { TellBrokersOfWaitingTrucks } from './reactions/tell-brokers-of-waiting-trucks';

@Module({
  // registered before the controllers of the records below, so that `summary` and `detention` are not read as ids
  controllers: [LoadSummaryController, LoadStopsController],
  imports: [RoutingModule, Records.of(Load)],
  providers: [
    LoadSummaryHandler,
    MilesDeliveredHandler,
    DetentionOfLoads,
    ClaimWindows,
    ZonedStops,
    TellBrokersOfWaitingTrucks,
    MailTheNoticeOfAWaitingTruck,
  ],
  exports: [DetentionOfLoads, ClaimWindows, ZonedStops],
})
export class LoadsModule {}
