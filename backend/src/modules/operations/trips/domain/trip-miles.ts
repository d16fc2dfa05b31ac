import { tenthsText } from '../../../../platform/roads/legs';

/** A leg as far as its miles matter. */
export interface Driven {
  readonly jurisdiction: string;
  readonly miles: string;
  readonly taxableMiles: string | null;
  readonly exempt: string | null;
}
/** A trip as far as its miles matter. */
export interface DrivenTrip {
  readonly legs: readonly Driven[];
  readonly odometerStart: string | null;
  readonly odometerEnd: string | null;
  readonly origin: string | null;
  readonly destination: string | null;
}

/** Tenths of a mile. @example tenthsOf('212.4') // 2124 */
export const tenthsOf = (miles: string): number => Math.round(Number(miles) * 10);

/** The miles of all legs in tenths. */
export const totalTenths = (legs: readonly Pick<Driven, 'miles'>[]): number =>
  legs.reduce((sum, { miles }) => sum + tenthsOf(miles), 0);

/** What the odometer says between start and end, in tenths; null unless both are known. */
export const spanTenths = ({
  odometerStart,
  odometerEnd,
}: Pick<DrivenTrip, 'odometerStart' | 'odometerEnd'>): number | null =>
  odometerStart === null || odometerEnd === null ? null : tenthsOf(odometerEnd) - tenthsOf(odometerStart);

/** How far odometer and legs may be apart without a word: 2 % of the odometer’s miles. */
const PERCENT = 2;

/**
 * What an auditor would ask about a trip, a sentence each. None of it keeps the trip from being stored.
 * @example ['The odometer says 500.0 miles, the legs 480.0']
 */
export const warningsOf = (trip: DrivenTrip): readonly string[] => {
  const span = spanTenths(trip);
  const total = totalTenths(trip.legs);
  const isApart = span !== null && Math.abs(span - total) * 100 > PERCENT * span;
  const untaxed = trip.legs.filter(
    ({ miles, taxableMiles, exempt }) =>
      taxableMiles !== null && exempt === null && tenthsOf(taxableMiles) < tenthsOf(miles),
  );
  return [
    ...(isApart ? [`The odometer says ${tenthsText(span)} miles, the legs ${tenthsText(total)}`] : []),
    ...untaxed.map(({ jurisdiction }) => `${jurisdiction}: it is not said why some miles are not taxed`),
    ...(trip.origin === null || trip.destination === null ? ['It is not said where the trip began and ended'] : []),
  ];
};
