import { ObligationBook } from '../src/modules/compliance/obligations';
import { newClient } from './support/world/people';
import { ProductProcess } from './support/processes';
import { eventually, TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

const CLIENTS = 45;

/** Real workers of the built product; one is killed in the middle of its work. */
describe('obligations, when the worker that adds them is killed', () => {
  let system: TestSystem;
  let staff: Visitor;
  const workers: ProductProcess[] = [];
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(async () => {
    await Promise.all(workers.map((one) => one.end('SIGTERM')));
    await system.stop();
  }, 60_000);

  const fleet = async (nr: number): Promise<string> => {
    const clientId = await newClient(system);
    await staff.post('/api/vehicles', {
      clientId,
      unitNumber: '1',
      vin: `1FUJGLDR9KL1${String(nr).padStart(5, '0')}`,
      licensePlate: 'P1',
      weight: 80_000,
    });
    return clientId;
  };
  const counted = async (): Promise<{ all: number; clients: number; keys: number }> =>
    (
      await system.sql<{ all: number; clients: number; keys: number }>(
        `SELECT count(*)::int AS all, count(DISTINCT client_id)::int AS clients,
          count(DISTINCT (client_id, rule, subject_id, period))::int AS keys FROM obligations`,
      )
    ).rows[0] ?? { all: 0, clients: 0, keys: 0 };
  const started = async (): Promise<ProductProcess> => {
    const worker = await ProductProcess.start('worker', system.settings.databaseUrl);
    workers.push(worker);
    return worker;
  };

  it('are all there after others went on, and none of them twice', async () => {
    await system.app.get(ObligationBook).catchUp([await fleet(0)], 'test');
    const { all: each } = await counted();
    for (let nr = 1; nr < CLIENTS; nr += 1) await fleet(nr);
    const first = await started();
    await eventually(counted, ({ all }) => all > each * 10);
    await first.end('SIGKILL');
    expect((await counted()).all).toBeLessThan(each * CLIENTS);
    await Promise.all([started(), started()]);
    await eventually(counted, ({ all }) => all >= each * CLIENTS, 90_000);
    expect(await counted()).toEqual({ all: each * CLIENTS, clients: CLIENTS, keys: each * CLIENTS });
    const { rows } = await system.sql<{ n: number }>(
      "SELECT count(*)::int AS n FROM facts WHERE type = 'ObligationAdded'",
    );
    expect(rows[0]?.n).toBe(each * CLIENTS);
  }, 150_000);
});
