import { newAgent, newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
interface Transaction {
  readonly head: string;
  readonly tags: readonly string[];
  readonly postings: { readonly account: string; readonly cents: number; readonly tags: string[] }[];
}

const AMOUNT = /^ {4}(\S(?:.*\S)?) {2}\$(-?)([\d,]+)\.(\d\d)$/;

/** A reader of the journal's syntax, as strict as it is short. */
const read = (text: string): Transaction[] => {
  const found: { head: string; tags: string[]; postings: Transaction['postings'] }[] = [];
  for (const line of text.split('\n')) {
    const now = found.at(-1);
    const [, account, sign, dollars, cents] = AMOUNT.exec(line) ?? [];
    if (/^\d{4}-\d\d-\d\d \* \([^)]+\) \S/.test(line)) found.push({ head: line, tags: [], postings: [] });
    else if (account) {
      const amount = Number(`${(dollars ?? '').replaceAll(',', '')}${cents ?? ''}`);
      now?.postings.push({ account, cents: sign ? -amount : amount, tags: [] });
    } else if (/^ {8}; [a-z]+: \S/.test(line)) now?.postings.at(-1)?.tags.push(line.trim());
    else if (/^ {4}; [a-z]+: \S/.test(line)) now?.tags.push(line.trim());
    else if (!/^(;.*|account .*|tag [a-z]+|commodity \$| {4}format \$1,000\.00)?$/.test(line))
      throw new Error(`This is no line of a journal: ${line}`);
  }
  return found;
};
const sumsOf = (transactions: readonly Transaction[]): Row => {
  const sums = new Map<string, number>();
  for (const { postings } of transactions)
    for (const { account, cents } of postings) sums.set(account, (sums.get(account) ?? 0) + cents);
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0).sort());
};

describe('the books as a plain-text journal', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let hostileEntry: string;
  const HOSTILE = 'Rent ; date: 2020-01-01 ;load: 9 [2020-01-01]  (x) $9.00 {y} "z"';
  const rent = (over: Row = {}) =>
    staff.post<Row>('/api/ledger/entries', {
      ...{ entryDate: '2026-10-05', description: 'Rent' },
      lines: [
        { accountNumber: '6200', debit: '1234567.89' },
        { accountNumber: '1000', credit: '1234567.89' },
      ],
      ...over,
    });
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    clientId = await newClient(system, { companyName: 'Ridgeline; Carriers, LLC' });
    const brokerId = (await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
    const vehicle = await staff.post('/api/vehicles', {
      ...{ unitNumber: 'T-12', vin: '1FUJGLDR5CLBP8834', licensePlate: 'P100', clientId },
    });
    const invoice = await staff.post('/api/invoices', {
      ...{ brokerId, clientId, amount: '2000.00', issueDate: '2026-10-10' },
    });
    const payment = { amount: '1940.00', paymentDate: '2026-11-20', paymentMethod: 'ach' };
    const paid = await staff.post(`/api/invoices/${String(invoice.body['id'])}/payments`, payment);
    expect([invoice.status, paid.status]).toEqual([201, 201]);
    await staff.post('/api/expenses', { category: 'toll', amount: '12.34', clientId, expenseDate: '2026-10-31' });
    await staff.post('/api/ledger/accounts', {
      ...{ number: '6250', name: 'Parking: the  lot; downtown', type: 'expenses', subtype: 'administrative-expenses' },
    });
    await rent();
    const hostile = await rent({
      ...{ clientId, description: HOSTILE, reference: 'R) ; x: [2020-01-01]' },
      lines: [
        { accountNumber: '6250', debit: '0.05', vehicleId: vehicle.body['id'], description: 'a, client: Another' },
        { accountNumber: '1000', credit: '0.05' },
      ],
    });
    hostileEntry = String(hostile.body['id']);
  });
  afterAll(() => system.stop());

  const journal = async (query = '', visitor = staff) => {
    const answer = await visitor.get(`/api/ledger/journal${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer;
  };
  const trial = async (query: string): Promise<Row> => {
    const { body } = await staff.get<{ rows: { number: string; type: string; debit: string; credit: string }[] }>(
      `/api/ledger/trial-balance${query}`,
    );
    const cents = (text: string): number => Number(text.replace('.', ''));
    return Object.fromEntries<number>(
      body.rows
        .map(({ number, type, debit, credit }) => [`${type}:${number}`, cents(debit) - cents(credit)] as const)
        .toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  };
  const byNumber = (sums: Row): Row =>
    Object.fromEntries<unknown>(
      Object.entries(sums).map(([account, sum]) => [account.split(' ')[0] ?? '', sum] as const),
    );

  it('is a file with one transaction for each entry', async () => {
    const { headers, text } = await journal();
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="general_ledger_\d{4}-\d\d-\d\d\.journal"$/,
    );
    const transactions = read(text);
    const payment = transactions.find(({ head }) => head.startsWith('2026-11-20'));
    expect(payment).toMatchObject({
      head: expect.stringMatching(/^2026-11-20 \* \(INV-\d+\) Payment/) as string,
      tags: [
        expect.stringMatching(/^; entry: /),
        '; client: Ridgeline Carriers LLC',
        expect.stringMatching(/^; source: invoice \d+$/),
      ],
      postings: [
        { account: 'assets:1000 Bank', cents: 194_000 },
        { account: 'assets:1100 Accounts receivable', cents: -194_000, tags: ['; party: broker Summit Freight'] },
      ],
    });
  });

  it.each(['accrual', 'cash'])('adds up to the trial balance on %s basis, to the cent', async (basis) => {
    const sums = sumsOf(read((await journal(`?basis=${basis}`)).text));
    expect(byNumber(sums)).toEqual(await trial(`?basis=${basis}`));
    expect(sums).toMatchObject({
      'expenses:6200 Rent': 123_456_789,
      ...(basis === 'accrual'
        ? { 'assets:1100 Accounts receivable': 6_000, 'revenue:4000 Freight revenue': -200_000 }
        : { 'revenue:4000 Freight revenue': -194_000 }),
    });
    if (basis === 'cash') expect(sums).not.toHaveProperty(['assets:1100 Accounts receivable']);
    for (const { postings } of read((await journal(`?basis=${basis}`)).text))
      expect(postings.reduce((sum, { cents }) => sum + cents, 0)).toBe(0);
  });

  it('is of the books and days that are asked for', async () => {
    const of = async (query: string) =>
      read((await journal(query)).text)
        .map(({ head }) => head.slice(0, 10))
        .sort();
    expect(await of('?own=true&to=2026-10-05')).toEqual(['2026-10-05']);
    expect(await of(`?clientId=${clientId}`)).toEqual(['2026-10-05', '2026-10-10', '2026-10-31', '2026-11-20']);
    expect(await of('?from=2026-10-10&to=2026-10-31')).toEqual(['2026-10-10', '2026-10-31']);
    expect(await of('?basis=cash&from=2026-10-10&to=2026-10-30')).toEqual([]);
    const { status, body } = await staff.get<Row>('/api/ledger/journal?from=2026-10-10&to=2026-10-09');
    expect([status, body['errors']]).toEqual([400, [{ field: 'to', message: 'To cannot be before From' }]]);
  });

  it('is not moved or broken by what people write', async () => {
    const transactions = read((await journal('?from=2026-10-05&to=2026-10-05')).text);
    expect(transactions).toHaveLength(2);
    expect(transactions.find(({ tags }) => tags.includes(`; entry: ${hostileEntry}`))).toEqual({
      head: '2026-10-05 * (R x: [2020-01-01]) Rent , date: 2020-01-01 ,load: 9 [2020-01-01] (x) $9.00 {y} "z"',
      tags: [`; entry: ${hostileEntry}`, '; client: Ridgeline Carriers LLC'],
      postings: [
        {
          ...{ account: 'expenses:6250 Parking the lot downtown', cents: 5 },
          tags: ['; vehicle: T-12', '; line: a client: Another'],
        },
        { account: 'assets:1000 Bank', cents: -5, tags: [] },
      ],
    });
  });

  it('is as of a position', async () => {
    const position = await system.lastPosition();
    const before = (await journal(`?position=${position}`)).text;
    const later = await rent({ entryDate: '2026-10-06' });
    expect((await journal(`?position=${position}`)).text).toBe(before);
    expect(sumsOf(read((await journal()).text))).toMatchObject({ 'expenses:6200 Rent': 246_913_578 });
    expect(before).toContain(`as of position ${position}\n`);
    const undone = { reason: 'For the other tests', entryDate: '2026-10-06' };
    const at = `/api/ledger/entries/${String(later.body['id'])}/reverse`;
    expect((await staff.post(at, undone)).status).toBe(201);
  });

  it('is of the clients of an agent alone', async () => {
    const agent = await newAgent(system, { canAccessAccounting: true, accessLevel: 'standard' });
    const own = await newClient(system, { agentId: agent.agentId });
    const lines = [
      { accountNumber: '6250', debit: '7.00' },
      { accountNumber: '1000', credit: '7.00' },
    ];
    expect((await rent({ clientId: own, entryDate: '2026-10-07', lines })).status).toBe(201);
    const seen = read((await journal('', agent.visitor)).text).map(({ head }) => head.slice(0, 10));
    expect(seen).toEqual(['2026-10-07']);
    expect((await agent.visitor.get(`/api/ledger/journal?clientId=${clientId}`)).status).toBe(404);
  });
});
