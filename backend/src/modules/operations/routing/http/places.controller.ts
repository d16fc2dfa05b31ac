import { Controller, Get, Query } from '@nestjs/common';
import { mistake } from '../../../../platform/core/errors';
import { listOf, object } from '../../../../platform/fields/shown';
import { Places } from '../../../../platform/places/places';
import { timeZoneAt } from '../../../../platform/places/time-zones';
import { Route } from '../../../../platform/web/routes/route';
import { askedAbout } from '../queries/plan-route';
import { FoundPlaceView } from './routing.answers';
import { PlaceQuery } from './routing.requests';

/** Places as people write them. */
@Controller('api/places')
export class PlacesController {
  constructor(private readonly places: Places) {}

  @Get()
  @Route({
    allow: 'signed-in',
    summary: 'The places that a text may mean: one when it is clear, several to choose from',
    answer: listOf(object(() => FoundPlaceView)).schema,
  })
  async find(@Query() { q }: PlaceQuery): Promise<FoundPlaceView[]> {
    const meant = await this.places.meant(q);
    if (meant.length === 0) throw mistake('q', askedAbout(q, meant));
    return meant.map((place) => ({ ...place, timeZone: timeZoneAt(place) }));
  }
}
