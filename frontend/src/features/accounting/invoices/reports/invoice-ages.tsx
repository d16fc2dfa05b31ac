import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { BarChart } from '../../../../components/charts/bar-chart';
import { ErrorState } from '../../../../components/feedback/error-state';
import { Section } from '../../../../components/layout/surface';
import type { InvoiceAge } from '../../../../lib/api/api-types';
import { ageLabels } from '../../../../lib/format/labels';
import { isZeroMoney } from '../../../../lib/format/money';
import { countedInvoices } from '../../../../lib/format/words';
import { useListedClient, type Within } from '../../../../lib/lists/use-listed-client';
import { ageingQuery } from '../invoice-queries';

/** At the axis the labels stand without their words. */
const ticks: Record<InvoiceAge['age'], string> = {
  current: 'Current',
  '1-30': '1–30',
  '31-60': '31–60',
  '61-90': '61–90',
  'over-90': '90+',
};

const groupOf = ({ age, invoices, balance }: InvoiceAge, within: Within) => ({
  label: ageLabels[age],
  tick: ticks[age],
  bars: [
    {
      amount: balance,
      note: countedInvoices(invoices),
      behind: { to: within(`/accounting/invoices?age=${age}`), of: 'balance' },
    },
  ],
});

/** What is open by how late it is; each bar opens its invoices. */
export function InvoiceAges() {
  const { clientId, within } = useListedClient();
  const { data, isPending, error, refetch } = useQuery(ageingQuery(clientId));
  return (
    <Section title="Open by days past due">
      {isPending && <Skeleton variant="rounded" height={240} role="img" aria-label="What is open is loading" />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} compact />}
      {data?.every(({ balance }) => isZeroMoney(balance)) && (
        <Typography color="textSecondary">Nothing is open: every invoice is paid.</Typography>
      )}
      {data?.some(({ balance }) => !isZeroMoney(balance)) && (
        <BarChart
          title="Open by days past due"
          by="Days past due"
          series={['Open']}
          groups={data.map((each) => groupOf(each, within))}
        />
      )}
    </Section>
  );
}
