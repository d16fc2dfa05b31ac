import type { Answer, Load } from '../../../lib/api/api-types';
import { firmTimeZone } from '../../../lib/format/dates';
import { normalizeMoney } from '../../../lib/format/money';
import { instantIn, wallClockIn } from './zoned-time';

export type TimedStop = NonNullable<Load['stopTimes']>[number];
type Given = Answer<'LoadStops'>['stops'][number];

/** A stop as a form holds it: times by the clock of its place. */
export interface StopValues {
  kind: TimedStop['kind'];
  place: string;
  timeZone: string;
  appointment: string;
  arrivedAt: string;
  departedAt: string;
  freeMinutes: string;
  layoverDays: string;
  lumper: string;
}
export interface StopsValues {
  stops: StopValues[];
}

const planned = (kind: TimedStop['kind'], place: string, appointment: string | null): TimedStop => ({
  ...{ kind, place, appointment, timeZone: null, arrivedAt: null, departedAt: null },
  ...{ freeMinutes: null, layoverDays: null, lumper: null },
});

/** The stops that a load has, else those that follow from where it goes. */
export const stopsOfLoad = (load: Load): readonly TimedStop[] =>
  load.stopTimes?.length
    ? load.stopTimes
    : [
        planned('pickup', load.pickupLocation, load.pickupDate),
        ...(load.via ?? []).flatMap(({ kind, place }) =>
          kind === 'pickup' || kind === 'drop_off' ? [planned(kind, place, null)] : [],
        ),
        planned('drop_off', load.dropoffLocation, load.dropoffDate),
      ];

const textOf = (value: number | string | null): string => (value === null ? '' : String(value));

/** @param zones the time zones of places, where they are known */
export const valuesOfStops = (load: Load, zones: ReadonlyMap<string, string>): StopsValues => ({
  stops: stopsOfLoad(load).map((stop) => {
    const timeZone = stop.timeZone ?? zones.get(stop.place) ?? firmTimeZone();
    return {
      ...{ kind: stop.kind, place: stop.place, timeZone },
      appointment: wallClockIn(timeZone, stop.appointment),
      arrivedAt: wallClockIn(timeZone, stop.arrivedAt),
      departedAt: wallClockIn(timeZone, stop.departedAt),
      freeMinutes: textOf(stop.freeMinutes),
      layoverDays: textOf(stop.layoverDays),
      lumper: textOf(stop.lumper),
    };
  }),
});

const wholeOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** A time that was not typed over stays as it is, to the second. */
const timeOf = (timeZone: string, typed: string, before: string | null | undefined): string | null =>
  before && wallClockIn(timeZone, before) === typed ? before : instantIn(timeZone, typed);

/** What is sent of a form. @param before the stops that the load has */
export const bodyOfStops = ({ stops }: StopsValues, before: Load['stopTimes']): { stops: Given[] } => ({
  stops: stops.map(({ kind, place, timeZone, ...typed }, nr) => ({
    kind,
    place,
    timeZone: timeZone as NonNullable<TimedStop['timeZone']>,
    appointment: timeOf(timeZone, typed.appointment, before?.[nr]?.appointment),
    arrivedAt: timeOf(timeZone, typed.arrivedAt, before?.[nr]?.arrivedAt),
    departedAt: timeOf(timeZone, typed.departedAt, before?.[nr]?.departedAt),
    freeMinutes: wholeOf(typed.freeMinutes),
    layoverDays: wholeOf(typed.layoverDays),
    lumper: typed.lumper.trim() === '' ? null : normalizeMoney(typed.lumper),
  })),
});
