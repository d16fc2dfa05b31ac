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
  const copied = async (copy: (client: Client, each: (facts: readonly RecordedFact[]) => void) => Promise<void>): Promise<unknown[][]> => {
    const client = new Client(clientConfig(system.settings.databaseUrl, null));
    await client.connect();
    const portions: unknown[][] = [];
    try {
      await copy(client, (facts) => void portions.push(facts.map(whole)));
    } finally {
      await client.end();
    }
    return portions;
  };
  const whole = ({ position, stream, version, type, schema, data, metadata, recordedAt }: RecordedFact) => ({ position, stream, version, type, schema, data, metadata, recordedAt: new Date(recordedAt).toISOString() });
  const PROBES = "f.stream_id ^@ 'probe-odd'";

  it('gives every fact as a read does, by stream and in the order of the log', async () => {
    const odd = (stream: string, expected: number, text: string): Unit => ({ appends: [{ stream, expected, facts: [{ ...happened(expected), data: { text, list: [text, null, 1.5] }, metadata: { ...BY_TEST, actorName: text } }] }], guards: [], rows: [] });
    for (const [version, text] of ODD.entries()) for (const stream of ['probe-odd-b', 'probe-oddest-a']) await lane.append(odd(stream, version, text));
    await lane.append(unitOf('probe-odd-c', 0, Array.from({ length: 3_000 }, (_, n) => n)));
    const streams = await Promise.all(['probe-odd-b', 'probe-odd-c', 'probe-oddest-a'].map((stream) => store.read(stream)));
    expect(streams.map(({ length }) => length)).toEqual([5, 3_000, 5]);
    expect(await copied((client, each) => copyStreams(client, PROBES, each))).toEqual(streams.map((facts) => facts.map(whole)));
    const last = await system.lastPosition();
    const log = await copied((client, each) => copyLog(client, last, PROBES, each));
    expect(log.flat()).toEqual(streams.flat().map(whole).sort((a, b) => a.position - b.position));
    expect((await copied((client, each) => copyLog(client, last - 1, PROBES, each))).flat()).toHaveLength(3_009);
  });
  it('of nothing is empty', async () => {
    expect(await copied((client, each) => copyStreams(client, 'false', each))).toEqual([]);
    expect(await copied((client, each) => copyLog(client, 0, 'true', each))).toEqual([]);
  });
  it('that breaks in the middle says so', async () => {
    await expect(copied((client, each) => copyStreams(client, `1 / (f.version - 2000) < 9 AND ${PROBES}`, each))).rejects.toThrow('division by zero');
  });
  it('whose connection goes away says so', async () => {
    await expect(
      copied(async (client, each) => {
        client.on('error', () => undefined);
        const { rows: [own] } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        const copying = copyStreams(client, 'pg_sleep(1) IS NOT NULL', each);
        await system.asOwner((owner) => owner.query('SELECT pg_terminate_backend($1)', [own?.pid]));
        await copying;
      }),
    ).rejects.toThrow(/terminat/);
  });
});
