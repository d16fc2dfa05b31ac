import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import Typography from '@mui/material/Typography';
import { useColorScheme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../../components/feedback/empty-state';
import { logError } from '../../../../lib/log';
import { PayForm } from '../pay-form';
import { usePay } from '../use-pay';
import type { CardFormProps, Confirmation } from '../provider';

const NOT_PAID = 'The payment was not completed. You have not been charged.';

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--mui-palette-${name}`).trim();

/** The provider's fields in our colours; they live in its own frame and cannot read ours. */
const appearanceFor = (dark: boolean): Appearance => ({
  theme: dark ? 'night' : 'stripe',
  variables: Object.fromEntries(
    Object.entries({
      colorPrimary: colour('primary-main'),
      colorText: colour('text-primary'),
      colorDanger: colour('error-main'),
      borderRadius: '8px',
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '15px',
    }).filter(([, value]) => value !== ''),
  ),
});

function Fields({ clientSecret, ...events }: Omit<CardFormProps, 'intent'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const confirm = async (): Promise<Confirmation> => {
    if (!stripe || !elements) return { status: 'failed', message: NOT_PAID };
    const { error: unfit } = await elements.submit();
    if (unfit) return { status: 'failed', message: unfit.message ?? NOT_PAID };
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      clientSecret,
      confirmParams: { return_url: `${window.location.origin}/payments?payment=success` },
      redirect: 'if_required',
    });
    if (error) return { status: 'failed', message: error.message ?? NOT_PAID };
    const { status } = paymentIntent;
    return status === 'succeeded' || status === 'processing' ? { status } : { status: 'failed', message: NOT_PAID };
  };
  const { busy, pay } = usePay(confirm, events);
  return (
    <PayForm busy={busy} disabled={!stripe || !ready} onPay={() => void pay()}>
      <PaymentElement options={{ layout: 'tabs' }} onReady={() => setReady(true)} />
    </PayForm>
  );
}

/** Stripe's script is loaded when a payment is on screen, and at no other time. */
export function StripeForm({ intent: { publishableKey }, ...rest }: CardFormProps) {
  const { mode, systemMode } = useColorScheme();
  const [stripe, setStripe] = useState<Stripe | 'failed' | null>(null);
  useEffect(() => {
    loadStripe(publishableKey ?? '').then(
      (loaded) => setStripe(loaded ?? 'failed'),
      (error: unknown) => {
        logError(error);
        setStripe('failed');
      },
    );
  }, [publishableKey]);
  if (stripe === 'failed') {
    return (
      <EmptyState title="The card form did not load" compact>
        Check your connection, allow js.stripe.com in your blocker, and reload the page. You have not been charged.
      </EmptyState>
    );
  }
  if (stripe === null)
    return (
      <Typography role="status" color="textSecondary">
        Initializing secure payment...
      </Typography>
    );
  return (
    <Elements
      stripe={stripe}
      options={{
        clientSecret: rest.clientSecret,
        appearance: appearanceFor((mode === 'system' ? systemMode : mode) === 'dark'),
      }}
    >
      <Fields {...rest} />
    </Elements>
  );
}
