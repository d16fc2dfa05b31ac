import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  about,
  credit,
  debit,
  declarePostings,
  entriesOf,
  lateFor,
  type Posting,
  type PostingRules,
} from '../../../../platform/money/postings';
import type { Advance, DriverAccountEvent, Given } from './driver-account.events';

const SOURCE = { kind: 'driveraccount', title: 'account of a driver' };
/** 'DA-7-3': the third event of the account of driver 7. */
const entry = entriesOf(SOURCE, ({ id, driverId, nr, clientId }: Given) => ({
  id,
  reference: `DA-${driverId}-${nr}`,
  clientId,
}));

/** The driver is behind what is lent and held; the other account is the bank or a cost. */
const booked = (data: Given, what: string, to: string, from: string): readonly Posting[] => {
  const text = `${what}, ${data.driverName}`;
  const party = { kind: 'driver', id: String(data.driverId) } as const;
  const lines = about({ party }, [debit(to, data.amount, text), credit(from, data.amount, text)]);
  return lateFor(data.on, entry(data, data.bookedOn ?? data.on, text, lines));
};
/** Cash from a fuel card is owed to its issuer, and so is the fee; every other advance leaves the bank. */
const advanced = (data: Advance): readonly Posting[] => {
  if (data.paidFrom !== 'fuel_card') return booked(data, 'Advance', ACCOUNT.driverAdvances, ACCOUNT.bank);
  const text = `Cash on the fuel card, ${data.driverName}`;
  const party = { kind: 'driver', id: String(data.driverId) } as const;
  const fee = data.cardFee ?? 0;
  const lines = [
    ...about({ party }, [debit(ACCOUNT.driverAdvances, data.amount, text)]),
    ...(fee > 0 ? [debit(ACCOUNT.cardFees, fee, `Card fee: ${text}`)] : []),
    credit(ACCOUNT.fuelCard, data.amount + fee, text),
  ];
  return lateFor(data.on, entry(data, data.bookedOn ?? data.on, text, lines));
};
const dateField = ({ bookedOn }: Given): string => (bookedOn ? 'bookedOn' : 'on');

/** The journal entries of accounts of drivers; what a settlement moves, the settlement books. */
export const driverAccountPostings = {
  DriverAdvanceGiven: {
    when: 'A driver is given an advance',
    books: advanced,
    dateField,
  },
  EscrowReturned: {
    when: 'Escrow is returned to a driver',
    books: (data) => booked(data, 'Escrow returned', ACCOUNT.escrow, ACCOUNT.bank),
    dateField,
  },
  EscrowInterestCredited: {
    when: 'Interest is credited on the escrow of a driver',
    books: (data) => booked(data, 'Interest on escrow', ACCOUNT.interest, ACCOUNT.escrow),
    dateField,
  },
} satisfies PostingRules<DriverAccountEvent>;
declarePostings(SOURCE, driverAccountPostings);
