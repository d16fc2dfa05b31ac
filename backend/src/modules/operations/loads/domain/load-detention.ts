import { cents, type Cents } from '../../../../platform/money/money';
import { detentionOf, totalOf, type Detention, type StopClock, type WaitingTerms } from './detention';

/** The times and costs of one stop. */
export interface StopCosts extends StopClock {
  readonly place: string;
  /** What its lumper cost by the receipt, in cents. */
  readonly lumper: Cents | null;
  readonly layoverDays: number | null;
}
/** What is agreed about a load besides freight; null is what nobody has said. */
export interface AccessorialTerms extends WaitingTerms {
  /** For a day, in cents. */
  readonly layover: Cents | null;
  /** Truck ordered, not used: once, in cents. */
  readonly tonu: Cents | null;
}

/** Why there is no amount, in a sentence with its place: 'Elko, NV: free time is not stated'. */
export type Missing = string;
export const UNKNOWN_LAYOVER = 'what a day of layover pays is not stated';
export const UNKNOWN_TONU = 'what an ordered truck that is not used pays is not stated';

/**
 * All that a load earns besides freight and surcharges, in cents. Null is what is not known; `missing` says why.
 * @example { stops: [{ minutes: 200, …, amount: 7500 }], detention: 7500, layover: null, tonu: null, lumper: null, … }
 */
export interface LoadDetention {
  readonly stops: readonly Detention[];
  readonly detention: Cents | null;
  readonly layover: Cents | null;
  readonly tonu: Cents | null;
  readonly lumper: Cents | null;
  readonly total: Cents | null;
  readonly missing: readonly Missing[];
}

const SILENT: AccessorialTerms = {
  ...{ detentionRate: null, detentionFreeMinutes: null, detentionIncrementMinutes: null, detentionCap: null },
  ...{ startsAt: null, layover: null, tonu: null },
};
const at = (place: string, what: string): Missing => `${place}: ${what}`;

/**
 * What the stops of a load earn by its terms: detention of each, each day of layover, lumpers by their receipts, and
 * once that the truck was ordered and not used, where the load was cancelled after the truck had arrived.
 */
export const detentionOfLoad = (
  stops: readonly StopCosts[],
  terms: AccessorialTerms | null,
  isCancelled: boolean,
): LoadDetention => {
  const agreed = terms ?? SILENT;
  const each = stops.map((stop) => detentionOf(stop, agreed));
  const days = stops.reduce((sum, { layoverDays }) => sum + (layoverDays ?? 0), 0);
  const layover = days > 0 && agreed.layover !== null ? cents(days * agreed.layover) : null;
  const isUnused = isCancelled && stops.some(({ arrivedAt }) => arrivedAt !== null);
  const tonu = isUnused ? agreed.tonu : null;
  const lumper = totalOf(stops.map((stop) => ({ amount: stop.lumper })));
  const detention = totalOf(each);
  return {
    ...{ stops: each, detention, layover, tonu, lumper },
    total: totalOf([detention, layover, tonu, lumper].map((amount) => ({ amount }))),
    missing: [
      ...each.flatMap(({ missing }, nr) => missing.map((what) => at(stops[nr]?.place ?? '', what))),
      ...stops.flatMap(({ place, layoverDays }) =>
        (layoverDays ?? 0) > 0 && agreed.layover === null ? [at(place, UNKNOWN_LAYOVER)] : [],
      ),
      ...(isUnused && agreed.tonu === null ? [UNKNOWN_TONU] : []),
    ],
  };
};
