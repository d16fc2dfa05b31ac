import { Section } from '../../../../components/layout/surface';
import { daysText } from '../statement-head';
import { StatementFoot, StatementTable, type StatementAmount, type StatementSection } from '../statement-table';
import { useLines, type LinkTo } from '../report-links';
import type { ProfitAndLoss, StatementPart } from '../report-queries';

type Parts = Readonly<{ from: string; to: string; revenue: StatementPart; expenses: StatementPart; netIncome: string }>;

const SECTIONS = [
  ['revenue', 'Revenue', 'What was earned, by account.', 'credit-debit'],
  ['expenses', 'Expenses', 'What it cost, by account.', 'debit-credit'],
] as const;

const amountIn = ({ rows }: StatementPart, number: string): string =>
  rows.find(({ accountNumber }) => accountNumber === number)?.amount ?? '0.00';

const sectionOf = (
  [name, title, about, of]: (typeof SECTIONS)[number],
  columns: readonly Parts[],
  lines: LinkTo,
): StatementSection => {
  const names = new Map(
    columns.flatMap((column) => column[name].rows.map((row) => [row.accountNumber, row.name] as const)),
  );
  return {
    title,
    about,
    rows: [...names]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([number, label]) => ({
        key: number,
        label: `${number} ${label}`,
        amounts: columns.map((column): StatementAmount => {
          const { from, to } = column;
          return { amount: amountIn(column[name], number), to: lines({ account: number, from, to }), of };
        }),
      })),
    total: {
      label: `Total ${title.toLowerCase()}`,
      amounts: columns.map((column) => {
        const { from, to } = column;
        return { amount: column[name].total, to: lines({ group: name, from, to }), of };
      }),
    },
  };
};

/** Profit and loss by account, beside what it is compared with. */
export function IncomeTable({ income }: { income: ProfitAndLoss }) {
  const lines = useLines(income);
  const columns: readonly Parts[] = income.compared ? [income, income.compared] : [income];
  return (
    <Section title="Profit & Loss">
      <StatementTable
        caption="Profit and loss"
        columns={income.compared ? columns.map(daysText) : ['Amount']}
        sections={SECTIONS.map((section) => sectionOf(section, columns, lines))}
        foot={
          <StatementFoot
            label="Net income"
            columns={income.compared ? columns.map(daysText) : []}
            amounts={columns.map(({ netIncome, from, to }) => ({
              amount: netIncome,
              to: lines({ group: 'revenue,expenses', from, to }),
              of: 'credit-debit',
            }))}
          />
        }
      />
    </Section>
  );
}
