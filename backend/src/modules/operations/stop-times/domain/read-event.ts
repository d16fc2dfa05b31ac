import { timeIn, whenIn } from '../../trips';

/**
 * What a row of a device tells: a vehicle was at a place, and when it came or went. Times are as written: an instant
 * where they say their zone, else what the clock of the place showed ('2026-11-10T12:05').
 */
export interface ToldEvent {
  readonly line: number;
  /** A unit number or VIN. */
  readonly vehicle: string;
  readonly loadNumber: string | null;
  readonly place: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly arrived: ToldTime | null;
  readonly departed: ToldTime | null;
}
export type ToldTime = { readonly instant: string } | { readonly wallClock: string };
export interface RefusedLine {
  readonly line: number;
  readonly reason: string;
}

/** The columns that files of devices have, by what their heads are called without signs. */
const NAMES = {
  vehicle: 'unit,unitnumber,vehicle,vehicleid,vehiclename,vehiclenumber,truck,trucknumber,asset,assetname,vin',
  loadNumber: 'load,loadnumber,loadno,loadid',
  place: 'geofence,geofencename,place,location,locationname,address,site,stop,city,landmark',
  state: 'state,province,stateprovince',
  latitude: 'latitude,lat',
  longitude: 'longitude,lon,lng,long',
  event: 'event,eventtype,type,activity,action,status,direction,geofenceevent',
  when: 'timestamp,datetime,eventdate,eventdatetime,date,day',
  time: 'time,eventtime',
  arrived: 'arrived,arrival,arrivaltime,arrivedat,entered,entrytime,entertime,timein,enteredat,intime',
  departed: 'departed,departure,departuretime,departedat,exited,exittime,left,timeout,exitedat,outtime',
} as const;
export type ColumnName = keyof typeof NAMES;
/** Where each column stands, from 0. */
export type Columns = Partial<Readonly<Record<ColumnName, number>>>;

const keyOf = (head: string): string =>
  head
    .slice(0, 60)
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** The columns of a row of heads, or a sentence about what it lacks. */
export const columnsIn = (heads: readonly string[]): Columns | string => {
  const keys = heads.slice(0, 100).map(keyOf);
  const found = Object.entries(NAMES).flatMap(([name, words]) => {
    const at = keys.findIndex((key) => words.split(',').includes(key));
    return at < 0 ? [] : [[name, at] as const];
  });
  const columns: Columns = Object.fromEntries(found);
  if (columns.vehicle === undefined) return 'The file has no column with the vehicle, such as Unit or VIN';
  const isPair = columns.arrived !== undefined || columns.departed !== undefined;
  if (!isPair && (columns.event === undefined || columns.when === undefined))
    return 'The file has no columns Arrived and Departed, nor Event with Timestamp';
  if (columns.place === undefined && (columns.latitude === undefined || columns.longitude === undefined))
    return 'The file has no column with the place, such as Geofence, Location, or Latitude and Longitude';
  return columns;
};

const COMES = /\b(?:enter(?:ed|s|ing)?|entry|arriv(?:al|ed|e|es)|in|inside|check(?:ed)?[- ]?in)\b/i;
const GOES = /\b(?:exit(?:ed|s|ing)?|depart(?:ed|ure|s)?|left|leav(?:e|es|ing)|out|outside|check(?:ed)?[- ]?out)\b/i;
const ZONED = /(?:Z|[+-]\d{2}:?\d{2})$/;
const LONGEST = 40;

/** A time as a device writes it; null for what is none. @example toldTime('11/10/2026 12:05 PM', '') */
export const toldTime = (text: string, time: string): ToldTime | null => {
  const cut = text.slice(0, LONGEST).trim();
  if (ZONED.test(cut) && /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(cut)) {
    const at = Date.parse(cut.replace(' ', 'T'));
    return Number.isNaN(at) ? null : { instant: new Date(at).toISOString() };
  }
  const when = whenIn(cut);
  const clock = when && (when.time ?? timeIn(time));
  return when && clock ? { wallClock: `${when.date}T${clock.slice(0, 5)}` } : null;
};

const DEGREES = /^-?\d{1,3}(?:\.\d{1,12})?$/;
const MOST_PLACE = 200;

/** Reads a row; what is wrong with it is said in a sentence. */
export const eventOf = (cells: readonly string[], columns: Columns, line: number): ToldEvent | RefusedLine => {
  const text = (name: ColumnName): string => {
    const at = columns[name];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  const refused = (reason: string): RefusedLine => ({ line, reason });
  const vehicle = text('vehicle').slice(0, 50);
  if (vehicle === '') return refused('Vehicle is required');
  const place = [text('place'), text('state')].filter(Boolean).join(', ').slice(0, MOST_PLACE);
  const [latitude, longitude] = [text('latitude'), text('longitude')];
  const isSpot = DEGREES.test(latitude) && DEGREES.test(longitude);
  if (!isSpot && place === '')
    return refused(
      latitude === ''
        ? 'The place is required'
        : 'Latitude and longitude must be degrees such as 39.5296 and -119.8138',
    );
  const known = {
    ...{ line, vehicle, loadNumber: text('loadNumber').slice(0, 100) || null, place: place === '' ? null : place },
    ...{ latitude: isSpot ? Number(latitude) : null, longitude: isSpot ? Number(longitude) : null },
  };
  if (columns.arrived !== undefined || columns.departed !== undefined) {
    const [came, went] = [text('arrived'), text('departed')];
    const [arrived, departed] = [toldTime(came, ''), toldTime(went, '')];
    if ((came !== '' && !arrived) || (went !== '' && !departed))
      return refused('Times must be a day with a time of day, such as 11/10/2026 12:05 PM');
    return arrived || departed ? { ...known, arrived, departed } : refused('It has no time');
  }
  const at = toldTime(text('when'), text('time'));
  if (!at) return refused('Times must be a day with a time of day, such as 11/10/2026 12:05 PM');
  const event = text('event').slice(0, LONGEST);
  const [comes, goes] = [COMES.test(event), GOES.test(event)];
  if (comes === goes) return refused(`“${event}” says neither that the truck came nor that it left`);
  return { ...known, arrived: comes ? at : null, departed: goes ? at : null };
};
