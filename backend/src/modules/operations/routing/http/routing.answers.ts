import { Decimal } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import {
  described,
  FLAG,
  listOf,
  MONEY,
  NUMBER,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
} from '../../../../platform/fields/shown';
import { TIME_ZONES, type TimeZone } from '../../../../platform/places/time-zones';

/** A place that a text means. */
@published('Place')
export class PlaceView {
  @Shown(TEXT) city: string;
  @Shown(TEXT) state: string;
  @Shown(oneOf(['US', 'CA'])) country: 'US' | 'CA';
  @Shown(NUMBER) latitude: number;
  @Shown(NUMBER) longitude: number;
  @Shown(orNull(TEXT)) postalCode: string | null;
  @Shown(described(FLAG, 'The text says only something like it: look whether it is meant')) near: boolean;
}

/** A place that somebody looked for, and by which clock people there say times. */
@published('FoundPlace')
export class FoundPlaceView extends PlaceView {
  @Shown(described(orNull(oneOf(TIME_ZONES)), 'Close to a border within a state it may be the other one'))
  timeZone: TimeZone | null;
}

/** Miles in one state or province. */
export class LegView {
  @Shown(TEXT) jurisdiction: string;
  @Decimal('Miles') miles: string;
}

const POINT = described(listOf(NUMBER), 'Longitude and latitude in degrees');

/** How far it is by road: an estimate, whose legs sum to its miles. */
@published('Route')
export class RouteView {
  @Shown(object(() => PlaceView)) from: PlaceView;
  @Shown(object(() => PlaceView)) to: PlaceView;
  @Shown(listOf(object(() => PlaceView))) via: PlaceView[];
  @Decimal('Miles') miles: string;
  @Shown(listOf(object(() => LegView))) jurisdictions: LegView[];
  @Shown(described(orNull(TEXT), 'Gallons')) estimatedFuel: string | null;
  @Shown(orNull(MONEY)) estimatedFuelCost: string | null;
  @Shown(listOf(POINT)) line: number[][];
  @Shown(
    described(
      oneOf(['graph', 'osrm', 'straight']),
      'How the miles were found: the graph of highways, an OSRM server, or the straight way',
    ),
  )
  method: 'graph' | 'osrm' | 'straight';
}
