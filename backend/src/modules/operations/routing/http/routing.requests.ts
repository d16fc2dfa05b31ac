import { Decimal, Line } from '../../../../platform/fields/decorators';
import { LONGEST_PLACE } from '../../../../platform/places/resolve';

export const MOST_VIAS = 8;

/** @example /api/places?q=st louis mo */
export class PlaceQuery {
  @Line('place', { max: LONGEST_PLACE, description: 'A town and its state as people write them, or a ZIP code' })
  q: string;
}

/** @example /api/routes?from=Elko, NV&to=Reno, NV&via=Austin, NV;Fallon, NV&mpg=6.5&fuelPrice=3.899 */
export class RouteQuery {
  @Line('From', { max: LONGEST_PLACE }) from: string;
  @Line('To', { max: LONGEST_PLACE }) to: string;
  @Line('Via', { max: 2_000, absent: 'blank', description: `At most ${MOST_VIAS} places with semicolons between them` })
  via?: string;
  @Decimal('MPG', { places: 2, digits: 3, least: 'more', absent: 'blank', description: 'Miles per gallon' })
  mpg?: string;
  @Decimal('Fuel price', { places: 3, digits: 3, absent: 'blank', description: 'Dollars per gallon' })
  fuelPrice?: string;
}
