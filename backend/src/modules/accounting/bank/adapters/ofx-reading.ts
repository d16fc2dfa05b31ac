import type { ReadLine } from '../domain/statement-line';

/** A file of the bank that a thread reads. */
export interface OfxToRead {
  readonly place: string;
  /** The last four of the number of the bank account; null where it is not known. */
  readonly ends: string | null;
}
/** Some lines of the file; the last message has `last`. */
export interface OfxPortion {
  readonly lines: readonly ReadLine[];
  readonly last: boolean;
}
/** Why the file cannot be taken: a sentence for the user. */
export interface OfxFault {
  readonly fault: string;
}
