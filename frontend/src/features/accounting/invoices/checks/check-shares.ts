import type { Invoice, NewCheck } from '../../../../lib/api/api-types';
import { fromCents, normalizeMoney, toCents } from '../../../../lib/format/money';

/** What of a check is for one invoice, as the form holds it. */
export interface ShareValues {
  invoiceId: number;
  amount: string;
  /** What the carrier kept for paying quickly. */
  discount?: string;
  /** What becomes of that which it is short of the invoice; '': it is a part. */
  short?: string;
}

/** What may become of the rest of an invoice whose payment is short of it. */
export const SHORT_OPTIONS = [
  { value: '', label: 'Paid in part' },
  { value: 'open', label: 'Short: ask for the rest' },
  { value: 'disputed', label: 'Short: the carrier disputes the rest' },
  { value: 'written_off', label: 'Short: write off the rest' },
] as const;
export type ShortWay = Exclude<(typeof SHORT_OPTIONS)[number]['value'], ''>;
export const isShortWay = (value: string | undefined): value is ShortWay =>
  SHORT_OPTIONS.some((option) => option.value !== '' && option.value === value);

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
    .map(({ invoiceId, amount, discount = '', short }) => ({
      invoiceId,
      amount: normalizeMoney(amount),
      ...(centsOf(normalizeMoney(discount)) !== 0n && { discount: normalizeMoney(discount) }),
      ...(isShortWay(short) && { short }),
    }));

/** What is open of an invoice after its share, in cents: below zero it is paid too much. */
export const restOf = (
  { balance }: Pick<Invoice, 'balance'>,
  { amount, discount = '' }: Omit<ShareValues, 'invoiceId'>,
): bigint => centsOf(balance) - centsOf(normalizeMoney(amount)) - centsOf(normalizeMoney(discount));

/** The amounts alone, to tell whether somebody typed them. */
export const amountsIn = (shares: readonly ShareValues[]): string => shares.map(({ amount }) => amount).join();
