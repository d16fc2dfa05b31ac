import { TestSystem } from '../../../../test/support/system';
import { newAgent, newClient } from '../../../../test/support/world/people';
import type { Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('clients', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const named = async (words: string): Promise<unknown[]> =>
    (await staff.get<Row[]>(`/api/clients?q=${encodeURIComponent(words)}`)).body.map(({ companyName }) => companyName);

  it('are added with a company alone, active, at thirty days, and nobody says whose user they are', async () => {
    proves('API-049', 'RUL-270', 'RUL-421', 'RUL-422');
    const { status, body } = await staff.post('/api/clients', { companyName: 'Bare Bones LLC' });
    expect([status, body['paymentTerms'], body['status'], body['userId']]).toEqual([201, 'net_30', 'active', null]);
    const userId = '019a0000-0000-7000-8000-000000000001';
    expect((await staff.post('/api/clients', { companyName: 'Own User LLC', userId })).status).toBe(400);
    expect(await named('Own User')).toEqual([]);
  });

  it('of an agent are at most as many as it may have: what it has already stays with it and is changed as before', async () => {
    const admin = await system.as('admin');
    const { agentId, displayName } = await newAgent(system, { maxClients: 1 });
    const [one, other] = [await newClient(system), await newClient(system)];
    const give = (id: string, over: object = {}) => admin.patch(`/api/clients/${id}`, { agentId, ...over });
    expect((await give(one)).status).toBe(200);
    const again = await give(one, { city: 'Toledo' });
    expect([again.status, again.body['city'], again.body['agentId']]).toEqual([200, 'Toledo', agentId]);
    const refused = await give(other);
    expect([refused.status, refused.body['code'], refused.body['message']]).toEqual([
      409,
      'AGENT_CLIENTS',
      `${displayName} already looks after 1 client, which is the limit`,
    ]);
    expect((await staff.delete(`/api/clients/${one}`)).status).toBe(204);
    expect((await give(other)).status).toBe(200);
  });

  it('are given to no agent that does not exist', async () => {
    const agentId = '019a0000-0000-7000-8000-000000000002';
    const admin = await system.as('admin');
    const refused = await admin.patch(`/api/clients/${await newClient(system)}`, { agentId });
    expect([refused.status, refused.body['errors']]).toEqual([
      400,
      [{ field: 'agentId', message: 'This agent does not exist' }],
    ]);
  });

  it('are listed, changed field by field, and deleted', async () => {
    proves('API-048..API-051');
    const { id } = (await staff.post('/api/clients', { companyName: 'Ridgeline LLC', city: 'Toledo' })).body;
    const at = `/api/clients/${String(id)}`;
    const changed = await staff.patch(at, { contactName: 'Ann Lee', creditLimit: '1250' });
    expect([changed.status, changed.body]).toEqual([
      200,
      expect.objectContaining({
        companyName: 'Ridgeline LLC',
        city: 'Toledo',
        contactName: 'Ann Lee',
        creditLimit: '1250.00',
      }),
    ]);
    expect((await staff.get<Row[]>('/api/clients')).body.map((row) => row['id'])).toContain(id);
    expect((await staff.delete(at)).status).toBe(204);
    expect((await staff.get<Row[]>('/api/clients')).body.map((row) => row['id'])).not.toContain(id);
  });

  it('are found by a part of company, contact or e-mail, in any case', async () => {
    proves('RUL-229');
    const add = (company: string, over: object) => staff.post('/api/clients', { companyName: company, ...over });
    await add('Quartz Freight', {});
    await add('By Contact LLC', { contactName: 'Pat Quartzman' });
    await add('By Mail LLC', { email: 'dock@quartz.test' });
    await add('By Notes LLC', { notes: 'Hauls quartz', city: 'Quartzsite' });
    expect((await named('UARTZ')).sort()).toEqual(['By Contact LLC', 'By Mail LLC', 'Quartz Freight']);
    // that one is called just so hides no other
    await add('Basalt', {});
    await add('Basalt Freight', {});
    expect((await named('basalt')).sort()).toEqual(['Basalt', 'Basalt Freight']);
    expect((await named('Basalt')).sort()).toEqual(['Basalt', 'Basalt Freight']);
  });
});
