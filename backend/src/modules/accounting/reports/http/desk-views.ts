import { cents, moneyText } from '../../../../platform/money/money';
import type { FuelOfDays } from '../../expenses';
import { standingOf } from '../../invoice-money';
import type { AgedBroker, AgedInvoice } from '../../receivables';
import { growthOf, milesPerGallon, netMarginOf, sumOf } from '../domain/figures';
import type { Range } from '../domain/ranges';
import type { BrokerLine } from '../queries/broker-lines';
import type { UnpaidInvoice } from '../queries/broker-unpaid';
import type { Income } from '../queries/statements';
import type {
  AgeingAmounts,
  AgeingView,
  BrokerLedgerView,
  IftaReportView,
  QuarterView,
  SummaryView,
} from './desk.answers';
import type { StatementHead } from './statement.answers';

export const quarterView = ({ from, to }: Range, miles: string, gallons: string): QuarterView => ({
  year: Number(from.slice(0, 4)),
  quarter: Math.ceil(Number(from.slice(5, 7)) / 3),
  ...{ from, to, miles, gallons },
  mpg: milesPerGallon(miles, gallons),
});

const rowsOf = ({ rows }: Income['revenue']) =>
  rows.map(({ amount, ...row }) => ({ ...row, amount: moneyText(amount) }));

export const summaryView = (
  head: StatementHead,
  { from, to }: Range,
  income: Income,
  fuelCards: number,
  ifta: QuarterView,
): SummaryView => {
  const { revenue, expenses, netIncome, before } = income;
  return {
    ...head,
    ...{ month: from.slice(0, 7), from, to, ifta },
    revenue: moneyText(revenue.total),
    revenueGrowth: growthOf(revenue.total, before.revenue.total),
    expenses: moneyText(expenses.total),
    expensesGrowth: growthOf(expenses.total, before.expenses.total),
    netProfit: moneyText(netIncome),
    netProfitGrowth: growthOf(netIncome, before.netIncome),
    netMargin: netMarginOf(netIncome, revenue.total),
    fuelCards: moneyText(fuelCards),
    revenueRows: rowsOf(revenue),
    expenseRows: rowsOf(expenses),
  };
};

export const iftaView = (head: StatementHead, quarter: QuarterView, { jurisdictions }: FuelOfDays): IftaReportView => ({
  ...head,
  quarter,
  rows: jurisdictions.map(({ jurisdiction, gallons, taxPaidGallons, amount }) => ({
    jurisdiction: jurisdiction === '' ? null : jurisdiction,
    ...{ gallons, taxPaidGallons },
    amount: moneyText(amount),
  })),
});

const BUCKETS = ['current', 'days1to30', 'days31to60', 'days61to90', 'over90', 'total'] as const;
const amountsOf = (row: Readonly<Record<(typeof BUCKETS)[number], number>>): AgeingAmounts => ({
  current: moneyText(row.current),
  days1to30: moneyText(row.days1to30),
  days31to60: moneyText(row.days31to60),
  days61to90: moneyText(row.days61to90),
  over90: moneyText(row.over90),
  total: moneyText(row.total),
});

/** What an ageing tells beside its brokers: the one that it is narrowed to, and the invoices that were asked for. */
export interface AgeingBeside {
  readonly brokerName: string | null;
  readonly invoices: readonly AgedInvoice[] | null;
  readonly count: number;
}

export const ageingView = (
  head: StatementHead,
  to: string,
  brokers: readonly AgedBroker[],
  { brokerName, invoices, count }: AgeingBeside,
): AgeingView => {
  const total = (bucket: (typeof BUCKETS)[number]): number => sumOf(brokers.map((row) => row[bucket]));
  return {
    ...head,
    ...{ to, brokerName, invoiceCount: count },
    invoices:
      invoices?.map(({ amount, open, ...row }) => ({
        ...{ id: row.id, invoiceNumber: row.invoiceNumber, brokerId: row.brokerId, brokerName: row.brokerName },
        ...{ clientName: row.clientName, issueDate: row.issueDate, dueDate: row.dueDate, daysLate: row.daysLate },
        ...{ amount: moneyText(amount), open: moneyText(open) },
      })) ?? null,
    rows: brokers.map((row) => ({ brokerId: row.brokerId, name: row.name, ...amountsOf(row) })),
    totals: amountsOf({
      ...{ current: total('current'), days1to30: total('days1to30'), days31to60: total('days31to60') },
      ...{ days61to90: total('days61to90'), over90: total('over90'), total: total('total') },
    }),
  };
};

/** What a ledger of a broker is made of; in whole cents. */
interface BrokerFigures {
  readonly opening: number;
  readonly lines: readonly BrokerLine[];
  readonly unpaid: readonly UnpaidInvoice[];
  readonly daysToPay: number | null;
}
export const brokerLedgerView = (
  head: StatementHead,
  broker: { readonly id: number; readonly name: string },
  { from, to }: Range,
  { opening, lines, unpaid, daysToPay }: BrokerFigures,
): BrokerLedgerView => {
  let balance = opening;
  const rows = lines.map(({ net, ...line }) => {
    balance += net;
    return {
      ...line,
      charge: moneyText(Math.max(net, 0)),
      payment: moneyText(Math.max(-net, 0)),
      balance: moneyText(cents(balance)),
    };
  });
  return {
    ...head,
    ...{ brokerId: broker.id, brokerName: broker.name, from, to, rows },
    ...{ opening: moneyText(opening), closing: moneyText(balance), daysToPay },
    unpaid: unpaid.map((invoice) => ({
      ...{ id: invoice.id, invoiceNumber: invoice.invoiceNumber, dueDate: invoice.dueDate },
      ...{ standing: standingOf(invoice), disputeReason: invoice.disputeReason },
      ...{ balance: moneyText(invoice.open), disputed: moneyText(invoice.disputed) },
      packetComplete: invoice.packetComplete,
    })),
  };
};
