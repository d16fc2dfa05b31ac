import { newAccount, newAgent, newClient, signIn } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import { addDays, dateIn } from '../../../../platform/money/dates';
import { ObligationBook } from '../commands/obligation-book';
import { MailTheDigest } from './mail-the-digest';

interface StoredRow extends Record<string, unknown> {
  readonly id: string;
  readonly letter: { readonly to: string; readonly subject: string; readonly text: string };
}

describe('the letter about what is due', () => {
  let system: TestSystem;
  beforeEach(async () => {
    system = await TestSystem.start();
  });
  afterEach(() => system.stop());

  const letters = async (): Promise<readonly StoredRow[]> =>
    (await system.sql<StoredRow>("SELECT id, letter FROM mails WHERE id LIKE 'what-is-due-%' ORDER BY letter->>'to'"))
      .rows;
  /** Vehicles whose inspections end in so many days. */
  const ending = async (clientId: string | null, days: readonly number[]): Promise<void> => {
    const staff = await system.as('employee');
    for (const each of days) {
      const [unitNumber, vin] = [`7${each}`, `1FUJGLDR9KL1000${String(each).padStart(2, '0')}`];
      const { body } = await staff.post('/api/vehicles', {
        clientId,
        unitNumber,
        vin,
        licensePlate: 'P7',
        weight: 9_000,
      });
      const form = new FormData();
      form.append('documentType', 'annual_inspection');
      form.append('expirationDate', addDays(dateIn('America/New_York', system.clock.now()), each));
      form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'inspection.pdf');
      expect((await staff.upload(`/api/vehicles/${String(body['id'])}/documents`, form)).status).toBe(201);
    }
    await system.app.get(ObligationBook).catchUp([clientId], 'test');
  };

  it('tells client and agent 60, 30, 7 and 1 days before, in one letter a day, however often it is asked for', async () => {
    const agent = await newAgent(system);
    const clientId = await newClient(system, { email: 'office@ridgeline.test', agentId: agent.agentId });
    await ending(clientId, [1, 2, 7, 29, 30, 31, 60, 61]);
    await Promise.all([1, 2].map(() => system.app.get(MailTheDigest).mail()));
    const found = await letters();
    expect(found.map(({ letter }) => letter.to)).toEqual([agent.email, 'office@ridgeline.test'].sort());
    for (const { letter } of found) expect(letter.text.match(/Annual inspection 7/g)).toHaveLength(4);
    expect(found.find(({ letter }) => letter.to === agent.email)?.letter.text).toContain('/practice');
  });

  it("tells the administrators what is near of the firm's own, else whoever it is assigned to", async () => {
    const [admin, employee] = [await newAccount(system, 'admin'), await newAccount(system, 'employee')];
    await ending(null, [7, 30]);
    const staff = await signIn(admin);
    const own = (await staff.get<Record<string, unknown>[]>('/api/practice?sort=dueDate')).body;
    expect(own.map(({ clientId, daysLeft }) => [clientId, daysLeft])).toEqual([
      [null, 7],
      [null, 30],
    ]);
    const given = await staff.patch(`/api/obligations/${String(own[1]?.['id'])}`, { assignedTo: employee.userId });
    expect(given.status).toBe(200);
    await system.app.get(MailTheDigest).mail();
    const lines = (await letters()).map(({ letter }) => [
      letter.to,
      letter.text.match(/The firm: Annual inspection \d+/g),
    ]);
    expect(lines).toEqual(expect.arrayContaining([[admin.email, ['The firm: Annual inspection 77']]]));
    expect(lines.filter(([to]) => to === employee.email)).toEqual([
      [employee.email, ['The firm: Annual inspection 730']],
    ]);
  });

  it('tells whoever a deadline of a client is assigned to, not the agent of the client', async () => {
    const [agent, employee] = [await newAgent(system), await newAccount(system, 'employee')];
    const clientId = await newClient(system, { companyName: 'Ridgeline', agentId: agent.agentId });
    await ending(clientId, [1, 60]);
    const staff = await signIn(employee);
    const due = (await staff.get<Record<string, unknown>[]>(`/api/practice?clientId=${clientId}&q=760`)).body;
    const given = await staff.patch(`/api/obligations/${String(due[0]?.['id'])}`, { assignedTo: employee.userId });
    expect(given.status).toBe(200);
    await system.app.get(MailTheDigest).mail();
    const results = new Map(
      (await letters()).map(({ letter }) => [letter.to, letter.text.match(/Ridgeline: Annual inspection \d+/g)]),
    );
    expect(results.get(employee.email)).toEqual(['Ridgeline: Annual inspection 760']);
    expect(results.get(agent.email)).toEqual(['Ridgeline: Annual inspection 71']);
  });

  it('asks a client for papers once', async () => {
    const staff = await system.as('employee');
    const clientId = await newClient(system, { email: 'papers@blue.test' });
    await staff.post('/api/paper-requests', { clientId, what: 'Form W-9 of the new driver', notes: 'Signed' });
    await system.app.get(MailTheDigest).mail();
    const about = async () => (await letters()).filter(({ letter }) => letter.to === 'papers@blue.test');
    expect((await about()).map(({ letter }) => letter.subject)).toEqual([
      expect.stringMatching(/^Papers we need from you/) as string,
    ]);
    expect((await about())[0]?.letter.text).toContain('Form W-9 of the new driver: Signed');
    await system.clock.later({ days: 3 }, async () => {
      await system.app.get(MailTheDigest).mail();
    });
    expect(await about()).toHaveLength(1);
  });

  it('reminds whoever a reminder is for on the day that was chosen and when it is due, not when it is done', async () => {
    const staff = await system.as('employee');
    const { body: me } = await staff.get<{ id: string; email: string }>('/api/auth/user');
    const today = dateIn('America/New_York', system.clock.now());
    const about = { category: 'Other', userId: me.id };
    const add = async (title: string, over: object): Promise<string> =>
      String((await staff.post('/api/reminders', { ...about, title, ...over })).body['id']);
    await add('Chosen for today', { dueDate: addDays(today, 20), reminderDate: today });
    await add('Due today', { dueDate: today });
    await add('Due in a week', { dueDate: addDays(today, 7) });
    await add('Not yet', { dueDate: addDays(today, 20) });
    await add('Nobody is named', { dueDate: today, userId: null });
    const done = await add('Done already', { dueDate: today });
    expect((await staff.patch(`/api/reminders/${done}`, { isCompleted: true })).status).toBe(200);
    await system.app.get(MailTheDigest).mail();
    const found = await letters();
    expect(found.map(({ letter }) => letter.to)).toEqual([me.email]);
    const text = found[0]?.letter.text ?? '';
    for (const message of ['Chosen for today', 'Due today', 'Due in a week']) expect(text).toContain(message);
    for (const left of ['Not yet', 'Nobody is named', 'Done already']) expect(text).not.toContain(left);
  });

  it('tells after days without a letter all that came near meanwhile, and each once', async () => {
    const clientId = await newClient(system, { email: 'office@ridgeline.test' });
    // 30 days before the 32nd and the 33rd day are 2 and 3 days from now; the 36th is still far
    await ending(clientId, [32, 33, 36]);
    const mailed = async (): Promise<readonly string[]> => {
      const before = (await letters()).map(({ id }) => id);
      await system.app.get(MailTheDigest).mail();
      const fresh = (await letters()).filter(({ id }) => !before.includes(id));
      return fresh.flatMap(({ letter }) => letter.text.match(/\d\d\/\d\d\/\d{4}/g) ?? []);
    };
    const day = (after: number): string => {
      const [year, month, date] = addDays(dateIn('America/New_York', system.clock.now()), after).split('-');
      return `${month}/${date}/${year}`;
    };
    const [second, third, sixth] = [32, 33, 36].map(day);
    expect(await mailed()).toEqual([]);
    system.clock.travel({ days: 3 });
    expect(await mailed()).toEqual([second, third]);
    expect(await mailed()).toEqual([]);
    system.clock.travel({ days: 1 });
    expect(await mailed()).toEqual([]);
    system.clock.travel({ days: 3 });
    expect(await mailed()).toEqual([sixth]);
  });

  it('asks again for a paper that was no good, with the reason', async () => {
    const staff = await system.as('employee');
    const clientId = await newClient(system, { email: 'papers@blue.test' });
    const { body } = await staff.post('/api/paper-requests', { clientId, what: 'Lease of unit 9' });
    await system.app.get(MailTheDigest).mail();
    system.clock.travel({ days: 4 });
    const later = await system.as('employee');
    const at = `/api/paper-requests/${String(body['id'])}`;
    for (const change of [{ status: 'withdrawn' }, { status: 'asked', reason: 'The second page is missing' }])
      expect((await later.patch(at, change)).status).toBe(200);
    await system.app.get(MailTheDigest).mail();
    expect(
      (await letters()).map(({ letter }) => letter.text.includes('Lease of unit 9: The second page is missing')),
    ).toEqual([false, true]);
  });
});
