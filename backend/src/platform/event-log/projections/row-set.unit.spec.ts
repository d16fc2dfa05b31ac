/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { z } from 'zod';
import { eventFamily } from '../events/event-catalog';
import { defineEvent, type RecordedEvent } from '../events/events';
import { defineProjection, existing } from './projection';
import { inlineChanges, RowSet } from './row-set';
import { rowStatements } from './row-sql';
import type { TableShape } from './rows';

class StopRow {
  routeId: string;
  stop: number;
  miles: number;
  version: number;
  createdAt: string;
  updatedAt: string;
}
const stop = z.object({ routeId: z.string(), stop: z.int(), miles: z.int() });
const routeEvents = eventFamily('route', {
  StopAdded: defineEvent('added a stop', stop),
  StopMoved: defineEvent('moved a stop', stop),
  StopDropped: defineEvent('dropped a stop', stop),
  RouteNamed: defineEvent('named the route', z.object({ name: z.string() })),
});
const stops = defineProjection({
  name: 'stops',
  version: 1,
  table: StopRow,
  events: routeEvents,
  keys: (it) => (it.type === 'RouteNamed' ? [] : [{ routeId: it.data.routeId, stop: it.data.stop }]),
  on: {
    StopAdded: (_, { data }) => data,
    StopMoved: (row, { data }) => ({ ...existing(row), miles: data.miles }),
    StopDropped: () => null,
  },
});
const column = (property: string, name: string, sqlType: string, key = false) => ({
  property,
  column: name,
  sqlType,
  key,
});
const shape: TableShape = {
  name: 'stops',
  columns: [
    column('routeId', 'route_id', 'text', true),
    column('stop', 'stop', 'integer', true),
    column('miles', 'miles', 'bigint'),
    column('version', 'version', 'integer'),
    column('createdAt', 'created_at', 'timestamptz'),
    column('updatedAt', 'updated_at', 'timestamptz'),
  ],
};

const recorded = (version: number, type: string, data: object): RecordedEvent => ({
  type,
  data,
  version,
  stream: 'route-r',
  position: version,
  schema: 1,
  metadata: {} as RecordedEvent['metadata'],
  recordedAt: `2026-11-2${version}T00:00:00.000Z`,
});
const at = (n: number, miles: number) => ({ routeId: 'r', stop: n, miles });
const row = (n: number, miles: number, version: number, created: number, updated = version) => ({
  ...at(n, miles),
  version,
  createdAt: `2026-11-2${created}T00:00:00.000Z`,
  updatedAt: `2026-11-2${updated}T00:00:00.000Z`,
});

describe('rows folded from facts', () => {
  it('carry version and times of the fact, and keep when they began', () => {
    const rows = new RowSet(stops, shape);
    rows.apply(recorded(1, 'StopAdded', at(1, 10)));
    rows.apply(recorded(2, 'StopMoved', at(1, 20)));
    expect(rows.drain()).toEqual([row(1, 20, 2, 1)]);
    expect(rows.drain()).toEqual([]);
  });
  it('tell each change once, the last of a key', () => {
    const rows = new RowSet(stops, shape);
    rows.apply(recorded(1, 'StopAdded', at(1, 10)));
    rows.apply(recorded(2, 'StopAdded', at(2, 10)));
    rows.apply(recorded(3, 'StopDropped', at(1, 0)));
    expect(rows.takeChanges()).toEqual([
      { op: 'remove', table: 'stops', row: { routeId: 'r', stop: 1 } },
      { op: 'put', table: 'stops', row: row(2, 10, 2, 2) },
    ]);
    expect(rows.takeChanges()).toEqual([]);
  });
  it('of new facts are found by folding the past first', () => {
    const past = [recorded(1, 'StopAdded', at(1, 10)), recorded(2, 'StopAdded', at(2, 10))];
    expect(inlineChanges(stops, shape, past, [recorded(3, 'StopMoved', at(2, 99))])).toEqual([
      { op: 'put', table: 'stops', row: row(2, 99, 3, 2) },
    ]);
  });
  it('begin again after they were dropped', () => {
    const past = [recorded(1, 'StopAdded', at(1, 10)), recorded(2, 'StopDropped', at(1, 0))];
    expect(inlineChanges(stops, shape, past, [recorded(3, 'StopAdded', at(1, 5))])).toEqual([
      { op: 'put', table: 'stops', row: row(1, 5, 3, 3) },
    ]);
  });
  it('are not touched by facts that the fold does not know', () =>
    expect(
      inlineChanges(stops, shape, [recorded(1, 'StopAdded', at(1, 10))], [recorded(2, 'RouteNamed', { name: 'x' })]),
    ).toEqual([]));
  it('cannot be moved before they were added', () =>
    expect(() => inlineChanges(stops, shape, [], [recorded(1, 'StopMoved', at(1, 1))])).toThrow(
      'History is impossible',
    ));
});

describe('the statements of row changes', () => {
  const put = (n: number, miles: number) => ({ op: 'put' as const, table: 'stops', row: row(n, miles, 1, 1) });
  const sums: TableShape = {
    name: 'months',
    columns: [column('month', 'month', 'date', true), column('debit', 'debit', 'bigint')],
  };
  const shapeOf = (table: string) => (table === 'months' ? sums : shape);
  const read = (changes: Parameters<typeof rowStatements>[0], target?: (table: string) => string) =>
    rowStatements(changes, shapeOf, target).map(({ name, values }): [string, unknown] => [
      name,
      JSON.parse(String(values[0])),
    ]);

  it('are none for no change', () => expect(rowStatements([], shapeOf)).toEqual([]));
  it('write the last change of each key, one statement a kind and table; rows of records first, shared rows last', () => {
    const removal = { op: 'remove' as const, table: 'stops', row: { routeId: 'r', stop: 3 } };
    expect(
      read([
        put(1, 1),
        { op: 'add', table: 'months', row: { month: '2026-11-01', debit: 5 } },
        put(2, 2),
        put(1, 9),
        put(3, 3),
        removal,
      ]),
    ).toEqual([
      ['remove:stops', [{ routeId: 'r', stop: 3 }]],
      ['put:stops', [row(1, 9, 1, 1), row(2, 2, 1, 1)]],
      ['add:months', [{ month: '2026-11-01', debit: 5 }]],
    ]);
  });
  it('bring a row back that was removed before', () =>
    expect(read([{ op: 'remove', table: 'stops', row: { routeId: 'r', stop: 1 } }, put(1, 1)])).toEqual([
      ['put:stops', [row(1, 1, 1, 1)]],
    ]));
  it('keep every sum, also of one key', () => {
    const one = { op: 'add' as const, table: 'months', row: { month: '2026-11-01', debit: 5 } };
    expect(read([one, one])).toEqual([['add:months', [one.row, one.row]]]);
  });
  it('go to another table of the same shape when told so', () =>
    expect(read([put(1, 1)], (table) => `${table}__new`)).toEqual([['put:stops__new', [row(1, 1, 1, 1)]]]));
  it('lock rows in key order', () => {
    const [statement] = rowStatements([put(1, 1)], shapeOf);
    expect(statement?.text.split(/\s+/).join(' ')).toBe(
      [
        'INSERT INTO "stops" AS t ("route_id", "stop", "miles", "version", "created_at", "updated_at")',
        'SELECT r."routeId", r."stop", r."miles", r."version", r."createdAt", r."updatedAt"',
        'FROM json_to_recordset($1::json) AS r("routeId" text, "stop" integer, "miles" bigint, "version" integer,',
        '"createdAt" timestamptz, "updatedAt" timestamptz) ORDER BY r."routeId", r."stop"',
        'ON CONFLICT ("route_id", "stop") DO UPDATE SET "miles" = excluded."miles", "version" = excluded."version",',
        '"created_at" = excluded."created_at", "updated_at" = excluded."updated_at"',
      ].join(' '),
    );
  });
});
