import { SOME_TEXT } from '../../../../../test/support/matchers';
import { newAgent, newClient, PASSWORD, signIn } from '../../../../../test/support/world/people';
import { eventually, TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('the removal of an agent is taken back', () => {
  let system: TestSystem;
  let admin: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    admin = await system.as('admin');
  });
  afterAll(() => system.stop());

  const remove = (agentId: string) => admin.delete(`/api/agents/${agentId}`);
  const restore = (agentId: string, headers = {}) => admin.post<Row>(`/api/agents/${agentId}/restore`, {}, headers);
  const signsIn = async (email: string): Promise<number> =>
    (await system.visitor().post('/api/agents/login', { email, password: PASSWORD })).status;
  const agentOf = async (clientId: string) => (await admin.get(`/api/clients/${clientId}`)).body['agentId'];
  const freed = (clientId: string) =>
    eventually(
      () => agentOf(clientId),
      (agentId) => agentId === null,
    );

  it('whole: the record, the sign-in with the old password, the clients that nobody took since', async () => {
    const hired = await newAgent(system, { canViewReports: true });
    const another = await newAgent(system);
    const [stored, taken] = [
      await newClient(system, { agentId: hired.agentId }),
      await newClient(system, { agentId: hired.agentId }),
    ];
    const [before] = (await admin.get<Row[]>(`/api/agents?q=${hired.displayName}`)).body;
    expect((await remove(hired.agentId)).status).toBe(204);
    expect(await signsIn(hired.email)).toBe(401);
    await freed(stored);
    await freed(taken);
    await admin.patch(`/api/clients/${taken}`, { agentId: another.agentId });

    const back = await restore(hired.agentId);
    expect([back.status, back.headers.get('etag')]).toEqual([200, '"3"']);
    expect(back.body).toEqual({ ...before, version: 3, updatedAt: SOME_TEXT, lastLoginAt: SOME_TEXT });
    expect((await hired.visitor.get('/api/auth/user')).status).toBe(401);
    const again = await signIn(hired);
    await eventually(
      async () => (await again.get<Row[]>('/api/clients')).body.map(({ id }) => id),
      (ids) => ids.length > 0,
    );
    expect((await again.get<Row[]>('/api/clients')).body.map(({ id }) => id)).toEqual([stored]);
    expect(await agentOf(taken)).toBe(another.agentId);
    const history = (await admin.get<Row[]>(`/api/audit/records/agent/${hired.agentId}`)).body;
    expect(history.map(({ action }) => action)).toEqual(['restored the agent', 'removed the agent', 'added the agent']);
  });

  it('once, however often it is asked, and under one key', async () => {
    const hired = await newAgent(system);
    await remove(hired.agentId);
    const key = { 'idempotency-key': `restore-${hired.agentId}` };
    const answers = [
      await restore(hired.agentId, key),
      await restore(hired.agentId, key),
      await restore(hired.agentId),
    ];
    expect(answers.map(({ status, body }) => [status, body['version']])).toEqual([
      [200, 3],
      [200, 3],
      [200, 3],
    ]);
    expect(await signsIn(hired.email)).toBe(200);
  });

  it('at once: clients that are not free yet stay', async () => {
    const hired = await newAgent(system);
    const clients = [];
    for (let nr = 0; nr < 5; nr += 1) clients.push(await newClient(system, { agentId: hired.agentId }));
    await remove(hired.agentId);
    await restore(hired.agentId);
    const again = await signIn(hired);
    await eventually(
      async () => (await again.get<Row[]>('/api/clients')).body.length,
      (seen) => seen === clients.length,
    );
    // a job that comes too late finds the agent there
    const last = await newAgent(system);
    const lastClient = await newClient(system, { agentId: last.agentId });
    await remove(last.agentId);
    await freed(lastClient);
    expect((await again.get<Row[]>('/api/clients')).body).toHaveLength(clients.length);
  });

  it('but do not open an account that was closed for itself', async () => {
    const hired = await newAgent(system);
    await admin.patch(`/api/users/${hired.userId}`, { isActive: false });
    await remove(hired.agentId);
    expect((await restore(hired.agentId)).status).toBe(200);
    expect(await signsIn(hired.email)).toBe(401);
  });

  it('nor one that was closed again after the first return', async () => {
    const hired = await newAgent(system);
    await remove(hired.agentId);
    await restore(hired.agentId);
    await admin.patch(`/api/users/${hired.userId}`, { isActive: false });
    await restore(hired.agentId);
    expect(await signsIn(hired.email)).toBe(401);
  });

  it('and not where the user is an agent anew, or of another role', async () => {
    const [twice, moved] = [await newAgent(system), await newAgent(system)];
    await remove(twice.agentId);
    expect((await admin.post('/api/agents', { userId: twice.userId, displayName: 'Anew' })).status).toBe(201);
    const taken = await restore(twice.agentId);
    expect([taken.status, taken.body['message']]).toEqual([409, 'This user is an agent already']);
    await remove(moved.agentId);
    await admin.patch(`/api/users/${moved.userId}`, { role: 'employee' });
    const refused = await restore(moved.agentId);
    expect([refused.status, refused.body['message']]).toEqual([
      400,
      'This user is not an agent. Change the role under Users first.',
    ]);
    expect(await signsIn(twice.email)).toBe(401);
  });

  it('within thirty days, and only of one that there was', async () => {
    const hired = await newAgent(system);
    await remove(hired.agentId);
    expect((await admin.post('/api/agents/019a0000-0000-7000-8000-0000000000ff/restore', {})).status).toBe(404);
    expect((await hired.visitor.post(`/api/agents/${hired.agentId}/restore`, {})).status).toBe(401);
    await system.clock.later({ days: 31 }, async () => {
      const later = await system.as('admin');
      const late = await later.post(`/api/agents/${hired.agentId}/restore`, {});
      expect([late.status, late.body['code']]).toEqual([409, 'RESTORE_TOO_LATE']);
    });
  });
});
