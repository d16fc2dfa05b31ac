import { newClient } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

const TRUCK = { unitNumber: '101', vin: '1fujgldr9kl100000', licensePlate: 'p100' };

describe('the vehicles of a client', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const add = (over: object): Promise<Answer> => staff.post('/api/vehicles', { ...TRUCK, ...over });
  const said = ({ status, body }: Answer): [number, unknown] => [status, body['message']];

  it('are kept in capitals, burn diesel and are in service unless something else is said', async () => {
    const clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    const { status, body } = await add({ clientId, plateState: 'tn', weight: 80_000 });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        unitNumber: '101',
        vin: '1FUJGLDR9KL100000',
        licensePlate: 'P100',
        plateState: 'TN',
        weight: 80_000,
        fuelType: 'diesel',
        status: 'in_service',
        clientName: 'Ridgeline Carriers LLC',
      }),
    ]);
  });

  it('have a unit number and a VIN of their own in one fleet, and may have those of another fleet', async () => {
    const [one, other] = [await newClient(system), await newClient(system)];
    expect((await add({ clientId: one })).status).toBe(201);
    expect(said(await add({ clientId: one, vin: '1FUJGLDR9KL100001' }))).toEqual([
      409,
      'Unit 101 is already in this fleet',
    ]);
    expect(said(await add({ clientId: one, unitNumber: '102' }))).toEqual([
      409,
      'The vehicle 1FUJGLDR9KL100000 is already in this fleet',
    ]);
    expect((await add({ clientId: other })).status).toBe(201);
    expect((await add({ clientId: null })).status).toBe(201);
    expect(said(await add({ clientId: null, vin: '1FUJGLDR9KL100002' }))[0]).toBe(409);
  });

  it.each([
    ['vin', '1FUJGLDR9KL10000', 'VIN must be 17 letters and digits, without I, O and Q'],
    ['vin', '1FUJGLDR9KLO00000', 'VIN must be 17 letters and digits, without I, O and Q'],
    ['firstUsedMonth', '2026-13', 'First used month must be YYYY-MM'],
    ['axles', 1, 'Axles must be a whole number from 2 to 12'],
  ])('are refused with %s %s', async (field, value, message) => {
    const { status, body } = await add({ clientId: await newClient(system), [field]: value });
    expect([status, body['errors']]).toEqual([400, [{ field, message }]]);
  });

  it('leave the service and come back, also from a sale that was none', async () => {
    const { body } = await add({ clientId: await newClient(system) });
    const at = `/api/vehicles/${String(body['id'])}`;
    for (const status of ['out_of_service', 'in_service', 'sold', 'in_service', 'sold'])
      expect((await staff.patch(at, { status })).body['status']).toBe(status);
    expect((await staff.patch(at, { status: 'out_of_service' })).status).toBe(409);
    const history = (await staff.get<Record<string, unknown>[]>(`/api/audit/records/vehicle/${String(body['id'])}`))
      .body;
    expect(history.map(({ action }) => action)).toHaveLength(6);
  });

  it('cannot be removed while an open load names them, and are named by it', async () => {
    const clientId = await newClient(system);
    const vehicleId = String((await add({ clientId })).body['id']);
    const brokerId = (await staff.post('/api/brokers', { name: 'Summit Freight' })).body['id'];
    const load = await staff.post('/api/loads', {
      loadNumber: 'V-1',
      brokerId,
      clientId,
      vehicleId,
      pickupLocation: 'Roanoke, VA',
      dropoffLocation: 'Macon, GA',
    });
    expect([load.status, load.body['vehicleUnit']]).toEqual([201, '101']);
    expect((await staff.delete(`/api/vehicles/${vehicleId}`)).status).toBe(409);
    await staff.patch(`/api/loads/${String(load.body['id'])}`, { status: 'cancelled' });
    expect((await staff.delete(`/api/vehicles/${vehicleId}`)).status).toBe(204);
    expect((await staff.get(`/api/loads/${String(load.body['id'])}`)).body['vehicleUnit']).toBe('101');
  });
});
