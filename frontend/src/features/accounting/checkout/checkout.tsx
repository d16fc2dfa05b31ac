import ArrowBack from '../../../generated/icons/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Section } from '../../../components/layout/surface';
import { SupportContact } from '../../../components/display/support-contact';
import { isApiError } from '../../../lib/api/api-error';
import { sentenceFor } from '../../../lib/api/problem';
import { safePath } from '../../../lib/session/return-to';
import { intentQuery } from './checkout-calls';
import { cameFrom } from './returned/pending-payment';
import { CheckoutBody } from './checkout-body';
import { PaymentError } from './payment-error';

const NOTHING_TO_PAY =
  'This payment link is missing, has expired or belongs to another account. Start again from the portal: you have not been charged.';

const Initializing = () => (
  <Section title="Card">
    <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
      Initializing secure payment...
    </Typography>
    <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={44} />
    </Box>
  </Section>
);

export function Checkout({ clientSecret }: { clientSecret: string }) {
  const intent = useQuery(intentQuery(clientSecret));
  if (clientSecret === '') return <PaymentError text={NOTHING_TO_PAY} />;
  if (intent.data?.status === 'refunded')
    return <PaymentError text="This payment was made and refunded. Start a new one from the portal." />;
  if (intent.isError && !intent.data) {
    const refused = isApiError(intent.error) && intent.error.status < 500;
    return (
      <PaymentError
        text={refused ? NOTHING_TO_PAY : sentenceFor(intent.error)}
        onRetry={refused ? undefined : () => void intent.refetch()}
      />
    );
  }
  return (
    <Box sx={{ maxWidth: 1040, display: 'grid', gap: 2 }}>
      <Box sx={{ ml: -1.5 }}>
        <Button
          component={Link}
          to={safePath(cameFrom(), '/client-portal')}
          color="secondary"
          startIcon={<ArrowBack />}
        >
          Back
        </Button>
      </Box>
      {intent.data ? (
        <CheckoutBody key={clientSecret} intent={intent.data} clientSecret={clientSecret} />
      ) : (
        <Initializing />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', color: 'text.secondary' }}>
        <span>Questions about this payment?</span>
        <SupportContact />
      </Box>
    </Box>
  );
}
