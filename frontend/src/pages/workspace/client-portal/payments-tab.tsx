import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../../components/display/text-link';
import { MakePayment } from '../../../features/accounting/checkout/new-payment/make-payment';
import { OwnAccount } from '../../../features/accounting/client-money/views-lazy';
import { myPaymentsQuery } from '../../../lib/api/own-queries';
import { MyPayments } from '../../../features/accounting/portal-payments/my-payments';
import { useCan, useUser } from '../../../lib/session/session-context';

export function Component() {
  const { id } = useUser();
  const drives = useCan('driver.read');
  const payments = useQuery(myPaymentsQuery(id));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: { xs: 'stretch', sm: 'end' },
          '& > button': { flex: { xs: 1, sm: '0 0 auto' } },
        }}
      >
        <MakePayment from="/client-portal/payments" />
      </Box>
      <OwnAccount />
      <MyPayments list={payments} action={drives && <TextLink to="/client-portal/pay">See your pay</TextLink>} />
    </Box>
  );
}
