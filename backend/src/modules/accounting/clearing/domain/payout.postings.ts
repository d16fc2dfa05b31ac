import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  about,
  credit,
  debit,
  declarePostings,
  entriesOf,
  lateFor,
  reversed,
  type Posting,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import type { PaidOutPayment, PayoutEvent, PayoutSource, PayoutTerms } from './payout.events';

const SOURCE = { kind: 'payout', title: 'payout' };
const entry = entriesOf(SOURCE, ({ id, reference }: PayoutTerms) => ({ id, reference, clientId: null }));

/** A payment that was given back after it had arrived is taken from the payout. */
const cleared = ({ clientId, clientName, reference, amount }: PaidOutPayment): PostingLine[] => {
  const text = `Payment ${reference} of ${clientName}`;
  const line = amount < 0 ? debit(ACCOUNT.cardClearing, 0 - amount, text) : credit(ACCOUNT.cardClearing, amount, text);
  return about({ party: { kind: 'client', id: clientId } }, [line]);
};
const titleOf = (source: PayoutSource, { reference }: PayoutTerms): string =>
  `${source === 'cards' ? 'Card payout' : 'Deposit'} ${reference}`;
const linesOf = (data: PayoutTerms, title: string): PostingLine[] => [
  debit(ACCOUNT.bank, data.amount, title),
  ...data.payments.flatMap(cleared),
];
const booked = (data: PayoutTerms, source: PayoutSource): readonly Posting[] => {
  const title = titleOf(source, data);
  return lateFor(data.on, entry(data, data.bookedOn ?? data.on, title, linesOf(data, title)));
};
const dateField = ({ bookedOn }: PayoutTerms): string => (bookedOn ? 'bookedOn' : 'on');

/** The journal entries of money of clients that arrives at the bank, in the books of the firm. */
export const payoutPostings = {
  CardPayoutReceived: {
    when: 'The card processor pays out what clients paid by card',
    books: (data) => booked(data, 'cards'),
    dateField,
  },
  ChecksDeposited: {
    when: 'Checks and transfers of clients are deposited',
    books: (data) => booked(data, 'checks'),
    dateField,
  },
  PayoutReversed: {
    when: 'A payout or deposit is reversed: its payments are on their way again',
    books: (data) => {
      const title = titleOf(data.source, data);
      return entry(data, data.reversedOn, `${title} reversed`, reversed(linesOf(data, title)));
    },
    dateField: () => 'reversedOn',
  },
} satisfies PostingRules<PayoutEvent>;
declarePostings(SOURCE, payoutPostings);
