import { textOfPdf } from '../../../../../test/support/pdf-text';
import { eventually, TestSystem } from '../../../../../test/support/system';
import { SmtpServer } from '../../../../../test/support/doubles/smtp-server';
import { newAgent, newClient } from '../../../../../test/support/world/people';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';

type Row = Record<string, unknown>;
interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly file: string }[];
}

/** Statements of account that brokers get by e-mail. */
describe('statements of account by e-mail', () => {
  let system: TestSystem;
  let smtp: SmtpServer;
  let staff: Visitor;
  let clientId: string;
  let agent: Awaited<ReturnType<typeof newAgent>>;
  beforeAll(async () => {
    smtp = await SmtpServer.start();
    system = await TestSystem.start({
      workers: true,
      over: { smtpUrl: smtp.url, jobs: { pauses: { mail: [20, 20] } } },
    });
    staff = await system.as('employee');
    agent = await newAgent(system, { canViewReports: true, canCreateInvoices: true, accessLevel: 'standard' });
    clientId = await newClient(system, { companyName: 'Red Mesa', agentId: agent.agentId });
  });
  afterAll(async () => {
    await system.stop();
    await smtp.stop();
  });

  const made = async (path: string, body: object): Promise<Row> => {
    const answer = await staff.post<Row>(path, body);
    expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text]);
    return answer.body;
  };
  const broker = async (name: string, contactEmail: string | null): Promise<number> =>
    Number((await made('/api/brokers', { name, contactEmail }))['id']);
  const bill = (brokerId: number, amount: string, over: object = {}): Promise<Row> =>
    made('/api/invoices', { brokerId, amount, issueDate: '2026-08-01', dueDate: '2026-09-01', ...over });
  const send = (body: object, headers = {}, visitor = staff): Promise<Answer> =>
    visitor.post('/api/reports/statements/letters', body, headers);
  const lettersTo = async (to: string): Promise<readonly Letter[]> =>
    (await system.sql<{ letter: Letter }>(`SELECT letter FROM mails WHERE letter->>'to' = '${to}'`)).rows.map(
      ({ letter }) => letter,
    );
  const shown = async (id: number): Promise<Row> => (await staff.get<Row>(`/api/brokers/${id}`)).body;

  it('go out once a click with what is open; the record tells who sent it, where, and what became of it', async () => {
    const summit = await broker('Summit Freight', 'ap@summit.test');
    const open = [await bill(summit, '400.00', { clientId }), await bill(summit, '300.00')];
    const key = { 'idempotency-key': 'statement-1' };
    const first = await send({ brokerIds: [summit] }, key);
    expect([first.status, first.body]).toEqual([200, { done: [summit], refused: [] }]);
    expect((await send({ brokerIds: [summit] }, key)).body).toEqual(first.body);
    const [letter, ...others] = await eventually(
      () => lettersTo('ap@summit.test'),
      ({ length }) => length > 0,
    );
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('Statement of account from Axlebook');
    expect(letter?.text).toContain('Open invoices: 2\nTotal open: $700.00');
    expect(letter?.attachments).toMatchObject([{ filename: expect.stringMatching(/^statement-.*\.pdf$/) as unknown }]);
    const pdf = await system.app.get<Files>(FILES).get(letter?.attachments[0]?.file ?? '');
    const paper = await textOfPdf(Buffer.concat(await pdf.toArray()));
    for (const { invoiceNumber, amount } of open)
      expect(paper).toMatch(new RegExp(`${String(invoiceNumber)} 08/01/2026 09/01/2026 \\d+ \\$?${String(amount)}`));
    expect(paper).toMatch(/Total open \$?700\.00/);
    const told = await eventually(
      () => shown(summit),
      (row) => (row['letter'] as Row)['status'] !== 'waiting',
    );
    expect(told).toMatchObject({ statementSentTo: 'ap@summit.test', letter: { status: 'sent', reason: null } });
    const { body: history } = await staff.get<Row[]>(`/api/audit/records/broker/${summit}`);
    const steps = history.filter(({ type }) => type === 'BrokerStatementSent');
    expect(steps).toHaveLength(1);
    expect(JSON.stringify(steps[0])).toContain('ap@summit.test');
  });

  it('are not sent without an address, or with nothing open, each with its reason', async () => {
    const silent = await broker('Silent Haul', null);
    const paid = await broker('Paid Up', 'ap@paid.test');
    await bill(silent, '10.00');
    const before = await system.lastPosition();
    expect((await send({ brokerIds: [silent, paid, 999_999], to: '2026-11-20' })).body).toEqual({
      done: [],
      refused: [
        { id: silent, message: 'This broker has no e-mail address' },
        { id: paid, message: 'Nothing is open at the end of 11/20/2026' },
        { id: 999_999, message: 'This broker does not exist' },
      ],
    });
    expect(await system.lastPosition()).toBe(before);
    expect((await send({ brokerIds: [] })).status).toBe(400);
  });

  it('hold the invoices that their sender sees, and need both permissions', async () => {
    const delta = await broker('Delta Logistics', 'ap@delta.test');
    await bill(delta, '50.00', { clientId });
    await bill(delta, '70.00');
    expect((await send({ brokerIds: [delta] }, {}, agent.visitor)).body).toEqual({ done: [delta], refused: [] });
    const [letter] = await eventually(
      () => lettersTo('ap@delta.test'),
      ({ length }) => length > 0,
    );
    expect(letter?.text).toContain('Total open: $50.00');
    for (const flags of [
      { canViewReports: true, canCreateInvoices: false },
      { canViewReports: false, canCreateInvoices: true },
    ]) {
      const { visitor } = await newAgent(system, { ...flags, accessLevel: 'standard' });
      expect((await send({ brokerIds: [delta] }, {}, visitor)).status).toBe(403);
    }
  });

  it('that the mail server refuses say so on the record, until one goes through', async () => {
    const id = await broker('Broken Arrow', 'nobody@broken.test');
    await bill(id, '90.00');
    const became = (status: string): Promise<Row> =>
      eventually(
        () => shown(id),
        (row) => (row['letter'] as Row)['status'] === status,
      );
    smtp.mood = 'never';
    await send({ brokerIds: [id] });
    expect((await became('failed'))['letter']).toMatchObject({
      ...{ status: 'failed', reason: 'The mail server does not accept this address.', attempts: 1 },
    });
    smtp.mood = 'takes';
    await staff.patch(`/api/brokers/${id}`, { contactEmail: 'ap@broken.test' });
    await send({ brokerIds: [id] });
    expect(await became('sent')).toMatchObject({ statementSentTo: 'ap@broken.test' });
  });
});
