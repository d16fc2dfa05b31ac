/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { CommandBus } from '@nestjs/cqrs';
import { StartPortalPayment } from '../checkout';
import { FOR_NOTHING } from '../payment-purposes';
import { SandboxProvider } from './adapters/sandbox/sandbox-provider';
import {
  CARDS,
  clientOf,
  deliver,
  paymentEvents,
  recorded,
  sandboxWorld,
  started,
  stripeWorld,
  sweepAfter,
  WHOLE,
} from '../../../../test/support/doubles/card-worlds';
import { testContext } from '../../../../test/support/probes';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';

const MORE_THAN_A_BATCH = 201;

describe('card payments with the built-in provider', () => {
  const world = sandboxWorld();
  let system: TestSystem;
  let payer: Visitor;
  let owner: { clientId: string; userId: string };
  beforeAll(async () => {
    system = await world.start();
    ({ visitor: payer, ...owner } = await clientOf(system, 'Ridgeline & Sons'));
  });
  afterAll(() => system.stop());

  it('believe a signed message for five minutes', async () => {
    const { clientSecret, intentId } = await started(payer);
    await world.pay(payer, clientSecret, CARDS.good);
    const sentAgo = (seconds: number): Promise<number> => {
      const { body, signature } = system.app
        .get(SandboxProvider)
        .signed(intentId, 'succeeded', new Date(system.clock.now().getTime() - seconds * 1_000));
      return deliver(system, { body: body.toString('utf8'), headers: { 'sandbox-signature': signature } });
    };
    expect([await sentAgo(302), await sentAgo(-302), await paymentEvents(system, intentId)]).toEqual([
      400,
      400,
      ['Started', 'IntentMade'],
    ]);
    expect([await sentAgo(290), await paymentEvents(system, intentId)]).toEqual([204, WHOLE]);
  });

  it('that nobody told us the end of are all asked about, however many they are', async () => {
    const found = async (): Promise<object[]> =>
      (
        await system.sql(
          "SELECT payment_status AS status, count(*) AS n FROM compliance_payments WHERE notes = 'Not told' GROUP BY 1",
        )
      ).rows;
    const requested = {
      ...owner,
      purpose: FOR_NOTHING,
      amount: 150_00,
      description: 'Service Fee',
      notes: 'Not told',
    } as const;
    for (let nr = 0; nr < MORE_THAN_A_BATCH; nr += 1)
      await system.app.get(CommandBus).execute(new StartPortalPayment(requested, testContext()));
    await system.sql(
      `UPDATE sandbox_intents SET status = 'succeeded', received = amount, fee = 465
        WHERE status = 'requires_payment_method'`,
    );
    expect(await sweepAfter(system, 3)).toEqual({ checked: MORE_THAN_A_BATCH, failed: 0 });
    expect(await found()).toEqual([{ status: 'completed', n: MORE_THAN_A_BATCH }]);
  });
});

describe('card payments taken by a provider that is not connected any more', () => {
  it('are not given back by the one that is', async () => {
    const world = stripeWorld();
    const before = await world.start();
    let after: TestSystem | undefined;
    try {
      const { visitor } = await clientOf(before, 'Ridgeline & Sons');
      const { clientSecret, intentId } = await started(visitor);
      await world.pay(visitor, clientSecret, CARDS.good);
      const { id } = (await recorded(visitor, intentId)).body;
      after = await TestSystem.start({ database: { url: before.settings.databaseUrl }, over: { stripe: undefined } });
      const refund = await (
        await after.as('admin')
      ).post(`/api/compliance-payments/${String(id)}/refund`, { reason: 'Paid twice' });
      expect(refund).toMatchObject({
        status: 409,
        body: {
          code: 'REFUND_REFUSED',
          message:
            'The refund was refused: The payment was taken by another card provider, which is not connected any more.',
        },
      });
      expect(await paymentEvents(after, intentId)).toEqual([...WHOLE, 'RefundRequested', 'RefundRefused']);
      expect(await sweepAfter(after, 3)).toEqual({ checked: 0, failed: 0 });
    } finally {
      await after?.stop({ verify: false });
      await before.stop();
      await world.stop();
    }
  });
});
