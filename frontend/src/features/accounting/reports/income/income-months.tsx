import { useQuery } from '@tanstack/react-query';
import { BarChart, type BarGroup } from '../../../../components/charts/bar-chart';
import { Section } from '../../../../components/layout/surface';
import { daysOf, monthLabel, monthTick } from '../../../../lib/format/months';
import { ofBooks, useLines, type LinkTo } from '../report-links';
import { profitAndLossQuery, type ProfitAndLoss } from '../report-queries';

const MONTHS = 12;
/** The twelve months that end with the one of a day: '2025-12' … '2026-11'. */
const monthsUpTo = (to: string): readonly string[] => {
  const count = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - 1;
  return Array.from({ length: MONTHS }, (_, nr) => {
    const at = count - MONTHS + 1 + nr;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
};

const groupOf = (month: string, { groups }: ProfitAndLoss, lines: LinkTo): BarGroup => {
  const found = groups.find(({ key }) => key === `${month}-01`);
  const [from, to] = daysOf(month);
  return {
    label: monthLabel(month),
    tick: monthTick(month),
    bars: [
      {
        amount: found?.revenue ?? '0.00',
        behind: { to: lines({ group: 'revenue', from, to }), of: 'credit-debit' },
      },
      {
        amount: found?.expenses ?? '0.00',
        behind: { to: lines({ group: 'expenses', from, to }), of: 'debit-credit' },
      },
    ],
  };
};

/** Revenue and expenses of the twelve months that end with a day's; each bar opens its lines. */
export function IncomeMonths({ income }: { income: ProfitAndLoss }) {
  const months = monthsUpTo(income.to);
  const days = { from: `${months[0]}-01`, to: daysOf(income.to.slice(0, 7))[1] };
  const asked = { ...ofBooks(income), ...days, basis: income.basis, by: 'month' };
  const { data } = useQuery(profitAndLossQuery(asked));
  const lines = useLines(data);
  if (!data || data.groups.length === 0) return null;
  return (
    <Section title="Revenue and expenses by month">
      <BarChart
        title="Revenue and expenses by month"
        by="Month"
        series={['Revenue', 'Expenses']}
        groups={months.map((month) => groupOf(month, data, lines))}
      />
    </Section>
  );
}
