import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CheckoutIntent } from '../../../../lib/api/api-types';
import { renderApp } from '../../../../testing/render-app';
import { StripeForm } from './stripe-form';

const confirmPayment = jest.fn();
const submit = jest.fn();
const loadStripe = jest.fn();
const seen = { elements: jest.fn(), payment: jest.fn() };

jest.mock('@stripe/stripe-js/pure', () => ({ loadStripe: (key: string): unknown => loadStripe(key) }));
jest.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ options, children }: { options: unknown; children: ReactNode }) => {
    seen.elements(options);
    return children;
  },
  PaymentElement: ({ options, onReady }: { options: unknown; onReady: () => void }) => {
    seen.payment(options);
    return (
      <button type="button" onClick={onReady}>
        provider fields
      </button>
    );
  },
  useStripe: () => ({ confirmPayment }),
  useElements: () => ({ submit }),
}));

const intent: CheckoutIntent = {
  provider: 'stripe',
  publishableKey: 'pk_test_1',
  amount: '150.00',
  description: 'Service Fee',
  status: 'pending',
  parts: [],
  paymentIntentId: 'pi_1',
};

const show = () => {
  const onConfirmed = jest.fn(() => Promise.resolve(false));
  const { typist } = renderApp(
    <StripeForm intent={intent} clientSecret="pi_1_secret_2" onTry={() => undefined} onConfirmed={onConfirmed} />,
  );
  return { typist, onConfirmed };
};

const open = async () => {
  const { typist, onConfirmed } = show();
  await typist.click(await screen.findByRole('button', { name: 'provider fields' }));
  return { typist, onConfirmed, pay: () => typist.click(screen.getByRole('button', { name: 'Pay Now' })) };
};

beforeEach(() => {
  jest.clearAllMocks();
  loadStripe.mockResolvedValue({});
  submit.mockResolvedValue({});
});

describe('the Stripe card form', () => {
  it("has the provider's own fields in a tabs layout", async () => {
    proves('SCR-299', 'SCR-300');
    await open();
    expect(loadStripe).toHaveBeenCalledWith('pk_test_1');
    expect(seen.elements).toHaveBeenLastCalledWith(expect.objectContaining({ clientSecret: 'pi_1_secret_2' }));
    expect(seen.payment).toHaveBeenLastCalledWith({ layout: 'tabs' });
  });

  it.each(['succeeded', 'processing'])('confirms without a redirect unless one is needed: %s', async (status) => {
    proves('RUL-103', 'RUL-109', 'RUL-110');
    confirmPayment.mockResolvedValue({ paymentIntent: { status } });
    const { pay, onConfirmed } = await open();
    await pay();
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledWith({ status }));
    expect(confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({
        clientSecret: 'pi_1_secret_2',
        confirmParams: { return_url: 'http://localhost/payments?payment=success' },
        redirect: 'if_required',
      }),
    );
  });

  it("passes on the provider's message and can be tried again", async () => {
    proves('MSG-082', 'RUL-107');
    confirmPayment.mockResolvedValue({ error: { message: 'Your card was declined.' } });
    const { pay, onConfirmed } = await open();
    await pay();
    await waitFor(() =>
      expect(onConfirmed).toHaveBeenCalledWith({ status: 'failed', message: 'Your card was declined.' }),
    );
    expect(screen.getByRole('button', { name: 'Pay Now' })).toBeEnabled();
  });

  it('does not confirm what the fields refuse', async () => {
    submit.mockResolvedValue({ error: { message: 'Your card number is incomplete.' } });
    const { pay, onConfirmed } = await open();
    await pay();
    await waitFor(() =>
      expect(onConfirmed).toHaveBeenCalledWith({ status: 'failed', message: 'Your card number is incomplete.' }),
    );
    expect(confirmPayment).not.toHaveBeenCalled();
  });

  it.each([
    ['a status that is no payment', { paymentIntent: { status: 'requires_action' } }],
    ['a failure without words', { error: {} }],
  ])('takes %s for a payment that was not made', async (_what, answer) => {
    confirmPayment.mockResolvedValue(answer);
    const { pay, onConfirmed } = await open();
    await pay();
    await waitFor(() =>
      expect(onConfirmed).toHaveBeenCalledWith({
        status: 'failed',
        message: 'The payment was not completed. You have not been charged.',
      }),
    );
  });

  it('waits for the fields of the provider', async () => {
    show();
    expect(screen.getByRole('status')).toHaveTextContent('Initializing secure payment...');
    await screen.findByRole('button', { name: 'provider fields' });
    expect(screen.getByRole('button', { name: 'Pay Now' })).toBeDisabled();
  });

  it.each([
    ['does not load', () => loadStripe.mockRejectedValue(new Error('Failed to load Stripe.js'))],
    ['is nothing', () => loadStripe.mockResolvedValue(null)],
  ])("says so when the provider's script %s", async (_what, answer) => {
    globalThis.reportError = jest.fn();
    answer();
    show();
    expect(await screen.findByText('The card form did not load')).toBeInTheDocument();
  });
});
