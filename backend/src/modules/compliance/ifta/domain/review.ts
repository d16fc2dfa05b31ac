import { scaled } from '../../../../platform/money/rounding';
import type { IsoDate } from '../../../../platform/money/dates';
import { daysOf, type Period } from './period';
import { ASKS, type Question } from './questions';
import { isQualified, isUnqualified } from './qualified';
import { WORDS } from './review-words';
import {
  type Finding,
  type PurchaseSeen,
  REVIEW_RULES,
  type RecordNamed,
  type Review,
  type ReviewRule,
  type Reviewed,
  type TripSeen,
  type VehicleSeen,
} from './reviewed';
import { GALLON_PLACES, MILE_PLACES, mpgOf } from './section';

/** What findings of one rule take off the score at most, so that one habit does not hide all else. */
const MOST_OF_A_RULE = 30;
/** https://www.fastifta.com/blog/anatomy-of-an-ifta-audit-red-flags; under 3 or over 15 is no truck. */
const USUAL_MPG = { low: 550, high: 700 };
const POSSIBLE_MPG = { low: 300, high: 1_500 };
const SWING_PERCENT = 15n;
/** Odometers are read with a tenth; a yard move is no gap. */
const GAP_TENTHS = 100;

/** Decimals of few digits as whole tenths and thousandths; a quarter has tens of thousands. */
const tenths = (miles: string): number => Math.round(Number(miles) * 10 ** MILE_PLACES);
const thousandths = (gallons: string): number => Math.round(Number(gallons) * 10 ** GALLON_PLACES);
const text = (tenthsOfMiles: number): string =>
  `${Math.floor(tenthsOfMiles / 10).toLocaleString('en-US')}.${tenthsOfMiles % 10}`;
const gallonsIn = (rows: readonly PurchaseSeen[]): number =>
  rows.reduce((sum, { gallons }) => sum + thousandths(gallons), 0);
const milesIn = (trips: readonly TripSeen[]): number =>
  trips.reduce((sum, { legs }) => sum + legs.reduce((all, { miles }) => all + tenths(miles), 0), 0);
const mpgIn = (trips: readonly TripSeen[], purchases: readonly PurchaseSeen[]): string | null =>
  mpgOf(Math.round(milesIn(trips) / 10), Math.round(gallonsIn(purchases) / 1_000));
const tripOf = ({ id }: TripSeen): RecordNamed => ({ kind: 'trip', id });
const expenseOf = ({ id }: PurchaseSeen): RecordNamed => ({ kind: 'expense', id: String(id) });
const finding = (
  rule: ReviewRule,
  weight: number,
  sentence: string,
  records: readonly RecordNamed[],
  ask: Question | null = null,
): Finding => ({ rule, weight, sentence, records, ask });

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const monthsOf = (quarter: Period): readonly string[] => {
  const { from } = daysOf(quarter);
  const first = Number(from.slice(5, 7));
  return [0, 1, 2].map((more) => `${from.slice(0, 5)}${String(first + more).padStart(2, '0')}`);
};

/** What stands out in the work of one vehicle. */
const ofVehicle = (
  vehicle: VehicleSeen,
  trips: readonly TripSeen[],
  fuel: readonly PurchaseSeen[],
  quarter: Period,
) => {
  const { unitNumber: unit, id } = vehicle;
  const self: RecordNamed = { kind: 'vehicle', id };
  const found: Finding[] = [];
  const say = (
    rule: ReviewRule,
    weight: number,
    sentence: string,
    ask: Question | null,
    records: readonly RecordNamed[] = [self],
  ): void => {
    found.push(finding(rule, weight, `${unit}: ${sentence}`, records, ask));
  };
  if (!isQualified(vehicle) && !isUnqualified(vehicle))
    say('weight_unknown', 5, 'weight and axles are not known, so it is counted as qualified', ASKS.weight(unit));
  if (trips.length > 0 && fuel.length === 0)
    say('miles_without_fuel', 10, `${text(milesIn(trips))} miles and no fuel`, ASKS.noFuel(unit, quarter));
  if (trips.length === 0) {
    say('fuel_without_miles', 10, 'fuel and no miles', ASKS.noMiles(unit, quarter), fuel.map(expenseOf));
    return found;
  }
  const driven = new Set(trips.map(({ date }) => date.slice(0, 7)));
  for (const month of monthsOf(quarter).filter((each) => !driven.has(each))) {
    const name = MONTHS[Number(month.slice(5)) - 1] ?? '';
    say('month_missing', 5, `no trip in ${name}`, ASKS.month(unit, `${name} ${month.slice(0, 4)}`));
  }
  for (const [at, trip] of trips.entries()) {
    const before = trips[at - 1];
    if (!before?.odometerEnd || !trip.odometerStart) continue;
    const apart = tenths(trip.odometerStart) - tenths(before.odometerEnd);
    const between = `between the trips of ${before.date} and ${trip.date}`;
    const both = [tripOf(before), tripOf(trip)];
    const miles = text(Math.abs(apart));
    if (apart > GAP_TENTHS)
      say(
        'odometer_gap',
        3,
        `${miles} miles are missing ${between}`,
        ASKS.gap(unit, before.date, trip.date, miles),
        both,
      );
    if (apart < 0)
      say(
        'odometer_overlap',
        3,
        `the odometer goes back ${miles} miles ${between}`,
        ASKS.overlap(unit, before.date, trip.date, miles),
        both,
      );
  }
  const mpg = mpgIn(trips, fuel);
  if (mpg !== null && fuel.length > 0) {
    const hundredths = Number(scaled(mpg, 2));
    if (hundredths < POSSIBLE_MPG.low || hundredths > POSSIBLE_MPG.high)
      say('vehicle_mpg', 10, `${mpg} miles per gallon is not possible for a truck`, null);
  }
  const states = new Set(trips.flatMap(({ legs }) => legs.map(({ jurisdiction }) => jurisdiction)));
  for (const fill of fuel.filter(({ jurisdiction }) => jurisdiction !== null && !states.has(jurisdiction))) {
    const state = fill.jurisdiction ?? '';
    const sentence = `fuel in ${state} on ${fill.date}, where it has no miles`;
    say('fuel_where_not_driven', 3, sentence, ASKS.notDriven(unit, state, fill.date), [expenseOf(fill)]);
  }
  return found;
};

const ofFleetMpg = ({ trips, purchases, mpgBefore }: Reviewed): Finding[] => {
  const mpg = mpgIn(trips, purchases);
  if (mpg === null) return [];
  const now = Number(scaled(mpg, 2));
  const isPossible = now >= POSSIBLE_MPG.low && now <= POSSIBLE_MPG.high;
  const isUsual = now >= USUAL_MPG.low && now <= USUAL_MPG.high;
  const before = mpgBefore === null ? null : scaled(mpgBefore, 2);
  const apart = before === null ? 0n : BigInt(now) - before;
  const swings = before !== null && (apart < 0n ? -apart : apart) * 100n > before * SWING_PERCENT;
  return [
    ...(isPossible
      ? []
      : [finding('fleet_mpg', 20, `${mpg} miles per gallon of the fleet is not possible for trucks`, [])]),
    ...(isPossible && !isUsual
      ? [finding('fleet_mpg', 5, `${mpg} miles per gallon of the fleet: an auditor expects 5.5 to 7.0`, [])]
      : []),
    ...(swings
      ? [finding('mpg_swing', 10, `${mpg} miles per gallon, ${mpgBefore ?? ''} in the quarter before`, [])]
      : []),
  ];
};

const ofReceipts = ({ purchases, outside, quarter }: Reviewed): Finding[] => {
  const keyOf = ({ date, vendor, gallons, amount, vehicleId }: PurchaseSeen): string =>
    [date, vendor?.toLowerCase(), gallons, amount, vehicleId].join('|');
  const seen = new Map<string, PurchaseSeen>();
  const found: Finding[] = [];
  for (const fill of purchases) {
    const twin = seen.get(keyOf(fill));
    if (twin && (twin.reference === null || fill.reference === null || twin.reference === fill.reference)) {
      const sentence = `${fill.gallons} gallons at ${fill.vendor ?? 'one station'} on ${fill.date} are there twice`;
      found.push(finding('receipt_twice', 5, sentence, [expenseOf(twin), expenseOf(fill)]));
    }
    seen.set(keyOf(fill), fill);
  }
  const some = (
    rule: ReviewRule,
    weight: number,
    rows: readonly PurchaseSeen[],
    [one, many]: readonly [one: string, many: string],
    ask: (quarter: Period, rows: readonly PurchaseSeen[]) => Question | null,
  ): Finding[] =>
    rows.length === 0
      ? []
      : [
          finding(
            rule,
            weight,
            rows.length === 1 ? one : `${rows.length} ${many}`,
            rows.map(expenseOf),
            ask(quarter, rows),
          ),
        ];
  const [noState, noVehicle, untaxed] = [
    purchases.filter(({ jurisdiction }) => jurisdiction === null),
    purchases.filter(({ vehicleId }) => vehicleId === null),
    purchases.filter(({ taxPaid }) => !taxPaid),
  ];
  return [
    ...found,
    ...some('no_jurisdiction', 5, noState, WORDS.noState, ASKS.noState),
    ...some('no_vehicle', 5, noVehicle, WORDS.noVehicle, ASKS.noVehicle),
    ...some('bulk_fuel', 3, untaxed, WORDS.untaxed, ASKS.bulk),
    ...some('outside_quarter', 5, outside, WORDS.outside, () => null),
  ];
};

const ofEstimates = ({ trips, quarter }: Reviewed): Finding[] => {
  const estimated = trips.filter(({ source }) => source === 'estimated');
  const [part, all] = [milesIn(estimated), milesIn(trips)];
  if (part === 0) return [];
  const weight = Math.ceil((part * MOST_OF_A_RULE) / all);
  const percent = Math.round((part * 100) / all);
  const sentence = `${percent} % of the miles are estimated: a state may refuse them in place of daily records`;
  return [finding('estimated_miles', weight, sentence, estimated.map(tripOf), ASKS.estimated(quarter))];
};

const byVehicle = <T extends { readonly vehicleId: string | null }>(rows: readonly T[]): Map<string | null, T[]> => {
  const groups = new Map<string | null, T[]>();
  for (const row of rows) {
    const group = groups.get(row.vehicleId);
    if (group) group.push(row);
    else groups.set(row.vehicleId, [row]);
  }
  return groups;
};

const SOURCE_WORDS: Readonly<Record<string, string>> = { device: 'GPS or ELD', odometer: 'odometer readings' };
/** A day of a vehicle that a device or an odometer measured, and that a route estimated, too. */
const ofDoubles = ({ unitNumber }: VehicleSeen, trips: readonly TripSeen[]): Finding[] => {
  const found: Finding[] = [];
  const days = new Map<IsoDate, TripSeen[]>();
  for (const trip of trips) days.set(trip.date, [...(days.get(trip.date) ?? []), trip]);
  for (const [day, driven] of days) {
    const estimated = driven.filter(({ source }) => source === 'estimated');
    const measured = driven.filter(({ source }) => source in SOURCE_WORDS);
    if (estimated.length === 0 || measured.length === 0) continue;
    const sources = [...new Set(measured.map(({ source }) => SOURCE_WORDS[source] ?? ''))].toSorted().join(' and ');
    const sentence = `${unitNumber}: ${text(milesIn(measured))} miles by ${sources} and ${text(milesIn(estimated))} estimated miles on ${day} may be the same miles, counted twice`;
    found.push(finding('counted_twice', 5, sentence, [...measured, ...estimated].map(tripOf)));
  }
  return found;
};

/**
 * What an auditor would ask about a quarter, the heaviest first, and a score: 100 less the weights, of one rule at most
 * 30 (domain rules §1.6).
 */
export const reviewOf = (reviewed: Reviewed): Review => {
  const { vehicles, trips, purchases, quarter } = reviewed;
  const [driven, bought] = [byVehicle(trips), byVehicle(purchases)];
  const findings = [
    ...ofFleetMpg(reviewed),
    ...ofEstimates(reviewed),
    ...ofReceipts(reviewed),
    ...vehicles
      .filter((vehicle) => !isUnqualified(vehicle))
      .flatMap((vehicle) => {
        const own = driven.get(vehicle.id) ?? [];
        return [...ofVehicle(vehicle, own, bought.get(vehicle.id) ?? [], quarter), ...ofDoubles(vehicle, own)];
      }),
  ].toSorted((a, b) => b.weight - a.weight);
  const off = REVIEW_RULES.reduce((sum, rule) => {
    const weights = findings.filter((each) => each.rule === rule).reduce((all, { weight }) => all + weight, 0);
    return sum + Math.min(weights, MOST_OF_A_RULE);
  }, 0);
  return { score: Math.max(100 - off, 0), findings };
};
