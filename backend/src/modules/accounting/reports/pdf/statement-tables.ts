import { addDays, usDate } from '../../../../platform/money/dates';
import { grand, heading, line, total, type ReportRow, type ReportTable } from '../domain/report-table';
import type {
  BalanceSheetView,
  CashFlowView,
  IncomeView,
  StatementHead,
  StatementPartView,
} from '../http/statement.answers';

/** The basis by its name, and in one sentence what it means. */
const BASIS = {
  accrual: 'Accrual basis: income counts when it is billed, an expense when it is owed',
  cash: 'Cash basis: income and expenses count when the money moves',
} as const;
const days = ({ from, to }: { from: string; to: string }): string => `${usDate(from)} to ${usDate(to)}`;

/** What stands above a statement: firm, book, basis, days and position. */
export const aboutOf = (
  { firm, book, basis, position, asOf }: StatementHead,
  range: readonly [string, string],
  said: string = BASIS[basis],
): ReportTable['about'] => [
  ['Firm', firm],
  ['Book', book],
  ['Basis', said],
  range,
  ['As of position', asOf === null ? String(position) : `${position}, as it stood at ${asOf}`],
];

const ACCOUNTS = [
  { header: 'Number', is: 'text' },
  { header: 'Account', is: 'text' },
] as const;
const AMOUNT = { header: 'Amount', is: 'money' } as const;

const part = (words: string, { rows, total: sum }: StatementPartView, last = `Total ${words.toLowerCase()}`) => [
  heading(words),
  ...rows.map(({ accountNumber, name, amount }) => line(accountNumber, name, amount)),
  total(null, last, sum),
];

/** The rows of a part beside those that it is compared with: an account stands there when it is in either. */
const partBeside = (words: string, now: StatementPartView, before: StatementPartView): ReportRow[] => {
  const names = new Map([...before.rows, ...now.rows].map(({ accountNumber, name }) => [accountNumber, name]));
  const of = ({ rows }: StatementPartView, number: string): string =>
    rows.find(({ accountNumber }) => accountNumber === number)?.amount ?? '0.00';
  return [
    heading(words),
    ...[...names].sort().map(([number, name]) => line(number, name, of(now, number), of(before, number))),
    total(null, `Total ${words.toLowerCase()}`, now.total, before.total),
  ];
};

const percent = (value: string): string => `${value}%`;

/** Profit and loss: by account or, when it is asked for by something, a row for each. */
export const incomeTable = (view: IncomeView, by: string | null): ReportTable => {
  const { compared, groups } = view;
  const about = aboutOf(view, ['Days', days(view)]);
  if (by) {
    const columns = ['Revenue', 'Expenses', 'Net income'].map((header) => ({ header, is: 'money' as const }));
    return {
      title: `Profit and loss by ${by}`,
      about,
      columns: [{ header: by.replace(/^./, (first) => first.toUpperCase()), is: 'text' }, ...columns],
      rows: [
        ...groups.map(({ name, revenue, expenses, netIncome }) => line(name, revenue, expenses, netIncome)),
        grand('All', view.revenue.total, view.expenses.total, view.netIncome),
      ],
    };
  }
  const [margin, perMile] = [percent(view.netMargin), view.perMile === null ? 'No miles' : `$${view.perMile}`];
  if (compared) {
    const besides = compared.perMile === null ? 'No miles' : `$${compared.perMile}`;
    return {
      title: 'Profit and loss',
      about: [...about, ['Compared with', days(compared)]],
      columns: [...ACCOUNTS, { header: 'Amount', is: 'money' }, { header: 'Before', is: 'money' }],
      rows: [
        ...partBeside('Revenue', view.revenue, compared.revenue),
        ...partBeside('Expenses', view.expenses, compared.expenses),
        grand(null, 'Net income', view.netIncome, compared.netIncome),
        line(null, 'Net margin', margin, percent(compared.netMargin)),
        line(null, 'Expenses per mile', perMile, besides),
        line(null, 'Growth of revenue', percent(view.growth), null),
      ],
    };
  }
  return {
    title: 'Profit and loss',
    about,
    columns: [...ACCOUNTS, AMOUNT],
    rows: [
      ...part('Revenue', view.revenue),
      ...part('Expenses', view.expenses),
      grand(null, 'Net income', view.netIncome),
      line(null, 'Net margin', margin),
      line(null, 'Expenses per mile', perMile),
      line(null, 'Growth of revenue', percent(view.growth)),
    ],
  };
};

export const balanceSheetTable = (view: BalanceSheetView): ReportTable => ({
  title: 'Balance sheet',
  about: aboutOf(view, ['At the end of', usDate(view.to)]),
  columns: [...ACCOUNTS, AMOUNT],
  rows: [
    ...part('Assets', view.assets),
    ...part('Liabilities', view.liabilities),
    heading('Equity'),
    ...view.equity.rows.map(({ accountNumber, name, amount }) => line(accountNumber, name, amount)),
    line('3100', `Retained earnings: income up to ${usDate(addDays(view.yearFrom, -1))}`, view.equity.retainedEarnings),
    line(null, `Net income since ${usDate(view.yearFrom)}`, view.equity.netIncome),
    total(null, 'Total equity', view.equity.total),
    grand(null, 'Total liabilities and equity', view.totalLiabilitiesAndEquity),
  ],
});

export const cashFlowTable = (view: CashFlowView): ReportTable => ({
  title: 'Cash flow',
  about: aboutOf(view, ['Days', days(view)]),
  columns: [...ACCOUNTS, AMOUNT],
  rows: [
    total(null, 'Money at the beginning', view.opening),
    ...part('Operating', view.operating, 'Operating, in all'),
    ...part('Investing', view.investing, 'Investing, in all'),
    ...part('Financing', view.financing, 'Financing, in all'),
    total(null, 'Change in cash', view.change),
    grand(null, 'Money at the end', view.closing),
  ],
});
