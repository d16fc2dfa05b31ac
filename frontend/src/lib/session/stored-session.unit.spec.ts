import { admin, agentRecord, agentUser, clientUser } from '../../testing/prepared/people';
import { staffUser } from '../../testing/render-app';
import {
  clearClientSession,
  clearStoredSession,
  correctStoredSession,
  hasStoredSession,
  resolveStoredSession,
  roleOr,
  staffSessionHeader,
  storeAdminSession,
  storeAgentSession,
  storeClientSession,
  storeStaffSession,
} from './stored-session';

const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the stored session', () => {
  beforeEach(() => localStorage.clear());

  it('is taken from staff first, then admin, then agent', () => {
    proves('RUL-058', 'RUL-066', 'RUL-067', 'RUL-068', 'RUL-073', 'RUL-075', 'ENM-009', 'ENM-010');
    put('agentSession', { agent: { id: 'a' } });
    expect(resolveStoredSession()).toMatchObject({ session: { source: 'agent', role: 'agent', user: { id: 'a' } } });
    put('adminSession', { admin: { id: 'b' } });
    expect(resolveStoredSession()).toMatchObject({ session: { source: 'admin', role: 'admin', user: { id: 'b' } } });
    put('staffSession', { user: { id: 'c', role: 'employee' } });
    expect(resolveStoredSession()).toMatchObject({ session: { source: 'staff', role: 'employee', user: { id: 'c' } } });
  });

  it('falls back to the driver role and the default administrator', () => {
    proves('RUL-060', 'RUL-061', 'RUL-072', 'RUL-074', 'FLD-0017..FLD-0020');
    put('staffSession', { user: { id: 'c' } });
    expect(resolveStoredSession()).toMatchObject({ session: { role: 'driver' } });
    localStorage.clear();
    put('adminSession', { email: 'boss@ridgeline.test' });
    expect(resolveStoredSession()).toMatchObject({
      session: { role: 'admin', user: { id: 'admin_1', email: 'boss@ridgeline.test' } },
    });
    put('adminSession', {});
    expect(resolveStoredSession()).toMatchObject({
      session: { role: 'admin', user: { id: 'admin_1', role: 'admin', email: 'admin@axlebook.test' } },
    });
  });

  it.each(['{', '"text"', '[]'])('is corrupt when it holds %s', (value) => {
    proves('RUL-070', 'RUL-078');
    globalThis.reportError = jest.fn();
    localStorage.setItem('staffSession', value);
    expect(resolveStoredSession()).toEqual({ kind: 'corrupt' });
    expect(globalThis.reportError).toHaveBeenCalled();
  });

  it('replaces every earlier one at login, whichever door was used', () => {
    proves('RUL-059', 'RUL-063', 'RUL-079', 'FLD-0013..FLD-0016', 'FLD-0022');
    put('agentSession', { agent: {} });
    put('clientSession', { token: 'old' });
    storeStaffSession({ user: staffUser, role: 'employee', token: 't-1' });
    expect(stored('staffSession')).toMatchObject({
      user: { id: 'user-1' },
      role: 'employee',
      isAdmin: false,
      isAgent: false,
      token: 't-1',
    });
    expect([stored('agentSession'), stored('clientSession')]).toEqual([null, null]);
    storeAdminSession({ user: { ...staffUser, role: 'admin' }, token: 't-2' });
    expect(stored('staffSession')).toBeNull();
    storeClientSession({ role: 'client', token: 't-3' });
    expect(stored('adminSession')).toBeNull();
    expect(stored('clientSession')).toMatchObject({ token: 't-3' });
  });

  it('is corrected by what the server says', () => {
    storeStaffSession({ user: staffUser, role: 'employee', token: 't-1' });
    put('staffSession', {
      ...(stored('staffSession') as object),
      user: { ...staffUser, role: 'admin' },
      role: 'admin',
      isAdmin: true,
    });
    correctStoredSession(staffUser);
    expect(stored('staffSession')).toMatchObject({
      role: 'employee',
      isAdmin: false,
      user: { role: 'employee' },
      token: 't-1',
    });
  });

  it("is removed when it is another user's, or a client's in a staff key", () => {
    storeStaffSession({ user: staffUser, role: 'employee', token: 't-1' });
    correctStoredSession({ ...staffUser, id: 'user-2' });
    expect(stored('staffSession')).toBeNull();
  });

  it('leaves nothing of staff, admin, agent, profile and user behind at logout', () => {
    proves('RUL-065', 'RUL-083');
    for (const key of ['staffSession', 'adminSession', 'agentSession', 'adminProfile', 'user']) put(key, {});
    clearStoredSession();
    expect(localStorage).toHaveLength(0);
  });

  it('is none, one of the office or one of a client', () => {
    expect([resolveStoredSession(), hasStoredSession()]).toEqual([{ kind: 'none' }, false]);
    put('agentSession', { agent: { id: 'a' } });
    expect(hasStoredSession()).toBe(true);
    localStorage.clear();
    put('clientSession', { token: 't-3' });
    expect([resolveStoredSession(), hasStoredSession()]).toEqual([{ kind: 'none' }, true]);
    put('pendingPayment', { id: 7 });
    clearClientSession();
    expect([hasStoredSession(), localStorage.length]).toEqual([false, 0]);
  });

  it('has the role of its user before its own, and only roles that there are', () => {
    put('staffSession', { user: { id: 'c', role: 'agent' }, role: 'admin' });
    expect(resolveStoredSession()).toMatchObject({ session: { role: 'agent' } });
    put('staffSession', { user: { id: 'c' }, role: 'employee' });
    expect(resolveStoredSession()).toMatchObject({ session: { role: 'employee' } });
    put('staffSession', { user: { id: 'c', role: 'owner' } });
    expect(resolveStoredSession()).toMatchObject({ session: { role: 'driver' } });
    put('staffSession', { id: 'c', user: 'none', role: 'client' });
    expect(resolveStoredSession()).toMatchObject({ session: { role: 'client', user: { id: 'c' } } });
    expect(
      ['admin', 'employee', 'driver', 'client', 'agent', 'owner', '', 7].map((role) => roleOr(role, 'employee')),
    ).toEqual(['admin', 'employee', 'driver', 'client', 'agent', 'employee', 'employee', 'employee']);
  });

  it('is kept under the door that was used, with the flags of the role', () => {
    storeStaffSession({ user: admin, role: 'admin', token: 't-1' });
    expect(stored('staffSession')).toEqual({ user: admin, role: 'admin', isAdmin: true, isAgent: false, token: 't-1' });
    storeStaffSession({ user: agentUser, role: 'agent', token: 't-1' });
    expect(stored('staffSession')).toMatchObject({ isAdmin: false, isAgent: true });
    storeAdminSession({ user: admin, token: 't-2' });
    expect(stored('adminSession')).toEqual({ admin, role: 'admin', token: 't-2' });
    storeAgentSession({ agent: agentRecord, token: 't-3' });
    expect(stored('agentSession')).toEqual({ agent: agentRecord, role: 'agent', token: 't-3' });
    expect(localStorage).toHaveLength(1);
  });

  it.each([
    [
      'adminSession',
      { admin: { ...admin, email: 'old@ridgeline.test' }, role: 'admin', token: 't-2' },
      admin,
      { admin, role: 'admin', token: 't-2' },
    ],
    [
      'agentSession',
      { agent: { id: 'agent-7', userId: 'user-7' }, token: 't-3' },
      agentUser,
      { agent: agentRecord, role: 'agent', token: 't-3' },
    ],
    [
      'agentSession',
      { agent: { id: 'user-7' }, token: 't-3' },
      { ...agentUser, agent: null },
      { agent: { ...agentUser, agent: null }, role: 'agent', token: 't-3' },
    ],
    [
      'staffSession',
      { user: { id: 'user-7' }, token: 't-1' },
      agentUser,
      { user: agentUser, role: 'agent', isAdmin: false, isAgent: true, token: 't-1' },
    ],
    [
      'staffSession',
      { user: { id: 'user-9' }, token: 't-1' },
      admin,
      { user: admin, role: 'admin', isAdmin: true, isAgent: false, token: 't-1' },
    ],
  ])('in %s is brought up to date by what the server says', (key, was, user, becomes) => {
    put(key, was);
    correctStoredSession(user);
    expect(stored(key)).toEqual(becomes);
  });

  it.each([
    ['adminSession', { admin: { id: admin.id } }, { ...admin, role: 'employee' as const }],
    ['agentSession', { agent: { id: 'user-7' } }, { ...agentUser, role: 'employee' as const }],
    ['staffSession', { user: { id: clientUser.id } }, clientUser],
    ['agentSession', { agent: { id: 'agent-9', userId: 'user-9' } }, agentUser],
  ])('in %s is removed when it does not fit who the server knows', (key, was, user) => {
    put(key, was);
    correctStoredSession(user);
    expect(stored(key)).toBeNull();
  });

  it('stays none when there is none', () => {
    correctStoredSession(staffUser);
    expect(localStorage).toHaveLength(0);
  });

  it('travels in a header without padding, plus or slash', () => {
    expect(staffSessionHeader()).toBeNull();
    for (const text of ['{"a":"?>?>?>~~"}', '{"a":"ÿÿÿ¿¾"}', '{"ab":1}']) {
      localStorage.setItem('staffSession', text);
      expect(staffSessionHeader()).toBe(Buffer.from(text).toString('base64url'));
    }
  });
});
