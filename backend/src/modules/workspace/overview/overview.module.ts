import { Module } from '@nestjs/common';
import { PortalPaymentsModule } from '../../accounting/portal-payments';
import { ObligationsModule } from '../../compliance/obligations';
import { ClientStandingsController } from './http/client-standings.controller';
import { OverviewController } from './http/overview.controller';
import { ClientOverview } from './queries/client-overview';
import { ClientStandings } from './queries/client-standings';
import { ClientRevenue } from './queries/client-revenue';

@Module({
  imports: [ObligationsModule, PortalPaymentsModule],
  controllers: [ClientStandingsController, OverviewController],
  providers: [ClientOverview, ClientRevenue, ClientStandings],
})
export class OverviewModule {}
