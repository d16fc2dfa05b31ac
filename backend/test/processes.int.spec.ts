import { OutputClosed } from './support/output-closed';
import { ProductProcess } from './support/processes';
import { eventually, TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

/** Real processes of the built product on one database: two that serve, two that work. */
describe('several processes on one log', () => {
  let system: TestSystem;
  let processes: ProductProcess[];
  let [first, second]: Visitor[] = [];

  beforeAll(async () => {
    system = await TestSystem.start();
    const url = system.settings.databaseUrl;
    processes = await Promise.all([
      ProductProcess.start('api', url),
      ProductProcess.start('api', url),
      ProductProcess.start('worker', url),
    ]);
    processes.push(await ProductProcess.start('worker', url));
    [first, second] = await Promise.all(
      processes.slice(0, 2).map((api) => api.signedIn('admin@axlebook.test', 'axlebook-demo')),
    );
  }, 90_000);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end('SIGTERM')));
    await system.stop();
  }, 60_000);

  const at = (writer: number): Visitor => {
    const visitor = writer % 2 === 0 ? first : second;
    if (!visitor) throw new Error('Both processes have a visitor');
    return visitor;
  };

  it('lose none of the changes that 16 writers make to one record, or refuse them clearly', async () => {
    const broker = await at(0).post<{ id: number }>('/api/brokers', { name: 'Summit Freight Brokers' });
    const invoice = await at(0).post<{ id: number }>('/api/invoices', { brokerId: broker.body.id, amount: '1000.00' });
    const path = `/api/invoices/${invoice.body.id}/payments`;
    const answers = await Promise.all(
      Array.from({ length: 16 }, async (_, writer) => {
        const mine = [];
        for (let turn = 0; turn < 4; turn += 1)
          mine.push(
            await at(writer).post<{ id: number; message: string }>(path, {
              amount: '1.00',
              paymentMethod: 'ach',
              notes: `writer ${writer} turn ${turn}`,
            }),
          );
        return mine;
      }),
    );
    const all = answers.flat();
    const taken = all.filter(({ status }) => status === 201);
    // nobody named a version, so nobody is told that theirs is old
    const refused = all.filter(({ status }) => status !== 201).map(({ status, body }) => [status, body.message]);
    expect(refused).toEqual(
      refused.map(() => [409, 'Others are changing this record at this moment. Please try again.']),
    );
    expect(taken.length).toBeGreaterThanOrEqual(16);
    const { rows } = await system.sql<{ id: number }>('SELECT id FROM payments WHERE invoice_id = $1 ORDER BY id', [
      invoice.body.id,
    ]);
    expect(rows.map(({ id }) => id)).toEqual(taken.map(({ body }) => body.id).sort((a, b) => a - b));
    const seen = await at(1).get<{ paid: string }>(`/api/invoices/${invoice.body.id}`);
    expect(seen.body.paid).toBe(`${taken.length}.00`);
  });

  it('go on projecting within ten seconds of a kill -9 of the worker that owned the projections', async () => {
    await eventually(
      () => system.sql('SELECT 1 FROM audit_trail WHERE position = (SELECT max(position) FROM facts)'),
      ({ rowCount }) => rowCount === 1,
    );
    const [, , owner] = processes;
    await owner?.end('SIGKILL');
    const started = Date.now();
    await at(0).post('/api/brokers', { name: 'Written after the owner died' });
    await eventually(
      () => system.sql("SELECT 1 FROM audit_trail WHERE search LIKE '%written after the owner died%'"),
      ({ rowCount }) => rowCount === 1,
      10_000,
    );
    expect(Date.now() - started).toBeLessThan(10_000);
  });

  it('end a session in the other process at once', async () => {
    const [a, b] = processes;
    const here = await a?.signedIn('employee@axlebook.test', 'axlebook-demo');
    const cookie = here?.cookie ?? '';
    const there = await b?.signedIn('admin@axlebook.test', 'axlebook-demo');
    const elsewhere = (): Promise<{ status: number }> =>
      fetch(`${there?.address ?? ''}/api/auth/user`, { headers: { cookie } });
    expect((await elsewhere()).status).toBe(200);
    await here?.post('/api/logout');
    await eventually(elsewhere, ({ status }) => status === 401, 1_000);
  });

  it('finish the requests they are at when told to stop, also with an event stream open', async () => {
    const leaving = await ProductProcess.start('api', system.settings.databaseUrl);
    const visitor = await leaving.signedIn('admin@axlebook.test', 'axlebook-demo');
    const broker = await visitor.post<{ id: number }>('/api/brokers', { name: 'Last Orders Logistics' });
    const stream = await fetch(`${visitor.address}/api/stream`, { headers: { cookie: visitor.cookie } });
    expect(stream.status).toBe(200);
    const posted = Array.from({ length: 40 }, (_, index) =>
      visitor.post<{ id: number }>('/api/invoices', {
        brokerId: broker.body.id,
        amount: '10.00',
        invoiceNumber: `LAST-${index}`,
      }),
    );
    await Promise.race(posted);
    const started = Date.now();
    await leaving.end('SIGTERM');
    expect(Date.now() - started).toBeLessThan(5_000);
    const settled = await Promise.allSettled(posted);
    const answered = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(answered.map(({ status }) => status)).toEqual(answered.map(() => 201));
    const { rows } = await system.sql<{ id: number }>("SELECT id FROM invoices WHERE invoice_number LIKE 'LAST-%'");
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(answered.map(({ body }) => body.id)));
    expect(rows.length).toBe(answered.length);
  });

  it('told to stop say at once that they are not ready, and go on serving on connections that close, until the time is over', async () => {
    const leaving = await ProductProcess.start('api', system.settings.databaseUrl, { DRAIN_SECONDS: '3' });
    const visitor = await leaving.signedIn('admin@axlebook.test', 'axlebook-demo');
    expect((await visitor.get('/api/health/ready')).status).toBe(200);
    expect((await visitor.get('/api/brokers')).headers.get('connection')).toBe('keep-alive');
    leaving.signal('SIGTERM');
    const told = performance.now();
    const ready = await eventually(
      () => visitor.get('/api/health/ready'),
      ({ status }) => status === 503,
      1_000,
    );
    expect(ready.body).toMatchObject({ code: 'STOPPING', message: 'This process is stopping' });
    const served = await visitor.post('/api/brokers', { name: 'Served while leaving' });
    expect([served.status, served.headers.get('connection')]).toEqual([201, 'close']);
    expect(await leaving.ended()).toBe(0);
    expect(performance.now() - told).toBeGreaterThan(2_900);
    expect(performance.now() - told).toBeLessThan(8_000);
    await leaving.end('SIGTERM');
  });

  it('told twice to stop leave at once', async () => {
    const leaving = await ProductProcess.start('api', system.settings.databaseUrl, { DRAIN_SECONDS: '60' });
    leaving.signal('SIGTERM');
    await eventually(
      () => leaving.visitor().get('/api/health/ready'),
      ({ status }) => status === 503,
      2_000,
    );
    const told = performance.now();
    // one Ctrl-C may come twice within half a second; after that, it is somebody who does not want to wait
    await eventually(
      () => Promise.resolve(leaving.signal('SIGTERM')),
      () => leaving.gone,
      5_000,
    );
    expect(await leaving.ended()).toBe(1);
    expect(performance.now() - told).toBeLessThan(5_000);
    await leaving.end('SIGTERM');
  });

  it('whose output nobody reads serve on, and stop when they are told to', async () => {
    const unheard = await OutputClosed.start(system.settings.databaseUrl);
    try {
      // each refusal is a line that cannot be written
      for (let nr = 0; nr < 5; nr += 1) expect(await unheard.status('/api/nothing-here')).toBe(404);
      expect(await unheard.status('/api/health/live')).toBe(200);
      unheard.signal('SIGTERM');
      expect(await unheard.ended(10_000)).toBe(true);
    } finally {
      unheard.clear();
    }
  }, 90_000);

  it.each([
    [
      'Redis',
      { REDIS_URL: 'redis://127.0.0.1:1' },
      'The Redis of REDIS_URL does not answer as it should; check the address and the password, and that it runs.',
    ],
    [
      'S3 server',
      { S3_ENDPOINT: 'http://127.0.0.1:1', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' },
      'The S3 server of S3_ENDPOINT does not answer as it should; check the address and the password, and that it runs.',
    ],
  ])(
    'do not start on a %s that is away, and say so in a sentence',
    async (_part, over, sentence) => {
      const started = ProductProcess.start('api', system.settings.databaseUrl, over);
      await expect(started).rejects.toThrow(`The api process stopped with 1: Axlebook cannot start:\n${sentence}\n`);
    },
    40_000,
  );
});
