import CheckCircleOutlined from '../../../generated/icons/CheckCircleOutlined';
import HourglassEmptyOutlined from '../../../generated/icons/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { StatCard, StatGrid } from '../../../components/display/stat-card';
import { formatMoney } from '../../../lib/format/money';
import { useListedClient } from '../../../lib/lists/use-listed-client';
import { paymentFiguresQuery } from './portal-payment-calls';

/** What came in and what is still to come. */
export function PaymentTotals() {
  const { clientId, within } = useListedClient();
  const { data, isPending } = useQuery(paymentFiguresQuery(clientId));
  return (
    <Box sx={{ mb: 2 }}>
      <StatGrid data-dense>
        <StatCard
          label="Total Paid"
          value={formatMoney(data?.paid ?? '0')}
          loading={isPending}
          icon={<CheckCircleOutlined />}
          behind={{ to: within('/payments?status=completed'), of: 'amount' }}
        />
        <StatCard
          label="Total Pending"
          value={formatMoney(data?.pending ?? '0')}
          loading={isPending}
          icon={<HourglassEmptyOutlined />}
          behind={{ to: within('/payments?status=pending,processing'), of: 'amount' }}
        />
      </StatGrid>
    </Box>
  );
}
