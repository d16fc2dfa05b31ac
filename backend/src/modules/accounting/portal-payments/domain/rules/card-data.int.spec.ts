import fs from 'node:fs';
import path from 'node:path';
import {
  clientOf,
  deliver,
  FEE,
  recorded,
  sandboxWorld,
  stripeWorld,
} from '../../../../../../test/support/doubles/card-worlds';
import { eventually, type TestSystem } from '../../../../../../test/support/system';
import type { Visitor } from '../../../../../../test/support/world/visitor';

/** A card that no other test pays with. */
const NUMBER = '5555555555554444';
const CVV = '7391';
const SHAPES = [
  NUMBER,
  NUMBER.replace(/(\d{4})(?=\d)/g, '$1 '),
  NUMBER.replace(/(\d{4})(?=\d)/g, '$1-'),
  Buffer.from(NUMBER).toString('base64').replace(/=+$/, '').slice(0, 20),
  Buffer.from(NUMBER).toString('hex'),
];
/** The code stands alone: digits inside an id or an instant are no code. */
const HIT = new RegExp(`${SHAPES.map((shape) => shape.replaceAll('-', '\\-')).join('|')}|(?<![\\w.])${CVV}(?![\\w.])`);

/** The whole form of the payments screen as a careless page would send it. */
const FORM = {
  cardholderName: 'Olga Owner',
  cardNumber: SHAPES[1],
  expiryDate: '12/30',
  cvv: CVV,
  cvc: CVV,
  notes: `My card is ${NUMBER} 12/30`,
  nested: { pan: NUMBER },
};

describe.each([sandboxWorld(), stripeWorld()])('card data sent to us with payments by $name', (world) => {
  let system: TestSystem;
  let payer: Visitor;
  let written: jest.SpyInstance;
  const log: string[] = [];

  beforeAll(async () => {
    written = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
      log.push(String(text));
      return true;
    });
    system = await world.start({ workers: true, over: { logLevel: 'trace' } });
    ({ visitor: payer } = await clientOf(system, 'Ridgeline Carriers LLC'));
  });
  afterAll(async () => {
    written.mockRestore();
    await system.stop();
    await world.stop();
  });

  const textsOfTables = async (): Promise<[string, string][]> => {
    const { rows } = await system.asOwner((owner) =>
      owner.query<{ name: string }>(
        `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
          WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
      ),
    );
    return system.asOwner(async (owner) => {
      const texts: [string, string][] = [];
      for (const { name } of rows)
        texts.push([
          name,
          (await owner.query<{ t: string }>(`SELECT t::text AS t FROM ${name} t`)).rows.map(({ t }) => t).join('\n'),
        ]);
      return texts;
    });
  };
  const textsOfFiles = (folder: string): [string, string][] =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, fs.readFileSync(path.join(entry.parentPath, entry.name), 'latin1')]);

  it('reaches no table, fact, job, letter, file or log line', async () => {
    const keyed = (name: string) => ({ 'idempotency-key': `card-data-${world.name}-${name}` });
    const { body } = await payer.post<{ clientSecret: string }>(
      '/api/create-payment-intent',
      { ...FEE, paymentData: FORM, cardNumber: NUMBER, cvv: CVV },
      keyed('intent'),
    );
    const intentId = body.clientSecret.split('_secret_')[0] ?? '';
    const refusals = [
      await payer.post(
        '/api/create-payment-intent',
        { ...FEE, description: NUMBER, paymentData: NUMBER },
        keyed('description'),
      ),
      await payer.post('/api/create-payment-intent', { ...FEE, amount: NUMBER, paymentData: [FORM] }, keyed('amount')),
      await payer.post('/api/checkout', { clientSecret: NUMBER }, keyed('secret')),
      await payer.post('/api/compliance-payments', { ...FORM, metadata: { paymentIntentId: NUMBER } }, keyed('record')),
      await payer.post('/api/compliance-payments', `{"cardNumber":"${NUMBER}","cvv":${CVV},`, keyed('json')),
      await payer.post(
        '/api/sandbox/tokens',
        { number: '5555 5555 5555 4444', expMonth: 1, expYear: 2020, cvc: CVV },
        keyed('expired'),
      ),
      await payer.post(
        '/api/sandbox/tokens',
        { number: NUMBER, expMonth: 12, expYear: 2030, cvc: CVV, again: NUMBER },
        keyed('unknown'),
      ),
      await payer.post('/api/sandbox/confirm', { clientSecret: body.clientSecret, token: NUMBER }, keyed('token')),
    ];
    for (const { status, text } of refusals) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(HIT);
    }
    if (world.name === 'sandbox') {
      const { body: made } = await payer.post<{ token: string }>(
        '/api/sandbox/tokens',
        { number: NUMBER, expMonth: 12, expYear: 2030, cvc: CVV },
        keyed('tokens'),
      );
      expect(
        (await payer.post('/api/sandbox/confirm', { clientSecret: body.clientSecret, token: made.token })).body,
      ).toEqual({ status: 'succeeded' });
    } else await world.pay(payer, body.clientSecret, NUMBER);
    await deliver(system, world.message(intentId));
    const done = await payer.post(
      '/api/compliance-payments',
      {
        ...FEE,
        ...FORM,
        paymentMethod: 'card',
        paymentData: FORM,
        transactionId: NUMBER,
        metadata: { paymentIntentId: intentId, status: 'succeeded', card: FORM },
      },
      keyed('done'),
    );
    expect(done).toMatchObject({ status: 200, body: { status: 'completed' } });
    await (
      await system.as('admin')
    ).post(`/api/compliance-payments/${String(done.body['id'])}/refund`, { reason: `Wrong card ${NUMBER}` });
    expect(await recorded(payer, intentId)).toMatchObject({ status: 200, body: { status: 'refunded' } });
    await eventually(
      async () => (await system.sql("SELECT 1 FROM mails WHERE status = 'sent'")).rows.length,
      (letters) => letters >= 2,
    );

    const tables = await textsOfTables();
    const read = tables.map(([, text]) => text).join('\n');
    // what is searched holds this payment at all: its last four digits, the cleaned notes and reason, its log lines
    for (const there of [
      '"last4"',
      'My card is [number removed]',
      'Wrong card [number removed]',
      'PortalPaymentRefunded',
    ])
      expect(read).toContain(there);
    expect(log.join('')).toContain('/api/create-payment-intent');
    expect(tables.filter(([, text]) => HIT.test(text)).map(([name]) => name)).toEqual([]);
    expect(
      textsOfFiles(system.settings.dataDir)
        .filter(([, text]) => HIT.test(text))
        .map(([name]) => name),
    ).toEqual([]);
    expect(log.filter((line) => HIT.test(line))).toEqual([]);
  });
});
