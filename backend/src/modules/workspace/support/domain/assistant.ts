import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import type { Topic } from './topic';

/** A link below a reply, to a screen of the web app: `{ label: 'Deadlines', to: '/client-portal/deadlines' }`. */
export interface ChatLink {
  readonly label: string;
  readonly to: string;
}
export interface Reply {
  readonly text: string;
  readonly links: readonly ChatLink[];
}

/** The records of a client that the assistant answers from, as the client's own screens show them; amounts in cents. */
export interface OwnFigures {
  readonly today: IsoDate;
  /** Open obligations and unpaid compliance documents, by due date; `amount` null: nothing to pay, or not known. */
  readonly obligations: readonly { readonly what: string; readonly dueDate: IsoDate; readonly amount: number | null }[];
  readonly filings: readonly {
    readonly quarter: string;
    readonly year: number;
    readonly status: 'received' | 'pending' | 'processed';
    readonly dueDate: IsoDate;
    readonly taxOwed: number | null;
    /** True: `obligations` includes its tax, so it must not be added up again. */
    readonly isDue: boolean;
  }[];
  /** Payments that are not completed. */
  readonly payments: readonly { readonly what: string; readonly amount: number }[];
  /** The file names of documents that wait for review. */
  readonly underReview: readonly string[];
}

export const GREETING =
  'Hello! Ask me what you owe, where a quarter stands, what is due next, or about IFTA filings, payments and compliance. Say “agent” to talk to a person.';
export const CONNECTING = "I'm connecting you with a live agent. Please hold on...";

const FILINGS: ChatLink = { label: 'IFTA Status', to: '/client-portal/ifta' };
const PAYMENTS: ChatLink = { label: 'Payments', to: '/client-portal/payments' };
const DEADLINES: ChatLink = { label: 'Deadlines', to: '/client-portal/deadlines' };
const DOCUMENTS: ChatLink = { label: 'Documents', to: '/client-portal/documents' };
const REQUESTS: ChatLink = { label: 'Support requests', to: '/support' };

/** Help texts by topic, as in the user guide. */
const HELP = {
  ifta: 'IFTA Status shows where each quarter’s fuel-tax filing stands: received, pending or processed. A return is due on the last day of the month after the quarter; a weekend or holiday moves it to the next business day. It is due even when there is no tax.',
  payment:
    'Payments lists what you paid; ‘Make Payment’ leads to the checkout, and a receipt comes by e-mail. Card details go to the payment provider and are never stored.',
  compliance:
    'Deadlines lists what is due with its day and amount, and the papers that your bookkeeper asks for: Upload beside each one answers it.',
  documents:
    'Documents takes PDF, JPG, PNG, DOC and DOCX of up to 25 MB; each paper shows whether it was received, is pending, processed, or was rejected and why.',
  generic:
    'I can tell you about IFTA filings, payments and billing, compliance deadlines and your documents. Say “agent”, and I open a support request for you.',
} as const;

/** The screens to link for staff and drivers, who have no client portal. */
const ELSEWHERE: Readonly<Record<'staff' | 'driver', Partial<Record<keyof typeof HELP, ChatLink>>>> = {
  staff: {
    ifta: { label: 'IFTA Help', to: '/ifta' },
    payment: { label: 'Payments', to: '/payments' },
    compliance: { label: 'Practice Desk', to: '/practice' },
    documents: { label: 'Documents', to: '/documents' },
  },
  driver: { ifta: { label: 'IFTA Help', to: '/ifta' }, documents: DOCUMENTS },
};
/** The help text of each topic. */
const GROUP = {
  quarter: 'ifta',
  ifta: 'ifta',
  owed: 'payment',
  payment: 'payment',
  deadline: 'compliance',
  compliance: 'compliance',
  documents: 'documents',
  generic: 'generic',
} as const;

type Answered = Exclude<Topic['about'], 'agent'>;
const lines = (...all: readonly (string | false)[]): string => all.filter(Boolean).join('\n');
/** How many lines of a list a reply shows. */
const MOST = 5;

const listed = (all: readonly string[]): string => {
  const more = all.length - MOST;
  return lines(...all.slice(0, MOST).map((one) => `• ${one}`), more > 0 && `… and ${more} more`);
};

const owed = ({ obligations, filings, payments }: OwnFigures): Reply => {
  const toPay = [
    ...obligations.flatMap(({ what, dueDate, amount }) =>
      amount ? [{ amount, said: `${what}: ${dollars(amount)}, due ${usDate(dueDate)}` }] : [],
    ),
    ...filings.flatMap(({ quarter, year, status, taxOwed, dueDate, isDue }) =>
      !isDue && taxOwed && taxOwed > 0 && status !== 'processed'
        ? [{ amount: taxOwed, said: `IFTA tax ${quarter} ${year}: ${dollars(taxOwed)}, due ${usDate(dueDate)}` }]
        : [],
    ),
    ...payments.map(({ what, amount }) => ({ amount, said: `${what}: ${dollars(amount)}, payment not completed` })),
  ];
  const total = toPay.reduce((sum, { amount }) => sum + amount, 0);
  return {
    text:
      toPay.length === 0
        ? 'Nothing with an amount is open for you.'
        : lines(`You owe ${dollars(total)}:`, listed(toPay.map(({ said: text }) => text))),
    links: [DEADLINES, PAYMENTS],
  };
};

const due = ({ obligations, today }: OwnFigures): Reply => ({
  text:
    obligations.length === 0
      ? 'Nothing is due.'
      : lines(
          'Due next:',
          listed(
            obligations.map(
              ({ what, dueDate, amount }) =>
                `${what}: ${dueDate < today ? 'was due' : 'due'} ${usDate(dueDate)}${amount ? `, ${dollars(amount)}` : ''}`,
            ),
          ),
        ),
  links: [DEADLINES],
});

type Filing = OwnFigures['filings'][number];
const filed = ({ quarter, year, status, dueDate, taxOwed }: Filing): string =>
  `${quarter} ${year} is ${status}, due ${usDate(dueDate)}${taxOwed ? `, tax ${dollars(taxOwed)}` : ''}`;

const quarterOf = (filings: readonly Filing[], quarter: string, year: number | null): Reply => {
  const found = filings.filter((filing) => filing.quarter === quarter && (year === null || filing.year === year));
  const [latest] = found.toSorted((one, other) => other.year - one.year);
  return {
    text: latest
      ? `Your filing of ${filed(latest)}.`
      : `There is no filing of ${quarter}${year ? ` ${year}` : ''} yet.`,
    links: [FILINGS],
  };
};

const reviewed = ({ underReview }: OwnFigures): Reply => ({
  text:
    underReview.length === 0 ? 'None of your documents waits for review.' : lines('Under review:', listed(underReview)),
  links: [DOCUMENTS],
});

/** The reply to a client: figures from its own records, preceded by help for the documented keywords. */
const forClient = (topic: Exclude<Topic, { about: 'agent' }>, own: OwnFigures): Reply => {
  const helped = (help: string, reply: Reply): Reply => ({ ...reply, text: `${help}\n\n${reply.text}` });
  switch (topic.about) {
    case 'quarter':
      return quarterOf(own.filings, topic.quarter, topic.year);
    case 'owed':
      return owed(own);
    case 'deadline':
      return due(own);
    case 'documents':
      return helped(HELP.documents, reviewed(own));
    case 'payment':
      return helped(HELP.payment, owed(own));
    case 'compliance':
      return helped(HELP.compliance, due(own));
    case 'ifta':
      return helped(HELP.ifta, {
        text: own.filings.length === 0 ? 'No filing of yours is kept yet.' : listed(own.filings.map(filed)),
        links: [FILINGS],
      });
    default:
      return { text: HELP.generic, links: [REQUESTS] };
  }
};

/**
 * The reply of the assistant to a message about a topic.
 * @param own the figures of the client who asks; 'staff' or 'driver' for users who get help and links only
 */
export const replyTo = (topic: Topic, own: OwnFigures | 'staff' | 'driver'): Reply => {
  if (topic.about === 'agent') return { text: CONNECTING, links: [] };
  if (typeof own === 'object') return forClient(topic, own);
  const group = GROUP[topic.about satisfies Answered];
  return { text: HELP[group], links: [ELSEWHERE[own][group] ?? REQUESTS] };
};
