import { newAgent, newClient } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

interface Line {
  readonly entryId: string;
  readonly paymentId: number | null;
  readonly debit: string;
}

describe('the entries of a payment', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: unknown;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    brokerId = (await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
  });
  afterAll(() => system.stop());

  const newInvoice = async (clientId: string): Promise<string> =>
    String((await staff.post('/api/invoices', { brokerId, clientId, amount: '100.00' })).body['id']);
  const pay = (invoiceId: string) =>
    staff.post(`/api/invoices/${invoiceId}/payments`, {
      amount: '30.00',
      paymentMethod: 'ach',
      paymentDate: '2026-11-02',
    });
  /** What a call answers, and the entries that stand in the log since. */
  const posted = async (call: () => Promise<Answer>): Promise<{ id: number; entries: string[] }> => {
    const before = await system.lastPosition();
    const { status, body } = await call();
    expect(status).toBeLessThan(300);
    const { rows } = await system.sql<{ id: string }>(
      "SELECT data->>'id' AS id FROM facts WHERE position > $1 AND type = 'JournalEntryPosted' ORDER BY position",
      [before],
    );
    return { id: Number(body['id']), entries: rows.map(({ id }) => id) };
  };
  const entriesOf = async (query: string, visitor = staff): Promise<Line[]> =>
    (await visitor.get<Line[]>(`/api/ledger/entries?${query}`)).body;
  const idsIn = (lines: readonly Line[]): string[] => [...new Set(lines.map(({ entryId }) => entryId))].sort();

  it('are its own alone: of two equal payments of one invoice on one day, with the reversal of one', async () => {
    const invoiceId = await newInvoice(await newClient(system));
    const [first, second] = [await posted(() => pay(invoiceId)), await posted(() => pay(invoiceId))];
    const now = await system.lastPosition();
    const reversal = await posted(() => staff.post(`/api/payments/${first.id}/reverse`, { reason: 'Bounced' }));
    expect([first, second, reversal].map(({ entries }) => entries.length)).toEqual([1, 1, 1]);

    const [ofFirst, ofSecond] = [await entriesOf(`paymentId=${first.id}`), await entriesOf(`paymentId=${second.id}`)];
    expect(idsIn(ofFirst)).toEqual([...first.entries, ...reversal.entries].sort());
    expect(idsIn(ofSecond)).toEqual(second.entries);
    expect([ofFirst.length, ofSecond.length]).toEqual([4, 2]);
    expect(idsIn(await entriesOf(`paymentId=${first.id}&position=${now}`))).toEqual(first.entries);

    const all = await entriesOf(`invoiceId=${invoiceId}`);
    const wanted = new Map([
      ...[...first.entries, ...reversal.entries].map((id) => [id, first.id] as const),
      ...second.entries.map((id) => [id, second.id] as const),
    ]);
    expect(all.map(({ paymentId }) => paymentId)).toEqual(all.map(({ entryId }) => wanted.get(entryId) ?? null));
    expect(all.filter(({ paymentId }) => paymentId === null)).toHaveLength(2);
  });

  it('are found when the invoice is set to paid by hand, too', async () => {
    const invoiceId = await newInvoice(await newClient(system));
    await pay(invoiceId);
    const { entries } = await posted(() => staff.patch(`/api/invoices/${invoiceId}`, { status: 'paid' }));
    const payments = (await staff.get<{ id: number; paymentMethod: string }[]>(`/api/invoices/${invoiceId}/payments`))
      .body;
    const byHand = payments.find(({ paymentMethod }) => paymentMethod === 'manual')?.id;
    expect(idsIn(await entriesOf(`paymentId=${byHand}`))).toEqual(entries);
  });

  it('are seen by those who see the payment', async () => {
    const flags = { canAccessAccounting: true, accessLevel: 'standard' } as const;
    const [mine, other] = [await newAgent(system, flags), await newAgent(system, flags)];
    const { id, entries } = await posted(async () =>
      pay(await newInvoice(await newClient(system, { agentId: mine.agentId }))),
    );
    expect(idsIn(await entriesOf(`paymentId=${id}`, mine.visitor))).toEqual([entries.at(-1)]);
    expect(await entriesOf(`paymentId=${id}`, other.visitor)).toEqual([]);
    expect(await entriesOf('paymentId=999999')).toEqual([]);
  });
});

describe('the books of one client', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
  });
  afterAll(() => system.stop());

  it('are in the chart of accounts and the trial balance alone when that client is asked for', async () => {
    const [one, other] = [await newClient(system), await newClient(system)];
    const brokerId = (await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
    for (const [clientId, amount] of [
      [one, '100.00'],
      [other, '40.00'],
    ])
      expect((await staff.post('/api/invoices', { brokerId, clientId, amount })).status).toBe(201);
    const receivable = async (query: string): Promise<unknown[]> => {
      const chart = await staff.get<{ number: string; balance: string }[]>(`/api/ledger/accounts${query}`);
      const trial = await staff.get<{ rows: { number: string; debit: string }[] }>(`/api/ledger/trial-balance${query}`);
      expect([chart.status, trial.status]).toEqual([200, 200]);
      return [
        chart.body.find(({ number }) => number === '1100')?.balance,
        trial.body.rows.find(({ number }) => number === '1100')?.debit,
      ];
    };
    expect(await receivable('')).toEqual(['140.00', '140.00']);
    expect(await receivable(`?clientId=${one}`)).toEqual(['100.00', '100.00']);
    expect(await receivable(`?clientId=${other}`)).toEqual(['40.00', '40.00']);
    const agent = await newAgent(system, { canAccessAccounting: true });
    const foreign = await agent.visitor.get<{ balance: string }[]>(`/api/ledger/accounts?clientId=${one}`);
    expect(foreign.body.filter(({ balance }) => Number(balance) !== 0)).toEqual([]);
    expect((await staff.get('/api/ledger/accounts?clientId=nobody')).status).toBe(400);
  });
});
