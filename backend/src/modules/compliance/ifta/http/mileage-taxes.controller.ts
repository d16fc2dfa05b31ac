import { Controller, Get, Query } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { MileageTaxesOfQuarter } from '../queries/mileage-taxes-of-quarter';
import { MileageTaxesView, mileageTaxesView } from './mileage-taxes.answers';
import { ReviewQuery } from './review.answers';

/** Taxes of miles by weight, which are filed apart from that of fuel. */
@Controller('api/ifta/mileage-taxes')
export class MileageTaxesController {
  constructor(private readonly taxes: MileageTaxesOfQuarter) {}

  @Get()
  @Route({
    allow: 'ifta.read',
    summary: 'What a client owes of miles in KY, NM, NY and OR for a quarter, where rates were entered',
    past: ['trips', 'vehicles', 'mileage_rates'],
    answer: MileageTaxesView,
  })
  async of(@Query() { clientId, quarter }: ReviewQuery, @Me() viewer: Viewer): Promise<MileageTaxesView> {
    return mileageTaxesView(await this.taxes.of(clientId, quarter, viewer));
  }
}
