import { newClient } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;

describe('the compliance of a client', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  let vehicleId: unknown;
  beforeAll(async () => {
    system = await TestSystem.start();
    // the evening of March 1 where the firm is
    system.clock.travel('2027-03-02T03:30:00Z');
    staff = await system.as('employee');
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    vehicleId = await truck('101', '1FUJGLDR9KL100000');
  });
  afterAll(() => system.stop());

  const truck = async (unitNumber: string, vin: string): Promise<unknown> =>
    (await staff.post('/api/vehicles', { clientId, unitNumber, vin, licensePlate: 'P100' })).body['id'];
  const add = (list: string, values: object): Promise<Answer> => staff.post(`/api/${list}`, { clientId, ...values });
  const faults = ({ status, body }: Answer): unknown => [status, body['errors']];
  const refused = (field: string, message: string): unknown => [400, [{ field, message }]];

  it('has DOT audits, safety audits and reviews, each with its status, rating or type', async () => {
    proves('ENM-080..ENM-082');
    const dot = await add('compliance-audits', { type: 'dot_audit', nextAuditDate: '2027-05-01', notes: 'Yearly' });
    expect([dot.status, dot.body]).toMatchObject([201, { status: 'pending', clientName: 'Ridgeline Carriers LLC' }]);
    for (const status of ['in-progress', 'failed', 'completed'])
      expect((await staff.patch(`/api/compliance-audits/${String(dot.body['id'])}`, { status })).body['status']).toBe(
        status,
      );
    for (const rating of ['satisfactory', 'conditional', 'unsatisfactory'])
      expect((await add('compliance-audits', { type: 'safety_audit', rating })).status).toBe(201);
    for (const reviewType of ['compliance', 'safety', 'new-entrant', 'complaint'])
      expect((await add('compliance-audits', { type: 'review_audit', reviewType })).status).toBe(201);
    expect(faults(await add('compliance-audits', { type: 'review_audit' }))).toEqual(
      refused('reviewType', 'Choose the type of the review'),
    );
    expect(
      faults(
        await add('compliance-audits', { type: 'dot_audit', auditDate: '2026-05-02', nextAuditDate: '2026-05-01' }),
      ),
    ).toEqual(refused('nextAuditDate', 'Next audit date cannot be before the audit date'));
    expect((await staff.get<Row[]>('/api/compliance-audits?type=safety_audit')).body).toHaveLength(3);
  });

  it('has updates of the DOT registration, MC re-activations and changes of ownership, from today on', async () => {
    proves('ENM-083');
    for (const dotUpdateType of ['address', 'contact', 'equipment', 'insurance'])
      expect(
        (await add('compliance-updates', { type: 'dot_update', dotUpdateType, details: 'New terminal' })).body,
      ).toMatchObject({ dotUpdateType, status: 'pending', effectiveDate: '2027-03-01' });
    for (const type of ['mc_reactivation', 'ownership_change'])
      expect((await add('compliance-updates', { type, details: 'Sold to R. Vance' })).status).toBe(201);
    expect(faults(await add('compliance-updates', { type: 'dot_update', details: 'New terminal' }))).toEqual(
      refused('dotUpdateType', 'Choose what the DOT update is about'),
    );
    const { body } = await add('compliance-updates', { type: 'ownership_change', details: 'Sold' });
    const at = `/api/compliance-updates/${String(body['id'])}`;
    expect((await staff.patch(at, { status: 'submitted', submittedDate: '2026-03-03' })).body).toMatchObject({
      status: 'submitted',
      submittedDate: '2026-03-03',
    });
  });

  it('has permits of states and temporary ones, which say how long they are good for', async () => {
    proves('ENM-084', 'ENM-089', 'ENM-090', 'RUL-449', 'RUL-450');
    for (const permitType of ['new_mexico', 'kentucky', 'new_york', 'oregon', 'ifta_license'])
      expect((await add('permits', { permitType })).body).toMatchObject({ permitType, status: 'pending' });
    for (const permitType of ['trip', 'fuel', 'oversize'])
      for (const duration of ['72_hours', '30_days', 'quarterly'])
        expect((await add('permits', { permitType, duration, vehicleId, state: 'az' })).body).toMatchObject({
          state: 'AZ',
          vehicleUnit: '101',
        });
    expect(faults(await add('permits', { permitType: 'trip' }))).toEqual(
      refused('duration', 'Choose how long the permit is good for'),
    );
    expect(
      faults(await add('permits', { permitType: 'oregon', effectiveDate: '2026-02-02', expirationDate: '2026-02-01' })),
    ).toEqual(refused('expirationDate', 'Expiration date cannot be before the effective date'));
    const [first] = (await staff.get<Row[]>('/api/permits?permitType=new_mexico')).body;
    for (const status of ['active', 'expired', 'pending'])
      expect((await staff.patch(`/api/permits/${String(first?.['id'])}`, { status })).body['status']).toBe(status);
  });

  it('has its operating authorities, each activated, inactive or revoked, with its BOC-3', async () => {
    proves('ENM-085', 'ENM-086');
    const authority = {
      usdotNumber: '2523064',
      mcNumber: '884211',
      boc3Number: 'B-77',
      processAgent: 'Agents of America',
    };
    const { status, body } = await add('operating-authorities', authority);
    expect([status, body]).toMatchObject([201, { ...authority, mcStatus: 'inactive', boc3Status: 'pending' }]);
    const at = `/api/operating-authorities/${String(body['id'])}`;
    for (const mcStatus of ['active', 'revoked', 'inactive'])
      expect((await staff.patch(at, { mcStatus })).body['mcStatus']).toBe(mcStatus);
    for (const boc3Status of ['filed', 'expired', 'pending'])
      expect((await staff.patch(at, { boc3Status })).body['boc3Status']).toBe(boc3Status);
    const twice = await add('operating-authorities', authority);
    expect([twice.status, twice.body['message']]).toEqual([
      409,
      'MC number 884211 is already in the books of this client',
    ]);
  });

  it('has apportioned plates of 48 states and 10 provinces, annual or for several years', async () => {
    proves('ENM-087', 'RUL-447', 'RUL-448');
    const plate = { plateNumber: 'ap1042', baseState: 'UT', effectiveDate: '2026-01-01' };
    const { status, body } = await add('commercial-plates', { ...plate, vehicleId });
    expect([status, body]).toMatchObject([
      201,
      { plateNumber: 'AP1042', registrationPeriod: 'annual', vehicleUnit: '101', expirationDate: null },
    ]);
    expect((await add('commercial-plates', plate)).body['message']).toBe('Plate AP1042 is already in the books');
    expect(
      (await add('commercial-plates', { ...plate, baseState: 'ON', registrationPeriod: 'multi-year' })).status,
    ).toBe(201);
    expect((await add('commercial-plates', { ...plate, baseState: 'AK' })).status).toBe(400);
    expect((await add('commercial-plates', { ...plate, baseState: 'YT' })).status).toBe(400);
  });

  it('files Form 2290 for its vehicles, with the tax of weight and month and the sum of a period', async () => {
    proves('RUL-413', 'ENM-076');
    const others = await Promise.all(
      ['201', '202', '203'].map((unit) => truck(unit, `1FUJGLDR9KL1002${unit.slice(1)}`)),
    );
    const file = (over: object): Promise<Answer> =>
      add('heavy-use-filings', { vehicleId, taxYear: 2026, weight: 80_000, ...over });
    const first = await file({});
    expect([first.status, first.body]).toMatchObject([
      201,
      { firstUsedMonth: 'july', category: 'V', tax: '550.00', suspended: false, status: 'pending', vehicleUnit: '101' },
    ]);
    expect((await file({})).body['message']).toBe('This vehicle already has a Form 2290 filing for that tax year');
    expect((await file({ vehicleId: others[0], weight: 55_001, firstUsedMonth: 'january' })).body).toMatchObject({
      category: 'B',
      tax: '61.00',
    });
    expect((await file({ vehicleId: others[1], suspended: true })).body).toMatchObject({ category: 'W', tax: '0.00' });
    for (const taxYear of [2024, 2025]) expect((await file({ taxYear })).status).toBe(201);
    expect(faults(await file({ vehicleId: others[2], weight: 54_999 }))).toEqual(
      refused('weight', 'Form 2290 is for a taxable gross weight of 55,000 to 200,000 pounds'),
    );
    expect((await staff.get(`/api/heavy-use-filings/summary?clientId=${clientId}`)).body).toEqual([
      { taxYear: 2026, vehicles: 3, taxed: 2, suspended: 1, tax: '611.00', electronic: false },
      { taxYear: 2025, vehicles: 1, taxed: 1, suspended: 0, tax: '550.00', electronic: false },
      { taxYear: 2024, vehicles: 1, taxed: 1, suspended: 0, tax: '550.00', electronic: false },
    ]);
    const { body: weights } = await staff.get<Row[]>('/api/heavy-use-filings/weights');
    expect([weights.length, weights[0], weights.at(-1)]).toEqual([
      22,
      { category: 'A', from: 55_000, to: 55_000, tax: '100.00' },
      { category: 'V', from: 75_001, to: null, tax: '550.00' },
    ]);
    const at = `/api/heavy-use-filings/${String(first.body['id'])}`;
    expect((await staff.patch(at, { status: 'accepted' })).status).toBe(409);
    expect((await staff.patch(at, { status: 'filed', filedDate: '2026-08-10' })).body['filedDate']).toBe('2026-08-10');
    expect((await staff.patch(at, { status: 'accepted' })).status).toBe(200);
    expect((await staff.patch(at, { status: 'pending' })).body['filedDate']).toBeNull();
    expect((await staff.patch(at, { weight: 60_000 })).body).toMatchObject({ category: 'F', tax: '210.00' });
  });

  it('taxes each of alike vehicles, and files electronically from 25 taxed ones on', async () => {
    const fleet = await newClient(system);
    const filings: unknown[] = [];
    for (let nr = 10; nr < 35; nr += 1) {
      const { body } = await add('vehicles', {
        clientId: fleet,
        unitNumber: String(nr),
        vin: `1FUJGLDR9KL1003${nr}`,
        licensePlate: 'P100',
      });
      const filing = { clientId: fleet, vehicleId: body['id'], taxYear: 2026, weight: 80_000, suspended: nr === 10 };
      filings.push((await add('heavy-use-filings', filing)).body['id']);
    }
    const sums = async () => (await staff.get(`/api/heavy-use-filings/summary?clientId=${fleet}`)).body;
    const year = { taxYear: 2026, vehicles: 25 };
    expect(await sums()).toEqual([{ ...year, taxed: 24, suspended: 1, tax: '13200.00', electronic: false }]);
    expect((await staff.patch(`/api/heavy-use-filings/${String(filings[0])}`, { suspended: false })).status).toBe(200);
    expect(await sums()).toEqual([{ ...year, taxed: 25, suspended: 0, tax: '13750.00', electronic: true }]);
  });

  it('registers an IRP renewal after it was filed, not before', async () => {
    const renewal = { baseState: 'TN', fleet: 'Fleet 7', yearStart: '2027-01-01' };
    const { body } = await add('irp-renewals', renewal);
    const move = async (status: string) =>
      (await staff.patch(`/api/irp-renewals/${String(body['id'])}`, { status })).status;
    expect([await move('registered'), await move('filed'), await move('registered')]).toEqual([409, 200, 200]);
  });
});
