import type { Metadata } from './facts';
import { appendStatement } from './lane-sql';
import type { NewFact, Unit } from './unit';

const metadata = { actorName: 'Erin' } as Metadata;
const fact = (n: number): NewFact => ({
  type: 'ProbeHappened',
  schema: 1,
  data: { n, text: 'a,b "c" {d} \\ é' },
  metadata,
  recordedAt: '2026-11-21T12:00:00.000Z',
});
const unit = (stream: string, expected: number, numbers: readonly number[], guards: Unit['guards'] = []): Unit => ({
  appends: [{ stream, expected, facts: numbers.map(fact) }],
  guards,
  rows: [],
});
const lists = (values: readonly unknown[]) => values.map((value) => String(value).split('\x1e'));

describe('the append of a batch', () => {
  it('of one fact of one stream takes the short way', () => {
    expect(appendStatement([unit('probe-1', 4, [1])])).toEqual({
      name: 'append-one',
      text: 'SELECT append_fact($1,$2,$3,$4,$5,$6,$7,$8) AS position',
      values: [
        'probe-1',
        4,
        'ProbeHappened',
        1,
        JSON.stringify(fact(1).data),
        JSON.stringify(metadata),
        '2026-11-21T12:00:00.000Z',
        null,
      ],
    });
  });
  it('is noted as of the latest time that was told, else of the database’s own', () => {
    const told = (stamp: string): Unit => ({ ...unit('probe-1', 0, [1]), stamp });
    expect(appendStatement([told('2026-11-21T12:00:00.000Z')]).values.at(-1)).toBe('2026-11-21T12:00:00.000Z');
    expect(
      appendStatement([
        told('2026-11-21T12:00:00.000Z'),
        unit('probe-2', 0, [1]),
        told('2026-11-21T12:00:01.000Z'),
      ]).values.at(-1),
    ).toBe('2026-11-21T12:00:01.000Z');
    expect(appendStatement([unit('probe-1', 0, [1]), unit('probe-2', 0, [1])]).values.at(-1)).toBeNull();
  });
  it.each([
    ['two facts', [unit('probe-1', 0, [1, 2])]],
    ['two units', [unit('probe-1', 0, [1]), unit('probe-2', 0, [1])]],
    ['a guard', [unit('probe-1', 0, [1], [{ stream: 'broker-3', version: 2 }])]],
    ['no fact', [{ appends: [], guards: [], rows: [] }]],
  ])('with %s takes the long way', (_, batch) => {
    expect(appendStatement(batch).name).toBe('append-many');
  });
  it('numbers the facts of each stream and names for each check the unit it is of; a new stream needs none', () => {
    const { values } = appendStatement([
      unit('probe-1', 4, [1, 2]),
      unit('probe-2', 0, [3], [{ stream: 'broker-3', version: 0 }]),
    ]);
    const [units, streams, versions, ...rows] = values;
    expect([units, String(streams).split('\x1e'), versions]).toEqual(['{0,1}', ['probe-1', 'broker-3'], '{4,0}']);
    expect([lists([rows[0]])[0], rows[1], rows[3]]).toEqual([['probe-1', 'probe-1', 'probe-2'], '{5,6,1}', '{1,1,1}']);
    expect(lists([rows[4]])[0]?.map((data) => JSON.parse(data) as unknown)).toEqual([1, 2, 3].map((n) => fact(n).data));
  });
  it('keeps facts apart whatever stands in them: JSON has no raw separator', () => {
    const odd = { ...fact(1), data: { text: 'a\x1eb' } };
    const { values } = appendStatement([
      { appends: [{ stream: 'probe-1', expected: 0, facts: [odd, odd] }], guards: [], rows: [] },
    ]);
    expect(lists([values[7]])[0]).toHaveLength(2);
  });
});
