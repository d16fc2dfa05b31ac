import { STATE_NAMES } from '../../../../platform/fields/places';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { cents, type Cents } from '../../../../platform/money/money';
import { rounded, scaled } from '../../../../platform/money/rounding';

/** States that tax miles by weight, on a return apart from that of fuel (domain rules §1.4). */
export const MILEAGE_STATES = ['KY', 'NM', 'NY', 'OR'] as const;
export type MileageState = (typeof MILEAGE_STATES)[number];
/** Dollars a mile are entered with so many places: 0.0285. */
export const MILEAGE_RATE_PLACES = 4;

/** A rate as it was entered: dollars a mile for vehicles over a gross weight in pounds, from a day on. */
export interface EnteredMileageRate {
  readonly state: MileageState;
  readonly from: IsoDate;
  readonly overPounds: number;
  readonly rate: string;
  readonly source: string;
}
/** What a vehicle drove in a state in a span of days in which one table of rates holds; miles in tenths. */
export interface MilesOfSpan {
  readonly from: IsoDate;
  readonly vehicleId: string;
  readonly jurisdiction: string;
  readonly miles: number;
}
export interface WeighedVehicle {
  readonly id: string;
  readonly unitNumber: string;
  readonly weight: number | null;
}
/** What a vehicle owes of miles at one rate: `rate` null where its weight is below every class. */
export interface MileageLine {
  readonly vehicleId: string;
  readonly unit: string;
  readonly weight: number;
  /** In tenths of a mile. */
  readonly miles: number;
  readonly rate: string | null;
  readonly source: string | null;
  readonly amount: Cents;
}
/** The mileage tax of a state; `amount` is null where something is missing, which `missing` says. */
export interface MileageTax {
  readonly state: MileageState;
  readonly miles: number;
  readonly lines: readonly MileageLine[];
  readonly amount: Cents | null;
  readonly missing: readonly string[];
}

/** Of cents, a tenth of a mile at a ten-thousandth of a dollar is a thousandth. */
const THOUSANDTHS = 1_000n;
const amountOf = (tenths: number, rate: string): Cents =>
  cents(Number(rounded(BigInt(tenths) * scaled(rate, MILEAGE_RATE_PLACES), THOUSANDTHS)));

/**
 * The days of a range, parted where a rate begins, so that each part has one table of rates.
 * @example spansOf({ from: '2026-07-01', to: '2026-09-30' }, ['2026-08-01']) // 07-01 to 07-31, 08-01 to 09-30
 */
export const spansOf = (
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
  begins: readonly IsoDate[],
): readonly { readonly from: IsoDate; readonly to: IsoDate }[] => {
  const starts = [...new Set([from, ...begins.filter((day) => day > from && day <= to)])].toSorted();
  return starts.map((start, at) => {
    const next = starts[at + 1];
    return { from: start, to: next === undefined ? to : addDays(next, -1) };
  });
};

/** The rates of a state that hold on a day: all that began on the last day before or on it. */
const tableOn = (rates: readonly EnteredMileageRate[], day: IsoDate): readonly EnteredMileageRate[] => {
  const begun = rates.filter(({ from }) => from <= day);
  const last = begun.reduce((latest, { from }) => (from > latest ? from : latest), '');
  return begun.filter(({ from }) => from === last);
};

/**
 * What is owed of miles in the states that tax them by weight: never without a rate that was entered. Each vehicle and
 * rate is rounded to the cent; states without miles are left out.
 */
export const mileageTaxesOf = (
  driven: readonly MilesOfSpan[],
  fleet: readonly WeighedVehicle[],
  entered: readonly EnteredMileageRate[],
): readonly MileageTax[] => {
  const vehicles = new Map(fleet.map((vehicle) => [vehicle.id, vehicle]));
  return MILEAGE_STATES.flatMap((state): MileageTax[] => {
    const there = driven.filter(({ jurisdiction, miles }) => jurisdiction === state && miles > 0);
    if (there.length === 0) return [];
    const rates = entered.filter((each) => each.state === state);
    const lines: MileageLine[] = [];
    const missing = new Set<string>();
    for (const { from, vehicleId, miles } of there) {
      const vehicle = vehicles.get(vehicleId);
      const table = tableOn(rates, from);
      if (table.length === 0) missing.add(`no rate entered for ${STATE_NAMES[state] ?? state}`);
      else if (!vehicle || vehicle.weight === null)
        missing.add(`the weight of ${vehicle?.unitNumber ?? 'a vehicle'} is not known`);
      else {
        const { weight, unitNumber: unit } = vehicle;
        const found = table
          .filter(({ overPounds }) => weight > overPounds)
          .toSorted((a, b) => b.overPounds - a.overPounds)[0];
        const [rate, source] = [found?.rate ?? null, found?.source ?? null];
        const amount = rate === null ? cents(0) : amountOf(miles, rate);
        lines.push({ vehicleId, unit, weight, miles, rate, source, amount });
      }
    }
    const sum = lines.reduce((all, { amount }) => all + amount, 0);
    const tax: MileageTax = {
      ...{ state, lines, missing: [...missing].toSorted() },
      miles: there.reduce((all, { miles }) => all + miles, 0),
      amount: missing.size > 0 ? null : cents(sum),
    };
    return [tax];
  });
};
