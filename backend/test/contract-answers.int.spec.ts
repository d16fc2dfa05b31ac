import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FEE, sandboxWorld, CARDS, started } from './support/doubles/card-worlds';
import { SOME_TEXT } from './support/matchers';
import { newAgent, newClient, newPortalUser } from './support/world/people';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

type Record_ = Record<string, unknown>;

/** Documented fields of what the server answers (docs/spec/fields.tsv), without those that no answer may hold. */
const fieldsOf = (entity: string): string[] =>
  readFileSync(path.join(__dirname, '../../docs/spec/fields.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((row) => row[1] === entity && !row[2]?.startsWith('('))
    .map((row) => row[2] ?? '');

const REGISTRATION = {
  companyName: 'Blue Ridge Haulers',
  ownerName: 'Mary Holt',
  email: 'mary@blueridge.test',
  phone: '(555) 010-2233',
  address: '12 Depot St',
  city: 'Asheville',
  state: 'NC',
  zipCode: '28801',
  dotNumber: '1234567',
  mcNumber: '765432',
  businessType: 'small-fleet',
  fleetSize: 4,
  servicesNeeded: ['IFTA Processing', 'BOC-3 Filing'],
  additionalInfo: 'Call after noon',
};
const FILING = {
  quarter: 'Q4',
  year: 2025,
  status: 'processed',
  dueDate: '2026-01-31',
  submittedDate: '2026-01-12',
  processedDate: '2026-01-20',
  totalMiles: '31250.5',
  totalGallons: '4810.250',
  taxOwed: '412.37',
  notes: 'Filed with Arizona',
};
const DESK = {
  displayName: 'Riley at Ridgeline',
  email: 'riley.desk@people.test',
  department: 'Dispatch',
  accessLevel: 'advanced',
  maxClients: 7,
  maxInvoices: 9,
  canCreateInvoices: true,
  canViewReports: true,
  canManageClients: true,
  canAccessAccounting: true,
  restrictedFeatures: ['loads'],
} as const;
const PERSON = { firstName: 'Riley', lastName: 'Nguyen', email: 'riley@people.test' };

/** Every documented field of every answer, with the value that it must have. */
describe('an answer has every documented field, with its value:', () => {
  let system: TestSystem;
  let visitors: Record<'agent' | 'client' | 'employee' | 'admin', Visitor>;
  let agentIds: { id: string; userId: string };
  const world = sandboxWorld();
  beforeAll(async () => {
    system = await world.start();
    const agent = await newAgent(system, { ...DESK, restrictedFeatures: [...DESK.restrictedFeatures] });
    const clientId = await newClient(system, {
      companyName: 'Blue Ridge Haulers',
      email: 'office@blueridge.test',
      agentId: agent.agentId,
    });
    visitors = {
      agent: agent.visitor,
      client: (await newPortalUser(system, clientId)).visitor,
      employee: await system.as('employee'),
      admin: await system.as('admin'),
    };
    agentIds = { id: agent.agentId, userId: agent.userId };
    await agent.visitor.patch('/api/agent/profile', PERSON);
    const brokerId = (await visitors.employee.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
    const invoice = await agent.visitor.post('/api/invoices', {
      brokerId,
      clientId,
      amount: '1250.00',
      invoiceNumber: 'INV-77',
    });
    await visitors.employee.post(`/api/invoices/${String(invoice.body['id'])}/payments`, {
      amount: 200,
      paymentMethod: 'ach',
    });
    await visitors.employee.post('/api/ifta-processes', { clientId, ...FILING });
    await system.visitor().post('/api/client-registration', REGISTRATION);
    const form = new FormData();
    form.append('documentType', 'receipt');
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'fuel.pdf');
    await visitors.client.upload('/api/documents/upload', form);
    const { clientSecret, intentId } = await started(visitors.client);
    await world.pay(visitors.client, clientSecret, CARDS.good);
    await visitors.client.post('/api/compliance-payments', { metadata: { paymentIntentId: intentId } });
  });
  afterAll(() => system.stop());

  const user = {
    id: SOME_TEXT,
    ...PERSON,
    name: 'Riley Nguyen',
    displayName: DESK.displayName,
    profileImageUrl: '',
    role: 'agent',
    isActive: true,
    lastLogin: SOME_TEXT,
    createdAt: SOME_TEXT,
    updatedAt: SOME_TEXT,
  };
  const { email: _, ...names } = PERSON;
  const agent = {
    id: SOME_TEXT,
    userId: SOME_TEXT,
    ...DESK,
    ...names,
    isActive: true,
    lastLoginAt: SOME_TEXT,
    profileImageUrl: '',
    role: 'agent',
    permissions: expect.arrayContaining(['invoices.write', 'reports.read', 'clients.delete', 'ledger.read']) as unknown,
  };
  it.each<[string, SpecificationRow, string, keyof typeof visitors, string, Record_]>([
    ['the user', 'FLD-0001..FLD-0012', 'User (current-user call)', 'agent', '/api/auth/user', user],
    ['an agent', 'FLD-0026..FLD-0045', 'Agent', 'admin', '/api/agents?q=Riley', agent],
    [
      'a paper of a client',
      'FLD-0056..FLD-0059',
      'Client document',
      'client',
      '/api/client-documents',
      { id: 1, originalName: 'fuel.pdf', documentType: 'receipt', status: 'received' },
    ],
    [
      'an IFTA process',
      'FLD-0060..FLD-0070',
      'IFTA process',
      'client',
      '/api/ifta-processes',
      { id: SOME_TEXT, ...FILING },
    ],
    [
      'a payment of a client',
      'FLD-0071..FLD-0075',
      'Client payment',
      'client',
      '/api/client-payments',
      { id: SOME_TEXT, amount: FEE.amount, description: FEE.description, status: 'completed', createdAt: SOME_TEXT },
    ],
    [
      'a registration',
      'FLD-0081..FLD-0097',
      'Client registration',
      'employee',
      '/api/client-registrations',
      { id: SOME_TEXT, ...REGISTRATION, status: 'pending', createdAt: SOME_TEXT },
    ],
    [
      'the figures of an agent',
      'FLD-0098..FLD-0100',
      'Agent stats',
      'agent',
      '/api/agents/stats',
      { totalRevenue: '200.00', invoicesCreated: 1, clientsManaged: 1 },
    ],
    [
      'a client of an agent',
      'FLD-0101..FLD-0103',
      "Agent's assigned clients",
      'agent',
      '/api/agents/clients',
      { id: SOME_TEXT, name: 'Blue Ridge Haulers', email: 'office@blueridge.test' },
    ],
    [
      'an invoice of an agent',
      'FLD-0104..FLD-0108',
      "Agent's invoices",
      'agent',
      '/api/agents/invoices',
      { id: 1, invoiceNumber: 'INV-77', carrier: 'Summit Freight', amount: '1250.00', status: 'pending' },
    ],
    [
      'the dashboard',
      'FLD-0109..FLD-0112',
      'Dashboard stats',
      'agent',
      '/api/dashboard/stats',
      { pendingInvoices: 1, monthlyRevenue: '$200', fuelExpenses: '$0', milesDriven: '0' },
    ],
  ])('%s', async (_title, rows, entity, who, at, expected) => {
    proves(rows);
    const { body } = await visitors[who].get<Record_ | Record_[]>(at);
    expect(Array.isArray(body) ? body : [body]).toEqual([expect.objectContaining(expected)]);
    expect(fieldsOf(entity).filter((field) => !(field in expected))).toEqual([]);
    expect(fieldsOf(entity).length).toBeGreaterThan(2);
  });

  it('an agent and its user are told apart', async () => {
    proves('FLD-0027');
    expect((await visitors.admin.get<Record_[]>('/api/agents?q=Riley')).body).toMatchObject([agentIds]);
  });
});
