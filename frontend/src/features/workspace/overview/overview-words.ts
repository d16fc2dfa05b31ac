import type { Behind } from '../../../components/display/figure';

interface Words {
  readonly label: string;
  /** What of the rows behind it a figure is. */
  readonly of: string;
  /** The list behind it for staff. */
  readonly staff?: (clientId: string) => string;
  /** The same for the client itself; what it is told beside its list needs none. */
  readonly own?: string;
  /** How it is called for the client; absent: as for staff. */
  readonly ownLabel?: string;
}

/** How the figures of a client are called, and where their lists are. */
const words: Readonly<Record<string, Words>> = {
  papersAsked: {
    label: 'Papers we asked for',
    of: 'rows',
    staff: (id) => `/reminders/papers?clientId=${id}&status=asked`,
  },
  filingsWaiting: {
    label: 'Filings that wait for papers',
    of: 'rows',
    staff: (id) => `/practice?clientId=${id}&state=waiting`,
  },
  filingsOpen: { label: 'Filings to do', of: 'rows', staff: (id) => `/practice?clientId=${id}` },
  papersAnswered: {
    label: 'Papers sent for a filing',
    of: 'rows',
    staff: (id) => `/reminders/papers?clientId=${id}&status=answered`,
  },
  papersToReview: {
    label: 'Documents to review',
    of: 'rows',
    staff: (id) => `/documents/uploads?clientId=${id}&status=received,pending`,
  },
  filingsUnderway: {
    label: 'Filed, not yet accepted',
    of: 'rows',
    staff: (id) => `/reminders/filings?clientId=${id}&status=filed`,
  },
  documentsPending: {
    label: 'Compliance documents to handle',
    of: 'rows',
    staff: (id) => `/documents?clientId=${id}&status=pending`,
  },
  supportOpen: {
    label: 'Support requests to answer',
    of: 'rows',
    staff: (id) => `/support?clientId=${id}&status=open,in_progress`,
    own: '/support?status=open,in_progress',
    ownLabel: 'Open support requests',
  },
  paymentsPending: {
    label: 'Expected payments',
    of: 'amount',
    staff: (id) => `/payments?clientId=${id}&status=pending,processing`,
    own: '/payments?status=pending,processing',
  },
  loadsUnderway: {
    label: 'Active loads',
    of: 'rows',
    staff: (id) => `/loads?clientId=${id}&status=pending,in_transit`,
  },
  openInvoices: {
    label: 'Open invoices',
    of: 'balance',
    staff: (id) => `/accounting/invoices?clientId=${id}&status=pending,overdue`,
  },
  overdueInvoices: {
    label: 'Of which overdue',
    of: 'balance',
    staff: (id) => `/accounting/invoices?clientId=${id}&status=overdue`,
  },
};

export const labelOf = (name: string): string => words[name]?.label ?? name;
export const ownLabelOf = (name: string): string => words[name]?.ownLabel ?? labelOf(name);

/** The list that a figure sums, for staff. */
export const behindOf = (name: string, clientId: string): Behind => {
  const { of = 'rows', staff } = words[name] ?? {};
  return { to: staff?.(clientId) ?? null, of };
};

/** The same for the client itself; null: the client has no such list, or it stands beside the figures. */
export const ownBehindOf = (name: string): Behind => {
  const { of = 'rows', own } = words[name] ?? {};
  return { to: own ?? null, of };
};
