import table from './data/tax-rates.json';
import { scaled } from '../../../../platform/money/rounding';
import { isMember, WITH_SURCHARGES } from './jurisdictions';
import type { Period } from './period';

/** US: miles, gallons, US dollars a gallon. Metric: kilometers, liters, Canadian dollars a liter. */
export const UNITS = ['us', 'metric'] as const;
export type Units = (typeof UNITS)[number];
export const RATE_KINDS = ['tax', 'surcharge'] as const;
export type RateKind = (typeof RATE_KINDS)[number];
export const RATE_PLACES = 4;

/** Which rate: of a jurisdiction in a quarter for a fuel. */
export interface RateKey {
  readonly quarter: Period;
  readonly fuelType: string;
  readonly units: Units;
  readonly jurisdiction: string;
  readonly kind: RateKind;
}
/**
 * A rate that somebody entered. `rate` is dollars for a gallon or liter with at most four places.
 * @example { quarter: '4Q2025', fuelType: 'diesel', units: 'us', jurisdiction: 'ON', kind: 'tax', rate: '0.2513',
 *   source: 'https://www.iftach.org/taxmatrix/charts/4Q2025.csv' }
 */
export interface EnteredRate extends RateKey {
  readonly rate: string;
  readonly source: string;
}

/**
 * What is known of a rate: its amount with where it is from, that there is none (Oregon taxes weight and miles, not
 * fuel), or that it is missing. A missing rate is never guessed.
 */
export type Rate =
  | { readonly is: 'known'; readonly rate: string; readonly source: string; readonly preliminary: boolean }
  | { readonly is: 'none'; readonly reason: string }
  | { readonly is: 'missing' };

interface PublishedQuarter {
  readonly quarter: string;
  readonly fuelType: string;
  readonly status: string;
  /** By jurisdiction: US dollars a gallon, Canadian dollars a liter, the name of the source. */
  readonly tax: Readonly<Record<string, readonly (string | null)[]>>;
  readonly surcharge: Readonly<Record<string, readonly (string | null)[]>>;
}
const PUBLISHED: readonly PublishedQuarter[] = table.quarters;
const SOURCES: Readonly<Record<string, string>> = table.sources;
/** The quarters that the tax matrix is known of, in part or whole, the first one first. */
export const KNOWN_QUARTERS: readonly Period[] = PUBLISHED.map(({ quarter }) => quarter);

const MISSING = { is: 'missing' } as const;
const NONE = {
  member: { is: 'none', reason: 'Not a member of IFTA: the miles count, no tax is owed' },
  OR: { is: 'none', reason: 'Oregon has no IFTA rate: it taxes weight and miles on a return of its own' },
  surcharge: { is: 'none', reason: 'No surcharge' },
} as const;

const published = ({ quarter, fuelType, units, jurisdiction, kind }: RateKey): Rate => {
  const matrix = PUBLISHED.find((each) => each.quarter === quarter && each.fuelType === fuelType);
  if (!matrix) return MISSING;
  const [usd = null, cad = null, source = ''] = matrix[kind][jurisdiction] ?? [];
  const rate = units === 'us' ? usd : cad;
  if (rate === 'none') return NONE.OR;
  if (rate === null) {
    // the matrix has a row for each surcharge, so that one without a row is none
    return kind === 'surcharge' && !(jurisdiction in matrix.surcharge) ? NONE.surcharge : MISSING;
  }
  return { is: 'known', rate, source: SOURCES[source ?? ''] ?? '', preliminary: matrix.status !== 'final' };
};

/**
 * The rate for a key: one that was entered is believed before the published one. Outside of IFTA there is none, and a
 * surcharge only where the matrix has a row for one.
 * @example rateOf({ quarter: '3Q2026', fuelType: 'diesel', units: 'us', jurisdiction: 'VA', kind: 'surcharge' }, [])
 * // { is: 'known', rate: '0.1430', … }
 */
export const rateOf = (key: RateKey, entered: readonly EnteredRate[]): Rate => {
  if (!isMember(key.jurisdiction)) return NONE.member;
  const own = entered.find(
    ({ quarter, fuelType, units, jurisdiction, kind }) =>
      quarter === key.quarter &&
      fuelType === key.fuelType &&
      units === key.units &&
      jurisdiction === key.jurisdiction &&
      kind === key.kind,
  );
  if (own) return { is: 'known', rate: own.rate, source: own.source, preliminary: false };
  if (key.kind === 'surcharge' && !WITH_SURCHARGES.includes(key.jurisdiction)) return NONE.surcharge;
  return published(key);
};

/** A rate in ten-thousandths of a dollar: '0.2436' is 2436n. */
export const inTenThousandths = (rate: string): bigint => scaled(rate, RATE_PLACES);
