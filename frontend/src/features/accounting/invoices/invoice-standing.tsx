import { StatusChip, type Tone } from '../../../components/display/status-chip';
import type { Factoring, Invoice } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';
import { isPartlyPaid } from '../../../lib/format/invoice-words';

type Stands = Pick<Invoice, 'status' | 'standing' | 'balance' | 'disputed' | 'writtenOff' | 'credited' | 'factoring'>;

/** How far an invoice is paid, where its status alone does not say it: "Short by $50.00"; else nothing. */
export const standingText = (invoice: Stands): string => {
  const { standing, balance, disputed, writtenOff, credited, factoring } = invoice;
  switch (standing) {
    case 'partly_paid':
      return isPartlyPaid(invoice) ? '' : 'Partly paid';
    case 'short':
      return `Short by ${formatMoney(balance)}`;
    case 'disputed':
      return `Disputed ${formatMoney(disputed)}`;
    case 'written_off':
      return `Written off ${formatMoney(writtenOff)}`;
    case 'credited':
      return `Credited ${formatMoney(credited)}`;
    case 'factored':
      return factoring ? `${factoring.recourse ? 'Advanced by' : 'Sold to'} ${factoring.factorName}` : 'Factored';
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

/** In a list: the name of a factor, which may be of any length, stands beside the chip. */
export function InvoiceStandingCell({ invoice }: { invoice: Stands }) {
  const { standing, factoring } = invoice;
  if (standing !== 'factored' || !factoring) return <InvoiceStandingChip invoice={invoice} />;
  const [word, beside] = factoring.recourse ? ['Advanced', 'by'] : ['Sold', 'to'];
  return (
    <>
      <StatusChip tone="neutral" label={word} /> {beside} {factoring.factorName}
    </>
  );
}

const nextOfFactored = ({ factorName, recourse, recourseUntil, advance, reserve, owed }: Factoring): string =>
  recourse
    ? `${factorName} advanced ${formatMoney(advance)} on it and is paid by the carrier. Record what it collects; it is owed ${formatMoney(owed)}${recourseUntil ? `, and from ${formatDate(recourseUntil)} it may charge the invoice back` : ''}.`
    : `${factorName} bought it and is paid by the carrier. It holds ${formatMoney(reserve)}: record what it releases once the carrier has paid.`;

/** What there is to do next about an invoice that is not simply paid. */
export const nextOf = (invoice: Stands & Pick<Invoice, 'disputeReason'>): string | null => {
  const { standing, disputeReason, balance, disputed, factoring } = invoice;
  if (standing === 'factored' && factoring) return nextOfFactored(factoring);
  if (standing === 'short')
    return `The payment was short by ${formatMoney(balance)}. Ask for the rest, note a dispute, credit it or write it off.`;
  if (standing !== 'disputed' || isZeroMoney(disputed)) return null;
  const why = disputeReason ? `: ${disputeReason}` : '';
  return `The carrier disputes ${formatMoney(disputed)}${why}. Settle it when you agree: it is owed, credited or written off.`;
};
