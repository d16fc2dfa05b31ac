import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  about,
  bothReversed,
  credit,
  debit,
  reversed,
  unpaid,
  type PostingLine,
  type PostingRules,
} from '../../../../platform/money/postings';
import { clearedBy } from './allocate';
import { factoringPostings } from './factoring/factoring.postings';
import type { Payment } from './invoice-shapes.events';
import type { Credit, MoneyEvent, WriteOff } from './money.events';
import { badDebt, brokerOf, datedRule, entry, feeKept, income } from './posting-lines';

const received = (payment: Payment) => {
  const { amount, netAmount, factorFee, number, dimensions = null, deposit } = payment;
  const kept = [
    ...(deposit
      ? about({ party: { kind: 'broker', id: String(deposit.brokerId) } }, [
          debit(ACCOUNT.deposits, netAmount, `Deposit applied to invoice ${number}`),
        ])
      : [debit(ACCOUNT.bank, netAmount, `Payment of invoice ${number}`)]),
    ...feeKept(factorFee ?? 0, number, dimensions),
  ];
  const cleared = about(brokerOf(dimensions), [credit(ACCOUNT.receivable, amount, `Payment of invoice ${number}`)]);
  return { lines: [...kept, ...cleared], cashLines: [...kept, ...income(clearedBy(payment), number, dimensions)] };
};

const credited = ({ number, amount, allocated, dimensions }: Omit<Credit, 'creditedOn'>): PostingLine[] => [
  ...reversed(income(allocated, number, dimensions)),
  ...about(brokerOf(dimensions), [credit(ACCOUNT.receivable, amount, `Credit of invoice ${number}`)]),
];
const writtenOff = ({ number, amount, dimensions }: Omit<WriteOff, 'writtenOffOn'>): PostingLine[] => [
  ...badDebt(amount, number, dimensions),
  ...about(brokerOf(dimensions), [credit(ACCOUNT.receivable, amount, `Write-off of invoice ${number}`)]),
];

/** The journal entries of what clears an invoice or opens it again (domain-rules.md §12). */
export const moneyPostings = {
  InvoicePaymentReceived: datedRule<Payment>(
    'A payment of an invoice is received, less the fee that a factor or quick payer keeps',
    ['paymentDate', 'paymentDate'],
    ({ number }) => `Payment of invoice ${number}`,
    received,
  ),
  InvoicePaymentReversed: {
    when: 'A payment of an invoice is reversed',
    books: (data) =>
      entry(
        data,
        data.reversedOn,
        `Payment of invoice ${data.number} reversed: ${data.reason}`,
        bothReversed(received(data)),
      ),
  },
  InvoiceCredited: datedRule<Credit>(
    'A part of an invoice is credited: its income is less by it, line by line',
    ['creditedOn', 'on'],
    ({ number, reason }) => `Credit of invoice ${number}: ${reason}`,
    (data) => unpaid(credited(data)),
  ),
  InvoiceWrittenOff: datedRule<WriteOff>(
    'What will not be paid of an invoice is written off as bad debt; it was no income on cash basis',
    ['writtenOffOn', 'on'],
    ({ number, reason }) => `Write-off of invoice ${number}: ${reason}`,
    (data) => unpaid(writtenOff(data)),
  ),
  InvoiceCreditReversed: {
    when: 'A credit is reversed: the invoice is open again, and its income what it was',
    books: (data) =>
      entry(
        data,
        data.reversedOn,
        `Credit of invoice ${data.number} reversed: ${data.reason}`,
        unpaid(reversed(credited(data))),
      ),
  },
  InvoiceWriteOffReversed: {
    when: 'A write-off is reversed: the invoice is open again',
    books: (data) =>
      entry(
        data,
        data.reversedOn,
        `Write-off of invoice ${data.number} reversed: ${data.reason}`,
        unpaid(reversed(writtenOff(data))),
      ),
  },
  ...factoringPostings,
} satisfies PostingRules<MoneyEvent>;
