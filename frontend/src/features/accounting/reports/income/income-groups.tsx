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

/** The lines of one group; of what names none, those that name none. */
const linesFor = ({ key }: Group, by: string, { from, to }: ProfitAndLoss): LinesAsked => {
  if (by === 'client' && key === null) return { own: 'true', from, to };
  if (by !== 'month' || key === null) return { [FILTER[by] ?? by]: key ?? 'none', from, to };
  const [first, last] = daysOf(key.slice(0, 7));
  return { from: first < from ? from : first, to: last > to ? to : last };
};

/** The columns: what they are, the accounts that they add up, and on which side. */
const COLUMNS = [
  ['revenue', 'Revenue', 'revenue', 'credit-debit'],
  ['expenses', 'Expenses', 'expenses', 'debit-credit'],
  ['netIncome', 'Net income', 'revenue,expenses', 'credit-debit'],
] as const;

interface IncomeGroupsProps {
  income: ProfitAndLoss;
  by: string;
  params: ListParams;
}

/** Profit and loss told apart by month, client, load, truck, driver or broker. */
export function IncomeGroups({ income, by, params }: IncomeGroupsProps) {
  const lines = useLines(income);
  const all = income.groupCount > ON_A_PAGE;
  const cells = (amounts: Readonly<Record<(typeof COLUMNS)[number][0], string>>, asked: LinesAsked) =>
    COLUMNS.map(([name, label, group, of]) => (
      <td key={name} className="money" data-label={label}>
        <Figure to={lines({ ...asked, group })} of={of}>
          {formatMoney(amounts[name])}
        </Figure>
      </td>
    ));
  const { from, to, revenue, expenses, netIncome } = income;
  return (
    <Section title={`Profit & Loss by ${NAMES[by]?.toLowerCase() ?? by}`}>
      <Box sx={{ overflowX: 'auto' }}>
        <StackedTable aria-label={`Profit and loss by ${by}`}>
          <thead>
            <tr>
              <th scope="col">{NAMES[by] ?? by}</th>
              {COLUMNS.map(([name, label]) => (
                <th key={name} scope="col" className="money">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {income.groups.map((group) => (
              <tr key={group.key ?? ''}>
                <td>{group.name}</td>
                {cells(group, linesFor(group, by, income))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All</th>
              {cells({ revenue: revenue.total, expenses: expenses.total, netIncome }, { from, to })}
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
