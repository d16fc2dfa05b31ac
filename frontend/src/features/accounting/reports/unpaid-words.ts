import { formatMoney } from '../../../lib/format/money';
import type { BrokerLedger } from './report-queries';

type Unpaid = BrokerLedger['unpaid'][number];

/** How an unpaid invoice stands: "Short by $50.00", "Disputed $50.00: 3 hours only". */
export const unpaidWords = ({ standing, balance, disputed, disputeReason }: Unpaid): string => {
  if (standing === 'disputed') return `Disputed ${formatMoney(disputed)}${disputeReason ? `: ${disputeReason}` : ''}`;
  if (standing === 'short') return `Short by ${formatMoney(balance)}`;
  return standing === 'partly_paid' ? 'Partly paid' : 'Open';
};
