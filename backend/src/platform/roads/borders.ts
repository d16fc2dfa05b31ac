import type { Point } from '../places/earth';

/** Rings of a state by its code, as longitude and latitude by turns in ten thousandths of a degree. */
export type Rings = Readonly<Record<string, readonly (readonly number[])[]>>;
export const RING_UNIT = 10_000;

interface Ring {
  readonly points: readonly number[];
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}
const boundsOf = (points: readonly number[]): Ring => {
  const bounds = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  points.forEach((value, at) => {
    if (at % 2 === 0) Object.assign(bounds, { west: Math.min(bounds.west, value), east: Math.max(bounds.east, value) });
    else Object.assign(bounds, { south: Math.min(bounds.south, value), north: Math.max(bounds.north, value) });
  });
  return { points, ...bounds };
};

/** Whether a point lies in a ring: the ring is crossed an odd number of times on the way east. */
const crossings = ({ points }: Ring, x: number, y: number): boolean => {
  let odd = false;
  let lastX = points.at(-2) ?? 0;
  let lastY = points.at(-1) ?? 0;
  for (let at = 0; at < points.length; at += 2) {
    const nextX = points[at] as number;
    const nextY = points[at + 1] as number;
    if (nextY > y !== lastY > y && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX) odd = !odd;
    lastX = nextX;
    lastY = nextY;
  }
  return odd;
};

/** The point at a share of the straight way. */
export const between = (from: Point, to: Point, share: number): Point => ({
  latitude: from.latitude + (to.latitude - from.latitude) * share,
  longitude: from.longitude + (to.longitude - from.longitude) * share,
});

/** Where states and provinces end. */
export class Borders {
  private readonly rings: ReadonlyMap<string, readonly Ring[]>;

  constructor(rings: Rings) {
    this.rings = new Map(Object.entries(rings).map(([state, each]) => [state, each.map(boundsOf)]));
  }

  contains(state: string, { latitude, longitude }: Point): boolean {
    const x = longitude * RING_UNIT;
    const y = latitude * RING_UNIT;
    let odd = false;
    for (const ring of this.rings.get(state) ?? [])
      if (x >= ring.west && x <= ring.east && y >= ring.south && y <= ring.north && crossings(ring, x, y)) odd = !odd;
    return odd;
  }

  /** The state of a point, tried first in the one where the point before was; null on water and elsewhere. */
  at(point: Point, first: string | null): string | null {
    if (first !== null && this.contains(first, point)) return first;
    for (const state of this.rings.keys()) if (this.contains(state, point)) return state;
    return null;
  }

  /**
   * How a straight way between two states is theirs: `first` is the part of the first state of what lies in one of
   * the two, `known` how much that is. Water between them is divided as the land is.
   */
  share(states: readonly [string, string], from: Point, to: Point, samples: number): { first: number; known: number } {
    if (states[0] === states[1]) return { first: 1, known: 1 };
    let one = 0;
    let other = 0;
    for (let nr = 0; nr < samples; nr += 1) {
      const point = between(from, to, (nr + 0.5) / samples);
      if (this.contains(states[0], point)) one += 1;
      else if (this.contains(states[1], point)) other += 1;
    }
    const known = one + other;
    return { first: known === 0 ? 0.5 : one / known, known: known / samples };
  }
}
