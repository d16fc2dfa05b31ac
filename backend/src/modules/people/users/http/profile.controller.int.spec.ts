import sharp from 'sharp';
import { newAccount, newClient, PASSWORD, signIn } from '../../../../../test/support/world/people';
import { TestSystem } from '../../../../../test/support/system';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';

const INSTANT: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const AVATAR: unknown = expect.stringMatching(/^\/api\/files\/avatar-[0-9a-f]{64}$/);

describe('the own profile', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await TestSystem.start();
  });
  afterAll(() => system.stop());

  const person = async (role: 'employee' | 'driver' | 'client' | 'agent' | 'admin') => {
    const over = role === 'client' ? { clientId: await newClient(system) } : {};
    const account = await newAccount(system, role, over);
    return { ...account, visitor: await signIn(account, role === 'client' ? 'client' : 'staff') };
  };

  it.each(['employee', 'driver', 'client', 'agent', 'admin'] as const)(
    'is read and changed by every %s: names and e-mail, trimmed',
    async (role) => {
      proves('API-075', 'FLD-0487..FLD-0494', 'FLD-0679..FLD-0681', 'RUL-378');
      const { visitor, userId, email } = await person(role);
      const before = await visitor.get('/api/profile');
      expect([before.status, before.body]).toEqual([
        200,
        {
          id: userId,
          firstName: 'Person',
          lastName: expect.any(String) as string,
          email,
          role,
          profileImageUrl: '',
          createdAt: INSTANT,
          updatedAt: INSTANT,
          version: 1,
        },
      ]);
      const body = { firstName: ' Robin ', lastName: ' Vega', email: ` New-${email} `, role, userId };
      const after = await visitor.patch('/api/profile', body);
      expect([after.status, after.body]).toEqual([
        200,
        { ...before.body, firstName: 'Robin', lastName: 'Vega', email: `new-${email}`, updatedAt: INSTANT, version: 2 },
      ]);
      expect((await visitor.get('/api/auth/user')).body).toMatchObject({ firstName: 'Robin', email: `new-${email}` });
      const login = { email: `new-${email}`, password: PASSWORD };
      expect((await system.visitor().post(`/api/${role === 'client' ? 'client' : 'staff'}/login`, login)).status).toBe(
        200,
      );
    },
  );

  it('keeps its role: another one is an administrator’s to give', async () => {
    proves('API-075', 'FLD-0682', 'MSG-205', 'RUL-381');
    const { visitor } = await person('employee');
    const { status, body } = await visitor.patch('/api/profile', { role: 'admin' });
    expect([status, body['message']]).toEqual([403, 'Contact an administrator to change your role']);
    expect((await visitor.patch('/api/admin/profile', { role: 'admin' })).status).toBe(403);
    expect((await visitor.get('/api/profile')).body['role']).toBe('employee');
  });

  it.each([
    ['employee', '/api/profile'],
    ['admin', '/api/admin/profile'],
  ] as const)('keeps its id, also that of an %s', async (role, path) => {
    proves('FLD-0683', 'API-076');
    const { visitor, userId } = await person(role);
    const { status, body } = await visitor.patch(path, { userId: '0190c0de-0000-7000-8000-000000000001' });
    expect([status, body['errors']]).toEqual([400, [{ field: 'userId', message: 'User ID cannot be changed' }]]);
    expect((await visitor.patch(path, { userId, firstName: 'Kim' })).body).toMatchObject({
      id: userId,
      firstName: 'Kim',
    });
  });

  it('is not changed over what somebody else changed meanwhile', async () => {
    const { visitor } = await person('employee');
    const { headers } = await visitor.patch('/api/profile', { firstName: 'Kim' });
    expect(headers.get('etag')).toBe('"2"');
    const late = await visitor.patch('/api/profile', { firstName: 'Lee' }, { 'if-match': '"1"' });
    expect(late.status).toBe(412);
    const taken = await visitor.patch('/api/profile', { email: (await person('driver')).email });
    expect([taken.status, taken.body['message']]).toEqual([409, expect.stringMatching(/already belongs to a user$/)]);
  });

  it('of an administrator gives up its role only while another one is there, and then signs out', async () => {
    proves('API-076', 'RUL-380', 'RUL-384', 'ENM-002');
    const alone = await TestSystem.start();
    try {
      const account = await newAccount(alone, 'admin');
      const visitor = await signIn(account);
      const give = (role: string): Promise<Answer> => visitor.patch('/api/admin/profile', { role });
      const others = (await visitor.get<{ id: string }[]>('/api/users?role=admin')).body;
      for (const { id } of others.filter((other) => other.id !== account.userId))
        await visitor.patch(`/api/users/${id}`, { isActive: false });
      const refused = await give('employee');
      expect([refused.status, refused.body['message']]).toEqual([
        409,
        'You are the only administrator. Make somebody else one before you give up the role.',
      ]);
      await newAccount(alone, 'admin');
      expect((await give('client')).body['errors']).toEqual([
        { field: 'role', message: 'Role must be one of Administrator, Employee or Driver' },
      ]);
      const given = await give('employee');
      expect([given.status, given.body['role']]).toEqual([200, 'employee']);
      expect((await visitor.get('/api/auth/user')).status).toBe(401);
      await signIn(account);
      expect((await visitor.get('/api/users')).status).toBe(403);
    } finally {
      await alone.stop();
    }
  });

  it('is a row of the users, and a session one of the sessions', async () => {
    proves('FLD-0151..FLD-0155', 'FLD-0157..FLD-0161');
    const columnsOf = async (table: string): Promise<unknown> => {
      const text =
        'SELECT array_agg(column_name::text) AS columns FROM information_schema.columns WHERE table_name = $1';
      return (await system.sql<{ columns: string[] }>(text, [table])).rows[0]?.columns;
    };
    const user = ['id', 'email', 'first_name', 'last_name', 'profile_image_url', 'role', 'created_at', 'updated_at'];
    expect(await columnsOf('users')).toEqual(expect.arrayContaining(user));
    expect(await columnsOf('sessions')).toEqual(expect.arrayContaining(['sid', 'sess', 'expire']));
  });

  describe('its picture', () => {
    const send = (visitor: Visitor, path: string, content: Buffer | null): Promise<Answer> => {
      const form = new FormData();
      if (content) form.append('avatar', new Blob([new Uint8Array(content)]), 'me.jpg');
      else form.append('note', 'none');
      return visitor.upload(path, form);
    };
    const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5cad' } });

    it.each([
      ['a JPEG', () => picture().jpeg().toBuffer()],
      ['a PNG', () => picture().png().toBuffer()],
      ['a GIF', () => picture().gif().toBuffer()],
    ])('is %s, told from its content', async (_, content) => {
      proves('API-077', 'API-078', 'ENM-059', 'FLD-0674', 'RUL-372', 'RUL-440');
      for (const [role, path] of [
        ['driver', '/api/profile/avatar'],
        ['client', '/api/profile/avatar'],
        ['admin', '/api/admin/profile/avatar'],
      ] as const) {
        const { visitor } = await person(role);
        const { status, body } = await send(visitor, path, await content());
        expect([role, status, body]).toEqual([role, 200, { profileImageUrl: AVATAR }]);
        const shown = await visitor.get(String(body['profileImageUrl']));
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
        expect((await visitor.get('/api/profile')).body['profileImageUrl']).toBe(body['profileImageUrl']);
      }
    });

    it.each([
      ['another kind of picture', () => picture().webp().toBuffer(), 400, 'Please select a JPEG, PNG, or GIF image.'],
      ['no picture at all', () => Buffer.from('#!/bin/sh'), 400, 'Please select a JPEG, PNG, or GIF image.'],
      ['more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'Please select an image under 5MB.'],
      ['no file', () => null, 400, 'Please choose a picture first.'],
    ])('is not %s', async (_, content, status, message) => {
      proves('MSG-206..MSG-208', 'RUL-371', 'RUL-373');
      const { visitor } = await person('employee');
      const answer = await send(visitor, '/api/profile/avatar', await content());
      expect([answer.status, answer.body['message']]).toEqual([status, message]);
    });
  });
});
