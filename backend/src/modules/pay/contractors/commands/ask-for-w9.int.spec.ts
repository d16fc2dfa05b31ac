import { eventually, TestSystem } from '../../../../../test/support/system';
import { newClient } from '../../../../../test/support/world/people';
import { made, PayWorld } from '../../../../../test/support/world/pay-world';

type Row = Record<string, unknown>;
interface Outcome {
  readonly contractorName: string;
  readonly to: string | null;
  readonly reason: string | null;
}

/** Contractors whose W-9 is missing are asked for it by mail. */
describe('W-9s that are missing', () => {
  let system: TestSystem;
  let world: PayWorld;
  let clientId: string;
  let nr = 0;
  beforeAll(async () => {
    system = await TestSystem.start({ workers: true });
    world = await PayWorld.of(system);
  });
  beforeEach(async () => {
    clientId = await newClient(system);
  });
  afterAll(() => system.stop());

  const contractor = async (name: string, over: object = {}): Promise<string> => {
    nr += 1;
    const who = { name, type: 'mechanic', taxIdType: 'ssn', taxId: String(223_456_700 + nr), clientId, ...over };
    return String((await made(world.admin.post('/api/contractors', who)))['id']);
  };
  const ask = async (body: object, headers = {}): Promise<Outcome[]> =>
    (await made<{ outcomes: Outcome[] }>(world.admin.post('/api/contractors/w9-requests', body, headers))).outcomes;

  it('are asked for with one call, once a day, and the history of each tells it', async () => {
    const ana = await contractor('Ana', { email: 'ana@shop.test' });
    await contractor('Bo');
    await contractor('Cy', { email: 'cy@shop.test', w9ReceivedOn: '2026-01-02' });
    await contractor('Di', { email: 'di@shop.test', active: false });
    const outcomes = [
      { contractorName: 'Ana', to: 'ana@shop.test', reason: null },
      { contractorName: 'Bo', to: null, reason: 'There is no e-mail address to send it to' },
    ];
    const key = { 'Idempotency-Key': 'ask-for-w9s-once' };
    expect(await ask({ clientId }, key)).toMatchObject(outcomes);
    expect(await ask({ clientId }, key)).toMatchObject(outcomes);
    expect((await ask({ clientId }))[0]).toMatchObject({ to: null, reason: 'It was asked within the last day' });
    const steps = (await made<Row[]>(world.admin.get(`/api/audit/records/contractor/${ana}`))) as {
      type: string;
      sentence: unknown;
    }[];
    const told = steps.filter(({ type }) => type === 'ContractorW9Asked');
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told[0]?.sentence)).toContain('ana@shop.test');
    const sent = () =>
      system.sql<{ n: number }>("SELECT count(*)::int AS n FROM mails WHERE letter ->> 'to' = 'ana@shop.test'");
    await eventually(sent, ({ rows }) => rows[0]?.n === 1);
  });

  it('are asked for a hundred at a time, those first who can be asked', async () => {
    await contractor('Aa without an address');
    for (let at = 0; at < 101; at += 1) await contractor(`Many ${at}`, { email: `many${at}@shop.test` });
    const portion = async () => {
      const { outcomes, more } = await made<{ outcomes: Outcome[]; more: boolean }>(
        world.admin.post('/api/contractors/w9-requests', { clientId }),
      );
      return [outcomes.length, outcomes.filter(({ to }) => to !== null).length, more];
    };
    expect([await portion(), await portion(), await portion()]).toEqual([
      [100, 100, true],
      [100, 1, false],
      [100, 0, false],
    ]);
  });

  it('are asked of those who are named, in their own book alone', async () => {
    const id = await contractor('Ed', { email: 'ed@shop.test', w9ReceivedOn: '2026-01-02' });
    expect(await ask({ clientId, contractorIds: [id] })).toMatchObject([{ to: null, reason: 'Its W-9 is here' }]);
    const { status, body } = await world.admin.post('/api/contractors/w9-requests', { contractorIds: [id] });
    expect([status, (body['errors'] as Row[])[0]?.['field']]).toEqual([400, 'contractorIds']);
    const agent = await system.as('driver');
    expect((await agent.post('/api/contractors/w9-requests', { clientId })).status).toBe(403);
  });
});
