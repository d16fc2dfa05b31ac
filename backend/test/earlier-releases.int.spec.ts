import { publishedApi } from '../../testing/published-api';
import { turnOf } from '../../testing/share';
import { migrations } from '../src/migrations';
import { StoredCredentials } from '../src/modules/people/sign-in/adapters/stored-credentials';
import { migrate } from '../src/platform/installation/migrate';
import { checkLog } from '../src/platform/event-log/store/log-check';
import { categoryOf, idOf } from '../src/platform/event-log/events/events';
import { allProjections } from '../src/platform/event-log/projections/projection';
import { OldRelease, type OldDatabase, type OldRow } from './support/old-release';
import { PASSWORD } from './support/world/people';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

/** What today's folds mean to say otherwise: the values that they make of an old row. */
type Meant = Readonly<Record<string, (row: OldRow) => OldRow>>;
interface Release {
  readonly name: string;
  /** What it left. */
  readonly left: OldRelease;
  /** What it called events that have another name today. */
  readonly renamed: Readonly<Record<string, string>>;
  readonly meant: Meant;
}

const PAYMENTS_RENAMED = Object.fromEntries(
  [
    'Started',
    'IntentMade',
    'Completed',
    'FeeNoted',
    'Processing',
    'Failed',
    'RefundRequested',
    'RefundRefused',
    'Refunded',
  ].map((what) => [`FeePayment${what}`, `PortalPayment${what}`]),
);
const first = new OldRelease('log-0.1.0', 7);
const firstActor = new Map(
  first.events.filter(({ version }) => version === 1).map((event) => [event.stream_id, event.metadata.actorId]),
);
const RELEASES: readonly Release[] = [
  {
    name: '0.1.0',
    left: first,
    renamed: {
      ...PAYMENTS_RENAMED,
      IftaprocessAdded: 'IftaProcessAdded',
      IftaprocessChanged: 'IftaProcessChanged',
      IftaprocessRemoved: 'IftaProcessRemoved',
    },
    // a draft that a colleague edits still counts as made by whoever made it; 0.1.0 named the last who edited it
    meant: { invoices: ({ id }) => ({ created_by: firstActor.get(`invoice-${id}`) ?? null }) },
  },
  { name: '0.2.0', left: new OldRelease('log-0.2.0', 14), renamed: PAYMENTS_RENAMED, meant: {} },
];

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/**
 * Up to 0.2.0 it said the words of the type, and ids that nobody reads; the search finds types and ids by themselves
 * now.
 */
const searchToday = ({ stream, search }: OldRow): string =>
  (search ?? '').slice((search ?? '').indexOf(stream ?? '')).replace(new RegExp(`[- ]${UUID}(?=[ ]|$)`, 'g'), '');

const KINDS: Readonly<Record<string, string>> = {
  accounts: 'account',
  agents: 'agent',
  brokers: 'broker',
  clients: 'client',
  documents: 'document',
  ifta_processes: 'iftaprocess',
  loads: 'load',
  registrations: 'registration',
  users: 'user',
};

/** The reads that are folds of the log, as the published document names them, and that ask for nothing more. */
const READS = Object.entries(publishedApi().document.paths)
  .filter(([, { get }]) => get?.parameters?.some(({ name }) => name === 'position'))
  .filter(([, { get }]) => !get?.parameters?.some((one) => one.in === 'query' && one.required === true))
  .map(([address]) => address);
const LISTS: readonly [address: string, table: string][] = [
  ['/api/users', 'users'],
  ['/api/agents', 'agents'],
  ['/api/clients', 'clients'],
  ['/api/client-registrations', 'registrations'],
  ['/api/brokers', 'brokers'],
  ['/api/loads', 'loads'],
  ['/api/invoices', 'invoices'],
  ['/api/compliance-payments', 'compliance_payments'],
  ['/api/documents', 'documents'],
  ['/api/ifta-processes', 'ifta_processes'],
  ['/api/ledger/entries', 'journal_lines'],
  ['/api/audit/facts', 'audit_trail'],
];

/** Each release in every run, in one of both ways. */
describe.each(
  RELEASES.flatMap((release, nr) => {
    const ways = [
      [release.name, 'with nothing but the log', { folded: false }, release] as const,
      [release.name, 'with the read tables that it left', { folded: true }, release] as const,
    ];
    return turnOf(nr % 2 === 0 ? ways : ways.toReversed());
  }),
)(
  'a database of release %s, %s, brought up to this release',
  (_name, _how, left, { left: release, renamed, meant }) => {
    const nameToday = (type: string): string => renamed[type] ?? type;
    const types = [...new Set(release.events.map(({ type }) => type))].sort();
    /** 0.1.0 took away the rows of what was removed; today they stay, marked. */
    const removedThen = new Set(
      release.events.filter(({ type }) => type.endsWith('Removed')).map(({ stream_id: stream }) => stream),
    );
    const expectedRow = (table: string, row: OldRow): OldRow =>
      table === 'audit_trail'
        ? { ...row, type: nameToday(row['type'] ?? ''), search: searchToday(row) }
        : { ...row, ...meant[table]?.(row) };

    /** What a table says otherwise than the release did, a sentence each. */
    const differences = async (url: string, table: string): Promise<string[]> => {
      const byKey = (rows: readonly OldRow[]) => new Map(rows.map((row) => [release.keyOf(table, row), row]));
      const expected = byKey(release.rowsOf(table).map((row) => expectedRow(table, row)));
      const today = byKey(await release.rowsToday(url, table));
      const kind = KINDS[table];
      const isRemoved = (key: string): boolean =>
        removedThen.has(`${kind}-${today.get(key)?.['id']}`) && today.get(key)?.['removed_at'] !== null;
      const extra = [...today.keys()]
        .filter((key) => !expected.has(key) && !(kind && isRemoved(key)))
        .map((key) => `${table} ${key} is new`);
      const changed = [...expected].flatMap(([key, row]) => {
        const now = today.get(key);
        if (!now) return release.isSumOfNothing(table, row) ? [] : [`${table} ${key} is missing`];
        const columns = Object.keys(row).filter((column) => row[column] !== now[column]);
        return columns.map((column) => `${table} ${key}: ${column} is ${now[column]}, it was ${row[column]}`);
      });
      return [...changed, ...extra];
    };
    let database: OldDatabase;
    let system: TestSystem;
    let admin: Visitor;

    beforeAll(async () => {
      database = await release.database(left);
      await migrate(database.url, migrations, allProjections());
      system = await TestSystem.start({ database });
      const { rows } = await system.sql<{ id: string }>("SELECT id FROM users WHERE email = 'admin@axlebook.test'");
      await system.app.get(StoredCredentials).set(rows[0]?.id ?? '', PASSWORD);
      admin = await system.as('admin');
    });
    afterAll(async () => {
      await system.stop({ verify: false });
      await database.drop();
    });

    it('keeps every fact as it was written', async () => {
      expect(await release.eventsChanged(database.url)).toEqual([]);
    });

    it.each(release.tables)('has the %s that it had', async (table) => {
      expect(release.rowsOf(table)).not.toEqual([]);
      expect(await differences(database.url, table)).toEqual([]);
    });

    it('has a log that is whole, and read tables that equal its replay', async () => {
      const { events, faults } = await system.asOwner(checkLog);
      expect({ facts: events, faults }).toEqual({ facts: release.events.length, faults: [] });
      await system.verified();
    });

    it('shows an administrator everything in it', async () => {
      const totals = LISTS.map(async ([address]) => {
        const { status, headers } = await admin.get(`${address}?total=exact`);
        return [address, status, headers.get('x-total-count')];
      });
      const listed = (table: string) => release.rowsOf(table).filter((row) => (row['removed_at'] ?? null) === null);
      const expected = LISTS.map(([address, table]) => [address, 200, String(listed(table).length)]);
      expect(await Promise.all(totals)).toEqual(expected);
    });

    it.each([
      ['of now', ''],
      ['of the middle of the log', `position=${Math.round(release.events.length / 2)}`],
    ])('answers every read %s', async (_, past) => {
      const answers: [address: string, status: number][] = [];
      const expected: typeof answers = [];
      for (const address of READS) {
        const [list = '', inside] = address.split('/{');
        const { body } = inside
          ? await admin.get<{ id: string; entryId?: string }[]>(`${list}?limit=1&${past}`)
          : { body: [] };
        const concrete = address.replace(/\{\w+\}/, String(body[0]?.entryId ?? body[0]?.id));
        answers.push([address, (await admin.get(`${concrete}?${past}`)).status]);
        // of a kind that came later there is none
        expected.push([address, inside && body.length === 0 ? 404 : 200]);
      }
      expect(answers).toEqual(expected);
    });

    it('tells the history of a record with each type of fact', async () => {
      const answers: [type: string, status: number, told: boolean][] = [];
      for (const type of types) {
        const stream = release.events.find((event) => event.type === type)?.stream_id ?? '';
        const history = await admin.get<{ type: string }[]>(`/api/audit/records/${categoryOf(stream)}/${idOf(stream)}`);
        answers.push([type, history.status, history.body.some((step) => step.type === nameToday(type))]);
      }
      expect(answers).toEqual(types.map((type) => [type, 200, true]));
    });
  },
);
