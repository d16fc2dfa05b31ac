#!/usr/bin/env node
// The measurements behind the recommendation, each on its own: node probes.mjs [encodings|body|seal|lanes|snapshot|inline]...
// Bounded: all of them take about two and a half minutes. Loopback only, one embedded server of its own.
import pg from 'pg';
import fs from 'node:fs';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import copyStreams from 'pg-copy-streams';
import { startServer } from './lib/server.mjs';
import { makeEvent, streamName, SEED_ROWS, seedBySql } from './lib/payload.mjs';
import { runSlot, median } from './lib/stats.mjs';
import { create as sketch } from './adapters/sketch.mjs';
import { create as physical } from './adapters/physical.mjs';

const want = new Set(process.argv.slice(2));
const on = (name) => want.size === 0 || want.has(name);
const server = await startServer();
const int = (x) => Math.round(x).toLocaleString('en-US');
let db = 0;
const open = async (max = 20, extra = {}) => {
  const url = await server.createDatabase(`probe${(db += 1)}`);
  const pool = new pg.Pool({ connectionString: url, max, ...extra });
  pool.on('error', () => {}); // idle connections end with the server
  return { url, pool };
};
const store = async (create, o, max = 66) => {
  const { url, pool } = await open(max);
  await pool.query(
    'CREATE TABLE bench_projection (stream_id text PRIMARY KEY, n bigint NOT NULL, total bigint NOT NULL)',
  );
  const a = create(o);
  await a.setup({ pool, connectionString: url, concurrency: max });
  return { a, pool, url };
};
let k = 0;
const appends = (x, concurrency, ms) =>
  runSlot(
    async () => {
      const id = streamName('z', (k += 1));
      await x.a.append(id, 0, [makeEvent(id)]);
    },
    { concurrency, ms },
  );

if (on('encodings')) {
  console.log(
    '\nHow to send a batch: one connection, one statement a batch; CPU per event of this process and of the backend',
  );
  const { url } = await open();
  const c = new pg.Client({ connectionString: url });
  await c.connect();
  const pid = (await c.query('SELECT pg_backend_pid() AS p')).rows[0].p;
  const cpu = () => {
    try {
      const f = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(f[11]) + Number(f[12])) * 10;
    } catch {
      return NaN;
    }
  };
  const table = (j) =>
    `DROP TABLE IF EXISTS e; CREATE TABLE e (position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream_id text NOT NULL, version int NOT NULL, type text NOT NULL, data ${j} NOT NULL, metadata ${j} NOT NULL, recorded timestamptz NOT NULL DEFAULT now(), UNIQUE (stream_id, version))`;
  const rowsOf = (n) => {
    k += 1;
    return Array.from({ length: n }, (_, i) => {
      const s = `account-${k}-${i}`;
      return { s, v: 1, e: makeEvent(s) };
    });
  };
  const j = JSON.stringify;
  const sep = (t) => (r) =>
    c.query({
      name: `s${t}`,
      text: `INSERT INTO e (stream_id, version, type, data, metadata) SELECT s, v, t, d::${t}, m::${t} FROM unnest(string_to_array($1, E'\\x1e'), $2::int[], string_to_array($3, E'\\x1e'), string_to_array($4, E'\\x1e'), string_to_array($5, E'\\x1e')) u(s, v, t, d, m)`,
      values: [
        r.map((x) => x.s).join('\x1e'),
        `{${r.map((x) => x.v).join()}}`,
        r.map((x) => x.e.type).join('\x1e'),
        r.map((x) => j(x.e.data)).join('\x1e'),
        r.map((x) => j(x.e.metadata)).join('\x1e'),
      ],
    });
  const ways = [
    [
      'VALUES ($1, ...)',
      'jsonb',
      (r) => {
        const p = [];
        const t = r.map((x, i) => {
          p.push(x.s, x.v, x.e.type, j(x.e.data), j(x.e.metadata));
          return `($${i * 5 + 1},$${i * 5 + 2},$${i * 5 + 3},$${i * 5 + 4},$${i * 5 + 5})`;
        });
        return c.query({
          name: `v${r.length}`,
          text: `INSERT INTO e (stream_id, version, type, data, metadata) VALUES ${t.join()}`,
          values: p,
        });
      },
    ],
    [
      'unnest of driver arrays',
      'jsonb',
      (r) =>
        c.query({
          name: 'u',
          text: 'INSERT INTO e (stream_id, version, type, data, metadata) SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::jsonb[], $5::jsonb[])',
          values: [
            r.map((x) => x.s),
            r.map((x) => x.v),
            r.map((x) => x.e.type),
            r.map((x) => j(x.e.data)),
            r.map((x) => j(x.e.metadata)),
          ],
        }),
    ],
    [
      'json_to_recordset, one parameter',
      'jsonb',
      (r) =>
        c.query({
          name: 'r',
          text: 'INSERT INTO e (stream_id, version, type, data, metadata) SELECT s, v, t, d, m FROM json_to_recordset($1::json) AS x(s text, v int, t text, d jsonb, m jsonb)',
          values: [j(r.map((x) => ({ s: x.s, v: x.v, t: x.e.type, d: x.e.data, m: x.e.metadata })))],
        }),
    ],
    ['strings joined by U+001E', 'jsonb', sep('jsonb')],
    ['strings joined by U+001E', 'json', sep('json')],
    [
      'COPY',
      'jsonb',
      async (r) => {
        const st = c.query(copyStreams.from('COPY e (stream_id, version, type, data, metadata) FROM STDIN'));
        st.end(r.map((x) => `${x.s}\t${x.v}\t${x.e.type}\t${j(x.e.data)}\t${j(x.e.metadata)}\n`).join(''));
        await once(st, 'finish');
      },
    ],
  ];
  for (const n of [16, 256])
    for (const [name, body, fn] of ways) {
      await c.query(table(body));
      for (let i = 0; i < 5; i += 1) await fn(rowsOf(n));
      const n0 = process.cpuUsage();
      const p0 = cpu();
      const t = performance.now();
      let events = 0;
      while (performance.now() - t < 1200) {
        await fn(rowsOf(n));
        events += n;
      }
      const s = (performance.now() - t) / 1000;
      const u = process.cpuUsage(n0);
      console.log(
        `  ${name.padEnd(34)} ${body.padEnd(6)} batch ${String(n).padStart(3)}  ${int(events / s).padStart(7)} events/s  client ${((u.user + u.system) / events).toFixed(1)} us  backend ${(((cpu() - p0) * 1000) / events).toFixed(1)} us`,
      );
    }
  await c.end();
}

if (on('body') || on('seal')) {
  for (const body of ['jsonb', 'json']) {
    const { pool } = await open(4);
    const q = (t) => pool.query(t);
    const time = async (name, n, fn) => {
      const xs = [];
      for (let i = 0; i < 3; i += 1) {
        const t = performance.now();
        await fn();
        xs.push(performance.now() - t);
      }
      console.log(`  ${body.padEnd(6)} ${name.padEnd(62)} ${int((n / median(xs)) * 1000).padStart(9)} events/s`);
    };
    await q(
      `CREATE TABLE e (position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, stream_id text NOT NULL, version int NOT NULL, type text NOT NULL, data ${body} NOT NULL, metadata ${body} NOT NULL, recorded timestamptz NOT NULL DEFAULT now(), UNIQUE (stream_id, version))`,
    );
    await seedBySql(
      pool,
      `INSERT INTO e (stream_id, version, type, data, metadata) SELECT stream_id, version, type, data::text::${body}, metadata::text::${body} FROM (${SEED_ROWS}) r`,
      { streams: 2000, perStream: 100 },
    );
    await q('VACUUM ANALYZE e');
    const N = 200000;
    console.log(
      `\n${body} body, 200,000 events, ${(await q("SELECT pg_total_relation_size('e') / 200000 AS b")).rows[0].b} bytes an event with indexes`,
    );
    if (on('body')) {
      await time('rebuild, INSERT ... SELECT, one field', N, () =>
        q(
          "DROP TABLE IF EXISTS p; CREATE TABLE p (stream_id text PRIMARY KEY, n bigint, total bigint); INSERT INTO p SELECT stream_id, count(*), sum((data->>'amount')::bigint) FROM e GROUP BY 1",
        ),
      );
      await time('rebuild, INSERT ... SELECT, three fields', N, () =>
        q(
          "DROP TABLE IF EXISTS p; CREATE TABLE p (stream_id text PRIMARY KEY, n bigint, total bigint, m bigint, d bigint); INSERT INTO p SELECT stream_id, count(*), sum((data->>'amount')::bigint), max((data->>'miles')::int), sum((data->'debit'->>'amount')::bigint) FROM e GROUP BY 1",
        ),
      );
      const fold = async (sql, parse) => {
        const c = await pool.connect();
        const m = new Map();
        let rest = '';
        for await (const b of c.query(copyStreams.to(`COPY (${sql}) TO STDOUT`))) {
          const lines = (rest + b.toString('utf8')).split('\n');
          rest = lines.pop();
          for (const l of lines) {
            const t = l.indexOf('\t');
            const key = l.slice(0, t);
            const a = parse(l.slice(t + 1));
            const f = m.get(key);
            if (f) {
              f[0] += 1;
              f[1] += a;
            } else m.set(key, [1, a]);
          }
        }
        c.release();
        await pool.query({
          name: 'pf',
          text: 'INSERT INTO pf SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[])',
          values: [[...m.keys()], [...m.values()].map((f) => f[0]), [...m.values()].map((f) => f[1])],
        });
      };
      const pf = () =>
        q('DROP TABLE IF EXISTS pf; CREATE TABLE pf (stream_id text PRIMARY KEY, n bigint, total bigint)');
      await time('rebuild, COPY out, JSON.parse, fold in JS, one write back', N, async () => {
        await pf();
        await fold('SELECT stream_id, data FROM e ORDER BY position', (s) => JSON.parse(s).amount);
      });
      await time('rebuild, COPY out of the field only, fold in JS, one write back', N, async () => {
        await pf();
        await fold("SELECT stream_id, data->>'amount' FROM e ORDER BY position", Number);
      });
      const pages = (cfg) => async () => {
        let p = 0;
        for (;;) {
          const r = await pool.query({
            name: `pg${cfg.n}${cfg.types ? 'l' : ''}`,
            text: `SELECT position, stream_id, version, type, data, metadata FROM e WHERE position > $1 ORDER BY position LIMIT ${cfg.n}`,
            values: [p],
            rowMode: 'array',
            ...(cfg.types ? { types: cfg.types } : {}),
          });
          if (!r.rows.length) break;
          p = r.rows[r.rows.length - 1][0];
        }
      };
      await time('read all, pages of 1,000, JSON parsed', N, pages({ n: 1000 }));
      await time(
        'read all, pages of 1,000, JSON left as text',
        N,
        pages({ n: 1000, types: { getTypeParser: () => (x) => x } }),
      );
    }
    if (on('seal')) {
      const leaf = "sha256(convert_to(concat_ws('|', position, stream_id, version, type, data, metadata), 'UTF8'))";
      await time('SHA-256 leaf of every row, in SQL', N, () => q(`SELECT count(${leaf}) FROM e`));
      await time('seal: leaves and a root for every 1,000 positions, in SQL', N, () =>
        q(
          `DROP TABLE IF EXISTS b; CREATE TABLE b AS SELECT (position - 1) / 1000 AS block, sha256(string_agg(${leaf}, ''::bytea ORDER BY position)) AS root FROM e GROUP BY 1`,
        ),
      );
      const rows = (
        await q("SELECT concat_ws('|', position, stream_id, version, type, data, metadata) AS t FROM e LIMIT 20000")
      ).rows;
      await time('SHA-256 leaf of every row, in Node', rows.length, async () => {
        for (const r of rows) createHash('sha256').update(r.t).digest();
      });
    }
    await pool.end();
  }
}

if (on('lanes')) {
  console.log('\nGroup commit in the client: appends/s by concurrency, median of 3 interleaved rounds (p99)');
  const xs = [
    ['one INSERT a transaction', await store(physical)],
    ['coalesced, 1 lane', await store(sketch, { lanes: 1 })],
    ['coalesced, 2 lanes', await store(sketch, { lanes: 2 })],
    ['log lock, not coalesced', await store(sketch, { coalesce: false })],
  ];
  for (const c of [1, 4, 16, 64]) {
    const r = xs.map(() => []);
    for (let i = 0; i < 3; i += 1) for (const [n, [, x]] of xs.entries()) r[n].push(await appends(x, c, 600));
    console.log(
      `  c${c}`.padEnd(7) +
        xs
          .map(
            ([name], n) =>
              `${name}: ${int(median(r[n].map((v) => v.rate)))} (${median(r[n].map((v) => v.p99)).toFixed(1)} ms)`,
          )
          .join('   '),
    );
  }
  const x = xs[2][1];
  console.log('  with a sealer beside the writers (every 250 ms, blocks of 1,000), c16:');
  await x.a.seal(1000); // what the sweep above left
  for (let i = 0; i < 3; i += 1) {
    const alone = await appends(x, 16, 1200);
    await x.a.seal(1000);
    let go = true;
    let sealed = 0;
    let ms = 0;
    const sealer = (async () => {
      while (go) {
        const t = performance.now();
        sealed += await x.a.seal(1000);
        ms += performance.now() - t;
        await new Promise((f) => setTimeout(f, 250));
      }
    })();
    const beside = await appends(x, 16, 1200);
    go = false;
    await sealer;
    console.log(
      `    alone ${int(alone.rate)}   beside ${int(beside.rate)} appends/s (x${(beside.rate / alone.rate).toFixed(2)})   ${((ms * 1000) / sealed).toFixed(1)} us an event sealed`,
    );
  }
  for (const [, y] of xs) await y.pool.end();
}

if (on('snapshot')) {
  console.log(
    '\nAn open snapshot (a backup, a long report) beside the writers: a counter row to lock, or an advisory lock and max(position)',
  );
  const { url, pool } = await open();
  await pool.query(`CREATE TABLE e (position bigint PRIMARY KEY, t text); CREATE TABLE head (id int PRIMARY KEY, position bigint) WITH (fillfactor = 10); INSERT INTO head VALUES (1, 0);
    CREATE FUNCTION by_row() RETURNS void LANGUAGE plpgsql AS $$ DECLARE p bigint; BEGIN UPDATE head SET position = position + 1 WHERE id = 1 RETURNING position INTO p; INSERT INTO e VALUES (2 * p, 'x'); END $$;
    CREATE FUNCTION by_lock() RETURNS void LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_advisory_xact_lock(1); INSERT INTO e SELECT COALESCE((SELECT position FROM e ORDER BY position DESC LIMIT 1), 0) + 1, 'x'; END $$`);
  for (const fn of ['by_row', 'by_lock']) {
    await pool.query('TRUNCATE e; UPDATE head SET position = 0');
    const slot = () =>
      runSlot(() => pool.query({ name: fn, text: `SELECT ${fn}()` }).then(() => 1), { concurrency: 1, ms: 1200 });
    await slot();
    const before = await slot();
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await other.query('SELECT count(*) FROM head');
    const during = [];
    for (let i = 0; i < 6; i += 1) during.push(int((await slot()).rate));
    await other.end();
    console.log(
      `  ${fn === 'by_row' ? 'counter row  ' : 'advisory lock'}  before ${int(before.rate)}; while open, every 1.2 s: ${during.join(', ')} appends/s`,
    );
  }
  await pool.end();
}

if (on('inline')) {
  console.log('\nCommands with a projection statement of their own, 20 hot rows, c16 (commands/s, p99)');
  const x = await store(sketch, {}, 24);
  const UP =
    'INSERT INTO bench_inline AS p VALUES ($1, 1, $2) ON CONFLICT (account) DO UPDATE SET n = p.n + 1, total = p.total + excluded.total';
  const ONE = 'SELECT es_append_one($1,$2,$3,$4,$5,false)';
  const piped = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const c = new pg.Client({ connectionString: x.url, pipeline: true });
      await c.connect();
      return c;
    }),
  );
  const command = (n) => {
    const s = streamName('tx', (k += 1));
    return { s, e: makeEvent(s), account: `hot${String(n % 20).padStart(2, '0')}` };
  };
  const one = (c) => [c.s, 0, c.e.type, JSON.stringify(c.e.data), JSON.stringify(c.e.metadata)];
  const SEP = '\x1e';
  let queue = [];
  const lanes = [piped[0], piped[1]];
  const kick = () => {
    while (queue.length && lanes.length) flush(lanes.shift());
  };
  const flush = async (c) => {
    const batch = queue.splice(0, 256);
    const sent = [c.query('BEGIN')];
    for (const b of [...batch].sort((p, q) => (p.account < q.account ? -1 : 1)))
      sent.push(c.query({ name: 'up', text: UP, values: [b.account, b.e.data.amount] }));
    sent.push(
      c.query({
        name: 'many',
        text: 'SELECT es_append($1,$2,$3,$4,$5,$6,$7,false)',
        values: [
          batch.map((b) => b.s).join(SEP),
          `{${batch.map(() => 0)}}`,
          batch.map((b) => b.s).join(SEP),
          `{${batch.map(() => 1)}}`,
          batch.map((b) => b.e.type).join(SEP),
          batch.map((b) => JSON.stringify(b.e.data)).join(SEP),
          batch.map((b) => JSON.stringify(b.e.metadata)).join(SEP),
        ],
      }),
    );
    sent.push(c.query('COMMIT'));
    const bad = (await Promise.allSettled(sent)).find((r) => r.status === 'rejected');
    for (const b of batch) bad ? b.no(bad.reason) : b.ok();
    lanes.push(c);
    kick();
  };
  const ways = {
    'transaction a command, statement by statement': async (w, n) => {
      const c = await x.pool.connect();
      try {
        const d = command(n);
        await c.query('BEGIN');
        await c.query({ name: 'up', text: UP, values: [d.account, d.e.data.amount] });
        await c.query({ name: 'one', text: ONE, values: one(d) });
        await c.query('COMMIT');
      } finally {
        c.release();
      }
    },
    'transaction a command, pipelined in one trip': async (w, n) => {
      const c = piped[w];
      const d = command(n);
      await Promise.all([
        c.query('BEGIN'),
        c.query({ name: 'up', text: UP, values: [d.account, d.e.data.amount] }),
        c.query({ name: 'one', text: ONE, values: one(d) }),
        c.query('COMMIT'),
      ]);
    },
    'many commands in one pipelined transaction': (w, n) =>
      new Promise((ok, no) => {
        queue.push({ ...command(n), ok, no });
        if (queue.length === 1) setImmediate(kick);
      }),
    'set-based projection, once a batch (the sketch)': async () => {
      const id = streamName('tx', (k += 1));
      await x.a.appendInline(id, 0, [makeEvent(id)]);
    },
  };
  const r = Object.fromEntries(Object.keys(ways).map((n) => [n, []]));
  for (let i = 0; i < 3; i += 1)
    for (const [n, f] of Object.entries(ways))
      r[n].push(
        await runSlot(
          async (w, j) => {
            await f(w, j);
            return 1;
          },
          { concurrency: 16, ms: 1000 },
        ),
      );
  for (const [n, v] of Object.entries(r))
    console.log(
      `  ${n.padEnd(50)} ${int(median(v.map((y) => y.rate))).padStart(7)}  (${median(v.map((y) => y.p99)).toFixed(1)} ms)`,
    );
  for (const c of piped) await c.end();
  await x.pool.end();
}

await server.stop();
process.exit(0);
