import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  about,
  credit,
  debit,
  declarePostings,
  entriesOf,
  reversed,
  type Posting,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import type { PortalPaymentEvent, PortalPaymentTerms } from './portal-payment.events';
import type { PaymentPart } from './rules/parts';

const SOURCE = { kind: 'fee', title: 'payment' };
const BY_BANK = { bank_transfer: 'Bank transfer', ach: 'ACH payment', check: 'Check payment' } as const;

type Paid = PortalPaymentTerms & { readonly id: string };

/**
 * What clients pay the firm is booked in the books of the firm, not of the client: `clientId` is null, and the
 * description names the client.
 */
const entry = entriesOf(SOURCE, ({ id, reference }: Paid) => ({ id, reference, clientId: null }));
const posting = (data: Paid, entryDate: string, what: string, lines: PostingLine[]): readonly Posting[] =>
  entry(data, entryDate, `${what} ${data.reference}, ${data.description}, ${data.clientName}`, onBothBases(lines));

const ofClient = ({ clientId }: Paid, lines: PostingLine[]): PostingLine[] =>
  about({ party: { kind: 'client', id: clientId } }, lines);

/** What a part of a payment is on the credit side: the money of the client, a charge that is paid, or income. */
const accountOf = ({ kind, chargeId }: PaymentPart): string => {
  if (kind === 'government') return ACCOUNT.clientMoney;
  return chargeId === undefined ? ACCOUNT.serviceFees : ACCOUNT.clientFeesReceivable;
};
const wordsOf = ({ kind }: PaymentPart, { description, clientName }: Paid): string =>
  `${description}, ${clientName}${kind === 'government' ? ', held for a government' : ''}`;

/** A payment of an earlier release says no parts: it is for service. */
const partsIn = ({ parts, amount }: Paid): readonly PaymentPart[] => parts ?? [{ kind: 'service', amount }];

const earned = (paid: Paid, how = 'Card payment'): PostingLine[] =>
  ofClient(paid, [
    debit(ACCOUNT.cardClearing, paid.amount, `${how} of ${paid.clientName}`),
    ...partsIn(paid).map((part) => credit(accountOf(part), part.amount, wordsOf(part, paid))),
  ]);

/** The same on both bases, but for a charge: on cash basis it is income when it is paid. */
const onBothBases = (lines: PostingLine[]): PostingLine[] | { lines: PostingLine[]; cashLines: PostingLine[] } =>
  lines.some(({ accountNumber }) => accountNumber === ACCOUNT.clientFeesReceivable)
    ? {
        lines,
        cashLines: lines.map((line) =>
          line.accountNumber === ACCOUNT.clientFeesReceivable ? { ...line, accountNumber: ACCOUNT.serviceFees } : line,
        ),
      }
    : lines;

const keptByProcessor = (processingFee: number | null, paid: Paid): PostingLine[] =>
  ofClient(paid, [
    debit(ACCOUNT.cardFees, processingFee ?? 0, `Processing fee of ${paid.clientName}'s card payment`),
    credit(ACCOUNT.cardClearing, processingFee ?? 0, `Kept of ${paid.clientName}'s card payment`),
  ]);

/** The journal entries that events of portal payments post (domain-rules.md §12). */
export const portalPaymentPostings = {
  PortalPaymentCompleted: {
    when: 'A client pays by card; the processor may tell its fee at once',
    books: (data) =>
      posting(data, data.paidOn, 'Card payment', [...earned(data), ...keptByProcessor(data.processingFee, data)]),
  },
  PortalPaymentFeeNoted: {
    when: 'The processor tells its fee later',
    books: (data) =>
      posting(data, data.notedOn, 'Processing fee of card payment', keptByProcessor(data.processingFee, data)),
  },
  PortalPaymentRefunded: {
    when: 'A card payment is refunded; the processor keeps its fee',
    books: (data) => posting(data, data.refundedOn, 'Refund of card payment', reversed(earned(data))),
  },
  BankPaymentCompleted: {
    when: 'A bank transfer, ACH payment or check of a client is there',
    books: (data) => posting(data, data.paidOn, BY_BANK[data.method], earned(data, BY_BANK[data.method])),
  },
  BankPaymentRefunded: {
    when: 'A bank transfer, ACH payment or check is refunded',
    books: (data) =>
      posting(data, data.refundedOn, `Refund of ${BY_BANK[data.method]}`, reversed(earned(data, BY_BANK[data.method]))),
  },
} satisfies PostingRules<PortalPaymentEvent>;
declarePostings(SOURCE, portalPaymentPostings);
