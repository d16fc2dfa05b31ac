import { useQuery } from '@tanstack/react-query';
import { StatCard, StatGrid } from '../../../components/display/stat-card';
import { formatMoney } from '../../../lib/format/money';
import { useCan } from '../../../lib/session/session-context';
import { overviewQuery } from './overview-query';
import { behindOf } from './overview-words';
import { billedBetween, revenueQuery } from './revenue-query';

const CARDS = [
  ['openInvoices', 'Balance'],
  ['overdueInvoices', 'Overdue'],
  ['paymentsPending', 'Upcoming fees'],
] as const;

/** How a client stands in money; what the viewer may not see has no card. */
export function ClientFigures({ clientId }: { clientId: string }) {
  const seesRevenue = useCan('reports.read');
  const overview = useQuery(overviewQuery(clientId));
  const revenue = useQuery({ ...revenueQuery(clientId), enabled: seesRevenue });
  const figures = overview.data?.figures ?? [];
  const shown = CARDS.filter(([name]) => overview.isPending || figures.some((figure) => figure.name === name));
  if (shown.length === 0 && !seesRevenue) return null;
  return (
    <StatGrid>
      {shown.map(([name, label]) => (
        <StatCard
          key={name}
          label={label}
          value={formatMoney(figures.find((figure) => figure.name === name)?.amount)}
          loading={overview.isPending}
          behind={behindOf(name, clientId)}
        />
      ))}
      {seesRevenue && (
        <StatCard
          label="Billed this year"
          value={formatMoney(revenue.data?.thisYear)}
          loading={revenue.isPending}
          behind={{
            to: revenue.data ? billedBetween(clientId, revenue.data.yearFrom, revenue.data.yearTo) : null,
            of: 'amount',
          }}
        />
      )}
    </StatGrid>
  );
}
