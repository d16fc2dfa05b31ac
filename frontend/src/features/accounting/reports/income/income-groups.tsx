import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Figure } from '../../../../components/display/figure';
import { Section } from '../../../../components/layout/surface';
import { StackedTable } from '../../../../components/table/stacked-table';
import { formatMoney } from '../../../../lib/format/money';
import { daysOf } from '../../../../lib/format/months';
import type { ListParams } from '../../../../lib/lists/use-list-params';
import { useLines, type LinesAsked } from '../report-links';
import type { ProfitAndLoss } from '../report-queries';

const ON_A_PAGE = 50;
const NAMES: Readonly<Record<string, string>> = {
  month: 'Month',
  client: 'Client',
  load: 'Load',
  vehicle: 'Truck',
  driver: 'Driver',
  broker: 'Broker',
};
const FILTER: Readonly<Record<string, string>> = {
  client: 'clientId',
  load: 'loadId',
  vehicle: 'vehicleId',
  driver: 'driverId',
  broker: 'brokerId',
};

type Group = ProfitAndLoss['groups'][number];

/** The lines of one group; null for what names none, which no list can be narrowed to. */
const linesFor = ({ key }: Group, by: string, { from, to }: ProfitAndLoss): LinesAsked | null => {
  if (by === 'client' && key === null) return { own: 'true', from, to };
  if (key === null) return null;
  if (by !== 'month') return { [FILTER[by] ?? by]: key, from, to };
  const [first, last] = daysOf(key.slice(0, 7));
  return { from: first < from ? from : first, to: last > to ? to : last };
};

interface IncomeGroupsProps {
  income: ProfitAndLoss;
  by: string;
  params: ListParams;
}

/** Profit and loss told apart by month, client, load, truck, driver or broker. */
export function IncomeGroups({ income, by, params }: IncomeGroupsProps) {
  const lines = useLines(income);
  const all = income.groupCount > ON_A_PAGE;
  const cell = (group: Group, amount: string, name: string, of: string) => {
    const asked = linesFor(group, by, income);
    return (
      <td className="money" data-label={name === 'revenue' ? 'Revenue' : 'Expenses'}>
        <Figure to={asked && lines({ ...asked, group: name })} of={of}>
          {formatMoney(amount)}
        </Figure>
      </td>
    );
  };
  return (
    <Section title={`Profit & Loss by ${NAMES[by]?.toLowerCase() ?? by}`}>
      <Box sx={{ overflowX: 'auto' }}>
        <StackedTable aria-label={`Profit and loss by ${by}`}>
          <thead>
            <tr>
              <th scope="col">{NAMES[by] ?? by}</th>
              {['Revenue', 'Expenses', 'Net income'].map((name) => (
                <th key={name} scope="col" className="money">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {income.groups.map((group) => (
              <tr key={group.key ?? ''}>
                <td>{group.name}</td>
                {cell(group, group.revenue, 'revenue', 'credit-debit')}
                {cell(group, group.expenses, 'expenses', 'debit-credit')}
                <td className="money" data-label="Net income">
                  {formatMoney(group.netIncome)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              <td className="money" data-label="Revenue">
                {formatMoney(income.revenue.total)}
              </td>
              <td className="money" data-label="Expenses">
                {formatMoney(income.expenses.total)}
              </td>
              <td className="money" data-label="Net income">
                {formatMoney(income.netIncome)}
              </td>
            </tr>
          </tfoot>
        </StackedTable>
      </Box>
      {all && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', pt: 1.5, color: 'text.secondary' }}>
          <Button disabled={params.page === 0} onClick={() => params.turnTo(params.page - 1)}>
            Previous
          </Button>
          {params.page * ON_A_PAGE + 1}–{Math.min((params.page + 1) * ON_A_PAGE, income.groupCount)} of{' '}
          {income.groupCount}
          <Button
            disabled={(params.page + 1) * ON_A_PAGE >= income.groupCount}
            onClick={() => params.turnTo(params.page + 1)}
          >
            Next
          </Button>
        </Box>
      )}
    </Section>
  );
}
