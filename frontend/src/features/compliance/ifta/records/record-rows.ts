import type { Answer, Expense, Vehicle } from '../../../../lib/api/api-types';
import { fromCents, toCents } from '../../../../lib/format/money';
import type { RateOf } from '../rates/rate-calls';

export type Trip = Answer<'Trip'>;
export type Leg = Trip['legs'][number];

/** Miles of a trip in a state, or fuel that was bought there. */
export type RecordRow = {
  readonly key: string;
  readonly date: string;
  readonly state: string | null;
  readonly unit: string | null;
  /** Dollars for a gallon; null where there is none or it is not known. */
  readonly rate: string | null;
  /** What it adds to the tax; below nought, what was paid at the pump. Null where that cannot be told yet. */
  readonly tax: string | null;
} & (
  | { readonly kind: 'trip'; readonly trip: Trip; readonly leg: number; readonly miles: string }
  | { readonly kind: 'expense'; readonly expense: Expense; readonly gallons: string }
);

export interface Gathered {
  readonly trips: readonly Trip[];
  readonly expenses: readonly Expense[];
  /** The fuel of each vehicle, by its id. */
  readonly fuels: ReadonlyMap<string, string>;
  /** Vehicles that are too light for a return. */
  readonly light: ReadonlySet<string>;
  /** The rates of the quarter, by fuel. */
  readonly rates: ReadonlyMap<string, readonly RateOf[]>;
}
const USUAL = 'diesel';
const MOST_WEIGHT_ON_TWO_AXLES = 26_000;

/** Known to be no qualified vehicle: two axles and at most 26,000 lb. While either is not known, it may be one. */
export const isLight = ({ weight, axles }: Pick<Vehicle, 'weight' | 'axles'>): boolean =>
  weight !== null && axles !== null && axles < 3 && weight <= MOST_WEIGHT_ON_TWO_AXLES;

/** '212.4' with one place is 2124n. */
const scaled = (value: string, places: number): bigint => {
  const [whole = '0', fraction = ''] = value.split('.');
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
};
const rounded = (amount: bigint, by: bigint): bigint => (amount * 2n + by) / (by * 2n);

/** Fuel that the road took; a reefer, DEF and fees are no part of a return. */
export const isForRoad = ({ gallons, fuelUse }: Expense): boolean =>
  gallons !== null && (fuelUse === null || fuelUse === 'road');

const fuelOfExpense = ({ fuelType, vehicleId }: Expense, fuels: Gathered['fuels']): string =>
  fuelType ?? (vehicleId === null ? undefined : fuels.get(vehicleId)) ?? USUAL;

/** Which fuels a quarter has, for their rates. */
export const fuelsOf = ({
  trips,
  expenses,
  fuels,
}: Pick<Gathered, 'trips' | 'expenses' | 'fuels'>): readonly string[] => [
  ...new Set([
    ...trips.map(({ vehicleId }) => fuels.get(vehicleId) ?? USUAL),
    ...expenses.map((expense) => fuelOfExpense(expense, fuels)),
  ]),
];

/** Hundredths of miles per gallon by fuel: 652n; none where there is no fuel. */
const mileages = ({ trips, expenses, fuels, light }: Gathered): ReadonlyMap<string, bigint> => {
  const sums = new Map<string, { miles: bigint; gallons: bigint }>();
  const of = (fuel: string) => {
    const sum = sums.get(fuel) ?? { miles: 0n, gallons: 0n };
    sums.set(fuel, sum);
    return sum;
  };
  for (const { vehicleId, legs } of trips.filter((trip) => !light.has(trip.vehicleId)))
    for (const { miles } of legs) of(fuels.get(vehicleId) ?? USUAL).miles += scaled(miles, 1);
  for (const expense of expenses.filter(({ vehicleId }) => !light.has(vehicleId ?? '')))
    of(fuelOfExpense(expense, fuels)).gallons += scaled(expense.gallons ?? '0', 3);
  return new Map(
    [...sums].flatMap(([fuel, { miles, gallons }]) =>
      miles === 0n || gallons === 0n ? [] : [[fuel, rounded(miles * 10_000n, gallons)] as const],
    ),
  );
};

/** '6.52' for the fuel that most is driven on; null where it is not known yet. */
export const mpgOf = (gathered: Gathered): string | null => {
  const [mpg] = mileages(gathered).values();
  return mpg === undefined ? null : fromCents(mpg);
};

/** All legs and purchases of a quarter, the latest first, each with what it adds to the tax or takes off. */
export const rowsOf = (gathered: Gathered): readonly RecordRow[] => {
  const { trips, expenses, fuels, light, rates } = gathered;
  const mpgs = mileages(gathered);
  const rateIn = (fuel: string, state: string | null): string | null =>
    rates.get(fuel)?.find(({ jurisdiction }) => jurisdiction === state)?.rate ?? null;
  const ofTrips = trips.flatMap((trip) =>
    trip.legs.map((leg, at): RecordRow => {
      const fuel = fuels.get(trip.vehicleId) ?? USUAL;
      const [rate, mpg] = [rateIn(fuel, leg.jurisdiction), mpgs.get(fuel)];
      const taxed = scaled(leg.taxableMiles ?? leg.miles, 1);
      const isOut = rate === null || mpg === undefined || light.has(trip.vehicleId);
      const tax = isOut ? null : rounded(taxed * scaled(rate, 4), mpg * 10n);
      return {
        ...{ key: `trip-${trip.id}-${at}`, kind: 'trip', trip, leg: at, miles: leg.miles },
        ...{ date: trip.date, state: leg.jurisdiction, unit: trip.vehicleUnit, rate },
        tax: tax === null ? null : fromCents(tax),
      };
    }),
  );
  const ofFuel = expenses.map((expense): RecordRow => {
    const { id, expenseDate, jurisdiction, vehicleId, vehicleUnit, taxPaid } = expense;
    const gallons = expense.gallons ?? '0';
    const rate = rateIn(fuelOfExpense(expense, fuels), jurisdiction);
    const isOut = rate === null || light.has(vehicleId ?? '');
    const paid = isOut ? null : taxPaid ? rounded(scaled(gallons, 3) * scaled(rate, 4), 100_000n) : 0n;
    return {
      ...{ key: `expense-${id}`, kind: 'expense', expense, gallons },
      ...{ date: expenseDate.slice(0, 10), state: jurisdiction, unit: vehicleUnit, rate },
      tax: paid === null ? null : fromCents(-paid),
    };
  });
  return [...ofTrips, ...ofFuel].toSorted((one, other) => other.date.localeCompare(one.date));
};

/** What miles owe less what was paid at the pump; null while something is not known. */
export const netOf = (rows: readonly RecordRow[]): string =>
  fromCents(rows.reduce((sum, { tax }) => sum + (toCents(tax ?? '0') ?? 0n), 0n));
