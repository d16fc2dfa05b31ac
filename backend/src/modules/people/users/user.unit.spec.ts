import { kindOf } from '../../../platform/records/kind/kind';
import { nameOf, User } from './user';
import { viewOfUser } from './http/user-view';

const user = kindOf(User);
const row: User = {
  id: 'user-1',
  email: 'dana@ridgeline.test',
  firstName: 'Dana',
  lastName: 'Whitfield',
  profileImageUrl: '/api/files/avatar-1',
  role: 'employee',
  clientId: null,
  driverId: null,
  isActive: true,
  invitedAt: null,
  passwordSetAt: null,
  version: 3,
  createdAt: '2026-01-05T15:00:00.000Z',
  updatedAt: '2026-02-05T15:00:00.000Z',
  removedAt: null,
};

describe('a user', () => {
  it('begins active, of no client and no driver', () => {
    const [added] = user.aggregate.decider.decide(
      { type: 'Add', id: 'user-1', values: { email: 'dana@ridgeline.test', role: 'employee' } },
      { status: 'none' },
    );
    expect(added?.data).toMatchObject({
      firstName: null,
      lastName: null,
      clientId: null,
      driverId: null,
      profileImageUrl: null,
      isActive: true,
      invitedAt: null,
      passwordSetAt: null,
    });
  });

  it('is told by its own fact that it may come in no more', () =>
    expect(
      user.aggregate.decider.decide(
        { type: 'Change', id: 'user-1', changes: { isActive: false } },
        { status: 'kept', values: { ...row } },
      ),
    ).toEqual([{ type: 'UserDeactivated', data: { id: 'user-1' } }]));

  it('is of the client that it signs in for', () => {
    expect([user.clientOfRow({ ...row, clientId: 'client-1' }), user.clientOfRow({ ...row })]).toEqual([
      'client-1',
      null,
    ]);
  });

  it('is called by what is known of the name, or else by the e-mail', () => {
    expect([
      nameOf(row),
      nameOf({ ...row, firstName: null }),
      nameOf({ ...row, lastName: '' }),
      nameOf({ ...row, firstName: null, lastName: null }),
    ]).toEqual(['Dana Whitfield', 'Whitfield', 'Dana', 'dana@ridgeline.test']);
  });

  it('is shown without what is only for the log', () => {
    expect(
      viewOfUser(row, { permissions: new Set(['loads.read']) as never }, '2026-03-01T15:00:00.000Z', null),
    ).toEqual({
      id: 'user-1',
      email: 'dana@ridgeline.test',
      firstName: 'Dana',
      lastName: 'Whitfield',
      name: 'Dana Whitfield',
      displayName: 'Dana Whitfield',
      profileImageUrl: '/api/files/avatar-1',
      role: 'employee',
      isActive: true,
      isAdmin: false,
      isAgent: false,
      clientId: null,
      driverId: null,
      permissions: ['loads.read'],
      lastLogin: '2026-03-01T15:00:00.000Z',
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      agent: null,
    });
  });

  it('is shown with empty texts for what is missing, the flags of the role and the name of its desk', () => {
    const bare = { ...row, firstName: null, lastName: null, profileImageUrl: null };
    const viewer = { permissions: new Set() as never };
    expect(viewOfUser({ ...bare, role: 'admin' }, viewer, null, null)).toMatchObject({
      firstName: '',
      lastName: '',
      profileImageUrl: '',
      name: row.email,
      displayName: row.email,
      isAdmin: true,
      isAgent: false,
    });
    expect(viewOfUser({ ...bare, role: 'agent' }, viewer, null, { displayName: 'Desk' } as never)).toMatchObject({
      name: row.email,
      displayName: 'Desk',
      isAdmin: false,
      isAgent: true,
      agent: { displayName: 'Desk' },
    });
  });
});

describe('who signs in', () => {
  const { displayName, unique } = kindOf(User).options;
  it.each([
    ['Dana', 'Ruiz', 'Dana Ruiz'],
    ['Dana', null, 'Dana'],
    [null, 'Ruiz', 'Ruiz'],
    [null, null, 'dana@ruiz.test'],
    ['', '', 'dana@ruiz.test'],
  ])('as %p %p is called %s', (firstName, lastName, name) =>
    expect((displayName as (row: object) => string)({ firstName, lastName, email: 'dana@ruiz.test' })).toBe(name),
  );
  it('is told whose e-mail or driver is taken', () =>
    expect(unique?.map(({ say }) => say({ email: 'dana@ruiz.test' }))).toEqual([
      'The e-mail dana@ruiz.test already belongs to a user',
      expect.stringContaining('driver has a user'),
    ]));
});
