import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { Section } from '../../../components/layout/surface';
import type { CheckoutIntent } from '../../../lib/api/api-types';
import type { CardFormProps, Confirmation } from './provider';
import { AfterPayment } from './after-payment';
import { OrderSummary } from './order-summary';
import { useSettle } from './use-settle';

const forms: Record<CheckoutIntent['provider'], ComponentType<CardFormProps>> = {
  sandbox: lazy(async () => ({ default: (await import('./sandbox/sandbox-form')).SandboxForm })),
  stripe: lazy(async () => ({ default: (await import('./stripe/stripe-form')).StripeForm })),
};

const Loading = () => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Typography role="status" color="textSecondary">
      Initializing secure payment...
    </Typography>
    <Skeleton variant="rounded" height={44} />
    <Skeleton variant="rounded" height={44} />
  </Box>
);

/** A payment that was made before this visit is recorded, not asked for again. */
const earlier = ({ status }: CheckoutIntent): Confirmation | null => {
  if (status === 'processing') return { status };
  return status === 'completed' ? { status: 'succeeded' } : null;
};

export function CheckoutBody({ intent, clientSecret }: { intent: CheckoutIntent; clientSecret: string }) {
  const { phase, settle, forgetFailure } = useSettle();
  const [checking, setChecking] = useState(false);
  const [resuming, setResuming] = useState(() => earlier(intent) !== null);
  const resume = useRef(() => {
    const confirmation = earlier(intent);
    if (confirmation) void settle(intent, confirmation).finally(() => setResuming(false));
  });
  useEffect(() => {
    resume.current();
    resume.current = () => undefined;
  }, []);

  const check = () => {
    setChecking(true);
    void settle(intent, { status: 'unknown' }).finally(() => setChecking(false));
  };
  const Form = forms[intent.provider];
  const waiting = resuming && phase === 'paying';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
        alignItems: 'start',
      }}
    >
      <OrderSummary intent={intent} />
      <Section title="Payment method">
        {waiting && <Loading />}
        {!waiting && phase === 'paying' && (
          <Suspense fallback={<Loading />}>
            <Form
              intent={intent}
              clientSecret={clientSecret}
              onTry={forgetFailure}
              onConfirmed={(confirmation) => settle(intent, confirmation)}
            />
          </Suspense>
        )}
        {phase !== 'paying' && <AfterPayment phase={phase} checking={checking} onCheck={check} />}
      </Section>
    </Box>
  );
}
