import { act, screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../lib/api/api-types';
import { problem, type Answering } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { admin, agentRecord, agentUser, clientUser, signedInAs } from '../../testing/prepared/people';
import { portalAnswers } from '../../testing/portal-scene';
import { clientStandingOf } from '../../testing/prepared/records';
import { staffUser } from '../../testing/render-app';

const nobody: Record<string, Answering> = { 'GET /api/auth/user': () => problem(401, 'Unauthorized') };
const put = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Sidebar' }));

describe('who is signed in', () => {
  it('is said by the server, whatever the browser has stored', async () => {
    proves('RUL-069', 'API-001');
    put('staffSession', {
      user: { ...staffUser, role: 'admin', permissions: ['audit.read'] },
      role: 'admin',
      isAdmin: true,
      isAgent: false,
      token: 't-1',
    });
    const { server } = openApp('/audit', signedInAs(staffUser));
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
    expect(server.sent('GET', '/api/audit/facts')).toHaveLength(0);
    expect((await sidebar()).getByText('Dana Whitfield')).toBeInTheDocument();
    await waitFor(() =>
      expect(stored('staffSession')).toMatchObject({
        user: { id: 'user-1', role: 'employee', permissions: staffUser.permissions },
        role: 'employee',
        isAdmin: false,
        token: 't-1',
      }),
    );
  });

  it('is nobody when the server knows no session, and nothing stored stays', async () => {
    put('staffSession', { user: staffUser, role: 'admin', token: 't-1' });
    put('agentSession', { agent: agentRecord });
    openApp('/clients', nobody);
    await screen.findByRole('heading', { name: 'You drive. We keep the books.' });
    expect([stored('staffSession'), stored('agentSession')]).toEqual([null, null]);
  });

  it('is asked once, and not again after a failure', async () => {
    proves('RUL-069', 'RUL-154', 'RUL-168');
    globalThis.reportError = jest.fn();
    const { server } = openApp('/clients', { 'GET /api/auth/user': () => problem(503, 'Starting') });
    await screen.findByRole('heading', { name: 'We cannot reach Axlebook' });
    expect(server.sent('GET', '/api/auth/user')).toHaveLength(1);
    expect(globalThis.reportError).toHaveBeenCalled();
  });

  it('has empty names and picture, and the role driver, where the server gives none', async () => {
    proves('RUL-055', 'RUL-056', 'RUL-057', 'RUL-072', 'FLD-0001..FLD-0012');
    openApp('/profile', {
      'GET /api/auth/user': () => ({ body: { id: 'user-3' }, notOurs: 'it gives no more than an id' }),
      'GET /api/sessions': () => ({ body: [] }),
    });
    const side = await sidebar();
    expect(side.getByText('User')).toBeInTheDocument();
    expect(side.getByText('driver')).toBeInTheDocument();
    expect(side.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Dashboard',
      'Client Portal',
      'IFTA Help',
      'Payments',
      'Support',
    ]);
  });

  it('with a stored session that cannot be read, starts over at the staff login', async () => {
    proves('RUL-070', 'RUL-071', 'RUL-078');
    globalThis.reportError = jest.fn();
    localStorage.setItem('adminSession', '{');
    put('agentSession', { agent: agentRecord });
    const { address } = openApp('/agent-login', nobody);
    await screen.findByRole('heading', { name: 'Staff Login' });
    expect(address()).toBe('/staff-login');
    expect(['staffSession', 'adminSession', 'agentSession'].map(stored)).toEqual([null, null, null]);
    expect(globalThis.reportError).toHaveBeenCalled();
  });

  it('keeps an agent as the agent it is, brought up to date', async () => {
    proves('RUL-075', 'FLD-0021');
    put('agentSession', {
      agent: { ...agentRecord, accessLevel: 'advanced', maxClients: 9_999 },
      role: 'agent',
      token: 't-1',
    });
    openApp('/profile', { ...signedInAs(agentUser), 'GET /api/sessions': () => ({ body: [] }) });
    await sidebar();
    await waitFor(() => expect(stored('agentSession')).toEqual({ agent: agentRecord, role: 'agent', token: 't-1' }));
  });
});

describe('a call', () => {
  it('carries the stored staff session and the cookies', async () => {
    proves('RUL-148', 'RUL-149');
    put('staffSession', { user: staffUser, role: 'employee', token: 't-1' });
    const { server } = openApp('/clients', signedInAs(staffUser));
    const asked = globalThis.fetch;
    const credentials: unknown[] = [];
    globalThis.fetch = (input, init) => {
      credentials.push(init?.credentials);
      return asked(input, init);
    };
    await screen.findByRole('heading', { name: 'Client Management' });
    await waitFor(() => expect(server.sent('GET', '/api/client-standings').length).toBeGreaterThan(0));
    const header = server.sent('GET', '/api/client-standings')[0]?.headers.get('x-staff-session') ?? '';
    expect(JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))).toMatchObject({ token: 't-1' });
    expect(new Set(credentials)).toEqual(new Set(['include']));
  });

  it('carries none where only an agent or an administrator is stored', async () => {
    put('agentSession', { agent: agentRecord, role: 'agent', token: 't-1' });
    const { server } = openApp('/clients', signedInAs(agentUser));
    await waitFor(() => expect(server.sent('GET', '/api/client-standings').length).toBeGreaterThan(0));
    expect(server.seen.every(({ headers }) => !headers.has('x-staff-session'))).toBe(true);
  });
});

describe('logging out', () => {
  const everything = ['staffSession', 'adminSession', 'agentSession', 'adminProfile', 'user'];
  const open = async (user: User, answers: Record<string, Answering> = {}) => {
    for (const key of everything) put(key, { user, role: user.role, token: 't-1' });
    const app = openApp('/profile', { ...signedInAs(user), 'GET /api/sessions': () => ({ body: [] }), ...answers });
    await app.typist.click((await sidebar()).getByRole('button', { name: 'Logout' }));
    return app;
  };

  it.each([admin, staffUser, agentUser])('of $role removes every entry, then leaves by the server', async (user) => {
    proves('SCR-094', 'RUL-065', 'RUL-083', 'RUL-084', 'SCR-050', 'FLD-0024', 'FLD-0025');
    const { left } = await open(user);
    expect(everything.map(stored)).toEqual([null, null, null, null, null]);
    expect(left).toHaveBeenCalledWith('/api/logout');
  });

  it('of a client ends the session, forgets the pending payment and goes to the client login', async () => {
    proves('RUL-087');
    put('clientSession', { client: clientUser, token: 't-1' });
    put('pendingPayment', { amount: 150 });
    const { server, left } = await open(clientUser, { 'POST /api/logout': () => ({ status: 204 }) });
    await waitFor(() => expect(left).toHaveBeenCalledWith('/client-login'));
    expect(server.sent('POST', '/api/logout')).toHaveLength(1);
    expect([stored('clientSession'), stored('pendingPayment')]).toEqual([null, null]);
  });

  it('of a client goes on when the server cannot be reached', async () => {
    globalThis.reportError = jest.fn();
    const { left } = await open(clientUser);
    await waitFor(() => expect(left).toHaveBeenCalledWith('/client-login'));
  });
});

describe('at a login', () => {
  it('who left a session behind is not asked to type while it is looked at', async () => {
    put('staffSession', { user: staffUser, role: 'employee', token: 't-1' });
    let answer = (_body: unknown): void => undefined;
    const waiting = new Promise<{ body: unknown }>((resolve) => (answer = (body) => resolve({ body })));
    openApp('/staff-login', { 'GET /api/auth/user': () => waiting });
    expect(await screen.findByText('Checking your session...')).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    answer(staffUser);
    expect(await screen.findByRole('region', { name: 'Staff Dashboard' })).toBeInTheDocument();
  });

  it('who is signed in and then comes back after a lost session lands where they were', async () => {
    sessionStorage.setItem('axlebook.returnTo', '/clients');
    let user: User | null = null;
    const { typist, address } = openApp('/staff-login', {
      'GET /api/auth/user': () => (user ? { body: user } : problem(401, 'Unauthorized')),
      'POST /api/staff/login': () => {
        user = staffUser;
        return { body: { user: staffUser, role: 'employee', token: 't-1' } };
      },
    });
    await typist.type(await screen.findByLabelText(/^Email/), 'dana@ridgeline.test');
    await typist.type(screen.getByLabelText(/^Password/), 'long-enough{Enter}');
    await screen.findByRole('heading', { name: 'Client Management' });
    expect(address()).toBe('/clients');
  });
});

describe('the next user of the same browser', () => {
  it('sees nothing that was fetched for the one before', async () => {
    let user: User = agentUser;
    const seenBy: Record<string, string> = { [agentUser.id]: 'Red Mesa Transport', [admin.id]: 'Bluff City Haulage' };
    const { typist, address } = openApp('/clients', {
      'GET /api/auth/user': () => ({ body: user }),
      'GET /api/client-standings': () => ({
        body: [clientStandingOf({ id: 'client-1', companyName: seenBy[user.id] ?? '' })],
        headers: { 'x-total-count': '1' },
      }),
      'POST /api/admin/login': () => {
        user = admin;
        return { body: { admin, role: 'admin', token: 't-2' } };
      },
    });
    expect((await screen.findAllByText('Red Mesa Transport')).length).toBeGreaterThan(0);
    const goTo = (path: string) =>
      act(() => {
        window.history.pushState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
    goTo('/admin-login');
    await typist.type(await screen.findByLabelText(/^Email/), admin.email);
    await typist.type(screen.getByLabelText(/^Password/), 'long-enough{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
    expect((await sidebar()).getByText('Avery Stone')).toBeInTheDocument();
    goTo('/clients');
    expect((await screen.findAllByText('Bluff City Haulage')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Red Mesa Transport')).not.toBeInTheDocument();
    expect(screen.queryByText('Riley Nguyen')).not.toBeInTheDocument();
  });
});

describe('a payment that is about to be made', () => {
  it('is kept in the browser before the checkout opens', async () => {
    proves('RUL-064', 'FLD-0023');
    const storedValue: unknown[] = [];
    const { typist, address } = openApp(
      '/client-portal/payments?pay=1',
      portalAnswers({
        ...signedInAs(clientUser),
        'POST /api/create-payment-intent': () => ({ body: { clientSecret: 'pi_1_secret_2' } }),
        'POST /api/checkout': () => {
          storedValue.push(stored('pendingPayment'));
          return problem(404, 'This payment is not there');
        },
      }),
    );
    await typist.click(await screen.findByRole('button', { name: 'Continue to checkout' }));
    await waitFor(() => expect(address()).toBe('/checkout?client_secret=pi_1_secret_2'));
    await waitFor(() =>
      expect(storedValue).toEqual([{ amount: 150, description: 'IFTA Processing Fee', paymentMethod: 'card' }]),
    );
  });
});
