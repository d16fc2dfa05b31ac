import { Module } from '@nestjs/common';
import { OverviewController } from './http/overview.controller';
import { ClientOverview } from './queries/client-overview';
import { ClientRevenue } from './queries/client-revenue';

@Module({ controllers: [OverviewController], providers: [ClientOverview, ClientRevenue] })
export class OverviewModule {}
