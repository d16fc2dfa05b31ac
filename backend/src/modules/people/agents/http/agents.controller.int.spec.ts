import { newAccount, newAgent, newClient, newPortalUser, PASSWORD } from '../../../../../test/support/world/people';
import { eventually, TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('agents', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    admin = await system.as('admin');
  });
  afterAll(() => system.stop());

  describe('are managed by administrators', () => {
    it('from a user of role agent, with the documented defaults', async () => {
      proves('API-013', 'API-014', 'RUL-089', 'RUL-090', 'RUL-424', 'ENM-005', 'ENM-008');
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
    ])('and not %s', async (_, form, field, message) => {
      proves('FLD-0135..FLD-0140', 'RUL-125..RUL-130', 'RUL-091');
      const { status, body } = await admin.post('/api/agents', form);
      expect([status, body['errors']]).toEqual([400, [{ field, message }]]);
    });

    it('and not twice of one user, of another role, or with an e-mail that is taken', async () => {
      proves('RUL-088', 'FLD-0029');
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

    it('who change them whole, under If-Match', async () => {
      proves('API-015', 'RUL-385');
      const { agentId, userId } = await newAgent(system);
      const form = {
        userId,
        displayName: 'Renamed',
        accessLevel: 'advanced',
        maxClients: 0,
        maxInvoices: 7,
        canCreateInvoices: false,
        canViewReports: true,
        canManageClients: false,
        canAccessAccounting: true,
        restrictedFeatures: ['reports'],
      };
      const { status, body, headers } = await admin.put(`/api/agents/${agentId}`, form, { 'if-match': '"1"' });
      expect([status, headers.get('etag')]).toEqual([200, '"2"']);
      expect(body).toMatchObject(form);
      expect((await admin.put(`/api/agents/${agentId}`, form, { 'if-match': '"1"' })).status).toBe(412);
    });

    it('who deactivate them: out at once, and not back in', async () => {
      proves('API-017', 'FLD-0148', 'RUL-093');
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

    it('who set their password, which ends their sessions and stands nowhere', async () => {
      proves('API-018', 'FLD-0141', 'FLD-0046', 'RUL-132', 'RUL-179');
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

    it('who remove them: account closed, clients free, history kept', async () => {
      proves('API-016');
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

  it('are of no interest to a portal user', async () => {
    const { visitor } = await newPortalUser(system, await newClient(system));
    for (const path of ['agents', 'agents/clients', 'agents/stats', 'users', 'settings', 'documents', 'clients'])
      expect([path, (await visitor.get(`/api/${path}`)).status]).toEqual([path, 403]);
  });
});
