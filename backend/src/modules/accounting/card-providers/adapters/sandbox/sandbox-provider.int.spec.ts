import { CommandBus } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { Jobs } from '../../../../../platform/infrastructure/jobs/jobs';
import { DemoPortalPayments } from '../../../../administration/demo';
import { CHECK_CARD_PAYMENTS, StartPortalPayment } from '../../../checkout';
import { FOR_NOTHING } from '../../../payment-purposes';
import { sandboxTimes } from './sandbox-browser';
import { SandboxProvider } from './sandbox-provider';
import { clockAt } from '../../../../../platform/core/clock';
import { systemContext } from '../../../../../platform/event-log/commands/context';
import { CARDS, clientOf, recorded, sandboxWorld, started } from '../../../../../../test/support/doubles/card-worlds';
import { eventually, type TestSystem } from '../../../../../../test/support/system';
import type { Visitor } from '../../../../../../test/support/world/visitor';

interface Mail {
  letter: { to: string; subject: string; html: string; text: string };
}

describe('a payment with the built-in provider', () => {
  const world = sandboxWorld();
  let system: TestSystem;
  let payer: Visitor;
  let owner: { clientId: string; userId: string; email: string };
  const { slowMs, silentMs } = sandboxTimes;

  beforeAll(async () => {
    Object.assign(sandboxTimes, { slowMs: 300, silentMs: 1_500 });
    system = await world.start({ workers: true });
    ({ visitor: payer, ...owner } = await clientOf(system, 'Ridgeline & Sons'));
  });
  afterAll(async () => {
    Object.assign(sandboxTimes, { slowMs, silentMs });
    await system.stop();
  });

  const statusOf = (intentId: string) => async () =>
    (
      await system.sql<{ s: string }>('SELECT payment_status AS s FROM compliance_payments WHERE intent_id = $1', [
        intentId,
      ])
    ).rows[0]?.s;
  const lettersAbout = (subject: RegExp) => async (): Promise<Mail['letter'][]> =>
    (await system.sql<{ letter: Mail['letter'] }>('SELECT letter FROM mails ORDER BY created_at')).rows
      .map(({ letter }) => letter)
      .filter((letter) => subject.test(letter.subject));
  /** Under which reference and on which day a payment was completed. */
  const completedAs = async (intentId: string): Promise<{ reference: string; on: string }> => {
    const sql = `SELECT data->>'reference' AS reference, data->>'paidOn' AS on FROM facts
      WHERE type = 'PortalPaymentCompleted'
        AND stream_id = (SELECT 'fee-' || id FROM compliance_payments WHERE intent_id = $1)`;
    return (
      (await system.sql<{ reference: string; on: string }>(sql, [intentId])).rows[0] ?? { reference: 'none', on: '' }
    );
  };

  it("is completed by the provider's own message, and the payer gets one receipt", async () => {
    const { clientSecret, intentId } = await started(payer);
    await world.pay(payer, clientSecret, CARDS.good);
    await eventually(statusOf(intentId), (status) => status === 'completed');
    await recorded(payer, intentId);
    const { reference, on: paidOn } = await completedAs(intentId);
    const receipts = async () => (await lettersAbout(/receipt/)()).filter(({ text }) => text.includes(reference));
    const [receipt, ...more] = await eventually(receipts, (letters) => letters.length > 0);
    expect(more).toEqual([]);
    expect(receipt?.to).toBe(owner.email);
    const on = `${paidOn.slice(5, 7)}/${paidOn.slice(8)}/${paidOn.slice(0, 4)}`;
    for (const line of [
      'Hello Olga,',
      `Receipt: ${reference}`,
      'For: IFTA Processing Fee',
      'Company: Ridgeline & Sons',
      'Amount paid: $150.00',
      `Date: ${on}`,
      'Card: Visa ending in 4242',
    ])
      expect(receipt?.text).toContain(line);
    expect(receipt?.html).toContain('Ridgeline &#38; Sons');
    expect(receipt?.html).toContain('$150.00');
  });

  it('of which no card is told has a receipt without one, and none where its payer is not there', async () => {
    const context = systemContext(system.clock, 'worker', 'test');
    const paidBy = async (userId: string): Promise<{ reference: string; on: string }> => {
      const fee = { purpose: FOR_NOTHING, amount: 150_00, description: 'Service Fee', notes: null } as const;
      const { intentId } = await system.app
        .get(CommandBus)
        .execute(new StartPortalPayment({ clientId: owner.clientId, userId, ...fee }, context));
      await system.app.get(SandboxProvider).take(intentId, ['requires_payment_method']);
      await eventually(statusOf(intentId), (status) => status === 'completed');
      return completedAs(intentId);
    };
    const nobodys = await paidBy(randomUUID());
    const { reference, on } = await paidBy(owner.userId);
    const about = (known: string) => async () =>
      (await lettersAbout(/receipt/)()).filter(({ text }) => text.includes(known));
    const [receipt] = await eventually(about(reference), (letters) => letters.length > 0);
    expect(receipt?.text).toBe(
      [
        ...['Hello Olga,', '', 'Thank you for your payment. It has been processed successfully.', ''],
        ...['If anything is unclear, reply to this e-mail or call (555) 010-0199.', '', `Receipt: ${reference}`],
        ...['For: Service Fee', 'Company: Ridgeline & Sons', 'Amount paid: $150.00'],
        `Date: ${on.slice(5, 7)}/${on.slice(8)}/${on.slice(0, 4)}`,
        ...['', 'Axlebook', '(555) 010-0199', 'support@axlebook.test'],
      ].join('\n'),
    );
    const admin = await system.as('admin');
    await eventually(
      async () => (await admin.get<{ subject: string | null }[]>('/api/jobs?state=completed')).body,
      (jobs) => jobs.some(({ subject }) => subject === `${nobodys.reference}, Ridgeline & Sons`),
    );
    expect(await about(nobodys.reference)()).toEqual([]);
  });

  it('with the slow card is processing at first and completed by itself', async () => {
    const { clientSecret, intentId } = await started(payer);
    expect(await world.pay(payer, clientSecret, CARDS.slow)).toEqual({ status: 'processing' });
    expect(await recorded(payer, intentId)).toMatchObject({ status: 202 });
    await eventually(statusOf(intentId), (status) => status === 'completed');
  });

  it('with the never-returning card is completed while the browser still waits', async () => {
    const { clientSecret, intentId } = await started(payer);
    let answered = false;
    const waiting = world.pay(payer, clientSecret, '4000 0000 0000 0259').then((answer) => ((answered = true), answer));
    await eventually(statusOf(intentId), (status) => status === 'completed');
    expect(answered).toBe(false);
    expect(await waiting).toEqual({ status: 'succeeded' });
  });

  it('that is declined is told by message too', async () => {
    const { clientSecret, intentId } = await started(payer);
    await world.pay(payer, clientSecret, CARDS.declined);
    await eventually(statusOf(intentId), (status) => status === 'failed');
  });

  it('that is refunded is told to the payer, once', async () => {
    const { clientSecret, intentId } = await started(payer);
    await world.pay(payer, clientSecret, CARDS.good);
    const { body } = await recorded(payer, intentId);
    await (
      await system.as('admin')
    ).post(`/api/compliance-payments/${String(body['id'])}/refund`, { reason: 'Paid twice' });
    const letters = await eventually(lettersAbout(/refund/), (found) => found.length > 0);
    expect(letters).toHaveLength(1);
    for (const line of ['Amount refunded: $150.00', 'Reason: Paid twice', 'Company: Ridgeline & Sons'])
      expect(letters[0]?.text).toContain(line);
    const { reference } = await completedAs(intentId);
    await eventually(lettersAbout(/receipt/), (all) => all.filter(({ text }) => text.includes(reference)).length === 1);
  });

  it('says what is wrong with a card, without keeping it', async () => {
    const card = { number: '4242 4242 4242 4242', expMonth: '12', expYear: '30', cvc: '123' };
    expect((await payer.post('/api/sandbox/tokens', card)).body).toEqual({
      token: expect.stringMatching(/^tok_\w{36}$/) as string,
    });
    for (const [over, status, message] of [
      [{ number: '4242 4242 4242 4243' }, 402, 'Your card number is invalid.'],
      [{ expYear: 2020 }, 402, 'Your card has expired.'],
      [{ cvc: '12' }, 402, "Your card's security code is invalid."],
      [
        { number: '4111 1111 1111 1111' },
        402,
        'Your card was declined. This is a practice form: use one of its test cards.',
      ],
      [{ number: 5 }, 400, 'Your card number is incomplete.'],
      [{ expMonth: 'x' }, 400, "Your card's expiration month is invalid."],
    ] as const)
      expect(await payer.post('/api/sandbox/tokens', { ...card, ...over })).toMatchObject({
        status,
        body: { message },
      });
    const { clientSecret } = await started(payer);
    const { body } = await payer.post<{ token: string }>('/api/sandbox/tokens', { ...card, number: CARDS.declined });
    expect((await payer.post('/api/sandbox/confirm', { clientSecret, token: body.token })).body).toMatchObject({
      status: 'requires_payment_method',
    });
    expect(await payer.post('/api/sandbox/confirm', { clientSecret, token: body.token })).toMatchObject({
      status: 402,
      body: { message: 'This card entry was used already. Please enter the card again.' },
    });
    expect(
      await payer.post('/api/sandbox/confirm', { clientSecret: `${clientSecret}x`, token: body.token }),
    ).toMatchObject({ status: 404 });
  });

  it('is checked by a job that can be scheduled', async () => {
    await system.app.get(Jobs).add(CHECK_CARD_PAYMENTS, `check-${randomUUID()}`, {});
    await eventually(
      async () =>
        (await system.app.get(Jobs).list('completed')).filter(({ name }) => name === CHECK_CARD_PAYMENTS).length,
      (done) => done > 0,
    );
  });

  it('in a story of a year is told in order, with one declined and one refunded, and without receipts', async () => {
    const { visitor: other, ...second } = await clientOf(system, 'Prairie Star Transport');
    const now = new Date();
    const payers = [
      { id: owner.clientId, userId: owner.userId },
      { id: second.clientId, userId: second.userId },
    ];
    const steps = system.app.get(DemoPortalPayments).steps((nr) => payers[nr], now);
    for (const { at, act } of steps) await act(systemContext(clockAt(at), 'cli', 'story'));
    const times = steps.map(({ at }) => at.getTime());
    expect(steps.length).toBeGreaterThan(5);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.every((at) => at <= now.getTime())).toBe(true);
    const { rows } = await system.sql<{ s: string; n: number }>(
      `SELECT payment_status AS s, count(*)::int AS n FROM compliance_payments
        WHERE created_at < now() - interval '1 day' GROUP BY 1 ORDER BY 1`,
    );
    expect(rows).toEqual([
      { s: 'completed', n: 3 },
      { s: 'failed', n: 1 },
      { s: 'refunded', n: 1 },
    ]);
    expect(
      (await other.get<{ status: string }[]>('/api/client-payments')).body.map(({ status }) => status).sort(),
    ).toEqual(['completed', 'failed']);
    const result = await system.sql<{ reference: string }>(
      `SELECT DISTINCT data->>'reference' AS reference FROM facts WHERE metadata->>'source' = 'cli'
        AND data->>'reference' IS NOT NULL`,
    );
    const references = result.rows.map(({ reference }) => reference);
    expect(references.length).toBeGreaterThanOrEqual(4);
    // a refund that a worker settles before the story does is told: a worker does not know whose history it is
    const letters = await lettersAbout(/receipt/)();
    expect(letters.filter(({ text }) => references.some((reference) => text.includes(reference)))).toEqual([]);
  });
});
