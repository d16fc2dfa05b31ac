import { milesBetween, type Point } from '../places/earth';
import { between, type Borders } from './borders';
import type { End, FoundWay } from './route';

const LONGEST_MS = 3_000;
const METERS_PER_MILE = 1_609.344;
const LONGEST_PIECE_MILES = 2;
const MOST_POINTS_SHOWN = 300;

interface Told {
  readonly miles: number;
  readonly line: readonly Point[];
}
interface Answer {
  readonly code?: unknown;
  readonly routes?: readonly { readonly distance?: unknown; readonly geometry?: { readonly coordinates?: unknown } }[];
}

const pointOf = (pair: unknown): Point => {
  const [longitude, latitude] = Array.isArray(pair) ? (pair as unknown[]) : [];
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) throw new Error('No point');
  return { longitude: Number(longitude), latitude: Number(latitude) };
};
/** @throws Error when it is no answer of OSRM with a route */
const toldIn = ({ code, routes }: Answer): Told => {
  const route = routes?.[0];
  const meters = Number(route?.distance);
  const line = route?.geometry?.coordinates;
  if (code !== 'Ok' || !(meters > 0) || !Number.isFinite(meters) || !Array.isArray(line)) throw new Error('No route');
  return { miles: meters / METERS_PER_MILE, line: line.map(pointOf) };
};

/** Miles of a line by state; what lies on water belongs to the state before, at the beginning to the first one. */
const byState = (line: readonly Point[], borders: Borders): Map<string, number> => {
  const sums = new Map<string, number>();
  let state: string | null = null;
  let unknown = 0;
  line.slice(1).forEach((to, at) => {
    const from = line[at] as Point;
    const miles = milesBetween(from, to);
    const pieces = Math.max(1, Math.ceil(miles / LONGEST_PIECE_MILES));
    for (let nr = 0; nr < pieces; nr += 1) {
      state = borders.at(between(from, to, (nr + 0.5) / pieces), state) ?? state;
      if (state === null) unknown += miles / pieces;
      else {
        sums.set(state, (sums.get(state) ?? 0) + unknown + miles / pieces);
        unknown = 0;
      }
    }
  });
  return sums;
};

const thinned = (line: readonly Point[]): Point[] => {
  const every = Math.ceil(line.length / MOST_POINTS_SHOWN);
  return line.filter((_, at) => at % every === 0 || at === line.length - 1);
};

/** A server of OSRM, which knows every street; asked when OSRM_URL names one. */
export class Osrm {
  constructor(private readonly url: string) {}

  /** The way over some places; null where the server does not answer within three seconds, or not as it should. */
  async way(stops: readonly End[], borders: Borders): Promise<FoundWay | null> {
    const points = stops.map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
    const address = `${this.url.replace(/\/$/, '')}/route/v1/driving/${points}?overview=full&geometries=geojson`;
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS), redirect: 'error' });
      const { miles, line } = toldIn((await answer.json()) as Answer);
      const sums = byState(line, borders);
      const told = [...sums.values()].reduce((sum, part) => sum + part, 0);
      if (told === 0) return null;
      const exact = new Map([...sums].map(([state, part]) => [state, (part * miles) / told]));
      return { exact, line: thinned(line), method: 'osrm' };
    } catch {
      return null;
    }
  }
}
