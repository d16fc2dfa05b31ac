import { StatCard, StatGrid } from '../../../../components/display/stat-card';
import { formatMoney, formatQuantity } from '../../../../lib/format/money';
import { useLines, useList } from '../report-links';
import type { ProfitAndLoss } from '../report-queries';
import { daysText } from '../statement-head';

const percent = (value: string): string => `${value}%`;

/** The figures of a profit and loss at a glance; each opens what it adds up. */
export function IncomeCards({ income }: { income: ProfitAndLoss }) {
  const { from, to, clientId, own } = income;
  const lines = useLines(income);
  const list = useList('loads.read');
  const group = (name: string) => lines({ group: name, from, to });
  const delivered = list('/loads', {
    ...{ status: 'delivered', deliveredOnFrom: from, deliveredOnTo: to },
    ...{ clientId, own: own ? 'true' : null },
  });
  return (
    <StatGrid>
      <StatCard
        label="Revenue"
        value={formatMoney(income.revenue.total)}
        note={`Growth ${percent(income.growth)} against ${income.compared ? daysText(income.compared) : 'the period before'}`}
        behind={{ to: group('revenue'), of: 'credit-debit' }}
      />
      <StatCard
        label="Expenses"
        value={formatMoney(income.expenses.total)}
        behind={{ to: group('expenses'), of: 'debit-credit' }}
      />
      <StatCard
        label="Net Income"
        value={formatMoney(income.netIncome)}
        note={`Revenue less expenses. Net margin, what is left of each dollar of revenue: ${percent(income.netMargin)}`}
        behind={{ to: group('revenue,expenses'), of: 'credit-debit' }}
      />
      <StatCard
        label="Expenses per Mile"
        value={income.perMile === null ? '—' : `$${income.perMile}`}
        note={
          income.perMile === null
            ? 'No load was delivered in these days'
            : `What a mile has to bring in to break even, over ${formatQuantity(income.miles)} miles delivered`
        }
        behind={{ to: delivered, of: `${income.expenses.total}/distance` }}
      />
    </StatGrid>
  );
}
