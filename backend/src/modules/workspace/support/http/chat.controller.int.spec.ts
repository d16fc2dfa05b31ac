import { newAccount, newClient, newPortalUser, signIn } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

interface Answer {
  readonly from: string;
  readonly text: string;
  readonly links: readonly { readonly to: string }[];
}
interface Chat {
  readonly id: string | null;
  readonly greeting: string;
  readonly requestId: string | null;
  readonly messages: readonly Answer[];
}
type Row = Record<string, unknown>;

describe('the chat', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let portal: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    portal = (await newPortalUser(system, clientId)).visitor;
  });
  beforeEach(() => system.sql('DELETE FROM rate_limits'));
  afterAll(() => system.stop());

  const ask = async (message: string, visitor = portal): Promise<Chat> => {
    const { status, body } = await visitor.post<Chat>('/api/chat', { message });
    expect(status).toBe(201);
    return body;
  };
  const last = ({ messages }: Chat): string => messages.at(-1)?.text ?? '';

  it('begins with a greeting, keeps what was said, and begins anew after a day', async () => {
    proves('RUL-295', 'MSG-182', 'SCR-725');
    const person = (await newPortalUser(system, clientId)).visitor;
    const empty = (await person.get<Chat>('/api/chat')).body;
    expect([empty.id, empty.messages]).toEqual([null, []]);
    expect(empty.greeting).toMatch(/^Hello!/);
    await ask('hello', person);
    const stored = (await person.get<Chat>('/api/chat')).body;
    expect(stored.messages.map(({ from, text }) => [from, text])).toEqual([
      ['assistant', empty.greeting],
      ['visitor', 'hello'],
      ['assistant', last(stored)],
    ]);
    expect((await ask('ifta', person)).id).toBe(stored.id);
    expect((await portal.get<Chat>('/api/chat')).body.id).not.toBe(stored.id);
    await system.sql("UPDATE chats SET updated_at = updated_at - interval '25 hours' WHERE id = $1", [stored.id]);
    expect((await person.get<Chat>('/api/chat')).body.id).toBeNull();
  });

  it('answers a client from its own records, and nobody from another’s', async () => {
    const made = await staff.post('/api/ifta-processes', { clientId, quarter: 'Q3', year: 2026, taxOwed: '29.44' });
    expect(made.status).toBe(201);
    expect(last(await ask('where is my Q3?'))).toBe('Your filing of Q3 2026 is received, due 11/02/2026, tax $29.44.');
    const invoice = { documentType: 'irp_invoice', title: 'IRP 2027', amount: '412.00', dueDate: '2026-12-15' };
    expect((await staff.post('/api/compliance-documents', { ...invoice, clientId })).status).toBe(201);
    expect(last(await ask('What is due next?'))).toBe('Due next:\n• IRP 2027: due 12/15/2026, $412.00');
    expect(last(await ask('What do I owe?'))).toBe(
      'You owe $441.44:\n• IRP 2027: $412.00, due 12/15/2026\n• IFTA tax Q3 2026: $29.44, due 11/02/2026',
    );
    const { visitor } = await newPortalUser(system, await newClient(system));
    expect(last(await ask('where is my Q3?', visitor))).toBe('There is no filing of Q3 yet.');
    const driver = await newAccount(system, 'driver');
    expect(last(await ask('where is my Q3?', await signIn(driver)))).not.toContain('29.44');
    expect(last(await ask('What do I owe?', staff))).not.toContain('29.44');
  });

  it.each(['human', 'I need an agent', 'representative', 'let me speak to someone'])(
    'opens a support request when somebody writes %s, with the transcript',
    async (message) => {
      proves('SCR-726', 'RUL-296', 'RUL-297');
      const person = (await newPortalUser(system, clientId)).visitor;
      await ask('my payment failed', person);
      const chat = await ask(message, person);
      expect(last(chat)).toBe("I'm connecting you with a live agent. Please hold on...");
      const { body } = await staff.get<Row>(`/api/support-requests/${chat.requestId ?? ''}`);
      expect(body).toMatchObject({
        subject: 'Chat: my payment failed',
        category: 'payment',
        status: 'open',
        clientId,
        fromChat: true,
      });
      expect(body['description']).toContain(`Requester: my payment failed\n\nAssistant: `);
      expect(body['description']).toContain(`Requester: ${message}`);
      const bell = await staff.get<{ items: Row[] }>('/api/notifications');
      expect(bell.body.items).toContainEqual(
        expect.objectContaining({ title: 'A chat was handed over', recordId: chat.requestId, isRead: false }),
      );
      expect((await ask('thank you', person)).id).not.toBe(chat.id);
    },
  );

  it('is handed over once, by whose it is', async () => {
    const chat = await ask('hello');
    const at = `/api/chat/${chat.id ?? ''}/hand-over`;
    expect((await staff.post(at)).status).toBe(404);
    const both = await Promise.all([portal.post(at), portal.post(at)]);
    expect(both.map(({ status, body }) => [status, body['requestId']])).toEqual([
      [201, chat.id],
      [201, chat.id],
    ]);
    expect(
      (await portal.get<Row[]>(`/api/support-requests?limit=1000`)).body.filter(({ id }) => id === chat.id),
    ).toHaveLength(1);
  });

  it('takes a message once a key, of 500 characters at most', async () => {
    const key = { 'idempotency-key': 'chat-1' };
    const first = await portal.post('/api/chat', { message: 'hello' }, key);
    const again = await portal.post('/api/chat', { message: 'hello' }, key);
    expect(again.body['messages']).toEqual(first.body['messages']);
    const long = await portal.post('/api/chat', { message: 'x'.repeat(501) });
    expect([long.status, long.body['message']]).toEqual([400, 'Message must have at most 500 characters']);
    expect((await portal.post('/api/chat', { message: ' ' })).status).toBe(400);
  });

  it('goes on in a new conversation after a hundred messages', async () => {
    const first = await ask('hello');
    await system.sql(`UPDATE chats SET messages = to_jsonb(array_fill(messages->0, ARRAY[100])) WHERE id = $1`, [
      first.id,
    ]);
    expect((await ask('hello')).id).not.toBe(first.id);
  });

  it('takes sixty messages a minute', async () => {
    const hasty = (await newPortalUser(system, clientId)).visitor;
    const answers: number[] = [];
    for (let nr = 0; nr < 62; nr += 1) answers.push((await hasty.post('/api/chat', { message: 'hello' })).status);
    expect(answers.at(-1)).toBe(429);
  });
});
