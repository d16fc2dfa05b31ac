import type { Posting } from '../money/postings';

/** Of a line of an entry: ['1100', 2_000_00, 0]. */
export type Sides = [account: string, debit: number, credit: number];

/** By entry its date and its lines without their words. */
export const sidesOf = (postings: readonly Posting[]): [string, Sides[]][] =>
  postings.map(({ entryDate, lines }) => [
    entryDate,
    lines.map((line): Sides => [line.accountNumber, line.debit, line.credit]),
  ]);
