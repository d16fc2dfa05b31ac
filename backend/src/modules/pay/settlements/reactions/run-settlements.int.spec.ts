import { ProductProcess } from '../../../../../test/support/processes';
import { eventually, TestSystem } from '../../../../../test/support/system';
import { newClient } from '../../../../../test/support/world/people';
import { made, PayWorld } from '../../../../../test/support/world/pay-world';

type Row = Record<string, unknown>;
const DRIVERS = 30;

/** Real workers of the built product; one is killed in the middle of a batch. */
describe('settlements of a book, when the worker that prepares them is killed', () => {
  let system: TestSystem;
  let world: PayWorld;
  const workers: ProductProcess[] = [];
  beforeAll(async () => {
    system = await TestSystem.start();
    world = await PayWorld.of(system);
  });
  afterAll(async () => {
    await Promise.all(workers.map((one) => one.end('SIGTERM')));
    await system.stop();
  }, 60_000);

  const started = async (): Promise<ProductProcess> => {
    const worker = await ProductProcess.start('worker', system.settings.databaseUrl);
    workers.push(worker);
    return worker;
  };
  const counted = async (): Promise<Row> => {
    const { rows } = await system.sql<Row>(
      `SELECT count(*)::int AS all, count(DISTINCT driver_id)::int AS drivers,
        (SELECT count(*)::int FROM settled_sources WHERE kind = 'load') AS loads FROM settlements`,
    );
    return rows[0] ?? {};
  };

  it('are all there after another went on, also of two runs, and no load is in two', async () => {
    const clientId = await newClient(system);
    for (let nr = 0; nr < DRIVERS; nr += 1) {
      const driverId = await world.driver({ clientId });
      await world.payRule(driverId, 'percent_linehaul', '70');
      for (let load = 0; load < 2; load += 1) await world.delivered(driverId, { clientId });
    }
    const today = await world.today();
    const order = async (): Promise<string> =>
      String((await made(world.admin.post('/api/settlements/batch', { clientId, from: today, to: today })))['id']);
    const runs = [await order(), await order()];
    const first = await started();
    await eventually(counted, ({ all }) => Number(all) > 2, 60_000);
    await first.end('SIGKILL');
    await Promise.all([started(), started()]);
    const statuses = async (): Promise<unknown[]> =>
      Promise.all(runs.map(async (id) => (await world.admin.get(`/api/settlement-runs/${id}`)).body['status']));
    await eventually(statuses, (all) => all.every((status) => status === 'done'), 150_000);
    expect(await counted()).toEqual({ all: DRIVERS, drivers: DRIVERS, loads: DRIVERS * 2 });
  }, 240_000);
});
