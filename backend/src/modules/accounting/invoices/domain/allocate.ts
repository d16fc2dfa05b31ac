import type { InvoiceLine, Payment } from './invoice.events';

/** What a payment clears of one line of its invoice, in whole cents: `{ kind: 'freight', amount: 64750 }`. */
export interface Allocated {
  readonly kind: InvoiceLine['kind'];
  readonly amount: number;
}

/**
 * Shares a payment out to the lines of its invoice: to each line as much as its rest is of what is open, in whole
 * cents; the cents that are left go to the lines with the largest remainders, to the first of equal ones. No line
 * gets more than its rest, and the payment that clears the invoice completes every line.
 * @param rests what is open of each line, in cents
 * @param amount at most the sum of the rests, in cents
 * @example allocate([120_250, 9_750], 33_333) // [30_833, 2_500]
 */
export const allocate = (rests: readonly number[], amount: number): readonly number[] => {
  const open = BigInt(rests.reduce((sum, rest) => sum + rest, 0));
  if (open === 0n) return rests.map(() => 0);
  const shares = rests.map((rest, at) => {
    const exact = BigInt(amount) * BigInt(rest);
    return { at, whole: Number(exact / open), remainder: exact % open };
  });
  const left = amount - shares.reduce((sum, { whole }) => sum + whole, 0);
  const first = shares.toSorted((a, b) =>
    a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1,
  );
  const another = new Set(first.slice(0, left).map(({ at }) => at));
  return shares.map(({ at, whole }) => whole + (another.has(at) ? 1 : 0));
};

/**
 * What is open of each line after payments. A payment of an earlier release does not say which lines it cleared: it is
 * taken as if it had been shared out.
 */
export const restsAfter = (
  lines: readonly InvoiceLine[],
  payments: readonly Pick<Payment, 'allocated' | 'amount'>[],
): readonly number[] =>
  payments.reduce<readonly number[]>(
    (rests, { amount, allocated }) => {
      const shares = allocated?.map((share) => share.amount) ?? allocate(rests, amount);
      return rests.map((rest, at) => rest - (shares[at] ?? 0));
    },
    lines.map((line) => line.amount),
  );

/** What a payment cleared by kind of line, as it is booked on cash basis. */
export const clearedBy = ({ allocated, amount }: Pick<Payment, 'allocated' | 'amount'>): Allocated[] =>
  allocated ?? [{ kind: 'freight', amount }];
