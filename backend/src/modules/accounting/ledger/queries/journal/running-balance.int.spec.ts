import { newClient } from '../../../../../../test/support/world/people';
import { TestSystem } from '../../../../../../test/support/system';
import type { Visitor } from '../../../../../../test/support/world/visitor';

interface Line {
  readonly debit: string;
  readonly credit: string;
  readonly balance: string | null;
}
const cents = (text: string): number => Math.round(Number(text) * 100);

describe('the balance of an account after a line', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  const DAYS = ['2026-09-30', '2026-10-02', '2026-10-02', '2026-10-02', '2026-10-05', '2026-10-05', '2026-11-01'];
  const post = async (entryDate: string, amount: string, book: string | null): Promise<void> => {
    const made = await staff.post('/api/ledger/entries', {
      ...{ entryDate, description: 'Rent', ...(book && { clientId: book }) },
      lines: [
        { accountNumber: '6200', debit: amount },
        { accountNumber: '1000', credit: amount },
        { accountNumber: '1000', debit: '0.07' },
        { accountNumber: '6200', credit: '0.07' },
      ],
    });
    expect(made.status).toBe(201);
  };
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    clientId = await newClient(system);
    for (const [nr, day] of DAYS.entries())
      for (const book of [null, clientId]) await post(day, `${nr + 1}${book ? '1' : '0'}.25`, book);
  });
  afterAll(() => system.stop());

  /** Adds up all lines from the first one on, without the balances that the answer names. */
  const agree = async (query: string): Promise<void> => {
    const address = `/api/ledger/entries?account=1000${query}`;
    const whole = (await staff.get<Line[]>(`${address}&limit=1000`)).body;
    let balance = 0;
    const added = whole.toReversed().map(({ debit, credit }) => (balance += cents(debit) - cents(credit)));
    const expected = added.toReversed();
    const found: number[] = [];
    for (let page = 0; page * 3 < whole.length; page += 1) {
      const lines = (await staff.get<Line[]>(`${address}&limit=3&page=${page}`)).body;
      found.push(...lines.map((line) => cents(line.balance ?? 'none')));
    }
    expect(found).toEqual(expected);
    expect(found.length).toBeGreaterThanOrEqual(8);
  };

  it.each(['', '&own=true', 'one client', '&basis=cash', '&to=2026-10-02'])(
    'is what all lines up to it add up to, on each page: %s',
    (books) => agree(books === 'one client' ? `&clientId=${clientId}` : books),
  );

  it('is the one of then in a read of the past', async () => {
    const position = Number((await system.sql<{ at: string }>('SELECT max(position) AS at FROM facts')).rows[0]?.at);
    await post('2026-10-02', '99.00', null);
    await agree(`&position=${position}`);
    await agree('');
  });
});
