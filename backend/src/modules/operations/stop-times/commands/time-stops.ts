import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Load, ZonedStops, type TimedStop } from '../../loads';
import { readEvents } from '../adapters/read-events';
import { daysOf, toldTimes, type Filled, type ToldTimes } from '../domain/told-times';
import { OpenLoads } from '../queries/open-loads';

/** What a file of a device tells of stops. */
export interface StopTimes extends ToldTimes {
  /** How many rows the file has. */
  readonly total: number;
}

/** Fills in when trucks arrived and departed, by files of devices; what somebody noted stays. */
@Injectable()
export class TimeStops {
  constructor(
    private readonly open: OpenLoads,
    private readonly stops: ZonedStops,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
  ) {}

  /** What a file would fill in. @throws RuleViolation INVALID naming `file` */
  async read(place: string, scope: Scope): Promise<StopTimes> {
    const { events, refused, total } = await readEvents(place);
    const days = daysOf(events);
    const vehicles = events.map(({ vehicle }) => vehicle);
    const loads = days ? await this.open.of(vehicles, days, scope) : [];
    const spots = new Map<string, Awaited<ReturnType<OpenLoads['spotOf']>>>();
    for (const { place: name } of events)
      if (name !== null && !spots.has(name)) spots.set(name, await this.open.spotOf(name));
    const placed = events.map((event) => ({
      ...event,
      spot:
        event.latitude !== null && event.longitude !== null
          ? { latitude: event.latitude, longitude: event.longitude }
          : (spots.get(event.place ?? '') ?? null),
    }));
    const told = toldTimes(placed, loads);
    const all = [...refused, ...told.refused].toSorted((one, other) => one.line - other.line);
    return { ...told, refused: all, total };
  }

  /** Fills them in. A time that somebody noted meanwhile stays. */
  async book({ filled }: StopTimes, context: CommandContext): Promise<void> {
    for (const id of new Set(filled.map(({ loadId }) => loadId))) {
      const times = filled.filter(({ loadId }) => loadId === id);
      const planned = await this.stops.of(await this.loads.get(context.scope, id));
      await this.loads.change(
        id,
        ({ stopTimes }: Load) => ({ stopTimes: withTimes(stopTimes?.length ? stopTimes : planned, times) }),
        inner(context),
      );
    }
  }
}

const withTimes = (stops: readonly TimedStop[], times: readonly Filled[]): readonly TimedStop[] =>
  stops.map((stop, nr) => {
    const told = times.find((each) => each.stop === nr && each.place === stop.place);
    const arrivedAt = stop.arrivedAt ?? told?.arrivedAt ?? null;
    const departedAt = stop.departedAt ?? told?.departedAt ?? null;
    // somebody noted a later arrival meanwhile: the departure of the device is left out
    return { ...stop, arrivedAt, departedAt: isBefore(departedAt, arrivedAt) ? stop.departedAt : departedAt };
  });
const isBefore = (one: string | null, other: string | null): boolean => one !== null && other !== null && one < other;
