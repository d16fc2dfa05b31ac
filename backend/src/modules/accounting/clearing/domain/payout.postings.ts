import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  about,
  credit,
  debit,
  declarePostings,
  entriesOf,
  lateFor,
  type Posting,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import type { PaidOutPayment, PayoutEvent, PayoutTerms } from './payout.events';

const SOURCE = { kind: 'payout', title: 'payout' };
const entry = entriesOf(SOURCE, ({ id, reference }: PayoutTerms) => ({ id, reference, clientId: null }));

/** A payment that was given back after it had arrived is taken from the payout. */
const cleared = ({ clientId, clientName, reference, amount }: PaidOutPayment): PostingLine[] => {
  const text = `Payment ${reference} of ${clientName}`;
  const line = amount < 0 ? debit(ACCOUNT.cardClearing, 0 - amount, text) : credit(ACCOUNT.cardClearing, amount, text);
  return about({ party: { kind: 'client', id: clientId } }, [line]);
};
const booked = (data: PayoutTerms, what: string): readonly Posting[] =>
  lateFor(
    data.on,
    entry(data, data.bookedOn ?? data.on, `${what} ${data.reference}`, [
      debit(ACCOUNT.bank, data.amount, `${what} ${data.reference}`),
      ...data.payments.flatMap(cleared),
    ]),
  );
const dateField = ({ bookedOn }: PayoutTerms): string => (bookedOn ? 'bookedOn' : 'on');

/** The journal entries of money of clients that arrives at the bank, in the books of the firm. */
export const payoutPostings = {
  CardPayoutReceived: {
    when: 'The card processor pays out what clients paid by card',
    books: (data) => booked(data, 'Card payout'),
    dateField,
  },
  ChecksDeposited: {
    when: 'Checks and transfers of clients are deposited',
    books: (data) => booked(data, 'Deposit'),
    dateField,
  },
} satisfies PostingRules<PayoutEvent>;
declarePostings(SOURCE, payoutPostings);
