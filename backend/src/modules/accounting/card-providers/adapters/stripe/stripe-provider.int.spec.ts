import Stripe from 'stripe';
import {
  clientOf,
  CARDS,
  deliver,
  FEE,
  recorded,
  started,
  stripeWorld,
} from '../../../../../../test/support/doubles/card-worlds';
import type { StripeDouble } from '../../../../../../test/support/doubles/stripe-double';
import type { TestSystem } from '../../../../../../test/support/system';
import type { Visitor } from '../../../../../../test/support/world/visitor';

describe('with Stripe', () => {
  const world = stripeWorld();
  let system: TestSystem;
  let double: StripeDouble;
  let payer: Visitor;

  beforeAll(async () => {
    system = await world.start();
    double = world.double();
    ({ visitor: payer } = await clientOf(system, 'Ridgeline Carriers LLC'));
  });
  afterAll(async () => {
    await system.stop();
    await world.stop();
  });
  const completed = async (): Promise<{ id: string; intentId: string }> => {
    const { clientSecret, intentId } = await started(payer);
    await world.pay(payer, clientSecret, CARDS.good);
    return { id: String((await recorded(payer, intentId)).body['id']), intentId };
  };

  it('a payment is asked for with our id as key and in its metadata, in cents, and with nothing about the payer', async () => {
    const from = double.requests.length;
    const { intentId } = await started(payer);
    const { rows } = await system.sql<{ id: string }>('SELECT id FROM compliance_payments WHERE intent_id = $1', [
      intentId,
    ]);
    expect(double.requests.slice(from)).toEqual([
      {
        method: 'POST',
        path: '/v1/payment_intents',
        key: rows[0]?.id,
        form: {
          amount: '15000',
          currency: 'usd',
          description: 'IFTA Processing Fee',
          metadata: { paymentId: rows[0]?.id },
          automatic_payment_methods: { enabled: 'true', allow_redirects: 'never' },
        },
      },
    ]);
  });

  it('pages may load its card fields, and nothing else from elsewhere', async () => {
    const policy = (await system.visitor().get('/api/firm')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    expect(policy).toContain(
      "frame-src 'self' blob: https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    );
  });

  it('the built-in provider is closed', async () => {
    for (const [path, body] of [
      ['tokens', { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' }],
      ['confirm', { clientSecret: 'a_secret_b', token: 't' }],
      ['authenticate', { clientSecret: 'a_secret_b', approve: true }],
    ] as const) {
      expect(await payer.post(`/api/sandbox/${path}`, body)).toMatchObject({
        status: 404,
        body: { message: 'There is nothing at this address' },
      });
    }
  });

  it.each([
    ['no such key', 502, 'The card provider could not handle the request. Please try again later or contact us.'],
    ['unavailable', 503, 'The card provider does not answer at the moment. Please try again in a minute.'],
  ] as const)('%s is a %d with a sentence of ours', async (failing, status, message) => {
    double.failing = failing;
    const answer = await payer.post('/api/create-payment-intent', FEE);
    double.failing = undefined;
    expect(answer).toMatchObject({ status, body: { message } });
    expect(answer.text).not.toMatch(/stripe|sk_test/i);
  });

  it('an event counts for five minutes, and only what it is about is read from it', async () => {
    const { clientSecret, intentId } = await started(payer);
    await world.pay(payer, clientSecret, CARDS.good);
    const sent = async (event: { body: string; signature: string }): Promise<number> =>
      deliver(system, { body: event.body, headers: { 'stripe-signature': event.signature } });
    expect(await sent(double.event(intentId, 'payment_intent.succeeded', Math.floor(Date.now() / 1_000) - 600))).toBe(
      400,
    );
    expect((await payer.post('/api/checkout', { clientSecret })).body).toMatchObject({ status: 'pending' });
    expect(await sent(double.event(intentId, 'charge.updated'))).toBe(204);
    expect((await payer.post('/api/checkout', { clientSecret })).body).toMatchObject({ status: 'completed' });
  });

  it('an event about a payment of another product on the same account is let go', async () => {
    const stripe = new Stripe(double.settings.secretKey, {
      host: '127.0.0.1',
      port: Number(new URL(double.settings.apiBase).port),
      protocol: 'http',
    });
    const { id } = await stripe.paymentIntents.create({ amount: 5_000, currency: 'usd' });
    const position = await system.lastPosition();
    const { body, signature } = double.event(id);
    expect(await deliver(system, { body, headers: { 'stripe-signature': signature } })).toBe(204);
    expect(await system.eventsAfter(position)).toEqual([]);
  });

  it('a refund that it refuses is told, and can be asked for again', async () => {
    const admin = await system.as('admin');
    const { id } = await completed();
    const before = double.refunds;
    double.refusesRefunds = 'Insufficient funds in your Stripe balance to refund this amount.';
    expect(await admin.post(`/api/compliance-payments/${id}/refund`, { reason: 'Paid twice' })).toMatchObject({
      status: 409,
      body: { code: 'REFUND_REFUSED', message: `The refund was refused: ${double.refusesRefunds}` },
    });
    double.refusesRefunds = undefined;
    expect(await admin.post(`/api/compliance-payments/${id}/refund`, { reason: 'Paid twice' })).toMatchObject({
      status: 200,
      body: { status: 'refunded' },
    });
    expect(double.requests.filter(({ path }) => path === '/v1/refunds').map(({ key }) => key)).toEqual([
      `${id}-refund-1`,
      `${id}-refund-2`,
    ]);
    expect(double.refunds - before).toBe(1);
  });

  it('a part refunded there is booked as a part', async () => {
    const { id, intentId } = await completed();
    double.refundAtStripe(intentId, 50_00);
    expect(await recorded(payer, intentId)).toMatchObject({
      status: 200,
      body: { status: 'completed', refundedAt: expect.any(String) as string },
    });
    const { rows } = await system.sql(
      `SELECT account_number, debit, credit FROM journal_lines WHERE source_id = $1 AND description LIKE '%'
        ORDER BY created_at DESC, line LIMIT 2`,
      [id],
    );
    expect(rows).toEqual([
      { account_number: '1050', debit: 0, credit: 5_000 },
      { account_number: '4100', debit: 5_000, credit: 0 },
    ]);
  });

  describe('the double', () => {
    const at = (path: string, method: 'GET' | 'POST', body?: string, headers: Record<string, string> = {}) =>
      fetch(`${double.settings.apiBase}/v1/${path}`, {
        method,
        ...(body === undefined ? {} : { body }),
        headers: {
          authorization: `Bearer ${double.settings.secretKey}`,
          'stripe-version': Stripe.API_VERSION,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': Math.random().toString(),
          ...headers,
        },
      });
    it.each([
      ['no amount', 'currency=usd', 'Missing required param: amount.'],
      ['an amount with places', 'amount=150.00&currency=usd', 'Invalid integer: amount'],
      [
        'a parameter that Stripe has not',
        'amount=15000&currency=usd&card_number=4242',
        'Received unknown parameter: card_number',
      ],
      [
        'a parameter that Stripe has not, further in',
        'amount=15000&currency=usd&automatic_payment_methods[enabled]=true&automatic_payment_methods[sometimes]=1',
        'Received unknown parameter: automatic_payment_methods[sometimes]',
      ],
      [
        'a required parameter missing further in',
        'amount=15000&currency=usd&automatic_payment_methods[allow_redirects]=never',
        'Missing required param: automatic_payment_methods[enabled].',
      ],
      [
        'a word that Stripe has not',
        'amount=15000&currency=usd&capture_method=later',
        'Invalid capture_method: "later"',
      ],
      ['no boolean', 'amount=15000&currency=usd&confirm=1', 'Invalid boolean: confirm'],
      ['text for a form', 'amount=15000&currency=usd&metadata=x', 'Invalid metadata: metadata'],
      ['too little money', 'amount=49&currency=usd', 'Amount must be at least $0.50 usd'],
    ])('refuses %s', async (_, form, message) => {
      const response = await at('payment_intents', 'POST', form);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { error: { type: 'invalid_request_error', message } },
      ]);
    });
    it.each([
      ['a wrong key', { authorization: 'Bearer sk_other' }, 401],
      ['another version of the API', { 'stripe-version': '2020-01-01' }, 400],
      ['JSON', { 'content-type': 'application/json' }, 400],
    ])('refuses %s', async (_, headers, status) =>
      expect((await at('payment_intents', 'POST', 'amount=15000&currency=usd', headers)).status).toBe(status),
    );
    it('refuses the same key with other parameters', async () => {
      const key = { 'idempotency-key': 'same' };
      const [first, again] = [
        await (await at('payment_intents', 'POST', 'amount=15000&currency=usd', key)).json(),
        await (await at('payment_intents', 'POST', 'amount=15000&currency=usd', key)).json(),
      ];
      expect(again).toEqual(first);
      expect(await (await at('payment_intents', 'POST', 'amount=15001&currency=usd', key)).json()).toMatchObject({
        error: { type: 'idempotency_error' },
      });
    });
    it('refuses payments, addresses and expansions that it does not know', async () => {
      expect((await at('payment_intents/pi_x', 'GET')).status).toBe(404);
      expect((await at('charges', 'GET')).status).toBe(404);
      const { intentId } = await started(payer);
      expect((await at(`payment_intents/${intentId}?expand[]=latest_charge.secrets`, 'GET')).status).toBe(400);
    });
  });
});
