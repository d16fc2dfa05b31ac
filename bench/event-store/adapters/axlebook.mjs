// The store of this repository, as it is compiled: its log, lane, reads and rebuild. Nothing here is a copy of it.
import { product } from '../../lib/compiled.mjs';
import { EVENT_TYPES, SEED_ROWS, seedBySql } from '../lib/payload.mjs';

const { LOG_SCHEMA } = product('migrations/0001-log');
const { LOG_TIME } = product('migrations/0010-log-time');
const { LOG_APPEND } = product('migrations/0073-release');
const { RELEASE } = product('migrations/0073-release');
const { Lane } = product('platform/event-log/store/lane');
const { EventStore } = product('platform/event-log/store/event-store');
const { eventFamily } = product('platform/event-log/events/event-catalog');
const { clientConfig } = product('platform/event-log/projections/read-tables');
const { plainTypes } = product('platform/database/types');
const { defineProjection } = product('platform/event-log/projections/projection');
const { rebuild } = product('platform/event-log/replay/replay');

const column = (property, sqlType, key = false) => ({ property, column: property.replace('Id', '_id'), sqlType, key });
const INLINE = {
  name: 'bench_inline',
  columns: [column('account', 'text', true), column('n', 'bigint'), column('total', 'bigint')],
};
const TOTALS = {
  name: 'bench_projection',
  columns: [column('streamId', 'text', true), column('n', 'bigint'), column('total', 'bigint')],
};
const SEED = `INSERT INTO facts (position, recorded_at, version, schema, stream_id, type, data, metadata)
  SELECT (version - 1) * $2::bigint + row_number() OVER (), now(), version, 1, stream_id, type, data,
  metadata::text::json FROM (${SEED_ROWS}) r`;

const added = (row, { stream, data }) => ({
  streamId: stream,
  n: (row?.n ?? 0) + 1,
  total: (row?.total ?? 0) + data.amount,
});

/** Count and sum a stream: the read model of W6, said as a fold and, where wanted, as SQL. */
const totals = (inSql) =>
  defineProjection({
    name: 'totals',
    version: 1,
    table: class Totals {},
    events: eventFamily('account', Object.fromEntries(EVENT_TYPES.map((type) => [type, { version: 1, upcast: {} }]))),
    keys: ({ stream }) => [{ streamId: stream }],
    on: Object.fromEntries(EVENT_TYPES.map((type) => [type, added])),
    ...(inSql
      ? {
          sums: true,
          inSql: "SELECT f.stream_id, count(*), sum((f.data->>'amount')::bigint) FROM facts f GROUP BY f.stream_id",
        }
      : {}),
  });

export const create = ({ rebuild: way = 'sql' } = {}) => {
  let pool;
  let config;
  let store;
  let lane;
  let projection;
  const recorded = (events) => {
    const recordedAt = new Date().toISOString();
    return events.map(({ type, data, metadata }) => ({ type, schema: 1, data, metadata, recordedAt }));
  };
  const unit = (stream, expected, events, rows) => ({
    appends: [{ stream, expected, events: recorded(events) }],
    guards: [],
    rows,
  });
  return {
    name: way === 'fold' ? 'axlebook, rebuild by fold' : 'axlebook',
    gapSafe: 'log lock held to commit',
    ...(way === 'fold' ? { only: ['W6'] } : {}),
    poolOptions: { types: plainTypes },
    async setup(context) {
      pool = context.pool;
      config = clientConfig(context.connectionString, null);
      await pool.query(
        `${LOG_SCHEMA}; ${LOG_TIME}; ${RELEASE}; ${LOG_APPEND}; CREATE TABLE bench_inline (account text PRIMARY KEY, n bigint NOT NULL, total bigint NOT NULL) WITH (fillfactor = 50)`,
      );
      projection = totals(way === 'sql');
      lane = new Lane(config, () => INLINE, { number: 0, noticed: () => undefined });
      store = new EventStore(pool, lane);
    },
    append: (stream, expected, events) => store.append(unit(stream, expected, events, [])),
    appendInline: (stream, expected, events) =>
      store.append(
        unit(
          stream,
          expected,
          events,
          events.map(({ type, data }) => ({
            op: 'add',
            table: INLINE.name,
            row: { account: type, n: 1, total: data.amount },
          })),
        ),
      ),
    seed: (size) => seedBySql(pool, SEED, size),
    readStream: (stream) => store.read(stream),
    async readAll(from, limit) {
      const page = await store.readAll(from ?? 0, limit);
      return {
        events: page.map(({ stream, type, data }) => ({ streamId: stream, type, data })),
        next: page.at(-1)?.position ?? from,
      };
    },
    async rebuild({ total }) {
      const { events } = await rebuild(config, projection, () => TOTALS);
      return {
        events: events ?? total,
        complete: true,
        how: `${way === 'fold' ? 'pages, fold, INSERT' : 'set-based SQL'}, shadow table and swap`,
      };
    },
    teardown: () => lane?.close(),
  };
};
