import { Controller, Get, Query } from '@nestjs/common';
import { mistake } from '../../../../platform/core/errors';
import { moneyText, product } from '../../../../platform/money/money';
import { tenthsText } from '../../../../platform/roads/legs';
import { Route } from '../../../../platform/web/routes/route';
import { PlanRoute } from '../queries/plan-route';
import { RouteView } from './routing.answers';
import { MOST_VIAS, RouteQuery } from './routing.requests';

/** Gallons to the tenth: '612.5' miles at '6.5' a gallon are '94.2'. */
const gallonsOf = (miles: string, mpg: string): string => tenthsText(Math.round((Number(miles) / Number(mpg)) * 10));

/** How far it is by road. */
@Controller('api/routes')
export class RoutesController {
  constructor(private readonly routes: PlanRoute) {}

  @Get()
  @Route({
    allow: 'signed-in',
    summary: 'How far it is between places by road, in which states, and the fuel that it takes',
    answer: RouteView,
  })
  async route(@Query() { from, to, via = '', mpg, fuelPrice }: RouteQuery): Promise<RouteView> {
    const between = via
      .split(';')
      .map((each) => each.trim())
      .filter(Boolean);
    if (between.length > MOST_VIAS) throw mistake('via', `Via must have at most ${MOST_VIAS} places`);
    const { legs, line, via: passed, ...route } = await this.routes.plan({ from, to, via: between });
    const estimatedFuel = mpg === undefined ? null : gallonsOf(route.miles, mpg);
    return {
      ...route,
      via: [...passed],
      jurisdictions: [...legs],
      estimatedFuel,
      estimatedFuelCost:
        estimatedFuel === null || fuelPrice === undefined ? null : moneyText(product(estimatedFuel, fuelPrice)),
      line: line.map(({ longitude, latitude }) => [longitude, latitude]),
    };
  }
}
