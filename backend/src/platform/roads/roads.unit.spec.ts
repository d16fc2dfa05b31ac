import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtTable } from '../core/built-file';
import { keyOfName } from '../places/fold';
import { Towns, type Town } from '../places/towns';
import { Graph, type Step } from './graph';
import { highwaysIn, type Stop } from './highways';
import type { RoadTable } from './road-table';
import { NoRoad, Roads, type RoadRoute } from './roads';
import type { End } from './route';

const towns = Towns.of(readFileSync(builtTable(__dirname, 'towns.tsv'), 'utf8'));
const table = JSON.parse(readFileSync(builtTable(__dirname, 'roads.json'), 'utf8')) as RoadTable;
const graph = new Graph(table);
const roads = new Roads(null);
const end = (text: string): End => {
  const [city = '', state = ''] = text.split(', ');
  const [town] = towns.named(keyOfName(city), state);
  if (!town) throw new Error(`There is no ${text}`);
  return { ...town, city };
};
const route = (...stops: string[]): Promise<RoadRoute> => roads.route(stops.map(end));
const statesOf = ({ legs }: RoadRoute): string[] => legs.map(({ jurisdiction }) => jurisdiction);
const tenths = (miles: string): number => Math.round(Number(miles) * 10);

/** FHWA Route Log and Finder List, Table 1: miles of an interstate in a state (I-35 in Texas with I-35E). */
const FHWA: readonly (readonly [string, string, number])[] = [
  ['I-5', 'CA', 796.53],
  ['I-10', 'TX', 881],
  ['I-15', 'UT', 400.6],
  ['I-20', 'TX', 636.08],
  ['I-25', 'NM', 462.12],
  ['I-35', 'TX', 504.15],
  ['I-40', 'NC', 420.06],
  ['I-40', 'TN', 455.41],
  ['I-70', 'CO', 450.18],
  ['I-70', 'KS', 423.6],
  ['I-75', 'FL', 470.7],
  ['I-80', 'NE', 455.18],
  ['I-80', 'NV', 410.45],
  ['I-80', 'WY', 402.59],
  ['I-90', 'MT', 544.7],
  ['I-90', 'SD', 412.75],
];

describe('the graph of highways', () => {
  const highways = highwaysIn(readFileSync(path.join(__dirname, 'data/highway-routes.tsv'), 'utf8'));
  const places = new Map(table.junctions.map(({ state, name }, at) => [`${state} ${keyOfName(name)}`, at]));
  const placeOf = ({ state, name }: Stop): number => places.get(`${state} ${keyOfName(name)}`) ?? -1;
  const milesIn = (name: string, state: string): number => {
    let miles = 0;
    for (const { stops } of highways.filter((highway) => highway.name === name))
      stops.slice(1).forEach((to, at) => {
        const from = stops[at] as Stop;
        const step = graph.step(placeOf(from), placeOf(to)) as Step;
        if (from.state === state) miles += step.miles * step.inFrom;
        if (to.state === state && from.state !== state) miles += step.miles * (1 - step.inFrom);
      });
    return miles;
  };

  it('has interstates as long in a state as FHWA publishes, 95 of 100 within 8 %', () => {
    const errors = FHWA.map(([name, state, miles]) => Math.abs(milesIn(name, state) / miles - 1)).sort((a, b) => a - b);
    expect(errors[Math.ceil(errors.length * 0.95) - 1]).toBeLessThan(0.08);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.03);
  });

  it('has an edge for each two towns that follow each other, and the same from both ends', () => {
    for (const { stops } of highways)
      stops.slice(1).forEach((to, at) => {
        const [there, back] = [placeOf(stops[at] as Stop), placeOf(to)];
        const step = graph.step(there, back);
        expect(step?.miles).toBeGreaterThan(0);
        expect(graph.step(back, there)?.miles).toBe(step?.miles);
        if (table.junctions[there]?.state !== table.junctions[back]?.state)
          expect((step?.inFrom ?? 0) + (graph.step(back, there)?.inFrom ?? 0)).toBeCloseTo(1, 5);
      });
  });

  it('knows no edge between towns that are not neighbors', () =>
    expect(graph.step(placeOf({ state: 'NV', name: 'Elko' }), placeOf({ state: 'FL', name: 'Miami' }))).toBeNull());
});

describe('a route', () => {
  it('from Elko to Winnemucca lies in Nevada alone', async () => {
    const { miles, legs, method } = await route('Elko, NV', 'Winnemucca, NV');
    expect([legs, method]).toEqual([[{ jurisdiction: 'NV', miles }], 'graph']);
    expect(Number(miles)).toBeGreaterThan(112);
    expect(Number(miles)).toBeLessThan(132);
  });
  it('from Toronto to Montréal lies in Ontario and Québec alone', async () =>
    expect(statesOf(await route('Toronto, ON', 'Montréal, QC'))).toEqual(['ON', 'QC']));
  it('from Las Vegas to St. George crosses Arizona', async () =>
    expect(statesOf(await route('Las Vegas, NV', 'St. George, UT'))).toEqual(['NV', 'AZ', 'UT']));
  it('from Erie to Buffalo is no boat trip', async () =>
    expect(statesOf(await route('Erie, PA', 'Buffalo, NY'))).toEqual(['PA', 'NY']));

  it('goes over the places between, in their order', async () => {
    const around = await route('Reno, NV', 'Boise, ID', 'Salt Lake City, UT');
    const parts = [await route('Reno, NV', 'Boise, ID'), await route('Boise, ID', 'Salt Lake City, UT')];
    expect(Math.abs(tenths(around.miles) - tenths(parts[0]?.miles ?? '') - tenths(parts[1]?.miles ?? ''))).toBeLessThan(
      2,
    );
  });

  it('from a place to itself has no miles', async () =>
    expect(await route('Elko, NV', 'Elko, NV')).toMatchObject({ miles: '0.0', legs: [], method: 'straight' }));

  it('between near places off the highways goes straight', async () => {
    const { method, legs } = await route('Jarbidge, NV', 'Mountain City, NV');
    expect([method, legs.length]).toEqual(['straight', 1]);
  });

  it.each([
    ['Honolulu, HI', 'Los Angeles, CA', 'Honolulu'],
    ['Boston, MA', 'Nantucket, MA', 'Nantucket'],
    ['Seattle, WA', 'Victoria, BC', 'Victoria'],
    ['Iqaluit, NU', 'Ottawa, ON', 'Iqaluit'],
  ])('from %s to %s does not exist, for %s is an island', async (from, to, island) => {
    const refused = await route(from, to).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NoRoad);
    expect((refused as NoRoad).island?.city).toBe(island);
  });

  const large: readonly Town[] = [...towns.in(null)].filter(({ people }) => people > 20_000);
  const anywhere = fc.constantFrom(...large).map((town): End => ({ ...town, city: town.name }));
  const found = (stops: readonly End[]): Promise<RoadRoute | null> =>
    roads.route(stops).catch((error: unknown) => {
      if (error instanceof NoRoad) return null;
      throw error;
    });

  it('is as long as the way back, state by state, and at least as long as the straight way', () =>
    fc.assert(
      fc.asyncProperty(anywhere, anywhere, async (from, to) => {
        const [there, back] = [await found([from, to]), await found([to, from])];
        expect(back && { miles: back.miles, legs: [...back.legs].sort(byState), line: back.line.toReversed() }).toEqual(
          there && { miles: there.miles, legs: [...there.legs].sort(byState), line: there.line },
        );
      }),
      { numRuns: 300 },
    ));

  it('has legs that sum to its miles to the tenth, over any places', () =>
    fc.assert(
      fc.asyncProperty(fc.array(anywhere, { minLength: 2, maxLength: 5 }), async (stops) => {
        const way = await found(stops);
        if (!way) return;
        expect(way.legs.reduce((sum, { miles }) => sum + tenths(miles), 0)).toBe(tenths(way.miles));
        expect(new Set(statesOf(way)).size).toBe(way.legs.length);
      }),
      { numRuns: 200 },
    ));
});

const byState = (one: { jurisdiction: string }, other: { jurisdiction: string }): number =>
  one.jurisdiction < other.jurisdiction ? -1 : 1;
