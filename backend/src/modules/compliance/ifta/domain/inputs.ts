import { rounded, scaled, withPlaces } from '../../../../platform/money/rounding';
import type { KeptFuel, VehicleOfReturn } from './ifta-return.events';
import { isUnqualified, type Weighed } from './qualified';
import type { Units } from './rates';
import { GALLON_PLACES, MILE_PLACES } from './section';

/** What a vehicle drove in a jurisdiction, in tenths of a mile. */
export interface MilesOfVehicle {
  readonly vehicleId: string;
  readonly jurisdiction: string;
  readonly miles: number;
  readonly taxableMiles: number;
  readonly estimatedMiles: number;
}
/** Fuel of a vehicle, or of none that is named, bought in a jurisdiction, or in none that the receipt names. */
export interface FuelOfVehicle {
  readonly vehicleId: string | null;
  readonly jurisdiction: string | null;
  readonly fuelType: string | null;
  readonly taxPaid: boolean;
  readonly gallons: string;
}
export interface FleetVehicle extends Weighed {
  readonly id: string;
  readonly unitNumber: string;
  readonly fuelType: string;
}
/** All that a return is worked out from. */
export interface Inputs {
  readonly fuels: readonly KeptFuel[];
  readonly vehicles: readonly VehicleOfReturn[];
}

const USUAL = 'diesel';
const KM_PER_MILE = 1_609_344n;
const LITERS_PER_GALLON = 3_785_412n;
const MILLION = 1_000_000n;

interface Sums {
  miles: bigint;
  taxable: bigint;
  paid: bigint;
  unpaid: bigint;
}
const none = (): Sums => ({ miles: 0n, taxable: 0n, paid: 0n, unpaid: 0n });

/**
 * A whole split by weights, so that the parts add up: splitBy(10n, [1n, 2n]) is [3n, 7n]. All goes to the first where
 * the weights are nothing.
 */
export const splitBy = (whole: bigint, weights: readonly bigint[]): readonly bigint[] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all === 0n) return weights.map((_, at) => (at === 0 ? whole : 0n));
  let [given, seen] = [0n, 0n];
  return weights.map((weight) => {
    seen += weight;
    const part = rounded(whole * seen, all) - given;
    given += part;
    return part;
  });
};

const grouped = <T>(rows: readonly T[], by: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(by(row), [...(groups.get(by(row)) ?? []), row]);
  return groups;
};

/** Adds up what the vehicles of a fleet did with each fuel. */
class Fuels {
  private readonly sums = new Map<string, Map<string, Sums>>();
  private readonly unplaced = new Map<string, bigint>();

  add(fuelType: string, jurisdiction: string | null, { miles, taxable, paid, unpaid }: Sums): void {
    const lines = this.sums.get(fuelType) ?? new Map<string, Sums>();
    this.sums.set(fuelType, lines);
    if (jurisdiction === null) {
      this.unplaced.set(fuelType, (this.unplaced.get(fuelType) ?? 0n) + paid + unpaid);
      return;
    }
    const sum = lines.get(jurisdiction) ?? none();
    sum.miles += miles;
    sum.taxable += taxable;
    sum.paid += paid;
    sum.unpaid += unpaid;
    lines.set(jurisdiction, sum);
  }

  kept(units: Units): readonly KeptFuel[] {
    const far = (tenths: bigint): string =>
      withPlaces(units === 'us' ? tenths : rounded(tenths * KM_PER_MILE, MILLION), MILE_PLACES);
    const much = (thousandths: bigint): string =>
      withPlaces(units === 'us' ? thousandths : rounded(thousandths * LITERS_PER_GALLON, MILLION), GALLON_PLACES);
    return [...this.sums.keys()].toSorted().map((fuelType) => ({
      fuelType,
      lines: [...(this.sums.get(fuelType) ?? [])]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([jurisdiction, { miles, taxable, paid, unpaid }]) => ({
          ...{ jurisdiction, miles: far(miles), taxableMiles: far(taxable) },
          ...{ taxPaidGallons: much(paid), untaxedGallons: much(unpaid) },
        })),
      unplacedGallons: much(this.unplaced.get(fuelType) ?? 0n),
    }));
  }
}

/**
 * What a return is worked out from: the miles and gallons of qualified vehicles by fuel and jurisdiction. A vehicle
 * with several fuels drove its miles on each by its share of the gallons. Vehicles that are not qualified are left out
 * and named. Metric units are made of miles and gallons: 1.609344 kilometers, 3.785412 liters.
 */
export const inputsOf = (
  miles: readonly MilesOfVehicle[],
  fuel: readonly FuelOfVehicle[],
  fleet: readonly FleetVehicle[],
  units: Units,
): Inputs => {
  const fuels = new Fuels();
  const driven = grouped(miles, ({ vehicleId }) => vehicleId);
  const bought = grouped(fuel, ({ vehicleId }) => vehicleId ?? '');
  const gallonsIn = (rows: readonly FuelOfVehicle[]): bigint =>
    rows.reduce((sum, { gallons }) => sum + scaled(gallons, GALLON_PLACES), 0n);
  const buy = (rows: readonly FuelOfVehicle[], usual: string): void => {
    for (const { fuelType, jurisdiction, taxPaid, gallons } of rows) {
      const much = scaled(gallons, GALLON_PLACES);
      const sums = { ...none(), ...(taxPaid && jurisdiction !== null ? { paid: much } : { unpaid: much }) };
      fuels.add(fuelType ?? usual, jurisdiction, sums);
    }
  };
  buy(bought.get('') ?? [], USUAL);
  const vehicles = fleet
    .filter(({ id }) => driven.has(id) || bought.has(id))
    .toSorted((a, b) => (a.unitNumber < b.unitNumber ? -1 : 1))
    .map((vehicle): VehicleOfReturn => {
      const [legs, fills] = [driven.get(vehicle.id) ?? [], bought.get(vehicle.id) ?? []];
      const tenths = (of: (leg: MilesOfVehicle) => number): string =>
        withPlaces(BigInt(legs.reduce((sum, leg) => sum + of(leg), 0)), MILE_PLACES);
      const isOut = isUnqualified(vehicle);
      if (!isOut) {
        buy(fills, vehicle.fuelType);
        const byFuel = [...grouped(fills, ({ fuelType }) => fuelType ?? vehicle.fuelType)].toSorted(([a], [b]) =>
          a < b ? -1 : 1,
        );
        const types = byFuel.length === 0 ? [vehicle.fuelType] : byFuel.map(([type]) => type);
        const weights = byFuel.length === 0 ? [1n] : byFuel.map(([, rows]) => gallonsIn(rows));
        for (const leg of legs) {
          const [parts, taxable] = [leg.miles, leg.taxableMiles].map((each) => splitBy(BigInt(each), weights));
          for (const [at, type] of types.entries())
            fuels.add(type, leg.jurisdiction, { ...none(), miles: parts?.[at] ?? 0n, taxable: taxable?.[at] ?? 0n });
        }
      }
      return {
        ...{ vehicleId: vehicle.id, unit: vehicle.unitNumber },
        miles: tenths((leg) => leg.miles),
        estimatedMiles: tenths((leg) => leg.estimatedMiles),
        gallons: withPlaces(gallonsIn(fills), GALLON_PLACES),
        leftOut: isOut ? 'Not a qualified vehicle: two axles and at most 26,000 lb' : null,
      };
    });
  return { fuels: fuels.kept(units), vehicles };
};
