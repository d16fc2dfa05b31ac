import type { IsoDate } from '../../../../platform/money/dates';
import type { Period } from './period';
import type { Weighed } from './qualified';
import type { Question } from './questions';

/** A trip, in the order in which its vehicle drove it. */
export interface TripSeen {
  readonly id: string;
  readonly vehicleId: string;
  readonly date: IsoDate;
  readonly odometerStart: string | null;
  readonly odometerEnd: string | null;
  readonly legs: readonly { readonly jurisdiction: string; readonly miles: string }[];
  readonly source: string;
}
/** A purchase of fuel for the road. */
export interface PurchaseSeen {
  readonly id: number;
  readonly vehicleId: string | null;
  readonly date: IsoDate;
  readonly vendor: string | null;
  readonly jurisdiction: string | null;
  readonly gallons: string;
  readonly amount: number;
  readonly taxPaid: boolean;
  readonly reference: string | null;
}
export interface VehicleSeen extends Weighed {
  readonly id: string;
  readonly unitNumber: string;
}
/** All that an auditor would look at. `mpgBefore` is of the fleet in the quarter before, null where there is none. */
export interface Reviewed {
  readonly quarter: Period;
  readonly vehicles: readonly VehicleSeen[];
  readonly trips: readonly TripSeen[];
  readonly purchases: readonly PurchaseSeen[];
  /** Booked in the quarter, bought outside of it. */
  readonly outside: readonly PurchaseSeen[];
  readonly mpgBefore: string | null;
}

export const REVIEW_RULES = [
  'month_missing',
  'odometer_gap',
  'odometer_overlap',
  'fleet_mpg',
  'vehicle_mpg',
  'mpg_swing',
  'fuel_without_miles',
  'miles_without_fuel',
  'fuel_where_not_driven',
  'receipt_twice',
  'estimated_miles',
  'counted_twice',
  'outside_quarter',
  'no_jurisdiction',
  'no_vehicle',
  'bulk_fuel',
  'weight_unknown',
] as const;
export type ReviewRule = (typeof REVIEW_RULES)[number];
export interface RecordNamed {
  readonly kind: 'trip' | 'expense' | 'vehicle';
  readonly id: string;
}
/**
 * Something that an auditor would ask about. `weight` is what it takes off the score of 100; `ask` is what the client
 * would have to send to settle it, null where the office settles it alone.
 * @example { rule: 'odometer_gap', sentence: 'T-101: 214.0 miles are missing between 07/03/2026 and 07/04/2026',
 *   records: [{ kind: 'trip', id: '0199…' }], weight: 3, ask: { what: 'Trips of T-101 between …', why: '…' } }
 */
export interface Finding {
  readonly rule: ReviewRule;
  readonly sentence: string;
  readonly records: readonly RecordNamed[];
  readonly weight: number;
  readonly ask: Question | null;
}
export interface Review {
  readonly score: number;
  readonly findings: readonly Finding[];
}
