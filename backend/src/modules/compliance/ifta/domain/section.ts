import { cents, type Cents } from '../../../../platform/money/money';
import { rounded, scaled, withPlaces } from '../../../../platform/money/rounding';
import { isMember } from './jurisdictions';
import { interestOn, type Lateness } from './late';
import type { Period } from './period';
import { inTenThousandths, rateOf, type EnteredRate, type Rate, type RateKind, type Units } from './rates';

/** Miles are given with one place, gallons with three (kilometers and liters for a metric return). */
export const MILE_PLACES = 1;
export const GALLON_PLACES = 3;
const MPG_PLACES = 2;

/**
 * What happened in one jurisdiction with one fuel. `taxableMiles` are all miles when left out; `untaxedGallons` went
 * into main tanks without tax in their price, such as bulk fuel of the fleet's own tank.
 * @example { jurisdiction: 'TX', miles: '6000.4', taxPaidGallons: '900.125' }
 */
export interface MilesAndFuel {
  readonly jurisdiction: string;
  readonly miles: string;
  readonly taxableMiles?: string | undefined;
  readonly taxPaidGallons: string;
  readonly untaxedGallons?: string | undefined;
}
/** A fuel of a quarter: what the section of the return is worked out from. */
export interface FuelOfQuarter {
  readonly fuelType: string;
  readonly lines: readonly MilesAndFuel[];
  /** Fuel whose receipt names no jurisdiction. */
  readonly unplacedGallons?: string | undefined;
  /** Where they are more than the lines say, in whole miles and gallons. */
  readonly totalMiles?: number | undefined;
  readonly totalGallons?: number | undefined;
  /** Miles per gallon that a state or an auditor set, in place of those of the fleet: '4.00'. */
  readonly mpg?: string | undefined;
}

/**
 * A line of the return. Whole miles and gallons; `tax`, `interest` and `total` in cents, null while its rate is
 * missing.
 */
export interface ReturnLine {
  readonly jurisdiction: string;
  readonly kind: RateKind;
  readonly rate: Rate;
  readonly totalMiles: number;
  readonly taxableMiles: number;
  readonly taxableGallons: number;
  readonly taxPaidGallons: number;
  readonly netTaxableGallons: number;
  readonly tax: Cents | null;
  readonly interest: Cents;
  readonly total: Cents | null;
}
/** The section of a fuel. `fleetMpg` is '8.52', null where there are miles without any fuel. */
export interface Section {
  readonly fuelType: string;
  readonly totalMiles: number;
  readonly totalGallons: number;
  readonly fleetMpg: string | null;
  readonly lines: readonly ReturnLine[];
  readonly tax: Cents;
  readonly surcharge: Cents;
  readonly interest: Cents;
}

interface Asked {
  readonly quarter: Period;
  readonly units: Units;
  readonly fuel: FuelOfQuarter;
  readonly lateness: Lateness;
  readonly entered: readonly EnteredRate[];
}

const wholeOf = (decimal: string, places: number): number =>
  Number(rounded(scaled(decimal, places), 10n ** BigInt(places)));
/** Whole miles: wholeMiles('1500.5') is 1501. */
export const wholeMiles = (miles: string): number => wholeOf(miles, MILE_PLACES);
/** Whole gallons: wholeGallons('102.34') is 102. */
export const wholeGallons = (gallons: string): number => wholeOf(gallons, GALLON_PLACES);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Works out the section of a fuel. Each line is rounded, so that the columns of the paper add up. */
export const sectionOf = ({ fuel, ...asked }: Asked): Section => {
  const inOrder = fuel.lines.toSorted((a, b) => (a.jurisdiction < b.jurisdiction ? -1 : 1));
  const whole = inOrder.map((line) => ({
    jurisdiction: line.jurisdiction,
    miles: wholeMiles(line.miles),
    taxable: Math.min(wholeMiles(line.taxableMiles ?? line.miles), wholeMiles(line.miles)),
    paid: wholeGallons(line.taxPaidGallons),
    all: wholeGallons(plus(line.taxPaidGallons, line.untaxedGallons ?? '0')),
  }));
  const totalMiles = fuel.totalMiles ?? sumOf(whole.map(({ miles }) => miles));
  const totalGallons =
    fuel.totalGallons ?? sumOf(whole.map(({ all }) => all)) + wholeGallons(fuel.unplacedGallons ?? '0');
  const fleetMpg = fuel.mpg ?? mpgOf(totalMiles, totalGallons);
  const lines = whole.flatMap((line) => linesOf(line, { ...asked, fuelType: fuel.fuelType, fleetMpg }));
  const sum = (of: (line: ReturnLine) => number | null): Cents => cents(sumOf(lines.map((line) => of(line) ?? 0)));
  return {
    ...{ fuelType: fuel.fuelType, totalMiles, totalGallons, fleetMpg, lines },
    tax: sum(({ kind, tax }) => (kind === 'tax' ? tax : 0)),
    surcharge: sum(({ kind, tax }) => (kind === 'surcharge' ? tax : 0)),
    interest: sum(({ interest }) => interest),
  };
};

const plus = (one: string, other: string): string =>
  withPlaces(scaled(one, GALLON_PLACES) + scaled(other, GALLON_PLACES), GALLON_PLACES);

/** Miles per gallon with two places: mpgOf(5765, 1000) is '5.77'. Null where they come to nothing. */
export const mpgOf = (miles: number, gallons: number): string | null => {
  if (gallons === 0) return null;
  const hundredths = rounded(BigInt(miles) * 100n, BigInt(gallons));
  return hundredths === 0n ? null : withPlaces(hundredths, MPG_PLACES);
};

interface WholeLine {
  readonly jurisdiction: string;
  readonly miles: number;
  readonly taxable: number;
  readonly paid: number;
}
type LineAsked = Omit<Asked, 'fuel'> & { readonly fuelType: string; readonly fleetMpg: string | null };

const gallonsFor = (miles: number, mpg: string | null): number =>
  mpg === null ? 0 : Number(rounded(BigInt(miles) * 100n, scaled(mpg, MPG_PLACES)));

/** The tax line of a jurisdiction, and its surcharge line where it has one. */
const linesOf = (
  line: WholeLine,
  { quarter, units, fuelType, fleetMpg, lateness, entered }: LineAsked,
): ReturnLine[] => {
  const { jurisdiction, miles: totalMiles, paid: taxPaidGallons } = line;
  const rateFor = (kind: RateKind): Rate => rateOf({ quarter, fuelType, units, jurisdiction, kind }, entered);
  const [rate, surchargeRate] = [rateFor('tax'), rateFor('surcharge')];
  const taxableMiles = isMember(jurisdiction) ? line.taxable : 0;
  const taxableGallons = gallonsFor(taxableMiles, fleetMpg);
  const netTaxableGallons = isMember(jurisdiction) ? taxableGallons - taxPaidGallons : 0;
  const tax = amountOf(netTaxableGallons, rate);
  // fuel that was paid for gives no credit on a surcharge:
  // https://www.ooida.com/international-fuel-tax-agreement-information/
  const surcharge = amountOf(taxableGallons, surchargeRate);
  const interest = interestOn((tax ?? 0) + (surcharge ?? 0), lateness);
  const shared = { jurisdiction, taxableGallons };
  const taxLine: ReturnLine = {
    ...{ ...shared, kind: 'tax', rate, totalMiles, taxableMiles, taxPaidGallons, netTaxableGallons, tax, interest },
    total: tax === null ? null : cents(tax + interest),
  };
  if (surchargeRate.is === 'none') return [taxLine];
  const noMiles = { totalMiles: 0, taxableMiles: 0, taxPaidGallons: 0, interest: cents(0) };
  return [
    taxLine,
    {
      ...{ ...shared, ...noMiles, kind: 'surcharge', rate: surchargeRate, netTaxableGallons: taxableGallons },
      ...{ tax: surcharge, total: surcharge },
    },
  ];
};

/** Gallons at a rate in cents: amountOf(-106, 0.5240) is −5554. Null while the rate is missing. */
const amountOf = (gallons: number, rate: Rate): Cents | null => {
  if (rate.is === 'missing') return null;
  return rate.is === 'none' ? cents(0) : cents(Number(rounded(BigInt(gallons) * inTenThousandths(rate.rate), 100n)));
};
