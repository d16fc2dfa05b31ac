import { newAgent, newClient, newPortalUser } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import { TestClock } from '../../../../../test/support/test-clock';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { NewsOfDeadlines } from '../queries/news-of-deadlines';

type Row = Record<string, unknown>;
interface Answered {
  readonly obligationId: string | null;
  readonly asked: readonly { what: string; status: string; isNew: boolean; askedAt: string; requestId: string }[];
}
const QUARTER = '3Q2026';

describe('what only the client can settle of a quarter', () => {
  let system: TestSystem;
  let staff: Visitor;
  let portal: Visitor;
  let clientId: string;
  let truck: string;
  let nr = 0;
  const clock = new TestClock();
  beforeAll(async () => {
    clock.travel('2026-10-12T15:00:00.000Z');
    system = await TestSystem.start({ clock });
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const made = async (path: string, values: object): Promise<Row> => {
    const { status, text, body } = await staff.post(path, values);
    expect([status, text]).toEqual([201, text]);
    return body;
  };
  const vehicle = async (owner: string, weight: number | null): Promise<string> =>
    String(
      (
        await made('/api/vehicles', {
          ...{ clientId: owner, unitNumber: 'T-101', licensePlate: 'P1', weight },
          vin: `1FUJGLDR9KL1${String((nr += 1)).padStart(5, '0')}`,
        })
      )['id'],
    );
  const trip = (date: string, owner = clientId, vehicleId = truck): Promise<Row> =>
    made('/api/ifta/trips', {
      ...{ clientId: owner, vehicleId, date },
      legs: [{ jurisdiction: 'TX', miles: '900.0' }],
    });
  beforeEach(async () => {
    clientId = await newClient(system, { email: 'fleet@example.com' });
    portal = (await newPortalUser(system, clientId)).visitor;
    truck = await vehicle(clientId, 80_000);
    await trip('2026-07-10');
  });

  const ask = (of: Visitor = staff, owner = clientId, headers: Record<string, string> = {}) =>
    of.post<Answered>('/api/ifta/review/ask', { clientId: owner, quarter: QUARTER }, headers);
  const list = async (visitor: Visitor): Promise<Row[]> =>
    (await visitor.get<Row[]>(`/api/paper-requests?clientId=${clientId}`)).body;
  const EXPECTED = [
    'Fuel receipts of T-101 for 3Q2026',
    'Trips of T-101 in August 2026',
    'Trips of T-101 in September 2026',
  ];

  it('becomes one list in the portal, on the obligation of the quarter, which waits for it', async () => {
    const { status, body } = await ask();
    expect([status, body.asked.map(({ what, isNew }) => [what, isNew])]).toEqual([
      200,
      EXPECTED.map((what) => [what, true]),
    ]);
    const { body: obligation } = await staff.get(`/api/obligations/${String(body.obligationId)}`);
    expect(obligation).toMatchObject({ rule: 'ifta_return', period: QUARTER, status: 'waiting', clientId });
    const asked = await list(portal);
    expect(asked.map(({ what }) => what).toSorted()).toEqual(EXPECTED);
    expect(asked.every((one) => one['obligationId'] === body.obligationId && one['documentType'] === 'ifta')).toBe(
      true,
    );
    expect(asked.find(({ what }) => what === EXPECTED[1])?.['notes']).toBe(
      'We have no trip of it in that month. Send its trip sheets or logs, or a note that it did not run.',
    );
  });

  it('stands in the next letter to the client, each paper once', async () => {
    await ask();
    const { asked } = await system.app.get(NewsOfDeadlines).on('2026-10-13', 'America/Chicago');
    const own = asked
      .filter(({ person }) => person === clientId)
      .map((told) => String((told as { what?: string }).what));
    expect(own).toHaveLength(3);
    expect(own.some((what) => what.startsWith('Trips of T-101 in August 2026: We have no trip'))).toBe(true);
  });

  it('is asked for once: a second request writes nothing and tells when it was asked', async () => {
    const first = await ask();
    clock.travel('2026-10-12T15:20:00.000Z');
    const at = await system.lastPosition();
    const again = await ask();
    expect(await system.eventsAfter(at)).toEqual([]);
    expect(again.body).toEqual({
      obligationId: first.body.obligationId,
      asked: first.body.asked.map((one) => ({ ...one, isNew: false })),
    });
  });

  it('with a repeated key answers the same', async () => {
    const key = { 'idempotency-key': `quarter-${clientId}` };
    const [first, second] = [await ask(staff, clientId, key), await ask(staff, clientId, key)];
    expect(second.body).toEqual(first.body);
  });

  it('that was answered is seen as such, and only what is new is asked for', async () => {
    const { body } = await ask();
    const form = new FormData();
    form.append('documentType', 'ifta');
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'august.pdf');
    const answered = await portal.upload(`/api/paper-requests/${String(body.asked[1]?.requestId)}/answer`, form);
    expect(answered.status).toBe(201);
    const second = String(
      (
        await made('/api/vehicles', {
          clientId,
          unitNumber: 'T-102',
          vin: `1FUJGLDR9KL2${String((nr += 1)).padStart(5, '0')}`,
          licensePlate: 'P2',
          weight: 80_000,
        })
      )['id'],
    );
    for (const day of ['2026-07-03', '2026-08-03', '2026-09-03']) await trip(day, clientId, second);
    const again = await ask();
    expect(again.body.asked.map(({ what, status, isNew }) => [what, status, isNew])).toEqual([
      [EXPECTED[0], 'asked', false],
      ['Fuel receipts of T-102 for 3Q2026', 'asked', true],
      [EXPECTED[1], 'answered', false],
      [EXPECTED[2], 'asked', false],
    ]);
  });

  it('that was withdrawn is asked for again', async () => {
    const { body } = await ask();
    const id = String(body.asked[0]?.requestId);
    expect((await staff.patch(`/api/paper-requests/${id}`, { status: 'withdrawn' })).status).toBe(200);
    expect((await ask()).body.asked[0]).toMatchObject({ requestId: id, status: 'asked', isNew: true });
  });

  it('of a fleet whose weights are not known has its obligation, too: the filing of the quarter is opened', async () => {
    const unknown = await newClient(system);
    const unit = await vehicle(unknown, null);
    await trip('2026-07-10', unknown, unit);
    const { status, body } = await ask(staff, unknown);
    expect([status, body.obligationId === null]).toEqual([200, false]);
    expect(body.asked.map(({ what }) => what)).toContain('Registration of T-101');
    expect((await staff.get<Row[]>(`/api/ifta-processes?clientId=${unknown}`)).body).toMatchObject([
      { quarter: 'Q3', year: 2026 },
    ]);
    expect((await staff.get<Row[]>(`/api/obligations?clientId=${unknown}&rule=ifta_return`)).body).toMatchObject([
      { id: body.obligationId, status: 'waiting' },
    ]);
  });

  it('is nothing where nothing stands out', async () => {
    const empty = await newClient(system);
    const { status, body } = await staff.post('/api/ifta/review/ask', { clientId: empty, quarter: QUARTER });
    expect([status, body['code'], body['message']]).toEqual([
      409,
      'NOTHING_TO_ASK',
      'Nothing of 3Q2026 needs to be asked of the client',
    ]);
  });

  it('is asked of clients in sight only, by who may ask them', async () => {
    const agent = await newAgent(system, { canManageClients: true });
    expect((await ask(agent.visitor)).status).toBe(404);
    expect((await ask(portal)).status).toBe(403);
    expect((await staff.post('/api/ifta/review/ask', { clientId, quarter: '5Q2026' })).body['errors']).toEqual([
      { field: 'quarter', message: 'Quarter must be a quarter and its year, such as 3Q2026' },
    ]);
  });
});
