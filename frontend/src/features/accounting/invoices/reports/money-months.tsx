import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { BarChart } from '../../../../components/charts/bar-chart';
import { ErrorState } from '../../../../components/feedback/error-state';
import { Section } from '../../../../components/layout/surface';
import type { MoneyOfAMonth } from '../../../../lib/api/api-types';
import { isZeroMoney } from '../../../../lib/format/money';
import { daysOf, monthLabel, monthTick } from '../../../../lib/format/months';
import { useListedClient, type Within } from '../../../../lib/lists/use-listed-client';
import { monthsQuery } from '../invoice-queries';

const groupOf = ({ month, billed, received }: MoneyOfAMonth, within: Within) => {
  const [first, last] = daysOf(month);
  const invoices = `/accounting/invoices?status=pending,overdue,paid&issuedFrom=${first}&issuedTo=${last}`;
  const payments = `/payments/invoices?status=received&from=${first}&to=${last}`;
  return {
    label: monthLabel(month),
    tick: monthTick(month),
    bars: [
      { amount: billed, behind: { to: within(invoices), of: 'amount' } },
      { amount: received, behind: { to: within(payments), of: 'amount' } },
    ],
  };
};

/** Billed against received over twelve months; each bar opens its list. */
export function MoneyMonths() {
  const { clientId, within } = useListedClient();
  const { data, isPending, error, refetch } = useQuery(monthsQuery(clientId));
  const empty = data?.every(({ billed, received }) => isZeroMoney(billed) && isZeroMoney(received));
  return (
    <Section title="Billed and received">
      {isPending && <Skeleton variant="rounded" height={260} role="img" aria-label="The twelve months are loading" />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} compact />}
      {empty && <Typography color="textSecondary">Nothing was billed in the last 12 months.</Typography>}
      {data && !empty && (
        <BarChart
          title="Billed and received by month"
          by="Month"
          series={['Billed', 'Received']}
          groups={data.map((each) => groupOf(each, within))}
        />
      )}
    </Section>
  );
}
