import type { IsoDate } from '../../../../platform/money/dates';
import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';

/** A line as a file of the bank says it, in whole cents: more than 0 came in. `nr`: the row, or the how manieth. */
export interface StatementLine {
  readonly nr: number;
  readonly date: IsoDate;
  readonly amount: number;
  readonly text: string;
  readonly checkNumber: string | null;
  readonly fitId: string | null;
}
/** A line that cannot be taken, and why: `{ line: 7, reason: 'The amount “1e9” is none' }`. */
export interface Rejected {
  readonly line: number;
  readonly reason: string;
}
export type ReadLine = StatementLine | Rejected;

export const isRejected = (line: ReadLine): line is Rejected => 'reason' in line;

/**
 * What tells the lines of a file apart: the bank's own number, or else day, amount, text and the how manieth of its
 * equals it is. So the same file again brings nothing new, and one that overlaps brings what is new.
 */
export const identities = (): ((line: StatementLine) => string) => {
  const counted = new Map<string, number>();
  return ({ fitId, date, amount, text, checkNumber }) => {
    if (fitId !== null) return `id ${fitId}`;
    const equals = JSON.stringify([date, amount, text, checkNumber]);
    const nr = (counted.get(equals) ?? 0) + 1;
    counted.set(equals, nr);
    return `nr ${nr} ${equals}`;
  };
};

/** A line that is known, by its identity. */
export type KnownLine = Pick<StatementLine, 'date' | 'amount'>;
/** Why a line with the identity of a known one cannot be that one; null when it is the same line again. */
export const faultOfSame = ({ date, amount, fitId }: StatementLine, known: KnownLine): string | null =>
  date === known.date && amount === known.amount
    ? null
    : `The bank's number ${fitId ?? ''} is also used by a line of ${usDate(known.date)} for ${dollars(known.amount)}`;
