import {
  BOOKED,
  CARDS,
  clientOf,
  deliver,
  paymentEvents,
  FEE,
  idOfPayment,
  linesOfPayment,
  recorded,
  sandboxWorld,
  started,
  stripeWorld,
  sweepAfter,
  WHOLE,
} from '../../../../../test/support/doubles/card-worlds';
import type { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

describe.each([sandboxWorld(), stripeWorld()])('card payments by $name', (world) => {
  let system: TestSystem;
  let payer: Visitor;
  let stranger: Visitor;
  let admin: Visitor;

  beforeAll(async () => {
    system = await world.start();
    ({ visitor: payer } = await clientOf(system, 'Ridgeline Carriers LLC'));
    ({ visitor: stranger } = await clientOf(system, 'Prairie Star Transport'));
    admin = await system.as('admin');
  });
  afterAll(async () => {
    await system.stop();
    await world.stop();
  });
  const eventsOf = (intentId: string) => paymentEvents(system, intentId);
  const linesOf = (intentId: string) => linesOfPayment(system, intentId);
  const sweep = (minutes: number) => sweepAfter(system, minutes);
  const paid = async (): Promise<string> => {
    const { clientSecret, intentId } = await started(payer);
    expect(await world.pay(payer, clientSecret, CARDS.good)).toEqual({ status: 'succeeded' });
    return intentId;
  };

  describe('when the provider does not answer', () => {
    const AWAY = {
      status: 503,
      body: { message: 'The card provider does not answer at the moment. Please try again in a minute.' },
    };

    it.each(['hangs up', 'loses the answer'] as const)(
      'no payment is shown (it %s), and the same request again makes one',
      async (how) => {
        const before = (await payer.get('/api/client-payments')).headers.get('x-total-count');
        const key = { 'idempotency-key': `away-${world.name}-${how.replaceAll(' ', '-')}` };
        expect(await world.withoutAnswer(how, () => payer.post('/api/create-payment-intent', FEE, key))).toMatchObject(
          AWAY,
        );
        expect((await payer.get('/api/client-payments')).headers.get('x-total-count')).toBe(before);
        const { body } = await payer.post<{ clientSecret: string }>('/api/create-payment-intent', FEE, key);
        expect(await world.pay(payer, body.clientSecret, CARDS.good)).toEqual({ status: 'succeeded' });
        expect(await recorded(payer, body.clientSecret.split('_secret_')[0] ?? '')).toMatchObject({
          status: 200,
          body: { status: 'completed' },
        });
      },
    );

    it('no search finds the payment, until it is one', async () => {
      const name = `Quartz ${world.name} Unreached LLC`;
      const { visitor } = await clientOf(system, name);
      const kinds = async (): Promise<unknown[]> => {
        const { body } = await admin.get<{ items: { kind: string }[] }>(`/api/search?q=${encodeURIComponent(name)}`);
        return body.items.map(({ kind }) => kind).sort();
      };
      const key = { 'idempotency-key': `unfound-${world.name}` };
      const begin = () => visitor.post('/api/create-payment-intent', FEE, key);
      expect(await world.withoutAnswer('hangs up', begin)).toMatchObject(AWAY);
      const before = await kinds();
      expect(before).toContain('client');
      expect(before).not.toContain('fee');
      const begun = await begin();
      expect(begun.status).toBe(200);
      expect(await kinds()).toEqual([...before, 'fee'].sort());
      const secret = String(begun.body['clientSecret']);
      expect(await world.pay(visitor, secret, CARDS.good)).toEqual({ status: 'succeeded' });
      expect((await recorded(visitor, secret.split('_secret_')[0] ?? '')).status).toBe(200);
    });

    it('a paid payment waits and loses nothing', async () => {
      const intentId = await paid();
      const message = world.message(intentId);
      await world.withoutAnswer('hangs up', async () => {
        expect(await recorded(payer, intentId)).toMatchObject(AWAY);
        expect(await deliver(system, message)).toBe(503);
        expect((await sweep(3)).failed).toBeGreaterThan(0);
      });
      expect(await eventsOf(intentId)).toEqual(['Started', 'IntentMade']);
      expect(await deliver(system, message)).toBe(204);
      expect(await eventsOf(intentId)).toEqual(WHOLE);
    });

    it('a payment that never reached it is given up after a day', async () => {
      const position = await system.lastPosition();
      await world.withoutAnswer('hangs up', () => payer.post('/api/create-payment-intent', FEE));
      await sweep(25 * 60);
      expect(
        (await system.eventsAfter(position))
          .filter(({ type }) => /Started|Failed/.test(type))
          .map(({ type, data }) => [type, data['reason']]),
      ).toEqual([
        ['PortalPaymentStarted', undefined],
        ['PortalPaymentFailed', 'The payment never reached the card provider'],
      ]);
    });

    it.each(['hangs up', 'loses the answer'] as const)('a refund is carried out later, once (it %s)', async (how) => {
      const intentId = await paid();
      const id = String((await recorded(payer, intentId)).body['id']);
      expect(
        await world.withoutAnswer(how, () =>
          admin.post(`/api/compliance-payments/${id}/refund`, { reason: 'Paid twice' }),
        ),
      ).toMatchObject(AWAY);
      expect(await eventsOf(intentId)).toEqual([...WHOLE, 'RefundRequested']);
      await sweep(3);
      await sweep(3);
      expect(await eventsOf(intentId)).toEqual([...WHOLE, 'RefundRequested', 'Refunded']);
      expect(await linesOf(intentId)).toEqual([...BOOKED, '1050 0 15000', '4100 15000 0']);
    });
  });

  describe('a refund', () => {
    const refund = async (visitor: Visitor, intentId: string, body: object = { reason: 'Paid twice' }) =>
      visitor.post(`/api/compliance-payments/${await idOfPayment(system, intentId)}/refund`, body);

    it('by an administrator gives all back, once, and turns the revenue; the processing fee stays', async () => {
      const intentId = await paid();
      await recorded(payer, intentId);
      const answer = await refund(admin, intentId);
      expect(answer).toMatchObject({
        status: 200,
        body: { status: 'refunded', refundedAt: expect.any(String) as string },
      });
      await deliver(system, world.message(intentId));
      expect(await refund(admin, intentId)).toMatchObject({
        status: 409,
        body: { message: 'This payment was refunded already' },
      });
      expect(await eventsOf(intentId)).toEqual([...WHOLE, 'RefundRequested', 'Refunded']);
      expect(await linesOf(intentId)).toEqual([...BOOKED, '1050 0 15000', '4100 15000 0']);
      const { rows } = await system.sql<{ actor: string; reason: string }>(
        `SELECT metadata->>'actorName' AS actor, data->>'reason' AS reason FROM facts
          WHERE type = 'PortalPaymentRefunded' ORDER BY position DESC LIMIT 1`,
      );
      expect(rows).toEqual([{ actor: 'Alex Morgan', reason: 'Paid twice' }]);
      expect(await recorded(payer, intentId)).toMatchObject({ status: 200, body: { status: 'refunded' } });
    });

    it('needs an administrator, a reason, and a completed payment', async () => {
      const intentId = await paid();
      expect(await refund(admin, intentId)).toMatchObject({
        status: 409,
        body: { message: 'Only a completed payment can be refunded' },
      });
      await recorded(payer, intentId);
      for (const visitor of [payer, stranger, await system.as('employee')])
        expect((await refund(visitor, intentId)).status).toBe(403);
      expect(await refund(admin, intentId, {})).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } });
      expect(
        (await admin.post('/api/compliance-payments/01990000-0000-7000-8000-00000000000a/refund', { reason: 'x' }))
          .status,
      ).toBe(404);
      expect(await eventsOf(intentId)).toEqual(WHOLE);
    });

    it('asked for by two at once is one', async () => {
      const intentId = await paid();
      await recorded(payer, intentId);
      const answers = await Promise.all([refund(admin, intentId), refund(admin, intentId)]);
      expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
      expect((await eventsOf(intentId)).filter((type) => type === 'Refunded')).toHaveLength(1);
    });

    it('made at the provider itself is taken over', async () => {
      const intentId = await paid();
      await recorded(payer, intentId);
      await world.refundElsewhere(intentId);
      await deliver(system, world.message(intentId));
      expect(await eventsOf(intentId)).toEqual([...WHOLE, 'Refunded']);
    });
  });
});
