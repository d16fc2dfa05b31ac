import type { IsoDate } from './dates';

/** Port: tells which days of a book can still be booked on. The ledger knows the closed months and implements it. */
export abstract class OpenDays {
  /**
   * The day itself when its month is open in the books of the client (null: in the firm's own); otherwise the first
   * open day after it.
   * @example await openDays.from(clientId, '2026-10-28') // '2026-11-01' when October is closed
   */
  abstract from(clientId: string | null, day: IsoDate): Promise<IsoDate>;
}
