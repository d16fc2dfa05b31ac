import { daysBetween, usDate, type IsoDate } from '../../../../platform/money/dates';

/** A purchase of fuel as the rules look at it; gallons as decimal text, the odometer in miles. */
export interface LookedAt {
  readonly id: string;
  readonly date: IsoDate;
  /** 'HH:MM', at the place of the purchase. */
  readonly time: string | null;
  readonly vehicleId: string | null;
  readonly unit: string | null;
  readonly isReefer: boolean;
  readonly gallons: number | null;
  readonly odometer: number | null;
  readonly jurisdiction: string | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
}
/** What is known of a vehicle; null: nobody said. */
export interface Truck {
  readonly tankCapacity: number | null;
  readonly hasReefer: boolean | null;
}
export interface Surroundings {
  truck(vehicleId: string): Truck | null;
  /** The states that the loads of a vehicle lead through on a day; null where it has none. */
  statesOn(vehicleId: string, date: IsoDate): readonly string[] | null;
}
export const ANOMALIES = ['over_tank', 'too_far', 'odometer_back', 'off_route', 'no_reefer', 'off_hours'] as const;
export interface Finding {
  readonly transactionId: string;
  readonly rule: (typeof ANOMALIES)[number];
  readonly sentence: string;
}

/** Two fills this near to each other say nothing, however soon they are. */
const NEAR_MILES = 50;
/** No truck gets farther in an hour, as the crow flies. */
const MOST_MPH = 70;
const HOURS_APART = 24;
/** From midnight to before five. */
const NIGHT_ENDS = '05:00';
const EARTH_MILES = 3_958.8;

/** Miles between two places as the crow flies. */
export const milesBetween = (
  one: { readonly latitude: number; readonly longitude: number },
  other: { readonly latitude: number; readonly longitude: number },
): number => {
  const turned = (degrees: number): number => (degrees * Math.PI) / 180;
  const up = turned(other.latitude - one.latitude) / 2;
  const along = turned(other.longitude - one.longitude) / 2;
  const chord =
    Math.sin(up) ** 2 + Math.cos(turned(one.latitude)) * Math.cos(turned(other.latitude)) * Math.sin(along) ** 2;
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(Math.min(chord, 1)));
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const hoursBetween = (one: LookedAt, other: LookedAt): number | null =>
  one.time === null || other.time === null
    ? null
    : daysBetween(one.date, other.date) * 24 + (minutesOf(other.time) - minutesOf(one.time)) / 60;

const ofOne = (bought: LookedAt, around: Surroundings): Finding[] => {
  const { id: transactionId, vehicleId, gallons, isReefer, time, date, jurisdiction } = bought;
  const truck = vehicleId === null ? null : around.truck(vehicleId);
  const states = vehicleId === null ? null : around.statesOn(vehicleId, date);
  const unit = bought.unit ?? 'The vehicle';
  const findings: Finding[] = [];
  const find = (rule: Finding['rule'], sentence: string) => void findings.push({ transactionId, rule, sentence });
  if (!isReefer && gallons !== null && truck?.tankCapacity && gallons > truck.tankCapacity)
    find('over_tank', `${gallons} gallons at once; the tanks of ${unit} hold ${truck.tankCapacity}`);
  if (isReefer && truck?.hasReefer === false) find('no_reefer', `Reefer fuel for ${unit}, which has no reefer`);
  if (time !== null && time < NIGHT_ENDS) find('off_hours', `Bought at ${time}, at night`);
  if (states !== null && jurisdiction !== null && !states.includes(jurisdiction))
    find('off_route', `Bought in ${jurisdiction}; the loads of ${usDate(date)} lead through ${states.join(', ')}`);
  return findings;
};

const ofTwo = (before: LookedAt, bought: LookedAt): Finding[] => {
  const transactionId = bought.id;
  const findings: Finding[] = [];
  const hours = hoursBetween(before, bought);
  const isSoon = hours !== null && hours >= 0 && hours <= HOURS_APART;
  if (isSoon && before.place && bought.place) {
    const miles = Math.round(milesBetween(before.place, bought.place));
    if (miles > NEAR_MILES && miles > hours * MOST_MPH)
      findings.push({
        ...{ transactionId, rule: 'too_far' },
        sentence: `${miles} miles from the fill of ${usDate(before.date)} ${before.time ?? ''}, ${hours.toFixed(1)} hours before`,
      });
  }
  if (before.odometer !== null && bought.odometer !== null && bought.odometer < before.odometer)
    findings.push({
      ...{ transactionId, rule: 'odometer_back' },
      sentence: `The odometer says ${bought.odometer}; on ${usDate(before.date)} it said ${before.odometer}`,
    });
  return findings;
};

/** What is odd about purchases, each with its reason. The purchases of a vehicle are compared one after the other. */
export const anomaliesOf = (purchases: readonly LookedAt[], around: Surroundings): readonly Finding[] => {
  const inOrder = purchases.toSorted((one, other) =>
    `${one.date} ${one.time ?? ''} ${one.id}`.localeCompare(`${other.date} ${other.time ?? ''} ${other.id}`),
  );
  const last = new Map<string, LookedAt>();
  return inOrder.flatMap((bought) => {
    const before = bought.vehicleId === null ? undefined : last.get(bought.vehicleId);
    if (bought.vehicleId !== null) last.set(bought.vehicleId, bought);
    const isSamePurchase = before?.date === bought.date && before.time === bought.time;
    return [...ofOne(bought, around), ...(before && !isSamePurchase ? ofTwo(before, bought) : [])];
  });
};
