import { Controller, Get, Query } from '@nestjs/common';
import { mistake } from '../../../../platform/core/errors';
import { listOf, object } from '../../../../platform/fields/shown';
import { Places } from '../../../../platform/places/places';
import { Route } from '../../../../platform/web/routes/route';
import { askedAbout } from '../queries/plan-route';
import { PlaceView } from './routing.answers';
import { PlaceQuery } from './routing.requests';

/** Places as people write them. */
@Controller('api/places')
export class PlacesController {
  constructor(private readonly places: Places) {}

  @Get()
  @Route({
    allow: 'signed-in',
    summary: 'The places that a text may mean: one when it is clear, several to choose from',
    answer: listOf(object(() => PlaceView)).schema,
  })
  async find(@Query() { q }: PlaceQuery): Promise<PlaceView[]> {
    const meant = await this.places.meant(q);
    if (meant.length === 0) throw mistake('q', askedAbout(q, meant));
    return meant;
  }
}
