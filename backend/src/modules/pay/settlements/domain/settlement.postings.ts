import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  about,
  bothReversed,
  credit,
  debit,
  declarePostings,
  dimensionsIn,
  entriesOf,
  lateFor,
  unpaid,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import type { Line } from './lines';
import type { Said, SettlementEvent } from './settlement.events';

const SOURCE = { kind: 'settlement', title: 'settlement' };
const entry = entriesOf(SOURCE, ({ id, number, clientId }: Said) => ({ id, reference: number, clientId }));

/** A line on one side of an account; an amount below 0 stands on the other side. */
const onSide = (side: 'debit' | 'credit', account: string, amount: number, text: string): PostingLine =>
  (side === 'debit') === amount >= 0 ? debit(account, Math.abs(amount), text) : credit(account, Math.abs(amount), text);

/** Accounts whose lines say which driver they are of: what a driver owes, is owed, and has in escrow. */
const OF_DRIVERS: ReadonlySet<string> = new Set([ACCOUNT.driverAdvances, ACCOUNT.settlements, ACCOUNT.escrow]);

const ofDriver = ({ driverId }: Said, lines: readonly PostingLine[]): PostingLine[] => {
  const party = { kind: 'driver', id: String(driverId) } as const;
  return lines.map((line) => ({ ...line, driverId, ...(OF_DRIVERS.has(line.accountNumber) ? { party } : {}) }));
};

const isExpense = ({ kind, source }: Line): boolean => kind === 'reimbursement' && source.kind === 'expense';
/** What expenses of the driver say is owed already. */
const owedBefore = ({ lines }: Said): number => lines.filter(isExpense).reduce((sum, { amount }) => sum + amount, 0);

const costs = (lines: readonly Line[]): PostingLine[] =>
  lines.flatMap(({ kind, account, amount, text, loadId, vehicleId }) =>
    about(dimensionsIn({ loadId, vehicleId }), [
      onSide(kind === 'deduction' ? 'credit' : 'debit', account, amount, text),
    ]),
  );

const wordsOf = ({ number, driverName }: Said): string => `Settlement ${number}, ${driverName}`;
const carriedOver = (data: Said): PostingLine => debit(ACCOUNT.driverAdvances, data.carried, `Short in ${data.number}`);

/** What is owed to the driver from its approval on; what an expense said before is owed already. */
const owed = (data: Said): PostingLine[] =>
  ofDriver(data, [
    ...costs(data.lines.filter((line) => !isExpense(line))),
    carriedOver(data),
    onSide('credit', ACCOUNT.settlements, data.net - owedBefore(data), wordsOf(data)),
  ]);

/**
 * The driver is paid; on cash basis that is when the driver earned it. One that pays nothing still moves what it took:
 * on the accrual side its account is debited and credited with what moved.
 */
const paidOut = (data: Said) => {
  const bank = credit(ACCOUNT.bank, data.net, wordsOf(data));
  const moved = data.lines.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  const nothing = data.net === 0 ? moved : 0;
  const settled = [
    debit(ACCOUNT.settlements, data.net + nothing, wordsOf(data)),
    ...(nothing > 0 ? [credit(ACCOUNT.settlements, nothing, `${wordsOf(data)}: nothing is paid`)] : []),
    bank,
  ];
  return {
    lines: ofDriver(data, settled),
    cashLines: ofDriver(data, [...costs(data.lines), carriedOver(data), bank]),
  };
};

/** The journal entries of settlements, in the books of the client of the driver or of the firm. */
export const settlementPostings = {
  SettlementApproved: {
    when: 'A settlement is approved: what the driver earned, less what is taken, is owed',
    books: (data) =>
      lateFor(data.to, entry(data, data.bookedOn ?? data.to, `${wordsOf(data)} approved`, unpaid(owed(data)))),
    dateField: () => 'bookedOn',
  },
  SettlementReopened: {
    when: 'An approved settlement is reopened',
    books: (data) => entry(data, data.on, `${wordsOf(data)} reopened`, bothReversed(unpaid(owed(data)))),
  },
  SettlementPaid: {
    when: 'A settlement is paid',
    books: (data) =>
      lateFor(data.paidOn, entry(data, data.bookedOn ?? data.paidOn, `${wordsOf(data)} paid`, paidOut(data))),
    dateField: ({ bookedOn }) => (bookedOn ? 'bookedOn' : 'paidOn'),
  },
  SettlementPaymentReversed: {
    when: 'The payment of a settlement is reversed',
    books: (data) => entry(data, data.reversedOn, `Payment of ${wordsOf(data)} reversed`, bothReversed(paidOut(data))),
    dateField: () => 'reversedOn',
  },
} satisfies PostingRules<SettlementEvent>;
declarePostings(SOURCE, settlementPostings);
