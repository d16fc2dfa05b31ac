import { newAgent, newClient } from './support/world/people';
import { TestSystem } from './support/system';
import type { Answer, Visitor } from './support/world/visitor';

type Body = Record<string, unknown>;

const PAYLOADS: readonly (readonly [string, string])[] = [
  ['SQL', "'; DROP TABLE facts; --"],
  ['more SQL', "x' OR '1'='1"],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['a script', '</script><script>alert(document.cookie)</script>'],
  ['a template', '{{7*7}}${7*7}<%= 7*7 %>'],
  ['a formula', '=HYPERLINK("http://evil.test","x")'],
  ['other scripts', 'Þórður 東京 Владимир \u05d0\u05d1'],
  ['a path', '../../../../etc/passwd'],
  ['a lookalike of our own marks', 'sealed:1:AAAA\u001eBBBB'],
];

/** Every form of the system with a body that it accepts, and its text fields. */
describe('hostile input', () => {
  let system: TestSystem;
  let admin: Visitor;
  let forms: Record<string, { method: 'post' | 'patch' | 'put'; path: string; body: Body; texts: readonly string[] }>;
  let count = 0;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
    const brokerId = (await admin.post('/api/brokers', { name: 'Summit' })).body['id'];
    const clientId = await newClient(system);
    const { agentId, userId } = await newAgent(system);
    const load = (
      await admin.post('/api/loads', { loadNumber: 'H-1', brokerId, pickupLocation: 'A', dropoffLocation: 'B' })
    ).body;
    const invoice = (await admin.post('/api/invoices', { brokerId, amount: '10' })).body;
    const registration = {
      companyName: 'C',
      ownerName: 'O',
      phone: '1',
      address: 'A',
      city: 'C',
      state: 'NC',
      zipCode: '28801',
      businessType: 'owner-operator',
    };
    forms = {
      broker: { method: 'post', path: '/api/brokers', body: { name: 'B' }, texts: ['name', 'contactPhone', 'address'] },
      client: {
        method: 'post',
        path: '/api/clients',
        body: { companyName: 'C' },
        texts: [
          'companyName',
          'contactName',
          'phone',
          'address',
          'city',
          'billingAddress',
          'notes',
          'dotNumber',
          'mcNumber',
        ],
      },
      'client, changed': {
        method: 'patch',
        path: `/api/clients/${clientId}`,
        body: {},
        texts: ['companyName', 'notes'],
      },
      load: {
        method: 'patch',
        path: `/api/loads/${String(load['id'])}`,
        body: {},
        texts: ['loadNumber', 'pickupLocation', 'dropoffLocation'],
      },
      invoice: {
        method: 'patch',
        path: `/api/invoices/${String(invoice['id'])}`,
        body: {},
        texts: ['notes', 'invoiceNumber'],
      },
      registration: {
        method: 'post',
        path: '/api/client-registration',
        body: registration,
        texts: ['companyName', 'ownerName', 'phone', 'address', 'city', 'additionalInfo', 'dotNumber'],
      },
      agent: {
        method: 'put',
        path: `/api/agents/${agentId}`,
        body: { userId, displayName: 'A' },
        texts: ['displayName', 'department'],
      },
      user: { method: 'patch', path: `/api/users/${userId}`, body: {}, texts: ['firstName', 'lastName'] },
      settings: { method: 'patch', path: '/api/settings', body: {}, texts: ['name', 'address', 'phone', 'remitTo'] },
      'IFTA process': {
        method: 'post',
        path: '/api/ifta-processes',
        body: { clientId, quarter: 'Q1' },
        texts: ['notes'],
      },
    };
    await system.sql('DELETE FROM rate_limits');
  });
  afterAll(() => system.stop());

  const send = (name: string, over: Body): Promise<Answer> => {
    const form = forms[name];
    if (!form) throw new Error(`There is no form ${name}`);
    count += 1;
    const unique =
      name === 'registration'
        ? { email: `hostile-${count}@people.test` }
        : name === 'IFTA process'
          ? { year: 2000 + (count % 100) }
          : {};
    return admin[form.method](form.path, { ...form.body, ...unique, ...over });
  };
  const NAMES = [
    'broker',
    'client',
    'client, changed',
    'load',
    'invoice',
    'registration',
    'agent',
    'user',
    'settings',
    'IFTA process',
  ] as const;

  it.each(NAMES)('in every text of a %s is kept as text or refused by a sentence, never more', async (name) => {
    for (const field of forms[name]?.texts ?? []) {
      for (const [kind, payload] of PAYLOADS) {
        if (name === 'registration') await system.sql('DELETE FROM rate_limits');
        const { status, body } = await send(name, { [field]: payload });
        const seen = { field, kind, status: status < 300 ? 'kept' : status };
        if (status < 300) expect({ ...seen, value: body[field] }).toEqual({ ...seen, value: payload });
        else expect(seen).toEqual({ field, kind, status: 400 });
      }
    }
    const { rows } = await system.sql<{ n: number }>('SELECT count(*) AS n FROM facts');
    expect(rows[0]?.n).toBeGreaterThan(0);
  });

  it.each(NAMES)('of ten thousand and one characters in a %s is refused, naming the field', async (name) => {
    for (const field of forms[name]?.texts ?? []) {
      if (name === 'registration') await system.sql('DELETE FROM rate_limits');
      const { status, body } = await send(name, { [field]: 'x'.repeat(10_001) });
      expect({
        field,
        status,
        named: (body['errors'] as { field: string }[] | undefined)?.map((error) => error.field),
      }).toEqual({ field, status: 400, named: [field] });
    }
  });

  it.each(NAMES)('that reaches for the prototype of a %s is refused or left out', async (name) => {
    const form = forms[name];
    for (const evil of ['{"__proto__":{"isAdmin":true}', '{"constructor":{"prototype":{"isAdmin":true}}']) {
      if (name === 'registration') await system.sql('DELETE FROM rate_limits');
      const text = `${evil},${JSON.stringify({ ...form?.body, email: 'proto@people.test' }).slice(1)}`;
      const { status } = await admin[form?.method ?? 'post'](form?.path ?? '', text, {
        'content-type': 'application/json',
      });
      expect(status).toBeLessThan(500);
    }
    expect(({} as Body)['isAdmin']).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['a list', [1]],
    ['an object', { $gt: '' }],
    ['a number', 7],
    ['true', true],
    ['NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
  ])('where a text belongs (%s) is a mistake in that field', async (_, value) => {
    for (const name of NAMES) {
      const field = forms[name]?.texts[0] ?? '';
      if (name === 'registration') await system.sql('DELETE FROM rate_limits');
      const { status, body } = await send(name, { [field]: value });
      expect({
        name,
        status,
        fields: (body['errors'] as { field: string }[] | undefined)?.map((error) => error.field),
      }).toEqual({ name, status: 400, fields: [field] });
    }
  });

  it('in a login is no way in, and no error of ours', async () => {
    for (const [, payload] of PAYLOADS) {
      for (const body of [
        { email: payload, password: payload },
        { email: 'admin@axlebook.test', password: payload },
        { email: { $ne: null }, password: { $ne: null } },
      ]) {
        expect([400, 401, 429]).toContain((await system.visitor().post('/api/staff/login', body)).status);
      }
    }
  });

  it('in a search finds nothing and breaks nothing', async () => {
    for (const [, payload] of PAYLOADS) {
      for (const list of [
        'clients',
        'brokers',
        'loads',
        'invoices',
        'users',
        'agents',
        'documents',
        'ifta-processes',
        'compliance-payments',
        'ledger/entries',
        'audit/facts',
        'client-registrations',
      ]) {
        const { status } = await admin.get(`/api/${list}?q=${encodeURIComponent(payload)}`);
        expect([list, payload, status === 200 || status === 400]).toEqual([list, payload, true]);
      }
    }
  });
});
