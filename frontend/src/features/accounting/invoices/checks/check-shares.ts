import type { Invoice, NewCheck } from '../../../../lib/api/api-types';
import { fromCents, normalizeMoney, toCents } from '../../../../lib/format/money';

/** What of a check is for one invoice, as the form holds it. */
export interface ShareValues {
  invoiceId: number;
  amount: string;
}

const centsOf = (amount: string): bigint => toCents(amount) ?? 0n;

/** Invoices that a payment can settle. */
export const isPayable = ({ status }: Pick<Invoice, 'status'>): boolean => status === 'pending' || status === 'overdue';

/** Those that are due first come first; without a day last. */
export const oldestFirst = (invoices: readonly Invoice[]): readonly Invoice[] =>
  [...invoices].sort(
    (one, other) => (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999') || one.id - other.id,
  );

/** Shares a check out: each invoice gets what is open of it, the oldest first, as far as the money goes. */
export const shareOut = (amount: string, invoices: readonly Invoice[]): ShareValues[] => {
  let left = centsOf(normalizeMoney(amount));
  return oldestFirst(invoices).map(({ id, balance }) => {
    const open = centsOf(balance);
    const share = left <= 0n ? 0n : left < open ? left : open;
    left -= share;
    return { invoiceId: id, amount: share === 0n ? '' : fromCents(share) };
  });
};

/** What of the check nobody has yet; below zero: more than there is. */
export const leftOf = (amount: string, shares: readonly ShareValues[]): string =>
  fromCents(
    shares.reduce((left, share) => left - centsOf(normalizeMoney(share.amount)), centsOf(normalizeMoney(amount))),
  );

export const sharesBody = (shares: readonly ShareValues[]): NewCheck['shares'] =>
  shares
    .filter(({ amount }) => centsOf(normalizeMoney(amount)) !== 0n)
    .map(({ invoiceId, amount }) => ({ invoiceId, amount: normalizeMoney(amount) }));
