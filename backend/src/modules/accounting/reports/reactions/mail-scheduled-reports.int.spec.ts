import { TestSystem } from '../../../../../test/support/system';
import { newAgent, newClient } from '../../../../../test/support/world/people';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { addDays, dateIn } from '../../../../platform/money/dates';
import { MailScheduledReports } from './mail-scheduled-reports';

type Row = Record<string, unknown>;
interface Sent extends Row {
  readonly id: string;
  readonly letter: {
    readonly to: string;
    readonly subject: string;
    readonly attachments: readonly { readonly filename: string; readonly contentType: string }[];
  };
}

describe('a scheduled report', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeEach(async () => {
    system = await TestSystem.start();
    staff = await system.as('admin');
  });
  afterEach(() => system.stop());

  const today = (): string => dateIn('America/New_York', system.clock.now());
  const mail = () => system.app.get(MailScheduledReports).mail('test');
  const sent = async (): Promise<readonly Sent[]> =>
    (await system.sql<Sent>("SELECT id, letter FROM mails WHERE id LIKE 'report-%' ORDER BY created_at, id")).rows;
  const add = async (over: Row, visitor = staff) =>
    visitor.post<Row>('/api/report-schedules', {
      ...{ report: 'profit-and-loss', every: 'week', nextOn: today(), to: 'owner@ridgeline.test' },
      ...over,
    });
  const stored = async (id: unknown): Promise<Row> =>
    (await staff.get<Row>(`/api/report-schedules/${String(id)}`)).body;

  it('goes out on its day, once, however often and by however many it is asked for', async () => {
    const { status, body } = await add({ basis: 'cash' });
    expect(status).toBe(201);
    await add({ nextOn: addDays(today(), 1), to: 'later@ridgeline.test' });
    await Promise.all([mail(), mail()]);
    await mail();
    const letters = await sent();
    expect(letters.map(({ letter }) => letter.to)).toEqual(['owner@ridgeline.test']);
    expect(letters[0]?.letter.subject).toMatch(/^Profit and loss, \d\d\/\d\d\/\d{4} to \d\d\/\d\d\/\d{4} · Axlebook$/);
    expect(letters[0]?.letter.attachments).toMatchObject([{ contentType: 'application/pdf' }]);
    expect(await stored(body['id'])).toMatchObject({ lastOn: today(), nextOn: addDays(today(), 7) });
  });

  it('goes out again on its next day; days without a worker bring one, not several', async () => {
    const { body } = await add({ report: 'receivables-ageing', format: 'xlsx' });
    await mail();
    system.clock.travel({ days: 22 });
    staff = await system.as('admin');
    await mail();
    await mail();
    expect(await sent()).toHaveLength(2);
    expect(await stored(body['id'])).toMatchObject({ nextOn: addDays(today(), 6) });
  });

  it('does not go out once it is deleted', async () => {
    const { body } = await add({});
    expect((await staff.delete(`/api/report-schedules/${String(body['id'])}`)).status).toBe(204);
    await mail();
    expect(await sent()).toEqual([]);
  });

  it('is of the clients of an agent alone', async () => {
    const agent = await newAgent(system, { canViewReports: true, accessLevel: 'standard' });
    const [own, foreign] = [await newClient(system, { agentId: agent.agentId }), await newClient(system)];
    expect((await add({ clientId: own }, agent.visitor)).status).toBe(201);
    for (const clientId of [foreign, null]) {
      const { status } = await add({ clientId }, agent.visitor);
      expect([clientId, status < 300]).toEqual([clientId, false]);
    }
    await add({ clientId: foreign });
    const seen = await agent.visitor.get<Row[]>('/api/report-schedules');
    expect(seen.body.map(({ clientId }) => clientId)).toEqual([own]);
  });
});
