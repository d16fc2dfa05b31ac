import { ProductProcess } from '../../../../../test/support/processes';
import { eventually, TestSystem } from '../../../../../test/support/system';
import { FuelDesk } from '../../../../../test/support/world/fuel-desk';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { EFS_PURCHASE, efsFile } from '../domain/fuel-sheets.fixture';

const LINES = 1_500;
const CARD = '7083051234561234';

/** Diesel of some cents more each time, so that every line is another. */
const lineOf = (nr: number): string =>
  (EFS_PURCHASE[0] ?? '')
    .replace('987654', String(500_000 + nr))
    .replace('399.02', `${100 + nr}.00`)
    .replace(',1.50,', ',0.10,');

/** Real workers of the built product; one is killed in the middle of an import. */
describe('lines of a file of fuel cards, when the worker that takes them is killed', () => {
  let system: TestSystem;
  let staff: Visitor;
  const workers: ProductProcess[] = [];
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
  });
  afterAll(async () => {
    await Promise.all(workers.map((one) => one.end('SIGTERM')));
    await system.stop();
  }, 60_000);

  const started = async (): Promise<void> => {
    const files = { AXLEBOOK_DATA_DIR: system.settings.dataDir };
    workers.push(await ProductProcess.start('worker', system.settings.databaseUrl, files));
  };
  const count = async (): Promise<number> =>
    (await system.sql<{ n: number }>('SELECT count(*)::int AS n FROM expenses')).rows[0]?.n ?? 0;

  it('are there once, and so are their fees and entries, also where two files overlap and two workers go on', async () => {
    const desk = new FuelDesk(system, staff);
    const { clientId } = await desk.fleet(CARD);
    const lines = Array.from({ length: LINES }, (_, nr) => lineOf(nr));
    const now = '/api/fuel-cards/import?wait=0';
    const ordered = [lines.slice(0, 1_000), lines.slice(500).toReversed()].map(async (part) => {
      const { status, body } = await desk.send(efsFile(part), {}, staff, now);
      expect(status).toBe(202);
      return String(body['id']);
    });
    const ids = await Promise.all(ordered);
    await started();
    await eventually(count, (n) => n >= LINES / 10, 60_000);
    await workers[0]?.end('SIGKILL');
    expect(await count()).toBeLessThan(LINES);
    await Promise.all([started(), started()]);
    const outcomes = async () =>
      Promise.all(ids.map(async (id) => (await staff.get(`/api/fuel-cards/import/${id}`)).body));
    const ended = await eventually(outcomes, (all) => all.every(({ status }) => status === 'done'), 180_000);
    const told = (name: string): number => ended.reduce((sum, each) => sum + Number(each[name]), 0);
    expect(['transactionsImported', 'duplicates', 'setAside', 'rejectedLines'].map(told)).toEqual([LINES, 500, 0, 0]);
    const { rows } = await system.sql(
      'SELECT count(*)::int AS n, sum(amount)::bigint AS cents, sum(card_fee)::bigint AS fees FROM expenses',
    );
    // 100 + 101 + … + 1,599 dollars, and a fee of ten cents each
    expect(rows).toEqual([{ n: LINES, cents: 127_425_000, fees: 15_000 }]);
    const bought = await system.sql('SELECT count(*)::int AS n FROM fuel_transactions');
    expect(bought.rows).toEqual([{ n: LINES }]);
    expect(await desk.balances(clientId)).toMatchObject({
      ...{ '6050': ['150.00', '0.00'], '2050': ['0.00', '1274400.00'] },
    });
    await system.verified();
  }, 300_000);
});
