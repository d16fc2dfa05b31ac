import type { Page } from 'playwright-core';
import { StripeDouble } from '../backend/test/support/doubles/stripe-double';
import { DESKTOP, Person } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

/**
 * The part of Stripe.js that the checkout uses: an element with one field of its own, and the confirmation, which the
 * double answers.
 */
const STRIPE_JS = `
  window.Stripe = Object.assign((key) => {
    let number = null;
    const element = {
      listeners: {},
      on(name, work) { this.listeners[name] = work; return this; }, off() { return this; }, once(name, work) { return this.on(name, work); },
      mount(place) {
        const host = typeof place === 'string' ? document.querySelector(place) : place;
        number = Object.assign(document.createElement('input'), { autocomplete: 'cc-number' });
        number.setAttribute('aria-label', 'Card number at Stripe');
        host.append(number);
        setTimeout(() => this.listeners.ready && this.listeners.ready());
      },
      unmount() { number && number.remove(); }, destroy() {}, update() {},
    };
    const elements = { create: (kind, options) => { window.stripeAsked = { key, kind, options }; return element; }, getElement: () => element, update() {}, submit: async () => ({}), on() { return this; }, fetchUpdates: async () => ({}) };
    return {
      elements: (options) => { window.stripeElements = options; return elements; },
      confirmPayment: async ({ clientSecret, confirmParams, redirect }) => {
        window.stripeConfirmed = { returnUrl: confirmParams.return_url, redirect };
        const { status, message } = await window.confirmAtStripe(clientSecret, number.value);
        return message ? { error: { message } } : { paymentIntent: { status } };
      },
      createPaymentMethod() {}, createToken() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
    };
  }, { version: 'clover' });
`;

/**
 * The checkout with Stripe in a real browser: the shipped product, Stripe's side played by the double, its script by a
 * stand-in.
 */
describe('a payment through Stripe', () => {
  let stripe: StripeDouble;
  beforeAll(async () => {
    stripe = await StripeDouble.start();
  });
  const shop = shipped({
    env: () => {
      const { secretKey, publishableKey, webhookSecret, apiBase } = stripe.settings;
      return {
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_PUBLISHABLE_KEY: publishableKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_API_BASE: apiBase,
      };
    },
  });

  afterAll(async () => {
    await stripe.stop();
  });

  const outsideWorld = async (page: Page): Promise<void> => {
    await page.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STRIPE_JS }),
    );
    await page.exposeFunction('confirmAtStripe', (secret: string, number: string) => stripe.confirm(secret, number));
  };

  it('is declined, then taken, recorded once by the server’s own check, and never sees the sandbox', async () => {
    proves('SCR-299', 'SCR-300', 'RUL-103', 'RUL-109', 'RUL-110');
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const steps = new Steps(person);
    const { page } = person;
    await outsideWorld(page);
    await page.goto('/client-login');
    await steps.enter('client@axlebook.test', '/client-portal');
    await page.goto('/client-portal/payments');
    await steps.button('Make Payment').first().click();
    await page.getByRole('dialog').getByLabel('Service Fee').check();
    await steps.button('Continue to checkout').click();
    await page.waitForURL('**/checkout?client_secret=*');
    const card = page.getByLabel('Card number at Stripe');
    await card.fill('4000000000000002');
    await steps.button('Pay Now').click();
    await page.getByText('Your card was declined.').first().waitFor();
    await card.fill('4242424242424242');
    await steps.button('Pay Now').click();
    await page.waitForURL('**/payments?payment=success');
    const asked = await page.evaluate(() => {
      const of = window as unknown as {
        stripeAsked: { key: string; kind: string; options: object };
        stripeConfirmed: object;
      };
      return { asked: of.stripeAsked, confirmed: of.stripeConfirmed };
    });
    expect(asked).toEqual({
      asked: { key: 'pk_test_double', kind: 'payment', options: { layout: 'tabs' } },
      confirmed: { returnUrl: `${shop.product.address}/payments?payment=success`, redirect: 'if_required' },
    });
    const payments = await page.evaluate(
      async () =>
        (await fetch('/api/client-payments')).json() as Promise<
          { status: string; amount: number; description: string; transactionId: string | null }[]
        >,
    );
    // the year before was paid in the sandbox
    expect(payments.filter(({ transactionId }) => /^pi_(?!sandbox_)/.test(transactionId ?? ''))).toMatchObject([
      { status: 'completed', amount: 150, description: 'Service Fee' },
    ]);
    expect(
      await page.evaluate(
        async () =>
          (
            await fetch('/api/sandbox/tokens', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: '{"number":"4242424242424242","expMonth":12,"expYear":2030,"cvc":"123"}',
            })
          ).status,
      ),
    ).toBe(404);
    expect(
      stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/payment_intents'),
    ).toHaveLength(1);
    expect(person.errors.filter((error) => !/402/.test(error))).toEqual([]);
    await person.leave();
  }, 90_000);

  it('says so when its script does not load, and charges nothing', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const steps = new Steps(person);
    await person.page.route('https://js.stripe.com/**', (route) => route.abort());
    await person.page.goto('/client-login');
    await steps.enter('client@axlebook.test', '/client-portal');
    await person.page.goto('/client-portal/payments');
    await steps.button('Make Payment').first().click();
    await steps.button('Continue to checkout').click();
    await person.page.getByText('The card form did not load').waitFor();
    await person.leave();
  }, 60_000);

  it('lets the browser load Stripe’s own script and nothing else of strangers', async () => {
    const policy = (await fetch(shop.product.address)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });
});
