import { StripeProvider } from './stripe/stripe-provider';
import { whoTakesCards } from './who-takes-cards';

const KEYS = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'wh', apiBase: undefined };

describe('who takes the cards', () => {
  const sandbox = new StripeProvider({ ...KEYS, publishableKey: 'pk_of_the_sandbox' });

  it('is Stripe where the firm has its keys', () => {
    const chosen = whoTakesCards({ stripe: KEYS }, sandbox);
    expect([chosen === sandbox, chosen.publishableKey]).toEqual([false, 'pk_test_1']);
  });

  it('is the sandbox where it has none', () => expect(whoTakesCards({ stripe: undefined }, sandbox)).toBe(sandbox));
});
