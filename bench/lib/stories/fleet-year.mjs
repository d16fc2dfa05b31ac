// A year of a fleet of one carrier: what its trucks drove, state by state, and the fuel that they bought.
import { product } from '../compiled.mjs';
import { bare, day, recordOf, uuidOf } from './story.mjs';

const { kindOf } = product('platform/records/kind/kind');
const vehicle = kindOf(product('modules/operations/vehicles/index').Vehicle);
const trip = kindOf(product('modules/operations/trips/index').Trip);
const expense = kindOf(product('modules/accounting/expenses/index').Expense);

export const FLEET = uuidOf('client 0');
/** The rates of its last quarter are known whole. */
export const QUARTER = { year: 2026, quarter: 'Q3', period: '3Q2026' };
const LAST_DAY = Date.parse('2026-09-30') / 86_400_000;
const DAYS = 365;
const TRUCKS = 100;
const LEGS_OF_A_TRIP = 4;
/** Ways that trucks go, each over four states. */
const WAYS = [
  ['VA', 'TN', 'AL', 'MS'],
  ['OH', 'IN', 'IL', 'MO'],
  ['TX', 'OK', 'KS', 'NE'],
  ['CA', 'NV', 'UT', 'CO'],
  ['PA', 'NJ', 'NY', 'CT'],
  ['GA', 'SC', 'NC', 'VA'],
];
const truckOf = (nr) => uuidOf(`fleet truck ${nr % TRUCKS}`);
const dayOf = (nr, all) => day(LAST_DAY - DAYS + 1 + Math.floor((nr * DAYS) / all));

export const fleetOf = () =>
  Array.from({ length: TRUCKS }, (_, nr) =>
    bare(vehicle, truckOf(nr), {
      ...{ unitNumber: `F-${nr}`, vin: `1FUJGLDR5CL${200_000 + nr}`, licensePlate: `F${nr}`, fuelType: 'diesel' },
      ...{ status: 'in_service', weight: 80_000, axles: 5, clientId: FLEET, papers: [] },
    }),
  );

/** Trips of so many legs in all; those of a truck run on, odometer by odometer. */
export const tripsOf = (legs) => {
  const count = legs / LEGS_OF_A_TRIP;
  const odometers = Array.from({ length: TRUCKS }, () => 100_000);
  return Array.from({ length: count }, (_, nr) => {
    const miles = WAYS[nr % WAYS.length].map((_state, at) => 60 + ((nr * 7_919 + at * 31) % 90));
    const start = odometers[nr % TRUCKS];
    const end = start + miles.reduce((sum, each) => sum + each, 0);
    odometers[nr % TRUCKS] = end;
    return recordOf(trip, uuidOf(`fleet trip ${nr}`), {
      ...{ clientId: FLEET, vehicleId: truckOf(nr), date: dayOf(nr, count), driverId: null, loadId: null },
      ...{ origin: 'Roanoke, VA', destination: 'Columbus, OH', empty: false, reference: `S-${nr}`, notes: null },
      ...{ odometerStart: `${start}.0`, odometerEnd: `${end}.0`, source: 'hand' },
      legs: miles.map((each, at) => ({
        ...{ miles: `${each}.0`, exempt: null, jurisdiction: WAYS[nr % WAYS.length][at], taxableMiles: null },
      })),
    });
  });
};

export const fuelOf = (rows) =>
  Array.from({ length: rows }, (_, nr) =>
    bare(expense, nr + 1, {
      ...{ category: 'fuel', amount: 20_000 + ((nr * 31) % 9_000), expenseDate: dayOf(nr, rows), clientId: FLEET },
      ...{ vendor: `Station ${nr % 400}`, vehicleId: truckOf(nr), jurisdiction: WAYS[nr % WAYS.length][nr % 4] },
      ...{ gallons: `${30 + (nr % 30)}.${100 + (nr % 900)}`, fuelType: 'diesel', fuelUse: 'road', taxPaid: true },
      ...{ paidFrom: 'fuel_card', chargedTo: 'company', fuelCardSynced: true, reference: `R-${nr}`, papers: [] },
    }),
  );
