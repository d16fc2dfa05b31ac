import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { tableShapeOf } from '../src/platform/event-log/projections/read-tables';
import { allProjections } from '../src/platform/event-log/projections/projection';
import { verify } from '../src/platform/event-log/replay/verify';
import { moneyText } from '../src/platform/money/money';
import { mustBeInOrder } from './support/world/rules-of-the-books';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

type Step =
  | { do: 'create'; lines: { kind: string; amount: number }[]; draft: boolean }
  | { do: 'pay'; which: number; percent: number; feePercent: number }
  | { do: 'reverse'; which: number }
  | { do: 'void' | 'send'; which: number }
  | { do: 'correct'; which: number; amount: number }
  | { do: 'change'; which: number; change: object };

const which = fc.nat(50);
const amount = fc.integer({ min: 1, max: 500_000 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('create' as const),
      lines: fc.array(
        fc.record({ kind: fc.constantFrom('freight', 'detention', 'lumper', 'fuel_surcharge', 'other'), amount }),
        { minLength: 1, maxLength: 3 },
      ),
      draft: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      which,
      percent: fc.constantFrom(1, 33, 50, 100, 100, 101),
      feePercent: fc.constantFrom(0, 0, 3, 100),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('reverse' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('void' as const, 'send' as const), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('correct' as const), which, amount }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      which,
      change: fc.constantFrom(
        { status: 'paid' },
        { status: 'pending' },
        { status: 'overdue' },
        { status: 'cancelled' },
        { status: 'draft' },
        { notes: 'Call first', dueDate: '2026-01-15' },
        { issueDate: '2026-10-31' },
        { issueDate: '2026-09-30', status: 'paid' },
      ),
    }),
  },
);

describe('the books', () => {
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: number;

  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    brokerId = Number(
      (await staff.post('/api/brokers', { name: 'Summit Freight Brokers', contactEmail: 'ap@summit.test' })).body['id'],
    );
  });
  afterAll(() => system.stop());

  const take = async (step: Step, invoices: number[], payments: number[]): Promise<number> => {
    if (step.do === 'create') {
      const lines = step.lines.map((line) => ({ ...line, description: line.kind, amount: moneyText(line.amount) }));
      const { status, body } = await staff.post('/api/invoices', {
        brokerId,
        lines,
        status: step.draft ? 'draft' : 'pending',
      });
      invoices.push(Number(body['id']));
      return status;
    }
    const id = invoices[step.which % invoices.length];
    const path = `/api/invoices/${id ?? 0}`;
    switch (step.do) {
      case 'pay': {
        const open = Math.round(Number((await staff.get(path)).body['balance'] ?? 0) * 100);
        const paid = Math.ceil((open * step.percent) / 100);
        const answer = await staff.post(`${path}/payments`, {
          amount: moneyText(paid),
          paymentMethod: 'factoring',
          factorFee: moneyText(Math.floor((paid * step.feePercent) / 100)),
        });
        if (answer.status === 201) payments.push(Number(answer.body['id']));
        return answer.status;
      }
      case 'reverse':
        return (
          await staff.post(`/api/payments/${payments[step.which % payments.length] ?? 0}/reverse`, {
            reason: 'Check bounced',
          })
        ).status;
      case 'void':
        return (await staff.post(`${path}/void`, { reason: 'Entered twice' })).status;
      case 'send':
        return (await staff.post(`${path}/send`, {})).status;
      case 'correct':
        return (await staff.patch(path, { amount: moneyText(step.amount) })).status;
      case 'change':
        return (await staff.patch(path, step.change)).status;
    }
  };

  const inOrder = async (): Promise<void> => {
    await mustBeInOrder(system);
    const { body } = await staff.get('/api/ledger/trial-balance');
    expect(body['totalDebit']).toBe(body['totalCredit']);
  };
  const replayed = async (): Promise<void> => {
    const dataSource = system.app.get(DataSource);
    for (const projection of allProjections().filter(({ name }) =>
      ['invoices', 'payments', 'journal-lines', 'cash-lines'].includes(name),
    )) {
      const { differences, examples } = await system.asOwner((client) =>
        verify(client, projection, (table) => tableShapeOf(dataSource, table)),
      );
      expect([projection.name, differences, examples]).toEqual([projection.name, 0, []]);
    }
  };

  it('are in order when the work is done by many at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 30 }), async (work) => {
        const [invoices, payments]: [number[], number[]] = [[], []];
        for (let at = 0; at < work.length; at += 10) {
          const statuses = await Promise.all(work.slice(at, at + 10).map((step) => take(step, invoices, payments)));
          expect(statuses.filter((status) => ![200, 201, 202, 400, 404, 409, 412].includes(status))).toEqual([]);
        }
        await inOrder();
        await replayed();
      }),
      { seed: 1_121, numRuns: 6 },
    );
  });

  const ENTRY =
    "INSERT INTO journal_lines (entry_id, line, entry_date, account_number, description, reference, debit, credit, created_at, moved, accrual_only) VALUES ('00000000-0000-7000-8000-00000000000a', $1, '2026-11-21', $2, 'x', 'x', $3, $4, now(), false, false)";

  it('refuse to commit an entry that does not balance, whoever writes it', async () => {
    const { status } = await staff.post('/api/invoices', { brokerId: brokerId, amount: '100.00' });
    expect(status).toBe(201);
    const BOTH_LINES = `${ENTRY}, ('00000000-0000-7000-8000-00000000000a', 1, '2026-11-21', '4000', 'x', 'x', 0, $5, now(), false, false)`;
    await expect(system.sql(BOTH_LINES, [0, '1100', 100, 0, 99])).rejects.toMatchObject({
      code: 'AX002',
      message: 'journal entry is out of balance by 1 cents',
    });
    await system.asOwner(async (owner) => {
      await owner.query('BEGIN');
      await owner.query(BOTH_LINES, [0, '1100', 100, 0, 100]);
      await owner.query(
        "UPDATE journal_lines SET credit = 99 WHERE entry_id = '00000000-0000-7000-8000-00000000000a' AND line = 1",
      );
      await expect(owner.query('COMMIT')).rejects.toMatchObject({ code: 'AX002' });
    });
    await expect(system.sql(ENTRY, [0, '1100', 100, 0])).rejects.toMatchObject({ code: 'AX002' });
    await expect(
      system.sql('UPDATE journal_lines SET debit = debit + 1 WHERE debit > 0 AND line = 0'),
    ).rejects.toMatchObject({ code: 'AX002' });
    await expect(system.sql('DELETE FROM journal_lines WHERE line = 0')).rejects.toMatchObject({ code: 'AX002' });
    await inOrder();
  });

  it.each([
    ['both sides', 100, 100],
    ['no side', 0, 0],
    ['a negative side', -100, 0],
  ])('refuse a line with %s', async (_, debit, credit) => {
    await expect(system.sql(ENTRY, [0, '1100', debit, credit])).rejects.toMatchObject({ code: '23514' });
  });
});
