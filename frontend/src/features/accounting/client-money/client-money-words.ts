import { formatMoney } from '../../../lib/format/money';
import type { Subject } from '../../../lib/subjects';
import type { ClientMovement } from './client-money-calls';

export const CLIENT_MONEY = '/accounting/bookkeeping?view=client-money';

/** Where the account of one client is opened. */
export const accountAddress = (clientId: string): string => `${CLIENT_MONEY}&held=${clientId}`;

export const clientMoneySubject = (clientId: string, name: string): Subject => ({
  name,
  links: [{ label: 'Open', to: accountAddress(clientId) }],
});

const BY_KIND = {
  received: 'Received',
  paid_out: 'Paid to an agency',
  refunded: 'Given back',
  moved: 'Moved to the client money bank',
} as const satisfies Record<ClientMovement['kind'], string>;

/** What happened, for those who work here and for the client alike: 'Paid to IRS'. */
export const movementLabel = ({ kind, payee, paymentId, method }: ClientMovement): string => {
  if (kind === 'paid_out' && payee) return `Paid to ${payee}`;
  if (paymentId !== null) return kind === 'received' ? 'Received with a payment' : 'Returned with a refund';
  return kind === 'received' && method ? `Received by ${method}` : BY_KIND[kind];
};

/** What it adds or takes: '+$100.00', '−$100.00'; moving it changes nothing. */
export const changeLabel = ({ change, amount, kind }: ClientMovement): string => {
  if (kind === 'moved') return formatMoney(amount);
  return `${change.startsWith('-') ? '−' : '+'}${formatMoney(amount)}`;
};

/** What else is known of a movement: 'Form 2290 · Check 1044'. */
export const remarkOf = ({ documentTitle, checkNumber, reference, notes }: ClientMovement): string =>
  [documentTitle, checkNumber && `Check ${checkNumber}`, reference, notes].filter(Boolean).join(' · ');
