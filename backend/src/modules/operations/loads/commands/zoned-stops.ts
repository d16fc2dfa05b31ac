import { Injectable } from '@nestjs/common';
import { Places } from '../../../../platform/places/places';
import { timeZoneAt, type TimeZone } from '../../../../platform/places/time-zones';
import type { Load } from '../load';
import { asStop, type TimedStop } from '../projections/timed-stop';

/** The stops of a load as far as it says them: its pickup, where it loads or unloads between, and its drop-off. */
const plannedOf = ({ pickupLocation, pickupDate, via, dropoffLocation, dropoffDate }: Load): readonly TimedStop[] => [
  asStop({ kind: 'pickup', place: pickupLocation, appointment: pickupDate }),
  ...(via ?? []).flatMap(({ kind, place }) =>
    kind === 'pickup' || kind === 'drop_off' ? [asStop({ kind, place })] : [],
  ),
  asStop({ kind: 'drop_off', place: dropoffLocation, appointment: dropoffDate }),
];

/** The stops of loads with the time zones of their places. */
@Injectable()
export class ZonedStops {
  constructor(private readonly places: Places) {}

  /** Stops that a load has, else those that follow from where it goes. */
  of(load: Load): Promise<readonly TimedStop[]> {
    return this.zoned(load.stopTimes?.length ? load.stopTimes : plannedOf(load));
  }

  /** The same stops; one without a time zone gets that of its place, where it is clear. */
  zoned(stops: readonly TimedStop[]): Promise<readonly TimedStop[]> {
    return Promise.all(
      stops.map(async (stop) => (stop.timeZone === null ? { ...stop, timeZone: await this.zoneOf(stop.place) } : stop)),
    );
  }

  private async zoneOf(place: string): Promise<TimeZone | null> {
    const zones = new Set((await this.places.meant(place)).map(timeZoneAt));
    const [zone = null] = zones;
    return zones.size === 1 ? zone : null;
  }
}
