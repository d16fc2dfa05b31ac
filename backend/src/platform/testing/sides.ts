import type { Posting } from '../money/postings';

/** One line of a journal entry, in cents: `['1100', 2_000_00, 0]`. */
export type Sides = [account: string, debit: number, credit: number];

/** The date and the lines of each entry, without descriptions. */
export const sidesOf = (postings: readonly Posting[]): [string, Sides[]][] =>
  postings.map(({ entryDate, lines }) => [
    entryDate,
    lines.map((line): Sides => [line.accountNumber, line.debit, line.credit]),
  ]);
