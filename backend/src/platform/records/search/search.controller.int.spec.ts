import { allCategories } from '../../event-log/events/event-catalog';
import { closedKinds, ForeignWorld, SIDES, type Onlooker } from '../../../../test/support/world/foreign-world';
import { newAgent, newClient } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';
import type { Findings } from './find-records';
import { searchedKinds } from './searched-kinds';

/** Records that no search finds, with the reason. */
const NOT_FOUND: Readonly<Record<string, string>> = {
  account: 'its list is a page long and has no search',
  entry: 'it follows from an invoice, a payment or an expense, which are found',
  fleetcard: 'its list is short, and narrowed by its provider',
  fuelcard: 'its payments are found',
  fuelmapping: 'there is one a client and provider',
  iftarate: 'it stands in the table of its quarter',
  mileagerate: 'it stands with the mileage taxes of a return',
  payrule: 'it is found with its driver',
  period: 'its list is twelve months long',
  reconciliation: 'it stands with its bank account',
  settings: 'there is one',
  settlementrun: 'its settlements are found',
  taxtemplate: 'there is one a form and year',
};

const findings = async (visitor: Visitor, q: string): Promise<Findings> => {
  const { status, body } = await visitor.get<Findings>(`/api/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  expect(body.complete).toBe(true);
  return body;
};
const names = async (visitor: Visitor, q: string): Promise<string[]> =>
  (await findings(visitor, q)).items.map(({ kind, name }) => `${kind} ${name}`);

describe('the search over everything', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
    const clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC', contactName: 'Erin Stone' });
    const brokerId = (await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
    const add = async (path: string, body: object): Promise<Record<string, unknown>> => {
      const answer = await staff.post(path, body);
      expect([answer.status, answer.text]).toEqual([201, answer.text]);
      return answer.body;
    };
    for (const [invoiceNumber, amount] of [
      ['INV-000119', '1250'],
      ['INV-000219', '99.50'],
    ])
      await add('/api/invoices', { brokerId, clientId, invoiceNumber, amount });
    const invoice = await add('/api/invoices', { brokerId, clientId, invoiceNumber: 'INV-000300', amount: '4000' });
    await add(`/api/invoices/${String(invoice['id'])}/payments`, { amount: '1250.00', paymentMethod: 'check' });
    const checked = await add('/api/invoices', { brokerId, clientId, invoiceNumber: 'INV-000400', amount: '60' });
    await add('/api/payments', {
      checkNumber: 'CK-4711',
      amount: '60.00',
      shares: [{ invoiceId: checked['id'], amount: '60.00' }],
    });
    await add('/api/loads', {
      loadNumber: 'L-77',
      brokerId,
      pickupLocation: 'Roanoke, VA',
      dropoffLocation: 'Macon, GA',
    });
    await add('/api/vehicles', { clientId, unitNumber: '119', vin: '1FUJGLDR9KL100000', licensePlate: 'P100' });
    await add('/api/drivers', {
      clientId,
      firstName: 'Ana',
      lastName: 'Ruiz',
      licenseNumber: 'D1234567',
      licenseState: 'TN',
      licenseClass: 'Class A',
      licenseExpiration: '2029-06-30',
    });
    for (let nr = 1; nr <= 7; nr += 1) await add('/api/brokers', { name: `Cascade Lines ${nr}` });
  });
  afterAll(() => system.stop());

  it.each([
    ['INV-000119', ['invoice INV-000119']],
    ['INV-119', ['invoice INV-000119']],
    ['inv 119', ['invoice INV-000119']],
    ['unit 119', ['vehicle 119']],
    ['119', ['invoice INV-000119', 'vehicle 119']],
    ['1,250.00', ['invoice INV-000119', 'payment Payment of INV-000300']],
    ['$1250', ['invoice INV-000119', 'payment Payment of INV-000300']],
    ['payment 1250', ['payment Payment of INV-000300']],
    ['ck-4711', ['payment Payment of INV-000400']],
    ['check 4711', ['payment Payment of INV-000400']],
    ['2,750.00', ['invoice INV-000300']],
    ['4,099.50', ['broker Summit Freight', 'client Ridgeline Carriers LLC']],
    ['$4099.5', ['broker Summit Freight', 'client Ridgeline Carriers LLC']],
    ['0.00', []],
    ['Ana Ruiz', ['driver Ana Ruiz']],
    ['ruiz ana', ['driver Ana Ruiz']],
    ['Erin Stone', ['client Ridgeline Carriers LLC']],
    ['1fujgldr9', ['vehicle 119']],
    ['p100', ['vehicle 119']],
    ['plate P100', ['vehicle 119']],
    ['macon', ['load L-77']],
    ['load 77', ['load L-77']],

    ['client summit', []],
    ['record ridgeline', []],
    ['nothing of this', []],
    [' ', []],
    ['%', []],
  ])('finds with %s: %j', async (q, found) => expect((await names(staff, q)).sort()).toEqual(found));

  it('has the name that was typed first, the client before others, also when five newer ones hold it', async () => {
    for (const name of ['Tidewater', 'Tidewater Two'])
      await newClient(system, { companyName: name, contactName: 'Somebody' });
    for (let nr = 1; nr <= 6; nr += 1) {
      await newClient(system, { companyName: `Upper Tidewater ${nr}`, contactName: 'Somebody' });
      await staff.post('/api/brokers', { name: `Tidewater Brokers ${nr}` });
    }
    const found = await names(staff, 'tidewater');
    expect(found.slice(0, 2)).toEqual(['client Tidewater', 'client Tidewater Two']);
    expect(found.slice(0, 5).every((each) => each.startsWith('client '))).toBe(true);
    expect(found.slice(5).every((each) => each.startsWith('broker '))).toBe(true);
  });

  it('says whose a record is and where the words were found', async () => {
    const { items } = await findings(staff, 'vin 1FUJ');
    expect(items).toEqual([
      {
        kind: 'vehicle',
        titles: 'vehicles',
        id: expect.any(String) as string,
        name: '119',
        detail: 'Ridgeline Carriers LLC · VIN 1FUJGLDR9KL100000',
        within: null,
      },
    ]);
    expect((await findings(staff, 'inv 219')).items[0]?.detail).toBe(
      'Summit Freight · Ridgeline Carriers LLC · $99.50',
    );
  });

  it('has a client and a broker by what they owe below the records whose own amount it is, and says so', async () => {
    const [clientId, other] = [await newClient(system), await newClient(system)];
    const id = async (path: string, body: object) => (await staff.post(path, body)).body['id'];
    const brokerId = await id('/api/brokers', { name: 'Harbor Freight Lines' });
    const paid = await id('/api/invoices', { brokerId, clientId, amount: '1000' });
    await staff.post(`/api/invoices/${String(paid)}/payments`, { amount: '85.00', paymentMethod: 'check' });
    await id('/api/invoices', { brokerId, clientId, amount: '900' });
    await id('/api/invoices', {
      brokerId: await id('/api/brokers', { name: 'Lone' }),
      clientId: other,
      amount: '1815',
    });
    const { items } = await findings(staff, '1,815.00');
    expect(items.map(({ kind, id: found, detail }) => [kind, found, detail.includes('Balance $1,815.00')])).toEqual([
      ['invoice', expect.any(String), false],
      ['client', expect.any(String), true],
      ['client', expect.any(String), true],
      ['broker', expect.any(String), true],
      ['broker', expect.any(String), true],
    ]);
    const clients = items.flatMap(({ kind, id: found }) => (kind === 'client' ? [found] : []));
    expect(clients.sort()).toEqual([clientId, other].sort());
  });

  it('finds for an agent what its own clients owe, and of a broker what it owes them', async () => {
    const agent = await newAgent(system, { canManageClients: true, canAccessAccounting: true });
    const [own, other] = [await newClient(system, { agentId: agent.agentId }), await newClient(system)];
    const brokerId = (await staff.post('/api/brokers', { name: 'Two Rivers' })).body['id'];
    for (const [clientId, amount] of [
      [own, '411.11'],
      [own, '100'],
      [other, '722.22'],
    ])
      await staff.post('/api/invoices', { brokerId, clientId, amount });
    const kinds = async (visitor: Visitor, q: string) => (await findings(visitor, q)).items.map(({ kind }) => kind);
    expect(await kinds(agent.visitor, '511.11')).toEqual(['client', 'broker']);
    expect(await kinds(agent.visitor, '722.22')).toEqual([]);
    expect(await kinds(agent.visitor, '1,233.33')).toEqual([]);
    expect(await kinds(staff, '1,233.33')).toEqual(['broker']);
    const blind = await newAgent(system, { canManageClients: true, canAccessAccounting: false });
    await newClient(system, { agentId: blind.agentId });
    expect(await kinds(blind.visitor, '511.11')).toEqual([]);
  });

  it('does not name a driver beside an expense to whom the driver is out of sight', async () => {
    const agent = await newAgent(system, { canManageClients: true, canAccessAccounting: true });
    const colleague = await newAgent(system);
    const own = await newClient(system, { agentId: agent.agentId });
    const other = await newClient(system, { agentId: colleague.agentId });
    const { body: driver } = await staff.post('/api/drivers', {
      clientId: own,
      firstName: 'Moved',
      lastName: 'Away',
      licenseNumber: 'T4711',
      licenseState: 'UT',
      licenseClass: 'Class A',
      licenseExpiration: '2031-01-01',
    });
    const spent = { category: 'toll', expenseDate: '2026-05-04', amount: '12.00', description: 'Quicksilver bridge' };
    const { status } = await staff.post('/api/expenses', { ...spent, clientId: own, driverId: driver['id'] });
    expect(status).toBe(201);
    const told = async (visitor: Visitor): Promise<string[]> =>
      (await findings(visitor, 'quicksilver')).items.map(({ detail }) => detail);
    expect(await told(agent.visitor)).toEqual([expect.stringContaining('Moved Away')]);
    const moved = await staff.patch(`/api/drivers/${String(driver['id'])}`, { clientId: other });
    expect([moved.status, moved.body['clientId']]).toEqual([200, other]);
    expect(await told(staff)).toEqual([expect.stringContaining('Moved Away')]);
    expect(await told(agent.visitor)).toEqual([expect.not.stringContaining('Moved')]);
  });

  it('tells at most five of a kind, the newest first', async () =>
    expect(await names(staff, 'cascade')).toEqual([7, 6, 5, 4, 3].map((nr) => `broker Cascade Lines ${nr}`)));

  it('finds none that was removed', async () => {
    const { body } = await staff.post('/api/brokers', { name: 'Mesa Gone' });
    expect(await names(staff, 'mesa gone')).toEqual(['broker Mesa Gone']);
    await staff.delete(`/api/brokers/${String(body['id'])}`);
    expect(await names(staff, 'mesa gone')).toEqual([]);
  });

  it('finds of the kinds only that somebody may read', async () => {
    const { visitor } = await newAgent(system, { canManageClients: false });
    expect(await names(visitor, 'ridgeline')).toEqual([]);
    expect(await names(await system.as('employee'), 'ridgeline')).toEqual(['client Ridgeline Carriers LLC']);
  });

  it.each([
    "'; DROP TABLE facts; --",
    "x' OR '1'='1",
    '\\',
    '_%',
    '(((',
    '{{seven}}',
    'Þórður 東京',
    ':amount',
    '$1',
    'a'.repeat(200),
  ])('is asked for %s without harm', async (q) => expect(await names(staff, q)).toEqual([]));

  it.each([
    ['?q=%00', 400],
    ['?q=%1e', 400],
    [`?q=${'a'.repeat(201)}`, 400],
    ['?q=a&q=b', 400],
    ['?q[x]=1', 400],
  ])('is refused with %j: %i', async (question, status) =>
    expect((await staff.get(`/api/search${question}`)).status).toBe(status),
  );
});

describe('the search over everything, in two worlds', () => {
  let system: TestSystem;
  let world: ForeignWorld;
  beforeAll(async () => {
    system = await TestSystem.start();
    world = await ForeignWorld.begin(system);
    for (const kind of closedKinds()) for (const side of [...SIDES, 'cedar' as const]) await world.of(kind.kind, side);
    for (const side of SIDES) await world.money(side, await system.as('admin'));
  });
  afterAll(async () => {
    world.end();
    await system.stop();
  });
  const onlooker = (displayName: string): Onlooker => {
    const found = world.onlookers.find(({ name }) => name === displayName);
    if (!found) throw new Error(`There is no ${displayName}`);
    return found;
  };
  const foundBy = async ({ visitor }: Onlooker, q: string): Promise<string[]> =>
    (await findings(visitor, q)).items.map(({ kind, id }) => `${kind} ${id}`);
  const madeFor = (side: string): Set<string> =>
    new Set(world.made.filter((one) => one.side === side).map(({ category, id }) => `${category} ${id}`));

  it('looks for every kind of record, or says why not', () => {
    const found = searchedKinds().map(({ kind }) => kind);
    expect([...found, ...Object.keys(NOT_FOUND)].sort()).toEqual(
      [...allCategories(), 'payment', 'fuelcardpayment'].sort(),
    );
  });

  it.each(SIDES)('finds for the agent of %s its own records and no others', async (side) => {
    const own = madeFor(side);
    const results = await foundBy(onlooker(`the agent of ${side}`), side);
    expect(results.filter((one) => !own.has(one))).toEqual([]);
    for (const kind of ['client', 'load', 'vehicle', 'driver', 'invoice'])
      expect(results.filter((one) => one.startsWith(`${kind} `))).toHaveLength(1);
    expect(results.filter((one) => one.startsWith('payment '))).toHaveLength(2);
    for (const word of ['amber', 'birch', 'cedar'].filter((each) => each !== side))
      expect(await foundBy(onlooker(`the agent of ${side}`), word)).toEqual([]);
  });

  it.each(SIDES)('finds in the portal of %s what its lists show, and nothing of the office', async (side) => {
    const own = madeFor(side);
    const results = await foundBy(onlooker(`the portal of ${side}`), side);
    expect(results.filter((one) => !own.has(one))).toEqual([]);
    const SHOWN = [
      'clientcharge',
      'compliancedocument',
      'document',
      'fee',
      'iftaprocess',
      'obligation',
      'paperrequest',
      'supportrequest',
    ];
    expect([...new Set(results.map((one) => one.split(' ')[0]))].sort()).toEqual(SHOWN);
    for (const word of ['amber', 'birch', 'cedar'].filter((each) => each !== side))
      expect(await foundBy(onlooker(`the portal of ${side}`), word)).toEqual([]);
  });

  it('finds for a driver the papers that it sent, and for nobody in a portal those of others', async () => {
    const { visitor } = onlooker('the driver');
    const form = new FormData();
    form.append('documentType', 'other');
    form.append('file', new Blob(['%PDF-1.7\n%%EOF\n']), 'cabin picture.pdf');
    const { status, body } = await visitor.upload<{ id: number }>('/api/documents/upload', form);
    expect(status).toBe(201);
    const mine = String(body.id);
    expect(await foundBy(onlooker('the driver'), 'cabin picture')).toEqual([`document ${mine}`]);
    for (const side of SIDES) expect(await foundBy(onlooker(`the portal of ${side}`), 'cabin picture')).toEqual([]);
  });

  it.each(['amber', 'birch', 'cedar'])('finds nothing of %s for a driver of none of them', async (side) =>
    expect(await foundBy(onlooker('the driver'), side)).toEqual([]),
  );
});
