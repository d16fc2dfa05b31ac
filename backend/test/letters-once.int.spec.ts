import { Jobs } from '../src/platform/infrastructure/jobs/jobs';
import { Mailer } from '../src/platform/infrastructure/mail/mailer';
import { Changes } from '../src/platform/realtime/changes';
import { SmtpServer } from './support/doubles/smtp-server';
import { eventually, TestSystem } from './support/system';
import { newAccount } from './support/world/people';
import type { Visitor } from './support/world/visitor';

interface StoredRow extends Record<string, unknown> {
  readonly id: string;
  readonly letter: { readonly to: string; readonly subject: string; readonly text: string };
}

describe('a letter', () => {
  let post: SmtpServer;
  let system: TestSystem;
  let staff: Visitor;
  let brokerId: number;
  beforeAll(async () => {
    post = await SmtpServer.start();
    system = await TestSystem.start({ workers: true, over: { smtpUrl: post.url } });
    staff = await system.as('employee');
    brokerId = Number(
      (await staff.post('/api/brokers', { name: 'Summit Freight', contactEmail: 'ap@summit.test' })).body['id'],
    );
  });
  afterAll(async () => {
    await system.stop();
    await post.stop();
  });

  const sent = async (subject: RegExp): Promise<StoredRow[]> =>
    (await system.sql<StoredRow>("SELECT id, letter FROM mails WHERE status = 'sent' ORDER BY created_at")).rows.filter(
      ({ letter }) => subject.test(letter.subject),
    );
  const invoice = async (invoiceNumber: string): Promise<string> =>
    `/api/invoices/${Number((await staff.post('/api/invoices', { brokerId, amount: 100, invoiceNumber, dueDate: '2027-12-24' })).body['id'])}`;

  it('about an invoice asks for what is still open', async () => {
    const path = await invoice('PART-PAID');
    await staff.post(`${path}/payments`, { amount: 40, paymentMethod: 'check' });
    await staff.post(`${path}/send`, {});
    const [stored] = await eventually(
      () => sent(/PART-PAID/),
      (found) => found.length > 0,
    );
    expect(stored?.letter.text).toContain('Amount due: $60.00');
    expect(stored?.letter.text).toContain('Due date: 12/24/2027');
    const out = post.received.find(({ text }) => text.includes('PART-PAID'))?.text;
    expect(out).toMatch(/^Content-Type: application\/pdf; name=\S*PART-PAID\S*\.pdf/m);
    // '%PDF-' in base64
    expect(out).toMatch(/^JVBERi0/m);
  });

  it('goes out once, however often it is asked for and its job runs', async () => {
    const letter = {
      to: 'ap@summit.test',
      subject: 'Once and no more',
      html: '<p>Hello</p>',
      text: 'Hello',
      attachments: [],
    };
    const [mailer, jobs] = [system.app.get(Mailer), system.app.get(Jobs)];
    await Promise.all([1, 2, 3].map(() => mailer.send('one-job', letter)));
    await eventually(
      () => sent(/Once and no more/),
      (found) => found.length > 0,
    );
    for (const run of ['run-again', 'and-again']) {
      await jobs.add('send-the-letter', run, { letter: 'one-job' });
      await eventually(
        () => jobs.find(run),
        (job) => job?.state === 'completed',
      );
    }
    expect(post.received.filter(({ text }) => text.includes('Once and no more'))).toHaveLength(1);
  });

  it('that lets somebody in goes out with its link; what is kept of it then has none', async () => {
    const { email } = await newAccount(system, 'employee');
    const hire = { email: 'hire@people.test', firstName: 'New', lastName: 'Hire', role: 'employee' };
    await system.visitor().post('/api/staff/request-reset', { email });
    expect((await (await system.as('admin')).post('/api/users', hire)).status).toBe(201);
    const words = 'This letter held a personal link and was sent.';
    for (const to of [email, hire.email]) {
      const [kept] = await eventually(
        async () => (await sent(/./)).filter(({ letter }) => letter.to === to),
        (found) => found.length > 0,
      );
      expect(kept?.letter).toMatchObject({ html: words, text: words });
      const out = post.received.filter((received) => received.to === to).map(({ text }) => text);
      expect(out).toEqual([expect.stringMatching(/\/reset-password\?token=3D[\w-]/)]);
    }
  });

  it('that cannot be written is told at once to who looks at its record', async () => {
    const touched: string[] = [];
    const leave = system.app.get(Changes).subscribe(({ entity, id }) => touched.push(`${entity} ${id}`));
    const about = { stream: `broker-${brokerId}`, askedAt: system.clock.now().toISOString() };
    await system.app.get(Mailer).couldNotWrite('unwritten', 'ap@summit.test', about, 'Nobody is there.');
    await eventually(
      () => Promise.resolve(touched),
      (changes) => changes.includes(`broker ${brokerId}`),
    );
    leave();
    expect((await system.app.get(Mailer).statesOf([about])).get(about.stream)).toMatchObject({
      status: 'failed',
      reason: 'Nobody is there.',
      attempts: 0,
    });
  });

  it.each([
    [null, 'Sending broke off.'],
    ['The mail server does not answer.', 'The mail server does not answer.'],
  ])('whose last try was killed, after the reason %j, does not wait for ever: %s', async (known, reason) => {
    const [mailer, jobs] = [system.app.get(Mailer), system.app.get(Jobs)];
    const id = `killed-${String(known === null)}`;
    const letter = { to: 'ap@summit.test', subject: 'Killed', html: '<p>Hello</p>', text: 'Hello', attachments: [] };
    post.mood = 'never';
    await mailer.send(id, letter);
    await eventually(
      () => jobs.find(`letter-${id}`),
      (job) => job?.state === 'failed',
    );
    post.mood = 'takes';
    await system.sql("UPDATE mails SET status = 'waiting', reason = $2, created_at = '2026-01-05' WHERE id = $1", [
      id,
      known,
    ]);
    await mailer.sweep();
    expect(await mailer.find(id)).toMatchObject({ status: 'failed', reason });
  });

  it('is written once, also when the log is read again from its beginning', async () => {
    await staff.post(`${await invoice('READ-TWICE')}/send`, {});
    await eventually(
      () => sent(/READ-TWICE/),
      (found) => found.length > 0,
    );
    const before = (await sent(/./)).map(({ id }) => id);
    await system.asOwner((owner) => owner.query("UPDATE checkpoints SET position = 0 WHERE name = 'reactions'"));
    const second = await TestSystem.start({
      database: { url: system.settings.databaseUrl },
      workers: true,
      over: { smtpUrl: post.url, dataDir: system.settings.dataDir },
    });
    try {
      await staff.post(`${await invoice('AFTERWARDS')}/send`, {});
      await eventually(
        () => sent(/AFTERWARDS/),
        (found) => found.length > 0,
      );
      const after = (await sent(/./)).map(({ id, letter }) => [id, letter.subject]);
      expect(
        after.filter(([id, subject]) => !before.includes(String(id)) && !/AFTERWARDS/.test(String(subject))),
      ).toEqual([]);
      expect(post.received.filter(({ text }) => /^Subject: .*READ-TWICE/m.test(text))).toHaveLength(1);
    } finally {
      await second.stop({ verify: false });
    }
  });
});
