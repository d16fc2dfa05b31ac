// A database full of events, and the replay of all of it.
import pg from 'pg';
import { product, productRequire } from '../compiled.mjs';
import { invoiceStory, parties } from './story.mjs';

const { Lane } = product('platform/event-log/store/lane');
const { allProjections } = product('platform/event-log/projections/projection');
const { allKinds } = product('platform/records/kind/kind');
const { allRichKinds } = product('platform/records/kind/rich-kind');
const { rebuild } = product('platform/event-log/replay/replay');
const { rowsOfSpan } = product('platform/event-log/projections/in-sql');
const { clientConfig, dataSourceOptions, tableShapeOf } = product('platform/event-log/projections/read-tables');
const { ensureDatabase, migrate } = product('platform/installation/migrate');
const { migrations } = product('migrations/index');
const { DataSource } = productRequire('typeorm');

const PORTION = 20_000;
const LARGEST_LOAD = 1_024;
const WORTH_A_LIMIT = 10_000;

export class Books {
  constructor(url, config, client, shapeOf) {
    const lane = new Lane(config, shapeOf, { number: 1, noticed: () => undefined });
    Object.assign(this, { url, config, client, shapeOf, lane, invoices: 0, facts: 0 });
  }

  static async open(url) {
    await ensureDatabase(url);
    await migrate(url, migrations, allProjections());
    const tables = [...new Set(allProjections().map(({ table }) => table))];
    const entities = new DataSource(dataSourceOptions(url, tables, [], null));
    await entities.buildMetadatas();
    const config = clientConfig(url, null);
    const client = new pg.Client(config);
    client.on('error', () => undefined); // the server may end before this client does
    await client.connect();
    const books = new Books(url, config, client, (table) => tableShapeOf(entities, table));
    await books.load(parties());
    return books;
  }

  async close() {
    await this.lane.close();
    await this.client.end();
  }

  /** Through the product's own lane, events alone: the read tables are rebuilt afterwards. */
  async load(appends) {
    // the lane takes no more than so many at once: two of its batches, so that one waits while another is under way
    for (let at = 0; at < appends.length; at += LARGEST_LOAD) {
      const positions = await Promise.all(
        appends
          .slice(at, at + LARGEST_LOAD)
          .map((append) => this.lane.append({ appends: [append], guards: [], rows: [] })),
      );
      this.facts = positions.reduce((last, position) => Math.max(last, position), this.facts);
    }
  }

  /**
   * Adds invoices with their entries, or what another story tells, until there are so many of one or the other;
   * @returns events a second of the loading alone.
   */
  async grow({ invoices = Infinity, facts = Infinity, story: tell = (id) => invoiceStory(id) }) {
    const before = this.facts;
    let spent = 0;
    while (this.invoices < invoices && this.facts < facts) {
      const portion = [];
      let planned = this.facts;
      while (planned < Math.min(this.facts + PORTION, facts) && this.invoices < invoices) {
        const story = tell((this.invoices += 1));
        portion.push(...story);
        planned += story.reduce((sum, append) => sum + append.events.length, 0);
      }
      const started = performance.now();
      await this.load(portion);
      spent += performance.now() - started;
    }
    await this.client.query('VACUUM ANALYZE facts');
    return ((this.facts - before) * 1_000) / spent;
  }

  /** Adds events. */
  async add(appends) {
    for (let at = 0; at < appends.length; at += PORTION) await this.load(appends.slice(at, at + PORTION));
  }

  /**
   * Rebuilds every read table, one after the other, as a release with changed folds would; `measured` against plain
   * SQL.
   */
  async replay({ measured = true } = {}) {
    const lines = [];
    for (const projection of allProjections()) {
      const { events: folded, milliseconds } = await rebuild(this.config, projection, this.shapeOf);
      const facts =
        folded ??
        (projection.handles === 'all'
          ? this.facts
          : Number(
              (await this.client.query('SELECT count(*) AS n FROM facts WHERE type = ANY($1)', [projection.handles]))
                .rows[0].n,
            ));
      lines.push({
        projection: projection.name,
        how: projection.inSql ? 'SQL' : 'fold',
        facts,
        milliseconds,
        rate: (facts * 1_000) / milliseconds,
      });
    }
    await this.goOnNumbering();
    await this.client.query('VACUUM ANALYZE');
    const milliseconds = lines.reduce((sum, line) => sum + line.milliseconds, 0);
    for (const line of lines.filter(({ facts }) => measured && facts >= WORTH_A_LIMIT)) {
      line.limitMilliseconds = await this.limitOf(allProjections().find(({ name }) => name === line.projection));
      line.share = line.limitMilliseconds / line.milliseconds;
    }
    return { facts: this.facts, milliseconds, rate: (this.facts * 1_000) / milliseconds, lines };
  }

  /** What a story told has numbers that no sequence gave: who adds a record then gets the next one. */
  async goOnNumbering() {
    for (const { tableName, options } of [...allKinds(), ...allRichKinds()].filter((kind) => kind.options.numbers))
      await this.client.query(`SELECT setval($1::regclass, (SELECT coalesce(max(id), 0) + 1 FROM "${tableName}"))`, [
        options.numbers,
      ]);
  }

  /** Milliseconds in which plain SQL fills a table with the same rows and indexes it. */
  async limitOf(projection) {
    const { name, columns } = this.shapeOf(projection.table);
    const list = columns.map(({ column }) => `"${column}"`).join(', ');
    const { rows: indexes } = await this.client.query(
      'SELECT pg_get_indexdef(indexrelid) AS text FROM pg_index WHERE indrelid = $1::regclass',
      [name],
    );
    await this.client.query(
      `DROP TABLE IF EXISTS limit_copy; CREATE TABLE limit_copy (LIKE "${name}" INCLUDING DEFAULTS INCLUDING
        CONSTRAINTS)`,
    );
    const started = performance.now();
    await this.client.query(
      `INSERT INTO limit_copy (${list})
        ${projection.sums ? rowsOfSpan(projection, 'true') : `SELECT ${list} FROM "${name}"`}`,
    );
    for (const { text } of indexes) await this.client.query(text.replace(/INDEX \S+ ON \S+/, 'INDEX ON limit_copy'));
    const spent = performance.now() - started;
    await this.client.query('DROP TABLE limit_copy');
    return spent;
  }
}
