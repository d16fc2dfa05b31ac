import { mistake } from '../../../../platform/fields/check';
import { Choice, Instant, Line, Money, Whole } from '../../../../platform/fields/decorators';
import { Invalid, type Rule } from '../../../../platform/fields/rule';
import type { Cents } from '../../../../platform/money/money';
import { LONGEST_PLACE } from '../../../../platform/places/resolve';
import { TIME_ZONES, type TimeZone } from '../../../../platform/places/time-zones';
import { lines } from '../../../../platform/records/requests/lines';

export const STOP_KINDS = ['pickup', 'drop_off', 'fuel', 'other'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** The longest that a truck stands at a stop; more is a slip of the keyboard. */
export const MOST_DAYS = 30;
const DAY_MS = 86_400_000;
/** The most stops of a load. */
export const MOST_STOPS = 20;
const UNKNOWN = { optional: true } as const;

/**
 * A stop of a load with its times. The fields stand in the key order of PostgreSQL’s jsonb, so that stops that are sent
 * back unchanged equal the stored ones.
 * @example { kind: 'pickup', place: 'Elko, NV', timeZone: 'America/Los_Angeles', arrivedAt: '2026-11-02T20:00:00.000Z',
 *   … }
 */
export class TimedStop {
  @Choice('Kind', STOP_KINDS) kind: StopKind;
  @Line('Place', { max: LONGEST_PLACE }) place: string;
  /** What unloading by others cost there, by its receipt. */
  @Money('Lumper', { ...UNKNOWN, description: 'By its receipt' }) lumper: Cents | null;
  /** By which clock people there say its times. */
  @Choice('Time zone', TIME_ZONES, { ...UNKNOWN, description: 'That of its place where it is not given' })
  timeZone: TimeZone | null;
  @Instant('Arrived', UNKNOWN) arrivedAt: string | null;
  @Instant('Departed', UNKNOWN) departedAt: string | null;
  @Instant('Appointment', UNKNOWN) appointment: string | null;
  @Whole('Free time', 0, 1_440, { ...UNKNOWN, description: 'Minutes, where this stop has others than the terms' })
  freeMinutes: number | null;
  @Whole('Layover days', 0, MOST_DAYS, UNKNOWN) layoverDays: number | null;

  static rules({ arrivedAt = null, departedAt = null }: Partial<TimedStop>): void {
    if (arrivedAt === null || departedAt === null) return;
    const stayed = Date.parse(departedAt) - Date.parse(arrivedAt);
    if (stayed < 0) throw mistake('departedAt', 'Departure cannot be before arrival');
    if (stayed > MOST_DAYS * DAY_MS)
      throw mistake('departedAt', `A truck does not stand at a stop for more than ${MOST_DAYS} days: check both days`);
  }
}

/** A stop in the order in which it is stored, with null for what is not known. */
export const asStop = ({
  kind,
  place,
  ...known
}: Pick<TimedStop, 'kind' | 'place'> & Partial<TimedStop>): TimedStop => ({
  kind,
  place,
  lumper: known.lumper ?? null,
  timeZone: known.timeZone ?? null,
  arrivedAt: known.arrivedAt ?? null,
  departedAt: known.departedAt ?? null,
  appointment: known.appointment ?? null,
  freeMinutes: known.freeMinutes ?? null,
  layoverDays: known.layoverDays ?? null,
});

/** The stops of a load in the order in which it gets to them; what a request leaves out of one is null. */
export const timedStops = (label: string): Rule<readonly TimedStop[]> => {
  const rule = lines(() => TimedStop, { most: MOST_STOPS })(label);
  return Object.create(rule, {
    read: {
      value: (given: unknown): readonly TimedStop[] | Invalid => {
        const read = rule.read(given);
        return read instanceof Invalid ? read : read.map(asStop);
      },
    },
  }) as Rule<readonly TimedStop[]>;
};
