import { UserAdministration } from '../../users';
import { StoredCredentials } from '../adapters/stored-credentials';
import { MailTheResetLink } from './mail-the-reset-link';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { hireAgent, newAccount, newAgent } from '../../../../../test/support/world/people';
import { eventually, TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

const NEW_PASSWORD = 'a better pass phrase';
const ENDED = [400, 'LINK_EXPIRED', 'This link has expired or was already used. Please ask for a new one.'];

/** A link is bound to the address it was mailed to and to a user who may come in; there is one at a time. */
describe('a link that sets a password', () => {
  let system: TestSystem;
  let admin: Visitor;
  let count = 0;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    admin = await system.as('admin');
  });
  afterAll(() => system.stop());

  const mailed = async (to: string, nr = 1): Promise<string> => {
    const letters = await eventually(
      async () =>
        (await admin.get<{ id: string; to: string }[]>('/api/dev/mail')).body.filter((mail) => mail.to === to),
      (found) => found.length >= nr,
    );
    const { body } = await admin.get<{ text: string }>(`/api/dev/mail/${letters[0]?.id ?? ''}`);
    return /\/reset-password\?token=([\w-]+)/.exec(body.text)?.[1] ?? '';
  };
  const asked = async (email: string): Promise<string> =>
    String((await system.visitor().post('/api/staff/request-reset', { email })).body['resetToken']);
  const use = async (token: string): Promise<unknown[]> => {
    const { status, body } = await system.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
    return status === 204 ? [204] : [status, body['code'], body['message']];
  };
  const login = async (email: string, door = 'staff'): Promise<number> =>
    (await system.visitor().post(`/api/${door}/login`, { email, password: NEW_PASSWORD })).status;
  const invite = async (role = 'employee'): Promise<{ id: string; email: string }> => {
    const email = `invited-${(count += 1)}@links.test`;
    const { body } = await admin.post<{ id: string }>('/api/users', {
      email,
      firstName: 'In',
      lastName: 'Vited',
      role,
    });
    return { id: body.id, email };
  };

  it('of an invitation to a wrong address is dead once the address is corrected, also after the invitation is sent again', async () => {
    const { id, email } = await invite('admin');
    const typo = await mailed(email);
    const right = `right-${email}`;
    expect((await admin.patch(`/api/users/${id}`, { email: right })).status).toBe(200);
    expect(await use(typo)).toEqual(ENDED);
    expect((await admin.post(`/api/users/${id}/invite`)).status).toBe(202);
    const link = await mailed(right);
    expect(await use(typo)).toEqual(ENDED);
    expect(await login(right, 'admin')).toBe(401);
    expect(await use(link)).toEqual([204]);
    expect(await login(right, 'admin')).toBe(200);
  });

  it('ends when the invitation is sent again, before the second letter is on its way', async () => {
    const { id, email } = await invite();
    const first = await mailed(email);
    await admin.post(`/api/users/${id}/invite`);
    expect(await use(first)).toEqual(ENDED);
    const second = await mailed(email, 2);
    expect(second).not.toBe(first);
    expect(await use(second)).toEqual([204]);
  });

  it('ends with a change of the address, and does not come back with it', async () => {
    const { userId, email } = await newAccount(system, 'employee');
    const link = await asked(email);
    await admin.patch(`/api/users/${userId}`, { email: `moved-${email}` });
    expect(await use(link)).toEqual(ENDED);
    await admin.patch(`/api/users/${userId}`, { email });
    expect(await use(link)).toEqual(ENDED);
  });

  it('stays good when something else of the user changes', async () => {
    const { userId, email } = await newAccount(system, 'employee');
    const link = await asked(email);
    await admin.patch(`/api/users/${userId}`, { email: email.toUpperCase(), firstName: 'Renamed' });
    expect(await use(link)).toEqual([204]);
  });

  it('ends when an agent changes its own address', async () => {
    const agent = await newAgent(system);
    const link = await asked(agent.email);
    const own = await agent.visitor.patch('/api/agent/profile', {
      firstName: 'A',
      lastName: 'B',
      email: `own-${agent.email}`,
    });
    expect(own.status).toBe(200);
    expect(await use(link)).toEqual(ENDED);
    await agent.visitor.patch('/api/agent/profile', { firstName: 'A', lastName: 'B', email: agent.email });
    expect(await use(link)).toEqual(ENDED);
  });

  it('ends with a deactivation, and does not come back with the account', async () => {
    const { userId, email } = await newAccount(system, 'employee');
    const link = await asked(email);
    await admin.patch(`/api/users/${userId}`, { isActive: false });
    expect(await use(link)).toEqual(ENDED);
    await admin.patch(`/api/users/${userId}`, { isActive: true });
    expect(await use(link)).toEqual(ENDED);
  });

  it.each([
    ['deactivated', (id: string) => admin.patch(`/api/agents/${id}/toggle-status`, { isActive: false })],
    ['removed', (id: string) => admin.delete(`/api/agents/${id}`)],
  ])('ends when an agent is %s, and none is made for it', async (_, shutOut) => {
    const agent = await newAgent(system);
    const link = await asked(agent.email);
    expect((await shutOut(agent.agentId)).status).toBeLessThan(300);
    expect(await use(link)).toEqual(ENDED);
    expect(await asked(agent.email)).toBe('undefined');
  });

  it.each([
    [
      'of an invitation ends when a new password is asked for',
      async (email: string) => [await mailed(email), await asked(email)],
    ],
    [
      'for a new password ends when the invitation is sent again',
      async (email: string, id: string) => {
        await mailed(email);
        await asked(email);
        const reset = await mailed(email, 2);
        await admin.post(`/api/users/${id}/invite`);
        return [reset, await mailed(email, 3)];
      },
    ],
  ])('%s', async (_, both) => {
    const { id, email } = await invite();
    const [old = '', next = ''] = await both(email, id);
    expect(await use(old)).toEqual(ENDED);
    expect(await use(next)).toEqual([204]);
    expect(await login(email)).toBe(200);
  });

  it('ends when an administrator sets the password', async () => {
    const { userId, email } = await newAccount(system, 'employee');
    const link = await asked(email);
    await system.app
      .get(UserAdministration)
      .setPassword(userId, NEW_PASSWORD, systemContext(system.clock, 'cli', 'test'));
    expect(await use(link)).toEqual(ENDED);
    const login = { email, password: NEW_PASSWORD };
    expect((await system.visitor().post('/api/staff/login', login)).status).toBe(200);
  });

  it('is one a user, whoever asks how often at once', async () => {
    const { userId, email } = await newAccount(system, 'employee');
    const links = await Promise.all(Array.from({ length: 5 }, () => asked(email)));
    const { rows } = await system.sql('SELECT 1 FROM password_links WHERE user_id = $1 AND used_at IS NULL', [userId]);
    expect(rows).toHaveLength(1);
    const used = await Promise.all(links.map(use));
    expect(used.filter(([status]) => status === 204)).toHaveLength(1);
  });

  it('is the same for the request and its job, though both make it at the same moment', async () => {
    const [resets, credentials] = [system.app.get(MailTheResetLink), system.app.get(StoredCredentials)];
    for (let n = 0; n < 40; n += 1) {
      const { email } = await newAccount(system, 'employee');
      const nr = await credentials.nextRequest();
      const made = await Promise.all([1, 2, 3].map(() => resets.link(email, `cause-${n}`, nr)));
      const [token = ''] = made.map((one) => one?.token);
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(made.map((one) => one?.token)).toEqual([token, token, token]);
    }
  });

  it('is nobody else’s to make', async () => {
    const agent = await hireAgent(system, {});
    const { id } = await invite();
    expect((await agent.post(`/api/users/${id}/invite`)).status).toBe(403);
  });
});
