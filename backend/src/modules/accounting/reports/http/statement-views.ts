import { moneyText } from '../../../../platform/money/money';
import { growthOf, netMarginOf, perMileOf } from '../domain/figures';
import { firstOfFiscalYear, type Range } from '../domain/ranges';
import type { BalanceSheet, CashFlow, StatementPart } from '../domain/statements';
import type { Income } from '../queries/statements';
import type {
  BalanceSheetView,
  CashFlowView,
  IncomeComparedView,
  IncomeView,
  StatementHead,
  StatementPartView,
} from './statement.answers';

const part = ({ rows, total }: StatementPart): StatementPartView => ({
  rows: rows.map(({ amount, ...row }) => ({ ...row, amount: moneyText(amount) })),
  total: moneyText(total),
});

const figures = ({
  revenue,
  expenses,
  netIncome,
  miles,
}: Pick<Income, 'revenue' | 'expenses' | 'netIncome' | 'miles'>) => ({
  revenue: part(revenue),
  expenses: part(expenses),
  netIncome: moneyText(netIncome),
  netMargin: netMarginOf(netIncome, revenue.total),
  perMile: perMileOf(expenses.total, miles),
});

const compared = ({ from, to, ...before }: Income['before']): IncomeComparedView => ({ from, to, ...figures(before) });

export const incomeView = (
  head: StatementHead,
  { from, to }: Range,
  income: Income,
  isCompared: boolean,
): IncomeView => ({
  ...head,
  ...{ from, to },
  ...figures(income),
  growth: growthOf(income.revenue.total, income.before.revenue.total),
  miles: income.miles,
  groups: income.groups.map(({ revenue, expenses, netIncome, ...group }) => ({
    ...group,
    ...{ revenue: moneyText(revenue), expenses: moneyText(expenses), netIncome: moneyText(netIncome) },
  })),
  groupCount: income.groupCount,
  compared: isCompared ? compared(income.before) : null,
});

export const balanceSheetView = (head: StatementHead, to: string, sheet: BalanceSheet): BalanceSheetView => ({
  ...head,
  ...{ to, yearFrom: firstOfFiscalYear(to) },
  assets: part(sheet.assets),
  liabilities: part(sheet.liabilities),
  equity: {
    ...part(sheet.equity),
    retainedEarnings: moneyText(sheet.retainedEarnings),
    netIncome: moneyText(sheet.netIncome),
    total: moneyText(sheet.totalEquity),
  },
  totalLiabilitiesAndEquity: moneyText(sheet.totalLiabilitiesAndEquity),
});

export const cashFlowView = (head: StatementHead, { from, to }: Range, flow: CashFlow): CashFlowView => ({
  ...head,
  ...{ from, to },
  opening: moneyText(flow.opening),
  operating: part(flow.operating),
  investing: part(flow.investing),
  financing: part(flow.financing),
  change: moneyText(flow.change),
  closing: moneyText(flow.closing),
});
