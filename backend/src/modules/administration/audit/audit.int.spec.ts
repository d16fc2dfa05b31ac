import { eventually, TestSystem } from '../../../../test/support/system';
import { TestClock } from '../../../../test/support/test-clock';
import type { Visitor } from '../../../../test/support/world/visitor';

describe('the search of facts', () => {
  let system: TestSystem;
  const clock = new TestClock();

  beforeEach(async () => {
    clock.travel('2027-11-02T17:00:00.000Z');
    system = await TestSystem.start({ clock, workers: true });
  });
  afterEach(() => system.stop());

  it("takes a date as the firm's day, from its beginning to its end", async () => {
    for (const [name, instant] of [
      ['Noon on the 2nd', '2027-11-02T17:00:00.000Z'],
      // half past eleven at night in New York, when London has the next day already
      ['Late on the 3rd', '2027-11-04T03:30:00.000Z'],
      ['Noon on the 4th', '2027-11-04T17:00:00.000Z'],
    ] as const) {
      clock.travel(instant);
      const staff = await system.as('admin');
      expect((await staff.post('/api/brokers', { name })).status).toBe(201);
    }
    const admin = await system.as('admin');
    const named = async (span: string): Promise<unknown[]> => {
      const address = `/api/audit/facts?type=BrokerAdded&${span}`;
      return (await admin.get<{ data: { name: string } }[]>(address)).body.map(({ data }) => data.name);
    };
    await eventually(
      () => named('limit=10'),
      (names) => names.length === 3,
    );
    expect(await named('from=2027-11-03&to=2027-11-03')).toEqual(['Late on the 3rd']);
    expect(await named('from=2027-11-04')).toEqual(['Noon on the 4th']);
    expect(await named('to=2027-11-02')).toEqual(['Noon on the 2nd']);
    expect(await named('from=2027-11-04T03:00:00Z&to=2027-11-04T04:00:00Z')).toEqual(['Late on the 3rd']);
  });

  it('says how far it is behind the log', async () => {
    const admin = await system.as('admin');
    await eventually(
      async () => (await admin.get('/api/audit/behind')).body,
      ({ facts }) => facts === 0,
    );
  });
});

describe('who acted', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
    await system.asOwner((owner) =>
      owner.query(`INSERT INTO audit_trail
        (position, recorded_at, stream, version_of_record, type, actor_id, actor_name, search, client_id)
        SELECT 1000000 + n, now(), 'broker-7', 1, 'BrokerChanged', 'actor ' || n % 1100,
          CASE WHEN n = 1107 THEN 'Amy Young' WHEN n % 1100 = 7 THEN 'Zoe Young'
               ELSE 'Person ' || to_char(n % 1100, 'FM0000') END, '', NULL
        FROM generate_series(1, 1200) AS n`),
    );
  });
  // rows without events, which no replay would find
  afterAll(async () => {
    await system.asOwner((owner) => owner.query('DELETE FROM audit_trail'));
    await system.stop();
  });

  const asked = async (query: string): Promise<{ names: string[]; total: number }> => {
    const { body, headers } = await admin.get<{ name: string }[]>(`/api/audit/actors${query}`);
    return { names: body.map(({ name }) => name), total: Number(headers.get('x-total-count')) };
  };

  it('is known ahead of the facts that no worker has sorted in: so many are missing', async () => {
    const { rows } = await system.sql('SELECT max(position)::int AS facts FROM facts');
    expect((await admin.get('/api/audit/behind')).body).toEqual(rows[0]);
  });

  it('is called by the latest name', async () => {
    expect(await asked('?q=young')).toEqual({ names: ['Amy Young'], total: 1 });
  });

  it('is listed by name, up to a limit, with how many there are', async () => {
    const { names, total } = await asked('');
    expect([names.length, total]).toEqual([1_000, 1_100]);
    expect(names).toEqual([...names].sort());
    expect(await asked('?limit=2')).toEqual({ names: ['Amy Young', 'Person 0000'], total: 1_100 });
  });

  it('is found by name, also beyond the limit', async () => {
    expect((await asked('')).names).not.toContain('Person 1099');
    expect(await asked('?q=person%201099')).toEqual({ names: ['Person 1099'], total: 1 });
    expect(await asked('?q=nobody')).toEqual({ names: [], total: 0 });
    expect((await admin.get('/api/audit/actors?limit=1001')).status).toBe(400);
  });
});

describe('a fact is found', () => {
  let system: TestSystem;
  let admin: Visitor;
  let clientId: string;
  let brokerId: number;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    admin = await system.as('admin');
    const client = await admin.post('/api/clients', { companyName: 'Cedar Gap Lines', email: 'cy@cedargap.test' });
    clientId = String(client.body['id']);
    const broker = await admin.post('/api/brokers', { name: 'Summit Freight' });
    brokerId = Number(broker.body['id']);
    await admin.patch(`/api/brokers/${brokerId}`, { name: 'Summit Freight Brokers' });
  });
  afterAll(() => system.stop());

  const found = (q: string): Promise<string[]> =>
    admin
      .get<{ type: string; stream: string }[]>(`/api/audit/facts?${new URLSearchParams({ q }).toString()}`)
      .then(({ body }) => body.map(({ type, stream }) => `${type} ${stream}`));

  it('by the client whose record it tells of, which is named', async () => {
    const other = String((await admin.post('/api/clients', { companyName: 'Mesa Lines' })).body['id']);
    const vehicle = { clientId, unitNumber: '7', vin: '1XKYD49X9KL100007', licensePlate: 'P100007' };
    expect((await admin.post('/api/vehicles', vehicle)).status).toBe(201);
    const asked = (of: string) =>
      admin
        .get<{ type: string; clientName: string | null }[]>(`/api/audit/facts?clientId=${of}`)
        // what a vehicle obliges its client to follows by itself, sooner or later
        .then(({ body }) => body.filter(({ type }) => !type.startsWith('Obligation')))
        .then((facts) => facts.map(({ type, clientName }) => `${type} ${clientName}`));
    await eventually(
      () => asked(clientId),
      (types) => types.length >= 2,
    );
    expect(await asked(clientId)).toEqual(['VehicleAdded Cedar Gap Lines', 'ClientAdded Cedar Gap Lines']);
    expect(await asked(other)).toEqual(['ClientAdded Mesa Lines']);
    const [broker] = (await admin.get<{ clientName: string | null }[]>(`/api/audit/facts?stream=broker-${brokerId}`))
      .body;
    expect(broker?.clientName).toBeNull();
  });

  it('without what is sealed in it, wherever it stands', async () => {
    const taxIds = ['12-3456789', '98-7654321'];
    const [first, then] = taxIds;
    const { body } = await admin.post('/api/clients', { companyName: 'Sealed Freight', taxId: first });
    const stream = `client-${String(body['id'])}`;
    await admin.patch(`/api/clients/${String(body['id'])}`, { taxId: then });
    const events = await eventually(
      async () => (await admin.get<{ data: object }[]>(`/api/audit/facts?stream=${stream}`)).body,
      (found) => found.length === 2,
    );
    const [changed, added] = events.map(({ data }) => data);
    expect([added, changed]).toEqual([
      expect.objectContaining({ companyName: 'Sealed Freight', taxId: '(sealed)' }),
      expect.objectContaining({ changes: expect.objectContaining({ taxId: '(sealed)' }) as object }),
    ]);
    const history = await admin.get<{ raw: object }[]>(`/api/audit/records/client/${String(body['id'])}`);
    expect(JSON.stringify([events, history.body])).not.toMatch(/sealed:|3456789|7654321/);
  });

  it.each([
    ['a word in it', () => 'gap lin', () => [`ClientAdded client-${clientId}`]],
    [
      'the name of its record',
      () => `broker-${brokerId}`,
      () => [`BrokerChanged broker-${brokerId}`, `BrokerAdded broker-${brokerId}`],
    ],
    ['what happened', () => 'Changed the broker', () => [`BrokerChanged broker-${brokerId}`]],
    ['an id that somebody pasted', () => clientId.toUpperCase(), () => [`ClientAdded client-${clientId}`]],
    ['such an id with its kind', () => `client-${clientId}`, () => [`ClientAdded client-${clientId}`]],
    ['nothing that is in it', () => 'zebra', () => []],
  ])('by %s', async (_, q, expected) => {
    await eventually(
      () => found(q()),
      (types) => types.length >= expected().length,
    );
    expect(await found(q())).toEqual(expected());
  });
});
