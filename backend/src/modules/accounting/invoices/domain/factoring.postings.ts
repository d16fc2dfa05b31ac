import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  about,
  bothReversed,
  credit,
  debit,
  lateFor,
  reversed,
  type PostingLine,
} from '../../../../platform/money/postings';
import type { ChargedBack, Collected, Factored, Released } from './factoring.events';
import { brokerOf, entry, feeKept, income } from './invoice.postings.lines';

const factor = ({ factorId }: { readonly factorId: string }) => ({ party: { kind: 'factor', id: factorId } }) as const;

/** What arrives and what is kept when an invoice is sold, or lent upon. */
const advanced = ({ advance, fee, number, dimensions, factorName }: Factored): PostingLine[] => [
  debit(ACCOUNT.bank, advance, `Advance of ${factorName} on invoice ${number}`),
  ...feeKept(fee, number, dimensions),
];

const sold = (data: Factored) => {
  const { amount, reserve, allocated, number, dimensions, factorName } = data;
  return {
    lines: [
      ...advanced(data),
      ...about(factor(data), [debit(ACCOUNT.dueFromFactor, reserve, `Reserve of invoice ${number}`)]),
      ...about(brokerOf(dimensions), [credit(ACCOUNT.receivable, amount, `Invoice ${number} sold to ${factorName}`)]),
    ],
    cashLines: [...advanced(data), ...income(allocated, number, dimensions)],
  };
};

/** An advance with recourse is a loan, on both bases; the receivable stays. */
const lent = (data: Factored): PostingLine[] => [
  ...advanced(data),
  ...about(factor(data), [
    credit(ACCOUNT.factorRecourse, data.advance + data.fee, `Advance of ${data.factorName} on invoice ${data.number}`),
  ]),
];

/** What a charge-back takes: of a loan only the loan, as its fee is not given back. */
const givenBack = (data: ChargedBack) => {
  if (!data.recourse) return bothReversed(sold(data));
  const owed = data.advance + data.fee;
  const said = `Invoice ${data.number} charged back by ${data.factorName}`;
  return {
    lines: [...about(factor(data), [debit(ACCOUNT.factorRecourse, owed, said)]), credit(ACCOUNT.bank, owed, said)],
  };
};

const collected = (data: Collected) => {
  const { amount, owed, factorFee, number, dimensions = null, allocated = [] } = data;
  const said = `Invoice ${number} collected by ${data.factorName}`;
  const kept = [
    ...about(factor(data), [debit(ACCOUNT.factorRecourse, owed, said)]),
    ...feeKept(factorFee ?? 0, number, dimensions),
    debit(ACCOUNT.bank, amount - owed - (factorFee ?? 0), said),
  ];
  return {
    lines: [...kept, ...about(brokerOf(dimensions), [credit(ACCOUNT.receivable, amount, said)])],
    cashLines: [...kept, ...income(allocated, number, dimensions)],
  };
};

const released = (data: Released) => {
  const { release, fee, interest, reserve, allocated, returned, number, dimensions, factorName } = data;
  const kept = [
    debit(ACCOUNT.bank, release, `Reserve of invoice ${number} released by ${factorName}`),
    ...feeKept(fee, number, dimensions),
    debit(ACCOUNT.interest, interest, `Interest kept of invoice ${number}`),
  ];
  return {
    lines: [
      ...kept,
      ...reversed(income(returned, number, dimensions)),
      ...about(factor(data), [credit(ACCOUNT.dueFromFactor, reserve, `Reserve of invoice ${number}`)]),
    ],
    cashLines: [...kept, ...income(allocated, number, dimensions)],
  };
};

/** The journal entries of an invoice with a factor (domain-rules.md §12, design of the books §4). */
export const factoringPostings = {
  InvoiceFactored: {
    when: 'An invoice is factored: sold without recourse, or lent upon with recourse',
    books: (data: Factored) =>
      lateFor(
        data.factoredOn,
        entry(
          data,
          data.bookedOn ?? data.factoredOn,
          `Invoice ${data.number} factored with ${data.factorName}`,
          data.recourse ? lent(data) : sold(data),
        ),
      ),
    dateField: ({ bookedOn }: Factored) => (bookedOn ? 'bookedOn' : 'factoredOn'),
  },
  FactorCollected: {
    when: 'A factor with recourse collects an invoice: it keeps its loan and fee, the rest arrives',
    books: (data: Collected) =>
      lateFor(
        data.paymentDate,
        entry(
          data,
          data.bookedOn ?? data.paymentDate,
          `Invoice ${data.number} collected by ${data.factorName}`,
          collected(data),
        ),
      ),
    dateField: ({ bookedOn }: Collected) => (bookedOn ? 'bookedOn' : 'collectedOn'),
  },
  FactorReserveReleased: {
    when: 'A factor releases the reserve of a sold invoice, less fee, interest and what the broker did not pay',
    books: (data: Released) =>
      lateFor(
        data.releasedOn,
        entry(
          data,
          data.bookedOn ?? data.releasedOn,
          `Reserve of invoice ${data.number} released by ${data.factorName}`,
          released(data),
        ),
      ),
    dateField: ({ bookedOn }: Released) => (bookedOn ? 'bookedOn' : 'releasedOn'),
  },
  FactoredInvoiceChargedBack: {
    when: 'A factor gives an invoice back',
    books: (data: ChargedBack) =>
      lateFor(
        data.on,
        entry(
          data,
          data.bookedOn ?? data.on,
          `Invoice ${data.number} charged back by ${data.factorName}: ${data.reason}`,
          givenBack(data),
        ),
      ),
    dateField: ({ bookedOn }: ChargedBack) => (bookedOn ? 'bookedOn' : 'on'),
  },
};
