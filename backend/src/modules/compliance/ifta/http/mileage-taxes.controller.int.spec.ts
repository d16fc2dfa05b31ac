import { newClient } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Visitor } from '../../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('mileage taxes', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  it('are owed of the miles of trips once a rate was entered with its source, and were not before', async () => {
    const clientId = await newClient(system);
    const truck = {
      unitNumber: 'T-1',
      vin: '1FUJGLDR5CL300111',
      licensePlate: 'P1',
      fuelType: 'diesel',
      weight: 80_000,
    };
    const { body: vehicle } = await staff.post<Row>('/api/vehicles', { clientId, ...truck });
    await staff.post('/api/ifta/trips', {
      ...{ vehicleId: vehicle['id'], date: '2026-07-10' },
      legs: [
        { jurisdiction: 'KY', miles: '900.0', taxableMiles: '800.0', exempt: 'Off road' },
        { jurisdiction: 'OR', miles: '100.5' },
        { jurisdiction: 'OH', miles: '300.0' },
      ],
    });
    const address = `/api/ifta/mileage-taxes?clientId=${clientId}&quarter=3Q2026`;
    const { body: before } = await staff.get<Row>(address);
    expect(before).toMatchObject({
      entered: [],
      taxes: [
        { state: 'KY', miles: '800.0', amount: null, missing: ['no rate entered for Kentucky'], lines: [] },
        { state: 'OR', miles: '100.5', amount: null, missing: ['no rate entered for Oregon'], lines: [] },
      ],
    });
    const position = await system.lastPosition();

    const rate = { state: 'KY', from: '2026-01-01', overPounds: 59_999, rate: '0.02', source: 'A notice' };
    const silent = await staff.post<Row>('/api/ifta/mileage-rates', { ...rate, source: '' });
    expect([silent.status, silent.text]).toEqual([400, expect.stringContaining('Say where you found the rate')]);
    const { body: entered } = await staff.post<Row>('/api/ifta/mileage-rates', rate);
    const twice = await staff.post<Row>('/api/ifta/mileage-rates', rate);
    expect([twice.status, twice.body['message']]).toEqual([
      409,
      'A rate of KY over 59999 lb from that day was entered already',
    ]);
    expect((await staff.post('/api/ifta/mileage-rates', { ...rate, state: 'OH' })).status).toBe(400);
    const { body } = await staff.get<Row>(address);
    expect(body['taxes']).toMatchObject([
      { state: 'KY', amount: '16.00', missing: [], lines: [{ unit: 'T-1', rate: '0.02', source: 'A notice' }] },
      { state: 'OR', amount: null },
    ]);
    expect((await staff.get<Row>(`${address}&position=${position}`)).body).toEqual(before);
    expect((await staff.delete(`/api/ifta/mileage-rates/${String(entered['id'])}`)).status).toBe(204);
    expect((await staff.get<Row>(address)).body).toEqual(before);
  });

  it('are nobody’s of another client', async () => {
    const clientId = await newClient(system);
    const client = await system.as('client');
    const answer = await client.get(`/api/ifta/mileage-taxes?clientId=${clientId}&quarter=3Q2026`);
    expect(answer.status).toBe(403);
  });
});
