import { readFile } from 'node:fs/promises';
import { builtTable } from '../core/built-file';
import type { Point } from '../places/earth';
import { Borders } from './borders';
import { Graph } from './graph';
import { legsOf, type Leg } from './legs';
import type { Osrm } from './osrm';
import type { RoadTable } from './road-table';
import { isRoadless } from './roadless';
import { wayBetween, type End, type FoundWay } from './route';

const FILE = builtTable(__dirname, 'roads.json');

/** A way as it is told: miles as decimal text that the legs sum to, to the tenth. */
export interface RoadRoute {
  readonly miles: string;
  readonly legs: readonly Leg[];
  readonly line: readonly Point[];
  readonly method: FoundWay['method'];
}

/** No road leads between two of the places; `island`: which of them is to blame, if one is. */
export class NoRoad extends Error {
  constructor(
    readonly from: End,
    readonly to: End,
    readonly island: End | null,
  ) {
    super(`No road leads from ${from.city}, ${from.state} to ${to.city}, ${to.state}`);
  }
}

interface Net {
  readonly graph: Graph;
  readonly borders: Borders;
}
const read = async (): Promise<Net> => {
  const table = JSON.parse(await readFile(FILE, 'utf8')) as RoadTable;
  return { graph: new Graph(table), borders: new Borders(table.borders) };
};

/** One way after the other: from the first place over those between to the last. */
const joined = (ways: readonly FoundWay[]): FoundWay => {
  const exact = new Map<string, number>();
  for (const way of ways) for (const [state, miles] of way.exact) exact.set(state, (exact.get(state) ?? 0) + miles);
  const line = ways.flatMap(({ line: points }, at) => (at === 0 ? points : points.slice(1)));
  return { exact, line, method: ways.every(({ method }) => method === 'straight') ? 'straight' : 'graph' };
};

const isSame = (one: Point, other: Point): boolean =>
  one.latitude === other.latitude && one.longitude === other.longitude;

let net: Promise<Net> | null = null;
/** The table, which is read once, when somebody first asks. */
const table = (): Promise<Net> => {
  net ??= read().catch((error: unknown) => {
    net = null;
    throw error;
  });
  return net;
};

/** Where states and provinces end. */
export const stateBorders = async (): Promise<Borders> => (await table()).borders;

/** How far it is by road. */
export class Roads {
  constructor(private readonly osrm: Osrm | null) {}

  /**
   * The way over two or more places, by the OSRM server where one is set and answers, else by the graph.
   * @throws NoRoad
   */
  async route(stops: readonly End[]): Promise<RoadRoute> {
    const { graph, borders } = await table();
    const way = (await this.osrm?.way(stops, borders)) ?? onGraph(graph, borders, stops);
    return { ...legsOf(way.exact), line: way.line, method: way.method };
  }
}

const onGraph = (graph: Graph, borders: Borders, stops: readonly End[]): FoundWay =>
  joined(
    stops.slice(1).map((to, at) => {
      const from = stops[at] as End;
      if (isSame(from, to)) return { exact: new Map(), line: [from, to], method: 'straight' };
      const island = isRoadless(to) ? to : isRoadless(from) ? from : null;
      const way = island ? null : wayBetween(graph, borders, from, to);
      if (!way) throw new NoRoad(from, to, island);
      return way;
    }),
  );
