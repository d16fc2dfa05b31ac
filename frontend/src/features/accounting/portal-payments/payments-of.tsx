import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../components/display/text-link';
import { formatDate } from '../../../lib/format/dates';
import { complianceMethodLabels } from '../../../lib/format/labels';
import { formatMoney } from '../../../lib/format/money';
import { portalPaymentsQuery } from './portal-payment-calls';
import { PortalPaymentStatusChip } from './portal-payment-status-chip';
import { dateOf } from './portal-payment-words';

/** What clients paid for a document or an invoice; nothing where there is none. */
export function PaymentsOf({ of }: { of: { documentId: string } | { invoiceId: number } }) {
  const { data } = useQuery(portalPaymentsQuery(of));
  if (!data || data.items.length === 0) return null;
  const where = new URLSearchParams(Object.entries(of).map(([name, value]) => [name, String(value)]));
  return (
    <Box component="section" aria-label="Payments for it" sx={{ mt: 3, display: 'grid', gap: 1 }}>
      <Typography variant="h3">Payments</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {data.items.map((payment) => (
          <Box component="li" key={payment.id} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <span className="tabular">{formatMoney(payment.amount)}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`${complianceMethodLabels[payment.paymentMethod]} · ${formatDate(dateOf(payment))}`}
            </Box>
            <PortalPaymentStatusChip status={payment.status} />
          </Box>
        ))}
      </Box>
      <TextLink to={`/payments?${where}`}>See them in Payments</TextLink>
    </Box>
  );
}
