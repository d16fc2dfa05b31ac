import sharp from 'sharp';
import { SOME_TEXT } from '../../../test/support/matchers';
import { newAccount, newAgent, newClient, newPortalUser, PASSWORD, signIn } from '../../../test/support/people';
import { eventually, TestSystem } from '../../../test/support/system';
import type { Visitor } from '../../../test/support/visitor';

type Row = Record<string, unknown>;
const AVATAR: unknown = expect.stringMatching(/^\/api\/files\/avatar-[0-9a-f]{64}$/);

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

  describe('are managed by administrators', () => {
    it('from a user of role agent, with the documented defaults [API-013 API-014 RUL-089 RUL-090 ENM-005 ENM-008]', async () => {
      const { userId, email } = await newAccount(system, 'agent');
      const created = await admin.post('/api/agents', { userId, displayName: 'Ann Lee' });
      expect(created.status).toBe(201);
      expect(created.body).toMatchObject({
        userId,
        displayName: 'Ann Lee',
        email,
        department: null,
        accessLevel: 'basic',
        maxClients: 50,
        maxInvoices: 100,
        canCreateInvoices: true,
        canViewReports: false,
        canManageClients: true,
        canAccessAccounting: false,
        isActive: true,
        lastLoginAt: null,
        firstName: 'Person',
        profileImageUrl: '',
        role: 'agent',
        restrictedFeatures: [],
      });
      expect((await admin.get<Row[]>('/api/agents?q=Ann')).body).toMatchObject([{ id: created.body['id'] }]);
    });

    const LIMIT = 'Maximum clients must be a whole number of at least 0';
    it.each<[string, object, string, string]>([
      ['without a user', { displayName: 'X' }, 'userId', 'User ID is required'],
      ['with an empty user', { userId: '', displayName: 'X' }, 'userId', 'User ID is required'],
      ['without a name', { userId: '00000000-0000-7000-8000-00000000abcd' }, 'displayName', 'Display name is required'],
      [
        'with a wrong e-mail',
        { userId: '00000000-0000-7000-8000-00000000abcd', displayName: 'X', email: 'x' },
        'email',
        'Valid email is required',
      ],
      [
        'with an unknown level',
        { userId: '00000000-0000-7000-8000-00000000abcd', displayName: 'X', accessLevel: 'root' },
        'accessLevel',
        'Access level must be one of basic, standard, advanced, restricted',
      ],
      [
        'with a negative limit',
        { userId: '00000000-0000-7000-8000-00000000abcd', displayName: 'X', maxClients: -1 },
        'maxClients',
        'Maximum clients must be a whole number of at least 0',
      ],
      [
        'with half an invoice',
        { userId: '00000000-0000-7000-8000-00000000abcd', displayName: 'X', maxInvoices: 1.5 },
        'maxInvoices',
        'Maximum invoices must be a whole number of at least 0',
      ],
      ...[true, [], '0x10', '', '5', null].map((maxClients): [string, object, string, string] => [
        `with the limit ${JSON.stringify(maxClients)}`,
        { userId: '00000000-0000-7000-8000-00000000abcd', displayName: 'X', maxClients },
        'maxClients',
        LIMIT,
      ]),
      [
        'with a limit beyond all bounds',
        { userId: '00000000-0000-7000-8000-00000000abcd', displayName: 'X', maxClients: 1e21 },
        'maxClients',
        'Maximum clients is too large',
      ],
      [
        'for nobody',
        { userId: '00000000-0000-7000-8000-00000000abcd', displayName: 'X' },
        'userId',
        'This user does not exist',
      ],
    ])('and not %s [FLD-0135..FLD-0140 RUL-125..RUL-130 RUL-091]', async (_, form, field, message) => {
      const { status, body } = await admin.post('/api/agents', form);
      expect([status, body['errors']]).toEqual([400, [{ field, message }]]);
    });

    it('and not twice of one user, of another role, or with an e-mail that is taken [RUL-088 FLD-0029]', async () => {
      const first = await newAgent(system, { email: 'desk@people.test' });
      const twice = await admin.post('/api/agents', { userId: first.userId, displayName: 'Again' });
      expect([twice.status, twice.body['message']]).toEqual([409, 'This user is an agent already']);
      const { userId } = await newAccount(system, 'agent');
      const taken = await admin.post('/api/agents', { userId, displayName: 'Same e-mail', email: 'desk@people.test' });
      expect([taken.status, taken.body['message']]).toEqual([
        409,
        'The e-mail desk@people.test already belongs to an agent',
      ]);
      const employee = await newAccount(system, 'employee');
      expect(
        (await admin.post('/api/agents', { userId: employee.userId, displayName: 'No agent' })).body['errors'],
      ).toEqual([{ field: 'userId', message: 'This user is not an agent. Change the role under Users first.' }]);
    });

    it('who change them whole, under If-Match [API-015]', async () => {
      const { agentId, userId } = await newAgent(system);
      const form = {
        userId,
        displayName: 'Renamed',
        accessLevel: 'advanced',
        maxClients: 0,
        maxInvoices: 7,
        canViewReports: true,
        restrictedFeatures: ['reports'],
      };
      const { status, body, headers } = await admin.put(`/api/agents/${agentId}`, form, { 'if-match': '"1"' });
      expect([status, headers.get('etag')]).toEqual([200, '"2"']);
      expect(body).toMatchObject({
        displayName: 'Renamed',
        accessLevel: 'advanced',
        maxClients: 0,
        maxInvoices: 7,
        canViewReports: true,
        restrictedFeatures: ['reports'],
      });
      expect((await admin.put(`/api/agents/${agentId}`, form, { 'if-match': '"1"' })).status).toBe(412);
    });

    it('who deactivate them: out at once, and not back in [API-017 FLD-0148 RUL-093]', async () => {
      const hired = await newAgent(system);
      expect((await admin.patch(`/api/agents/${hired.agentId}/toggle-status`, { isActive: false })).body).toMatchObject(
        { isActive: false },
      );
      expect((await hired.visitor.get('/api/auth/user')).status).toBe(401);
      for (const door of ['staff', 'agents']) {
        const { status, body } = await system
          .visitor()
          .post(`/api/${door}/login`, { email: hired.email, password: PASSWORD });
        expect([status, body['message']]).toEqual([401, 'Invalid credentials']);
      }
      await admin.patch(`/api/agents/${hired.agentId}/toggle-status`, { isActive: true });
      expect(
        (await system.visitor().post('/api/agents/login', { email: hired.email, password: PASSWORD })).status,
      ).toBe(200);
    });

    it('who set their password, which ends their sessions and stands nowhere [API-018 FLD-0141 FLD-0046 RUL-132 RUL-179]', async () => {
      const hired = await newAgent(system);
      expect(
        (await admin.post(`/api/agents/${hired.agentId}/set-password`, { password: 'short' })).body['errors'],
      ).toEqual([{ field: 'password', message: 'Password must be at least 6 characters long' }]);
      expect((await admin.post(`/api/agents/${hired.agentId}/set-password`, { password: 'qwerty123' })).status).toBe(
        400,
      );
      expect(
        (await admin.post(`/api/agents/${hired.agentId}/set-password`, { password: 'marmalade-tin-7' })).status,
      ).toBe(204);
      expect((await hired.visitor.get('/api/auth/user')).status).toBe(401);
      expect(
        (await system.visitor().post('/api/agents/login', { email: hired.email, password: 'marmalade-tin-7' })).status,
      ).toBe(200);
      expect(
        (
          await system.sql(
            "SELECT 1 FROM facts WHERE data::text LIKE '%marmalade%' OR metadata::text LIKE '%marmalade%'",
          )
        ).rowCount,
      ).toBe(0);
    });

    it('who remove them: account closed, clients free, history kept [API-016]', async () => {
      const hired = await newAgent(system);
      const clientId = await newClient(system, { agentId: hired.agentId });
      expect((await admin.delete(`/api/agents/${hired.agentId}`)).status).toBe(204);
      expect((await hired.visitor.get('/api/auth/user')).status).toBe(401);
      await eventually(
        async () => (await admin.get(`/api/clients/${clientId}`)).body['agentId'],
        (agentId) => agentId === null,
      );
      expect((await admin.get<Row[]>(`/api/audit/records/agent/${hired.agentId}`)).body[0]).toMatchObject({
        action: 'removed the agent',
      });
    });
  });

  describe('see their clients and what is kept for them', () => {
    it('and nobody else’s: lists, figures and records [API-019 API-020 API-021 FLD-0098..FLD-0108 ENM-017]', async () => {
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
          amount: '100.00',
          status: 'pending',
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
      expect(assigned?.['changes']).toEqual([
        { field: 'agentId', label: 'Agent', before: null, after: hired.displayName },
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

    it('and none when the limit is 0 [RUL-042]', async () => {
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
      permissions: ['dashboard.read', 'agent.read', 'agent.write'],
    });
    expect((await hired.visitor.get<Row[]>('/api/agents/clients')).body).toEqual([]);
  });

  it('sign in by their own door, which answers who they are [API-006]', async () => {
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

  describe('keep their profile', () => {
    it('of name and e-mail [API-022 FLD-0143..FLD-0145 RUL-046]', async () => {
      const hired = await newAgent(system, { displayName: 'Fixed Name' });
      const { status, body } = await hired.visitor.patch('/api/agent/profile', {
        firstName: 'Nina',
        lastName: 'Moss',
        email: 'Nina.Moss@people.test',
      });
      expect([status, body['firstName'], body['lastName'], body['email'], body['displayName']]).toEqual([
        200,
        'Nina',
        'Moss',
        'nina.moss@people.test',
        'Fixed Name',
      ]);
      expect(
        (
          await hired.visitor.patch('/api/agent/profile', {
            firstName: 'Nina',
            lastName: 'Moss',
            email: 'nina.moss@people.test',
            role: 'admin',
          })
        ).status,
      ).toBe(400);
      expect(
        (
          await hired.visitor.patch('/api/agent/profile', {
            firstName: 'Nina',
            lastName: 'Moss',
            email: 'admin@axlebook.test',
          })
        ).status,
      ).toBe(409);
      expect(
        (await system.visitor().post('/api/agents/login', { email: 'nina.moss@people.test', password: PASSWORD }))
          .status,
      ).toBe(200);
    });

    const avatar = (visitor: Visitor, content: Buffer, name = 'me.jpg') => {
      const form = new FormData();
      form.append('avatar', new Blob([new Uint8Array(content)]), name);
      return visitor.upload('/api/agent/avatar', form);
    };
    const picture = (width = 900, height = 600) =>
      sharp({ create: { width, height, channels: 3, background: '#0B5CAD' } });

    it('and a picture: square, encoded anew, without place and camera [API-023 FLD-0146 ENM-060]', async () => {
      const { visitor } = await newAgent(system);
      const withExif = await picture()
        .withExif({ IFD0: { Copyright: 'MARKED-EXIF' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
        .jpeg()
        .toBuffer();
      expect(withExif.includes('MARKED-EXIF')).toBe(true);
      const { status, body } = await avatar(visitor, withExif);
      expect([status, body['profileImageUrl']]).toEqual([200, AVATAR]);
      const shown = await fetch(system.address + String(body['profileImageUrl']), {
        headers: { cookie: visitor.cookie },
      });
      const bytes = Buffer.from(await shown.arrayBuffer());
      expect([shown.headers.get('content-type'), shown.headers.get('x-content-type-options')]).toEqual([
        'image/webp',
        'nosniff',
      ]);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
      expect(bytes.includes('MARKED-EXIF')).toBe(false);
      expect((await visitor.get('/api/auth/user')).body['profileImageUrl']).toBe(body['profileImageUrl']);
      expect((await fetch(system.address + String(body['profileImageUrl']))).status).toBe(401);
    });

    it.each<[string, () => Promise<Buffer>, number]>([
      ['over 5 MB [RUL-133 RUL-178]', () => Promise.resolve(Buffer.alloc(5 * 1024 * 1024 + 1, 1)), 413],
      ['no picture [RUL-134]', () => Promise.resolve(Buffer.from('MZ this is a program')), 400],
      [
        'an SVG with a script',
        () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
        400,
      ],
      ['of more points than a camera has', () => picture(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(), 400],
      ['cut off', async () => (await picture().jpeg().toBuffer()).subarray(0, 800), 400],
    ])('but not one that is %s', async (_, content, status) => {
      const { visitor } = await newAgent(system);
      expect((await avatar(visitor, await content())).status).toBe(status);
      expect((await visitor.get('/api/auth/user')).body['profileImageUrl']).toBe('');
    });
  });

  it('are of no interest to a portal user', async () => {
    const { visitor } = await newPortalUser(system, await newClient(system));
    for (const path of ['agents', 'agents/clients', 'agents/stats', 'users', 'settings', 'documents', 'clients'])
      expect([path, (await visitor.get(`/api/${path}`)).status]).toEqual([path, 403]);
  });
});
