import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { cents } from '../../../../platform/money/money';
import type { Chance } from './random';

/** A trip of a truck and the fuel that it bought on the way; `values` are those of the records. */
export interface Driven {
  readonly on: IsoDate;
  readonly trip: Readonly<Record<string, unknown>>;
  readonly fuel: Readonly<Record<string, unknown>>;
}
interface Lane {
  readonly from: string;
  readonly to: string;
  readonly legs: readonly (readonly [jurisdiction: string, miles: string])[];
  readonly stop: readonly [vendor: string, location: string, jurisdiction: string];
}

/** Lanes with their miles by state, as `/api/routes` says them. */
const LANES: readonly Lane[] = [
  {
    ...{ from: 'Memphis, TN', to: 'Atlanta, GA', stop: ['Love’s', 'Tupelo, MS', 'MS'] },
    legs: [
      ['TN', '18.4'],
      ['MS', '119.6'],
      ['AL', '187.6'],
      ['GA', '59.2'],
    ],
  },
  {
    ...{ from: 'Nashville, TN', to: 'Chicago, IL', stop: ['Pilot Travel Center', 'Lafayette, IN', 'IN'] },
    legs: [
      ['TN', '37.6'],
      ['KY', '132.4'],
      ['IN', '279.8'],
      ['IL', '12.3'],
    ],
  },
  {
    ...{ from: 'Dallas, TX', to: 'Nashville, TN', stop: ['TA Express', 'Prescott, AR', 'AR'] },
    legs: [
      ['TX', '179.1'],
      ['AR', '281.9'],
      ['TN', '212.4'],
    ],
  },
  {
    ...{ from: 'Kansas City, MO', to: 'Columbus, OH', stop: ['Flying J', 'Spiceland, IN', 'IN'] },
    legs: [
      ['MO', '256.1'],
      ['IL', '163.1'],
      ['IN', '158.6'],
      ['OH', '104.9'],
    ],
  },
];
const ODOMETER = 212_000;
/** Miles that a truck drives on a gallon, in tenths. */
const MILES_A_GALLON = [60, 69] as const;
/** The lowest and the highest price of diesel, in cents per gallon. */
const PRICE = [3_49, 3_98] as const;
const DAYS_BETWEEN = [5, 8] as const;

const drivenOn = (chance: Chance, on: IsoDate, vehicleId: string, odometer: number): Driven & { miles: number } => {
  const { from, to, legs, stop } = chance.one(LANES);
  const miles = Math.round(legs.reduce((sum, [, each]) => sum + Number(each), 0));
  const gallons = Math.round((miles * 10) / chance.between(...MILES_A_GALLON));
  const [vendor, location, bought] = stop;
  return {
    ...{ on, miles },
    trip: {
      ...{ vehicleId, date: on, origin: from, destination: to, source: 'odometer' },
      odometerStart: String(odometer),
      odometerEnd: String(odometer + miles),
      legs: legs.map(([jurisdiction, each]) => ({ jurisdiction, miles: each, exempt: null, taxableMiles: null })),
    },
    fuel: {
      ...{ category: 'fuel', fuelUse: 'road', fuelType: 'diesel', taxPaid: true, paidFrom: 'fuel_card' },
      ...{ vendor, location, jurisdiction: bought, vehicleId, expenseDate: on, gallons: String(gallons) },
      amount: cents(gallons * chance.between(...PRICE)),
    },
  };
};

/** What the trucks of a client drove and bought from a day on, a trip a week or so, until today. */
export const drivenForClient = (
  chance: Chance,
  first: IsoDate,
  today: IsoDate,
  vehicles: readonly string[],
): readonly Driven[] =>
  vehicles.flatMap((vehicleId, nr) => {
    const driven: Driven[] = [];
    let odometer = ODOMETER + nr * 31_000;
    for (let on = addDays(first, 1 + nr); on <= today; on = addDays(on, chance.between(...DAYS_BETWEEN))) {
      const next = drivenOn(chance, on, vehicleId, odometer);
      odometer += next.miles;
      driven.push(next);
    }
    return driven;
  });
