import { CARDS, clientOf, sandboxWorld } from '../../../../test/support/doubles/card-worlds';
import type { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

interface Line {
  readonly accountNumber: string;
  readonly debit: string;
  readonly credit: string;
}
interface Payment {
  readonly id: string;
  readonly status: string;
  readonly parts: { kind: string; amount: string }[];
}

/** Books of the firm and of two clients, who pay, are charged, and whose agencies are paid. */
describe('money of clients', () => {
  const world = sandboxWorld();
  let system: TestSystem;
  let admin: Visitor;
  let payer: Visitor;
  let clientId: string;
  let stranger: Visitor;
  let strangerId: string;

  beforeAll(async () => {
    system = await world.start();
    ({ visitor: payer, clientId } = await clientOf(system, 'Ridgeline Carriers LLC'));
    ({ visitor: stranger, clientId: strangerId } = await clientOf(system, 'Prairie Star Transport'));
    admin = await system.as('admin');
  });
  afterAll(() => system.stop());

  const made = async (call: Promise<Answer>): Promise<Record<string, unknown>> => {
    const { status, text, body } = await call;
    expect([status < 300, text]).toEqual([true, text]);
    return body;
  };
  const document = async (amount: string, of = clientId): Promise<string> => {
    const asked = { clientId: of, title: 'Form 2290', documentType: '2290_form', amount };
    return String((await made(admin.post('/api/compliance-documents', asked)))['id']);
  };
  /** Pays by card in the sandbox. */
  const pay = async (visitor: Visitor, body: object): Promise<Payment> => {
    const { clientSecret } = await made(visitor.post('/api/create-payment-intent', body));
    await world.pay(visitor, String(clientSecret), CARDS.good);
    const paymentIntentId = String(clientSecret).split('_secret_')[0];
    const told = { ...body, paymentMethod: 'card', metadata: { paymentIntentId } };
    const { status, text, body: paid } = await visitor.post<Payment>('/api/compliance-payments', told);
    expect([status, text]).toEqual([200, text]);
    return paid;
  };
  const move = (body: object, of = clientId): Promise<Answer> => admin.post(`/api/client-money/${of}/movements`, body);
  const held = async (of = clientId): Promise<string> => {
    const { body } = await admin.get<{ balance: string }[]>(`/api/client-money?clientId=${of}`);
    return body[0]?.balance ?? '0.00';
  };
  /** What is booked of a payment, by account: debits above 0. */
  const bookedOf = async (kind: string, id: string): Promise<Record<string, number>> => {
    const { rows } = await system.sql<{ account: string; net: number }>(
      `SELECT account_number AS account, sum(debit - credit)::int AS net FROM journal_lines
        WHERE source_kind = $1 AND source_id = $2 AND client_id IS NULL GROUP BY 1 ORDER BY 1`,
      [kind, id],
    );
    return Object.fromEntries(rows.map(({ account, net }) => [account, net]));
  };
  const agree = async (): Promise<void> => {
    const { body } = await admin.get<{ account: string; ok: boolean }[]>('/api/ledger/tie-outs');
    expect(body.filter(({ ok }) => !ok)).toEqual([]);
  };
  const cover = async (): Promise<Record<string, string>> =>
    (await admin.get<Record<string, string>>('/api/client-money-cover')).body;

  it('are split when a payment comes in: the fee of the government is held, the service earned', async () => {
    const documentId = await document('100.00');
    const before = await cover();
    const { id, parts } = await pay(payer, { amount: 250, description: 'Form 2290', documentId });
    expect(parts).toEqual([
      { kind: 'government', amount: '100.00' },
      { kind: 'service', amount: '150.00' },
    ]);
    expect(await bookedOf('fee', id)).toEqual({ '1050': 242_45, '2350': -100_00, '4100': -150_00, '6050': 7_55 });
    expect(await held()).toBe('100.00');
    await agree();
    const more = (cents: string | undefined): string => (Number(cents) + 100).toFixed(2);
    const { held: owed, inBank, onItsWay } = before;
    expect(await cover()).toMatchObject({ held: more(owed), inBank, onItsWay: more(onItsWay) });

    const { body: account } = await payer.get<{ paidOut: string }[]>('/api/client-money');
    expect(account).toMatchObject([{ clientId, balance: '100.00' }]);
    const { body: moves } = await payer.get<{ paymentId: string }[]>(`/api/client-money/${clientId}/movements`);
    expect(moves.filter(({ paymentId }) => paymentId === id)).toMatchObject([
      { kind: 'received', amount: '100.00', account: null },
    ]);
    const { body: theirs } = await stranger.get<{ clientId: string }[]>('/api/client-money');
    expect(theirs.filter((one) => one.clientId !== strangerId)).toEqual([]);
    expect((await stranger.get(`/api/client-money/${clientId}/movements`)).status).toBe(404);

    const paid = { kind: 'paid_out', amount: '100.00', payee: 'IRS', documentId };
    const answer = await move(paid);
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { kind: 'paid_out', change: '-100.00', documentTitle: 'Form 2290' },
    ]);
    expect(await held()).toBe('0.00');
    expect(await move(paid)).toMatchObject({
      status: 409,
      body: { code: 'NOT_HELD', message: '$0.00 is held for Ridgeline Carriers LLC: $100.00 cannot be paid out' },
    });
    expect((await payer.get('/api/client-money')).body).toMatchObject([
      { balance: '0.00', paidOut: (Number(account[0]?.paidOut) + 100).toFixed(2) },
    ]);
    await agree();
  });

  it('are never paid out twice, also by two at once', async () => {
    await made(move({ kind: 'received', amount: '80.00', method: 'cash', account: '1000' }));
    const position = await system.lastPosition();
    const both = await Promise.all([1, 2].map(() => move({ kind: 'paid_out', amount: '80.00', payee: 'UCR' })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await held()).toBe('0.00');
    const written = (await system.eventsAfter(position)).map(({ type }) => type);
    expect(written.filter((type) => type === 'ClientMoneyPaidOut')).toHaveLength(1);
    await agree();
  });

  it('are recorded once for a request that is repeated', async () => {
    const headers = { 'idempotency-key': 'cash-once' };
    const cash = { kind: 'received', amount: '5.00', method: 'cash' };
    const ask = () => admin.post(`/api/client-money/${clientId}/movements`, cash, headers);
    const [first, again] = [await ask(), await ask()];
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await held()).toBe('5.00');
    await made(move({ kind: 'refunded', amount: '5.00' }));
  });

  it('are warned about while their bank has less than is held, with the amount to move', async () => {
    await made(move({ kind: 'received', amount: '60.00', account: '1000' }));
    const { held: owed, inBank, onItsWay, toMove } = await cover();
    expect(Number(toMove)).toBe(Math.max(0, Number(owed) - Number(inBank) - Number(onItsWay)));
    expect(Number(toMove)).toBeGreaterThan(0);
    await made(move({ kind: 'moved', amount: '60.00' }));
    const after = await cover();
    expect(Number(after['inBank'])).toBe(Number(inBank) + 60);
    expect(await held()).toBe('60.00');
    await made(move({ kind: 'refunded', amount: '60.00' }));
    await agree();
  });

  it.each([
    [{ kind: 'paid_out', amount: '1.00' }, 'payee', 'Enter who was paid'],
    [{ kind: 'received', amount: '1.00', on: '2099-01-01' }, 'on', 'The day cannot be in the future'],
    [{ kind: 'received' }, 'amount', 'Amount is required'],
    [{ kind: 'received', amount: '-1.00' }, 'amount', 'Amount must be more than 0'],
  ])('refuse %j under its field', async (body, field, message) =>
    expect(await move(body)).toMatchObject({ status: 400, body: { errors: [{ field, message }] } }),
  );

  it('refuse the document of another client, and a client that is not in scope', async () => {
    const documentId = await document('10.00', strangerId);
    expect(await move({ kind: 'paid_out', amount: '1.00', payee: 'IRS', documentId })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'documentId', message: 'This document is not one of the client' }] },
    });
    expect((await move({ kind: 'received', amount: '1.00' }, '019a0000-0000-7000-8000-00000000ffff')).status).toBe(404);
    expect(
      (await payer.post(`/api/client-money/${clientId}/movements`, { kind: 'received', amount: '1' })).status,
    ).toBe(403);
  });

  it('follow what the office says of a payment, whose parts must add up', async () => {
    const asked = {
      clientId: strangerId,
      amount: '75.00',
      description: 'UCR',
      paymentMethod: 'check',
      checkNumber: '77',
    };
    expect(
      await admin.post('/api/compliance-payments', { ...asked, parts: [{ kind: 'government', amount: '70.00' }] }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'parts', message: 'The parts do not add up to $75.00: $5.00 is missing' }] },
    });
    const parts = [
      { kind: 'government', amount: '69.00' },
      { kind: 'service', amount: '6.00' },
    ];
    const { id } = await made(admin.post('/api/compliance-payments', { ...asked, parts }));
    expect(await held(strangerId)).toBe('0.00');
    await made(admin.patch(`/api/compliance-payments/${String(id)}/status`, { paymentStatus: 'completed' }));
    expect(await held(strangerId)).toBe('69.00');
    expect(await bookedOf('fee', String(id))).toEqual({ '1050': 75_00, '2350': -69_00, '4100': -6_00 });

    // a client does not say what is for whom
    const own = {
      ...asked,
      amount: 150,
      description: 'Service Fee',
      parts: [{ kind: 'government', amount: '150.00' }],
    };
    expect((await made(stranger.post('/api/compliance-payments', own)))['parts']).toEqual([
      { kind: 'service', amount: '150.00' },
    ]);

    await made(move({ kind: 'paid_out', amount: '60.00', payee: 'UCR' }, strangerId));
    await made(admin.post(`/api/compliance-payments/${String(id)}/refund`, { reason: 'Paid twice' }));
    // only what is still held goes back out of it; the rest is the firm's own loss
    expect(await held(strangerId)).toBe('0.00');
    expect(await bookedOf('fee', String(id))).toEqual({ '1050': 0, '2350': -60_00, '4100': 60_00 });
    await agree();
  });

  it('give back what a payment by card brought', async () => {
    const documentId = await document('40.00');
    const { id } = await pay(payer, { amount: 190, description: 'Form 2290', documentId });
    expect(await held()).toBe('40.00');
    await made(admin.post(`/api/compliance-payments/${id}/refund`, { reason: 'Filed already' }));
    expect(await held()).toBe('0.00');
    expect(await bookedOf('fee', id)).toMatchObject({ '2350': 0, '4100': 0 });
    const { body } = await payer.get<unknown[]>(`/api/client-money/${clientId}/movements`);
    expect(body[0]).toMatchObject({ kind: 'refunded', change: '-40.00', paymentId: id });
    await agree();
  });

  it('pay a charge: it is owed, then paid, and owed again after a refund', async () => {
    const charged = await made(
      admin.post('/api/charges', { clientId, description: 'IFTA, 3rd quarter', amount: '85.00' }),
    );
    const charge = async () => (await payer.get<Record<string, unknown>>(`/api/charges/${String(charged['id'])}`)).body;
    expect(await charge()).toMatchObject({ status: 'open', amount: '85.00', clientName: 'Ridgeline Carriers LLC' });
    expect((await stranger.get('/api/charges')).body).toEqual([]);
    expect(await bookedOf('clientcharge', String(charged['id']))).toEqual({ '1110': 85_00, '4100': -85_00 });

    const { id } = await pay(payer, { amount: 85, description: 'IFTA, 3rd quarter' });
    expect(await charge()).toMatchObject({ status: 'paid', paymentId: id });
    expect(await bookedOf('fee', id)).toMatchObject({ '1110': -85_00 });
    const { status, text } = await admin.post(`/api/charges/${String(charged['id'])}/cancel`, { reason: 'Twice' });
    expect([status, text]).toEqual([409, expect.stringContaining('A charge that is paid cannot be cancelled')]);

    await made(admin.post(`/api/compliance-payments/${id}/refund`, { reason: 'Wrong quarter' }));
    expect(await charge()).toMatchObject({ status: 'open', paymentId: null });
    await agree();
    await made(admin.post(`/api/charges/${String(charged['id'])}/cancel`, { reason: 'Charged twice' }));
    expect(await bookedOf('clientcharge', String(charged['id']))).toEqual({ '1110': 0, '4100': 0 });
    await agree();
  });

  it('pay charges in part and several: what a payment names first, then the oldest, and the rest is income', async () => {
    const charge = async (description: string, amount: string, chargedOn: string): Promise<string> =>
      String((await made(admin.post('/api/charges', { clientId, description, amount, chargedOn })))['id']);
    const [older, newer] = [
      await charge('UCR', '40.00', '2026-11-02'),
      await charge('IFTA, 4th quarter', '100.00', '2026-11-10'),
    ];
    const stands = async () =>
      Promise.all(
        [older, newer].map(async (id) => {
          const { status, paid, open } = (await payer.get<Record<string, string>>(`/api/charges/${id}`)).body;
          return [status, paid, open];
        }),
      );
    expect(
      await payer.post('/api/create-payment-intent', { amount: 100.01, description: 'IFTA, 4th quarter' }),
    ).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'amount', message: 'At most $100.00 is owed for it' }] },
    });
    const part = await pay(payer, { amount: 30, description: 'IFTA, 4th quarter' });
    expect(await stands()).toEqual([
      ['open', '0.00', '40.00'],
      ['open', '30.00', '70.00'],
    ]);
    expect(await bookedOf('fee', part.id)).toMatchObject({ '1110': -30_00 });
    const all = await pay(payer, { amount: 150, description: 'Service Fee' });
    expect(await stands()).toEqual([
      ['paid', '40.00', '0.00'],
      ['paid', '100.00', '0.00'],
    ]);
    expect(await bookedOf('fee', all.id)).toMatchObject({ '1110': -110_00, '4100': -40_00 });
    await agree();

    await made(admin.post(`/api/compliance-payments/${all.id}/refund`, { reason: 'Paid twice' }));
    expect(await stands()).toEqual([
      ['open', '0.00', '40.00'],
      ['open', '30.00', '70.00'],
    ]);
    await made(admin.post(`/api/charges/${newer}/cancel`, { reason: 'The rest is waived' }));
    await made(admin.post(`/api/charges/${older}/cancel`, { reason: 'The rest is waived' }));
    expect(await stands()).toEqual([
      ['cancelled', '0.00', '0.00'],
      ['cancelled', '30.00', '0.00'],
    ]);
    await agree();
    // what was paid of a charge that was cancelled is owed again after a refund
    await made(admin.post(`/api/compliance-payments/${part.id}/refund`, { reason: 'Paid twice' }));
    expect((await stands())[1]).toEqual(['open', '0.00', '30.00']);
    await agree();
    await made(admin.post(`/api/charges/${newer}/cancel`, { reason: 'The rest is waived' }));
  });

  it('are suggested in parts by the document and the price list', async () => {
    const documentId = await document('100.00');
    const suggested = async (query: string) => (await admin.get(`/api/compliance-payments/parts?${query}`)).body;
    expect(await suggested(`documentId=${documentId}`)).toEqual({
      amount: '250.00',
      parts: [
        { kind: 'government', amount: '100.00' },
        { kind: 'service', amount: '150.00' },
      ],
    });
    expect(await suggested(`documentId=${documentId}&amount=80`)).toEqual({
      amount: '80.00',
      parts: [{ kind: 'government', amount: '80.00' }],
    });
    expect(await suggested('')).toMatchObject({ parts: [{ kind: 'service', amount: '150.00' }] });
  });

  it('have an accounting date where their month is closed: client money, charges and deposits to the bank', async () => {
    const { clientId: late } = await clientOf(system, 'Late Papers LLC');
    const paid = await made(
      admin.post('/api/compliance-payments', {
        ...{ clientId: late, amount: '20.00', description: 'UCR', paymentMethod: 'check', checkNumber: '9' },
      }),
    );
    const completed = { paymentStatus: 'completed', paymentDate: '2026-09-20' };
    await made(admin.patch(`/api/compliance-payments/${String(paid['id'])}/status`, completed));
    for (const month of ['2026-09', '2026-10'])
      await admin.post(`/api/ledger/periods/${month}/close`, { reason: 'Not all is there' });
    const asked: readonly [string, object, string][] = [
      [`/api/client-money/${late}/movements`, { kind: 'received', amount: '5.00' }, 'on'],
      ['/api/charges', { clientId: late, description: 'UCR', amount: '5.00' }, 'chargedOn'],
      ['/api/clearing-payouts', { paymentIds: [paid['id']], amount: '20.00' }, 'on'],
    ];
    for (const [path, body, field] of asked) {
      const dated = { ...body, [field]: '2026-09-25' };
      const message = expect.stringContaining('the first open day is') as string;
      expect((await admin.post(path, dated)).body).toMatchObject({
        code: 'MONTH_CLOSED',
        errors: [{ field, message }],
      });
      expect(await admin.post(path, { ...dated, bookedOn: '2026-09-24' })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'bookedOn' }] },
      });
      expect(await made(admin.post(path, { ...dated, bookedOn: '2026-11-01' }))).toMatchObject({
        bookedOn: '2026-11-01',
      });
    }
    for (const month of ['2026-10', '2026-09'])
      await admin.post(`/api/ledger/periods/${month}/reopen`, { reason: 'Tested' });
    await agree();
  });

  it('arrive at the bank as they are paid out, and by no other amount', async () => {
    const one = await pay(payer, { amount: 150, description: 'Service Fee' });
    const other = await pay(stranger, { amount: 150, description: 'Service Fee' });
    const paymentIds = [one.id, other.id];
    const waits = async () => (await admin.get<{ id: string }[]>('/api/clearing-waiting')).body.map(({ id }) => id);
    expect((await waits()).filter((id) => paymentIds.includes(id))).toEqual(paymentIds);
    expect(await admin.post('/api/clearing-payouts', { paymentIds, amount: '300.00' })).toMatchObject({
      status: 400,
      body: {
        errors: [{ field: 'amount', message: '$300.00 is $9.30 more than the payments add up to: $290.70' }],
      },
    });
    const payout = await made(admin.post('/api/clearing-payouts', { paymentIds, amount: '290.70' }));
    expect(payout).toMatchObject({ amount: '290.70', payments: 2, source: 'cards', clientId: null });
    const { body: opened } = await admin.get<{ lines: object[] }>(`/api/clearing-payouts/${String(payout['id'])}`);
    expect(opened.lines).toHaveLength(2);
    const lines = (await admin.get<Line[]>(`/api/ledger/entries?q=${String(payout['reference'])}`)).body;
    expect(lines.map(({ accountNumber, debit, credit }) => [accountNumber, debit, credit]).toSorted()).toEqual([
      ['1000', '290.70', '0.00'],
      ['1050', '0.00', '145.35'],
      ['1050', '0.00', '145.35'],
    ]);
    expect(await admin.post('/api/clearing-payouts', { paymentIds: [one.id], amount: '145.35' })).toMatchObject({
      status: 400,
    });
    expect((await waits()).filter((id) => paymentIds.includes(id))).toEqual([]);
    await agree();
  });

  it('are on their way again when what was recorded did not arrive, once, and can arrive anew', async () => {
    const { clientId } = await clientOf(system, 'Returned Checks LLC');
    const check = await made(
      admin.post('/api/compliance-payments', {
        ...{ clientId, amount: '85.00', description: 'UCR', paymentMethod: 'check', checkNumber: '12' },
      }),
    );
    const paymentIds = [String(check['id'])];
    const completed = { paymentStatus: 'completed', paymentDate: '2026-11-20' };
    await made(admin.patch(`/api/compliance-payments/${String(check['id'])}/status`, completed));
    const deposit = { paymentIds, amount: '85.00', on: '2026-11-20' };
    const { id, reference } = await made(admin.post('/api/clearing-payouts', deposit));
    const reverse = (body: object) => admin.post(`/api/clearing-payouts/${String(id)}/reverse`, body);
    expect((await reverse({})).body['errors']).toEqual([{ field: 'reason', message: 'Say why it is reversed' }]);
    expect((await reverse({ reason: 'Returned', reversedOn: '2026-11-19' })).body['errors']).toEqual([
      { field: 'reversedOn', message: 'It cannot be reversed before it was booked, 11/20/2026' },
    ]);
    const answers = await Promise.all([reverse({ reason: 'Returned' }), reverse({ reason: 'Returned' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('PAYOUT_REVERSED');
    expect((await admin.get(`/api/clearing-payouts/${String(id)}`)).body).toMatchObject({
      ...{ status: 'reversed', reason: 'Returned', amount: '85.00', payments: 1 },
    });
    const lines = (await admin.get<Line[]>(`/api/ledger/entries?q=${String(reference)}`)).body;
    const sum = (account: string) =>
      lines
        .filter(({ accountNumber }) => accountNumber === account)
        .reduce((cents, { debit, credit }) => cents + Number(debit) - Number(credit), 0);
    expect([lines.length, sum('1000'), sum('1050')]).toEqual([4, 0, 0]);
    await agree();
    expect(await made(admin.post('/api/clearing-payouts', deposit))).toMatchObject({ status: 'arrived' });
    expect((await reverse({ reason: 'Again' })).status).toBe(409);
    await agree();
  });
});
