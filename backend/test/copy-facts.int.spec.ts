import { Client } from 'pg';
import { clientConfig } from '../src/platform/database/database';
import { EventStore } from '../src/platform/event-store/event-store';
import type { RecordedFact } from '../src/platform/event-store/facts';
import { Lane } from '../src/platform/event-store/lane';
import type { Unit } from '../src/platform/event-store/unit';
import { copyLog, copyStreams } from '../src/platform/projections/copy-facts';
import { BY_TEST, happened, unitOf } from './support/probes';
import { TestSystem } from './support/system';

describe('a copy of facts for a rebuild', () => {
  let system: TestSystem;
  let lane: Lane;
  let store: EventStore;

  beforeAll(async () => {
    system = await TestSystem.start();
    [lane, store] = [system.app.get(Lane), system.app.get(EventStore)];
  });
  afterAll(() => system.stop());

  const ODD = ['plain', 'Ærø 東京 🚚 \u2028', 'a\\b "c"\n\t\r', '[{,    }]', '\u001f'];
  const copied = async (
    copy: (client: Client, each: (facts: readonly RecordedFact[]) => void) => Promise<void>,
  ): Promise<unknown[][]> => {
    const client = new Client(clientConfig(system.settings.databaseUrl, null));
    await client.connect();
    const portions: unknown[][] = [];
    try {
      await copy(client, (facts) => void portions.push(facts.map(seen)));
    } finally {
      await client.end();
    }
    return portions;
  };
  const seen = ({ position, stream, version, type, schema, data, metadata, recordedAt }: RecordedFact) => ({
    position,
    stream,
    version,
    type,
    schema,
    data,
    metadata,
    recordedAt: new Date(recordedAt).toISOString(),
  });
  const whole = (where: string) => ({ where, metadata: true });
  const PROBES = whole("f.stream_id ^@ 'probe-odd'");

  beforeAll(async () => {
    const odd = (stream: string, expected: number, text: string): Unit => ({
      appends: [
        {
          stream,
          expected,
          facts: [
            {
              ...happened(expected),
              data: { text, list: [text, null, 1.5] },
              metadata: { ...BY_TEST, actorName: text },
            },
          ],
        },
      ],
      guards: [],
      rows: [],
    });
    for (const [version, text] of ODD.entries())
      for (const stream of ['probe-odd-b', 'probe-oddest-a']) await lane.append(odd(stream, version, text));
    await lane.append(
      unitOf(
        'probe-odd-c',
        0,
        Array.from({ length: 3_000 }, (_, n) => n),
      ),
    );
  });

  it('gives every fact as a read does, by stream and in the order of the log', async () => {
    const streams = await Promise.all(
      ['probe-odd-b', 'probe-odd-c', 'probe-oddest-a'].map((stream) => store.read(stream)),
    );
    expect(streams.map(({ length }) => length)).toEqual([5, 3_000, 5]);
    expect(await copied((client, each) => copyStreams([client], PROBES, each))).toEqual(
      streams.map((facts) => facts.map(seen)),
    );
    const last = Math.max(...streams.flat().map(({ position }) => position));
    const log = await copied((client, each) => copyLog(client, last, PROBES, each));
    expect(log.flat()).toEqual(
      streams
        .flat()
        .map(seen)
        .sort((a, b) => a.position - b.position),
    );
    expect((await copied((client, each) => copyLog(client, last - 1, PROBES, each))).flat()).toHaveLength(3_009);
  });
  it('leaves metadata where it is unless it is asked for', async () => {
    const without = { ...PROBES, metadata: false };
    const streams = (await copied((client, each) =>
      copyStreams([client], without, (facts) =>
        each(
          facts.map(({ position, stream, version, type, schema, data, recordedAt }) => ({
            position,
            stream,
            version,
            type,
            schema,
            data,
            recordedAt,
            metadata: BY_TEST,
          })),
        ),
      ),
    )) as { data: unknown }[][];
    expect(streams.map(([first]) => first?.data)).toEqual([
      { text: 'plain', list: ['plain', null, 1.5] },
      { n: 0 },
      { text: 'plain', list: ['plain', null, 1.5] },
    ]);
    await expect(copied((client, each) => copyStreams([client], without, each))).rejects.toThrow(
      'A fold that looks at metadata says so',
    );
  });
  it('is shared by several readers, and no stream is left out or given twice', async () => {
    await Promise.all(
      Array.from({ length: 400 }, (_, n) =>
        lane.append(
          unitOf(
            `probe-shared-${n}`,
            0,
            Array.from({ length: 5 }, (__, at) => at),
          ),
        ),
      ),
    );
    const shared = async (readers: number): Promise<string[]> => {
      const clients = Array.from(
        { length: readers },
        () => new Client(clientConfig(system.settings.databaseUrl, null)),
      );
      const found: string[] = [];
      try {
        await Promise.all(clients.map((client) => client.connect()));
        await copyStreams(
          clients,
          whole("f.stream_id ^@ 'probe-shared'"),
          (facts) => void found.push(`${facts[0]?.stream} ${facts.map(({ version }) => version).join()}`),
        );
      } finally {
        await Promise.all(clients.map((client) => client.end()));
      }
      return found;
    };
    const expected = Array.from({ length: 400 }, (_, n) => `probe-shared-${n} 1,2,3,4,5`).sort();
    for (const readers of [1, 2, 5]) expect((await shared(readers)).sort()).toEqual(expected);
  });
  it('of nothing is empty', async () => {
    expect(await copied((client, each) => copyStreams([client], whole('false'), each))).toEqual([]);
    expect(await copied((client, each) => copyLog(client, 0, whole('true'), each))).toEqual([]);
  });
  it('that breaks in the middle says so', async () => {
    await expect(
      copied((client, each) => copyStreams([client], whole(`1 / (f.version - 2000) < 9 AND ${PROBES.where}`), each)),
    ).rejects.toThrow('division by zero');
  });
  it('whose connection goes away says so', async () => {
    await expect(
      copied(async (client, each) => {
        client.on('error', () => undefined);
        const {
          rows: [own],
        } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        await Promise.all([
          copyStreams([client], whole('pg_sleep(1) IS NOT NULL'), each),
          system.asOwner((owner) => owner.query('SELECT pg_terminate_backend($1)', [own?.pid])),
        ]);
      }),
    ).rejects.toThrow(/terminat/);
  });
});
