import {
  BOOKED,
  CARDS,
  clientOf,
  deliver,
  paymentEvents,
  FEE,
  linesOfPayment,
  recorded,
  sandboxWorld,
  started,
  stripeWorld,
  sweepAfter,
  WHOLE,
} from '../../../../test/support/doubles/card-worlds';
import type { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';

interface Shown {
  id: string;
  amount: number;
  status: string;
  failure: string | null;
  version: number;
}

describe.each([sandboxWorld(), stripeWorld()])('card payments by $name', (world) => {
  let system: TestSystem;
  let payer: Visitor;
  let payerId: string;
  let stranger: Visitor;
  let admin: Visitor;

  beforeAll(async () => {
    system = await world.start();
    ({ visitor: payer, clientId: payerId } = await clientOf(system, 'Ridgeline Carriers LLC'));
    ({ visitor: stranger } = await clientOf(system, 'Prairie Star Transport'));
    admin = await system.as('admin');
  });
  afterAll(async () => {
    await system.stop();
    await world.stop();
  });

  const paid = async (visitor = payer): Promise<string> => {
    const { clientSecret, intentId } = await started(visitor);
    expect(await world.pay(visitor, clientSecret, CARDS.good)).toEqual({ status: 'succeeded' });
    return intentId;
  };
  const eventsOf = (intentId: string) => paymentEvents(system, intentId);
  const linesOf = (intentId: string) => linesOfPayment(system, intentId);
  const sweep = (minutes: number) => sweepAfter(system, minutes);

  it('has a price list, and only its prices are taken', async () => {
    proves('API-028', 'FLD-0149', 'FLD-0150', 'ENM-023', 'RUL-175', 'MSG-073', 'MSG-074');
    expect((await payer.get('/api/fees')).body).toEqual([
      { description: 'IFTA Processing Fee', amount: '150.00' },
      { description: 'Service Fee', amount: '150.00' },
    ]);
    for (const [body, field, message] of [
      [{ ...FEE, amount: 1 }, 'amount', 'The amount must be $150.00'],
      [{ ...FEE, amount: '150.01' }, 'amount', 'The amount must be $150.00'],
      [{ ...FEE, amount: -150 }, 'amount', 'The amount must be $150.00'],
      [{ ...FEE, amount: undefined }, 'amount', 'Amount is required'],
      [{ ...FEE, description: 'Gift' }, 'description', 'Description must be one of IFTA Processing Fee, Service Fee'],
    ] as const) {
      const position = await system.lastPosition();
      expect(await payer.post('/api/create-payment-intent', body)).toMatchObject({
        status: 400,
        body: { message, errors: [{ field, message }] },
      });
      expect(await system.eventsAfter(position)).toEqual([]);
    }
  });

  it('answers a client secret that is kept nowhere, and tells what it is for', async () => {
    proves('API-028', 'RUL-100', 'RUL-102');
    const { clientSecret, intentId } = await started(payer);
    expect(clientSecret).toMatch(/^\w+_secret_\w+$/);
    expect((await payer.post('/api/checkout', { clientSecret })).body).toEqual({
      provider: world.name,
      publishableKey: world.name === 'stripe' ? 'pk_test_double' : null,
      amount: '150.00',
      description: 'IFTA Processing Fee',
      status: 'pending',
      parts: [{ kind: 'service', amount: '150.00' }],
      paymentIntentId: intentId,
    });
    expect(
      (
        await system.sql(
          `SELECT 1 FROM facts WHERE data::text LIKE '%_secret_%' UNION ALL SELECT 1 FROM compliance_payments r
            WHERE r::text LIKE '%_secret_%' UNION ALL SELECT 1 FROM idempotent_answers a
            WHERE a::text LIKE '%_secret_%'`,
        )
      ).rows,
    ).toEqual([]);
  });

  it('shows a payment that the provider confirms as completed, with its books', async () => {
    proves(
      'API-029',
      'API-026',
      'FLD-0071',
      'FLD-0072',
      'FLD-0073',
      'FLD-0074',
      'FLD-0075',
      'FLD-0076',
      'FLD-0077',
      'FLD-0078',
      'FLD-0079',
      'FLD-0080',
      'RUL-094',
      'RUL-104',
    );
    const intentId = await paid();
    const today =
      (await payer.get<{ today: string }>('/api/firm')).body.today ??
      new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
    const { status, body, headers } = await recorded(payer, intentId);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      amount: 150,
      description: 'IFTA Processing Fee',
      status: 'completed',
      paymentStatus: 'completed',
      paymentMethod: 'credit_card',
      transactionId: intentId,
      paymentDate: today,
      clientId: payerId,
      clientName: 'Ridgeline Carriers LLC',
      refundedAt: null,
      failure: null,
      version: 3,
    });
    expect(headers.get('etag')).toBe('"3"');
    expect((await payer.get<Shown[]>('/api/client-payments')).body).toContainEqual(body);
    expect((await admin.get<Shown[]>('/api/compliance-payments?status=completed&sort=-createdAt')).body).toContainEqual(
      body,
    );
    expect(await eventsOf(intentId)).toEqual(WHOLE);
    expect(await linesOf(intentId)).toEqual(BOOKED);
  });

  it('repeats nothing when the browser asks again, with or without its key', async () => {
    const key = { 'idempotency-key': `key-${world.name}` };
    const first = await payer.post<{ clientSecret: string }>('/api/create-payment-intent', FEE, key);
    const again = await payer.post<{ clientSecret: string }>('/api/create-payment-intent', FEE, key);
    expect(again.body).toEqual(first.body);
    expect(await payer.post('/api/create-payment-intent', { ...FEE, description: 'Service Fee' }, key)).toMatchObject({
      status: 409,
    });
    const intentId = first.body.clientSecret.split('_secret_')[0] ?? '';
    await world.pay(payer, first.body.clientSecret, CARDS.good);
    expect(await world.pay(payer, first.body.clientSecret, CARDS.good)).toEqual({ status: 'succeeded' });
    const answers = [await recorded(payer, intentId), await recorded(payer, intentId)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await eventsOf(intentId)).toEqual(WHOLE);
    expect(await linesOf(intentId)).toEqual(BOOKED);
  });

  it('does not believe the browser: an unpaid payment is not completed', async () => {
    proves('API-029', 'FLD-0077');
    const { intentId } = await started(payer);
    expect(await recorded(payer, intentId)).toMatchObject({
      status: 409,
      body: { code: 'NOT_PAID', message: 'The card provider has not received this payment' },
    });
    expect(await eventsOf(intentId)).toEqual(['Started', 'IntentMade']);
  });

  it('takes a card payment only with the payment of the provider that it is', async () => {
    expect(
      await payer.post('/api/compliance-payments', { paymentMethod: 'ach', metadata: { paymentIntentId: 'pi_1' } }),
    ).toMatchObject({ status: 400, body: { message: 'Amount is required' } });
    expect(await payer.post('/api/compliance-payments', { paymentMethod: 'card' })).toMatchObject({
      status: 400,
      body: { message: 'The payment of the card provider is missing' },
    });
    expect(await recorded(payer, 'pi_unknown')).toMatchObject({
      status: 404,
      body: { message: 'This payment does not exist' },
    });
  });

  it('is completed by the message alone when the browser was closed after paying', async () => {
    const intentId = await paid();
    expect(await deliver(system, world.message(intentId))).toBe(204);
    expect(await eventsOf(intentId)).toEqual(WHOLE);
    expect(await linesOf(intentId)).toEqual(BOOKED);
  });

  it('is completed once when the message comes first and the browser after it, and when the message comes twice', async () => {
    const intentId = await paid();
    expect([await deliver(system, world.message(intentId)), await deliver(system, world.message(intentId))]).toEqual([
      204, 204,
    ]);
    expect(await recorded(payer, intentId)).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(await eventsOf(intentId)).toEqual(WHOLE);
    expect(await linesOf(intentId)).toEqual(BOOKED);
  });

  it('is completed once when browser, messages and sweep come at the same moment', async () => {
    const intentId = await paid();
    await Promise.all([
      ...Array.from({ length: 4 }, () => recorded(payer, intentId)),
      ...Array.from({ length: 4 }, () => deliver(system, world.message(intentId))),
      sweep(3),
    ]);
    expect(await eventsOf(intentId)).toEqual(WHOLE);
    expect(await linesOf(intentId)).toEqual(BOOKED);
  });

  it('is completed by the sweep when neither browser nor message ever comes', async () => {
    const intentId = await paid();
    await sweep(1);
    expect(await eventsOf(intentId)).toEqual(['Started', 'IntentMade']);
    await sweep(3);
    await sweep(3);
    expect(await eventsOf(intentId)).toEqual(WHOLE);
    expect(await linesOf(intentId)).toEqual(BOOKED);
  });

  it('tells a message that the provider did not sign from one that it did', async () => {
    const intentId = await paid();
    const { body, headers } = world.message(intentId);
    const forged: [string, Record<string, string>][] = [
      [body.replace(intentId, 'pi_other'), headers],
      [`${body} `, headers],
      [body, {}],
      [body, Object.fromEntries(Object.keys(headers).map((name) => [name, 't=1,v1=00']))],
      ['', headers],
    ];
    for (const [text, sent] of forged) expect(await deliver(system, { body: text, headers: sent })).toBe(400);
    expect(await eventsOf(intentId)).toEqual(['Started', 'IntentMade']);
  });

  it.each([
    ['the amount', { amount: 1_00 }, 'The card provider took $1.00 instead of $150.00'],
    ['the currency', { currency: 'mxn' }, 'The card provider took another currency: mxn'],
    ['the payment', { paymentId: 'another' }, 'The card provider names another payment'],
  ])('is never completed when %s at the provider is not ours', async (_, over, reason) => {
    const intentId = await paid();
    await world.tamper(intentId, over);
    expect(await recorded(payer, intentId)).toMatchObject({ status: 409, body: { message: reason } });
    await deliver(system, world.message(intentId));
    await sweep(3);
    expect(await eventsOf(intentId)).toEqual(['Started', 'IntentMade', 'Failed']);
    expect(await linesOf(intentId)).toEqual([]);
  });

  it('is nothing to another client: neither its secret nor its record', async () => {
    const { clientSecret, intentId } = await started(payer);
    const nothing = { status: 404, body: { message: 'This payment does not exist' } };
    for (const secret of [clientSecret, `${intentId}_secret_guess`, 'pi_x_secret_y', 'x'])
      expect(await stranger.post('/api/checkout', { clientSecret: secret })).toMatchObject(nothing);
    expect(await payer.post('/api/checkout', { clientSecret: `${intentId}_secret_guess` })).toMatchObject(nothing);
    await world.pay(payer, clientSecret, CARDS.good);
    expect(await recorded(stranger, intentId)).toMatchObject(nothing);
    expect(await eventsOf(intentId)).toEqual(['Started', 'IntentMade']);
    expect((await stranger.get('/api/client-payments')).body).toEqual([]);
    expect((await stranger.get('/api/compliance-payments')).body).toEqual([]);
    if (world.name === 'sandbox')
      expect(await stranger.post('/api/sandbox/confirm', { clientSecret, token: 'tok_x' })).toMatchObject(nothing);
  });

  it('fails with a declined card, and completes with another one after it', async () => {
    const { clientSecret, intentId } = await started(payer);
    expect(await world.pay(payer, clientSecret, CARDS.declined)).toEqual({
      status: 'requires_payment_method',
      message: 'Your card was declined.',
    });
    await deliver(system, world.message(intentId));
    expect(await recorded(payer, intentId)).toMatchObject({
      status: 409,
      body: { message: 'Your card was declined.' },
    });
    expect((await payer.post('/api/checkout', { clientSecret })).body).toMatchObject({
      status: 'failed',
      amount: '150.00',
    });
    expect(await world.pay(payer, clientSecret, CARDS.good)).toEqual({ status: 'succeeded' });
    expect(await recorded(payer, intentId)).toMatchObject({
      status: 200,
      body: { status: 'completed', failure: null },
    });
    expect(await eventsOf(intentId)).toEqual(['Started', 'IntentMade', 'Failed', 'Completed']);
  });

  it('asks the payer to confirm when the card wants it', async () => {
    const { clientSecret, intentId } = await started(payer);
    expect(await world.pay(payer, clientSecret, CARDS.challenge)).toEqual({ status: 'requires_action' });
    expect(await recorded(payer, intentId)).toMatchObject({ status: 409 });
    expect(await world.authenticate(payer, clientSecret, false)).toMatchObject({ status: 'requires_payment_method' });
    expect(await world.pay(payer, clientSecret, CARDS.challenge)).toEqual({ status: 'requires_action' });
    expect(await world.authenticate(payer, clientSecret, true)).toEqual({ status: 'succeeded' });
    expect(await recorded(payer, intentId)).toMatchObject({ status: 200, body: { status: 'completed' } });
  });

  it('is processing while the provider works on it, and completed after', async () => {
    const { clientSecret, intentId } = await started(payer);
    expect(await world.pay(payer, clientSecret, CARDS.slow)).toEqual({ status: 'processing' });
    expect(await recorded(payer, intentId)).toMatchObject({ status: 202, body: { status: 'processing' } });
    expect(await recorded(payer, intentId)).toMatchObject({ status: 202 });
    await world.comeThrough(intentId);
    expect(await recorded(payer, intentId)).toMatchObject({ status: 200, body: { status: 'completed' } });
    expect(await eventsOf(intentId)).toEqual(['Started', 'IntentMade', 'Processing', 'Completed']);
  });

  it('is cancelled at the provider when nobody has paid it after a day, and its secret has expired', async () => {
    const { clientSecret, intentId } = await started(payer);
    const declined = await started(payer);
    await world.pay(payer, declined.clientSecret, CARDS.declined);
    const forgotten = await paid();
    await sweep(23 * 60);
    expect(await eventsOf(intentId)).toEqual(['Started', 'IntentMade']);
    await sweep(25 * 60);
    await sweep(25 * 60);
    expect(await eventsOf(intentId)).toEqual(['Started', 'IntentMade', 'Failed']);
    expect(await eventsOf(declined.intentId)).toEqual(['Started', 'IntentMade', 'Failed', 'Failed']);
    expect(await eventsOf(forgotten)).toEqual(WHOLE);
    expect(await payer.post('/api/checkout', { clientSecret })).toMatchObject({ status: 404 });
  });

  it('has the processing fee booked when the provider tells it later', async () => {
    const intentId = await paid();
    await world.feeUnknown(intentId, true);
    const kept = async (): Promise<unknown> =>
      (
        await system.sql(
          `SELECT amount::int, processing_fee::int AS fee, net_amount::int AS net FROM compliance_payments
            WHERE intent_id = $1`,
          [intentId],
        )
      ).rows[0];
    await recorded(payer, intentId);
    expect(await linesOf(intentId)).toEqual(BOOKED.slice(0, 2));
    expect(await kept()).toEqual({ amount: 15_000, fee: null, net: null });
    await world.feeUnknown(intentId, false);
    await sweep(3);
    await sweep(3);
    expect(await eventsOf(intentId)).toEqual([...WHOLE, 'FeeNoted']);
    expect(await linesOf(intentId)).toEqual(BOOKED);
    expect(await kept()).toEqual({ amount: 15_000, fee: 4_65, net: 145_35 });
  });

  it('shows staff all payments, with filters, and lets no one else in', async () => {
    for (let declined = 0; declined < 3; declined += 1) {
      const { clientSecret, intentId } = await started(payer);
      await world.pay(payer, clientSecret, CARDS.declined);
      await deliver(system, world.message(intentId));
    }
    const { body, headers } = await admin.get<Shown[]>('/api/compliance-payments?limit=2&status=failed');
    expect(body).toHaveLength(2);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThan(2);
    expect((await admin.get<Shown[]>(`/api/compliance-payments?clientId=${payerId}&limit=1`)).body).toHaveLength(1);
    expect(
      (await admin.get<Shown[]>('/api/compliance-payments?clientId=01990000-0000-7000-8000-00000000000a')).body,
    ).toEqual([]);
    expect(await admin.get('/api/compliance-payments?status=paid')).toMatchObject({ status: 400 });
    for (const path of ['fees', 'client-payments', 'compliance-payments'])
      expect((await system.visitor().get(`/api/${path}`)).status).toBe(401);
    const driver = await system.as('driver');
    for (const path of ['create-payment-intent', 'checkout', 'compliance-payments']) {
      expect((await system.visitor().post(`/api/${path}`, {})).status).toBe(401);
      expect((await driver.post(`/api/${path}`, {})).status).toBe(403);
    }
    expect((await driver.get('/api/compliance-payments')).body).toEqual([]);
  });
});
