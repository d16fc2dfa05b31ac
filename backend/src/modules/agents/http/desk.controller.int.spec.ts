import { newAgent, newClient } from '../../../../test/support/people';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/visitor';

type Row = Record<string, unknown>;

describe('the figures of the agent dashboard', () => {
  let system: TestSystem;
  let admin: Visitor;
  let brokerId: unknown;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
    brokerId = (await admin.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
  });
  afterAll(() => system.stop());
  const create = (visitor: Visitor, clientId: string) =>
    visitor.post('/api/invoices', { brokerId, amount: '100.00', clientId });

  it('are of the same invoices that its lists show: those of a client that is another’s now count for the limit alone', async () => {
    const mine = await newAgent(system, { maxInvoices: 2 });
    const [stays, goes] = [
      await newClient(system, { agentId: mine.agentId }),
      await newClient(system, { agentId: mine.agentId }),
    ];
    for (const clientId of [stays, goes]) expect((await create(mine.visitor, clientId)).status).toBe(201);
    await admin.patch(`/api/clients/${goes}`, { agentId: null });
    const { body } = await mine.visitor.get('/api/agents/stats');
    expect(body).toMatchObject({ invoicesCreated: 1, invoicesThisMonth: 1, invoicesOfLimit: 2 });
    for (const [of, made] of [
      ['all', body['invoicesCreated']],
      ['month', body['invoicesThisMonth']],
    ])
      expect((await mine.visitor.get<Row[]>(`/api/agents/invoices?mine=${String(of)}`)).body).toHaveLength(
        Number(made),
      );
    expect((await create(mine.visitor, stays)).status).toBe(409);
  });
});
