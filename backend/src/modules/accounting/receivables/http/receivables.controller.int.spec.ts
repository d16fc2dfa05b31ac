import { TestClock } from '../../../../../test/support/test-clock';
import { eventually, TestSystem } from '../../../../../test/support/system';
import { newAgent, newClient } from '../../../../../test/support/world/people';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Workers } from '../../../../platform/infrastructure/jobs/projection-workers';
import { DaysToPay } from '../queries/days-to-pay';

type Row = Record<string, unknown>;
interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Monday, 23 November 2026, at noon in the firm's time zone. */
const TODAY = '2026-11-23T17:00:00.000Z';

describe('receivables', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeEach(async () => {
    const clock = new TestClock();
    clock.travel(TODAY);
    system = await TestSystem.start({ clock });
    staff = await system.as('employee');
  });
  afterEach(() => system.stop());

  const made = async (path: string, body: object): Promise<Row> => {
    const answer = await staff.post<Row>(path, body);
    expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text]);
    return answer.body;
  };
  const broker = (name: string, contactEmail: string | null = null): Promise<Row> =>
    made('/api/brokers', { name, contactEmail });
  const bill = (of: Row, amount: number, dueDate: string, over: object = {}): Promise<Row> =>
    made('/api/invoices', { brokerId: of['id'], amount, issueDate: '2026-08-01', dueDate, ...over });
  const pay = (invoice: Row, amount: number, paymentDate = '2026-11-20'): Promise<Row> =>
    made(`/api/invoices/${String(invoice['id'])}/payments`, { amount, paymentDate, paymentMethod: 'ach' });
  const read = async (path: string): Promise<Row[]> => {
    const { status, body } = await staff.get<Row[]>(path);
    expect([path, status]).toEqual([path, 200]);
    return body;
  };
  const now = async (invoice: Row): Promise<Row> =>
    (await staff.get<Row>(`/api/invoices/${String(invoice['id'])}`)).body;

  describe('by age', () => {
    const age = (name: string, invoices: number, balance: string) => ({ age: name, invoices, balance });

    it('are what is open, to the day it was due, and open exactly these invoices', async () => {
      const carrier = await broker('Summit Freight');
      await bill(carrier, 100, '2026-11-23');
      const partly = await bill(carrier, 200, '2026-11-22');
      await bill(carrier, 300, '2026-10-24');
      await bill(carrier, 400, '2026-10-23');
      await bill(carrier, 500, '2026-09-24');
      await bill(carrier, 600, '2026-09-23');
      await bill(carrier, 700, '2026-08-25');
      await bill(carrier, 800, '2026-08-24');
      const someDay = await bill(carrier, 25, '2026-08-24');
      await staff.patch(`/api/invoices/${String(someDay['id'])}`, { dueDate: null });
      await pay(partly, 50);
      await pay(await bill(carrier, 1_000, '2026-08-24'), 1_000);
      await bill(carrier, 900, '2026-08-24', { status: 'draft' });
      const voided = await bill(carrier, 70, '2026-08-24');
      await staff.post(`/api/invoices/${String(voided['id'])}/void`, { reason: 'Entered twice' });

      const expected = [
        age('current', 2, '125.00'),
        age('1-30', 2, '450.00'),
        age('31-60', 2, '900.00'),
        age('61-90', 2, '1300.00'),
        age('over-90', 1, '800.00'),
      ];
      expect(await read('/api/invoices/ageing')).toEqual(expected);
      const balances = async (name: string): Promise<unknown[]> =>
        (await read(`/api/invoices?age=${name}&sort=amount`)).map(({ balance }) => balance);
      expect(await balances('current')).toEqual(['25.00', '100.00']);
      expect(await balances('1-30')).toEqual(['150.00', '300.00']);
      expect(await balances('31-60')).toEqual(['400.00', '500.00']);
      expect(await balances('61-90')).toEqual(['600.00', '700.00']);
      expect(await balances('over-90')).toEqual(['800.00']);
      expect((await staff.get('/api/invoices?age=ancient')).status).toBe(400);
    });

    it('are those of the own clients, or of one', async () => {
      const agent = await newAgent(system, { canCreateInvoices: true });
      const own = await newClient(system, { companyName: 'Red Mesa', agentId: agent.agentId });
      const foreign = await newClient(system, { companyName: 'Blue Ridge' });
      const carrier = await broker('Summit Freight');
      await bill(carrier, 10, '2026-11-30', { clientId: own });
      await bill(carrier, 20, '2026-11-30', { clientId: foreign });
      const seen = async (visitor: Visitor, query = ''): Promise<unknown> =>
        (await visitor.get<Row[]>(`/api/invoices/ageing${query}`)).body[0];
      expect(await seen(agent.visitor)).toEqual(age('current', 1, '10.00'));
      expect(await seen(agent.visitor, `?clientId=${foreign}`)).toEqual(age('current', 0, '0.00'));
      expect(await seen(staff, `?clientId=${foreign}`)).toEqual(age('current', 1, '20.00'));
    });
  });

  it('of twelve months are what was billed and what came in', async () => {
    const carrier = await broker('Summit Freight');
    const early = await bill(carrier, 100, '2026-01-30', { issueDate: '2025-12-01' });
    await bill(carrier, 40, '2026-03-30', { issueDate: '2026-02-28' });
    const late = await bill(carrier, 60, '2026-12-30', { issueDate: '2026-11-23' });
    await bill(carrier, 7, '2026-12-30', { issueDate: '2025-11-30' });
    await bill(carrier, 9, '2026-12-30', { issueDate: '2026-11-23', status: 'draft' });
    await pay(early, 30, '2025-12-31');
    await pay(early, 50, '2026-02-01');
    const bounced = await pay(late, 60, '2026-11-23');
    await staff.post(`/api/payments/${String(bounced['id'])}/reverse`, { reason: 'Bounced' });
    const months = await read('/api/invoices/months');
    expect(months.map(({ month }) => month)).toEqual([
      ...['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06'],
      ...['2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ]);
    expect(months.filter(({ billed, received }) => billed !== '0.00' || received !== '0.00')).toEqual([
      { month: '2025-12', billed: '100.00', received: '30.00' },
      { month: '2026-02', billed: '40.00', received: '50.00' },
      { month: '2026-11', billed: '60.00', received: '0.00' },
    ]);
    const issued = await read('/api/invoices?status=pending,overdue,paid&issuedFrom=2026-02-01&issuedTo=2026-02-28');
    expect(issued.map(({ amount }) => amount)).toEqual(['40.00']);
  });

  it('come in after so many days, on average over the last twelve months', async () => {
    const [slow, none] = [await broker('Slow Freight'), await broker('None')];
    const paid = async (issueDate: string, on: string): Promise<void> => {
      await pay(await bill(slow, 10, '2027-01-01', { issueDate }), 10, on);
    };
    await paid('2026-08-01', '2026-08-31');
    await paid('2026-08-01', '2026-09-12');
    await paid('2026-08-11', '2026-09-15');
    await paid('2025-01-01', '2025-11-23');
    await bill(slow, 10, '2027-01-01');
    const daysOf = async (of: Row): Promise<unknown> =>
      (await staff.get(`/api/invoices/days-to-pay?brokerId=${String(of['id'])}`)).body;
    const month = (name: string, days: number | null = null, invoices = 0) => ({ month: name, days, invoices });
    const until = ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'];
    const since = ['2026-10', '2026-11'];
    // 30, 42 and 35 days; the month of a payment counts, not that of the invoice
    const months = [...until.map((name) => month(name)), month('2026-08', 30, 1), month('2026-09', 39, 2)];
    expect(await daysOf(slow)).toEqual({
      days: 36,
      invoices: 3,
      months: [...months, ...since.map((name) => month(name))],
    });
    expect(await daysOf(none)).toEqual({
      days: null,
      invoices: 0,
      months: [...until, '2026-08', '2026-09', ...since].map((name) => month(name)),
    });
    expect((await staff.get('/api/invoices/days-to-pay?brokerId=nobody')).status).toBe(400);
  });

  it('are those of the list of invoices paid in these days, which tells them of each, and their average below', async () => {
    const id = (await broker('Listed Freight'))['id'];
    for (const [on, issueDate] of [
      ['2026-05-01', '2026-04-01'],
      ['2026-05-31', '2026-05-20'],
      ['2026-06-01', '2026-05-01'],
    ] as const)
      await pay(await bill({ id }, 10, '2027-01-01', { issueDate }), 10, on);
    await bill({ id }, 10, '2027-01-01');
    const list = (asked: string) => staff.get<Row[]>(`/api/invoices?brokerId=${String(id)}${asked}&sort=issueDate`);
    const may = await list('&status=paid&paidFrom=2026-05-01&paidTo=2026-05-31');
    expect(may.body.map(({ daysToPay }) => daysToPay)).toEqual([30, 11]);
    // 20.5, halves away from nought
    expect(JSON.parse(may.headers.get('x-sums') ?? '')).toMatchObject({ daysToPay: { in: 'days', sum: '21' } });
    const firstOfThem = await list('&status=paid&paidFrom=2026-05-01&paidTo=2026-05-31&limit=1');
    expect(JSON.parse(firstOfThem.headers.get('x-sums') ?? '')).toMatchObject({ daysToPay: { in: 'days', sum: '21' } });
    const unpaid = await list('&status=pending');
    expect(unpaid.body.map(({ daysToPay }) => daysToPay)).toEqual([null]);
    expect(JSON.parse(unpaid.headers.get('x-sums') ?? '')).not.toHaveProperty('daysToPay');
    expect((await list('&paidFrom=2026-05-02&paidTo=2026-05-01')).status).toBe(400);
  });

  it('of the twelve months up to a day are counted up to that day, in the year as in its months', async () => {
    const slow = await broker('Slow Freight');
    for (const on of ['2026-08-31', '2026-09-12', '2026-09-15', '2026-10-01'])
      await pay(await bill(slow, 10, '2027-01-01', { issueDate: '2026-08-01' }), 10, on);
    const { days, invoices, months } = await system.app
      .get(DaysToPay)
      .of(Number(slow['id']), '2026-09-12', EVERYTHING, { clientId: null });
    expect({ days, invoices }).toEqual({ days: 36, invoices: 2 });
    expect(months.slice(-2)).toEqual([
      { month: '2026-08', days: 30, invoices: 1 },
      { month: '2026-09', days: 42, invoices: 1 },
    ]);
  });

  describe('paid by one check', () => {
    let first: Row;
    let second: Row;
    beforeEach(async () => {
      const carrier = await broker('Summit Freight');
      first = await bill(carrier, 200, '2026-10-01');
      second = await bill(carrier, 500, '2026-10-02');
    });
    const check = (shares: readonly (readonly [Row, number])[], amount: number, key?: string): Promise<Answer> =>
      staff.post(
        '/api/payments',
        {
          checkNumber: '1044',
          amount,
          paymentDate: '2026-11-20',
          shares: shares.map(([invoice, share]) => ({ invoiceId: invoice['id'], amount: share })),
        },
        key === undefined ? {} : { 'idempotency-key': key },
      );

    it('each have a payment with its number', async () => {
      const { status, body } = await check(
        [
          [first, 200],
          [second, 350.5],
        ],
        550.5,
      );
      expect(status).toBe(201);
      expect(body).toMatchObject({ checkNumber: '1044', amount: '550.50' });
      const shown = (await read('/api/payments?q=1044')).map(({ invoiceId, amount, checkNumber, paymentMethod }) => [
        ...[invoiceId, amount, checkNumber, paymentMethod],
      ]);
      expect(shown).toEqual([
        [second['id'], '350.50', '1044', 'check'],
        [first['id'], '200.00', '1044', 'check'],
      ]);
      expect([(await now(first))['status'], (await now(second))['balance']]).toEqual(['paid', '149.50']);
    });

    it('once, however often it is sent', async () => {
      const shares = [
        [first, 100],
        [second, 100],
      ] as const;
      const answers = [await check(shares, 200, 'check-1'), await check(shares, 200, 'check-1')];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      expect(await read('/api/payments')).toHaveLength(2);
    });

    it('not at all where a share is more than is open or nothing, or the shares are not the check', async () => {
      const before = await system.lastPosition();
      for (const [status, field, sentence, [one, other], amount] of [
        [409, 'shares.1.amount', 'At most $500.00 is open', [200, 501], 701],
        [400, 'amount', 'The shares add up to $300.00', [100, 200], 300.01],
        [400, 'shares.0.amount', 'Amount must be more than 0', [0, 200], 200],
      ] as const) {
        const answer = await check(
          [
            [first, one],
            [second, other],
          ],
          amount,
        );
        const [fault] = answer.body['errors'] as { field: string; message: string }[];
        expect([answer.status, fault?.field]).toEqual([status, field]);
        expect(fault?.message).toContain(sentence);
      }
      expect(await system.lastPosition()).toBe(before);
    });

    it('of several carriers only where one payer sent it', async () => {
      const others = await bill(await broker('Midland Loads'), 300, '2026-10-03');
      const before = await system.lastPosition();
      const body = {
        checkNumber: '2077',
        amount: 300,
        shares: [first, others].map(({ id }) => ({ invoiceId: id, amount: 150 })),
      };
      for (const said of [{}, { onePayer: false }]) {
        const refused = await staff.post('/api/payments', { ...body, ...said });
        expect([refused.status, refused.body['errors']]).toEqual([
          400,
          [
            {
              field: 'onePayer',
              message:
                'These invoices are of 2 carriers: say that one payer, such as a factor, sent the check for all of them, or record a check of each',
            },
          ],
        ]);
      }
      expect(await system.lastPosition()).toBe(before);
      expect((await staff.post('/api/payments', { ...body, onePayer: true })).status).toBe(201);
      expect((await now(others))['balance']).toBe('150.00');
    });

    it('not at all where an invoice is unknown, or stands in it twice', async () => {
      const faultOf = async (shares: readonly (readonly [Row, number])[]): Promise<unknown> => {
        const { status, body } = await check(shares, 200);
        return [status, body['errors']];
      };
      expect(
        await faultOf([
          [first, 100],
          [{ id: 999_999 }, 100],
        ]),
      ).toEqual([400, [{ field: 'shares.1.invoiceId', message: 'This invoice does not exist' }]]);
      expect(
        await faultOf([
          [first, 100],
          [first, 100],
        ]),
      ).toEqual([400, [{ field: 'shares.1.invoiceId', message: 'This invoice is on the check twice' }]]);
    });
  });

  describe('that are reminded of', () => {
    const letters = async (): Promise<readonly Letter[]> =>
      (await system.sql<{ letter: Letter }>("SELECT letter FROM mails WHERE letter->>'subject' LIKE 'Reminder%'")).rows
        .map(({ letter }) => letter)
        .sort((one, other) => one.to.localeCompare(other.to));
    const remind = (invoices: readonly Row[], key = 'remind-1'): Promise<Answer> =>
      staff.post(
        '/api/invoices/bulk',
        { ids: invoices.map(({ id }) => id), action: 'remind' },
        { 'idempotency-key': key },
      );
    const write = () => system.app.get(Workers).start();
    const about = (invoice: Row | undefined): string => String(invoice?.['invoiceNumber']);
    const saying = (carrier: string, which: string, ...events: string[]): string =>
      [
        ...[`Hello ${carrier},`, ''],
        `Our books show ${which} as open. If your payment is on its way, thank you, and please disregard this note.`,
        '',
        'Please write the invoice numbers on your payment. If anything is unclear, reply to this e-mail or call (555) 010-0199.',
        ...['', ...events, '', 'Axlebook', '(555) 010-0199', 'support@axlebook.test'],
      ].join('\n');

    it('go to each carrier in one letter; why some are in none is told', async () => {
      write();
      const summit = await broker('Summit Freight', 'ap@summit.test');
      const prairie = await broker('Prairie Star', 'pay@prairie.test');
      const silent = await broker('Silent Haul');
      const one = await bill(summit, 200, '2026-10-01');
      const two = await bill(summit, 500, '2026-09-01');
      await pay(two, 120);
      const other = await bill(prairie, 70, '2026-12-01');
      const mute = await bill(silent, 30, '2026-10-01');
      const draft = await bill(summit, 40, '2026-10-01', { status: 'draft' });
      const paid = await bill(summit, 10, '2026-10-01');
      await pay(paid, 10);

      const { status, body } = await remind([one, two, other, mute, draft, paid, { id: 999_999 }]);
      expect(status).toBe(200);
      expect(body).toEqual({
        done: [one['id'], two['id'], other['id']],
        refused: [
          { id: mute['id'], message: 'This carrier has no e-mail address' },
          { id: draft['id'], message: 'A draft invoice cannot be reminded of; issue it first' },
          { id: paid['id'], message: 'A paid invoice needs no reminder' },
          { id: 999_999, message: 'This invoice does not exist' },
        ],
      });
      expect(await eventually(letters, ({ length }) => length === 2)).toMatchObject([
        {
          to: 'ap@summit.test',
          subject: 'Reminder: 2 open invoices from Axlebook',
          text: saying(
            'Summit Freight',
            'these invoices',
            `${about(two)}, due 09/01/2026: $380.00`,
            `${about(one)}, due 10/01/2026: $200.00`,
            'Total: $580.00',
          ),
        },
        {
          to: 'pay@prairie.test',
          subject: `Reminder: invoice ${about(other)} from Axlebook`,
          text: saying('Prairie Star', 'this invoice', `${about(other)}, due 12/01/2026: $70.00`),
        },
      ]);
      expect((await now(one))['remindedTo']).toBe('ap@summit.test');
      const { body: history } = await staff.get<{ sentence?: string; type: string }[]>(
        `/api/audit/records/invoice/${String(two['id'])}`,
      );
      expect(JSON.stringify(history)).toContain('reminded the carrier of the invoice');
      expect((await now(mute))['remindedAt']).toBeNull();
    });

    it('are told of as they stand when the letter is written; without any that is open there is none', async () => {
      const summit = await broker('Summit Freight', 'ap@summit.test');
      const prairie = await broker('Prairie Star', 'pay@prairie.test');
      const settled = await bill(summit, 200, '2026-10-01');
      const some = await bill(summit, 500, '2026-09-01');
      const all = await bill(prairie, 70, '2026-12-01');
      expect((await remind([settled, some, all])).body['refused']).toEqual([]);
      await pay(settled, 200);
      await pay(some, 120);
      await pay(all, 70);
      await staff.patch(`/api/invoices/${String(some['id'])}`, { dueDate: null });
      write();
      const admin = await system.as('admin');
      await eventually(
        async () =>
          (await admin.get<{ name: string }[]>('/api/jobs?state=completed')).body.filter(
            ({ name }) => name === 'mail-the-reminder-of-a-carrier',
          ),
        ({ length }) => length === 2,
      );
      expect(await letters()).toMatchObject([
        {
          to: 'ap@summit.test',
          subject: `Reminder: invoice ${about(some)} from Axlebook`,
          text: saying('Summit Freight', 'this invoice', `${about(some)}: $380.00`),
        },
      ]);
    });

    it('once, however often it is asked with one key', async () => {
      write();
      const summit = await broker('Summit Freight', 'ap@summit.test');
      const invoices = [await bill(summit, 200, '2026-10-01'), await bill(summit, 300, '2026-10-01')];
      const first = await remind(invoices);
      const before = await system.lastPosition();
      expect((await remind(invoices)).body).toEqual(first.body);
      expect(await system.lastPosition()).toBe(before);
      await eventually(letters, ({ length }) => length === 1);
    });
  });
});
