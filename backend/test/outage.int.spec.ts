import { readFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Client } from 'pg';
import { DatabaseClient, withTimeouts } from '../src/platform/database/connect';
import { clientConfig } from '../src/platform/event-log/projections/read-tables';
import { readTables } from '../src/platform/event-log/projections/projection';
import { inShare } from '../../testing/share';
import { createTestDatabase } from '../src/platform/testing/test-database';
import { newAgent, newClient } from './support/world/people';
import { ProductProcess } from './support/processes';
import { eventually, TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

const document = JSON.parse(readFileSync(path.resolve(__dirname, '../../dist/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { parameters?: { name: string }[] }>>;
};
/** A stream has no end, and readiness is there to say that the database does not answer; the last test waits for it. */
const NOT_ASKED = ['/api/stream', '/api/health/ready'];
const reads = Object.entries(document.paths).flatMap(([address, { get }]) =>
  get &&
  inShare(address) &&
  !NOT_ASKED.includes(address) &&
  !/log(in|out)$/.test(address) &&
  !/\{\w+\}.*\{/.test(address)
    ? [{ address, past: (get.parameters ?? []).some(({ name }) => name === 'position') }]
    : [],
);

/** What a process could not do is written down: the last of it stands beside an answer that is not as it should be. */
const TELLING = { LOG_LEVEL: 'error' };

type Ask = () => Promise<Answer>;

/**
 * Ends every connection to the database while requests of each kind run: each answers or fails by itself, and the
 * processes live.
 */
describe('when every connection to the database breaks', () => {
  let system: TestSystem;
  let api: ProductProcess;
  let worker: ProductProcess;
  let admin: Visitor;
  let agent: Visitor;
  let ids: { brokers: number; loads: number; invoices: number; clients: string };

  beforeAll(async () => {
    system = await TestSystem.start();
    const staff = await system.as('admin');
    const made = async (address: string, body: object): Promise<number> =>
      (await staff.post<{ id: number }>(address, body)).body.id;
    const clients = await newClient(system);
    const brokers = await made('/api/brokers', { name: 'Summit Freight Brokers' });
    const loads = await made('/api/loads', {
      loadNumber: 'L-1',
      brokerId: brokers,
      pickupLocation: 'Dallas, TX',
      dropoffLocation: 'Tulsa, OK',
    });
    const invoices = await made('/api/invoices', { brokerId: brokers, loadId: loads, amount: '1000.00' });
    ids = { brokers, loads, invoices, clients };
    const hired = await newAgent(system, {
      canCreateInvoices: true,
      canManageClients: true,
      maxInvoices: 100,
      maxClients: 100,
      accessLevel: 'standard',
    });
    await staff.patch(`/api/clients/${clients}`, { agentId: hired.agentId });
    [api, worker] = await Promise.all([
      ProductProcess.start('api', system.settings.databaseUrl, TELLING),
      ProductProcess.start('worker', system.settings.databaseUrl, TELLING),
    ]);
    admin = await api.signedIn('admin@axlebook.test', 'axlebook-demo');
    agent = await api.signedIn(hired.email, 'axlebook-demo');
  }, 90_000);
  afterAll(async () => {
    await Promise.all([api.end('SIGTERM'), worker.end('SIGTERM')]);
    await system.stop();
  }, 60_000);

  const OURS = "datname = current_database() AND pid <> pg_backend_pid() AND application_name LIKE 'axlebook %'";
  /**
   * Ends every connection once one of them waits. What a transaction knows of the sessions it keeps, unless told to
   * look again.
   */
  const cut = async (owner: Client): Promise<void> => {
    await owner.query('SELECT pg_stat_clear_snapshot()');
    await owner.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${OURS} AND EXISTS (SELECT 1 FROM pg_stat_activity
        WHERE ${OURS} AND wait_event_type = 'Lock')`,
    );
  };
  const alive = (): void => expect([api.gone, worker.gone]).toEqual([false, false]);

  /**
   * Holds the tables so that the request waits in the middle, ends every connection, again and again until it is
   * answered.
   */
  const broken = (ask: Ask): Promise<Answer> =>
    system.asOwner(async (owner) => {
      await owner.query(`BEGIN; LOCK TABLE facts, ${tables(system)} IN ACCESS EXCLUSIVE MODE`);
      let answered = false;
      const asked = ask().finally(() => (answered = true));
      asked.catch(() => undefined);
      await eventually(async () => {
        await cut(owner);
        return answered;
      }, Boolean);
      const answer = await asked;
      await owner.query('ROLLBACK');
      return answer;
    });
  const survives = async (ask: Ask): Promise<void> => {
    const { status, body, text } = await broken(ask);
    const message = status < 500 || status === 503 ? '' : api.said.slice(-3_000);
    expect([status, text, message]).toEqual(
      status < 500
        ? [expect.any(Number), expect.any(String), '']
        : [503, expect.stringContaining('Please try again'), ''],
    );
    if (status === 503) expect(body).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
    alive();
  };

  it.each(reads)('GET $address answers or fails by itself', async ({ address, past }) => {
    const [, kind = ''] = /^\/api\/([\w-]+)\/\{/.exec(address) ?? [];
    const concrete = address.replace(/\{\w+\}/, String((ids as Record<string, string | number>)[kind] ?? 1));
    await survives(() => admin.get(concrete));
    if (past) await survives(() => admin.get(`${concrete}?asOf=2030-01-01T00:00:00Z`));
    if (past) await survives(() => admin.get(`${concrete}?position=${1}`));
  });

  const writes: readonly [string, Ask][] = [
    ['a new broker', () => admin.post('/api/brokers', { name: 'Written in a storm' })],
    ['a changed load', () => admin.patch(`/api/loads/${ids.loads}`, { notes: 'in a storm' })],
    [
      'an invoice',
      () =>
        admin.post('/api/invoices', { brokerId: ids.brokers, amount: '10.00' }, { 'idempotency-key': 'in-a-storm' }),
    ],
    [
      'an invoice of an agent with a limit',
      () => agent.post('/api/invoices', { brokerId: ids.brokers, clientId: ids.clients, amount: '10.00' }),
    ],
    [
      'a client of an agent with a limit',
      () => agent.post('/api/clients', { companyName: 'Storm Carriers', email: 'storm@carriers.test' }),
    ],
    ['a payment', () => admin.post(`/api/invoices/${ids.invoices}/payments`, { amount: '1.00', paymentMethod: 'ach' })],
    [
      'a sign-in',
      () => system.visitor().post('/api/staff/login', { email: 'employee@axlebook.test', password: 'axlebook-demo' }),
    ],
  ];
  it.each(writes)('%s is written or refused, whole', async (_, ask) => survives(ask));

  it('both processes go on as before', async () => {
    await eventually(
      () => admin.get('/api/health/ready'),
      ({ status }) => status === 200,
    );
    const { status } = await eventually(
      () => admin.post('/api/brokers', { name: 'After the storm' }),
      (answer) => answer.status !== 503,
    );
    expect(status).toBe(201);
    expect((await admin.get('/api/invoices')).status).toBe(200);
    await eventually(
      () => system.sql("SELECT 1 FROM audit_trail WHERE search LIKE '%after the storm%'"),
      ({ rowCount }) => rowCount === 1,
    );
    alive();
  });
});

const tables = (system: TestSystem): string =>
  readTables()
    .map((table) => `"${system.tableOf(table)}"`)
    .join(', ');

const maintenance = (): string =>
  Object.assign(new URL(process.env['TEST_PG_URL'] ?? ''), { pathname: '/postgres' }).href;

/** A wire to a server that can fall silent without breaking. */
const wireThatFallsSilent = async (
  url: string,
): Promise<{ url: string; isSilent: (silent: boolean) => void; close: () => void }> => {
  const target = new URL(url);
  let silent = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    const cut = (): void => void [near, far].forEach((socket) => socket.destroy());
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .on('error', cut)
        .on('close', cut)
        .on('data', (bytes) => silent || to.write(bytes));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(target), { port: String(port) }).href,
    isSilent: (now) => void (silent = now),
    close: () => void server.close(),
  };
};

describe('a wire on which nothing comes back', () => {
  it('is given up, and what was asked on it fails', async () => {
    const wire = await wireThatFallsSilent(maintenance());
    const client: Client = new DatabaseClient({
      ...withTimeouts(clientConfig(wire.url, null), 'silent'),
      silenceMillis: 100,
    });
    await client.connect();
    expect((await client.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    wire.isSilent(true);
    await expect(client.query('SELECT 1')).rejects.toThrow(
      'Connection terminated: the database did not answer in time',
    );
    wire.close();
  });

  it('is given up when it is told to be, however short the wait was by the clock', async () => {
    const wire = await wireThatFallsSilent(maintenance());
    const client = new DatabaseClient(withTimeouts(clientConfig(wire.url, null), 'silent'));
    await client.connect();
    wire.isSilent(true);
    const answer = client.query('SELECT 1') as Promise<unknown>;
    client.giveUpSilent();
    await expect(answer).rejects.toThrow('Connection terminated: the database did not answer in time');
    wire.close();
  });

  it('keeps no list waiting for long, and the process says that it is not ready until something comes again', async () => {
    const database = await createTestDatabase();
    const wire = await wireThatFallsSilent(database.url);
    const system = await TestSystem.start({ over: { databaseUrl: wire.url } });
    const staff = await system.as('employee');
    expect((await staff.get('/api/brokers')).status).toBe(200);
    wire.isSilent(true);
    const started = performance.now();
    const answers = await Promise.all([staff.get('/api/brokers'), staff.post('/api/brokers', { name: 'To nobody' })]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(performance.now() - started).toBeLessThan(10_000);
    const ready = (status: number): Promise<unknown> =>
      eventually(
        () => staff.get('/api/health/ready'),
        (answer) => answer.status === status,
      );
    await ready(503);
    wire.isSilent(false);
    await ready(200);
    expect((await staff.get('/api/brokers')).status).toBe(200);
    await system.stop();
    wire.close();
    await database.drop();
  });

  it.each([
    ['request', '30s'],
    ['work', '0'],
  ] as const)('%s: the server, too, knows how long a statement may take', async (patience, limit) => {
    const client: Client = new DatabaseClient(withTimeouts(clientConfig(maintenance(), null), 'limits', patience));
    await client.connect();
    const shown = async (name: string): Promise<unknown> =>
      Object.values((await client.query<Record<string, unknown>>(`SHOW ${name}`)).rows[0] ?? {})[0];
    expect([
      await shown('statement_timeout'),
      await shown('tcp_keepalives_idle'),
      await shown('application_name'),
    ]).toEqual([limit, '10', 'axlebook limits']);
    await client.end();
  });
});
