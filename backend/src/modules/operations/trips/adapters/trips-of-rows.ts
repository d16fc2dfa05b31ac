import type { DrivenJurisdiction } from '../../../../platform/fields/places';
import type { IsoDate } from '../../../../platform/money/dates';
import type { JoinedRows, ReadRow } from '../../../../platform/records/kind/declared/sheet-rules';
import { tenthsText } from '../../../../platform/roads/legs';
import { whenIn } from './read-when';
import { partOf, type Part, type StateAt, type Thousandths } from './read-part';

/** Miles in one state; parts of a way that a reading ended belong to the day of that reading. */
interface Driven {
  readonly jurisdiction: DrivenJurisdiction;
  readonly miles: Thousandths;
  readonly taxableMiles: Thousandths | null;
  readonly exempt: string | null;
}
/** A row with what was driven up to it. */
interface Drive extends Part {
  readonly driven: readonly Driven[];
  /** The odometer shows less than before. */
  readonly isBackwards: boolean;
}

const byTime = (one: Part, other: Part): number =>
  one.at < other.at
    ? -1
    : one.at > other.at
      ? 1
      : (one.odometerStart ?? 0) - (other.odometerStart ?? 0) || one.row - other.row;
/** What rows of one trip have in common. */
const keyOf = (vehicleId: string, date: IsoDate, reference: unknown): string =>
  JSON.stringify([vehicleId, date, typeof reference === 'string' ? reference.toLowerCase() : '']);

/** What was driven from one reading to the next: where a border lies between them, each state gets half. */
const fromTo = (before: Part, after: Part, miles: Thousandths): readonly Driven[] => {
  const first = before.jurisdiction === after.jurisdiction ? miles : Math.floor(miles / 2);
  const untold = { taxableMiles: null, exempt: null };
  return [
    { jurisdiction: before.jurisdiction, miles: first, ...untold },
    { jurisdiction: after.jurisdiction, miles: miles - first, ...untold },
  ].filter((part) => part.miles > 0);
};

/** Readings become what was driven since the one before of the same vehicle. */
const drives = (parts: readonly Part[]): readonly Drive[] => {
  const last = new Map<string, Part>();
  return parts.toSorted(byTime).map((part) => {
    const { vehicleId, isReading, jurisdiction, miles, taxableMiles, exempt, odometerEnd } = part;
    if (!isReading)
      return { ...part, isBackwards: false, driven: [{ jurisdiction, miles: miles ?? 0, taxableMiles, exempt }] };
    const before = last.get(vehicleId);
    last.set(vehicleId, part);
    const since = (odometerEnd ?? 0) - (before?.odometerEnd ?? odometerEnd ?? 0);
    return {
      ...part,
      isBackwards: since < 0,
      odometerStart: before?.odometerEnd ?? part.odometerStart,
      driven: before && since > 0 ? fromTo(before, part, since) : [],
    };
  });
};

const tenths = (miles: Thousandths): string => tenthsText(Math.round(miles / 100));
const legsOf = (all: readonly Driven[]): readonly object[] => {
  const byState = new Map<DrivenJurisdiction, Driven>();
  for (const part of all) {
    const sum = byState.get(part.jurisdiction);
    const isTaxTold = part.taxableMiles !== null || (sum?.taxableMiles ?? null) !== null;
    byState.set(part.jurisdiction, {
      jurisdiction: part.jurisdiction,
      miles: part.miles + (sum?.miles ?? 0),
      taxableMiles: isTaxTold ? (part.taxableMiles ?? part.miles) + (sum ? (sum.taxableMiles ?? sum.miles) : 0) : null,
      exempt: sum?.exempt ?? part.exempt,
    });
  }
  return [...byState.values()]
    .filter(({ miles }) => Math.round(miles / 100) > 0)
    .sort((one, other) => (one.jurisdiction < other.jurisdiction ? -1 : 1))
    .map(({ miles, exempt, jurisdiction, taxableMiles }) => ({
      ...{ miles: tenths(miles), exempt, jurisdiction },
      taxableMiles: taxableMiles === null ? null : tenths(taxableMiles),
    }));
};

const sourceOf = (drive: readonly Drive[]): string => {
  if (drive.some(({ isOfDevice }) => isOfDevice)) return 'device';
  return drive.every(({ values }) => values['miles'] === undefined) ? 'odometer' : 'hand';
};

const bound = (of: (...values: number[]) => number, read: readonly (Thousandths | null)[]): string | null => {
  const known = read.filter((each) => each !== null);
  return known.length > 0 ? tenths(of(...known)) : null;
};

const OF_THE_TRIP = ['clientId', 'vehicleId', 'driverId', 'loadId', 'reference', 'empty', 'source', 'notes'];

/** The values of the trip that rows of one vehicle and day are. */
const tripOf = (drive: readonly Drive[]): ReadRow['values'] => {
  const first = (name: string): unknown => drive.map(({ values }) => values[name]).find((each) => each !== undefined);
  const last = (name: string): unknown =>
    drive.map(({ values }) => values[name]).findLast((each) => each !== undefined);
  const said = Object.fromEntries(
    OF_THE_TRIP.map((name) => [name, first(name)] as const).filter(([, value]) => value !== undefined),
  );
  return {
    source: sourceOf(drive),
    ...said,
    date: drive[0]?.date,
    origin: first('origin') ?? first('location') ?? null,
    destination: last('destination') ?? last('location') ?? null,
    odometerStart: bound(
      Math.min,
      drive.map(({ odometerStart }) => odometerStart),
    ),
    odometerEnd: bound(
      Math.max,
      drive.map(({ odometerEnd }) => odometerEnd),
    ),
    legs: legsOf(drive.flatMap(({ driven }) => driven)),
  };
};

/** By its key, the row for which a trip is kept out, and the sentence. */
type Spoilt = ReadonlyMap<string, { readonly row: number; readonly sentence: string }>;

/**
 * Rows that cannot be read. One that tells miles spoils its trip; a device’s reading that got no place is passed over,
 * since the next one tells the miles of both.
 */
const unreadOf = (
  rows: readonly ReadRow[],
  read: readonly (Part | readonly string[])[],
): { readonly unread: readonly JoinedRows[]; readonly spoilt: Spoilt } => {
  const unread: JoinedRows[] = [];
  const spoilt = new Map<string, { row: number; sentence: string }>();
  rows.forEach(({ row, values }, nr) => {
    const mistakes = read[nr];
    if (!mistakes || 'row' in mistakes) return;
    unread.push({ rows: [row], values, refused: mistakes.join('; ') });
    const date = typeof values['when'] === 'string' ? whenIn(values['when'])?.date : undefined;
    const isReading = values['odometer'] !== undefined && values['miles'] === undefined;
    if (date === undefined || isReading || typeof values['vehicleId'] !== 'string') return;
    const key = keyOf(values['vehicleId'], date, values['reference']);
    if (!spoilt.has(key)) spoilt.set(key, { row, sentence: `Row ${row} of the same trip cannot be read` });
  });
  return { unread, spoilt };
};

/**
 * The trips of a sheet: rows of one vehicle, day and trip number are one trip, in whatever order they stand. A row that
 * cannot be read keeps its whole trip out.
 */
export const tripsOfRows = (rows: readonly ReadRow[], stateAt: StateAt): readonly JoinedRows[] => {
  const read = rows.map((row) => partOf(row, stateAt));
  const parts = read.filter((each): each is Part => 'row' in each);
  const { unread, spoilt } = unreadOf(rows, read);
  const backwards = new Map<string, { row: number; sentence: string }>();
  const groups = new Map<string, Drive[]>();
  for (const drive of drives(parts)) {
    const key = keyOf(drive.vehicleId, drive.date, drive.values['reference']);
    const group = groups.get(key) ?? [];
    group.push(drive);
    groups.set(key, group);
    if (drive.isBackwards)
      backwards.set(key, { row: drive.row, sentence: `The odometer goes backwards in row ${drive.row}` });
  }
  const trips = [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, drive]): JoinedRows => {
      const values = tripOf(drive);
      const { sentence } = spoilt.get(key) ?? backwards.get(key) ?? {};
      const isParked = (values['legs'] as readonly object[]).length === 0;
      const refused = sentence ?? (isParked ? 'The vehicle was not driven on this day' : undefined);
      return {
        rows: drive.map(({ row }) => row).sort((one, other) => one - other),
        values,
        ...(refused !== undefined && { refused }),
      };
    });
  return [...unread, ...trips];
};
