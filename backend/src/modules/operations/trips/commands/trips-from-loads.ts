import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { DRIVEN_JURISDICTIONS, type DrivenJurisdiction } from '../../../../platform/fields/places';
import { LONGEST_PLACE } from '../../../../platform/places/resolve';
import type { Leg } from '../../../../platform/roads/legs';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { PlanRoute } from '../../routing';
import { Client } from '../../../clients/clients';
import { reasonAgainst, stretchesOf, type Stretch } from '../domain/load-trips';
import { totalTenths } from '../domain/trip-miles';
import { Hauls } from '../queries/hauls';
import type { TripsAsked } from '../queries/miles-of';
import { Trip, type TripLeg } from '../trip';

/** A load, and the sentence why no trip was made for it. */
export interface LeftOut {
  readonly loadId: number;
  readonly loadNumber: string;
  /** It is about the way to its pickup. */
  readonly empty: boolean;
  readonly reason: string;
}
export interface FromLoads {
  readonly added: readonly Trip[];
  readonly leftOut: readonly LeftOut[];
}

type LegsOf = (way: Pick<Stretch, 'from' | 'to' | 'via'>) => Promise<readonly TripLeg[]>;

/** How many loads one call looks at: each takes a route and a commit. */
const MOST_LOADS = 2_000;
const SIDE_BY_SIDE = 16;

const isDriven = (code: string): code is DrivenJurisdiction =>
  (DRIVEN_JURISDICTIONS as readonly string[]).includes(code);
const asLegs = (legs: readonly Leg[]): TripLeg[] =>
  legs.flatMap(({ jurisdiction, miles }) =>
    isDriven(jurisdiction) ? [{ miles, exempt: null, jurisdiction, taxableMiles: null }] : [],
  );

/** Makes trips of delivered loads, and of the empty ways between them, by the route: they are estimates. */
@Injectable()
export class TripsFromLoads {
  constructor(
    @StoreOf(Trip) private readonly trips: RecordStore<Trip>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly hauls: Hauls,
    private readonly routes: PlanRoute,
  ) {}

  /**
   * Adds a trip for each delivered load, and each way between two loads of a vehicle, that has none and whose days have
   * no trip of another source. Called again it adds nothing.
   * @throws RuleViolation INVALID naming the client that is not in scope, or the days that have too many loads
   */
  async make(asked: TripsAsked, context: CommandContext): Promise<FromLoads> {
    const client = await this.clients.find(context.scope, asked.clientId);
    if (client?.removedAt !== null) throw mistake('clientId', 'This client does not exist');
    const { hauls, unnamed } = await this.hauls.around(asked);
    const ways = stretchesOf(hauls, asked.from, asked.to);
    if (ways.length > 2 * MOST_LOADS) throw mistake('to', 'These are more than 2,000 loads. Choose fewer days');
    const known = await this.hauls.known(
      asked,
      ways.map(({ loadId }) => loadId),
    );
    const outcomes: (Trip | LeftOut | null)[] = unnamed.map(({ loadId, loadNumber }) => ({
      ...{ loadId, loadNumber, empty: false, reason: 'It names no vehicle' },
    }));
    const legsOf = this.routesOnce();
    for (let at = 0; at < ways.length; at += SIDE_BY_SIDE) {
      const some = ways.slice(at, at + SIDE_BY_SIDE).map(async (way) => {
        const reason = reasonAgainst(way, known);
        return reason ? leftOut(way, reason) : this.add(asked.clientId, way, legsOf, context);
      });
      outcomes.push(...(await Promise.all(some)));
    }
    const told = outcomes.filter((one) => one !== null);
    return {
      added: told.filter((one): one is Trip => 'id' in one),
      leftOut: told.filter((one): one is LeftOut => !('id' in one)),
    };
  }

  /** The trip, why there is none, or null where the vehicle stood where it was to be. */
  private async add(
    clientId: string,
    way: Stretch,
    legsOf: LegsOf,
    { idempotency: _, expectedVersion: __, ...context }: CommandContext,
  ): Promise<Trip | LeftOut | null> {
    const { loadId, vehicleId, driverId, from: origin, to: destination, via, empty, date, reference } = way;
    try {
      const legs = await legsOf({ from: origin, to: destination, via });
      if (totalTenths(legs) === 0) return empty ? null : leftOut(way, 'It begins and ends in the same place');
      const values = { clientId, date, vehicleId, driverId, loadId, legs, empty, reference, source: 'estimated' };
      const ends = { origin: origin.slice(0, LONGEST_PLACE), destination: destination.slice(0, LONGEST_PLACE) };
      return (await this.trips.add({ ...values, ...ends }, context)).record;
    } catch (error) {
      if (!(error instanceof RuleViolation)) throw error;
      return leftOut(way, error.message);
    }
  }

  /** Asks for each way once: fleets drive the same lanes again and again. */
  private routesOnce(): LegsOf {
    const asked = new Map<string, Promise<readonly TripLeg[]>>();
    return (way) => {
      const key = [way.from, ...way.via, way.to].join('\u0000');
      const route = asked.get(key) ?? this.routes.plan(way).then(({ legs }) => asLegs(legs));
      asked.set(key, route);
      return route;
    };
  }
}

const leftOut = ({ loadId, loadNumber, empty }: Stretch, reason: string): LeftOut => ({
  ...{ loadId, loadNumber, empty, reason },
});
