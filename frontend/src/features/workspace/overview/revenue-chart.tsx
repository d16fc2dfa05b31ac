import { useQuery } from '@tanstack/react-query';
import { BarChart, type BarGroup } from '../../../components/charts/bar-chart';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import type { ClientRevenue } from '../../../lib/api/api-types';
import { monthLabel, monthTick } from '../../../lib/format/months';
import { useCan } from '../../../lib/session/session-context';
import { billedBetween, openUpTo, receivedBetween, revenueQuery } from './revenue-query';

const groupsOf = ({ clientId, balanceAccount, months }: ClientRevenue, seesBooks: boolean): BarGroup[] =>
  months.map(({ from, to, invoiced, received, balance }) => ({
    label: monthLabel(from.slice(0, 7)),
    tick: monthTick(from.slice(0, 7)),
    bars: [
      { amount: invoiced, behind: { to: billedBetween(clientId, from, to), of: 'amount' } },
      { amount: received, behind: { to: receivedBetween(clientId, from, to), of: 'amount' } },
      {
        amount: balance,
        behind: { to: seesBooks ? openUpTo(clientId, balanceAccount, to) : null, of: 'debit-credit' },
      },
    ],
  }));

/** What was billed for a client and received in each of twelve months, and what was open when each ended. */
export function RevenueChart({ clientId }: { clientId: string }) {
  const seesBooks = useCan('ledger.read');
  const { data, error, refetch } = useQuery(revenueQuery(clientId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} compact />;
  if (!data) return <SkeletonList rows={1} height={260} />;
  return (
    <BarChart
      title="Billed, received and open by month"
      by="Month"
      series={['Billed', 'Received', 'Ending balance']}
      groups={groupsOf(data, seesBooks)}
    />
  );
}
