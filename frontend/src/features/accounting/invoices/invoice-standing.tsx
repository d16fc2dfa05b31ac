import { StatusChip, type Tone } from '../../../components/display/status-chip';
import type { Invoice } from '../../../lib/api/api-types';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';

type Stands = Pick<Invoice, 'standing' | 'balance' | 'disputed' | 'writtenOff' | 'credited'>;

/** How far an invoice is paid, where its status alone does not say it: "Short by $50.00"; else nothing. */
export const standingText = ({ standing, balance, disputed, writtenOff, credited }: Stands): string => {
  switch (standing) {
    case 'partly_paid':
      return 'Partly paid';
    case 'short':
      return `Short by ${formatMoney(balance)}`;
    case 'disputed':
      return `Disputed ${formatMoney(disputed)}`;
    case 'written_off':
      return `Written off ${formatMoney(writtenOff)}`;
    case 'credited':
      return `Credited ${formatMoney(credited)}`;
    case 'draft':
    case 'open':
    case 'paid':
    case 'cancelled':
      return '';
  }
};

const tones: Partial<Record<Stands['standing'], Tone>> = {
  disputed: 'error',
  short: 'warning',
  partly_paid: 'warning',
};

export function InvoiceStandingChip({ invoice }: { invoice: Stands }) {
  const label = standingText(invoice);
  return label === '' ? null : <StatusChip tone={tones[invoice.standing] ?? 'neutral'} label={label} />;
}

/** What there is to do next about an invoice that is not simply paid. */
export const nextOf = (invoice: Stands & Pick<Invoice, 'disputeReason'>): string | null => {
  const { standing, disputeReason, balance, disputed } = invoice;
  if (standing === 'short')
    return `The payment was short by ${formatMoney(balance)}. Ask for the rest, note a dispute, credit it or write it off.`;
  if (standing !== 'disputed' || isZeroMoney(disputed)) return null;
  const why = disputeReason ? `: ${disputeReason}` : '';
  return `The carrier disputes ${formatMoney(disputed)}${why}. Settle it when you agree: it is owed, credited or written off.`;
};
