import type { Point } from '../places/earth';
import { keyOfName } from '../places/fold';

/** Where trucks come by ferry or plane alone: whole states and provinces, coasts as boxes, and islands by name. */
const WHOLE = new Set(['HI', 'NU']);
const BOXES: readonly { state: string; south: number; north: number; west: number; east: number }[] = [
  // Vancouver Island and the Sunshine Coast
  { state: 'BC', south: 48, north: 51, west: -129, east: -123.3 },
  // Haida Gwaii
  { state: 'BC', south: 51.8, north: 54.4, west: -133.5, east: -131 },
  // the island of Newfoundland
  { state: 'NL', south: 46.5, north: 51.45, west: -59.6, east: -52.5 },
  // the panhandle of Alaska
  { state: 'AK', south: 54.5, north: 58.9, west: -137, east: -130.2 },
  // Kodiak and the Aleutians
  { state: 'AK', south: 51, north: 58.6, west: -180, east: -151.5 },
  // Alaska behind the last road
  { state: 'AK', south: 58.6, north: 71.5, west: -170, east: -152.5 },
];
const ISLANDS: Readonly<Record<string, string>> = {
  CA: 'Avalon',
  MA: 'Nantucket; Siasconset; Edgartown; Oak Bluffs; Vineyard Haven; West Tisbury; Chilmark; Menemsha; Cuttyhunk',
  ME: 'Vinalhaven; North Haven; Islesboro; Monhegan; Swans Island; Frenchboro; Isle au Haut; Matinicus; Peaks Island; Chebeague Island; Long Island; Cliff Island',
  MI: 'Mackinac Island; Bois Blanc Island; Beaver Island; Drummond Island',
  NC: 'Ocracoke; Bald Head Island',
  NY: 'Fishers Island; Shelter Island; Shelter Island Heights; Ocean Beach; Fire Island',
  OH: 'Put In Bay; Put-in-Bay; Kelleys Island; Isle Saint George; Middle Bass',
  RI: 'Block Island; New Shoreham; Prudence Island',
  SC: 'Daufuskie Island',
  VA: 'Tangier',
  MD: 'Tylerton; Ewell; Rhodes Point',
  WA: 'Friday Harbor; Eastsound; Orcas; Olga; Deer Harbor; Lopez Island; Shaw Island; Blakely Island; Vashon; Waldron; Stehekin; Anderson Island',
  WI: 'Washington Island; La Pointe',
  NB: 'Grand Manan',
};
const NAMED = new Set(
  Object.entries(ISLANDS).flatMap(([state, names]) => names.split('; ').map((name) => `${state} ${keyOfName(name)}`)),
);

/** Whether no road leads to a place from elsewhere. */
export const isRoadless = ({ state, city, latitude, longitude }: Point & { state: string; city: string }): boolean =>
  WHOLE.has(state) ||
  NAMED.has(`${state} ${keyOfName(city)}`) ||
  BOXES.some(
    (box) =>
      box.state === state &&
      latitude > box.south &&
      latitude < box.north &&
      longitude > box.west &&
      longitude < box.east,
  );
