import { StatCard, StatGrid } from '../../../../components/display/stat-card';
import { formatMoney } from '../../../../lib/format/money';
import { useLines, useList } from '../report-links';
import type { Summary } from '../report-queries';

const grown = (percent: string): string => `${percent}% against the month before`;

/** Revenue, expenses, net profit and fuel cards of a month. */
export function MonthCards({ month }: { month: Summary }) {
  const { from, to, clientId, own } = month;
  const lines = useLines(month);
  const expenses = useList('expenses.read');
  return (
    <StatGrid>
      <StatCard
        label="Revenue"
        value={formatMoney(month.revenue)}
        note={grown(month.revenueGrowth)}
        behind={{ to: lines({ group: 'revenue', from, to }), of: 'credit-debit' }}
      />
      <StatCard
        label="Expenses"
        value={formatMoney(month.expenses)}
        note={grown(month.expensesGrowth)}
        behind={{ to: lines({ group: 'expenses', from, to }), of: 'debit-credit' }}
      />
      <StatCard
        label="Net Profit"
        value={formatMoney(month.netProfit)}
        note={`Revenue less expenses. Net margin, what is left of each dollar of revenue: ${month.netMargin}%`}
        behind={{ to: lines({ group: 'revenue,expenses', from, to }), of: 'credit-debit' }}
      />
      <StatCard
        label="Fuel Cards"
        value={formatMoney(month.fuelCards)}
        note="Spent on fuel cards"
        behind={{
          to: expenses('/expenses', {
            ...{ paidFrom: 'fuel_card', expenseDateFrom: from, expenseDateTo: to },
            ...{ clientId, own: own ? 'true' : null },
          }),
          of: 'amount',
        }}
      />
    </StatGrid>
  );
}
