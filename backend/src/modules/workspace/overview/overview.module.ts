import { Module } from '@nestjs/common';
import { PortalPaymentsModule } from '../../accounting/portal-payments';
import { OverviewController } from './http/overview.controller';
import { ClientOverview } from './queries/client-overview';
import { ClientRevenue } from './queries/client-revenue';

@Module({
  imports: [PortalPaymentsModule],
  controllers: [OverviewController],
  providers: [ClientOverview, ClientRevenue],
})
export class OverviewModule {}
