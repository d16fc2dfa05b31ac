import { newAgent, newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('distances', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let vehicleId: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  let fleets = 0;
  beforeEach(async () => {
    fleets += 1;
    clientId = await newClient(system);
    const unit = { unitNumber: '12', vin: `1FUJGLDR9KL10011${fleets}`, licensePlate: 'P12', clientId };
    vehicleId = String((await staff.post('/api/vehicles', unit)).body['id']);
  });
  afterAll(() => system.stop());

  const trip = async (date: string, miles: Readonly<Record<string, number>>, over: object = {}): Promise<void> => {
    const legs = Object.entries(miles).map(([jurisdiction, each]) => ({ jurisdiction, miles: each }));
    const { status, text } = await staff.post('/api/ifta/trips', { vehicleId, date, legs, ...over });
    expect([status, text]).toEqual([201, text]);
  };
  /** Three trips of the reporting period, and one on each side of it. */
  const driven = async (): Promise<void> => {
    await trip('2025-07-01', { AL: 20_634, GA: 14_000 });
    await trip('2025-12-31', { GA: 856, MS: 18_158 }, { source: 'estimated' });
    await trip('2026-06-30', { TN: 28_888 });
    await trip('2025-06-30', { AL: 5_000 });
    await trip('2026-07-01', { TN: 5_000 });
  };
  const asked = '/api/ifta/distances?from=2025-07-01&to=2026-06-30';

  it('fill an apportioned registration for its reporting period, which then costs what the plan says', async () => {
    const fees = { AL: 810, GA: 1_750, MS: 1_200, TN: 2_100 };
    const jurisdictions = Object.entries(fees).map(([jurisdiction, fullFee]) => ({
      jurisdiction,
      fullFee,
      distance: 1,
    }));
    const renewal = { baseState: 'TN', fleet: '1', yearStart: '2027-01-01', clientId, jurisdictions };
    const at = `/api/irp-renewals/${String((await staff.post('/api/irp-renewals', renewal)).body['id'])}`;
    const none = await staff.post(`${at}/distances`, {});
    expect([none.status, none.body['message']]).toEqual([409, 'There are no trips from 2025-07-01 to 2026-06-30']);
    await driven();
    const { status, body } = await staff.post(`${at}/distances`, {});
    expect([status, body['fee'], (body['jurisdictions'] as Row[]).map(({ distance }) => distance)]).toEqual([
      200,
      '1516.50',
      ['20634.0', '14856.0', '18158.0', '28888.0'],
    ]);
    expect((body['shares'] as Row[]).map(({ fee }) => fee)).toEqual(['202.50', '315.00', '264.00', '735.00']);
    const version = body['version'];
    expect((await staff.post(`${at}/distances`, {})).body['version']).toBe(version);
  });

  it('are told by jurisdiction, of the fleet and of each vehicle', async () => {
    await driven();
    const { status, body } = await staff.get(`${asked}&clientId=${clientId}`);
    const jurisdictions = [
      { jurisdiction: 'AL', miles: '20634.0', taxableMiles: '20634.0', estimatedMiles: '0.0' },
      { jurisdiction: 'GA', miles: '14856.0', taxableMiles: '14856.0', estimatedMiles: '856.0' },
      { jurisdiction: 'MS', miles: '18158.0', taxableMiles: '18158.0', estimatedMiles: '18158.0' },
      { jurisdiction: 'TN', miles: '28888.0', taxableMiles: '28888.0', estimatedMiles: '0.0' },
    ];
    expect([status, body]).toEqual([
      200,
      {
        ...{ clientId, from: '2025-07-01', to: '2026-06-30', miles: '82536.0', jurisdictions },
        vehicles: [{ vehicleId, vehicleUnit: '12', miles: '82536.0', jurisdictions }],
      },
    ]);
    expect((await staff.get(`${asked}&clientId=${clientId}&vehicleId=${clientId}`)).body).toMatchObject({
      miles: '0.0',
      vehicles: [],
    });
  });

  it('are told as they stood', async () => {
    await driven();
    const address = `${asked}&clientId=${clientId}`;
    const [before, position] = [(await staff.get(address)).body, await system.lastPosition()];
    await trip('2026-01-01', { TN: 100 });
    expect((await staff.get(address)).body['miles']).toBe('82636.0');
    expect((await staff.get(`${address}&position=${position}`)).body).toEqual(before);
  });

  it('are nobody’s of another client', async () => {
    const agent = await newAgent(system, { canManageClients: true, accessLevel: 'standard' });
    expect((await agent.visitor.get(`${asked}&clientId=${clientId}`)).body).toMatchObject({
      miles: '0.0',
      vehicles: [],
    });
    expect((await staff.get('/api/ifta/distances?from=2026-02-02&to=2026-02-01&clientId=x')).status).toBe(400);
  });
});
