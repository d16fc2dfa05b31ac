import { mistake } from '../../../../platform/core/errors';
import { dollars } from '../../../../platform/money/money';
import type { InvoiceLine, Payment } from './invoice-shapes.events';
import type { Portion } from './money.commands';
import type { LineAmount } from './money.events';

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
 * Shares an amount out to what comes first of each line, and only what is left to all else that is open of them.
 * @param first in cents, at most the rest of each line
 * @example shareOut([100_00, 50_00], [0, 50_00], 60_00) // [10_00, 50_00]
 */
export const shareOut = (rests: readonly number[], first: readonly number[], amount: number): readonly number[] => {
  const sum = first.reduce((total, share) => total + share, 0);
  if (amount <= sum) return allocate(first, amount);
  const others = allocate(
    rests.map((rest, at) => rest - (first[at] ?? 0)),
    amount - sum,
  );
  return others.map((share, at) => share + (first[at] ?? 0));
};

/** The amounts said of some lines as one of each line: `ofEach([{ line: 2, amount: 50 }], 3)` is `[0, 50, 0]`. */
export const ofEach = (said: readonly LineAmount[], lines: number): readonly number[] =>
  Array.from({ length: lines }, (_, at) => said.find(({ line }) => line === at + 1)?.amount ?? 0);

/**
 * What is meant of each line: so much as was said of it, or a share of the amount.
 * @param first what the amount is taken from before all else
 * @param within before the names of fields in a refusal: 'shares.1.'
 * @throws RuleViolation INVALID when more is said of a line than is open of it, or the lines do not add up
 */
export const sharesOf = (
  { amount, lines }: Portion,
  rests: readonly number[],
  first: readonly number[],
  within = '',
): readonly number[] => {
  if (!lines?.length) return shareOut(rests, first, amount ?? 0);
  const wrong = (at: number, name: keyof LineAmount, message: string) =>
    mistake(`${within}lines.${at}.${name}`, message);
  for (const [at, { line, amount: share }] of lines.entries()) {
    const rest = rests[line - 1];
    if (rest === undefined) throw wrong(at, 'line', `The invoice has no line ${line}`);
    if (lines.findIndex((other) => other.line === line) < at) throw wrong(at, 'line', `Line ${line} is named twice`);
    if (share <= 0) throw wrong(at, 'amount', 'Amount must be more than 0');
    if (share > rest) throw wrong(at, 'amount', `At most ${dollars(rest)} of line ${line} is open`);
  }
  const total = lines.reduce((sum, share) => sum + share.amount, 0);
  if (amount !== undefined && amount !== total)
    throw mistake(`${within}lines`, `The lines add up to ${dollars(total)}, and the amount is ${dollars(amount)}`);
  return ofEach(lines, rests.length);
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
