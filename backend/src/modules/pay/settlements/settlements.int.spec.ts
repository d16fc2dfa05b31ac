import { textOfPaper } from '../../../../test/support/pdf-text';
import { eventually, TestSystem } from '../../../../test/support/system';
import { newAccount, newAgent, newClient, signIn } from '../../../../test/support/world/people';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
interface Settlement extends Row {
  readonly id: number;
  readonly number: string;
  readonly lines: { id: number; text: string; amount: string; after: string | null; mark: string | null }[];
  readonly leftOut: { name: string; reason: string }[];
}
const KEEPS_BOOKS = { canAccessAccounting: true, canManageClients: true } as const;
const ROUTE = { pickupLocation: 'Roanoke, VA', dropoffLocation: 'Macon, GA' };

/** What drivers are paid, from a delivered load to the books. */
describe('settlements', () => {
  let system: TestSystem;
  let admin: Visitor;
  let brokerId: unknown;
  let count = 0;
  let [from, to] = ['', ''];

  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    admin = await system.as('admin');
    brokerId = (await admin.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
    to = (await made(admin.get('/api/firm')))['today'] as string;
    from = `${to.slice(0, 8)}01`;
  });
  afterAll(() => system.stop());

  const made = async <Body = Row>(call: Promise<Answer>): Promise<Body> => {
    const { status, text, body } = await call;
    expect([status < 300, text]).toEqual([true, text]);
    return body as Body;
  };
  const driver = async (over: object = {}): Promise<number> => {
    count += 1;
    const license = {
      licenseNumber: `D${count}`,
      licenseState: 'TN',
      licenseClass: 'Class A',
      licenseExpiration: '2036-06-30',
    };
    return Number(
      (await made(admin.post('/api/drivers', { firstName: 'Dana', lastName: `Reyes ${count}`, ...license, ...over })))[
        'id'
      ],
    );
  };
  const load = async (driverId: number, over: object = {}): Promise<number> => {
    count += 1;
    const asked = { loadNumber: `L-${count}`, brokerId, driverId, ...ROUTE, rate: 1_000, ...over };
    const { id } = await made(admin.post('/api/loads', asked));
    for (const status of ['in_transit', 'delivered']) await made(admin.patch(`/api/loads/${String(id)}`, { status }));
    return Number(id);
  };
  const payRule = (driverId: number, basis: string, rate: string, over: object = {}): Promise<Answer> =>
    admin.post('/api/pay-rules', { driverId, basis, rate, from: '2026-01-01', ...over });
  const deduct = (driverId: number, kind: string, rate: string, over: object = {}): Promise<Row> =>
    made(admin.post('/api/deduction-rules', { driverId, kind, rate, from: '2026-01-01', ...over }));
  const prepare = (driverId: number): Promise<Settlement> =>
    made<Settlement>(admin.post('/api/settlements', { driverId, from, to }));
  const step = (id: number, what: string, body: object = {}): Promise<Answer> =>
    admin.post(`/api/settlements/${id}/${what}`, body);
  const spend = (driverId: number, amount: number, over: object): Promise<Row> =>
    made(admin.post('/api/expenses', { category: 'other', amount, driverId, ...over }));
  /** What is booked of a settlement, by account: debits above 0, on both bases. */
  const bookedOf = async (id: number): Promise<Record<string, number>> => {
    const { rows } = await system.sql<{ account: string; net: number }>(
      `SELECT account_number AS account, sum(debit - credit)::int AS net FROM journal_lines
        WHERE source_kind = 'settlement' AND source_id = $1 GROUP BY 1 HAVING sum(debit - credit) <> 0 ORDER BY 1`,
      [String(id)],
    );
    return Object.fromEntries(rows.map(({ account, net }) => [account, net]));
  };
  const agree = async (): Promise<void> => {
    const { body } = await admin.get<{ account: string; ok: boolean }[]>('/api/ledger/tie-outs');
    expect(body.filter(({ ok }) => !ok)).toEqual([]);
  };

  it('are of loads, expenses and rules, approved and paid to the cent', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'percent_linehaul', '70'));
    await made(payRule(driverId, 'detention_share', '50'));
    await deduct(driverId, 'escrow', '100', { priority: 1 });
    await deduct(driverId, 'insurance', '187.50');
    const lines = [
      { kind: 'fuel_surcharge', description: 'Fuel', amount: 300 },
      { kind: 'detention', description: 'Dock', amount: 150 },
    ];
    const loadId = await load(driverId, { rate: 2_400, lines });
    await spend(driverId, 120, { description: 'Lumper', paidFrom: 'driver', loadId });
    await spend(driverId, 642.37, { category: 'fuel', paidFrom: 'fuel_card', chargedTo: 'driver' });
    await agree();
    const drafted = await prepare(driverId);
    expect(drafted).toMatchObject({
      ...{ status: 'draft', gross: '1755.00', reimbursements: '120.00', deductions: '929.87', net: '945.13' },
      ...{ carried: '0.00', leftOut: [] },
    });
    const twice = await admin.post('/api/settlements', { driverId, from, to });
    expect([twice.status, twice.body['code']]).toEqual([409, 'NOTHING_TO_SETTLE']);
    expect((await made(step(drafted.id, 'approve')))['status']).toBe('approved');
    await agree();
    expect(await bookedOf(drafted.id)).toEqual({
      ...{ '1300': -642_37, '2100': -825_13, '2150': -100_00, '5200': 1_755_00, '5300': -187_50 },
    });
    expect(await made(step(drafted.id, 'pay', { method: 'ach' }))).toMatchObject({ status: 'paid', paidOn: to });
    await agree();
    const one = await made(admin.get(`/api/settlements/${drafted.id}`));
    expect(one['year']).toEqual({ gross: '1755.00', reimbursements: '120.00', deductions: '929.87', net: '945.13' });
    expect(await made(admin.get(`/api/drivers/${driverId}/account`))).toEqual({
      ...{ current: true, advance: '0.00', escrow: '100.00', carry: '0.00', recoveries: [] },
      ...{ ownerOperator: false, escrowRate: null, interest: '0.00', interestThrough: null },
      year: one['year'],
    });
    const back = await made(admin.post(`/api/drivers/${driverId}/escrow-returns`, { amount: 100, text: 'The end' }));
    expect(back['escrow']).toBe('0.00');
    await agree();
  });

  it('leave escrow in a book that the driver leaves: it is seen and returned there', async () => {
    const keepers = [await newAgent(system, KEEPS_BOOKS), await newAgent(system, KEEPS_BOOKS)] as const;
    const [first, second] = [
      await newClient(system, { agentId: keepers[0].agentId }),
      await newClient(system, { agentId: keepers[1].agentId }),
    ];
    const driverId = await driver({ clientId: first });
    await made(payRule(driverId, 'percent_linehaul', '70'));
    await deduct(driverId, 'escrow', '100');
    await load(driverId, { clientId: first });
    const { id } = await prepare(driverId);
    await made(step(id, 'approve'));
    await made(step(id, 'pay'));
    await made(admin.patch(`/api/drivers/${driverId}`, { clientId: second }));
    const at = `/api/drivers/${driverId}/account`;
    const left = `${first}.${driverId}`;
    expect(await made(admin.get(at))).toMatchObject({ current: true, escrow: '0.00', year: { gross: '0.00' } });
    expect(await made(admin.get(`${at}?account=${left}`))).toMatchObject({
      ...{ current: false, escrow: '100.00', year: { gross: '700.00' } },
    });
    // whoever keeps the book sees what is left there, though the driver is another's now; nobody else does
    const { visitor: former } = keepers[0];
    const { visitor: present } = keepers[1];
    expect((await former.get(at)).status).toBe(404);
    expect(await made(former.get(`${at}?account=${left}`))).toMatchObject({ current: false, escrow: '100.00' });
    expect((await present.get(`${at}?account=${left}`)).status).toBe(404);
    const other = await driver({ clientId: first });
    for (const wrong of [`${first}.${other}`, `firm.${driverId}`, 'nothing'])
      expect((await admin.get(`${at}?account=${wrong}`)).status).toBe(404);
    const back = (account: string, who = former) =>
      who.post(`/api/drivers/${driverId}/escrow-returns`, { amount: 100, text: 'The end', account });
    expect((await back(left, present)).body['errors']).toMatchObject([{ field: 'account' }]);
    expect((await back(`firm.${driverId}`)).body['errors']).toEqual([
      { field: 'account', message: 'The driver has no such account' },
    ]);
    expect(await made(back(left))).toMatchObject({ id: left, clientId: first, escrow: '0.00' });
    await agree();
  });

  it('take what is new when they are prepared again, and correct what changed', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'percent_linehaul', '50'));
    const first = await load(driverId);
    const unpriced = await load(driverId, { rate: null });
    const one = await prepare(driverId);
    expect(one.lines.map(({ amount }) => amount)).toEqual(['500.00']);
    expect(one.leftOut).toMatchObject([{ reason: 'The load has no rate' }]);
    await made(step(one.id, 'approve'));
    await made(step(one.id, 'pay'));
    await made(admin.patch(`/api/loads/${first}`, { rate: 1_200 }));
    await made(admin.patch(`/api/loads/${unpriced}`, { rate: 400 }));
    const two = await prepare(driverId);
    expect(two.lines.map(({ amount }) => amount)).toEqual(['200.00', '100.00']);
    expect(two.lines[1]?.text).toContain(`(correction of ${one.number}: $500.00 before, $600.00 now)`);
    await made(step(two.id, 'approve'));
    const three = await admin.post('/api/settlements', { driverId, from, to });
    expect([three.status, three.body['code']]).toEqual([409, 'NOTHING_TO_SETTLE']);
    await agree();
  });

  it('tell in their history who approved and who paid', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'flat', '300'));
    await load(driverId);
    const { id } = await prepare(driverId);
    const [approver, payer] = [
      await signIn(await newAccount(system, 'admin')),
      await signIn(await newAccount(system, 'employee')),
    ];
    await made(approver.post(`/api/settlements/${id}/approve`, {}));
    await made(payer.post(`/api/settlements/${id}/pay`, {}));
    const { body } = await admin.get<{ sentence: { text: string }[] }[]>(`/api/audit/records/settlement/${id}`);
    const told = body.map(({ sentence }) => sentence.map(({ text }) => text).join(''));
    const names = await Promise.all(
      [approver, payer].map(async (who) => {
        const { firstName, lastName } = await made(who.get('/api/auth/user'));
        return `${String(firstName)} ${String(lastName)}`;
      }),
    );
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^${names[0] ?? ''} approved `)),
        expect.stringMatching(new RegExp(`^${names[1] ?? ''} paid `)),
      ]),
    );
    expect(names[0]).not.toBe(names[1]);
  });

  it('give back what they took when they are discarded', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'flat', '300'));
    await load(driverId);
    const one = await prepare(driverId);
    await made(step(one.id, 'discard', { reason: 'Too early' }));
    expect((await prepare(driverId)).net).toBe('300.00');
  });

  it('are prepared once, also by two at once', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'flat', '300'));
    await load(driverId);
    const asked = { driverId, from, to };
    const answers = await Promise.all([admin.post('/api/settlements', asked), admin.post('/api/settlements', asked)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('never take an advance twice: the second draft is to be prepared anew', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'flat', '300'));
    await made(admin.post(`/api/drivers/${driverId}/advances`, { amount: 100, text: 'For tires' }));
    await load(driverId);
    const one = await prepare(driverId);
    await load(driverId);
    const two = await prepare(driverId);
    expect([one.net, two.net]).toEqual(['200.00', '200.00']);
    const answers = await Promise.all([step(one.id, 'approve'), step(two.id, 'approve')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'SETTLEMENT_STALE',
      message: expect.stringContaining('prepare it again') as unknown,
    });
    await agree();
  });

  it('are reopened while they are the last, and their payments reversed', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'flat', '300'));
    await deduct(driverId, 'escrow', '50', { target: 80 });
    await load(driverId);
    const one = await prepare(driverId);
    await made(step(one.id, 'approve'));
    await load(driverId);
    const two = await prepare(driverId);
    expect(two.lines.map(({ amount }) => amount)).toEqual(['300.00']);
    await made(step(two.id, 'approve'));
    const refused = await step(one.id, 'reopen', { reason: 'A load is missing' });
    expect([refused.status, refused.body['code']]).toEqual([409, 'SETTLEMENT_NOT_LAST']);
    await made(step(two.id, 'reopen', { reason: 'A load is missing' }));
    await made(step(one.id, 'reopen', { reason: 'A load is missing' }));
    await agree();
    expect(await bookedOf(one.id)).toEqual({});
    await made(step(one.id, 'approve'));
    await made(step(one.id, 'pay'));
    const paid = await step(one.id, 'reopen', { reason: 'Too late' });
    expect([paid.status, paid.body['code']]).toEqual([409, 'SETTLEMENT_STATUS']);
    await made(step(one.id, 'payment/reverse', { reason: 'Returned by the bank' }));
    await agree();
    expect((await made(admin.get(`/api/settlements/${one.id}`)))['year']).toMatchObject({ net: '0.00' });
  });

  it('that are short carry the rest, which the next one takes first', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'flat', '400'));
    await deduct(driverId, 'escrow', '50', { whenShort: true });
    await load(driverId);
    await spend(driverId, 500, { category: 'fuel', paidFrom: 'fuel_card', chargedTo: 'driver' });
    const one = await prepare(driverId);
    expect(one).toMatchObject({ net: '0.00', carried: '150.00' });
    await made(step(one.id, 'approve'));
    await agree();
    await made(step(one.id, 'pay'));
    await agree();
    await load(driverId);
    expect(await prepare(driverId)).toMatchObject({ net: '250.00', deductions: '150.00' });
  });

  it('have lines edited and added with a reason', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'hour', '21.50'));
    const { id, leftOut } = await prepare(driverId);
    expect(leftOut).toMatchObject([{ reason: 'Enter the hours on its line' }]);
    const lines = [
      { id: 1, base: '40', reason: 'Time sheet' },
      { kind: 'deduction', text: 'Fine', amount: 15, accountNumber: '5400', reason: 'Agreed' },
    ];
    const edited = await made<Settlement>(admin.patch(`/api/settlements/${id}`, { lines }));
    expect(edited).toMatchObject({ gross: '860.00', net: '845.00' });
    expect(edited.lines.map(({ mark }) => mark)).toEqual(['edited', 'added']);
    const wrong = { kind: 'deduction', text: 'Fine', amount: 15, accountNumber: '1000', reason: 'Agreed' };
    const refused = await admin.patch(`/api/settlements/${id}`, { lines: [wrong] });
    expect(refused.body['errors']).toMatchObject([{ field: 'lines.0.accountNumber' }]);
  });

  it('have a line taken out with a reason; its load, expense or rule is free for the next one', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'flat', '300'));
    await made(payRule(driverId, 'stop', '10'));
    await deduct(driverId, 'insurance', '20');
    await load(driverId, { stops: 2 });
    await spend(driverId, 120, { description: 'Lumper', paidFrom: 'driver' });
    const one = await prepare(driverId);
    const idOf = (text: string): number => one.lines.find((line) => line.text.includes(text))?.id ?? 0;
    const [first] = one.lines;
    const lines = [
      { id: first?.id, takeOut: true, reason: 'Papers are missing' },
      { id: idOf('Lumper'), takeOut: true, reason: 'No receipt' },
    ];
    const left = await made<Settlement>(admin.patch(`/api/settlements/${one.id}`, { lines }));
    expect(left.lines.map(({ amount }) => amount)).toEqual(['20.00']);
    expect(left.leftOut.map(({ reason }) => reason)).toEqual(['Papers are missing', 'No receipt']);
    await agree();
    const again = await admin.patch(`/api/settlements/${one.id}`, { lines });
    expect(again.body['errors']).toMatchObject([{ field: 'lines.0.id' }]);
    const two = await prepare(driverId);
    expect(two).toMatchObject({ gross: '320.00', reimbursements: '120.00', deductions: '0.00' });
    await made(step(one.id, 'discard', { reason: 'Nothing is left' }));
    expect((await admin.post('/api/settlements', { driverId, from, to })).status).toBe(409);
    await made(step(two.id, 'approve'));
    await agree();
  });

  it('are printed and mailed to their driver, with balances, the year and deadlines', async () => {
    const driverId = await driver({ email: 'dana@road.test' });
    await made(payRule(driverId, 'percent_linehaul', '70'));
    await deduct(driverId, 'escrow', '100', { priority: 1 });
    await load(driverId, { rate: 2_400 });
    const { id } = await prepare(driverId);
    const early = await step(id, 'send', {});
    expect([early.status, early.body['code']]).toEqual([409, 'SETTLEMENT_STATUS']);
    await made(step(id, 'approve'));
    const sheet = await textOfPaper(admin, `/api/settlements/${id}/pdf`);
    for (const words of [
      // the rated freight that the share is of
      'of linehaul (2400.00 × 70 %) $1,680.00',
      'Gross $1,680.00 Deductions -$100.00 Net pay $1,580.00',
      'ESCROW HELD $0.00 before, $100.00 after',
      'PAID IN THE YEAR TO DATE Gross $0.00, deductions $0.00, net $0.00',
    ])
      expect(sheet).toContain(words);
    await made(step(id, 'pay'));
    expect(await textOfPaper(admin, `/api/settlements/${id}/pdf`)).toContain(
      'PAID IN THE YEAR TO DATE Gross $1,680.00, deductions $100.00, net $1,580.00',
    );
    expect(await made(step(id, 'send', {}))).toMatchObject({ sentTo: 'dana@road.test' });
    const letterOf = async (): Promise<Row | null> =>
      (await admin.get(`/api/settlements/${id}`)).body['letter'] as Row | null;
    await eventually(letterOf, (letter) => letter?.['status'] === 'sent');
    const nobody = await driver();
    await made(payRule(nobody, 'flat', '300'));
    await load(nobody);
    const other = await prepare(nobody);
    await made(step(other.id, 'approve'));
    expect((await step(other.id, 'send', {})).body['errors']).toMatchObject([{ field: 'to' }]);
  });

  it('are prepared for a whole book by a worker, once, also when it is ordered again', async () => {
    const { id: clientId } = await made(
      admin.post('/api/clients', { companyName: 'Amber Freight', contactName: 'A', email: 'a@amber.test', phone: '1' }),
    );
    const drivers = [await driver({ clientId }), await driver({ clientId }), await driver({ clientId })];
    const [paid = 0, unpriced = 0, idle = 0] = drivers;
    for (const one of drivers) await made(payRule(one, 'percent_linehaul', '50'));
    await load(paid, { clientId });
    await load(unpriced, { clientId, rate: null });
    await made(admin.post(`/api/drivers/${idle}/advances`, { amount: 40, text: 'For tires' }));
    const run = async (): Promise<Row> => {
      const ordered = await admin.post('/api/settlements/batch', { clientId, from, to });
      expect([ordered.status, ordered.text]).toEqual([202, ordered.text]);
      const path = `/api/settlement-runs/${String(ordered.body['id'])}`;
      return eventually(
        async () => (await admin.get(path)).body,
        ({ status }) => status === 'done',
      );
    };
    expect(await run()).toMatchObject({
      ...{ total: 3, done: 3, prepared: 1 },
      outcomes: [
        { driverId: paid, reason: null },
        { driverId: unpriced, settlementId: null, reason: expect.stringContaining('no rate') as unknown },
      ],
    });
    expect(await run()).toMatchObject({ prepared: 0 });
    const { body: rows } = await admin.get<Row[]>(`/api/settlements?clientId=${String(clientId)}`);
    expect(rows).toMatchObject([{ driverId: paid, net: '500.00' }]);
  });

  it('refuse rules of one basis on one day, whoever adds them', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'flat', '300', { until: '2026-06-30' }));
    await made(payRule(driverId, 'flat', '320', { from: '2026-07-01' }));
    const again = await payRule(driverId, 'flat', '340', { from: '2026-06-30', until: '2026-06-30' });
    expect([again.status, again.body['message']]).toEqual([
      409,
      'The driver has a rule of this basis on some of these days: end that one first',
    ]);
    const share = await payRule(driverId, 'percent_gross', '101');
    expect(share.body['errors']).toEqual([{ field: 'rate', message: 'The rate is in percent: at most 100' }]);
  });

  it('are seen by their driver, who disputes a line, and by no other driver', async () => {
    const driverId = await driver();
    await made(payRule(driverId, 'flat', '300'));
    await load(driverId);
    const { id } = await prepare(driverId);
    await made(step(id, 'approve'));
    const account = await newAccount(system, 'driver');
    await made(admin.patch(`/api/users/${account.userId}`, { driverId }));
    const own = await signIn(account);
    expect((await own.get<Row[]>('/api/settlements')).body.map((row) => row['id'])).toEqual([id]);
    const disputed = await own.post(`/api/settlements/${id}/disputes`, { lineId: 1, message: 'It was two loads' });
    expect(disputed.body['disputes']).toMatchObject([{ lineId: 1, state: 'open', messages: [{ by: 'driver' }] }]);
    expect((await own.post(`/api/settlements/${id}/approve`, {})).status).toBe(403);
    const answered = { lineId: 1, message: 'One load', state: 'rejected' };
    await made(step(id, 'disputes/answer', answered));
    expect((await own.get(`/api/settlements/${id}`)).body['disputes']).toMatchObject([{ state: 'rejected' }]);
    const stranger = await newAccount(system, 'driver');
    await made(admin.patch(`/api/users/${stranger.userId}`, { driverId: await driver() }));
    const other = await signIn(stranger);
    expect((await other.get(`/api/settlements/${id}`)).status).toBe(404);
    expect((await other.get(`/api/drivers/${driverId}/account`)).status).toBe(404);
    expect((await other.get<Row[]>('/api/settlements')).body).toEqual([]);
    expect((await other.post(`/api/settlements/${id}/disputes`, { lineId: 1, message: 'Mine' })).status).toBe(404);
  });
});
