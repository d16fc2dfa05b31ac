import { milesBetween, type Point } from '../places/earth';
import type { Borders } from './borders';
import type { Graph, Way } from './graph';

/** An end of a way. */
export interface End extends Point {
  readonly city: string;
  readonly state: string;
}

/** A way as it was found: miles by state in the order in which they are driven, and the points that it passes. */
export interface FoundWay {
  readonly exact: ReadonlyMap<string, number>;
  readonly line: readonly Point[];
  readonly method: 'graph' | 'osrm' | 'straight';
}

/** From a place to the graph: to its nearest towns, if one is that near. */
const NEAREST = 6;
const MOST_MILES_TO_GRAPH = 150;
const SHORT_WAY_WINDS = 1.25;
const SHORT_WAY_COSTS = 1.5;
/** So near, two places also have a way of their own, if little of it lies in a third state. */
const MOST_MILES_STRAIGHT = 60;
const LEAST_KNOWN = 0.85;
const SAMPLES = 64;

const waysFrom = (graph: Graph, end: End): Way[] => {
  const near: { junction: number; miles: number }[] = [];
  graph.junctions.forEach((junction, at) => {
    const miles = milesBetween(end, junction);
    if (miles > MOST_MILES_TO_GRAPH || (near.length === NEAREST && miles >= (near.at(-1)?.miles ?? 0))) return;
    if (near.length === NEAREST) near.pop();
    near.splice(near.findIndex((other) => other.miles > miles) >>> 0, 0, { junction: at, miles });
  });
  return near.map(({ junction, miles }) => ({ junction, cost: miles * SHORT_WAY_WINDS * SHORT_WAY_COSTS }));
};

/** Miles by state, added up. */
class Sums {
  readonly miles = new Map<string, number>();
  private readonly borders: Borders;

  constructor(borders: Borders) {
    this.borders = borders;
  }

  add(states: readonly [string, string], miles: number, inFirst: number): void {
    const first = miles * inFirst;
    if (first > 0) this.miles.set(states[0], (this.miles.get(states[0]) ?? 0) + first);
    if (miles - first > 0) this.miles.set(states[1], (this.miles.get(states[1]) ?? 0) + miles - first);
  }

  addShortWay(from: Point & { state: string }, to: Point & { state: string }): void {
    const states = [from.state, to.state] as const;
    const { first } = this.borders.share(states, from, to, SAMPLES);
    this.add(states, milesBetween(from, to) * SHORT_WAY_WINDS, first);
  }
}

const onGraph = (
  graph: Graph,
  borders: Borders,
  [from, to]: readonly [End, End],
  passed: readonly number[],
): FoundWay => {
  const sums = new Sums(borders);
  const junctions = passed.map((at) => graph.junctions[at] as Graph['junctions'][number]);
  const [first, last] = [junctions[0], junctions.at(-1)];
  if (first) sums.addShortWay(from, first);
  passed.slice(1).forEach((at, nr) => {
    const step = graph.step(passed[nr] as number, at);
    const states = [junctions[nr]?.state ?? '', junctions[nr + 1]?.state ?? ''] as const;
    if (step) sums.add(states, step.miles, step.inFrom);
  });
  if (last) sums.addShortWay(last, to);
  return { exact: sums.miles, line: [from, ...junctions, to], method: 'graph' };
};

/** The way of two near places of their own; null where it is no way or not known whose it is. */
const straight = (borders: Borders, from: End, to: End): { way: FoundWay; cost: number } | null => {
  const miles = milesBetween(from, to);
  if (miles > MOST_MILES_STRAIGHT) return null;
  if (borders.share([from.state, to.state], from, to, SAMPLES).known < LEAST_KNOWN) return null;
  const sums = new Sums(borders);
  sums.addShortWay(from, to);
  const way = { exact: sums.miles, line: [from, to], method: 'straight' as const };
  return { way, cost: miles * SHORT_WAY_WINDS * SHORT_WAY_COSTS };
};

const isBefore = (one: End, other: End): boolean =>
  one.longitude === other.longitude ? one.latitude < other.latitude : one.longitude < other.longitude;

/** The way back: the same miles, the other way round. */
const reversed = ({ exact, line, method }: FoundWay): FoundWay => ({
  exact: new Map([...exact].reverse()),
  line: line.toReversed(),
  method,
});

/**
 * The way between two places; null where no road leads. It is looked for from the western one, so that there and back
 * are equally long.
 */
export const wayBetween = (graph: Graph, borders: Borders, from: End, to: End): FoundWay | null => {
  if (isBefore(to, from)) {
    const back = wayBetween(graph, borders, to, from);
    return back && reversed(back);
  }
  const own = straight(borders, from, to);
  const found = graph.cheapest(waysFrom(graph, from), waysFrom(graph, to));
  if (own && (!found || own.cost <= found.cost)) return own.way;
  return found && onGraph(graph, borders, [from, to], found.passed);
};
