import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  about,
  credit,
  debit,
  declarePostings,
  entriesOf,
  lateFor,
  reversed,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import type { DepositEvent } from './deposit.events';

const SOURCE = { kind: 'deposit', title: 'deposit' };

interface Booked {
  readonly id: number;
  readonly brokerId: number;
  readonly clientId: string | null;
  readonly amount: number;
  readonly checkNumber: string;
}
const entry = entriesOf(SOURCE, ({ id, clientId, checkNumber }: Booked) => ({ id, reference: checkNumber, clientId }));
const received = ({ brokerId, amount, checkNumber }: Booked): PostingLine[] => [
  debit(ACCOUNT.bank, amount, `Deposit of check ${checkNumber}`),
  ...about({ party: { kind: 'broker', id: String(brokerId) } }, [
    credit(ACCOUNT.deposits, amount, `Deposit of check ${checkNumber}`),
  ]),
];

/** The journal entries that events of deposits post. Where one pays an invoice, the payment of the invoice books it. */
export const depositPostings = {
  DepositTaken: {
    when: 'A carrier pays more than its invoices: the rest is a deposit',
    books: (data) =>
      lateFor(
        data.receivedOn,
        entry(data, data.bookedOn ?? data.receivedOn, `Deposit of check ${data.checkNumber}`, received(data)),
      ),
    dateField: ({ bookedOn }) => (bookedOn ? 'bookedOn' : 'paymentDate'),
  },
  DepositRefunded: {
    when: 'A deposit is paid back to the carrier',
    books: (data) =>
      entry(
        data,
        data.refundedOn,
        `Deposit of check ${data.checkNumber} refunded: ${data.reason}`,
        reversed(received(data)),
      ),
    dateField: () => 'on',
  },
} satisfies PostingRules<DepositEvent>;
declarePostings(SOURCE, depositPostings);
