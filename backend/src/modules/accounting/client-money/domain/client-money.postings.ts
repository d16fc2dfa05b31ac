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
import type { ClientMoneyEvent } from './client-money.events';

const SOURCE = { kind: 'clientmoney', title: 'client money' };

interface Moved {
  readonly id: string;
  readonly clientName: string;
  readonly nr: number;
  readonly amount: number;
  readonly on: string;
  readonly bookedOn?: string | undefined;
}

/** 'CM-12': the twelfth movement of a client. */
const entry = entriesOf(SOURCE, ({ id, nr }: Moved) => ({ id, reference: `CM-${nr}`, clientId: null }));

/** Client money stands in the firm's own books; the client is the party of its lines. */
const booked = (data: Moved, what: string, from: string, to: string): readonly Posting[] => {
  const text = `${what}, ${data.clientName}`;
  const lines: PostingLine[] = [debit(to, data.amount, text), credit(from, data.amount, text)];
  const ofClient = about({ party: { kind: 'client', id: data.id } }, lines);
  return lateFor(data.on, entry(data, data.bookedOn ?? data.on, text, ofClient));
};
const dateField = ({ bookedOn }: Moved): string => (bookedOn ? 'bookedOn' : 'on');

/** The journal entries of client money; what a portal payment holds or gives back, the payment books. */
export const clientMoneyPostings = {
  ClientMoneyReceived: {
    when: 'A client hands over money for a government fee, in cash or by check',
    books: (data) =>
      booked(
        data,
        data.method === 'cash' ? 'Client money in cash' : 'Client money by check',
        ACCOUNT.clientMoney,
        data.account,
      ),
    dateField,
  },
  ClientMoneyMoved: {
    when: 'Client money is moved from the bank of the firm to the client money bank',
    books: (data) => booked(data, 'Client money moved to its bank', ACCOUNT.bank, ACCOUNT.clientMoneyBank),
    dateField,
  },
  ClientMoneyPaidOut: {
    when: 'Client money is paid out to an agency',
    books: (data) => booked(data, `Client money paid to ${data.payee}`, data.account, ACCOUNT.clientMoney),
    dateField,
  },
  ClientMoneyRefunded: {
    when: 'Client money is returned to the client',
    books: (data) => booked(data, 'Client money given back', data.account, ACCOUNT.clientMoney),
    dateField,
  },
} satisfies PostingRules<ClientMoneyEvent>;
declarePostings(SOURCE, clientMoneyPostings);
