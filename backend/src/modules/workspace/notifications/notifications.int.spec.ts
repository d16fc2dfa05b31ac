import { newAccount, newAgent, newClient, newPortalUser, signIn } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';
import { addDays, dateIn } from '../../../platform/money/dates';

interface Bell {
  readonly unread: number;
  readonly items: readonly {
    readonly id: string;
    readonly kind: string;
    readonly recordId: string;
    readonly title: string;
    readonly text: string;
    readonly isRead: boolean;
  }[];
}

describe('the bell', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let portal: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    portal = (await newPortalUser(system, clientId)).visitor;
    staff = await signIn(await newAccount(system, 'employee'));
  });
  afterAll(() => system.stop());

  const bell = async (visitor: Visitor): Promise<Bell> => (await visitor.get<Bell>('/api/notifications')).body;
  const told = async (visitor: Visitor): Promise<string[]> =>
    (await bell(visitor)).items.map(({ title, text }) => `${title}: ${text}`);
  const asked = async (subject: string, visitor = portal): Promise<string> => {
    const { body } = await visitor.post('/api/support-requests', { subject, description: 'x' });
    return `/api/support-requests/${String(body['id'])}`;
  };

  it('tells the office of requests and answers, and whoever asked of answers; what is over is told no more', async () => {
    const at = await asked('Plates');
    expect(await told(staff)).toContain('New support request: Plates');
    expect(await told(portal)).not.toContain('New support request: Plates');
    await staff.post(`${at}/messages`, { message: 'On it' });
    expect(await told(portal)).toContain('Support has answered: Plates');
    expect((await told(staff)).filter((one) => one.endsWith('Plates'))).toEqual([]);
    await portal.post(`${at}/messages`, { message: 'Thanks' });
    expect(await told(staff)).toContain('Answer in a support request: Plates');
    await staff.patch(at, { status: 'closed' });
    expect((await told(staff)).filter((one) => one.endsWith('Plates'))).toEqual([]);
  });

  it('keeps what each has read, on every device; a later answer is news again', async () => {
    const at = await asked('Quarter');
    await staff.post(`${at}/messages`, { message: 'First' });
    const { unread, items } = await bell(portal);
    const [newest] = items;
    expect([newest?.text, newest?.isRead]).toEqual(['Quarter', false]);
    const read = await portal.post('/api/notifications/read', { ids: [newest?.id, 'supportrequest-of-nobody'] });
    expect([read.status, read.body['unread']]).toEqual([200, unread - 1]);
    expect((await bell(portal)).items[0]?.isRead).toBe(true);
    expect((await bell(staff)).items.every(({ isRead }) => !isRead)).toBe(true);
    await staff.post(`${at}/messages`, { message: 'Second' });
    expect((await bell(portal)).items[0]).toMatchObject({ text: 'Quarter', isRead: false });
    const { body } = await portal.post('/api/notifications/read', {});
    expect(body['unread']).toBe(0);
    expect((await bell(portal)).unread).toBe(0);
    const marks = await system.sql("SELECT 1 FROM notification_reads WHERE item = 'supportrequest-of-nobody'");
    expect(marks.rows).toEqual([]);
  });

  it('tells nobody of a request of their own, and others of the office of it', async () => {
    const other = await signIn(await newAccount(system, 'employee'));
    await asked('Toner', staff);
    expect(await told(other)).toContain('New support request: Toner');
    expect(await told(staff)).not.toContain('New support request: Toner');
  });

  it('tells of an import whoever sent it, and nobody else', async () => {
    const [sender, other] = [await newAccount(system, 'employee'), await newAccount(system, 'employee')];
    const visitors = [await signIn(sender), await signIn(other)] as const;
    const form = new FormData();
    const sheet = 'Company Name,Contact Name,Email,Phone\nBell Haul LLC,Ann Lee,ann@bell.test,+1 555 010 0000';
    form.append('file', new Blob([sheet]), 'bell.csv');
    expect((await visitors[0].upload('/api/clients/import', form)).body).toMatchObject({ success: 1 });
    const news = 'Your work on many records is done: bell.csv: 1 successful, 0 refused';
    expect([(await told(visitors[0])).includes(news), (await told(visitors[1])).includes(news)]).toEqual([true, false]);
  });

  it('keeps for months what was read', async () => {
    const own = await newAccount(system, 'client', { clientId });
    const what = async (): Promise<Map<string, boolean>> => {
      const { items } = await bell(await signIn(own, 'client'));
      return new Map(items.map(({ text, isRead }) => [text, isRead]));
    };
    const read = async (text: string): Promise<void> => {
      const { items } = await bell(own.visitor);
      await own.visitor.post('/api/notifications/read', { ids: [items.find((one) => one.text === text)?.id] });
    };
    for (const one of ['Lease of unit 1', 'Lease of unit 2'])
      await staff.post('/api/paper-requests', { clientId, what: one });
    await signIn(own, 'client');
    await read('Lease of unit 1');
    await system.clock.later({ days: 90 }, async () => {
      expect((await what()).get('Lease of unit 2')).toBe(false);
      await read('Lease of unit 2');
      const later = await what();
      expect([later.get('Lease of unit 1'), later.get('Lease of unit 2')]).toEqual([true, true]);
    });
  });

  it('tells a client which papers it is asked for, and the office which came', async () => {
    const { body } = await staff.post('/api/paper-requests', { clientId, what: 'Form W-9' });
    expect(await told(portal)).toContain('Please send us a paper: Form W-9');
    const form = new FormData();
    form.append('documentType', 'w9');
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'w9.pdf');
    const send = () => portal.upload(`/api/paper-requests/${String(body['id'])}/answer`, form);
    expect((await send()).status).toBe(201);
    expect(await told(portal)).not.toContain('Please send us a paper: Form W-9');
    const came = async () =>
      (await bell(staff)).items.filter(({ text }) => text === 'Ridgeline Carriers LLC: Form W-9');
    expect((await came()).map(({ title, isRead }) => [title, isRead])).toEqual([['A paper came in', false]]);
    await staff.post('/api/notifications/read', { ids: (await came()).map(({ id }) => id) });
    expect((await came()).map(({ isRead }) => isRead)).toEqual([true]);
    // a paper that is sent again is news again
    expect((await send()).status).toBe(201);
    expect((await came()).map(({ isRead }) => isRead)).toEqual([false]);
  });

  it('tells of reminders on their day, and of those of others to them only', async () => {
    const today = dateIn('America/New_York', system.clock.now());
    const other = await newAccount(system, 'employee');
    const remind = (title: string, over: object) =>
      staff.post('/api/reminders', { title, category: 'Plates', dueDate: addDays(today, 3), ...over });
    await remind('Today', { dueDate: today, clientId });
    await remind('Early', { reminderDate: today });
    await remind('Later', {});
    await remind('Hers', { dueDate: today, userId: other.userId });
    const mine = (await told(staff)).filter((one) => one.startsWith('Reminder'));
    expect(mine.sort()).toEqual(['Reminder: Early (Plates)', 'Reminder: Ridgeline Carriers LLC: Today (Plates)']);
    expect(await told(await signIn(other))).toContain('Reminder: Hers (Plates)');
    expect((await told(portal)).filter((one) => one.startsWith('Reminder'))).toEqual([]);
  });

  it('tells nothing that is out of sight', async () => {
    await asked('Secret');
    const agent = await newAgent(system, { canManageClients: true });
    const { visitor } = await newPortalUser(system, await newClient(system));
    for (const one of [agent.visitor, visitor]) expect((await bell(one)).items).toEqual([]);
    expect((await system.visitor().get('/api/notifications')).status).toBe(401);
  });

  it('tells fifty at most, twenty of a kind', async () => {
    for (let nr = 0; nr < 25; nr += 1) await asked(`Many ${nr}`);
    const { items } = await bell(staff);
    expect(items.filter(({ kind }) => kind === 'supportrequest')).toHaveLength(20);
    expect(items.some(({ text }) => text === 'Many 24')).toBe(true);
    const tooMany = await staff.post('/api/notifications/read', { ids: Array.from({ length: 51 }, String) });
    expect([tooMany.status, tooMany.body['message']]).toEqual([400, 'Ids must have at most 50 entries']);
  });
});
