import { aYearUpTo, todayInFirm } from '../format/dates';

/** Whose invoices: of a broker, and of a client or of the firm itself (`own`) where they are narrowed. */
interface Whose {
  readonly brokerId: string;
  readonly clientId?: string | null;
  readonly own?: boolean;
}

/**
 * The list of the invoices of a broker that were paid between two days, each with the days that it took; without days,
 * in the year up to today.
 * @example paidInvoices({ brokerId: '4' }, ['2026-02-01', '2026-02-28'])
 */
export const paidInvoices = (
  { brokerId, clientId, own }: Whose,
  days?: readonly [from: string, to: string],
): string => {
  const [paidFrom, paidTo] = days ?? [aYearUpTo(todayInFirm()), todayInFirm()];
  const of = own ? { own: 'true' } : clientId ? { clientId } : {};
  return `/accounting/invoices?${new URLSearchParams({ status: 'paid', brokerId, paidFrom, paidTo, ...of })}`;
};
