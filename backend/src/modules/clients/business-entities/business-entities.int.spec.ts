import { newClient } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
const ENTITY = {
  businessName: 'Ridgeline Carriers LLC',
  entityType: 'llc',
  state: 'TN',
  registeredAgent: 'Morgan Hale',
  businessAddress: '12 Depot St, Knoxville, TN',
  businessPurpose: 'Interstate freight',
};

describe('business entities', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  beforeEach(async () => {
    system = await TestSystem.start();
    // the evening of March 1 where the firm is
    system.clock.travel('2027-03-02T03:30:00Z');
    staff = await system.as('employee');
    clientId = await newClient(system);
  });
  afterEach(() => system.stop());

  const add = (over: object = {}): Promise<Answer> =>
    staff.post('/api/business-entities', { ...ENTITY, clientId, ...over });
  const faults = ({ status, body }: Answer): unknown => [status, body['errors']];

  it('are registered as pending, today, with their EIN masked', async () => {
    proves('API-045', 'FLD-0328', 'FLD-0330..FLD-0343');
    proves('FLD-0565..FLD-0570', 'ENM-043', 'ENM-044');
    const more = {
      mailingAddress: 'PO Box 7',
      phone: '(555) 010-2020',
      email: 'office@ridgeline.test',
      filingFee: '312.50',
      annualReportDue: '2026-04-01',
      notes: 'Formed for the new terminal',
    };
    const { status, body } = await add({ ...more, ein: '12-3456789' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...ENTITY,
        ...more,
        ein: '*****6789',
        status: 'pending',
        registrationDate: '2027-03-01',
      }),
    ]);
    expect((await add({ registrationDate: '2019-06-30' })).body['registrationDate']).toBe('2019-06-30');
  });

  it('are refused by a sentence at the field', async () => {
    proves('MSG-119..MSG-126', 'FLD-0571', 'FLD-0572', 'RUL-322..RUL-324');
    for (const [field, value, message] of [
      ['businessName', '', 'Business name is required'],
      ['entityType', '', 'Entity type is required'],
      ['state', 'ON', 'State is required'],
      ['registeredAgent', ' ', 'Registered agent is required'],
      ['businessAddress', '', 'Business address is required'],
      ['businessPurpose', '', 'Business purpose is required'],
      ['email', 'office', 'Invalid email format'],
      ['filingFee', -1, 'Filing fee must be positive'],
      ['ein', '12-34567890123', 'EIN must have at most 12 characters'],
    ] as const)
      expect(faults(await add({ [field]: value }))).toEqual([400, [{ field, message }]]);
  });

  it('may leave out what is optional; blank is none, and of an instant the date counts', async () => {
    proves('FLD-0571..FLD-0577', 'RUL-323', 'RUL-325', 'RUL-394');
    const blank = { email: '', mailingAddress: '', ein: '', phone: '', notes: '' };
    const { status, body } = await add({ ...blank, filingFee: null, annualReportDue: '2026-05-01T00:00:00.000Z' });
    expect([status, body]).toMatchObject([
      201,
      { email: null, mailingAddress: null, ein: null, filingFee: null, annualReportDue: '2026-05-01' },
    ]);
  });

  it('take every type that is documented, and no other', async () => {
    proves('ENM-042', 'FLD-0331', 'RUL-272');
    for (const entityType of ['llc', 'corporation', 'partnership', 'sole_proprietorship', 's_corp', 'c_corp'])
      expect((await add({ entityType })).status).toBe(201);
    expect((await add({ entityType: 'trust' })).status).toBe(400);
  });

  it('are changed by PUT and PATCH, moved from any status to any other, removed and restored', async () => {
    proves('API-046', 'API-047', 'RUL-277');
    const { body } = await add();
    const at = `/api/business-entities/${String(body['id'])}`;
    expect(
      (await staff.put(at, { ...ENTITY, businessName: 'Ridgeline Freight LLC', filingFee: 40 })).body,
    ).toMatchObject({
      businessName: 'Ridgeline Freight LLC',
      filingFee: '40.00',
      status: 'pending',
    });
    for (const status of ['active', 'expired', 'inactive', 'pending', 'inactive'])
      expect((await staff.patch(at, { status })).body['status']).toBe(status);
    const history = (await staff.get<Row[]>(`/api/audit/records/businessentity/${String(body['id'])}`)).body;
    expect(history.map(({ action }) => action)).toContain('noted that the registration of the business entity expired');
    expect((await staff.delete(at)).status).toBe(204);
    expect((await staff.get<Row[]>('/api/business-entities')).body).toEqual([]);
    expect((await staff.post(`${at}/restore`, {})).status).toBe(200);
  });

  it('are counted, with the fees they cost and those whose report was due before today', async () => {
    proves('API-044', 'SCR-490..SCR-493', 'SCR-511..SCR-514', 'RUL-223', 'RUL-225');
    const ids: unknown[] = [];
    for (const over of [
      { filingFee: '100.10', annualReportDue: '2027-02-28' },
      { filingFee: '0.95', annualReportDue: '2027-03-01' },
      { annualReportDue: null },
      { filingFee: 5, annualReportDue: '2026-01-31' },
    ])
      ids.push((await add(over)).body['id']);
    await staff.patch(`/api/business-entities/${String(ids[3])}`, { status: 'active' });
    expect((await staff.get('/api/business-entities/summary')).body).toEqual({
      total: 4,
      active: 1,
      pending: 3,
      due: 2,
      fees: '106.05',
    });
    const listed = async (query: string): Promise<unknown[]> =>
      (await staff.get<Row[]>(`/api/business-entities?${query}`)).body.map(({ id }) => id);
    expect(await listed('due=true')).toEqual([ids[3], ids[0]]);
    expect(await listed('due=false')).toEqual([ids[2], ids[1]]);
    expect(await listed('status=active')).toEqual([ids[3]]);
  });

  it('are found by name, type and state', async () => {
    proves('RUL-224');
    await add({ businessName: 'Blue Ridge Hauling', entityType: 'partnership', state: 'VA' });
    await add();
    const found = async (q: string): Promise<unknown[]> =>
      (await staff.get<Row[]>(`/api/business-entities?q=${q}`)).body.map(({ businessName }) => businessName);
    expect(await found('blue')).toEqual(['Blue Ridge Hauling']);
    expect(await found('partner')).toEqual(['Blue Ridge Hauling']);
    expect(await found('VA')).toEqual(['Blue Ridge Hauling']);
    expect(await found('llc')).toEqual(['Ridgeline Carriers LLC']);
    expect(await found('virginia')).toEqual(['Blue Ridge Hauling']);
    expect(await found('Limited Liability')).toEqual(['Ridgeline Carriers LLC']);
    expect(await found('West Virginia')).toEqual([]);
  });
});
