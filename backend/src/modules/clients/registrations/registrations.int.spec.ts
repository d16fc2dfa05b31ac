import { Workers } from '../../../platform/infrastructure/jobs/projection-workers';
import { eventually, TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';

const FORM = {
  companyName: 'Cedar Gap Lines',
  ownerName: 'Cy Gap',
  email: 'cy@cedargap.test',
  phone: '1',
  address: '1 St',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  businessType: 'owner-operator',
};
const AN_HOUR = 20;

describe('a public registration', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());
  beforeEach(() => system.sql('DELETE FROM rate_limits'));

  const register = (over: object = {}) => system.visitor().post('/api/client-registration', { ...FORM, ...over });
  const setStatus = (id: unknown, status: string) =>
    staff.patch(`/api/client-registrations/${String(id)}/status`, { status });

  it('of the same e-mail and company is taken once while it is open, however it is written', async () => {
    const first = await register();
    expect(first.status).toBe(201);
    const again = await register({ email: 'CY@CedarGap.test', companyName: '  Cedar  gap LINES ' });
    expect([again.status, again.body['message']]).toEqual([
      409,
      'We already have your request and will contact you within 24 hours. There is no need to send it again.',
    ]);
    expect((await register({ companyName: 'Another of his' })).status).toBe(201);
    await setStatus(first.body['id'], 'rejected');
    expect((await register()).status).toBe(201);
  });

  it.each([
    ['ownerName', 'Sir,\n\nYOUR ACCOUNT IS LOCKED', 'Owner name must be one line'],
    ['companyName', 'Cedar\r\nBcc: all@firm.test', 'Company name must be one line'],
    ['city', 'Reno\u202e', 'City has characters that cannot be stored'],
  ])('holds one line in a line: %s', async (field, value, message) => {
    const { status, body } = await register({ [field]: value, email: 'lines@cedargap.test' });
    expect([status, body['errors']]).toEqual([400, [{ field, message }]]);
  });

  it('with the field that people never see is refused, and nothing is kept', async () => {
    const before = await system.lastPosition();
    const { status, body } = await register({ email: 'bot@cedargap.test', website: 'http://spam.test' });
    expect([status, body['message']]).toEqual([400, 'Please try again or contact us directly.']);
    expect(await system.lastPosition()).toBe(before);
  });

  it(`is taken ${AN_HOUR} times an hour from one address`, async () => {
    const statuses: number[] = [];
    for (let n = 0; n <= AN_HOUR; n += 1) statuses.push((await register({ email: `many-${n}@cedargap.test` })).status);
    expect(statuses).toEqual([...Array.from({ length: AN_HOUR }, () => 201), 429]);
    const { headers } = await register({ email: 'later@cedargap.test' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_000);
  });

  it('that was rejected is not migrated; one approved by hand still can be', async () => {
    const { body } = await register({ email: 'hand@cedargap.test' });
    await setStatus(body['id'], 'rejected');
    expect((await staff.post(`/api/client-registrations/${String(body['id'])}/migrate`)).body['message']).toBe(
      'A rejected registration cannot be migrated. Set its status first.',
    );
    await setStatus(body['id'], 'approved');
    expect((await staff.post(`/api/client-registrations/${String(body['id'])}/migrate`)).status).toBe(200);
  });

  it.each([
    [{ dotNumber: '3344556', mcNumber: '884211', additionalInfo: 'Two trucks' }, 'DOT 3344556\nMC 884211\nTwo trucks'],
    [{ mcNumber: '884211' }, 'MC 884211'],
    [{}, null],
  ])('with %j becomes a client that has all it says', async (over, notes) => {
    const { ownerName, businessType: _, ...kept } = FORM;
    const email = `all-${Object.keys(over).length}@cedargap.test`;
    const { body } = await register({ ...over, email });
    const client = await staff.post(`/api/client-registrations/${String(body['id'])}/migrate`);
    const { dotNumber = null, mcNumber = null } = over as Record<string, string>;
    expect([client.status, client.body]).toEqual([
      200,
      expect.objectContaining({
        ...kept,
        email,
        contactName: ownerName,
        dotNumber,
        mcNumber,
        notes,
        registrationId: body['id'],
        status: 'active',
        agentId: null,
      }),
    ]);
  });

  it('is removed unless it became a client; its company may ask again, and then it cannot come back', async () => {
    const { body } = await register({ email: 'gone@cedargap.test' });
    const at = `/api/client-registrations/${String(body['id'])}`;
    const listed = async (query: string): Promise<unknown[]> =>
      (await staff.get<{ id: string }[]>(`/api/client-registrations?q=gone@cedargap${query}`)).body.map(({ id }) => id);
    expect((await staff.delete(at)).status).toBe(204);
    expect([await listed(''), await listed('&removed=true')]).toEqual([[], [body['id']]]);
    expect((await setStatus(body['id'], 'contacted')).status).toBe(404);
    const again = await register({ email: 'gone@cedargap.test' });
    expect([again.status, (await staff.post(`${at}/restore`, {})).status]).toEqual([201, 409]);
    expect((await staff.delete(`/api/client-registrations/${String(again.body['id'])}`)).status).toBe(204);
    expect((await staff.post(`${at}/restore`, {})).body['status']).toBe('pending');
    expect((await staff.post(`${at}/migrate`)).status).toBe(200);
    const refused = await staff.delete(at);
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      'This registration became a client and stays where it is',
    ]);
  });

  it('that is removed before its letters are written is nobody’s letter, and no failure', async () => {
    const { body } = await register({ email: 'nobody@cedargap.test' });
    expect((await staff.delete(`/api/client-registrations/${String(body['id'])}`)).status).toBe(204);
    system.app.get(Workers).start();
    const admin = await system.as('admin');
    const asked = (await system.eventsAfter(0)).filter(({ type }) => type === 'RegistrationAdded').length;
    const done = async (): Promise<number> =>
      (await admin.get<{ name: string }[]>('/api/jobs?state=completed&limit=500')).body.filter(({ name }) =>
        /-a-registration$/.test(name),
      ).length;
    expect(await eventually(done, (jobs) => jobs === 2 * asked)).toBe(2 * asked);
    const { rows } = await system.sql("SELECT 1 FROM mails WHERE letter->>'to' = $1", ['nobody@cedargap.test']);
    expect(rows).toEqual([]);
    // nobody has confirmed that the address is the applicant's: nothing of the form is in the letter to it
    const thanks = await system.sql<{ letter: { to: string; subject: string; html: string; text: string } }>(
      `SELECT letter FROM mails WHERE letter->>'to' LIKE '%@cedargap.test' AND letter->>'subject' LIKE
        'Your registration%'`,
    );
    expect(thanks.rows.length).toBeGreaterThan(0);
    const { address: _, state: __, phone: ___, email: ____, ...result } = FORM;
    for (const { letter } of thanks.rows)
      for (const word of Object.values(result))
        expect(`${letter.subject}\n${letter.html}\n${letter.text}`).not.toContain(word);
  });
});
