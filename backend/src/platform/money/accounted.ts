import type { IsoDate } from './dates';

/** How what is booked of a record stood before and after an event, and on which day of the firm that was. */
export interface Accounted<Booked = Readonly<Record<string, unknown>>> {
  readonly before: Booked | null;
  readonly after: Booked | null;
  readonly on: IsoDate;
}
