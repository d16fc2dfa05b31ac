import { newClient } from '../../../../test/support/world/people';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

const POLICY = { type: 'company', name: 'Great Plains Mutual', policyType: 'cargo' };

describe('insurance records', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  beforeAll(async () => {
    system = await TestSystem.start();
    // the evening of March 1 where the firm is
    system.clock.travel('2027-03-02T03:30:00Z');
    staff = await system.as('employee');
    clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
  });
  afterAll(() => system.stop());

  const add = (over: object): Promise<Answer> => staff.post('/api/insurance', { ...POLICY, clientId, ...over });
  const faults = ({ status, body }: Answer): unknown => [status, body['errors']];

  it('keep a policy with its company or agent, amounts to the cent', async () => {
    proves('API-072', 'FLD-0239', 'FLD-0241..FLD-0253');
    proves('FLD-0484..FLD-0486', 'ENM-040', 'ENM-041', 'RUL-430');
    const whole = {
      type: 'agent',
      name: 'Dana Whitfield',
      contactPerson: 'Lee Ortiz',
      email: 'dana@whitfield.test',
      phone: '(555) 010-7788',
      address: '40 Elm St, Tulsa, OK',
      policyNumber: 'CG-118',
      policyType: 'workers_comp',
      coverageAmount: '1000000.50',
      premiumAmount: '9812.07',
      effectiveDate: '2026-03-01',
      expirationDate: '2027-02-28',
      notes: 'Renews by phone',
    };
    const { status, body } = await add(whole);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...whole,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        clientName: 'Ridgeline Carriers LLC',
        warning: null,
      }),
    ]);
  });

  it('begin on the firm’s day unless another is given', async () => {
    proves('FLD-0660', 'RUL-362');
    expect((await add({})).body['effectiveDate']).toBe('2027-03-01');
    expect((await add({ effectiveDate: '' })).body['effectiveDate']).toBe('2027-03-01');
    expect((await add({ effectiveDate: '2026-02-10' })).body['effectiveDate']).toBe('2026-02-10');
  });

  it('need a type, a name and a policy type, an e-mail address that is one, amounts of ten digits and two places, and an end after the beginning', async () => {
    proves('RUL-430', 'FLD-0657..FLD-0659', 'FLD-0661..FLD-0663', 'RUL-361', 'RUL-363', 'RUL-364');
    const missing = await staff.post('/api/insurance', {});
    expect(faults(missing)).toEqual([
      400,
      [
        { field: 'type', message: 'Type is required' },
        { field: 'name', message: 'Name is required' },
        { field: 'policyType', message: 'Policy type is required' },
      ],
    ]);
    expect((await add({ email: 'dana at whitfield' })).status).toBe(400);
    expect(faults(await add({ coverageAmount: '10.001' }))).toMatchObject([400, [{ field: 'coverageAmount' }]]);
    for (const field of ['coverageAmount', 'premiumAmount']) {
      expect((await add({ [field]: '9999999999.99' })).body[field]).toBe('9999999999.99');
      for (const more of ['10000000000.00', '10000000000', 1e10])
        expect(faults(await add({ [field]: more }))).toEqual([
          400,
          [
            {
              field,
              message: expect.stringMatching(/^(Coverage|Premium) amount must be at most 9999999999\.99$/) as string,
            },
          ],
        ]);
    }
    expect(faults(await add({ effectiveDate: '2026-03-02', expirationDate: '2026-03-01' }))).toEqual([
      400,
      [{ field: 'expirationDate', message: 'Expiration date cannot be before the effective date' }],
    ]);
    expect((await add({ effectiveDate: '2026-03-02', expirationDate: '2026-03-02' })).status).toBe(201);
  });

  it('are kept and told of when liability is below what carriers of property need', async () => {
    const liability = { policyType: 'liability' };
    const warnings: unknown[] = [];
    for (const over of [
      { ...liability, coverageAmount: '749999.99' },
      { ...liability, coverageAmount: '750000.00' },
      { ...liability, coverageAmount: null },
      { coverageAmount: '100000.00' },
    ]) {
      const { status, body } = await add(over);
      warnings.push([status, body['warning']]);
    }
    expect(warnings).toEqual([
      [201, 'Liability coverage is below the $750,000.00 that carriers of property need (49 CFR 387)'],
      [201, null],
      [201, null],
      [201, null],
    ]);
  });

  it('are listed by name, changed, and removed', async () => {
    proves('API-071', 'API-073', 'API-074', 'RUL-252');
    const own = await newClient(system);
    for (const name of ['beacon agency', 'Zephyr Underwriters', 'Acme Mutual'])
      expect((await add({ name, clientId: own })).status).toBe(201);
    const list = async (): Promise<unknown[]> =>
      (await staff.get<{ name: string }[]>(`/api/insurance?clientId=${own}`)).body.map(({ name }) => name);
    expect(await list()).toEqual(['Acme Mutual', 'beacon agency', 'Zephyr Underwriters']);
    const [first] = (await staff.get<{ id: string }[]>(`/api/insurance?clientId=${own}`)).body;
    const at = `/api/insurance/${String(first?.id)}`;
    expect((await staff.patch(at, { name: 'Yonder Mutual', premiumAmount: 12.5 })).body).toMatchObject({
      name: 'Yonder Mutual',
      premiumAmount: '12.50',
    });
    expect((await staff.delete(at)).status).toBe(204);
    expect(await list()).toEqual(['beacon agency', 'Zephyr Underwriters']);
  });
});
