import { mistake } from '../../../platform/fields/check';
import {
  Choice,
  Day,
  Decimal,
  field,
  Flag,
  Instant,
  Line,
  Money,
  RefersTo,
  Whole,
} from '../../../platform/fields/decorators';
import type { Cents } from '../../../platform/money/money';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { uniqueNumber } from '../../../platform/records/kind/kind-options';
import { Invalid, type Rule } from '../../../platform/fields/rule';
import { LONGEST_PLACE } from '../../../platform/places/resolve';
import { lines } from '../../../platform/records/requests/lines';
import { MOST_VIAS } from '../routing';
import { standsAt } from './domain/arrivals';
import { loadTerms, type LoadTerms } from './projections/load-terms';
import { MOST_STOPS, STOP_KINDS, timedStops, type StopKind, type TimedStop } from './projections/timed-stop';

export const LOAD_STATUSES = ['pending', 'in_transit', 'delivered', 'cancelled'] as const;
export type LoadStatus = (typeof LOAD_STATUSES)[number];
/** While a load is open, the records that it names cannot be removed. */
const holdsWhile = { status: ['pending', 'in_transit'] };

export const LOAD_LINE_KINDS = ['fuel_surcharge', 'detention', 'lumper', 'other'] as const;
const LATER = { optional: true, addedLater: true } as const;
/** Options of fields that have routes of their own, or that follow from others. */
const OF_STOPS = { ...LATER, systemSet: true } as const;
/** Options of fields that office staff see and the driver of the load does not. */
const OF_THE_DESK = { ...LATER, shownTo: 'loads.read' } as const;
const AGREED = { ...OF_THE_DESK, systemSet: true } as const;

/**
 * A charge on a load besides its rate. The fields stand in the key order of PostgreSQL’s jsonb, so that lines that are
 * sent back unchanged equal the stored ones.
 */
export class LoadLine {
  @Choice('Kind', LOAD_LINE_KINDS) kind: (typeof LOAD_LINE_KINDS)[number];
  @Money('Amount', { least: 'more' }) amount: Cents;
  @Line('Description', { max: 500 }) description: string;
}

/** A place that a load goes by: `{ kind: 'fuel', place: 'Amarillo, TX' }`. Keys in the order of jsonb, as above. */
export class LoadStop {
  @Choice('Kind', STOP_KINDS, { optional: true }) kind: StopKind | null;
  @Line('Place', { max: LONGEST_PLACE }) place: string;
}

/** The stops of a load; what a request leaves out of one is null. */
const stops = (label: string): Rule<readonly LoadStop[]> => {
  const rule = lines(() => LoadStop, { most: MOST_VIAS })(label);
  return {
    ...rule,
    read: (given) => {
      const read = rule.read(given);
      return read instanceof Invalid ? read : read.map(({ kind = null, place }) => ({ kind, place }));
    },
  };
};

const standingSince = (stops: readonly TimedStop[] | null = null): string | null =>
  stops?.[standsAt(stops)]?.arrivedAt ?? null;

/** One haul from pickup to drop-off for a broker. */
@Kind({
  plural: 'loads',
  numbers: 'load_ids',
  displayName: 'loadNumber',
  unique: [uniqueNumber('loads_number', 'loadNumber', 'load number')],
  flow: {
    field: 'status',
    sorts: ['pickupDate'],
    initialStatuses: ['pending'],
    multiple: ['pending,in_transit', 'pending,in_transit,delivered'],
    moves: {
      LoadDispatched: { from: ['pending'], to: 'in_transit' },
      LoadDelivered: { from: ['in_transit'], to: 'delivered', dated: ['deliveredOn'] },
      // whoever drives a load may tell when it arrived and departed
      LoadStopsTimed: {
        when: 'stopTimes',
        with: ['stopTimes'],
        by: ['loads.write', 'driver.write'],
        words: 'noted the times of the stops of the load',
      },
      LoadDetentionClaimed: {
        when: 'claimedOn',
        with: ['claimedOn', 'lines'],
        by: 'invoices.write',
        words: 'billed the detention of the load',
      },
      LoadNoticeSent: {
        when: 'noticeSentAt',
        with: ['noticeSentAt', 'noticeSentTo', 'noticeStop'],
        says: 'told {noticeSentTo} that load {record} waits',
      },
      LoadCancelled: { from: ['pending', 'in_transit'], to: 'cancelled', may: 'loads.delete' },
    },
  },
  sums: {
    total: {
      in: 'money',
      sql: `COALESCE(r.rate, 0) + COALESCE((SELECT sum((line->>'amount')::bigint) FROM jsonb_array_elements(
        CASE jsonb_typeof(r.lines) WHEN 'array' THEN r.lines ELSE '[]' END) line), 0)`,
      shownBy: 'rate',
    },
  },
  derives: { fields: ['standingSince'], of: ({ stopTimes }) => ({ standingSince: standingSince(stopTimes as never) }) },
  letterAsked: 'noticeSentAt',
  driver: 'driverId',
  ofTheFirm: true,
  may: { read: ['loads.read', 'driver.read'], write: 'loads.write', remove: 'loads.delete' },
})
export class Load extends ClientRecord<number> {
  @Line('Load number', { max: 100, searched: true, sorted: true }) loadNumber: string;
  @RefersTo('broker', { label: 'broker', numbered: true, missing: 'Broker is required', as: 'brokerName', holdsWhile })
  brokerId: number;
  @RefersTo('driver', { label: 'driver', numbered: true, optional: true, as: 'driverName', holdsWhile })
  driverId: number | null;
  @RefersTo('vehicle', { label: 'vehicle', optional: true, as: 'vehicleUnit', holdsWhile }) vehicleId: string | null;
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName', holdsWhile }) override clientId:
    | string
    | null;
  @Line('Pickup location', { max: 500, searched: true }) pickupLocation: string;
  @Line('Drop-off location', { max: 500, searched: true }) dropoffLocation: string;
  /** Places between both, in the order in which they are passed. */
  @field<readonly LoadStop[], typeof LATER>('Stops between', stops, LATER)
  via: readonly LoadStop[] | null;
  @Instant('Pickup date', { optional: true, sorted: true }) pickupDate: string | null;
  @Instant('Drop-off date', { optional: true }) dropoffDate: string | null;
  @Decimal('Distance', { optional: true, sorted: true, description: 'Miles', summed: 'miles' }) distance: string | null;
  /** The distance was proposed from the route, and nobody measured it. */
  @Flag('Distance is estimated', { optional: true, addedLater: true }) distanceEstimated: boolean | null;
  /** Miles without freight, to the pickup. */
  @Decimal('Empty miles', { optional: true, addedLater: true, summed: 'miles' }) emptyMiles: string | null;
  /** How often it is loaded or unloaded. */
  @Whole('Stops', 0, 100, { optional: true, addedLater: true }) stops: number | null;
  @Decimal('Estimated fuel', { optional: true, description: 'Gallons', summed: 'gallons' }) estimatedFuel:
    | string
    | null;
  @Money('Estimated fuel cost', { optional: true }) estimatedFuelCost: Cents | null;
  /** What the broker pays for the haul itself. */
  @Money('Rate', OF_THE_DESK) rate: Cents | null;
  @field<readonly LoadLine[], typeof OF_THE_DESK>('Lines', lines(() => LoadLine, { most: 20 }), OF_THE_DESK)
  lines: readonly LoadLine[] | null;
  @Choice('Status', LOAD_STATUSES, { sorted: true, initial: 'pending' }) status: LoadStatus;
  /** The day on which the load became delivered, in the firm’s time zone. */
  @Day('Delivered on', { optional: true, systemSet: true, ranged: true }) deliveredOn: string | null;

  /** Its stops with their times; they have a route of their own. */
  @field<readonly TimedStop[], typeof OF_STOPS>('Stop times', timedStops, OF_STOPS)
  stopTimes: readonly TimedStop[] | null;
  /** What is agreed about it alone; those of its broker hold where there are none. */
  @field<LoadTerms, typeof AGREED>('Terms', loadTerms, AGREED) terms: LoadTerms | null;
  /** Since when its truck stands at a stop; null while it drives. */
  @Instant('Standing since', OF_STOPS) standingSince: string | null;
  /** When its detention was billed. */
  @Day('Detention billed on', OF_STOPS) claimedOn: string | null;
  /** When the broker was told that it waits, where, and at which of its stops (from 0). */
  @Instant('Notice sent', OF_STOPS) noticeSentAt: string | null;
  @Line('Notice sent to', OF_STOPS) noticeSentTo: string | null;
  @Whole('Stop of the notice', 0, MOST_STOPS, OF_STOPS) noticeStop: number | null;

  static rules({ pickupDate, dropoffDate }: Load, before: Load | null): void {
    if (before && before.pickupDate === pickupDate && before.dropoffDate === dropoffDate) return;
    if (pickupDate && dropoffDate && dropoffDate < pickupDate)
      throw mistake('dropoffDate', 'Drop-off date cannot be before the pickup date');
  }
}
