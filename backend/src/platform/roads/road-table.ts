import { milesBetween, type Point } from '../places/earth';
import { keyOfName } from '../places/fold';
import type { Towns } from '../places/towns';
import { Borders, type Rings } from './borders';
import type { Highway, Stop } from './highways';

/** Roads wind: how much longer they are than the straight way. */
const WINDING = { interstate: 1.07, other: 1.12 };
const SAMPLES = 400;

/** A town of the graph. */
export interface Junction extends Point {
  readonly state: string;
  readonly name: string;
}

/** What the build writes and the server reads. */
export interface RoadTable {
  readonly junctions: readonly Junction[];
  /** Two junctions by their places, 1 for an interstate, miles, and the part of these in the state of the first. */
  readonly edges: readonly (readonly [number, number, 0 | 1, number, number])[];
  readonly borders: Rings;
}

/** The towns that highways name and the table of places does not have. */
export class UnknownTowns extends Error {
  constructor(readonly towns: readonly string[]) {
    super(`These towns of the highways are not known: ${towns.join('; ')}`);
  }
}

/**
 * The graph of the highways: a junction for each town, an edge between each two that follow each other, cut where it
 * leaves a state.
 * @throws UnknownTowns
 */
export const roadTable = (highways: readonly Highway[], towns: Towns, rings: Rings): RoadTable => {
  const places = new Map<string, number>();
  const junctions: Junction[] = [];
  const unknown = new Set<string>();
  const placeOf = ({ state, name }: Stop): number => {
    const id = `${state} ${keyOfName(name)}`;
    const known = places.get(id);
    if (known !== undefined) return known;
    const [town] = towns.named(keyOfName(name), state);
    if (!town) unknown.add(`${name}, ${state}`);
    const { latitude = 0, longitude = 0 } = town ?? {};
    places.set(id, junctions.push({ state, name, latitude, longitude }) - 1);
    return junctions.length - 1;
  };
  const edges = new Map<string, [number, number, 0 | 1]>();
  for (const { stops, isInterstate } of highways) {
    const passed = stops.map(placeOf);
    passed.slice(1).forEach((to, at) => {
      const [one, other] = [passed[at] as number, to].sort((a, b) => a - b) as [number, number];
      const id = `${one} ${other}`;
      edges.set(id, [one, other, isInterstate || edges.get(id)?.[2] === 1 ? 1 : 0]);
    });
  }
  if (unknown.size > 0) throw new UnknownTowns([...unknown]);
  const borders = new Borders(rings);
  return {
    junctions,
    edges: [...edges.values()].map(([one, other, kind]) => {
      const [from, to] = [junctions[one] as Junction, junctions[other] as Junction];
      const miles = milesBetween(from, to) * (kind === 1 ? WINDING.interstate : WINDING.other);
      const { first } = borders.share([from.state, to.state], from, to, SAMPLES);
      return [one, other, kind, Math.round(miles * 100) / 100, Math.round(first * 1_000) / 1_000];
    }),
    borders: rings,
  };
};
