import { newAgent, newClient } from './support/world/people';
import { permissionTable, type Flag } from './support/requests/permission-table';
import { TestSystem } from './support/system';
import type { Visitor } from './support/world/visitor';

const REFUSED = 'You do not have permission to do this';
type Level = 'restricted' | 'basic' | 'standard';
const FLAGS: readonly Flag[] = ['canCreateInvoices', 'canViewReports', 'canManageClients', 'canAccessAccounting'];
/** Agents of every level with all flags, with none that takes money, and with none at all. */
const AGENTS: readonly (readonly [Level, readonly Flag[]])[] = (['restricted', 'basic', 'standard'] as const).flatMap(
  (level) => [
    [level, FLAGS] as const,
    [level, ['canCreateInvoices', 'canManageClients']] as const,
    [level, []] as const,
  ],
);
const table = new Map(
  [...permissionTable(), ...permissionTable('commands')].map((row) => [row.route || row.command, row] as const),
);

describe('a wish told by a field', () => {
  let system: TestSystem;
  let admin: Visitor;
  let brokerId: unknown;
  let count = 0;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
    brokerId = (await admin.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
  });
  afterAll(() => system.stop());

  const newOf = async (path: string, body: object): Promise<string> => {
    const made = await admin.post(path, body);
    expect(made.status).toBe(201);
    return `${path}/${String(made.body['id'])}`;
  };
  const invoice = (clientId: string) => newOf('/api/invoices', { brokerId, clientId, amount: '500.00' });
  const load = (clientId: string) => {
    count += 1;
    const places = { pickupLocation: 'A', dropoffLocation: 'B' };
    return newOf('/api/loads', { loadNumber: `W-${count}`, brokerId, clientId, ...places });
  };
  const paper = async (clientId: string): Promise<string> => {
    const form = new FormData();
    form.append('documentType', 'receipt');
    form.append('clientId', clientId);
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'receipt.pdf');
    const { body } = await admin.upload('/api/documents/upload', form);
    await admin.patch(`/api/documents/${String(body['id'])}/status`, { status: 'pending' });
    return `/api/documents/${String(body['id'])}/status`;
  };
  const client = (clientId: string) => Promise.resolve(`/api/clients/${clientId}`);

  const WISHES: readonly (readonly [
    string,
    string,
    (clientId: string) => Promise<string>,
    () => object | Promise<object>,
  ])[] = [
    ['PATCH /api/invoices/:id', 'invoice ChangeInvoice to paid', invoice, () => ({ status: 'paid' })],
    ['PATCH /api/invoices/:id', 'invoice ChangeInvoice to cancelled', invoice, () => ({ status: 'cancelled' })],
    ['PATCH /api/loads/:id', 'load LoadCancelled', load, () => ({ status: 'cancelled' })],
    ['PATCH /api/documents/:id/status', 'document DocumentApproved', paper, () => ({ status: 'approved' })],
    [
      'PATCH /api/documents/:id/status',
      'document DocumentRejected',
      paper,
      () => ({ status: 'rejected', reason: 'Blurred' }),
    ],
    [
      'PATCH /api/clients/:id',
      'client Change of agentId',
      client,
      async () => ({ agentId: (await newAgent(system)).agentId }),
    ],
  ];

  it.each(WISHES)(
    'by %s, %s, is carried out for those whose wish and route it is',
    async (route, command, make, change) => {
      const [way, row] = [table.get(route), table.get(command)];
      for (const [level, flags] of AGENTS) {
        const all = Object.fromEntries(FLAGS.map((flag) => [flag, flags.includes(flag)]));
        const { visitor, agentId } = await newAgent(system, { ...all, accessLevel: level });
        const clientId = await newClient(system, { agentId });
        const address = await make(clientId);
        const set = { flags, level, closed: [] };
        const allowed = way?.ofAgent(set) === 'yes' && row?.ofAgent(set) === 'yes';
        const before = await system.lastPosition();
        const { status, body } = await visitor.patch(address, await change());
        expect([level, flags, status, body['message']]).toEqual([
          level,
          flags,
          allowed ? 200 : 403,
          allowed ? undefined : REFUSED,
        ]);
        const written = (await system.eventsAfter(before)).filter(({ stream }) => !/^(agent|user)-/.test(stream));
        expect(written.length > 0).toBe(allowed);
      }
      for (const role of ['employee', 'admin'] as const) {
        const { status } = await (await system.as(role)).patch(await make(await newClient(system)), await change());
        expect([role, status]).toEqual([role, row?.of(role) === 'yes' ? 200 : 403]);
      }
    },
  );

  it('that was fulfilled before is not asked again: a form may say what is so', async () => {
    const agent = await newAgent(system, { canCreateInvoices: true, canAccessAccounting: false });
    const address = await invoice(await newClient(system, { agentId: agent.agentId }));
    expect((await admin.patch(address, { status: 'paid' })).status).toBe(200);
    const { status, body } = await agent.visitor.patch(address, { status: 'paid', notes: 'Thanks' });
    expect([status, body['notes'], body['status']]).toEqual([200, 'Thanks', 'paid']);
  });
});
