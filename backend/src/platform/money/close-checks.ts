import type { IsoDate } from './dates';
import type { Month } from './months';

/** The month of a book that is to be closed; `clientId` is null for the firm's own. */
export interface ClosingMonth {
  readonly clientId: string | null;
  readonly month: Month;
  readonly firstDay: IsoDate;
  readonly lastDay: IsoDate;
}
/** Runs SQL and returns its rows. */
export type Ask = <R extends object>(text: string, values: readonly unknown[]) => Promise<readonly R[]>;

/** A condition of closing a month. What is not met needs a reason, which is kept with the close. */
export interface CloseCheck {
  /** A statement that is true when it is met: 'No draft invoice of the month'. */
  readonly title: string;
  readonly holds: (of: ClosingMonth, ask: Ask) => Promise<boolean>;
  /** It is about the book as a whole: the answer is the same for each of its months. */
  readonly ofBook?: true;
}

const checks = new Map<string, CloseCheck>();

/**
 * Adds an item to the checklist of closing a month; modules use it for what they keep.
 * @example declareCloseCheck({ title: 'The bank is reconciled', holds: async ({ clientId, lastDay }, ask) => … })
 */
export const declareCloseCheck = (check: CloseCheck): void => void checks.set(check.title, check);

/** By title, whichever module is loaded first. */
export const closeChecks = (): readonly CloseCheck[] =>
  [...checks.values()].toSorted((one, other) => one.title.localeCompare(other.title));
