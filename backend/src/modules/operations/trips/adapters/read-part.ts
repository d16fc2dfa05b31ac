import { DRIVEN_JURISDICTIONS, STATE_NAMES, type DrivenJurisdiction } from '../../../../platform/fields/places';
import type { IsoDate } from '../../../../platform/money/dates';
import type { ReadRow } from '../../../../platform/records/kind/declared/sheet-rules';
import { timeIn, whenIn } from './read-when';

/** Thousandths of a mile, which devices measure. */
export type Thousandths = number;

/** A row of a sheet of trips: miles in a state, or a reading of the odometer there. */
export interface Part {
  readonly row: number;
  readonly values: ReadRow['values'];
  readonly vehicleId: string;
  readonly date: IsoDate;
  /** Day and time of day, by which the readings of a vehicle are ordered; the day alone where no time is given. */
  readonly at: string;
  readonly jurisdiction: DrivenJurisdiction;
  readonly miles: Thousandths | null;
  readonly taxableMiles: Thousandths | null;
  readonly exempt: string | null;
  readonly odometerStart: Thousandths | null;
  readonly odometerEnd: Thousandths | null;
  readonly isReading: boolean;
  readonly isOfDevice: boolean;
}

/** The state or province at a latitude and longitude; null on water and elsewhere. */
export type StateAt = (latitude: number, longitude: number) => string | null;

const CODES = new Map<string, string>([
  ...DRIVEN_JURISDICTIONS.map((code) => [code.toLowerCase(), code] as const),
  ...Object.entries(STATE_NAMES).map(([code, name]) => [name.toLowerCase(), code] as const),
]);
const isDriven = (code: string | null): code is DrivenJurisdiction =>
  (DRIVEN_JURISDICTIONS as readonly (string | null)[]).includes(code);
const NUMBER = /^\d{1,9}(?:\.\d{1,9})?$/;
const DEGREES = /^-?\d{1,3}(?:\.\d{1,12})?$/;
const LONGEST_QUOTED = 30;

/** Reads a row; what is wrong with it is said in sentences. */
export const partOf = ({ row, values, mistakes }: ReadRow, stateAt: StateAt): Part | readonly string[] => {
  const wrong = [...mistakes];
  const text = (name: string): string | null => (typeof values[name] === 'string' ? values[name] : null);
  const number = (name: string, label: string): Thousandths | null => {
    const given = text(name)?.replace(/,/g, '') ?? null;
    if (given === null) return null;
    if (!NUMBER.test(given)) wrong.push(`${label} must be a number of at least 0`);
    return Math.round(Number(given) * 1_000);
  };
  const when = whenIn(text('when') ?? '');
  if (!when) wrong.push(text('when') === null ? 'Date is required' : 'Date must be a date such as 08/03/2026');
  const vehicleId = text('vehicleId') ?? '';
  if (vehicleId === '' && mistakes.length === 0) wrong.push('Vehicle is required');
  const jurisdiction = jurisdictionOf(text, stateAt);
  if (!isDriven(jurisdiction.code)) wrong.push(jurisdiction.wrong);
  const [start, end] = [number('odometerStart', 'Odometer start'), number('odometerEnd', 'Odometer end')];
  const [driven, reading] = [number('miles', 'Miles'), number('odometer', 'Odometer')];
  const taxableMiles = number('taxableMiles', 'Taxable miles');
  const isReading = driven === null && start === null && end === null && reading !== null;
  const between = start === null || end === null ? null : end - start;
  const miles = driven ?? between;
  if (miles === null && !isReading) wrong.push('Miles or two odometer readings are required');
  if (driven === null && miles !== null && miles < 0) wrong.push('The odometer cannot end before it begins');
  if (wrong.length > 0 || !when || !isDriven(jurisdiction.code)) return wrong;
  const time = when.time ?? timeIn(text('time') ?? '');
  return {
    ...{ row, values, vehicleId, date: when.date, at: `${when.date} ${time ?? ''}`, miles, taxableMiles },
    ...{ jurisdiction: jurisdiction.code, exempt: text('exempt'), isReading },
    odometerStart: isReading ? reading : start,
    odometerEnd: isReading ? reading : end,
    isOfDevice: isReading || text('latitude') !== null,
  };
};

const jurisdictionOf = (
  text: (name: string) => string | null,
  stateAt: StateAt,
): { readonly code: string | null; readonly wrong: string } => {
  const given = text('jurisdiction');
  if (given !== null)
    return {
      code: CODES.get(given.slice(0, LONGEST_QUOTED).toLowerCase()) ?? null,
      wrong: `“${given.slice(0, LONGEST_QUOTED)}” is not a state or province`,
    };
  const [latitude, longitude] = [text('latitude'), text('longitude')];
  if (latitude === null || longitude === null) return { code: null, wrong: 'Jurisdiction is required' };
  if (!DEGREES.test(latitude) || !DEGREES.test(longitude))
    return { code: null, wrong: 'Latitude and longitude must be degrees such as 39.5296 and -119.8138' };
  const code = stateAt(Number(latitude), Number(longitude));
  return { code, wrong: `No state or province lies at ${latitude}, ${longitude}` };
};
