import type { Metadata } from '../events/events';
import { appendStatement, losersOf } from './lane-sql';
import type { NewEvent, Unit } from './unit';

const metadata = { actorName: 'Erin' } as Metadata;
const ODD = 'a,b "c" {d} \\ \t \n é';
const event = (n: number): NewEvent => ({
  type: 'ProbeHappened',
  schema: 1,
  data: { n, text: ODD },
  metadata,
  recordedAt: '2026-11-21T12:00:00.000Z',
});
const unit = (stream: string, expected: number, numbers: readonly number[], guards: Unit['guards'] = []): Unit => ({
  appends: [{ stream, expected, events: numbers.map(event) }],
  guards,
  rows: [],
});
const linesOf = (text: string): string[][] => text.split('\n').map((line) => line.split('\t'));

describe('the append of a batch', () => {
  it('is noted as of the latest time that was told, else of the database’s own', () => {
    const told = (stamp: string): Unit => ({ ...unit('probe-1', 0, [1]), stamp });
    const stampOf = (...batch: Unit[]) => appendStatement(batch, 3).values[2];
    expect(stampOf(told('2026-11-21T12:00:00.000Z'))).toBe('2026-11-21T12:00:00.000Z');
    expect(stampOf(told('2026-11-21T12:00:00.000Z'), unit('probe-2', 0, [1]), told('2026-11-21T12:00:01.000Z'))).toBe(
      '2026-11-21T12:00:01.000Z',
    );
    expect(stampOf(unit('probe-1', 0, [1]), unit('probe-2', 0, [1]))).toBeNull();
  });
  it('numbers the facts of each stream, and names for each check the unit it is of; a new stream is checked like any other', () => {
    const batch = [unit('probe-1', 4, [1, 2]), unit('probe-2', 0, [3], [{ stream: 'broker-3', version: 7 }])];
    const [checks, lines] = appendStatement(batch, 3).values;
    expect(linesOf(checks)).toEqual([
      ['0', 'probe-1', '4'],
      ['1', 'broker-3', '7'],
      ['1', 'probe-2', '0'],
    ]);
    const row = (stream: string, version: string, n: number) => [
      stream,
      version,
      'ProbeHappened',
      '1',
      '2026-11-21T12:00:00.000Z',
      JSON.stringify({ n, text: ODD }),
      '{"actorName":"Erin"}',
    ];
    expect(linesOf(lines)).toEqual([row('probe-1', '5', 1), row('probe-1', '6', 2), row('probe-2', '1', 3)]);
  });
  it('refuses a stream whose name would be read as another column or line', () => {
    expect(() => appendStatement([unit('probe-1\t2', 0, [1])], 3)).toThrow('probe-1\\t2');
    expect(() => appendStatement([unit('probe-1', 0, [1], [{ stream: 'broker-3\n0', version: 7 }])], 3)).toThrow(
      'broker-3',
    );
  });
  it('of nothing but an answer to keep checks and adds nothing', () => {
    expect(appendStatement([{ appends: [], guards: [], rows: [] }], 3).values).toEqual(['', '', null, 3]);
  });
  it('that is refused names the streams of each unit that moved', () => {
    const detail =
      '[{"unit" : 2, "stream" : "probe-a:b"}, {"unit" : 0, "stream" : "probe-1"}, {"unit" : 2, "stream" : "x"}]';
    expect([...losersOf(detail)]).toEqual([
      [2, ['probe-a:b', 'x']],
      [0, ['probe-1']],
    ]);
  });
});
