import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { BarChart, type BarGroup } from '../../../components/charts/bar-chart';
import { DAYS } from '../../../components/charts/measure';
import type { DaysToPay } from '../../../lib/api/api-types';
import { daysOf, monthLabel, monthTick } from '../../../lib/format/months';
import { countedInvoices } from '../../../lib/format/words';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { paidInvoices } from '../../../lib/lists/paid-invoices';
import { daysToPayQuery } from './broker-kit';

const groupOf = (
  brokerId: string,
  clientId: string,
  { month, days, invoices }: DaysToPay['months'][number],
): BarGroup => {
  const to = paidInvoices({ brokerId, clientId }, daysOf(month));
  const note = invoices > 0 ? { note: countedInvoices(invoices) } : {};
  return {
    label: monthLabel(month),
    tick: monthTick(month),
    bars: [{ amount: days === null ? '' : String(days), behind: { to, of: 'average:daysToPay' }, ...note }],
  };
};

/**
 * How long a broker took to pay what it settled in each of twelve months; each bar opens the invoices that were paid in
 * its month.
 */
export function PayMonths({ brokerId }: { brokerId: string }) {
  const { clientId } = useListedClient();
  const { data } = useQuery(daysToPayQuery(brokerId, clientId));
  if (!data?.months.some(({ invoices }) => invoices > 0)) return null;
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Days to pay, by month of payment
      </Typography>
      <BarChart
        title="Days to pay by month"
        by="Month"
        series={['Days to pay']}
        groups={data.months.map((month) => groupOf(brokerId, clientId, month))}
        measure={DAYS}
      />
    </Box>
  );
}
