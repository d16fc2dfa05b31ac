import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { StatCard, StatGrid } from '../../../components/display/stat-card';
import { formatMoney, isZeroMoney } from '../../../lib/format/money';
import { accountQuery } from './account-calls';

/** What the driver who is signed in was paid this year, still owes, and has in escrow; what is nothing is not told. */
export function OwnAccount({ driverId }: { driverId: number }) {
  const { data, error, refetch } = useQuery(accountQuery(driverId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} compact />;
  if (!data) return <SkeletonList rows={2} />;
  const { year, advance, escrow, carry } = data;
  const cards = [
    ['Paid this year', year.net],
    ['Advances to recover', advance],
    ['Escrow held for you', escrow],
    ['Shortfall, carried over', carry],
  ] as const;
  const told = cards.filter(([, amount]) => !isZeroMoney(amount));
  if (told.length === 0) return null;
  return (
    <StatGrid style={{ marginBottom: 16 }}>
      {told.map(([label, amount]) => (
        <StatCard key={label} label={label} value={formatMoney(amount)} behind={{ to: null, of: 'rows' }} />
      ))}
    </StatGrid>
  );
}
