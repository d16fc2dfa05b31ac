import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  credit,
  debit,
  declarePostings,
  entriesOf,
  lateFor,
  reversed,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import type { FuelCardEvent, FuelCardPaymentTerms } from './fuel-card.events';

const SOURCE = { kind: 'fuelcard', title: 'fuel card' };

/** 'FC-3': the third payment of a book. */
const entry = entriesOf(SOURCE, ({ id, nr, clientId }: FuelCardPaymentTerms) => ({
  id,
  reference: `FC-${nr}`,
  clientId,
}));
const paid = ({ amount, reference }: FuelCardPaymentTerms): PostingLine[] => {
  const words = ['Fuel card paid', reference].filter(Boolean).join(', ');
  return [debit(ACCOUNT.fuelCard, amount, words), credit(ACCOUNT.bank, amount, words)];
};

/** The journal entries of payments of fuel cards, the same on both bases: the fuel counted when it was bought. */
export const fuelCardPostings = {
  FuelCardPaid: {
    when: 'The fuel card is paid',
    books: (data) => lateFor(data.paidOn, entry(data, data.bookedOn ?? data.paidOn, 'Fuel card paid', paid(data))),
    dateField: ({ bookedOn }) => (bookedOn === null ? 'paidOn' : 'bookedOn'),
  },
  FuelCardPaymentReversed: {
    when: 'A payment of the fuel card is reversed',
    books: (data) => entry(data, data.reversedOn, 'Payment of the fuel card reversed', reversed(paid(data))),
    dateField: () => 'reversedOn',
  },
} satisfies PostingRules<FuelCardEvent>;
declarePostings(SOURCE, fuelCardPostings);
