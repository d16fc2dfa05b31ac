import { newAccount, newAgent, newClient, newPortalUser, signIn } from '../../../../test/support/world/people';
import { uploadPaper } from '../../../../test/support/world/papers';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';

import { SOME_TEXT } from '../../../../test/support/matchers';

type Row = Record<string, unknown>;
const REQUESTS = '/api/support-requests';
const aPerson = expect.stringMatching(/^Person /) as unknown;
const ASKED = { subject: 'Where is my filing?', description: 'I sent the miles in October.' };

describe('a support request', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let portal: Visitor;
  let portalUser: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    const person = await newPortalUser(system, clientId);
    [portal, portalUser] = [person.visitor, person.userId];
  });
  afterAll(() => system.stop());

  const asked = async (visitor = portal, over: object = {}): Promise<string> => {
    const { status, body } = await visitor.post(REQUESTS, { ...ASKED, ...over });
    expect(status).toBe(201);
    return `${REQUESTS}/${String(body['id'])}`;
  };
  const said = async (at: string, visitor = portal): Promise<unknown[]> =>
    (await visitor.get<Row[]>(`${at}/messages`)).body.map(({ nr, from, name, message }) => [nr, from, name, message]);

  it('has a subject and a description, is open, of medium priority, of whoever asks and its client', async () => {
    proves('API-070', 'RUL-426', 'RUL-427', 'FLD-0315..FLD-0327');
    const { status, body } = await portal.post(REQUESTS, { ...ASKED, category: 'filing' });
    expect([status, body]).toEqual([
      201,
      {
        id: SOME_TEXT,
        ...ASKED,
        category: 'filing',
        type: 'filing',
        priority: 'medium',
        status: 'open',
        clientId,
        clientName: 'Ridgeline Carriers LLC',
        userId: portalUser,
        userName: aPerson,
        assignedTo: null,
        assignedName: null,
        resolution: null,
        resolvedAt: null,
        attachments: [],
        messages: 0,
        messageFrom: 'requester',
        messageAt: SOME_TEXT,
        fromChat: false,
        createdAt: SOME_TEXT,
        updatedAt: SOME_TEXT,
        removedAt: null,
        version: 1,
      },
    ]);
  });

  it('is of every category and priority', async () => {
    proves('ENM-036', 'ENM-037', 'FLD-0479', 'FLD-0480');
    for (const category of ['filing', 'payment', 'compliance', 'technical', 'general'])
      for (const priority of ['low', 'medium', 'high', 'urgent'])
        expect((await portal.post(REQUESTS, { ...ASKED, category, priority })).body).toMatchObject({
          category,
          priority,
        });
  });

  it.each([
    [{ description: 'x' }, 'Subject is required'],
    [{ subject: 'x' }, 'Description is required'],
    [{ ...ASKED, category: 'weather' }, 'Category must be one of filing, payment, compliance, technical, general'],
    [{ ...ASKED, priority: 'asap' }, 'Priority must be one of low, medium, high, urgent'],
    [{ ...ASKED, status: 'closed' }, 'A new support request is open'],
    [{ ...ASKED, userId: '01890000-0000-7000-8000-000000000001' }, 'Unknown field: userId'],
  ])('is refused as %j: %s', async (body, message) => {
    proves('RUL-359', 'RUL-360', 'FLD-0653..FLD-0656');
    const answer = await portal.post(REQUESTS, body);
    expect([answer.status, answer.body['message']]).toEqual([400, message]);
  });

  it('has a thread of both sides, and an answer of the requester opens a resolved one again', async () => {
    const at = await asked();
    expect((await staff.post(`${at}/messages`, { message: 'It is filed.' })).status).toBe(201);
    expect((await staff.get(at)).body).toMatchObject({ status: 'open', messages: 1, messageFrom: 'staff' });
    const resolved = await staff.patch(at, { status: 'resolved', resolution: 'Filed on November 2' });
    expect(resolved.body).toMatchObject({ status: 'resolved', resolution: 'Filed on November 2' });
    const ago = system.clock.now().getTime() - Date.parse(String(resolved.body['resolvedAt']));
    expect(ago >= 0 && ago < 10_000).toBe(true);
    await staff.post(`${at}/messages`, { message: 'Anything else?' });
    expect((await portal.get(at)).body).toMatchObject({ status: 'resolved' });
    const again = await portal.post(`${at}/messages`, { message: 'I cannot see it.' });
    expect([again.status, again.body]).toEqual([
      201,
      expect.objectContaining({ nr: 3, from: 'requester', message: 'I cannot see it.' }),
    ]);
    expect((await portal.get(at)).body).toMatchObject({
      status: 'open',
      resolvedAt: null,
      resolution: null,
      messageFrom: 'requester',
    });
    expect(await said(at)).toEqual([
      [1, 'staff', 'Erin Walsh', 'It is filed.'],
      [2, 'staff', 'Erin Walsh', 'Anything else?'],
      [3, 'requester', aPerson, 'I cannot see it.'],
    ]);
    expect(await said(at, staff)).toEqual(await said(at));
  });

  it('takes the same words twice, once a key', async () => {
    const at = await asked();
    const key = { 'idempotency-key': 'support-1' };
    const first = await portal.post(`${at}/messages`, { message: 'Hello?' }, key);
    expect((await portal.post(`${at}/messages`, { message: 'Hello?' }, key)).body).toMatchObject({
      nr: first.body['nr'],
    });
    await portal.post(`${at}/messages`, { message: 'Hello?' });
    expect((await said(at)).length).toBe(2);
  });

  it('that is closed takes no answer; those who work here open it again', async () => {
    const at = await asked();
    await staff.patch(at, { status: 'closed' });
    const refused = await portal.post(`${at}/messages`, { message: 'One more thing' });
    expect([refused.status, refused.body['message']]).toEqual([409, 'This request is closed. Please open a new one.']);
    expect((await staff.patch(at, { status: 'open' })).status).toBe(200);
    expect((await portal.post(`${at}/messages`, { message: 'One more thing' })).status).toBe(201);
  });

  it('has messages of 4,000 characters, 200 at most', async () => {
    const at = await asked();
    expect((await portal.post(`${at}/messages`, { message: 'x'.repeat(4_001) })).body['message']).toBe(
      'Message must have at most 4000 characters',
    );
    expect((await portal.post(`${at}/messages`, { message: ' ' })).body['message']).toBe('Message is required');
    for (let nr = 0; nr < 200; nr += 1) await portal.post(`${at}/messages`, { message: `${nr}` });
    const full = await portal.post(`${at}/messages`, { message: 'x' });
    expect([full.status, full.body['message']]).toEqual([
      409,
      'This thread has 200 messages. Please open a new request.',
    ]);
  });

  it('has files of both sides', async () => {
    const at = await asked();
    for (const visitor of [portal, staff])
      expect((await uploadPaper(visitor, at, { documentType: 'file' }, { name: 'miles.pdf' })).status).toBe(201);
    const { body } = await portal.get<{ attachments: { fileUrl: string; originalName: string }[] }>(at);
    expect(body.attachments.map(({ originalName }) => originalName)).toEqual(['miles.pdf', 'miles.pdf']);
    expect((await portal.get(body.attachments[1]?.fileUrl ?? '')).status).toBe(200);
    const other = await newPortalUser(system, await newClient(system));
    expect((await other.visitor.get(body.attachments[0]?.fileUrl ?? '')).status).toBe(404);
  });

  it('is assigned to people who work here', async () => {
    const at = await asked();
    const { userId } = await newAccount(system, 'employee');
    expect((await staff.patch(at, { assignedTo: userId })).body).toMatchObject({ assignedTo: userId });
    const wrong = await staff.patch(at, { assignedTo: portalUser });
    expect([wrong.status, wrong.body['message']]).toEqual([400, 'Choose somebody who works here']);
    expect((await portal.patch(at, { priority: 'urgent' })).status).toBe(403);
    expect((await portal.post(REQUESTS, { ...ASKED, assignedTo: userId })).status).toBe(403);
  });

  it('is seen by its client, by whoever asked, by its agent and by the office, and by nobody else', async () => {
    const agent = await newAgent(system, { canManageClients: true });
    const bare = await newAgent(system);
    const driver = await newAccount(system, 'driver');
    await signIn(driver);
    const other = (await newPortalUser(system, await newClient(system))).visitor;
    await (await system.as('admin')).patch(`/api/clients/${clientId}`, { agentId: agent.agentId });
    const [ofClient, ofDriver, ofAgent] = [await asked(), await asked(driver.visitor), await asked(bare.visitor)];
    const seenBy = async (visitor: Visitor): Promise<boolean[]> =>
      Promise.all(
        [ofClient, ofDriver, ofAgent].map(async (at) => {
          const [one, thread, { body: list }] = [
            (await visitor.get(at)).status,
            (await visitor.get(`${at}/messages`)).status,
            await visitor.get<Row[]>(`${REQUESTS}?limit=1000`),
          ];
          const seen = list.some(({ id }) => at.endsWith(String(id)));
          expect([one, thread]).toEqual(seen ? [200, 200] : [404, 404]);
          const wrote = await visitor.post(`${at}/messages`, { message: 'x' });
          expect(wrote.status).toBe(seen ? 201 : 404);
          return seen;
        }),
      );
    expect(await seenBy(staff)).toEqual([true, true, true]);
    expect(await seenBy(portal)).toEqual([true, false, false]);
    expect(await seenBy(agent.visitor)).toEqual([true, false, false]);
    expect(await seenBy(driver.visitor)).toEqual([false, true, false]);
    expect(await seenBy(bare.visitor)).toEqual([false, false, true]);
    expect(await seenBy(other)).toEqual([false, false, false]);
    expect((await driver.visitor.get<Row[]>(`/api/audit/records/supportrequest/${ofDriver.slice(-36)}`)).status).toBe(
      403,
    );
    const history = await bare.visitor.get<Row[]>(`/api/audit/records/supportrequest/${ofAgent.slice(-36)}`);
    expect([history.status, history.body.length]).toEqual([200, 3]);
  });

  it('moves to another client: whoever asked goes on seeing it, the colleagues of before do not', async () => {
    const colleague = (await newPortalUser(system, clientId)).visitor;
    const at = await asked();
    expect((await colleague.get(at)).status).toBe(200);
    expect((await staff.patch(at, { clientId: await newClient(system) })).status).toBe(200);
    expect([(await portal.get(at)).status, (await colleague.get(at)).status]).toEqual([200, 404]);
  });

  it('is told in the list, and moves from status to status', async () => {
    proves('API-069', 'ENM-038', 'RUL-291', 'FLD-0477', 'FLD-0478', 'FLD-0481', 'FLD-0482', 'FLD-0483');
    const at = await asked();
    for (const status of ['in_progress', 'resolved', 'closed', 'open', 'closed', 'open', 'resolved', 'open'])
      expect((await staff.patch(at, { status })).body).toMatchObject({ status });
    const back = await staff.patch(at, { status: 'in_progress' });
    expect((await staff.patch(at, { status: 'open' })).status).toBe(200);
    expect(back.status).toBe(200);
    const { body } = await portal.get<Row[]>(REQUESTS);
    expect(body[0]).toMatchObject({ id: at.slice(-36), ...ASKED, status: 'open', createdAt: SOME_TEXT });
    expect(body.map(({ createdAt }) => createdAt)).toEqual(
      body
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    );
  });

  it('is filtered by status, category, priority, whose word was the last, and person', async () => {
    proves('RUL-249');
    const at = await asked(portal, { category: 'technical', priority: 'urgent' });
    await staff.patch(at, { status: 'in_progress' });
    const found = async (query: string) =>
      (await staff.get<Row[]>(`${REQUESTS}?limit=1000&${query}`)).body.map(({ id }) => `${REQUESTS}/${String(id)}`);
    for (const query of ['status=in_progress', 'category=technical', 'priority=urgent', `userId=${portalUser}`])
      expect(await found(query)).toContain(at);
    expect(await found('status=open')).not.toContain(at);
    expect(await found('messageFrom=staff')).not.toContain(at);
  });
});
