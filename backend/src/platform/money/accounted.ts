import type { IsoDate } from './dates';

/**
 * The booked values of a record before and after an event, and the day of the booking; null where the record did not
 * exist or is removed.
 * @example { before: { amount: 12500 }, after: { amount: 14000 }, on: '2026-11-26' } // cents
 */
export interface Accounted<Booked = Readonly<Record<string, unknown>>> {
  readonly before: Booked | null;
  readonly after: Booked | null;
  readonly on: IsoDate;
  /** The first open day, on which the record as it is now is booked because the month of its own date is closed. */
  readonly bookedOn?: IsoDate | undefined;
}
