import { ACCOUNT } from '../../../../../platform/money/accounts';
import { about, bothReversed, credit, debit, reversed, type PostingLine } from '../../../../../platform/money/postings';
import type { ChargedBack, Collected, Factored, Released } from './factoring.events';
import { brokerOf, datedRule, feeKept, income } from '../posting-lines';

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
  InvoiceFactored: datedRule<Factored>(
    'An invoice is factored: sold without recourse, or lent upon with recourse',
    ['factoredOn', 'factoredOn'],
    ({ number, factorName }) => `Invoice ${number} factored with ${factorName}`,
    (data) => (data.recourse ? lent(data) : sold(data)),
  ),
  FactorCollected: datedRule<Collected>(
    'A factor with recourse collects an invoice: it keeps its loan and fee, the rest arrives',
    ['paymentDate', 'collectedOn'],
    ({ number, factorName }) => `Invoice ${number} collected by ${factorName}`,
    collected,
  ),
  FactorReserveReleased: datedRule<Released>(
    'A factor releases the reserve of a sold invoice, less fee, interest and what the broker did not pay',
    ['releasedOn', 'releasedOn'],
    ({ number, factorName }) => `Reserve of invoice ${number} released by ${factorName}`,
    released,
  ),
  FactoredInvoiceChargedBack: datedRule<ChargedBack>(
    'A factor gives an invoice back',
    ['on', 'on'],
    ({ number, factorName, reason }) => `Invoice ${number} charged back by ${factorName}: ${reason}`,
    givenBack,
  ),
};
