/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { z } from 'zod';
import { eventFamily } from '../events/event-catalog';
import { defineEvent, type RecordedEvent } from '../events/events';
import { defineProjection, existing, type RowClass } from './projection';
import { inlineChanges } from './row-set';
import type { TableShape } from './rows';
import { rowStatements } from './row-sql';
import { defineSums, ROWS } from './sums';

class CrateRow {
  id: string;
  shelf: string | null;
  pounds: string;
}
class ShelfRow {
  shelf: string;
  crates: number;
  pounds: string;
}
const crate = z.object({ id: z.string(), shelf: z.string().nullable(), pounds: z.string() });
const crateEvents = eventFamily('crate', {
  CrateStored: defineEvent('stored a crate', crate),
  CrateMoved: defineEvent('moved a crate', crate.omit({ pounds: true })),
  CrateCounted: defineEvent('counted a crate', crate.pick({ id: true })),
  CrateTaken: defineEvent('took a crate', crate.pick({ id: true })),
});
const crates = defineProjection({
  name: 'crates',
  version: 1,
  table: CrateRow,
  events: crateEvents,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    CrateStored: (_, { data }) => data,
    CrateMoved: (row, { data }) => ({ ...existing(row), shelf: data.shelf }),
    CrateCounted: (row) => existing(row),
    CrateTaken: () => null,
  },
});
defineSums<CrateRow, ShelfRow>({
  name: 'shelves',
  version: 1,
  of: crates,
  table: ShelfRow,
  by: { shelf: 'shelf' },
  sum: { crates: ROWS, pounds: 'pounds' },
  where: { shelf: { not: [null] } },
});
const shape = (name: string, key: string, others: readonly string[]): TableShape => ({
  name,
  columns: [key, ...others].map((property) => ({ property, column: property, sqlType: 'text', key: property === key })),
});
const shapes: Readonly<Record<string, TableShape>> = {
  shelves: shape('shelves', 'shelf', ['crates', 'pounds']),
  crates: shape('crates', 'id', ['shelf', 'pounds']),
};
const tableOf = new Map<RowClass, string>([
  [ShelfRow, 'shelves'],
  [CrateRow, 'crates'],
]);
const shapeNamed = (name: string): TableShape => shapes[name] ?? shape(name, 'id', []);
const shapeOf = (table: RowClass): TableShape => shapeNamed(tableOf.get(table) ?? '');
const recorded = (version: number, type: string, data: object): RecordedEvent => ({
  type,
  data,
  version,
  stream: 'crate-c',
  position: version,
  schema: 1,
  metadata: {} as RecordedEvent['metadata'],
  recordedAt: '2026-11-01T00:00:00.000Z',
});

const stored = recorded(1, 'CrateStored', { id: 'c', shelf: 'A', pounds: '12.50' });
const moved = (shelf: string | null) => recorded(2, 'CrateMoved', { id: 'c', shelf });

describe('sums over rows', () => {
  const sums = (past: readonly RecordedEvent[], ...fresh: readonly RecordedEvent[]) =>
    inlineChanges(crates, shapeOf(CrateRow), past, fresh, shapeOf)
      .filter(({ table }) => table === 'shelves')
      .map(({ op, row }) => [op, row]);

  it('gain what a new row adds', () =>
    expect(sums([], stored)).toEqual([['add', { shelf: 'A', crates: 1, pounds: '12.50' }]]));
  it('lose under one key what they gain under another', () =>
    expect(sums([stored], moved('B'))).toEqual([
      ['add', { shelf: 'A', crates: -1, pounds: '-12.50' }],
      ['add', { shelf: 'B', crates: 1, pounds: '12.50' }],
    ]));
  it('lose what a row no longer adds, or what is gone', () => {
    const lost = [['add', { shelf: 'A', crates: -1, pounds: '-12.50' }]];
    expect(sums([stored], moved(null))).toEqual(lost);
    expect(sums([stored], recorded(2, 'CrateTaken', { id: 'c' }))).toEqual(lost);
  });
  it('see only where a row began and where it ended', () =>
    expect(sums([], stored, moved('B'))).toEqual([['add', { shelf: 'B', crates: 1, pounds: '12.50' }]]));
  it('are left alone by a change that adds the same', () => {
    expect(sums([stored], recorded(2, 'CrateCounted', { id: 'c' }))).toEqual([]);
    expect(sums([stored], moved('B'), moved('A'))).toEqual([]);
  });
});

describe('statements for rows', () => {
  it('take tables by their names, whichever changed first, and tell which rows many records share', () => {
    const put = (table: string) => ({ op: 'put' as const, table, row: { id: 'c' } });
    const changes = [put('trays'), ...inlineChanges(crates, shapeOf(CrateRow), [], [stored], shapeOf), put('boxes')];
    expect(rowStatements(changes, shapeNamed).map(({ name, shared }) => [name, shared])).toEqual([
      ['put:boxes', false],
      ['put:crates', false],
      ['put:trays', false],
      ['add:shelves', true],
    ]);
  });
});
