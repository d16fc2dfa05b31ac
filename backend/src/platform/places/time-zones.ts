import type { Place } from './resolve';

/** The time zones of the places that trucks go to, from the east to the west. */
export const TIME_ZONES = [
  'America/St_Johns',
  'America/Halifax',
  'America/New_York',
  'America/Chicago',
  'America/Regina',
  'America/Denver',
  'America/Phoenix',
  'America/Whitehorse',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

const OF_STATES: readonly (readonly [TimeZone, string])[] = [
  ['America/St_Johns', 'NL'],
  ['America/Halifax', 'NB NS PE'],
  ['America/New_York', 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NU NY OH ON PA QC RI SC TN VA VT WV'],
  ['America/Chicago', 'AL AR IA IL KS LA MB MN MO MS ND NE OK SD TX WI'],
  ['America/Regina', 'SK'],
  ['America/Denver', 'AB CO ID MT NM NT UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Whitehorse', 'YT'],
  ['America/Los_Angeles', 'BC CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
];
const BY_STATE: ReadonlyMap<string, TimeZone> = new Map(
  OF_STATES.flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone] as const)),
);

type Spot = Pick<Place, 'latitude' | 'longitude'>;
/** The parts of states that keep another time than the rest, drawn as straight as towns allow. */
const PARTS: Readonly<Record<string, readonly [TimeZone, (at: Spot) => boolean]>> = {
  FL: ['America/Chicago', ({ longitude }) => longitude < -85],
  IN: [
    'America/Chicago',
    ({ latitude, longitude }) => (latitude > 40.7 && longitude < -86.75) || (latitude < 38.4 && longitude < -87.1),
  ],
  KY: ['America/Chicago', ({ longitude }) => longitude < -86.1],
  TN: ['America/Chicago', ({ latitude, longitude }) => longitude < (latitude < 35.4 ? -85.5 : -84.95)],
  ON: ['America/Chicago', ({ longitude }) => longitude < -90],
  KS: ['America/Denver', ({ longitude }) => longitude < -101.4],
  NE: ['America/Denver', ({ longitude }) => longitude < -101.2],
  ND: ['America/Denver', ({ latitude, longitude }) => latitude < 47.3 && longitude < -101.5],
  SD: ['America/Denver', ({ longitude }) => longitude < -100.5],
  TX: ['America/Denver', ({ longitude }) => longitude < -104.9],
  ID: ['America/Los_Angeles', ({ latitude }) => latitude > 45.5],
  OR: ['America/Denver', ({ latitude, longitude }) => longitude > -117.6 && latitude < 44.5],
};

/**
 * The time zone that a place most likely keeps; close to a border within a state somebody may know better.
 * @example timeZoneAt({ state: 'TX', latitude: 31.8, longitude: -106.4, … }) // 'America/Denver', of El Paso
 */
export const timeZoneAt = (place: Spot & Pick<Place, 'state'>): TimeZone | null => {
  const part = PARTS[place.state];
  return part?.[1](place) ? part[0] : (BY_STATE.get(place.state) ?? null);
};
