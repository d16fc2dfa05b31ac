import { ProductProcess } from '../../../../test/support/processes';
import { eventually, TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';
import { Workers } from '../../../platform/infrastructure/jobs/projection-workers';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string }[];
}

describe('selected invoices that are sent', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const broker = async (name: string, contactEmail?: string): Promise<number> =>
    Number((await staff.post('/api/brokers', { name, contactEmail })).body['id']);
  const bill = async (brokerId: number, amount: string, more: object = {}) => {
    const { body } = await staff.post('/api/invoices', { brokerId, amount, dueDate: '2027-01-10', ...more });
    return { id: Number(body['id']), number: String(body['invoiceNumber']) };
  };
  const letters = async (): Promise<readonly Letter[]> =>
    (await system.sql<{ letter: Letter }>("SELECT letter FROM mails WHERE letter->>'subject' LIKE '%nvoice%'")).rows
      .map(({ letter }) => letter)
      .sort((one, other) => one.to.localeCompare(other.to));

  it('go to each carrier in one letter with all of its papers, once for one key; what is not sent is told', async () => {
    const [summit, prairie, silent] = [
      await broker('Summit Freight', 'ap@summit.test'),
      await broker('Prairie Star', 'pay@prairie.test'),
      await broker('Silent Haul'),
    ];
    const [one, two] = [await bill(summit, '200.00'), await bill(summit, '300.00', { dueDate: null })];
    const other = await bill(prairie, '70.00');
    const mute = await bill(silent, '30.00');
    const draft = await bill(summit, '40.00', { status: 'draft' });
    const ids = [one, two, other, mute, draft].map(({ id }) => id);
    const send = () => staff.post('/api/invoices/bulk', { ids, action: 'send' }, { 'idempotency-key': 'send-1' });
    const first = await send();
    expect([first.status, first.body]).toEqual([
      200,
      {
        done: [one.id, two.id, other.id],
        refused: [
          { id: mute.id, message: 'This carrier has no e-mail address' },
          { id: draft.id, message: 'A draft invoice cannot be sent; issue it first' },
        ],
      },
    ]);
    const before = await system.lastPosition();
    expect((await send()).body).toEqual(first.body);
    expect(await system.lastPosition()).toBe(before);
    system.app.get(Workers).start();

    const [both, single] = await eventually(letters, ({ length }) => length === 2);
    expect(both).toMatchObject({ to: 'ap@summit.test', subject: '2 invoices from Axlebook' });
    expect(both?.attachments.map(({ filename }) => filename)).toEqual([`${one.number}.pdf`, `${two.number}.pdf`]);
    expect(both?.text).toContain('Total: $500.00');
    expect(both?.text).toMatch(new RegExp(`${one.number}, due 01/10/2027: \\$200\\.00`));
    expect(single).toMatchObject({ to: 'pay@prairie.test', subject: `Invoice ${other.number} from Axlebook` });
    const { body: sent } = await staff.get<Record<string, unknown>>(`/api/invoices/${two.id}`);
    expect(sent).toMatchObject({ sentTo: 'ap@summit.test' });
    expect(sent['sentAt']).not.toBeNull();
  });
});

describe('two hundred invoices that are sent while the server is killed', () => {
  const CARRIERS = 40;
  let system: TestSystem;
  const processes: ProductProcess[] = [];
  beforeAll(async () => {
    system = await TestSystem.start();
    for (let nr = 0; nr < 2; nr += 1) processes.push(await ProductProcess.start('api', system.settings.databaseUrl));
  }, 90_000);
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.end('SIGTERM')));
    await system.stop();
  }, 60_000);

  const sentInvoices = async (): Promise<readonly string[]> =>
    (await system.sql<{ stream_id: string }>("SELECT stream_id FROM facts WHERE type = 'InvoiceSent'")).rows.map(
      ({ stream_id: stream }) => stream,
    );

  it('are all sent by the same call to another server, each carrier by one letter and each invoice once', async () => {
    const [killed, other] = processes;
    if (!killed || !other) throw new Error('Two servers are there');
    const staff = await system.as('employee');
    const made = async (path: string, body: object): Promise<number> => {
      const answer = await staff.post(path, body);
      expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text]);
      return Number(answer.body['id']);
    };
    const carriers: number[] = [];
    for (let nr = 0; nr < CARRIERS; nr += 1)
      carriers.push(await made('/api/brokers', { name: `Carrier ${nr}`, contactEmail: `ap${nr}@carrier.test` }));
    const ids: number[] = [];
    for (let nr = 0; nr < 200; nr += 1)
      ids.push(
        await made('/api/invoices', { brokerId: carriers[nr % CARRIERS], amount: '100.00', dueDate: '2027-01-10' }),
      );
    const send = (visitor: Visitor) =>
      visitor.post<{ done: number[] }>('/api/invoices/bulk', { ids, action: 'send' }, { 'idempotency-key': 'all-200' });
    const admin = await killed.signedIn('admin@axlebook.test', 'axlebook-demo');
    const broken = send(admin).catch(() => 'broken off');
    await eventually(sentInvoices, ({ length }) => length > 0);
    await killed.end('SIGKILL');
    expect(await broken).toBe('broken off');
    const before = await sentInvoices();
    expect(before.length).toBeLessThan(200);

    const again = await send(await other.signedIn('admin@axlebook.test', 'axlebook-demo'));
    expect([again.status, again.body.done.toSorted((one, two) => one - two)]).toEqual([
      200,
      ids.toSorted((one, two) => one - two),
    ]);
    const streams = await sentInvoices();
    expect([streams.length, new Set(streams).size]).toEqual([200, 200]);
    system.app.get(Workers).start();
    const letters = await eventually(
      async () =>
        (await system.sql<{ letter: Letter }>("SELECT letter FROM mails WHERE letter->>'subject' LIKE '5 invoices%'"))
          .rows,
      ({ length }) => length >= CARRIERS,
      60_000,
    );
    expect(new Set(letters.map(({ letter }) => letter.to)).size).toBe(CARRIERS);
    const papers = letters.flatMap(({ letter }) => letter.attachments.map(({ filename }) => filename));
    expect([letters.length, papers.length, new Set(papers).size]).toEqual([CARRIERS, 200, 200]);
  }, 120_000);
});
