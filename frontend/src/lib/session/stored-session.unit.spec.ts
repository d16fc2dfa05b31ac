import { staffUser } from '../../testing/render-app';
import { clearStoredSession, correctStoredSession, resolveStoredSession, storeAdminSession, storeClientSession, storeStaffSession } from './stored-session';

const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('the stored session', () => {
  beforeEach(() => localStorage.clear());

  it('is taken from staff first, then admin, then agent [RUL-058 RUL-066 RUL-067 RUL-068 RUL-073 RUL-075 ENM-009 ENM-010]', () => {
    put('agentSession', { agent: { id: 'a' } });
    expect(resolveStoredSession()).toMatchObject({ session: { source: 'agent', role: 'agent', user: { id: 'a' } } });
    put('adminSession', { admin: { id: 'b' } });
    expect(resolveStoredSession()).toMatchObject({ session: { source: 'admin', role: 'admin', user: { id: 'b' } } });
    put('staffSession', { user: { id: 'c', role: 'employee' } });
    expect(resolveStoredSession()).toMatchObject({ session: { source: 'staff', role: 'employee', user: { id: 'c' } } });
  });

  it('falls back to the driver role and the default administrator [RUL-060 RUL-061 RUL-072 RUL-074 FLD-0017..FLD-0020]', () => {
    put('staffSession', { user: { id: 'c' } });
    expect(resolveStoredSession()).toMatchObject({ session: { role: 'driver' } });
    localStorage.clear();
    put('adminSession', { email: 'boss@ridgeline.test' });
    expect(resolveStoredSession()).toMatchObject({ session: { role: 'admin', user: { id: 'admin_1', email: 'boss@ridgeline.test' } } });
    put('adminSession', {});
    expect(resolveStoredSession()).toMatchObject({ session: { role: 'admin', user: { id: 'admin_1', role: 'admin', email: 'admin@axlebook.test' } } });
  });

  it.each(['{', '"text"', '[]'])('is corrupt when it holds %s [RUL-070 RUL-078]', (value) => {
    globalThis.reportError = jest.fn();
    localStorage.setItem('staffSession', value);
    expect(resolveStoredSession()).toEqual({ kind: 'corrupt' });
    expect(globalThis.reportError).toHaveBeenCalled();
  });

  it('replaces every earlier one at login, whichever door was used [RUL-059 RUL-063 RUL-079 FLD-0013..FLD-0016 FLD-0022]', () => {
    put('agentSession', { agent: {} });
    put('clientSession', { token: 'old' });
    storeStaffSession({ user: staffUser, role: 'employee', token: 't-1' });
    expect(stored('staffSession')).toMatchObject({ user: { id: 'user-1' }, role: 'employee', isAdmin: false, isAgent: false, token: 't-1' });
    expect([stored('agentSession'), stored('clientSession')]).toEqual([null, null]);
    storeAdminSession({ user: { ...staffUser, role: 'admin' }, token: 't-2' });
    expect(stored('staffSession')).toBeNull();
    storeClientSession({ role: 'client', token: 't-3' });
    expect(stored('adminSession')).toBeNull();
    expect(stored('clientSession')).toMatchObject({ token: 't-3' });
  });

  it('is corrected by what the server says', () => {
    storeStaffSession({ user: staffUser, role: 'employee', token: 't-1' });
    put('staffSession', { ...(stored('staffSession') as object), user: { ...staffUser, role: 'admin' }, role: 'admin', isAdmin: true });
    correctStoredSession(staffUser);
    expect(stored('staffSession')).toMatchObject({ role: 'employee', isAdmin: false, user: { role: 'employee' }, token: 't-1' });
  });

  it("is removed when it is another user's, or a client's in a staff key", () => {
    storeStaffSession({ user: staffUser, role: 'employee', token: 't-1' });
    correctStoredSession({ ...staffUser, id: 'user-2' });
    expect(stored('staffSession')).toBeNull();
  });

  it('leaves nothing of staff, admin, agent, profile and user behind at logout [RUL-065 RUL-083]', () => {
    for (const key of ['staffSession', 'adminSession', 'agentSession', 'adminProfile', 'user']) put(key, {});
    clearStoredSession();
    expect(localStorage).toHaveLength(0);
  });
});
