import { fakeApi, problem } from '../../testing/fake-api';
import { clientUser, signedInAs } from '../../testing/prepared/people';
import { ApiError } from '../api/api-error';
import { completeUser, currentUserQuery, fetchCurrentUser, nameOf } from './current-user';

describe('the user of this session', () => {
  it('is as the server says', async () => {
    fakeApi(signedInAs(clientUser));
    expect(await fetchCurrentUser()).toEqual(clientUser);
  });

  it('is nobody when the server knows none, and unknown when it fails', async () => {
    fakeApi({ 'GET /api/auth/user': () => problem(401, 'Unauthorized') });
    expect(await fetchCurrentUser()).toBeNull();
    fakeApi({ 'GET /api/auth/user': () => problem(503, 'Starting') });
    await expect(fetchCurrentUser()).rejects.toThrow(ApiError);
    expect([...currentUserQuery.queryKey]).toEqual(['auth', 'user']);
  });

  it('may do nothing that is not said', () => {
    expect(completeUser({ id: 'user-1' })).toEqual({
      id: 'user-1',
      email: '',
      firstName: '',
      lastName: '',
      name: '',
      displayName: '',
      profileImageUrl: '',
      role: 'driver',
      isActive: true,
      isAdmin: false,
      isAgent: false,
      clientId: null,
      driverId: null,
      agent: null,
      lastLogin: null,
      createdAt: '',
      updatedAt: '',
      permissions: [],
    });
  });

  it('is an administrator or an agent by the role alone', () => {
    expect(completeUser({ id: 'user-1', role: 'admin', isAdmin: false, isAgent: true })).toMatchObject({
      isAdmin: true,
      isAgent: false,
    });
    expect(completeUser({ id: 'user-1', role: 'agent', isAdmin: true })).toMatchObject({
      isAdmin: false,
      isAgent: true,
    });
  });
});

describe('the name of a user', () => {
  const dana = {
    name: 'Dana W.',
    displayName: 'Dana',
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@ridgeline.test',
  };

  it('is the best that is known', () => {
    expect(nameOf(dana)).toBe('Dana W.');
    expect(nameOf({ ...dana, name: '' })).toBe('Dana');
    expect(nameOf({ ...dana, name: '', displayName: '' })).toBe('Dana Whitfield');
    expect(nameOf({ lastName: 'Whitfield', email: 'dana@ridgeline.test' })).toBe('Whitfield');
    expect(nameOf({ firstName: '', lastName: '', email: 'dana@ridgeline.test' })).toBe('dana@ridgeline.test');
    expect(nameOf({})).toBe('User');
  });
});
