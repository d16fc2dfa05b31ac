/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { Client, type QueryResult } from 'pg';
import { clientConfig } from '../src/platform/event-log/projections/read-tables';
import { EventStore } from '../src/platform/event-log/store/event-store';
import type { RecordedEvent } from '../src/platform/event-log/events/events';
import { Lane } from '../src/platform/event-log/store/lane';
import { appendStatement } from '../src/platform/event-log/store/lane-sql';
import { PAGE, pagesByStream } from '../src/platform/event-log/replay/event-pages';
import type { Projection } from '../src/platform/event-log/projections/projection';
import { foldInto } from '../src/platform/event-log/replay/rebuild';
import { BY_TEST, happened, probeEvents, RELEASE, unitOf } from './support/probes';
import { TestSystem } from './support/system';

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
const PROBES = { category: probeEvents.category, handles: 'all', seesMetadata: true } as const;
const ODD = ['plain', 'Ærø 東京 🚚 \u2028', 'a\\b "c"\n\t\r', '[{,    }]', '\u001e'];

describe('the facts of a rebuild, page by page', () => {
  let system: TestSystem;
  let lane: Lane;
  let store: EventStore;
  let client: Client;
  /** Before any test adds to the log. */
  let begun: number;

  beforeAll(async () => {
    system = await TestSystem.start();
    [lane, store] = [system.app.get(Lane), system.app.get(EventStore)];
    for (const [version, text] of ODD.entries())
      for (const stream of ['probe-b', 'probe-ba', 'probe-B'])
        await lane.append({
          ...unitOf(stream, version),
          appends: [
            {
              stream,
              expected: version,
              events: [
                {
                  ...happened(version),
                  data: { text, list: [text, null, 1.5] },
                  metadata: { ...BY_TEST, actorName: text },
                },
              ],
            },
          ],
        });
    await lane.append(unitOf('probe-long', 0, range(2_500)));
    begun = await system.lastPosition();
  });
  beforeEach(async () => {
    client = new Client(clientConfig(system.settings.databaseUrl, null));
    await client.connect();
  });
  afterEach(() => client.end());
  afterAll(() => system.stop());

  const pagesOf = async (
    upTo: number,
    size?: number,
    reads: Pick<Projection, 'category' | 'handles' | 'seesMetadata'> = PROBES,
  ) => {
    const pages: (readonly RecordedEvent[])[] = [];
    for await (const page of pagesByStream(client, reads, upTo, size)) pages.push(page);
    return pages;
  };
  const STREAMS = ['probe-B', 'probe-b', 'probe-ba', 'probe-long'];

  it.each([1, 2, 3, 5, 7, 2_515, 5_000])('are what a read gives, stream by stream, in pages of %i', async (size) => {
    const streams = await Promise.all(STREAMS.map((stream) => store.read(stream)));
    expect(streams.map(({ length }) => length)).toEqual([5, 5, 5, 2_500]);
    const upTo =
      size < 5
        ? Math.max(
            ...streams
              .slice(0, 3)
              .flat()
              .map(({ position }) => position),
          )
        : Infinity;
    const wanted = streams.flat().filter(({ position }) => position <= upTo);
    const pages = await pagesOf(Math.min(upTo, begun), size);
    expect(pages.flat()).toEqual(wanted);
    expect(pages.map(({ length }) => length)).toEqual(
      range(Math.ceil(wanted.length / size)).map((page) => Math.min(size, wanted.length - page * size)),
    );
  });

  it('are of the category and the types that are read, and none where there are none', async () => {
    const last = await system.lastPosition();
    expect(await pagesOf(last, 10, { ...PROBES, handles: ['AnotherHappened'] })).toEqual([]);
    expect(await pagesOf(last, 10, { ...PROBES, category: 'prob' })).toEqual([]);
    expect(await pagesOf(0)).toEqual([]);
  });

  it('leave metadata in the database unless it is looked at', async () => {
    const [page] = await pagesOf(begun, 10, { ...PROBES, seesMetadata: false });
    expect(page?.map(({ metadata, data }) => [metadata, data])[0]).toEqual([
      null,
      { text: 'plain', list: ['plain', null, 1.5] },
    ]);
  });

  it('pass by none of a transaction that was open when they were begun: it comes behind the position', async () => {
    const writer = new Client(clientConfig(system.settings.databaseUrl, null));
    await writer.connect();
    try {
      const before = await system.lastPosition();
      await writer.query('BEGIN');
      await writer.query(appendStatement([unitOf('probe-aopen', 0, [1])], RELEASE));
      const upTo = await system.lastPosition();
      expect(upTo).toBe(before);
      const pages = pagesByStream(client, PROBES, upTo, 5);
      const seen = [...((await pages.next()).value as RecordedEvent[])];
      await writer.query('COMMIT');
      await lane.append(unitOf('probe-zlate', 0, [1]));
      for await (const page of pages) seen.push(...page);
      expect(seen.map(({ stream }) => stream).filter((stream) => !STREAMS.includes(stream))).toEqual([]);
      expect(seen).toHaveLength(2_515);
      const { rows } = await client.query<{ stream_id: string }>(
        'SELECT stream_id FROM facts WHERE position > $1 ORDER BY position',
        [upTo],
      );
      expect(rows.map(({ stream_id }) => stream_id)).toEqual(['probe-aopen', 'probe-zlate']);
    } finally {
      await writer.end();
    }
  });
});

/** Tells how many rows the largest of its answers had. */
class Weighing extends Client {
  largest = 0;

  // oxlint-disable-next-line typescript/no-explicit-any -- every overload of pg's own query goes through
  override query(...args: any[]): any {
    const answer: unknown = (super.query as (...all: unknown[]) => unknown).apply(this, args);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: QueryResult) => {
      this.largest = Math.max(this.largest, result.rows?.length ?? 0);
      return result;
    });
  }
}

describe('a fold of a long log', () => {
  let system: TestSystem;
  let client: Weighing;
  const EVENTS = 6_500;

  beforeAll(async () => {
    system = await TestSystem.start();
    const lane = system.app.get(Lane);
    for (const stream of range(10)) await lane.append(unitOf(`probe-${stream}`, 0, range(EVENTS / 10)));
    client = new Weighing(clientConfig(system.settings.databaseUrl, null));
    await client.connect();
    await client.query('CREATE TEMP TABLE counts (stream text, n int, version int)');
  });
  afterAll(async () => {
    await client.end();
    await system.stop();
  });

  const column = (property: string, sqlType: string, key = false) => ({ property, column: property, sqlType, key });
  const SHAPE = {
    name: 'counts',
    columns: [column('stream', 'text', true), column('n', 'int'), column('version', 'int')],
  };
  const counts = (mode: Projection['mode']): Projection => ({
    name: 'counts',
    version: 1,
    mode,
    table: class Counts {},
    category: probeEvents.category,
    handles: mode === 'async' ? ['ProbeHappened'] : 'all',
    seesMetadata: false,
    keys: ({ stream }) => [{ stream }],
    fold: (row, { stream }) => ({ stream, n: Number(row?.['n'] ?? 0) + 1 }),
  });

  it.each(['inline', 'async'] as const)(
    'holds one page of facts at a time (%s), and folds each of them once',
    async (mode) => {
      await client.query('TRUNCATE counts; CREATE UNIQUE INDEX IF NOT EXISTS counts_key ON counts (stream)');
      client.largest = 0;
      expect(await foldInto(counts(mode), SHAPE, 'counts', await system.lastPosition(), client)).toBe(EVENTS);
      expect(client.largest).toBe(PAGE);
      const { rows } = (await client.query(
        'SELECT stream, n, version FROM counts ORDER BY length(stream), stream',
      )) as QueryResult<Record<string, unknown>>;
      expect(rows).toEqual(range(10).map((n) => ({ stream: `probe-${n}`, n: 650, version: 650 })));
    },
  );

  it.each(['inline', 'async'] as const)('stops where it is told to (%s)', async (mode) => {
    await client.query('TRUNCATE counts');
    let pages = 0;
    const notTheThird = (): void => {
      pages += 1;
      if (pages === 3) throw new Error('enough');
    };
    await expect(
      foldInto(counts(mode), SHAPE, 'counts', await system.lastPosition(), client, notTheThird),
    ).rejects.toThrow('enough');
    expect(pages).toBe(3);
  });
});
