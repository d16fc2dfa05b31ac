import CalendarMonthOutlined from '../../../generated/icons/CalendarMonthOutlined';
import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import ScheduleOutlined from '../../../generated/icons/ScheduleOutlined';
import PaymentsOutlined from '../../../generated/icons/PaymentsOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { NOT_LOADED, StatCard, StatGrid } from '../../../components/display/stat-card';
import type { ExpenseSummary } from '../../../lib/api/api-types';
import { thisMonth } from '../../../lib/format/dates';
import { formatMoney } from '../../../lib/format/money';
import { figuresQuery } from '../../../lib/api/figures-query';
import { roots } from '../../../lib/api/query-roots';

const summaryQuery = (clientId: string) =>
  figuresQuery<ExpenseSummary>(roots.expenses, '/api/expenses/summary', { clientId });

/** What was spent, of the client that the list is narrowed to. */
export function ExpenseCards({ clientId }: { clientId: string }) {
  const { data, isPending } = useQuery(summaryQuery(clientId));
  const { from, to } = thisMonth();
  const listOf = (filters: Record<string, string>): string => {
    const query = new URLSearchParams({ ...(clientId && { clientId }), ...filters });
    return `/expenses${query.size > 0 ? `?${query}` : ''}`;
  };
  const card = (label: string, key: keyof ExpenseSummary, icon: React.ReactNode, filters: Record<string, string>) => (
    <StatCard
      label={label}
      value={data ? formatMoney(data[key]) : '—'}
      loading={isPending}
      icon={icon}
      behind={data || isPending ? { to: listOf(filters), of: 'amount' } : NOT_LOADED}
    />
  );
  return (
    <Box sx={{ mb: 1.5 }}>
      <StatGrid data-dense>
        {card('Total Expenses', 'total', <PaymentsOutlined />, {})}
        {card('Fuel Expenses', 'fuel', <LocalGasStationOutlined />, { category: 'fuel' })}
        {card('Owed to Vendors', 'owed', <ScheduleOutlined />, { status: 'open' })}
        {card('This Month', 'thisMonth', <CalendarMonthOutlined />, { expenseDateFrom: from, expenseDateTo: to })}
      </StatGrid>
    </Box>
  );
}
