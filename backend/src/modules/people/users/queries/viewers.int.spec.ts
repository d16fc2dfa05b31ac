import { newAccount, newAgent, newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { Viewers } from './viewers';

describe('who somebody is', () => {
  let system: TestSystem;
  let admin: Visitor;
  let viewers: Viewers;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
    viewers = system.app.get(Viewers);
  });
  afterAll(() => system.stop());

  it('is known anew as soon as the user changes', async () => {
    const { userId } = await newAccount(system, 'employee');
    expect(await viewers.of(userId)).toMatchObject({ role: 'employee' });
    expect((await admin.patch(`/api/users/${userId}`, { firstName: 'Nia', lastName: 'Newname' })).status).toBe(200);
    expect(await viewers.of(userId)).toMatchObject({ name: 'Nia Newname' });
    expect((await admin.patch(`/api/users/${userId}`, { isActive: false })).status).toBe(200);
    expect(await viewers.of(userId)).toBeNull();
  });

  it('is known anew as soon as its desk or the clients of its desk change', async () => {
    const { agentId, userId } = await newAgent(system);
    expect(await viewers.of(userId)).toMatchObject({ clients: [] });
    const clientId = await newClient(system, { agentId });
    expect(await viewers.of(userId)).toMatchObject({ clients: [clientId] });
    const renamed = { userId, displayName: 'Nia of the desk' };
    expect((await admin.put(`/api/agents/${agentId}`, renamed)).status).toBe(200);
    expect(await viewers.of(userId)).toMatchObject({ name: 'Nia of the desk', clients: [clientId] });
  });
});
