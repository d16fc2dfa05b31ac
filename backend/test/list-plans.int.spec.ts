import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Client as PgClient, type Client } from 'pg';
import { shareOf } from '../../testing/share';
import { newAgent } from './support/world/people';
import { manyRows } from './support/world/many-rows';
import { nodesOf, planOf, ReadWatch, visited } from './support/plans';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

const ROWS = 20_000;
/**
 * What a page and its total may visit, at the most: a seventh of all is counted to a thousand, however many there are.
 */
const MOST = ROWS / 2;
const LIMIT = 25;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly enum?: readonly string[] };
}
const { paths } = JSON.parse(readFileSync(resolve(__dirname, '../../dist/openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, { get?: { parameters?: readonly Parameter[] } }>>;
};
const asks = (path: string): readonly Parameter[] =>
  (paths[path]?.get?.parameters ?? []).filter((parameter) => parameter.in === 'query');
const takes = (path: string, name: string): boolean => asks(path).some((parameter) => parameter.name === name);
/** Every list that has pages, from the published document. */
const lists = Object.keys(paths).filter((path) => takes(path, 'cursor'));

const HOW = new Set(['q', 'limit', 'page', 'cursor', 'sort', 'total', 'asOf', 'position', 'removed']);
const SOME_ID = '019a0000-0000-7000-8000-000000000077';
/** What filters are tried with that are not a choice among words. */
const TRIED: Readonly<Record<string, readonly string[]>> = {
  brokerId: ['7'],
  factorId: [SOME_ID],
  contractorId: [SOME_ID],
  active: ['true', 'false'],
  cardId: ['7'],
  paperKind: ['rate_confirmation', 'unknown'],
  '/api/readings source': ['text', 'ocr'],
  field: ['rate'],
  bankAccountId: [SOME_ID],
  ledgerAccount: ['1000'],
  ids: [SOME_ID],
  invoiceId: ['7'],
  paymentId: ['1000007'],
  loadId: ['7'],
  moved: ['true', 'false'],
  expenseId: ['7'],
  '/api/expenses status': ['open', 'paid'],
  driverId: ['7'],
  vehicleId: [SOME_ID],
  '/api/ledger/entries loadId': ['7', 'none'],
  '/api/ledger/entries driverId': ['7', 'none'],
  '/api/ledger/entries vehicleId': [SOME_ID, 'none'],
  '/api/ledger/entries brokerId': ['7', 'none'],
  clientId: ['CLIENT'],
  dateFrom: ['2026-01-10', '2027-11-01'],
  dateTo: ['2026-01-10', '2027-11-01'],
  deliveredOnFrom: ['2026-01-10', '2027-11-01'],
  deliveredOnTo: ['2026-01-10', '2027-11-01'],
  paidOnFrom: ['2026-01-10', '2027-11-01'],
  paidOnTo: ['2026-01-10', '2027-11-01'],
  expenseDateFrom: ['2026-01-10', '2027-11-01'],
  expenseDateTo: ['2026-01-10', '2027-11-01'],
  endedFrom: ['2026-01-10', '2027-11-01'],
  endedTo: ['2026-01-10', '2027-11-01'],
  account: ['1100'],
  from: ['2026-01-10', '2027-11-01'],
  to: ['2026-01-10', '2027-11-01'],
  year: ['2007'],
  taxYear: ['2024'],
  due: ['true', 'false'],
  own: ['true', 'false'],
  month: ['2026-10'],
  every: ['month'],
  nextOnFrom: ['2026-01-10', '2027-11-01'],
  nextOnTo: ['2026-01-10', '2027-11-01'],
  stream: ['stream 77'],
  type: ['type 77'],
  actorId: ['actor id 77'],
  isActive: ['true', 'false'],
  agentId: [SOME_ID],
  userId: [SOME_ID],
  assignedTo: [SOME_ID],
  isCompleted: ['true', 'false'],
  relatedDocumentId: ['7'],
  documentId: ['7'],
  '/api/compliance-payments documentId': [SOME_ID],
  '/api/client-payments documentId': [SOME_ID],
  obligationId: [SOME_ID],
  arrivedOnFrom: ['2026-01-10', '2027-11-01'],
  arrivedOnTo: ['2026-01-10', '2027-11-01'],
  chargedOnFrom: ['2026-01-10', '2027-11-01'],
  chargedOnTo: ['2026-01-10', '2027-11-01'],
  paidFrom: ['2026-01-10', '2027-11-01'],
  paidTo: ['2026-01-10', '2027-11-01'],
  issuedFrom: ['2026-01-10', '2027-11-01'],
  issuedTo: ['2026-01-10', '2027-11-01'],
  dueFrom: ['2098-01-10', '2099-11-01'],
  dueTo: ['2098-01-10', '2099-11-01'],
  dueBefore: ['2098-01-10', '2099-11-01'],
};
/** A word that one row holds, one that most do, one that none does; the same of one and two letters; whole numbers. */
const WORDS = ['1777', 'name', 'nowhere to be found', 'n', 'zq', 'invoice number 1777', 'REFERENCE 1777'];

/** Every sort with every filter and word, for every viewer. */
const WHOLE = process.env['WHOLE'] === '1';

/**
 * Of a search nobody knows beforehand that most rows answer it; one that is read status by status may then walk past
 * the others. The practice desk by client asks every client for the day of its next obligation where some obligations
 * are wanted only; of all it is kept. No statistics tell that the days of an invoice go together, nor that none of a
 * status is of an age: the index of the order is walked. What was booked late is little, and gone through.
 */
const WALKS = new RegExp(
  [
    'sort=-?status&(q=n|age=current|(issued|paid)(From|To).*)$',
    'sort=-?dueDate&(issued|paid)(From|To)',
    'sort=-?issueDate&paid(From|To)',
    String.raw`by-client\?.*(due\w+|kind)=`,
    String.raw`late-entries\?`,
  ].join('|'),
);

describe('no list reads a whole table', () => {
  let system: TestSystem;
  let owner: Client;
  let viewers: Readonly<Record<string, Visitor>>;
  let clientId: string;
  let watch: ReadWatch;
  /** Who asks is looked up the same way each time: once is enough. */
  const looked = new Set<string>();

  beforeAll(async () => {
    system = await TestSystem.start();
    const agent = await newAgent(system, {
      canAccessAccounting: true,
      canManageClients: true,
      accessLevel: 'standard',
    });
    await manyRows(system, ROWS);
    clientId = (await system.sql<{ id: string }>('SELECT md5($1)::uuid AS id', ['77'])).rows[0]?.id ?? '';
    await system.asOwner((client) =>
      client.query('UPDATE clients SET agent_id = $1 WHERE id = ANY($2)', [agent.agentId, [clientId]]),
    );
    await agent.visitor.post('/api/staff/login', { email: agent.email, password: 'axlebook-demo' });
    viewers = { 'the administrator': await system.as('admin'), 'an agent': agent.visitor };
    owner = new PgClient({ connectionString: system.settings.databaseUrl });
    await owner.connect();
    watch = new ReadWatch(owner, /^\s*SELECT/);
  }, 400_000);
  afterAll(async () => {
    watch.end();
    await owner.end();
    await system.stop({ verify: false });
  });

  /** Reads that visit too much, each with its plan's node. */
  const tooMuch = async (viewer: Visitor, path: string): Promise<string[]> => {
    watch.taken();
    const { status, headers } = await viewer.get(path);
    if (status === 403) return [];
    expect([path, status]).toEqual([path, 200]);
    const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    const last = /<([^>]+)>; rel="last"/.exec(headers.get('link') ?? '')?.[1];
    for (const turn of [next, last]) if (turn) expect((await viewer.get(turn)).status).toBe(200);
    const found: string[] = [];
    for (const read of watch.taken()) {
      const statement = JSON.stringify([read.text, read.values]);
      if (looked.has(statement)) continue;
      looked.add(statement);
      const plan = await planOf(owner, read);
      for (const node of plan ? nodesOf(plan) : [])
        if (/Scan/.test(node['Node Type']) && visited(node) > MOST)
          found.push(`${path}: ${node['Node Type']} of ${node['Index Name'] ?? 'the table'} visits ${visited(node)}`);
    }
    return found;
  };

  const sortsOf = async (viewer: Visitor, path: string): Promise<string[]> => {
    if (!takes(path, 'sort')) return [''];
    const { body } = await viewer.get<{ message: string }>(`${path}?sort=nonsense`);
    const names = /Sort must be one of (.*)/.exec(body.message)?.[1]?.split(', ') ?? [];
    return ['', ...names.flatMap((name) => [name, `-${name}`])];
  };
  const filtersOf = (path: string): string[] =>
    asks(path)
      .filter(({ name }) => !HOW.has(name))
      .flatMap(({ name, schema }) => {
        const values = schema.enum ?? TRIED[`${path} ${name}`] ?? TRIED[name];
        if (!values) throw new Error(`With what is ${name} of ${path} tried?`);
        const day = (value: string): string =>
          /^\d{4}-/.test(value) && path.includes('audit') ? `${value}T00:00:00Z` : value;
        return values.map((value) => `${name}=${day(value === 'CLIENT' ? clientId : value)}`);
      });

  it('and all of them are known', () => {
    expect(lists).toEqual(expect.arrayContaining(['/api/invoices', '/api/audit/facts', '/api/ledger/entries']));
    expect(lists.length).toBeGreaterThan(12);
  });

  it.each(shareOf(lists))(
    '%s: by every sort, both ways, with every filter and search, its next and its last page',
    async (path) => {
      const found: string[] = [];
      const words = takes(path, 'q') ? WORDS.map((word) => `q=${word}`) : [];
      const filters = filtersOf(path);
      for (const [nr, viewer] of Object.values(viewers).entries())
        for (const [turn, sort] of (await sortsOf(viewer, path)).entries()) {
          // who sees less goes the same ways; each sort takes other filters and words
          if (nr > 0 && turn > 0 && !WHOLE) break;
          const all = [...filters, ...words];
          const some = turn === 0 || WHOLE ? all : all.filter((_, at) => (at + turn) % 3 === 0);
          for (const filter of ['', ...some].filter((each) => !WALKS.test(`${path}?sort=${sort}&${each}`)))
            found.push(
              ...(await tooMuch(viewer, `${path}?limit=${LIMIT}${sort && `&sort=${sort}`}${filter && `&${filter}`}`)),
            );
        }
      expect(found).toEqual([]);
    },
    120_000,
  );
});
