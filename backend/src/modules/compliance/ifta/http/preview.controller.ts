import { Body, Controller, Post } from '@nestjs/common';
import { cents } from '../../../../platform/money/money';
import { Route } from '../../../../platform/web/routes/route';
import { linesOfFuel } from '../domain/dual-fuel';
import { periodOf } from '../domain/period';
import { computeReturn } from '../domain/return';
import { EnteredRates } from '../queries/entered-rates';
import { ReturnPreviewAsked } from './preview.requests';
import { previewView, PreviewView } from './return.answers';

/** A return that is only worked out. */
@Controller('api/ifta/returns')
export class PreviewController {
  constructor(private readonly rates: EnteredRates) {}

  @Post('preview')
  @Route({
    allow: 'ifta.read',
    summary: 'Work out the section of a fuel from miles and gallons by jurisdiction, without keeping it',
    answer: PreviewView,
    status: 200,
  })
  async preview(@Body() body: ReturnPreviewAsked): Promise<PreviewView> {
    const { year, quarter: name, fuelType = 'diesel', units = 'us', filedOn = null, lines, otherFuels = [] } = body;
    const quarter = periodOf(year, name);
    const { totalMiles, totalGallons, mpg, previousCredit = cents(0) } = body;
    const given = lines.map(({ totalMiles: miles, ...line }) => ({ ...line, miles }));
    const others = otherFuels.map(({ gallons }) => gallons);
    const fuel = { fuelType, lines: linesOfFuel(given, others), totalMiles, totalGallons, mpg };
    const entered = await this.rates.of(quarter);
    return previewView(computeReturn({ quarter, units, fuels: [fuel], filedOn, previousCredit }, entered));
  }
}
