import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { closedKinds, ForeignWorld, SIDES } from './support/world/foreign-world';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

interface Schema {
  readonly $ref?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, unknown>>;
}
interface Read {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>>;
}
const { paths, components } = JSON.parse(readFileSync(resolve(__dirname, '../../dist/openapi.json'), 'utf8')) as {
  paths: Readonly<Record<string, { get?: Read }>>;
  components: { schemas: Readonly<Record<string, Schema>> };
};
const takes = ({ parameters = [] }: Read, name: string): boolean => parameters.some((each) => each.name === name);
const rowOf = ({ responses }: Read): Schema => {
  const { items = {} } = responses['200']?.content?.['application/json']?.schema ?? {};
  return items.$ref ? (components.schemas[items.$ref.split('/').at(-1) ?? ''] ?? {}) : items;
};
const names = (read: Read, field: string): boolean => field in (rowOf(read).properties ?? {});
const reads = Object.entries(paths).flatMap(([path, { get }]) => (get && !path.includes('{') ? [{ path, get }] : []));
const lists = reads.filter(({ get }) => takes(get, 'cursor'));
/** Whether nothing more than the client has to be said. */
const isPlain = ({ parameters = [] }: Read): boolean => !parameters.some((one) => one.in === 'query' && one.required);
/** Lists and figures that can be asked for one client. */
const asked = reads.filter(({ get }) => takes(get, 'clientId') && isPlain(get)).map(({ path }) => path);

/** Where the signed-in client is the only one there is. */
const OWN = /^\/api\/client-/;
/** An agent's own desk, closed to everybody else. */
const DESK = /^\/api\/agents\//;
/** Until it is migrated a registration is nobody's; then its card opens the client. */
const NAMELESS = ['/api/client-registrations'];
/** What the two clients have nothing of. */
const NOTHING_THERE = ['/api/client-registrations', '/api/ledger/late-entries'];

describe('one client of all', () => {
  let system: TestSystem;
  let world: ForeignWorld;
  let admin: Visitor;
  let amber: string;
  let birch: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
    world = await ForeignWorld.begin(system);
    for (const kind of closedKinds()) for (const side of SIDES) await world.of(kind.kind, side);
    for (const side of SIDES) await world.money(side, admin);
    [amber, birch] = [String(await world.of('client', 'amber')), String(await world.of('client', 'birch'))];
  });
  afterAll(async () => {
    world.end();
    await system.stop();
  });

  const agentOfAmber = (): Visitor => {
    const agent = world.onlookers.find(({ name }) => name === 'the agent of amber');
    if (!agent) throw new Error('Nobody is the agent of amber');
    return agent.visitor;
  };

  it('can be asked of every list whose rows name a client, and the rows say whose they are', () => {
    const ofClients = lists.filter(({ get }) => names(get, 'clientId'));
    expect(ofClients.length).toBeGreaterThan(20);
    expect(ofClients.filter(({ get }) => !takes(get, 'clientId')).map(({ path }) => path)).toEqual([]);
    expect(ofClients.filter(({ get }) => !names(get, 'clientName')).map(({ path }) => path)).toEqual(NAMELESS);
    const figures = ['invoices', 'loads', 'expenses', 'compliance-payments', 'business-entities', 'heavy-use-filings'];
    expect(asked).toEqual(expect.arrayContaining(figures.map((of) => `/api/${of}/summary`)));
  });

  it.each(asked.filter((path) => !OWN.test(path)))('is all that %s tells, whoever else there is', async (path) => {
    const who = DESK.test(path) ? agentOfAmber() : admin;
    const { status, body, text } = await who.get<unknown>(`${path}?clientId=${amber}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/birch/i);
    if (!lists.some((list) => list.path === path && names(list.get, 'clientId'))) return;
    const rows = body as { clientId?: string }[];
    const all = await admin.get<{ clientId?: string }[]>(`${path}?limit=1000`);
    const own = all.body.filter(({ clientId }) => clientId === amber);
    expect(rows).toEqual(own);
    expect(rows.length + Number(NOTHING_THERE.includes(path))).toBeGreaterThan(0);
  });

  it.each(asked.filter((path) => !OWN.test(path)))('is none at %s for an agent of another one', async (path) => {
    const agent = agentOfAmber();
    const foreign = await agent.get<unknown>(`${path}?clientId=${birch}`);
    const nobody = await agent.get<unknown>(`${path}?clientId=019a0000-0000-7000-8000-000000000077`);
    expect([200, 403, 404]).toContain(foreign.status);
    expect(foreign.status).toBe(nobody.status);
    if (foreign.status === 200) expect(foreign.body).toEqual(nobody.body);
  });

  it('is named by an id, or the sentence says so', async () => {
    for (const path of asked) {
      const { status, body } = await admin.get<{ message: string }>(`${path}?clientId=amber`);
      if (status !== 403) expect([path, status, body.message]).toEqual([path, 400, expect.stringMatching(/client/i)]);
    }
  });
});
