import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SOME_TEXT } from './support/matchers';
import { newAgent, newClient, newPortalUser } from './support/world/people';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

/** The tables of specification document 000 (docs/spec) against the server as it runs. */
const table = (name: string): Record<string, string>[] => {
  const [head = '', ...lines] = readFileSync(path.join(__dirname, `../../docs/spec/${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((cell, index) => [columns[index] ?? '', cell])));
};

interface Schema {
  readonly properties?: Record<string, Schema>;
  readonly required?: string[];
  readonly enum?: string[];
  readonly items?: Schema;
  readonly anyOf?: Schema[];
  readonly default?: unknown;
  readonly $ref?: string;
  readonly type?: string;
  readonly minimum?: number;
}
interface Operation {
  readonly requestBody?: { content: { 'application/json': { schema: Schema } } };
  readonly responses: Record<string, { content?: { 'application/json'?: { schema: Schema } } }>;
  readonly description: string;
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, Schema> };
}

const calls = table('api');
const fields = table('fields');

describe('the documented contract', () => {
  let system: TestSystem;
  let api: Document;
  const roles = new Map<string, Visitor>();
  beforeAll(async () => {
    system = await TestSystem.start();
    api = (await system.visitor().get<never>('/api/openapi.json')).body;
    roles.set('visitor', system.visitor());
    for (const role of ['admin', 'employee', 'driver'] as const) roles.set(role, await system.as(role));
    roles.set(
      'agent',
      (await newAgent(system, { canViewReports: true, canAccessAccounting: true, accessLevel: 'standard' })).visitor,
    );
    roles.set('client', (await newPortalUser(system, await newClient(system))).visitor);
  });
  afterAll(() => system.stop());

  const resolved = (schema: Schema | undefined): Schema =>
    schema?.$ref ? resolved(api.components.schemas[schema.$ref.split('/').pop() ?? '']) : (schema ?? {});
  const schemaNamed = (name: string): Schema => resolved(api.components.schemas[name]);
  /** Our path for a documented one: the doors of forgotten passwords share one route. */
  const ours = (documented: string): string =>
    /\/request-reset$/.test(documented) ? '/api/{door}/request-reset' : documented;
  const operation = ({ method = '', path: documented = '' }: Record<string, string>): Operation | undefined =>
    api.paths[ours(documented)]?.[method.toLowerCase()];
  const requestOf = (call: Record<string, string>): Schema =>
    resolved(operation(call)?.requestBody?.content['application/json'].schema);

  it('has every call, by method and path', () => {
    proves.shape('API-001..API-031');
    proves('RUL-022');
    expect(
      calls.filter((call) => !operation(call)).map((call) => `${call['id']} ${call['method']} ${call['path']}`),
    ).toEqual([]);
    expect(calls.filter(({ src }) => src?.startsWith('000'))).toHaveLength(31);
  });

  it('takes every request field of every call that sends JSON', () => {
    const lacking = calls
      .filter(
        (call) => call['request_fields'] && call['multipart'] === 'n' && call['path'] !== '/api/compliance-payments',
      )
      .flatMap((call) =>
        (call['request_fields'] ?? '')
          .split(', ')
          // some are named by what they are about: 'insurance form fields'
          .filter((field) => !field.includes(' ') && field !== '(empty)' && !requestOf(call).properties?.[field])
          .map((field) => `${call['id']} ${field}`),
      );
    expect(lacking).toEqual([]);
  });

  const formRows = (entity: string) =>
    fields.filter((row) => row['entity'] === entity && !row['field']?.startsWith('(') && row['type'] !== 'file');
  it.each(
    (
      [
        ['form: client login', 'Login'],
        ['form: agent, staff and admin login', 'Login'],
        ['form: password reset (staff, agent)', 'ResetRequest'],
        ['form: client registration', 'NewRegistration'],
        ['form: agent create/edit', 'AgentForm'],
        ['form: set agent password', 'AgentPassword'],
        ['form: agent profile', 'AgentProfile'],
        ['form: registration status', 'RegistrationStatus'],
        ['request: toggle agent status', 'AgentActivity'],
      ] as const
    ).map(([entity, name]) => [entity, name] as const),
  )('asks for what is required and takes the rest in: %s', (entity, name) => {
    const schema = schemaNamed(name);
    const rows = formRows(entity);
    proves.shape(...rows.map(({ id = '' }) => id));
    expect(rows.length).toBeGreaterThan(0);
    for (const { field = '', required } of rows) {
      expect([field, field in (schema.properties ?? {})]).toEqual([field, true]);
      if (required === 'y') expect([field, schema.required?.includes(field)]).toEqual([field, true]);
      if (required === 'n') expect([field, schema.required?.includes(field) ?? false]).toEqual([field, false]);
    }
  });

  it('knows the documented words', () => {
    proves('ENM-001', 'ENM-003', 'ENM-004', 'ENM-005', 'ENM-011', 'ENM-015', 'ENM-016', 'ENM-018', 'ENM-021');
    const words = (schema: string, field: string): string[] =>
      resolved(schemaNamed(schema).properties?.[field]).enum ?? [];
    expect(words('User', 'role').sort()).toEqual(['admin', 'agent', 'client', 'driver', 'employee']);
    expect(words('Agent', 'accessLevel').sort()).toEqual(['advanced', 'basic', 'restricted', 'standard']);
    expect(words('Document', 'status')).toEqual(expect.arrayContaining(['received', 'pending', 'processed']));
    expect(words('Document', 'documentType')).toEqual(['ifta', 'invoice', 'receipt', 'bol', 'id', 'w9', 'other']);
    expect(words('IftaProcess', 'status')).toEqual(['received', 'pending', 'processed']);
    expect(words('Registration', 'status')).toEqual(['pending', 'contacted', 'approved', 'rejected']);
    expect(words('Registration', 'businessType')).toEqual([
      'owner-operator',
      'small-fleet',
      'medium-fleet',
      'large-fleet',
    ]);
  });

  const WHO: Readonly<Record<string, readonly string[]>> = {
    public: ['visitor', 'admin', 'employee', 'driver', 'agent', 'client'],
    'any-signed-in': ['admin', 'employee', 'driver', 'agent', 'client'],
    staff: ['admin', 'employee', 'agent'],
    admin: ['admin'],
    agent: ['agent'],
    client: ['client'],
  };
  /** Where the decisions let more in than the caller that document 000 names. */
  const MORE: Readonly<Record<string, readonly string[]>> = {
    'GET /api/client-documents': ['driver'],
    'GET /api/client-payments': ['driver'],
    'GET /api/ifta-processes': ['driver', 'admin', 'employee', 'agent'],
    'POST /api/documents/upload': ['driver', 'admin', 'employee', 'agent'],
    'POST /api/create-payment-intent': ['admin', 'employee', 'agent'],
    'POST /api/compliance-payments': ['admin', 'employee', 'agent'],
  };
  it.each(
    calls
      .filter(
        // document 001 says of nobody who may: docs/spec/permissions.tsv does
        ({ auth, path: at, src }) =>
          src?.startsWith('000') && auth !== '?' && !/\/log(in|out)$|request-reset|client-registration$/.test(at ?? ''),
      )
      .map((call) => [`${call['method']} ${call['path']}`, call] as const),
  )('lets in whom it says, and nobody else: %s', async (name, { method = '', path: documented = '', auth = '' }) => {
    proves('RUL-136');
    const let_in: string[] = [];
    for (const [role, visitor] of roles) {
      const { status } = await visitor.send(
        method,
        documented.replace(/\{\w+\}/g, '00000000-0000-7000-8000-00000000ffff'),
        undefined,
        {},
      );
      if (status !== 401 && status !== 403) let_in.push(role);
    }
    expect(let_in.sort()).toEqual([...new Set([...(WHO[auth] ?? []), ...(MORE[name] ?? [])])].sort());
  });

  describe('of a user', () => {
    it('says missing names and picture as empty text, and who is what', async () => {
      proves('API-001', 'FLD-0002', 'FLD-0003', 'FLD-0005', 'RUL-055', 'RUL-056', 'RUL-076', 'RUL-077');
      const { userId } = await newAgent(system);
      await system.sql('UPDATE users SET first_name = NULL, last_name = NULL WHERE id = $1', [userId]);
      const of = async (role: string) => (await roles.get(role)?.get('/api/auth/user'))?.body;
      expect(await of('client')).toMatchObject({ profileImageUrl: '', isAdmin: false, isAgent: false, role: 'client' });
      expect(await of('admin')).toMatchObject({ isAdmin: true, isAgent: false });
      expect(await of('agent')).toMatchObject({ isAdmin: false, isAgent: true });
      expect(await of('employee')).toMatchObject({
        isAdmin: false,
        isAgent: false,
        id: SOME_TEXT,
        name: 'Erin Walsh',
        displayName: 'Erin Walsh',
        email: 'employee@axlebook.test',
      });
      await system.sql(
        `UPDATE users SET first_name = 'Person', last_name = (SELECT data->>'lastName' FROM facts
          WHERE stream_id = 'user-' || users.id AND type = 'UserAdded') WHERE id = $1`,
        [userId],
      );
    });

    it('stands in the answer of each door, with the token of the session', async () => {
      proves('API-003', 'API-005', 'API-006', 'API-008', 'FLD-0050..FLD-0055', 'RUL-158');
      const login = async (door: string, email: string) =>
        (await system.visitor().post(`/api/${door}/login`, { email, password: 'axlebook-demo' })).body;
      const staff = {
        id: SOME_TEXT,
        role: 'employee',
        displayName: 'Erin Walsh',
        name: 'Erin Walsh',
        email: 'employee@axlebook.test',
      };
      expect(await login('staff', 'employee@axlebook.test')).toMatchObject({
        user: staff,
        role: 'employee',
        token: SOME_TEXT,
      });
      expect(await login('admin', 'admin@axlebook.test')).toMatchObject({
        admin: { id: SOME_TEXT, role: 'admin' },
        role: 'admin',
        token: SOME_TEXT,
      });
      expect(await login('client', 'client@axlebook.test')).toMatchObject({
        client: { id: SOME_TEXT, role: 'client' },
        role: 'client',
        token: SOME_TEXT,
      });
    });
  });

  describe('of a registration', () => {
    const form = {
      companyName: 'Blue Ridge Haulers',
      ownerName: 'Mary Holt',
      email: 'mary@contract.test',
      phone: '(555) 010-2233',
      address: '12 Depot St',
      city: 'Asheville',
      state: 'NC',
      zipCode: '28801',
      businessType: 'owner-operator',
      dotNumber: '1234567',
      mcNumber: '765432',
      fleetSize: 1,
      additionalInfo: 'Call after noon',
      servicesNeeded: [
        'Invoice Management',
        'IFTA Processing',
        'Expense Tracking',
        'Document Storage',
        'Payment Processing',
        'Tax Preparation',
        'BOC-3 Filing',
        'DOT Updates',
      ],
    };
    it('takes the whole form without an account and keeps it word for word', async () => {
      proves('API-009', 'ENM-022', 'RUL-012', 'RUL-123');
      proves('FLD-0081..FLD-0097');
      const { status, body } = await system.visitor().post('/api/client-registration', form);
      expect(status).toBe(201);
      expect(body).toMatchObject({ ...form, status: 'pending', id: SOME_TEXT, createdAt: SOME_TEXT });
      expect((await roles.get('employee')?.get<object[]>('/api/client-registrations'))?.body[0]).toMatchObject(form);
    });
    it.each(['companyName', 'ownerName', 'email', 'phone', 'address', 'city', 'state', 'zipCode', 'businessType'])(
      'needs %s',
      async (field) => {
        proves('RUL-122');
        const { [field]: _, ...rest } = form as Record<string, unknown>;
        const { status, body } = await system
          .visitor()
          .post<{ errors: { field: string }[] }>('/api/client-registration', rest);
        expect([status, body.errors.map((error) => error.field)]).toEqual([400, [field]]);
      },
    );
    it.each(['Towing', 'invoice management', 'IFTA Processing '])(
      'refuses the service %s, naming it',
      async (service) => {
        const { status, body } = await system
          .visitor()
          .post('/api/client-registration', { ...form, servicesNeeded: ['IFTA Processing', service] });
        const message = `${service} is none of our services: ${form.servicesNeeded.join(', ')}`;
        expect([status, body['errors']]).toEqual([400, [{ field: 'servicesNeeded.1', message }]]);
      },
    );
    it.each([0, -1, 1.5])('refuses a fleet of %d', async (fleetSize) => {
      proves('RUL-124');
      const { status, body } = await system.visitor().post('/api/client-registration', { ...form, fleetSize });
      expect([status, body['message']]).toEqual([400, 'Fleet size must be a whole number of at least 1']);
    });
    it('takes every documented status from the selector', async () => {
      proves('FLD-0147', 'API-012', 'ENM-016');
      const { body } = await system
        .visitor()
        .post('/api/client-registration', { ...form, email: 'status@contract.test' });
      for (const status of ['contacted', 'rejected', 'pending', 'approved']) {
        expect(
          (await roles.get('employee')?.patch(`/api/client-registrations/${String(body['id'])}/status`, { status }))
            ?.body,
        ).toMatchObject({ status });
      }
    });
  });

  it('keeps what the documents say an agent has beside its fields: restrictions in its record, secrets elsewhere', async () => {
    proves('RUL-092', 'FLD-0044..FLD-0049');
    const { agentId, userId } = await newAgent(system, { restrictedFeatures: ['loads'] });
    const [listed] = (await roles.get('admin')?.get<Record<string, unknown>[]>('/api/agents?limit=1'))?.body ?? [];
    expect(listed).toMatchObject({
      id: agentId,
      restrictedFeatures: ['loads'],
      permissions: expect.arrayContaining(['agent.read']) as unknown,
      createdAt: SOME_TEXT,
      updatedAt: SOME_TEXT,
    });
    const { rows } = await system.sql<{ columns: string }>(
      `SELECT string_agg(column_name, ' ') AS columns FROM information_schema.columns
        WHERE table_name IN ('agents', 'users')`,
    );
    expect(rows[0]?.columns).not.toMatch(/hash|token|password(?!_set_at)/);
    expect((await system.sql('SELECT 1 FROM credentials WHERE user_id = $1', [userId])).rowCount).toBe(1);
  });

  it('gives the dashboard its figures as documented, to everybody who is signed in', async () => {
    proves('API-002', 'API-032', 'FLD-0109..FLD-0112', 'RUL-095');
    for (const role of ['admin', 'employee', 'driver', 'client'])
      expect((await roles.get(role)?.get('/api/dashboard/stats'))?.body).toEqual({
        pendingInvoices: 0,
        monthlyRevenue: '$0',
        fuelExpenses: '$0',
        milesDriven: '0',
      });
  });

  it('sends browsers from the old addresses to the right pages', async () => {
    proves('API-030', 'API-031', 'RUL-022');
    const login = await system.visitor().get('/api/login');
    expect([login.status, login.headers.get('location')]).toEqual([302, '/staff-login']);
    const logout = await (await system.as('driver')).get('/api/logout');
    expect([logout.status, logout.headers.get('location')]).toEqual([302, '/']);
  });
});
