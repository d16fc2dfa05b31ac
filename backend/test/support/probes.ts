import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Aggregate } from '../../src/platform/event-log/commands/aggregate';
import type { CommandContext } from '../../src/platform/event-log/commands/context';
import { WallClock } from '../../src/platform/core/clock';
import { systemContext } from '../../src/platform/event-log/commands/context';
import { clientConfig, tableShapeOf } from '../../src/platform/event-log/projections/read-tables';
import { Fence } from '../../src/platform/event-log/store/fence';
import { eventFamily, sealShape } from '../../src/platform/event-log/events/event-catalog';
import { defineEvent, type DomainEvent, type Metadata } from '../../src/platform/event-log/events/events';
import { Lane } from '../../src/platform/event-log/store/lane';
import type { NewEvent, Unit } from '../../src/platform/event-log/store/unit';
import { readTables } from '../../src/platform/event-log/projections/projection';
import { inlineChanges } from '../../src/platform/event-log/projections/row-set';
import { kindOf } from '../../src/platform/records/kind/kind';
import { Broker } from '../../src/modules/clients/brokers';
import type { TestSystem } from './system';

/** Events that only tests write: no read table shows them. */
export const probeEvents = eventFamily('probe', { ProbeHappened: defineEvent('was probed', z.object({ n: z.int() })) });

export const BY_TEST: Metadata = {
  actorId: null,
  actorName: 'Test',
  role: 'system',
  requestId: 'test',
  correlationId: 'test',
  causation: null,
  idempotencyKey: null,
  source: 'cli',
  clientId: null,
};
export const AT = '2026-11-21T12:00:00.000Z';

export const happened = (n: number): NewEvent => ({
  type: 'ProbeHappened',
  schema: 1,
  data: { n },
  metadata: BY_TEST,
  recordedAt: AT,
});
export const unitOf = (
  stream: string,
  expected: number,
  numbers: readonly number[] = [1],
  over: Partial<Unit> = {},
): Unit => ({ appends: [{ stream, expected, events: numbers.map(happened) }], guards: [], rows: [], ...over });

/** A record without rows whose command appends one event. */
export const probe: Aggregate<number, { type: 'Probe'; n: number }, DomainEvent> = {
  title: 'probe',
  family: probeEvents,
  decider: {
    initialState: 0,
    decide: ({ n }) => [{ type: 'ProbeHappened', data: { n } }],
    evolve: (count) => count + 1,
  },
  projections: [],
  clientOf: () => null,
  requiredPermissions: { Probe: () => [] },
};
export const testContext = (over: Partial<CommandContext> = {}): CommandContext =>
  systemContext(new WallClock(), 'cli', 'test', over);

/** A new broker as the lane gets it: event and row. */
export const brokerUnit = (system: TestSystem, id: number): Unit => {
  const data = {
    id,
    name: `Broker ${id}`,
    contactEmail: null,
    contactPhone: null,
    address: null,
    taxId: null,
    taxIdLast4: null,
  };
  const stream = `broker-${id}`;
  const added = {
    type: 'BrokerAdded',
    ...sealShape({ type: 'BrokerAdded', data }),
    metadata: BY_TEST,
    recordedAt: AT,
    position: 0,
    stream,
    version: 1,
  };
  const rows = inlineChanges(kindOf(Broker).projection, tableShapeOf(system.app.get(DataSource), Broker), [], [added]);
  return { appends: [{ stream, expected: 0, events: [added] }], guards: [], rows };
};

/** The number of the release in a test's database, which was taken over once. */
export const RELEASE = 1;

/** A lane of its own into the system's database, as another process would have one. */
export const laneInto = (system: TestSystem, url = system.settings.databaseUrl): Lane => {
  const dataSource = system.app.get(DataSource);
  const shapes = new Map(
    readTables().map((table) => [dataSource.getMetadata(table).tableName, tableShapeOf(dataSource, table)]),
  );
  const shapeOf = (table: string) => {
    const shape = shapes.get(table);
    if (!shape) throw new Error(`There is no table ${table}`);
    return shape;
  };
  return new Lane(clientConfig(url), shapeOf, system.app.get(Fence));
};

const COMMITTED = Buffer.from('COMMIT\0');

/**
 * A wire to the database that breaks once, just when the answer to a COMMIT comes back: the write is there, its writer
 * does not know.
 */
export const wireThatLosesACommit = async (
  url: string,
): Promise<{ url: string; armed: () => void; close: () => void }> => {
  const target = new URL(url);
  let armed = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    const cut = (): void => void [near, far].forEach((socket) => socket.destroy());
    near
      .on('data', (bytes) => far.write(bytes))
      .on('close', cut)
      .on('error', cut);
    far
      .on('close', cut)
      .on('error', cut)
      .on('data', (bytes: Buffer) => {
        if (!armed || !bytes.includes(COMMITTED)) return void near.write(bytes);
        armed = false;
        cut();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return { url: through.href, armed: () => void (armed = true), close: () => void server.close() };
};
