import { inShare, turnOf } from '../../testing/share';
import { AppModule } from '../src/app.module';
import { allCategories } from '../src/platform/event-log/events/event-catalog';
import { allKinds, kindNamed } from '../src/platform/records/kind/kind';
import { declaredRoutes, type DeclaredRoute } from './support/requests/declared-routes';
import { AGENT, closedKinds, ForeignWorld, SIDES, told, type Made, type Onlooker } from './support/world/foreign-world';
import { permissionTable, type PermissionRow } from './support/requests/permission-table';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

/** Ways that are no reads of records: they end the session, never end, or tell of the country's towns and roads. */
const LEFT = /log(in|out)$|^\/api\/(stream|places|routes)$/;
/** Both sides are alike: a run takes one agent and the other side's portal. */
const ONLOOKERS = [
  ...turnOf([
    ['the agent of amber', 'the portal of birch'],
    ['the agent of birch', 'the portal of amber'],
  ]).flat(),
  'the driver',
];

const isOwn = ({ side, scope }: Onlooker, one: Made): boolean =>
  allKinds().find(({ kind }) => kind === one.category)?.belonging === 'person'
    ? scope.ownIds.includes(one.id)
    : side === one.side;
const foreignWords = ({ side }: Onlooker): RegExp =>
  new RegExp([...SIDES, 'cedar'].filter((word) => word !== side).join('|'), 'i');

const onlookerIn = (world: ForeignWorld, name: string): Onlooker => {
  const found = world.onlookers.find((each) => each.name === name);
  if (!found) throw new Error(`${name} does not look on`);
  return found;
};

/** Payments are told and kept as steps of their invoice; clients are told to those whom they belong to. */
const NOT_TOLD = new Set(['client', 'payment']);

/** Records with rules of their own. */
const RICH = [
  'invoice',
  'deposit',
  'fee',
  'entry',
  'period',
  'clientmoney',
  'clientcharge',
  'fuelcard',
  'driveraccount',
  'settlement',
  'taxform',
  'iftareturn',
  'payout',
  'bankline',
  'reconciliation',
];

describe('what is not one’s own', () => {
  let system: TestSystem;
  let world: ForeignWorld;
  let admin: Visitor;
  let reads: readonly DeclaredRoute[];
  const rows = new Map(permissionTable().map((row) => [row.route, row]));
  beforeAll(async () => {
    system = await TestSystem.start();
    reads = declaredRoutes(AppModule.running(system.settings).imports as never).filter(
      ({ method, path, name }) => method === 'GET' && !LEFT.test(path) && rows.get(name)?.of('anonymous') === 'no',
    );
    admin = await system.as('admin');
    world = await ForeignWorld.begin(system);
    for (const kind of closedKinds()) for (const side of [...SIDES, 'cedar' as const]) await world.of(kind.kind, side);
    for (const side of SIDES) await world.money(side, admin);
  });
  afterAll(async () => {
    world.end();
    await system.stop();
  });

  const onlooker = (name: string): Onlooker => onlookerIn(world, name);
  const lets = (row: PermissionRow | undefined, { person }: Onlooker): boolean =>
    (person === 'agent' ? row?.ofAgent(AGENT) : row?.of(person)) === 'yes';
  const listOf = ({ plural }: Made): DeclaredRoute | undefined =>
    reads.find(({ path, spec }) => path === `/api/${plural ?? ''}` && spec?.list);
  const ofOne = ({ path }: DeclaredRoute, { category, id }: Made): string =>
    path.includes('/files/')
      ? path.replace(':id', `${category}-${id}`)
      : path.replace(':kind', category).replace(/:\w+/, encodeURIComponent(id));
  /** Kinds whose address lies below that of another: a mapping below fuel cards is none of them. */
  const below = allKinds().map(({ options }) => options.plural);
  const isBelow = (path: string, plural: string): boolean =>
    below.some((other) => other.startsWith(`${plural}/`) && path.startsWith(`/api/${other}/`));
  /**
   * Whether an address with an id is about records of this kind. An import is a batch, whose list is the firm’s; a
   * paper that is read belongs to who sent it, and is no document.
   */
  const isAbout = ({ path }: DeclaredRoute, { plural }: Made): boolean =>
    (path.startsWith(`/api/${plural ?? '-'}/`) && !/\/(?:import|read)\//.test(path) && !isBelow(path, plural ?? '-')) ||
    /\/(files|records\/:kind)\/:id$/.test(path);

  /** A way is asked for what it is about, and for a share of the ids that mean something else there. */
  const isAsked = (route: DeclaredRoute, one: Made): boolean =>
    isAbout(route, one) || inShare(`${route.name} ${one.category}`);

  it('is looked for with a record of every kind and aggregate that belongs to somebody', () => {
    const kinds = closedKinds().map(({ kind }) => kind);
    for (const side of SIDES) {
      const made = new Set(world.made.filter((one) => one.side === side).map(({ category }) => category));
      expect([...made].sort()).toEqual([...kinds, ...RICH, 'payment'].sort());
    }
    const known = [...allKinds().map(({ kind }) => kind), ...RICH];
    expect([...allCategories()].sort()).toEqual(known.sort());
    expect(reads.length).toBeGreaterThan(25);
  });

  it.each(ONLOOKERS)('is in no list, search or figure that %s asks for', async (name) => {
    const who = onlooker(name);
    const seen: string[] = [];
    for (const { path } of reads.filter((route) => !route.path.includes(':')))
      for (const question of ['', '?limit=1000', ...[...SIDES, 'cedar'].map((word) => `?q=${word}`)]) {
        const { status, text } = await who.visitor.get(path + question);
        expect(status).toBeLessThan(500);
        // a question is not told back but for what is wrong with it
        if (status === 200 && foreignWords(who).test(text)) seen.push(`${path}${question}`);
      }
    expect(seen).toEqual([]);
  });

  it.each(ONLOOKERS)(
    'is nowhere when %s asks for it by its id: neither it, nor its history, papers or PDF',
    async (name) => {
      const who = onlooker(name);
      const seen: [string, number][] = [];
      // a driver reads hardly any of them
      const some = reads.filter(({ path, name: route }) => path.includes(':') && (who.side !== null || inShare(route)));
      for (const route of some)
        for (const one of world.made.filter((each) => !isOwn(who, each) && isAsked(route, each))) {
          const address = ofOne(route, one);
          const { status, text } = await who.visitor.get(address);
          const closed = [400, 403, 404].includes(status);
          if ((isAbout(route, one) && !closed) || foreignWords(who).test(text)) seen.push([address, status]);
        }
      expect(seen).toEqual([]);
    },
  );

  it.each(ONLOOKERS)('has no version for %s: every If-Match answers as for what is not there', async (name) => {
    const who = onlooker(name);
    const results: unknown[] = [];
    for (const one of world.made.filter((each) => !isOwn(who, each) && each.plural)) {
      const absent = /^\d+$/.test(one.id) ? '999999999' : '019a0000-0000-7000-8000-00000000ffff';
      const answers = [];
      for (const [id, version] of [
        [absent, '"1"'],
        [one.id, '"1"'],
        [one.id, '"9"'],
      ] as const) {
        const { status, body } = await who.visitor.patch(`/api/${one.plural}/${id}`, {}, { 'if-match': version });
        answers.push(JSON.stringify([status, body['message']]));
      }
      if (new Set(answers).size > 1) results.push([one.plural, ...answers]);
    }
    expect(results).toEqual([]);
  });

  it.each(ONLOOKERS)('has no name for %s; what is one’s own has where its role may read it', async (name) => {
    const who = onlooker(name);
    const seen: [string, string][] = [];
    const missed: string[] = [];
    for (const one of world.made.filter(({ category }) => category !== 'payment')) {
      const address = `/api/names/${one.category}?ids=${one.id}`;
      const { status, body, text } = await who.visitor.get<{ id: string }[]>(address);
      const list = listOf(one);
      if (!isOwn(who, one) && status === 200 && text !== '[]') seen.push([address, text]);
      const reads = lets(rows.get('GET /api/names/:kind'), who) && list && lets(rows.get(list.name), who);
      if (isOwn(who, one) && reads && body[0]?.id !== one.id) missed.push(address);
    }
    expect({ seen, missed }).toEqual({ seen: [], missed: [] });
  });

  it.each(ONLOOKERS)('is told of in no open tab of %s', async (name) => {
    const who = onlooker(name);
    const last = await admin.post('/api/brokers', { name: 'The last word' });
    expect(last.status).toBe(201);
    for (const each of world.onlookers.filter(({ person }) => person === 'agent'))
      await told(each, { category: 'broker', id: String(last.body['id']) });
    const foreign = world.made.filter((one) => !isOwn(who, one));
    expect(
      who.heard.filter(({ entity, id }) => foreign.some((one) => one.category === entity && one.id === id)),
    ).toEqual([]);
  });

  it.each(ONLOOKERS)('is all that is hidden: %s sees its own where its role may read it', async (name) => {
    const who = onlooker(name);
    const missed: string[] = [];
    let looked = 0;
    for (const one of world.made.filter((each) => isOwn(who, each))) {
      const list = listOf(one);
      if (list && lets(rows.get(list.name), who)) {
        looked += 1;
        const { body } = await who.visitor.get<{ id: unknown }[]>(`${list.path}?limit=1000`);
        if (!body.some(({ id }) => String(id) === one.id)) missed.push(`${list.path}: ${one.id}`);
        if (
          !who.heard.some(({ entity, id }) => entity === one.category && id === one.id) &&
          !NOT_TOLD.has(one.category)
        )
          missed.push(`live: ${one.category} ${one.id}`);
      }
      for (const route of reads.filter(({ path }) => path.includes(':') && isAbout({ path } as DeclaredRoute, one))) {
        const isPaper = route.path.includes('/files/');
        const isHistory = route.path.includes(':kind');
        if (!lets(rows.get(route.name), who) || (isPaper && one.category !== 'document')) continue;
        if (isHistory && (one.category === 'payment' || !list || !lets(rows.get(list.name), who))) continue;
        const address = ofOne(route, one);
        const { status } = await who.visitor.get(address);
        if (status !== 200) missed.push(`${address}: ${status}`);
        looked += 1;
      }
    }
    expect(missed).toEqual([]);
    expect(looked > 0).toBe(who.side !== null);
  });

  it.each(ONLOOKERS.filter((name) => name.includes('agent')))(
    'is not what happened to %s itself, nor anything to an administrator',
    async (name) => {
      const who = onlooker(name);
      for (const one of world.made.filter(({ category }) => ['agent', 'user'].includes(category))) {
        const address = `/api/audit/records/${one.category}/${one.id}`;
        expect([address, (await who.visitor.get(address)).status]).toEqual([address, isOwn(who, one) ? 200 : 404]);
        expect([address, (await admin.get(address)).status]).toEqual([address, 200]);
      }
    },
  );

  describe('when a record moves from one client to another', () => {
    // a world of its own: what moves carries the words of its former client along
    let system: TestSystem;
    let world: ForeignWorld;
    let admin: Visitor;
    beforeAll(async () => {
      system = await TestSystem.start();
      admin = await system.as('admin');
      world = await ForeignWorld.begin(system);
    });
    afterAll(async () => {
      world.end();
      await system.stop();
    });
    const onlooker = (name: string): Onlooker => onlookerIn(world, name);
    const SECRET = 'elder note';
    interface Step {
      readonly version: number;
      readonly changes: readonly { field: string; before: object | null; after: object | null }[];
    }
    const history = async (name: string, category: string, id: string): Promise<{ steps: Step[]; text: string }> => {
      const { status, body, text } = await onlooker(name).visitor.get<Step[]>(`/api/audit/records/${category}/${id}`);
      expect([name, category, status]).toEqual([name, category, 200]);
      return { steps: body, text };
    };
    /** Moved at `at`: what was before is the former client's, what comes after the other's. */
    const isSplit = async (category: string, id: string, at: number, last: number): Promise<void> => {
      const before = await history('the agent of amber', category, id);
      expect(before.steps.map(({ version }) => version)).toEqual(Array.from({ length: at - 1 }, (_, n) => at - 1 - n));
      expect([before.text.includes(SECRET), /birch/i.test(before.text)]).toEqual([true, false]);
      const since = await history('the agent of birch', category, id);
      expect(since.steps.map(({ version }) => version)).toEqual(
        Array.from({ length: last - at + 1 }, (_, n) => last - n),
      );
      const first = since.steps.at(-1)?.changes ?? [];
      expect(first.filter((change) => change.before !== null)).toEqual([]);
      expect([first.length > 0, since.text.includes(SECRET)]).toEqual([true, false]);
    };
    // what is a user's own, too, that user sees wherever it goes: support.int.spec.ts
    const moving = allKinds().filter(
      ({ kind, belonging, fields, options }) =>
        // a contractor stays in its book: contractors.int.spec.ts; a mapping has no words of its own
        !['contractor', 'fuelmapping'].includes(kind) &&
        belonging === 'client' &&
        !options.user &&
        fields.some(({ refers }) => refers?.kind === 'client'),
    );

    it.each(moving.map((kind) => [kind.title, kind] as const))(
      'each sees the steps of its own time of a %s',
      async (_, kind) => {
        const id = await world.another(kind.kind, 'amber');
        const store = world.store(kind);
        const text = kind.fields.filter(
          ({ rule, hidden, secret, refers }) =>
            !hidden && !secret && !refers && rule.column === 'text' && rule.fault(SECRET) === null,
        )[0]?.name;
        if (!text) throw new Error(`A ${kind.title} has no text`);
        const client = kind.options.client ?? 'clientId';
        await store.change(id, { [text]: SECRET }, world.context);
        const birch = await world.of('client', 'birch');
        const others = kind.fields.flatMap(({ name, refers }) =>
          refers && name !== client && kindNamed(refers.kind).belonging === 'client'
            ? [[name, refers.kind] as const]
            : [],
        );
        const ofBirch = await Promise.all(
          others.map(async ([name, of]) => [name, await world.of(of, 'birch')] as const),
        );
        const moved = { [client]: birch, [text]: 'birch moved' };
        const refused = (changes: object): Promise<void> =>
          expect(store.change(id, changes, world.context)).rejects.toThrow('another client’s');
        for (const [name, foreign] of ofBirch) await refused({ [name]: foreign });
        if (ofBirch.length > 0) await refused(moved);
        await store.change(id, { ...moved, ...Object.fromEntries(ofBirch) }, world.context);
        await store.change(id, { [text]: 'birch again' }, world.context);
        await isSplit(kind.kind, String(id), 3, 4);
        expect(await store.find(onlooker('the agent of amber').scope, id)).toBeNull();
      },
    );

    it('each sees the steps and payments of its own time of an invoice, and not the new number of a load that left', async () => {
      const [amber, birch] = [await world.of('client', 'amber'), await world.of('client', 'birch')];
      const brokerId = await world.of('broker', 'amber');
      const loadId = await world.another('load', 'amber');
      const created = { brokerId, clientId: amber, loadId, amount: 70, notes: SECRET };
      const id = String((await admin.post('/api/invoices', created)).body['id']);
      const paid = await admin.post(`/api/invoices/${id}/payments`, { amount: 5, paymentMethod: 'ach', notes: SECRET });
      await admin.post(`/api/payments/${String(paid.body['id'])}/reverse`, { reason: SECRET });
      await world
        .store({ kind: 'load' })
        .change(loadId, { clientId: birch, loadNumber: 'birch load', driverId: null, vehicleId: null }, world.context);
      const mine = onlooker('the agent of amber').visitor;
      const shown = await mine.get(`/api/invoices/${id}`);
      expect([shown.status, shown.body['loadNumber'], /birch/.test(shown.text)]).toEqual([200, null, false]);
      await admin.patch(`/api/invoices/${id}`, { clientId: birch, notes: 'birch note' });
      await isSplit('invoice', id, 4, 4);
      expect((await mine.get(`/api/invoices/${id}`)).status).toBe(404);
      const theirs = await onlooker('the agent of birch').visitor.get(`/api/invoices/${id}`);
      expect([theirs.status, theirs.body['payments'], theirs.text.includes(SECRET)]).toEqual([200, [], false]);
    });
  });
});
