import { instantIn } from '../../../../platform/money/zoned-time';
import type { RefusedLine, ToldEvent, ToldTime } from './read-event';

/** A stop of a load where times may be missing. Its spot is known where its place is clear. */
export interface OpenStop {
  readonly place: string;
  readonly timeZone: string;
  readonly spot: Spot | null;
  readonly appointment: string | null;
  readonly arrivedAt: string | null;
  readonly departedAt: string | null;
}
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}
/** A load and the vehicle that hauls it. */
export interface OpenLoad {
  readonly id: number;
  readonly loadNumber: string;
  readonly vehicleNames: readonly string[];
  readonly stops: readonly OpenStop[];
}
/** A row with the spot of its place, where that is known. */
export type PlacedEvent = ToldEvent & { readonly spot: Spot | null };

interface AtStop {
  readonly loadId: number;
  readonly loadNumber: string;
  /** Which stop, from 0. */
  readonly stop: number;
  readonly place: string;
  readonly timeZone: string;
}
/** Times that a stop gets. */
export interface Filled extends AtStop {
  readonly arrivedAt: string | null;
  readonly departedAt: string | null;
}
/** A time that stands there already, and what the device tells in its place. */
export interface Differing extends AtStop {
  readonly what: 'arrived' | 'departed';
  readonly stands: string;
  readonly told: string;
}
export interface ToldTimes {
  readonly filled: readonly Filled[];
  readonly differing: readonly Differing[];
  readonly refused: readonly RefusedLine[];
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A device that tells of a stop is within so many miles of its town, and so many days of its appointment. */
const [NEAR_MILES, NEAR_DAYS] = [25, 3];
const MILES_A_DEGREE = 69;

const milesApart = (one: Spot, other: Spot): number => {
  const across = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  return MILES_A_DEGREE * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * across);
};
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const isAt = (stop: OpenStop, { spot, place }: PlacedEvent): boolean =>
  (place !== null && folded(place).includes(folded(stop.place))) ||
  (spot !== null && stop.spot !== null && milesApart(spot, stop.spot) <= NEAR_MILES);
const instantOf = (time: ToldTime, { timeZone }: OpenStop): string =>
  'instant' in time ? time.instant : instantIn(timeZone, time.wallClock).toISOString();
const isNear = (instant: string, { appointment, arrivedAt }: OpenStop): boolean => {
  const by = arrivedAt ?? appointment;
  return by === null || Math.abs(Date.parse(instant) - Date.parse(by)) <= NEAR_DAYS * DAY_MS;
};

interface Found {
  readonly load: OpenLoad;
  readonly nr: number;
  readonly stop: OpenStop;
}
/** Loads by the names of their vehicles. */
const byVehicle = (loads: readonly OpenLoad[]): ReadonlyMap<string, readonly OpenLoad[]> => {
  const found = new Map<string, OpenLoad[]>();
  for (const load of loads)
    for (const name of new Set(load.vehicleNames.map(folded))) {
      const hauled = found.get(name) ?? [];
      hauled.push(load);
      found.set(name, hauled);
    }
  return found;
};

/** The one stop that a row tells of, or why it is none. */
const stopOf = (event: PlacedEvent, loads: ReturnType<typeof byVehicle>): Found | string => {
  const hauled = loads.get(folded(event.vehicle)) ?? [];
  if (hauled.length === 0) return `No open load is hauled by vehicle ${event.vehicle}`;
  const asked =
    event.loadNumber === null
      ? hauled
      : hauled.filter((load) => folded(load.loadNumber) === folded(event.loadNumber ?? ''));
  if (asked.length === 0) return `Vehicle ${event.vehicle} hauls no open load ${event.loadNumber ?? ''}`;
  const where = event.place ?? `${event.latitude ?? ''}, ${event.longitude ?? ''}`;
  const there = asked.flatMap((load) =>
    load.stops.flatMap((stop, nr) => (isAt(stop, event) ? [{ load, nr, stop }] : [])),
  );
  if (there.length === 0) return `No open load of vehicle ${event.vehicle} stops at ${where}`;
  const time = event.arrived ?? event.departed;
  const fitting = there.filter(({ stop }) => time !== null && isNear(instantOf(time, stop), stop));
  const [one, another] = fitting;
  if (!one) return `No open load of vehicle ${event.vehicle} stops at ${where} within ${NEAR_DAYS} days of that time`;
  return another ? `Vehicle ${event.vehicle} stops at ${where} more than once then: name the load` : one;
};

interface Told extends Found {
  readonly line: number;
  readonly arrived: string | null;
  readonly departed: string | null;
}
const same = (one: string, other: string): boolean => Math.abs(Date.parse(one) - Date.parse(other)) < MINUTE_MS;

/** What the rows about one stop come to: the first arrival, and the last departure after it. */
const timesOf = (all: readonly Told[]): ToldTimes => {
  const [first] = all;
  if (!first) return { filled: [], differing: [], refused: [] };
  const { load, nr, stop } = first;
  const at: AtStop = {
    loadId: load.id,
    loadNumber: load.loadNumber,
    stop: nr,
    place: stop.place,
    timeZone: stop.timeZone,
  };
  const told = all.flatMap(({ arrived }) => arrived ?? []).toSorted()[0] ?? null;
  const arrivedAt = stop.arrivedAt ?? told;
  const early = all.filter(({ departed }) => departed !== null && arrivedAt !== null && departed < arrivedAt);
  const refused = early.map(({ line }) => ({ line, reason: `It departs from ${stop.place} before it arrives there` }));
  const left =
    all
      .filter((each) => !early.includes(each))
      .flatMap(({ departed }) => departed ?? [])
      .toSorted()
      .at(-1) ?? null;
  const differing = (
    [
      ['arrived', stop.arrivedAt, told],
      ['departed', stop.departedAt, left],
    ] as const
  ).flatMap(([what, stands, other]) =>
    stands !== null && other !== null && !same(stands, other) ? [{ ...at, what, stands, told: other }] : [],
  );
  const filled = {
    ...at,
    arrivedAt: stop.arrivedAt === null ? told : null,
    departedAt: stop.departedAt === null ? left : null,
  };
  const isFilled = filled.arrivedAt !== null || filled.departedAt !== null;
  return { filled: isFilled ? [filled] : [], differing, refused };
};

/** Wall clocks are at most a day from the clock of Greenwich. */
const ROOM_MS = (NEAR_DAYS + 1) * DAY_MS;
/** Between which times loads stop that rows can tell of; null when none says a time. */
export const daysOf = (events: readonly ToldEvent[]): readonly [Date, Date] | null => {
  let [first, last] = [Infinity, -Infinity];
  for (const { arrived, departed } of events)
    for (const time of [arrived, departed]) {
      if (time === null) continue;
      const at = Date.parse('instant' in time ? time.instant : `${time.wallClock}Z`);
      first = Math.min(first, at);
      last = Math.max(last, at);
    }
  return first > last ? null : [new Date(first - ROOM_MS), new Date(last + ROOM_MS)];
};

/**
 * What the rows of a device fill in of stops that lack times. A time that stands is never written over: where it is
 * another one, both are shown.
 */
export const toldTimes = (events: readonly PlacedEvent[], loads: readonly OpenLoad[]): ToldTimes => {
  const refused: RefusedLine[] = [];
  const byStop = new Map<string, Told[]>();
  const hauled = byVehicle(loads);
  for (const event of events) {
    const found = stopOf(event, hauled);
    if (typeof found === 'string') {
      refused.push({ line: event.line, reason: found });
      continue;
    }
    const of = (time: ToldTime | null): string | null => time && instantOf(time, found.stop);
    const told = { ...found, line: event.line, arrived: of(event.arrived), departed: of(event.departed) };
    const key = `${found.load.id} ${found.nr}`;
    byStop.set(key, [...(byStop.get(key) ?? []), told]);
  }
  const each = [...byStop.values()].map(timesOf);
  return {
    filled: each.flatMap(({ filled }) => filled),
    differing: each.flatMap(({ differing }) => differing),
    refused: [...refused, ...each.flatMap((one) => one.refused)].toSorted((one, other) => one.line - other.line),
  };
};
