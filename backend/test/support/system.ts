import '../../src/app.module';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { createHttpApp } from '../../src/http-app';
import { Demo } from '../../src/modules/administration/demo';
import { ChartSeed } from '../../src/modules/accounting/ledger';
import { systemContext } from '../../src/platform/event-log/commands/context';
import { clientConfig, poolOf, tableShapeOf } from '../../src/platform/event-log/projections/read-tables';
import type { Running } from '../../src/platform/installation/running';
import { LogSignal } from '../../src/platform/event-log/store/log-signal';
import type { RowClass } from '../../src/platform/event-log/projections/projection';
import { Workers } from '../../src/platform/infrastructure/jobs/projection-workers';
import { createTestDatabase } from '../../src/platform/testing/test-database';
import { TestClock } from './test-clock';
import { unlikeReplay } from './verified';
import { Visitor } from './world/visitor';

export interface EventSeen {
  readonly stream: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** The chart of accounts and one person of each role. */
const PEOPLE = {
  name: 'people',
  write: async (url: string): Promise<void> => {
    const system = await TestSystem.start({ database: { url } });
    const context = systemContext(system.clock, 'cli', 'test');
    await system.app.get(ChartSeed).plant(context);
    await system.app.get(Demo).people();
    await system.stop({ verify: false });
  },
};

/** The whole system on a database of its own, reachable over HTTP. */
export class TestSystem {
  private constructor(
    readonly app: NestExpressApplication,
    readonly settings: Running,
    readonly address: string,
    readonly clock: TestClock,
    private readonly finish: () => Promise<void>,
  ) {}

  static async start(
    options: {
      workers?: boolean;
      people?: boolean;
      over?: Partial<Running>;
      database?: { url: string };
      clock?: TestClock;
    } = {},
  ): Promise<TestSystem> {
    const clock = options.clock ?? new TestClock();
    // who starts in another time finds nothing of today
    const isToday = clock.stamp() === null;
    const isOwn = options.over?.databaseUrl === undefined;
    const planted = isToday && isOwn && options.people !== false ? PEOPLE : undefined;
    const own = options.database ? undefined : await createTestDatabase(planted);
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'axlebook-'));
    const settings: Running = {
      port: 0,
      host: '127.0.0.1',
      role: 'all',
      demo: true,
      dataDir,
      secret: 'a-secret-that-is-only-used-in-tests',
      databaseUrl: options.database?.url ?? own?.url ?? '',
      databaseAdminUrl: undefined,
      redisUrl: undefined,
      s3: undefined,
      stripe: undefined,
      smtpUrl: undefined,
      osrmUrl: undefined,
      fuelProvider: undefined,
      fuelFolder: undefined,
      mailFrom: 'Axlebook <no-reply@axlebook.test>',
      publicUrl: undefined,
      trustProxy: 0,
      drainSeconds: 0,
      metricsToken: undefined,
      metricsPort: undefined,
      secureCookies: false,
      logLevel: 'silent',
      ...options.over,
    };
    const app = await createHttpApp(settings, clock);
    await app.init();
    await app.get(LogSignal).start();
    if (own && !planted) {
      await app.get(ChartSeed).plant(systemContext(clock, 'cli', 'test'));
      if (options.people !== false) await app.get(Demo).people();
    }
    if (options.workers) app.get(Workers).start();
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new TestSystem(app, settings, `http://127.0.0.1:${port}`, clock, async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
      await own?.drop();
    });
  }

  /** Ends the system; first checks that every read table equals what a replay of the log makes. */
  async stop(options: { verify?: boolean } = {}): Promise<void> {
    try {
      if (options.verify !== false) await this.verified();
    } finally {
      await this.finish();
    }
  }

  async verified(): Promise<void> {
    const dataSource = this.app.get(DataSource);
    const wrong = await this.asOwner((client) => unlikeReplay(client, (table) => tableShapeOf(dataSource, table)));
    expect(wrong).toEqual([]);
  }

  visitor(): Visitor {
    return new Visitor(this.address);
  }

  async as(role: 'admin' | 'employee' | 'agent' | 'driver' | 'client'): Promise<Visitor> {
    const visitor = this.visitor();
    const door = role === 'client' ? 'client' : 'staff';
    const { status } = await visitor.post(`/api/${door}/login`, {
      email: `${role}@axlebook.test`,
      password: 'axlebook-demo',
    });
    if (status !== 200) throw new Error(`${role} could not sign in: ${status}`);
    return visitor;
  }

  async lastPosition(): Promise<number> {
    const { rows } = await this.sql<{ p: number }>('SELECT COALESCE(max(position), 0) AS p FROM facts');
    return rows[0]?.p ?? 0;
  }

  async eventsAfter(position: number): Promise<EventSeen[]> {
    const { rows } = await this.sql<{ stream_id: string; type: string; data: Record<string, unknown> }>(
      'SELECT stream_id, type, data FROM facts WHERE position > $1 ORDER BY position',
      [position],
    );
    return rows.map(({ stream_id: stream, type, data }) => ({ stream, type, data }));
  }

  sql<R extends Record<string, unknown>>(text: string, values: unknown[] = []) {
    return poolOf(this.app.get(DataSource)).query<R>(text, values);
  }

  /** The name of a read table. */
  tableOf(table: RowClass): string {
    return tableShapeOf(this.app.get(DataSource), table).name;
  }

  /** As the database's owner, who may do what the application may not. */
  async asOwner<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = new Client(clientConfig(this.settings.databaseUrl, null));
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }
}

/** Waits until something becomes true; fails with what was last seen. */
export const eventually = async <Value>(
  look: () => Promise<Value>,
  holds: (value: Value) => boolean,
  milliseconds = 15_000,
): Promise<Value> => {
  const end = Date.now() + milliseconds;
  for (;;) {
    const value = await look();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`It never became true; last seen: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};
