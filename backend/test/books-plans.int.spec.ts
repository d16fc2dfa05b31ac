import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { connect, type Connection } from '../src/platform/database/connect';
import { clientConfig } from '../src/platform/event-log/projections/read-tables';
import { manyEntries } from './support/books/many-entries';
import { nodesOf, planOf, ReadWatch, visited, type Plan } from './support/plans';
import { TestSystem } from './support/system';
import { newAgent, newClient, PASSWORD } from './support/world/people';
import type { Visitor } from './support/world/visitor';

/** What grows with every booking, in the books of all. */
const GROWING = ['journal_lines', 'cash_lines', 'facts'];
const NAMES_ONE = new RegExp(`\\b(${GROWING.join('|')})\\b`);
/** The part of such a table that a read of one book may visit: its book is a sixtieth. */
const MOST = 1 / 10;
const TODAY = '2027-01-20';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: { readonly enum?: readonly string[] };
}
const { paths } = JSON.parse(readFileSync(resolve(__dirname, '../../dist/openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, { get?: { parameters?: readonly Parameter[] } }>>;
};
/** Every read of the books, from the published document. */
const reads = Object.keys(paths).filter((path) => paths[path]?.get && /^\/api\/(ledger|reports)\//.test(path));
const asks = (path: string): readonly Parameter[] =>
  (paths[path]?.get?.parameters ?? []).filter((parameter) => parameter.in === 'query');
const takes = (path: string, name: string): boolean => asks(path).some((parameter) => parameter.name === name);

const NEXT_PAGES = 'list-plans.int.spec tries every list with every search, order and page';
const OTHER_WORDS = 'says from and to in other words';
/** What reads are not asked for here, and why. */
const LEFT: Readonly<Record<string, string>> = {
  ...{ q: NEXT_PAGES, limit: NEXT_PAGES, page: NEXT_PAGES, cursor: NEXT_PAGES, total: NEXT_PAGES },
  ...{ period: OTHER_WORDS, on: OTHER_WORDS },
  asOf: 'is a position, looked up first',
};
const SETTING = /^\s*SET LOCAL/;
/** Moments at which the books are read; '' is now. */
const MOMENTS = [''];

/** A month, parts of two months, and a year. */
const SPANS = [
  ['2026-03-01', '2026-03-31'],
  ['2026-03-05', '2026-04-20'],
  ['2025-07-01', '2026-06-30'],
] as const;
/** What is asked for beside the book, the basis and the days. */
const TRIED: Readonly<Record<string, readonly string[]>> = {
  account: ['1000', '4000'],
  // other files are written from the same table
  format: ['csv'],
  year: ['2025', '2026'],
  month: ['2026-03'],
  moved: ['true'],
  loadId: ['661', 'none'],
  vehicleId: ['019a0000-0000-7000-8000-000000000077', 'none'],
  driverId: ['7', 'none'],
  brokerId: ['BROKER'],
  invoiceId: ['1322'],
  paymentId: ['7'],
};
/** Without a client, these are of the firm's own book. */
const OWN_BY_ITSELF = /^\/api\/ledger\/periods/;
/** Reads of one record: whose book it is in does not have to be said. */
const OF_ONE = /\{id\}$/;

describe('no read of one book reads the books of all', () => {
  let system: TestSystem;
  let planner: Connection;
  let watch: ReadWatch;
  let staff: Visitor;
  let agent: Visitor;
  let clientId: string;
  let brokerId: number;
  let entryId: string;
  const sizes = new Map<string, number>();
  const looked = new Set<string>();

  beforeAll(async () => {
    system = await TestSystem.start();
    system.clock.travel(`${TODAY}T15:00:00Z`);
    staff = await system.as('admin');
    clientId = await newClient(system);
    brokerId = Number((await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id']);
    const hired = await newAgent(system, { canAccessAccounting: true, canViewReports: true });
    agent = hired.visitor;
    await system.asOwner((owner) =>
      owner.query('UPDATE clients SET agent_id = $1 WHERE id = $2', [hired.agentId, clientId]),
    );
    await agent.post('/api/staff/login', { email: hired.email, password: PASSWORD });
    await manyEntries(system, { clientId, brokerId });
    for (const body of [{ clientId }, {}])
      expect((await staff.post('/api/ledger/periods/2026-01/close', { ...body, reason: 'Month end' })).status).toBe(
        200,
      );
    const { rows } = await system.sql<{ id: string }>('SELECT entry_id AS id FROM journal_lines WHERE client_id = $1', [
      clientId,
    ]);
    entryId = rows[0]?.id ?? '';
    for (const table of GROWING) {
      const { rows: counted } = await system.sql<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
      sizes.set(table, counted[0]?.n ?? 0);
    }
    // with the settings of requests
    planner = await connect(clientConfig(system.settings.databaseUrl), 'plans');
    watch = new ReadWatch(planner, /^\s*(SELECT|WITH|DECLARE|SET LOCAL)\b/);
  }, 120_000);
  afterAll(async () => {
    watch.end();
    await planner.end();
    await system.stop({ verify: false });
  });

  /** The scans of tables that grow which visit too much of them. */
  const wholeScans = (plan: Plan): string[] =>
    nodesOf(plan).flatMap((node) => {
      const [how, table] = [node['Node Type'], node['Relation Name'] ?? ''];
      const size = sizes.get(table);
      if (size === undefined || (how !== 'Seq Scan' && visited(node) <= size * MOST)) return [];
      return [`${how} of ${node['Index Name'] ?? table} visits ${visited(node)} of ${size}`];
    });
  /** What a call asks of the database that visits too much, each with the node of its plan. */
  const tooMuch = async (viewer: Visitor, path: string, body?: object): Promise<string[]> => {
    watch.taken();
    const { status, text } = await (body ? viewer.post(path, body) : viewer.get(path));
    expect([path, status, status === 200 ? '' : text]).toEqual([path, 200, '']);
    const found: string[] = [];
    await planner.query('BEGIN');
    for (const read of watch.taken()) {
      const statement = JSON.stringify([read.text, read.values]);
      // what a read sets for itself holds for the plan, too
      if (SETTING.test(read.text)) await planner.query(read.text);
      else if (NAMES_ONE.test(read.text) && !looked.has(statement)) {
        const plan = await planOf(planner, read);
        for (const scan of plan ? wholeScans(plan) : []) found.push(`${path}: ${scan}`);
      }
      looked.add(statement);
    }
    await planner.query('ROLLBACK');
    return found;
  };

  /** Whose books each viewer asks for: those of the client, the firm's own, or all that an agent of one client sees. */
  const booksOf = (path: string): (readonly [Visitor, string])[] => {
    if (OF_ONE.test(path)) return [[staff, '']];
    return [
      [staff, `clientId=${clientId}`],
      ...(takes(path, 'own') ? [[staff, 'own=true'] as const] : []),
      ...(OWN_BY_ITSELF.test(path) ? [[staff, ''] as const] : [[agent, ''] as const]),
    ];
  };
  const spansOf = (path: string): string[] => {
    const [first, last] = [takes(path, 'from'), takes(path, 'to')];
    const spans = SPANS.map(([from, to]) => [first && `from=${from}`, last && `to=${to}`].filter(Boolean).join('&'));
    if (!first && !last) return takes(path, 'on') ? ['on=2026-03-15'] : [''];
    return ['', ...spans];
  };
  /** One of the two longest spans, in turn. */
  const longOf = (path: string, turn: number): string[] => {
    const spans = spansOf(path).slice(-2);
    return spans.slice(turn % spans.length).slice(0, 1);
  };
  const valuesOf = (path: string, { name, schema }: Parameter): string[] => {
    const values = TRIED[name] ?? schema.enum;
    if (!values) throw new Error(`With what is ${name} of ${path} tried?`);
    return values.map((value) => `${name}=${value === 'BROKER' ? brokerId : value}`);
  };
  const WHOSE = new Set(['clientId', 'own', 'basis', 'from', 'to', 'position']);
  const othersOf = (path: string): string[] => {
    const others = asks(path).filter(({ name }) => !WHOSE.has(name) && !(name in LEFT));
    const needed = others.filter(({ required }) => required).flatMap((one) => valuesOf(path, one)[0] ?? []);
    const free = others.filter(({ required }) => !required).flatMap((one) => valuesOf(path, one));
    return ['', ...free].map((one) => [...needed, one].filter(Boolean).join('&'));
  };
  const basesOf = (path: string): string[] => (takes(path, 'basis') ? ['basis=accrual', 'basis=cash'] : ['']);

  it('and all of them are known', () => {
    expect(reads).toEqual(expect.arrayContaining(['/api/ledger/trial-balance', '/api/reports/profit-and-loss']));
    expect(reads.length).toBeGreaterThan(14);
    expect([...sizes.values()].every((size) => size > 10_000)).toBe(true);
  });

  it('nor does the close of a month', async () => {
    const path = '/api/ledger/periods/2026-02/close';
    for (const book of [{ clientId }, {}])
      expect(await tooMuch(staff, path, { ...book, reason: 'Month end' })).toEqual([]);
  });

  it.each(reads)(
    '%s: of a client, of the firm itself and for an agent, by month, year and parts of months, with every choice',
    async (path) => {
      const at = path.replace('{id}', entryId).replace('{month}', '2026-03');
      const found: string[] = [];
      for (const [viewer, book] of booksOf(path))
        for (const [turn, basis] of basesOf(path).entries())
          for (const [nr, other] of othersOf(path).entries())
            // each choice for a year on one basis, for parts of months on the other
            for (const span of nr === 0 ? spansOf(path) : longOf(path, nr + turn))
              for (const moment of MOMENTS) {
                const asked = [book, basis, span, other, moment].filter(Boolean).join('&');
                found.push(...(await tooMuch(viewer, `${at}${asked && `?${asked}`}`)));
              }
      expect(found).toEqual([]);
    },
    60_000,
  );

  /** Debits less credits by account at a position, out of the log itself. */
  const saidByLog = async (position: number): Promise<Record<string, string>> => {
    const { rows } = await system.sql<{ account: string; net: string }>(
      `SELECT l->>'accountNumber' AS account, to_char(sum((l->>'debit')::bigint - (l->>'credit')::bigint) / 100.0,
        'FM999999990.00') AS net
       FROM facts f, jsonb_array_elements(f.data->'lines') l
       WHERE f.type = 'JournalEntryPosted' AND f.position <= $1 GROUP BY 1 ORDER BY 1`,
      [position],
    );
    return Object.fromEntries(rows.filter(({ net }) => net !== '0.00').map(({ account, net }) => [account, net]));
  };
  const saidByBooks = async (position: number): Promise<Record<string, string>> => {
    const { status, body } = await staff.get(`/api/ledger/trial-balance?position=${position}`);
    expect(status).toBe(200);
    const rows = body['rows'] as { number: string; debit: string; credit: string }[];
    return Object.fromEntries(
      rows.map(({ number, debit, credit }) => [number, debit === '0.00' ? `-${credit}` : debit]),
    );
  };

  it('a trial balance at a position adds up the entries that the log had by then, before and after a block of kept sums', async () => {
    const { rows } = await system.sql<{ last: number }>('SELECT max(position)::int AS last FROM facts');
    const last = rows[0]?.last ?? 0;
    expect(last).toBeGreaterThan(20_100);
    const at = [15_000, 19_999, 20_000, 20_001, 20_057, last];
    const said = await Promise.all(at.map(saidByLog));
    for (const [nr, position] of at.entries()) expect(await saidByBooks(position)).toEqual(said[nr]);
    const lag = (position: number) =>
      system.asOwner((owner) =>
        owner.query(`UPDATE checkpoints SET position = $1 WHERE name = 'ledger-blocks'`, [position]),
      );
    await lag(17);
    for (const [nr, position] of at.entries()) expect(await saidByBooks(position)).toEqual(said[nr]);
    await lag(last);
  });
});
