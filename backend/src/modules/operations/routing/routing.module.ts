import { Module } from '@nestjs/common';
import { SETTINGS, type Running } from '../../../platform/installation/running';
import { Places } from '../../../platform/places/places';
import { Osrm } from '../../../platform/roads/osrm';
import { Roads } from '../../../platform/roads/roads';
import { PlacesController } from './http/places.controller';
import { RoutesController } from './http/routes.controller';
import { PlanRoute } from './queries/plan-route';

@Module({
  exports: [PlanRoute, Places],
  controllers: [PlacesController, RoutesController],
  providers: [
    PlanRoute,
    { provide: Places, useFactory: () => new Places() },
    {
      provide: Roads,
      inject: [SETTINGS],
      useFactory: ({ osrmUrl }: Running) => new Roads(osrmUrl ? new Osrm(osrmUrl) : null),
    },
  ],
})
export class RoutingModule {}
