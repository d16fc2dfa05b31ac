import { SOME_TEXT } from '../../../../test/support/matchers';
import { newAccount, newAgent, newClient, PASSWORD, signIn } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('agents', () => {
  let system: TestSystem;
  let admin: Visitor;
  let brokerId: unknown;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    admin = await system.as('admin');
    brokerId = (await admin.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
  });
  afterAll(() => system.stop());

  const invoice = (visitor: Visitor, clientId: string | undefined, over: object = {}) =>
    visitor.post('/api/invoices', { brokerId, amount: '100.00', clientId, ...over });

  describe('see their clients and what is kept for them', () => {
    it('and nobody else’s: lists, figures and records', async () => {
      proves('API-019', 'API-020', 'API-021', 'FLD-0098..FLD-0108', 'ENM-017');
      const [mine, other] = [
        await newAgent(system, { accessLevel: 'standard', canViewReports: true, canAccessAccounting: true }),
        await newAgent(system),
      ];
      const [ours, theirs] = [
        await newClient(system, { agentId: mine.agentId, companyName: 'Ours Inc', email: 'ours@people.test' }),
        await newClient(system, { agentId: other.agentId }),
      ];
      const own = (await invoice(mine.visitor, ours)).body;
      const foreign = (await invoice(admin, theirs)).body;
      await admin.post(`/api/invoices/${String(own['id'])}/payments`, { amount: '40.00', paymentMethod: 'ach' });
      const load = (
        await admin.post('/api/loads', {
          loadNumber: `F-${theirs.slice(-6)}`,
          brokerId,
          clientId: theirs,
          pickupLocation: 'A',
          dropoffLocation: 'B',
        })
      ).body;
      expect((await mine.visitor.get<Row[]>('/api/agents/clients')).body).toEqual([
        { id: ours, name: 'Ours Inc', email: 'ours@people.test' },
      ]);
      expect((await mine.visitor.get<Row[]>('/api/agents/invoices')).body).toEqual([
        {
          id: own['id'],
          invoiceNumber: own['invoiceNumber'],
          carrier: 'Summit Freight',
          clientName: 'Ours Inc',
          amount: '100.00',
          status: 'pending',
          standing: 'partly_paid',
        },
      ]);
      expect((await mine.visitor.get('/api/agents/stats')).body).toEqual({
        totalRevenue: '40.00',
        invoicesCreated: 1,
        invoicesThisMonth: 1,
        invoicesOfLimit: 1,
        clientsManaged: 1,
      });
      for (const [list, ids] of [
        ['clients', [ours]],
        ['invoices', [own['id']]],
        ['loads', []],
      ] as const) {
        const { body, headers } = await mine.visitor.get<Row[]>(`/api/${list}`);
        expect([list, body.map(({ id }) => id), headers.get('x-total-count')]).toEqual([list, ids, String(ids.length)]);
      }
      expect((await mine.visitor.get('/api/invoices/summary')).body).toMatchObject({
        totalInvoices: 1,
        totalBilled: '100.00',
      });
      expect((await mine.visitor.get('/api/dashboard/stats')).body).toMatchObject({
        pendingInvoices: 1,
        monthlyRevenue: '$40',
      });
      expect(
        new Set((await mine.visitor.get<Row[]>('/api/ledger/entries')).body.map(({ reference }) => reference)),
      ).toEqual(new Set([own['invoiceNumber']]));
      expect((await mine.visitor.get('/api/ledger/trial-balance')).body).toMatchObject({
        totalDebit: '100.00',
        totalCredit: '100.00',
      });

      const id = String(foreign['id']);
      const refused = await Promise.all([
        mine.visitor.get(`/api/clients/${theirs}`),
        mine.visitor.patch(`/api/clients/${theirs}`, { notes: 'mine now' }),
        mine.visitor.delete(`/api/clients/${theirs}`),
        mine.visitor.get(`/api/invoices/${id}`),
        mine.visitor.get(`/api/invoices/${id}/pdf`),
        mine.visitor.get(`/api/invoices/${id}/payments`),
        mine.visitor.patch(`/api/invoices/${id}`, { notes: 'mine now' }),
        mine.visitor.post(`/api/invoices/${id}/void`, { reason: 'no' }),
        mine.visitor.post(`/api/invoices/${id}/payments`, { amount: '1', paymentMethod: 'ach' }),
        mine.visitor.post(`/api/invoices/${id}/send`, { to: 'x@y.test' }),
        mine.visitor.get(`/api/loads/${String(load['id'])}`),
        mine.visitor.patch(`/api/loads/${String(load['id'])}`, { status: 'in_transit' }),
        mine.visitor.get(`/api/audit/records/client/${theirs}`),
        mine.visitor.get(`/api/audit/records/invoice/${id}`),
      ]);
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
      expect((await admin.get(`/api/clients/${theirs}`)).body['notes']).toBeNull();
    });

    it('and write for no other: a client must be named, and be theirs', async () => {
      const { visitor, agentId } = await newAgent(system);
      const [mine, foreign] = [await newClient(system, { agentId }), await newClient(system)];
      expect((await invoice(visitor, undefined)).body['errors']).toEqual([
        { field: 'clientId', message: 'Choose a client' },
      ]);
      expect((await invoice(visitor, foreign)).body['errors']).toEqual([
        { field: 'clientId', message: 'This client does not exist' },
      ]);
      const load = (
        await admin.post('/api/loads', {
          loadNumber: `G-${foreign.slice(-6)}`,
          brokerId,
          clientId: foreign,
          pickupLocation: 'A',
          dropoffLocation: 'B',
        })
      ).body;
      expect((await invoice(visitor, mine, { loadId: load['id'] })).body['errors']).toEqual([
        { field: 'loadId', message: 'This load does not exist' },
      ]);
      const { body } = await invoice(visitor, mine);
      expect((await visitor.patch(`/api/invoices/${String(body['id'])}`, { clientId: foreign })).status).toBe(400);
    });

    it('from the moment they are assigned, and no longer than that', async () => {
      const hired = await newAgent(system);
      const clientId = await newClient(system);
      const sees = async () => (await hired.visitor.get(`/api/clients/${clientId}`)).status;
      expect(await sees()).toBe(404);
      expect((await admin.patch(`/api/clients/${clientId}`, { agentId: hired.agentId })).status).toBe(200);
      expect(await sees()).toBe(200);
      const [assigned] = (await admin.get<Row[]>(`/api/audit/records/client/${clientId}`)).body;
      expect(assigned?.['changes']).toMatchObject([
        { label: 'Agent', before: null, after: { text: hired.displayName, id: hired.agentId } },
      ]);
      await admin.patch(`/api/clients/${clientId}`, { agentId: null });
      expect(await sees()).toBe(404);
    });

    it('and at level advanced those that nobody has', async () => {
      const [standard, advanced] = [
        await newAgent(system, { accessLevel: 'standard' }),
        await newAgent(system, { accessLevel: 'advanced' }),
      ];
      const free = await newClient(system);
      expect([
        (await standard.visitor.get(`/api/clients/${free}`)).status,
        (await advanced.visitor.get(`/api/clients/${free}`)).status,
      ]).toEqual([404, 200]);
    });

    it('and not how things stood in the past', async () => {
      const { visitor } = await newAgent(system, { canAccessAccounting: true });
      for (const path of ['invoices', 'ledger/entries', 'ledger/trial-balance'])
        expect([path, (await visitor.get(`/api/${path}?asOf=2026-01-01T00:00:00Z`)).status]).toEqual([path, 403]);
    });

    it('and no revenue without the permission to view reports', async () => {
      const { visitor } = await newAgent(system);
      expect((await visitor.get('/api/agents/stats')).body['totalRevenue']).toBeNull();
      expect((await visitor.get('/api/dashboard/stats')).body['monthlyRevenue']).toBeNull();
    });
  });

  describe('have limits', () => {
    it('of clients: their own, those they migrate, and those an administrator gives them; also all at once', async () => {
      const { visitor, agentId } = await newAgent(system, { maxClients: 2, displayName: 'Two Only' });
      const statuses = (
        await Promise.all(
          Array.from({ length: 6 }, (_, n) => visitor.post('/api/clients', { companyName: `Own ${n}` })),
        )
      ).map(({ status }) => status);
      expect(statuses.sort()).toEqual([201, 201, 409, 409, 409, 409]);
      const sentence = 'Two Only already looks after 2 clients, which is the limit';
      expect((await visitor.post('/api/clients', { companyName: 'One more' })).body['message']).toBe(sentence);
      const refused = await admin.patch(`/api/clients/${await newClient(system)}`, { agentId });
      expect([refused.status, refused.body['message']]).toEqual([409, sentence]);
    });

    it('of invoices in a month, also all at once; a repeated request is told its first answer', async () => {
      const { visitor, agentId } = await newAgent(system, { maxInvoices: 2 });
      const clientId = await newClient(system, { agentId });
      const key = { 'idempotency-key': 'the-first-one' };
      const first = await visitor.post('/api/invoices', { brokerId, amount: '1', clientId }, key);
      const statuses = (await Promise.all(Array.from({ length: 4 }, () => invoice(visitor, clientId)))).map(
        ({ status }) => status,
      );
      expect([first.status, ...statuses.sort()]).toEqual([201, 201, 409, 409, 409]);
      expect((await invoice(visitor, clientId)).body['message']).toBe(
        'You have created 2 invoices this month, which is your limit',
      );
      const again = await visitor.post('/api/invoices', { brokerId, amount: '1', clientId }, key);
      expect([again.status, again.body['id']]).toEqual([201, first.body['id']]);
    });

    it('and none when the limit is 0', async () => {
      proves('RUL-042');
      const { visitor, agentId } = await newAgent(system, { maxClients: 0, maxInvoices: 0 });
      const clientId = (await visitor.post('/api/clients', { companyName: 'Free' })).body['id'] as string;
      expect((await admin.get(`/api/clients/${clientId}`)).body['agentId']).toBe(agentId);
      expect((await invoice(visitor, clientId)).status).toBe(201);
    });

    it('and do not assign clients themselves', async () => {
      const { visitor, agentId } = await newAgent(system);
      const clientId = await newClient(system, { agentId });
      expect((await visitor.patch(`/api/clients/${clientId}`, { agentId: null })).status).toBe(403);
      expect((await (await system.as('employee')).patch(`/api/clients/${clientId}`, { agentId: null })).status).toBe(
        403,
      );
      expect((await visitor.patch(`/api/clients/${clientId}`, { agentId, notes: 'kept' })).body).toMatchObject({
        agentId,
        notes: 'kept',
      });
    });
  });

  it('take on registrations at level advanced, and the client is theirs', async () => {
    const [standard, advanced] = [
      await newAgent(system, { accessLevel: 'standard' }),
      await newAgent(system, { accessLevel: 'advanced' }),
    ];
    const form = {
      companyName: 'Fresh Haul',
      ownerName: 'Flo Fresh',
      email: 'flo@freshhaul.test',
      phone: '1',
      address: '1 St',
      city: 'Reno',
      state: 'NV',
      zipCode: '89501',
      businessType: 'owner-operator',
    };
    const { body } = await system.visitor().post('/api/client-registration', form);
    expect([
      (await standard.visitor.get('/api/client-registrations')).headers.get('x-total-count'),
      (await advanced.visitor.get('/api/client-registrations')).headers.get('x-total-count'),
    ]).toEqual(['0', '1']);
    expect((await standard.visitor.post(`/api/client-registrations/${String(body['id'])}/migrate`)).status).toBe(404);
    const made = await advanced.visitor.post(`/api/client-registrations/${String(body['id'])}/migrate`);
    expect([made.status, made.body['agentId']]).toEqual([200, advanced.agentId]);
    expect((await standard.visitor.get(`/api/clients/${String(made.body['id'])}`)).status).toBe(404);
  });

  it('without a record of their own come in to an empty desk', async () => {
    const hired = await newAccount(system, 'agent');
    const { body } = await (await signIn(hired)).get('/api/auth/user');
    expect(body).toMatchObject({
      role: 'agent',
      agent: null,
      permissions: ['dashboard.read', 'support.read', 'agent.read', 'agent.write'],
    });
    expect((await hired.visitor.get<Row[]>('/api/agents/clients')).body).toEqual([]);
  });

  it('sign in by their own door, which answers who they are', async () => {
    proves('API-006');
    const hired = await newAgent(system, { department: 'Permits' });
    const { body } = await system
      .visitor()
      .post<{ agent: Row; user: Row; role: string; token: string }>('/api/agents/login', {
        email: hired.email,
        password: PASSWORD,
      });
    expect(body).toMatchObject({
      agent: { id: hired.agentId, userId: hired.userId, department: 'Permits', role: 'agent' },
      user: { id: hired.userId, isAgent: true, isAdmin: false },
      role: 'agent',
      token: SOME_TEXT,
    });
  });
});
