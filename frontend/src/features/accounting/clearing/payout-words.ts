import { chipOf } from '../../../components/display/status-chip';
import { payoutLabels } from '../../../generated/kinds';
import { formatMoney, sumMoney } from '../../../lib/format/money';
import type { Payout, WaitingPayment } from './payout-calls';

export type Source = Payout['source'];

export const SOURCE_LABELS: Readonly<Record<Source, string>> = {
  cards: 'Card payout',
  checks: 'Checks and transfers',
};

/** How it stands: at the bank, or taken back. */
export const PayoutChip = chipOf(payoutLabels.status, { arrived: 'success', reversed: 'neutral' });

/** '3 payments' */
export const countedPayments = (count: number): string => `${count} ${count === 1 ? 'payment' : 'payments'}`;

/** Those that came one way, as far as their fee is known: only they can be recorded. */
export const readyOf = (waiting: readonly WaitingPayment[], source: Source): readonly WaitingPayment[] =>
  waiting.filter((one) => one.source === source && one.feeKnown);

/** 'On their way to the bank: $290.70 of 2 card payments, $75.00 of 1 check or transfer.' */
export const onTheirWay = (waiting: readonly WaitingPayment[]): string => {
  const of = (source: Source, one: string, many: string): string[] => {
    const found = waiting.filter((payment) => payment.source === source);
    if (found.length === 0) return [];
    return [
      `${formatMoney(sumMoney(found.map(({ amount }) => amount)))} of ${found.length} ${found.length === 1 ? one : many}`,
    ];
  };
  const parts = [
    ...of('cards', 'card payment', 'card payments'),
    ...of('checks', 'check or transfer', 'checks and transfers'),
  ];
  return `On their way to the bank: ${parts.join(', ')}.`;
};

/** How what arrived differs from what the chosen payments come to: '$2.45 more than the payments come to'; null: not at all. */
export const differenceOf = (amount: string, payments: readonly string[]): string | null => {
  const left = sumMoney([amount, ...payments.map(negated)]);
  if (/^-?0*\.?0*$/.test(left)) return null;
  return left.startsWith('-')
    ? `${formatMoney(left.slice(1))} less than the payments come to`
    : `${formatMoney(left)} more than the payments come to`;
};
const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
