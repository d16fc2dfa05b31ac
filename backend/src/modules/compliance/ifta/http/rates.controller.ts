import { Controller, Get, Query } from '@nestjs/common';
import { listOf, object } from '../../../../platform/fields/shown';
import { Route } from '../../../../platform/web/routes/route';
import { Calendar } from '../../../../platform/web/routes/time-travel.guard';
import { periodIn } from '../domain/period';
import { EnteredRates } from '../queries/entered-rates';
import { RatesQuery, RateView, rateView } from './rates.answers';

/** Fuel tax rates of a quarter: the published ones, and those that staff entered. */
@Controller('api/ifta/rates')
export class RatesController {
  constructor(
    private readonly rates: EnteredRates,
    private readonly calendar: Calendar,
  ) {}

  @Get()
  @Route({
    allow: ['ifta.read', 'portal.read', 'driver.read'],
    summary: 'The fuel tax rates of a quarter in all member jurisdictions, with where each is from',
    answer: listOf(object(() => RateView)).schema,
  })
  async table(@Query() { quarter, fuelType = 'diesel', units = 'us' }: RatesQuery): Promise<RateView[]> {
    const period = quarter ?? periodIn(await this.calendar.today());
    return (await this.rates.table(period, fuelType, units)).map((row) => rateView(row, units));
  }
}
