import { newAccount, newAgent, newClient, signIn } from '../../../../test/support/world/people';
import { uploadPaper } from '../../../../test/support/world/papers';
import { TestClock } from '../../../../test/support/test-clock';
import { TestSystem } from '../../../../test/support/system';
import type { Answer, Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
const DRIVER = {
  firstName: 'Dana',
  lastName: 'Reyes',
  licenseNumber: 'd1234567',
  licenseState: 'TN',
  licenseClass: 'Class A',
  licenseExpiration: '2027-06-30',
};

const startedOn = (instant: string): Promise<TestSystem> => {
  const clock = new TestClock();
  clock.travel(instant);
  return TestSystem.start({ clock });
};

describe('drivers', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await startedOn('2026-03-02T15:00:00.000Z');
  });
  beforeEach(async () => {
    staff = await system.as('admin');
  });
  afterAll(() => system.stop());

  const add = (over: object = {}): Promise<Answer> => staff.post('/api/drivers', { ...DRIVER, ...over });
  const fresh = async (over: object = {}): Promise<number> => {
    const clientId = await newClient(system);
    const { status, text, body } = await add({ clientId, ...over });
    expect([status, text]).toEqual([201, text]);
    return Number(body['id']);
  };
  const load = async (loadNumber: string, over: object): Promise<Row> => {
    const brokerId = (await staff.post('/api/brokers', { name: `Broker of ${loadNumber}` })).body['id'];
    const places = { pickupLocation: 'Roanoke, VA', dropoffLocation: 'Macon, GA' };
    const { status, text, body } = await staff.post('/api/loads', { loadNumber, brokerId, ...places, ...over });
    expect([status, text]).toEqual([201, text]);
    return body;
  };

  it('are added with what the dialog asks for, and keep every stored field', async () => {
    proves('API-058', 'FLD-0399..FLD-0404', 'FLD-0406..FLD-0411', 'RUL-423');
    const clientId = await newClient(system, { companyName: 'Ridgeline Carriers LLC' });
    const more = {
      email: 'dana@ridgeline.test',
      phone: '(555) 010-2233',
      address: '12 Depot St, Asheville, NC',
      dateOfBirth: '1985-04-01',
      endorsements: ['N', 'T'],
      dateHired: '2020-01-15',
    };
    const { status, body } = await add({ clientId, ...more });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        ...DRIVER,
        ...more,
        id: expect.any(Number) as number,
        licenseNumber: 'D1234567',
        clientName: 'Ridgeline Carriers LLC',
        employmentStatus: 'active',
        standings: { licenseExpiration: 'valid', medicalCertExpiration: null },
      }),
    ]);
  });

  it('are changed field by field, also their tests and contacts', async () => {
    proves('API-059', 'FLD-0412..FLD-0421');
    const id = await fresh();
    const changes = {
      drugTestDate: '2026-01-10',
      drugTestResult: 'pass',
      backgroundCheckDate: '2026-01-11',
      backgroundCheckResult: 'pending',
      medicalCertExpiration: '2026-04-30',
      mvrReviewDate: '2026-01-12',
      clearinghouseQueryDate: '2026-01-13',
      emergencyContactName: 'Sam Reyes',
      emergencyContactPhone: '(555) 010-9988',
      notes: 'Prefers night runs',
    };
    const { status, body } = await staff.patch(`/api/drivers/${id}`, changes);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        ...changes,
        standings: { licenseExpiration: 'valid', medicalCertExpiration: 'expiring' },
      }),
    ]);
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['licenseNumber', '', 'License number is required'],
    ['licenseState', undefined, expect.stringMatching(/^License state (is required|must be one of)/) as string],
    ['licenseClass', undefined, expect.stringMatching(/^License class (is required|must be one of)/) as string],
    ['licenseExpiration', undefined, 'License expiration must be a date'],
    ['firstName', 'x'.repeat(101), 'First name must have at most 100 characters'],
    ['phone', '5'.repeat(51), 'Phone must have at most 50 characters'],
    ['lastName', 'x'.repeat(101), 'Last name must have at most 100 characters'],
    ['licenseNumber', 'x'.repeat(51), 'License number must have at most 50 characters'],
    ['licenseClass', 'Class D', 'License class must be one of Class A, Class B, Class C'],
    ['licenseExpiration', 'soon', 'License expiration must be a date such as 2026-11-21'],
    ['drugTestResult', 'maybe', 'Drug test result must be one of pass, fail, pending'],
  ])('are refused with %s %j', async (field, value, message) => {
    proves('FLD-0400', 'FLD-0401', 'FLD-0406..FLD-0409', 'ENM-053', 'ENM-057', 'RUL-336', 'RUL-337', 'RUL-339');
    const { status, body } = await add({ [field]: value });
    expect([status, body['errors']]).toEqual([400, [{ field, message }]]);
  });
  it('need a license of one of the fifty states', async () => {
    proves('FLD-0407', 'ENM-058', 'RUL-338');
    expect((await add({ licenseState: 'ZZ' })).body['message']).toMatch(/^License state must be one of AL, AK,/);
    expect((await add({ licenseState: 'ON' })).status).toBe(400);
    expect((await add({ dateOfBirth: '1990-01-01', dateHired: '1980-01-01' })).body['errors']).toEqual([
      { field: 'dateHired', message: 'Date hired cannot be before the date of birth' },
    ]);
  });

  it('have a license of their own within a client; another client may employ the same driver', async () => {
    const [one, other] = [await newClient(system), await newClient(system)];
    expect((await add({ clientId: one })).status).toBe(201);
    const { status, body } = await add({ clientId: one, licenseNumber: 'D1234567' });
    expect([status, body['errors']]).toEqual([
      409,
      [{ field: 'licenseNumber', message: "License D1234567 of TN is another driver's" }],
    ]);
    expect((await add({ clientId: one, licenseState: 'GA' })).status).toBe(201);
    expect((await add({ clientId: other })).status).toBe(201);
  });

  it('go freely from status to status; the end of the employment is dated by the firm', async () => {
    proves('RUL-284', 'ENM-052');
    const id = await fresh();
    const before = await system.lastPosition();
    const results: unknown[] = [];
    for (const employmentStatus of ['on_leave', 'terminated', 'inactive', 'terminated', 'active']) {
      const { status, body } = await staff.patch(`/api/drivers/${id}`, { employmentStatus });
      results.push([status, body['employmentStatus'], body['terminationDate']]);
    }
    expect(results).toEqual([
      [200, 'on_leave', null],
      [200, 'terminated', '2026-03-02'],
      [200, 'inactive', null],
      [200, 'terminated', '2026-03-02'],
      [200, 'active', null],
    ]);
    expect((await system.eventsAfter(before)).map(({ type }) => type)).toEqual([
      'DriverSentOnLeave',
      'DriverTerminated',
      'DriverDeactivated',
      'DriverTerminated',
      'DriverActivated',
    ]);
  });

  it('have an end of the employment that can be given and corrected, while they are terminated', async () => {
    const id = await fresh();
    const change = async (changes: object): Promise<unknown[]> => {
      const { status, body } = await staff.patch(`/api/drivers/${id}`, changes);
      return [status, status === 200 ? body['terminationDate'] : body['errors']];
    };
    const refused = [400, [{ field: 'terminationDate', message: 'Only a terminated driver has a termination date' }]];
    expect(await change({ terminationDate: '2026-02-20' })).toEqual(refused);
    expect(await change({ employmentStatus: 'terminated', terminationDate: '2026-02-20' })).toEqual([
      200,
      '2026-02-20',
    ]);
    const before = await system.lastPosition();
    expect(await change({ terminationDate: '2026-02-23' })).toEqual([200, '2026-02-23']);
    expect((await system.eventsAfter(before)).map(({ type }) => type)).toEqual(['DriverChanged']);
    expect(await change({ employmentStatus: 'inactive', terminationDate: '2026-02-24' })).toEqual(refused);
    expect(await change({ employmentStatus: 'inactive' })).toEqual([200, null]);
  });

  it('tell until when their file is kept, and by which law', async () => {
    const id = await fresh();
    const kept = async (changes: object): Promise<unknown[]> => {
      const { body } = await staff.patch(`/api/drivers/${id}`, changes);
      return [body['keptUntil'], body['keptBy']];
    };
    expect(await kept({ notes: 'At work' })).toEqual([null, null]);
    const ended = { employmentStatus: 'terminated', terminationDate: '2026-02-20' };
    expect(await kept(ended)).toEqual(['2029-02-20', '49 CFR 391.51']);
    expect(await kept({ drugTestDate: '2026-01-10', drugTestResult: 'pass' })).toEqual(['2029-02-20', '49 CFR 391.51']);
    expect(await kept({ drugTestResult: 'fail' })).toEqual(['2031-01-10', '49 CFR 382.401']);
  });

  it('are not removed while an open load names them, keep their name on it, and are named only while they are there', async () => {
    proves('API-060');
    const id = await fresh({ firstName: 'Lee', lastName: 'Osei' });
    const made = await load('D-1', { driverId: id });
    expect(made['driverName']).toBe('Lee Osei');
    const refused = await staff.delete(`/api/drivers/${id}`);
    expect([refused.status, refused.body['message']]).toEqual([409, 'This driver is in use by 1 open load: D-1']);
    await staff.patch(`/api/loads/${String(made['id'])}`, { status: 'cancelled' });
    expect((await staff.delete(`/api/drivers/${id}`)).status).toBe(204);
    expect((await staff.get(`/api/loads/${String(made['id'])}`)).body['driverName']).toBe('Lee Osei');
    const other = await load('D-2', {});
    const again = await staff.patch(`/api/loads/${String(other['id'])}`, { driverId: id });
    expect([again.status, again.body['message']]).toEqual([400, 'This driver does not exist']);
  });

  it('are named by invoices, which are asked for by them', async () => {
    const id = await fresh({ firstName: 'Kim', lastName: 'Hale' });
    const brokerId = (await staff.post('/api/brokers', { name: 'Summit' })).body['id'];
    const made = await staff.post('/api/invoices', { brokerId, amount: '100.00', driverId: id });
    expect([made.status, made.body['driverName']]).toEqual([201, 'Kim Hale']);
    const listed = await staff.get<Row[]>(`/api/invoices?driverId=${id}`);
    expect(listed.body.map(({ id: each, driverName }) => [each, driverName])).toEqual([[made.body['id'], 'Kim Hale']]);
    const wrong = await staff.post('/api/invoices', { brokerId, amount: '100.00', driverId: 999_999 });
    expect(wrong.body['errors']).toEqual([{ field: 'driverId', message: 'This driver does not exist' }]);
  });
});

/** Each with a system of its own: they travel. */
describe('drivers that were removed', () => {
  let system: TestSystem;
  beforeEach(async () => {
    system = await startedOn('2026-03-02T15:00:00.000Z');
  });
  afterEach(() => system.stop());

  it('keep a file with a failed test for five years after it', async () => {
    const staff = await system.as('admin');
    const test = { drugTestDate: '2026-02-27', drugTestResult: 'fail' };
    const made = await staff.post('/api/drivers', { ...DRIVER, ...test, clientId: await newClient(system) });
    const id = Number(made.body['id']);
    await staff.patch(`/api/drivers/${id}`, { employmentStatus: 'terminated' });
    expect((await staff.delete(`/api/drivers/${id}`)).status).toBe(204);
    const isSeen = async (): Promise<boolean> => {
      const removed = await (await system.as('admin')).get<Row[]>('/api/drivers?removed=true&limit=1000');
      return removed.body.some((row) => row['id'] === id);
    };
    system.clock.travel('2031-02-27T15:00:00.000Z');
    expect(await isSeen()).toBe(true);
    system.clock.travel('2031-02-28T15:00:00.000Z');
    expect(await isSeen()).toBe(false);
  });

  it('keep their file for three years after the employment, whoever removed it', async () => {
    proves('RUL-271');
    const staff = await system.as('admin');
    const made = await staff.post('/api/drivers', { ...DRIVER, clientId: await newClient(system) });
    expect([made.status, made.text]).toEqual([201, made.text]);
    const id = Number(made.body['id']);
    await uploadPaper(staff, `/api/drivers/${id}`, { documentType: 'license' });
    await staff.patch(`/api/drivers/${id}`, { employmentStatus: 'terminated' });
    expect((await staff.delete(`/api/drivers/${id}`)).status).toBe(204);
    const seen = async (): Promise<unknown[]> => {
      const admin = await system.as('admin');
      const removed = await admin.get<Row[]>('/api/drivers?removed=true&limit=1000');
      const papers = await admin.get<Row[]>(`/api/drivers/${id}/documents?removed=true`);
      return [removed.body.some((row) => row['id'] === id), papers.status === 200 ? papers.body.length : papers.status];
    };
    expect(await seen()).toEqual([true, 1]);
    system.clock.travel('2029-03-01T15:00:00.000Z');
    expect(await seen()).toEqual([true, 1]);
    const admin = await system.as('admin');
    expect((await admin.post(`/api/drivers/${id}/restore`, {})).body['code']).toBe('RESTORE_TOO_LATE');
    system.clock.travel('2029-03-03T15:00:00.000Z');
    expect((await seen())[0]).toBe(false);
  });
});

/** Its scope goes by its own record, whether a client or nobody is named there. */
describe.each(['of a client', 'of the firm itself'])('a driver %s who signs in', (whose) => {
  let system: TestSystem;
  let admin: Visitor;
  let driver: Visitor;
  let own: number;
  let colleague: number;
  let clientId: string | null;
  let nr = 1_234_567;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
  });
  // each test has drivers of its own: what another one made is not theirs
  beforeEach(async () => {
    nr += 1;
    const agent = await newAgent(system, { canManageClients: true });
    clientId = whose === 'of a client' ? await newClient(system, { agentId: agent.agentId }) : null;
    const made = async (over: object): Promise<number> => {
      const { status, text, body } = await admin.post('/api/drivers', { ...DRIVER, clientId, ...over });
      expect([status, text]).toEqual([201, text]);
      return Number(body['id']);
    };
    own = await made({ dateOfBirth: '1985-04-01', licenseNumber: `d${nr}` });
    colleague = await made({ firstName: 'Other', licenseNumber: `X-${nr}` });
    const account = await newAccount(system, 'driver');
    const linked = await admin.patch(`/api/users/${account.userId}`, { driverId: own });
    expect([linked.status, linked.body['driverId']]).toEqual([200, own]);
    driver = await signIn(account);
  });
  afterAll(() => system.stop());

  const load = async (loadNumber: string, driverId: number | null): Promise<number> => {
    const brokerId = (await admin.post('/api/brokers', { name: `Broker ${loadNumber}` })).body['id'];
    const places = { pickupLocation: 'Roanoke, VA', dropoffLocation: 'Macon, GA' };
    const { body } = await admin.post('/api/loads', { loadNumber, brokerId, clientId, driverId, ...places });
    return Number(body['id']);
  };

  it('sees the loads that name it, as they are, and no others', async () => {
    const [mine, theirs, nobodys] = [await load('M-1', own), await load('T-1', colleague), await load('N-1', null)];
    const listed = await driver.get<Row[]>('/api/loads');
    expect(listed.body.map(({ id }) => id)).toEqual([mine]);
    const statusOf = async (id: number): Promise<number> => (await driver.get(`/api/loads/${id}`)).status;
    expect([await statusOf(mine), await statusOf(theirs), await statusOf(nobodys)]).toEqual([200, 404, 404]);
    expect((await driver.get<Row[]>('/api/loads?q=T-1')).body).toEqual([]);
    expect((await driver.patch(`/api/loads/${mine}`, { distance: '1' })).status).toBe(403);
    await admin.patch(`/api/loads/${mine}`, { driverId: colleague });
    expect([(await driver.get<Row[]>('/api/loads')).body, await statusOf(mine)]).toEqual([[], 404]);
    expect((await driver.get('/api/loads/summary')).status).toBe(403);
  });

  it('is told of a change of its load and of nobody else’s', async () => {
    const [mine, theirs] = [await load('L-1', own), await load('L-2', colleague)];
    const stop = new AbortController();
    const { body } = await fetch(`${system.address}/api/stream`, {
      headers: { cookie: driver.cookie },
      signal: stop.signal,
    });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    const last = await load('L-3', own);
    await admin.patch(`/api/loads/${theirs}`, { distance: '10' });
    await admin.patch(`/api/loads/${mine}`, { distance: '20' });
    await admin.patch(`/api/loads/${last}`, { status: 'in_transit' });
    let heard = '';
    while (!new RegExp(`"id":"${last}","version":2`).test(heard)) heard += (await reader?.read())?.value ?? '';
    stop.abort();
    const ids = [...heard.matchAll(/"entity":"load","id":"(\d+)"/g)].map(([, id]) => Number(id));
    expect([ids.includes(mine), ids.includes(theirs)]).toEqual([true, false]);
  });

  it('reads its own record without the date of birth, and nobody else’s', async () => {
    proves('API-057');
    const { status, body } = await driver.get(`/api/drivers/${own}`);
    expect([status, body['licenseNumber'], body['dateOfBirth']]).toEqual([200, `D${nr}`, null]);
    expect((await admin.get(`/api/drivers/${own}`)).body['dateOfBirth']).toBe('1985-04-01');
    expect((await driver.get<Row[]>('/api/drivers')).body.map(({ id }) => id)).toEqual([own]);
    expect((await driver.get(`/api/drivers/${colleague}`)).status).toBe(404);
    expect((await driver.patch(`/api/drivers/${own}`, { notes: 'x' })).status).toBe(403);
    expect((await driver.delete(`/api/drivers/${own}`)).status).toBe(403);
  });

  it('reads and uploads its own papers; it changes and removes none', async () => {
    proves('API-061', 'API-062', 'FLD-0423');
    const { status, body } = await uploadPaper(driver, `/api/drivers/${own}`, { documentType: 'medical_cert' });
    expect([status, body['driverId'], body['documentType']]).toEqual([201, own, 'medical_cert']);
    const at = `/api/drivers/${own}/documents`;
    expect((await driver.get<Row[]>(at)).body.map(({ id }) => id)).toEqual([1]);
    expect((await driver.get(String(body['fileUrl']))).status).toBe(200);
    expect((await driver.patch(`${at}/1`, { notes: 'x' })).status).toBe(403);
    expect((await driver.delete(`${at}/1`)).status).toBe(403);
    const foreign = await uploadPaper(admin, `/api/drivers/${colleague}`, { documentType: 'license' });
    expect((await driver.get(String(foreign.body['fileUrl']))).status).toBe(404);
    expect((await driver.get(`/api/drivers/${colleague}/documents`)).status).toBe(404);
    expect((await uploadPaper(driver, `/api/drivers/${colleague}`, { documentType: 'license' })).status).toBe(404);
  });

  it('sees nothing of the firm or its clients beside', async () => {
    for (const path of ['clients', 'brokers', 'vehicles', 'invoices', 'users', 'audit/facts', 'ledger/entries'])
      expect([path, (await driver.get(`/api/${path}`)).status]).toEqual([path, 403]);
  });
});

describe('the driver that a user is', () => {
  let system: TestSystem;
  let admin: Visitor;
  let driverId: number;
  beforeAll(async () => {
    system = await TestSystem.start();
    admin = await system.as('admin');
    driverId = Number((await admin.post('/api/drivers', DRIVER)).body['id']);
  });
  afterAll(() => system.stop());
  const invite = (email: string, over: object): Promise<Answer> =>
    admin.post('/api/users', { email, firstName: 'D', lastName: 'R', role: 'driver', ...over });

  it('is named when it is invited, once, and only with the role driver', async () => {
    const first = await invite('dana@people.test', { driverId });
    expect([first.status, first.body['driverId']]).toEqual([201, driverId]);
    expect((await invite('other@people.test', { driverId })).body['message']).toBe('This driver has a user already');
    expect((await invite('desk@people.test', { driverId, role: 'employee' })).body['errors']).toEqual([
      { field: 'driverId', message: 'Only users with the role driver are a driver' },
    ]);
    expect((await invite('ghost@people.test', { driverId: 999_999 })).body['errors']).toEqual([
      { field: 'driverId', message: 'This driver does not exist' },
    ]);
  });

  it('changes with the open sessions ended', async () => {
    const account = await newAccount(system, 'driver');
    const visitor = await signIn(account);
    const second = Number((await admin.post('/api/drivers', { ...DRIVER, licenseNumber: 'Z9' })).body['id']);
    expect((await visitor.get('/api/loads')).body).toEqual([]);
    await admin.patch(`/api/users/${account.userId}`, { driverId: second });
    expect((await visitor.get('/api/loads')).status).toBe(401);
    await signIn(account);
    expect((await visitor.get('/api/auth/user')).body['driverId']).toBe(second);
  });
});

describe('the date of birth of a driver', () => {
  it('is seen by who may write, also in the history, and by nobody else', async () => {
    const system = await TestSystem.start();
    try {
      const agent = { canManageClients: true } as const;
      const [reader, writer] = [
        await newAgent(system, { ...agent, accessLevel: 'restricted' }),
        await newAgent(system, { ...agent, accessLevel: 'basic' }),
      ];
      const admin = await system.as('admin');
      for (const { visitor, agentId } of [reader, writer]) {
        const clientId = await newClient(system, { agentId });
        const { body } = await admin.post('/api/drivers', { ...DRIVER, clientId, dateOfBirth: '1985-04-01' });
        const at = `/api/drivers/${String(body['id'])}`;
        const texts = await Promise.all(
          [at, '/api/drivers', `/api/audit/records/driver/${String(body['id'])}`].map(async (path) => {
            const { status, text } = await visitor.get(path);
            expect([path, status]).toEqual([path, 200]);
            return /1985|04\/01/.test(text);
          }),
        );
        expect(texts).toEqual(visitor === writer.visitor ? [true, true, true] : [false, false, false]);
      }
    } finally {
      await system.stop();
    }
  });
});
