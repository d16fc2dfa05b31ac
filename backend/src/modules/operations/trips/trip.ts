import { Choice, Day, Decimal, field, Flag, Line, RefersTo } from '../../../platform/fields/decorators';
import { DRIVEN_JURISDICTIONS, type DrivenJurisdiction } from '../../../platform/fields/places';
import { Invalid, type Rule } from '../../../platform/fields/rule';
import { setChoiceLabels } from '../../../platform/fields/words';
import { LONGEST_PLACE } from '../../../platform/places/resolve';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { lines } from '../../../platform/records/requests/lines';
import { tenthsText } from '../../../platform/roads/legs';
import { totalTenths, warningsOf } from './domain/trip-miles';
import { mustAddUp } from './domain/trip-rules';
import { joinedTrips } from './adapters/joined-trips';
import { DEVICE_COLUMNS, TRIP_COLUMNS } from './adapters/trip-columns';

/**
 * Where the miles of a trip come from: typed from a trip sheet, of a load’s paper, of odometer readings, of a device
 * (GPS, ELD), or estimated by the route.
 */
export const TRIP_SOURCES = ['hand', 'load', 'odometer', 'device', 'estimated'] as const;
export type TripSource = (typeof TRIP_SOURCES)[number];
setChoiceLabels({ device: 'GPS or ELD', hand: 'By hand' });

/** The most digits of miles before the point: no trip has 100,000 miles. */
const DIGITS = 5;

/**
 * Miles of a trip in one state or province. The fields stand in the key order of PostgreSQL’s jsonb, so that legs that
 * are sent back unchanged equal the stored ones.
 * @example { miles: '212.4', exempt: 'Off road', jurisdiction: 'NM', taxableMiles: '200.0' }
 */
export class TripLeg {
  @Decimal('Miles', { least: 'more', digits: DIGITS }) miles: string;
  @Line('Exempt', { optional: true, max: 200, description: 'Why miles are not taxed: off road, by a trip permit' })
  exempt: string | null;
  @Choice('Jurisdiction', DRIVEN_JURISDICTIONS) jurisdiction: DrivenJurisdiction;
  @Decimal('Taxable miles', { optional: true, digits: DIGITS, description: 'All of the miles where none are given' })
  taxableMiles: string | null;
}

const whole = ({ miles, exempt = null, jurisdiction, taxableMiles = null }: TripLeg): TripLeg => ({
  miles,
  exempt,
  jurisdiction,
  taxableMiles,
});

/** The legs of a trip; what a request leaves out of one is null. */
const legs = (label: string): Rule<readonly TripLeg[]> => {
  const rule = lines(() => TripLeg, { least: 1, most: DRIVEN_JURISDICTIONS.length })(label);
  return {
    ...rule,
    read: (given) => {
      const read = rule.read(given);
      return read instanceof Invalid ? read : read.map(whole);
    },
  };
};

/** What a vehicle drove on a trip, by state and province: fuel-tax returns and apportioned plates are made from it. */
@Kind({
  plural: 'ifta/trips',
  table: 'trips',
  displayName: ({ origin, destination, date }: Trip) =>
    origin && destination ? `${origin} to ${destination}, ${date}` : `Trip of ${date}`,
  order: '-date',
  unique: [
    {
      index: 'trips_reference',
      by: ['vehicleId', 'date', 'reference'],
      say: ({ reference }) => `Trip ${reference} of this vehicle and day is already there`,
    },
  ],
  driver: 'driverId',
  sheet: {
    may: { read: 'ifta.read', write: 'ifta.write' },
    columns: TRIP_COLUMNS,
    alsoCalled: DEVICE_COLUMNS,
    required: ['Date', 'Vehicle'],
    duplicates: [{ same: ['vehicleId', 'date'], alsoSame: ['reference'] }],
    joined: joinedTrips,
  },
  may: {
    read: ['ifta.read', 'driver.read'],
    add: ['ifta.write', 'driver.write'],
    write: 'ifta.write',
    remove: 'ifta.delete',
  },
  computed: {
    totalMiles: {
      shown: { type: 'string', description: 'Miles of all legs', example: '1204.5' },
      of: (row: Trip) => tenthsText(totalTenths(row.legs)),
    },
    warnings: {
      shown: { type: 'array', items: { type: 'string' }, description: 'What an auditor would ask' },
      of: (row: Trip) => warningsOf(row),
    },
  },
  sums: {
    totalMiles: { in: 'miles', sql: `(SELECT sum((leg->>'miles')::numeric) FROM jsonb_array_elements(r.legs) leg)` },
  },
  // four years from the due date of the return or its filing, whichever is later (domain-rules §1.6); a return is due
  // four months after the quarter began
  retention: [{ years: 4, months: 4, from: ['date'], law: 'IFTA' }],
})
export class Trip extends ClientRecord {
  @RefersTo('client', { label: 'client', as: 'clientName' }) override clientId: string;
  /** The day on which the trip ended. */
  @Day('Date', { sorted: true, ranged: true }) date: string;
  @RefersTo('vehicle', { label: 'vehicle', as: 'vehicleUnit' }) vehicleId: string;
  @RefersTo('driver', { label: 'driver', numbered: true, optional: true, as: 'driverName' }) driverId: number | null;
  @RefersTo('load', { label: 'load', numbered: true, optional: true, as: 'loadNumber' }) loadId: number | null;
  @Line('Origin', { optional: true, max: LONGEST_PLACE, searched: true }) origin: string | null;
  @Line('Destination', { optional: true, max: LONGEST_PLACE, searched: true }) destination: string | null;
  @Decimal('Odometer start', { optional: true, digits: 7 }) odometerStart: string | null;
  @Decimal('Odometer end', { optional: true, digits: 7 }) odometerEnd: string | null;
  @field<readonly TripLeg[]>('Legs', legs) legs: readonly TripLeg[];
  @Choice('Source', TRIP_SOURCES, { initial: 'hand', filtered: true }) source: TripSource;
  /** The vehicle was driven without freight: to a pickup, home, to the shop. Its miles count as any. */
  @Flag('Empty', { initial: false }) empty: boolean;
  /** The number of the trip sheet; a vehicle has it once a day. */
  @Line('Reference', { optional: true, max: 100, searched: true }) reference: string | null;
  @Line('Notes', { optional: true, max: 2_000 }) notes: string | null;

  static rules(after: Trip): void {
    mustAddUp(after);
  }
}
