import { screen, waitFor } from '@testing-library/react';
import { problem } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { agentUser } from '../../testing/prepared/people';
import { staffUser } from '../../testing/render-app';
import { pass, stopTime, untilSeen } from '../../testing/still-time';

const nobody = { 'GET /api/auth/user': () => problem(401, 'Unauthorized') };
const as = (user: typeof staffUser) => ({ 'GET /api/auth/user': () => ({ body: user }) });
const admin = { ...staffUser, role: 'admin' as const, isAdmin: true };
const agent = agentUser;

const waiting = () => {
  let answer = (_body: unknown): void => undefined;
  const pending = new Promise<{ body: unknown }>((resolve) => (answer = (body) => resolve({ body })));
  return { route: { 'GET /api/auth/user': () => pending }, answer: (body: unknown) => answer(body) };
};

afterEach(() => jest.useRealTimers());

describe('while it is not known who is there', () => {
  it('only says that it is loading', async () => {
    proves('SCR-008', 'MSG-001', 'RUL-017');
    const session = waiting();
    openApp('/clients', session.route);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    session.answer(staffUser);
    await screen.findByRole('heading', { name: 'Client Management' });
  });

  it.each([
    ['/staff-login', 'Staff Login'],
    ['/client-login', 'Client Login'],
    ['/agent-login', 'Agent Login'],
    ['/admin-login', 'Admin Login'],
    ['/client-registration', 'New Client Registration'],
  ])('has the public page %s open already', async (path, heading) => {
    proves('SCR-001..SCR-005', 'RUL-016');
    openApp(path, waiting().route);
    await screen.findByRole('heading', { name: heading });
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it.each(['/agent-dashboard', '/agent-profile'])(
    'leads to the staff login from %s at once where no agent was here before',
    async (path) => {
      const { address } = openApp(path, waiting().route);
      await screen.findByRole('heading', { name: 'Staff Login' });
      expect(address()).toBe('/staff-login');
    },
  );

  it.each([
    ['/agent-dashboard', 'Agent Dashboard'],
    ['/agent-profile', 'Agent Profile'],
  ])('does not send a returning agent away from %s', async (path, heading) => {
    proves('SCR-006', 'SCR-007');
    localStorage.setItem('agentSession', JSON.stringify({ agent: agent.agent, role: 'agent' }));
    const session = waiting();
    const { address } = openApp(path, { ...session.route, 'GET /api/sessions': () => ({ body: [] }) });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    session.answer(agent);
    await screen.findByRole('heading', { name: heading });
    expect(address()).toBe(path);
  });

  it('offers another try when the server cannot be reached', async () => {
    let reachable = false;
    const { typist } = openApp('/clients', {
      'GET /api/auth/user': () => (reachable ? { body: staffUser } : problem(503, 'Starting')),
    });
    await screen.findByRole('heading', { name: 'We cannot reach Axlebook' });
    reachable = true;
    await typist.click(screen.getByRole('button', { name: 'Try again' }));
    // the page's own code comes first
    await screen.findByRole('heading', { name: 'Client Management' }, { timeout: 10_000 });
  });
});

describe('a visitor who is not signed in', () => {
  it.each([
    '/',
    '/dashboard',
    '/accounting',
    '/business',
    '/clients',
    '/drivers',
    '/expenses',
    '/documents',
    '/payments',
    '/support',
    '/reports',
    '/insurance',
    '/loads',
    '/features',
    '/ifta',
    '/profile',
    '/accounting/invoices/17',
  ])('sees the landing page at %s', async (path) => {
    proves('SCR-029..SCR-044', 'SCR-059', 'RUL-020');
    proves('SCR-053..SCR-055', 'SCR-057', 'SCR-058', 'SCR-061..SCR-063', 'RUL-187', 'RUL-190');
    openApp(path, nobody);
    await screen.findByRole('heading', { name: 'You drive. We keep the books.' });
  });

  it.each([
    '/audit',
    '/agents',
    '/client-registrations',
    '/users',
    '/settings',
    '/practice',
    '/reminders',
    '/dev/mail',
  ])('is sent from %s to the login half a second after the notice, and will come back there', async (path) => {
    proves(
      'SCR-047',
      'SCR-048',
      'SCR-049',
      'SCR-214',
      'MSG-045',
      'RUL-021',
      'RUL-111',
      'RUL-140',
      'RUL-141',
      'RUL-177',
    );
    stopTime();
    const { left } = openApp(path, nobody);
    await untilSeen(() => screen.getByText('You are logged out. Logging in again...'));
    expect(screen.getByText('Unauthorized')).toBeInTheDocument();
    await pass(499);
    expect(left).not.toHaveBeenCalled();
    await pass(1);
    expect(left).toHaveBeenCalledWith('/api/login');
    expect(sessionStorage.getItem('axlebook.returnTo')).toBe(path);
  });

  it('is sent to the client login from the portal and will come back there', async () => {
    proves('SCR-045', 'RUL-021');
    const { address } = openApp('/client-portal?tab=documents', nobody);
    await screen.findByRole('heading', { name: 'Client Login' });
    expect(address()).toBe(`/client-login?next=${encodeURIComponent('/client-portal?tab=documents')}`);
  });

  it('is sent to the client login from the checkout as well', async () => {
    proves('SCR-046');
    const { address } = openApp('/checkout?client_secret=s', nobody);
    await screen.findByRole('heading', { name: 'Client Login' });
    expect(address()).toBe(`/client-login?next=${encodeURIComponent('/checkout?client_secret=s')}`);
  });

  it('is sent to the staff login from the agent dashboard', async () => {
    proves('SCR-236', 'RUL-045');
    const { address } = openApp('/agent-dashboard', nobody);
    await screen.findByRole('heading', { name: 'Staff Login' });
    expect(address()).toBe('/staff-login');
  });

  it('finds no page where there is none', async () => {
    openApp('/no-such-page', nobody);
    await screen.findByRole('heading', { name: 'Page not found' });
  });

  it('with an unreadable stored session starts over at the staff login', async () => {
    proves('RUL-070', 'RUL-071');
    globalThis.reportError = jest.fn();
    localStorage.setItem('staffSession', '{');
    const { address } = openApp('/clients', nobody);
    await screen.findByRole('heading', { name: 'Staff Login' });
    expect(address()).toBe('/staff-login');
    expect(localStorage.getItem('staffSession')).toBeNull();
  });
});

describe('a signed-in user', () => {
  it('opens what the permissions allow', async () => {
    openApp('/audit', as(admin));
    await screen.findByRole('heading', { name: 'Audit' });
    expect(document.title).toBe('Audit · Axlebook');
  });

  it('is told when a page is not part of the access, and nothing is asked of the server', async () => {
    const { server } = openApp('/audit', as(staffUser));
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
    expect(server.sent('GET', '/api/audit/facts')).toHaveLength(0);
  });

  it('without the administrator role is sent from the agents to the dashboard half a second after the notice', async () => {
    proves('SCR-213', 'MSG-044', 'RUL-040', 'RUL-111', 'RUL-138', 'RUL-139', 'RUL-177');
    stopTime();
    const { address } = openApp('/agents', as(staffUser));
    await untilSeen(() => screen.getByText('Admin access required for agent management.'));
    expect(screen.getByText('Access Denied')).toBeInTheDocument();
    await pass(499);
    expect(address()).toBe('/agents');
    await pass(1);
    expect(address()).toBe('/');
  });

  it.each([
    ['/', 'Dashboard'],
    ['/accounting', 'Accounting'],
    ['/business', 'Business Registration'],
    ['/clients', 'Client Management'],
    ['/client-registrations', 'Client Registrations'],
    ['/drivers', 'Drivers'],
    ['/expenses', 'Expenses'],
    ['/support', 'Support'],
    ['/reports', 'Reports'],
    ['/insurance', 'Insurance'],
    ['/loads', 'Load'],
    ['/features', 'Features'],
    ['/profile', 'Profile'],
    ['/agents', 'Agent Management'],
  ])('finds a page at %s', async (path, title) => {
    proves('SCR-009', 'SCR-011..SCR-016', 'SCR-019..SCR-023', 'SCR-026', 'SCR-028', 'RUL-018');
    openApp(path, {
      ...as(admin),
      'GET /api/agents': () => ({ body: [] }),
      'GET /api/client-registrations': () => ({ body: [] }),
      'GET /api/loads': () => ({ body: [] }),
      'GET /api/sessions': () => ({ body: [] }),
    });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title));
  });

  it.each([
    ['/dashboard', '/'],
    ['/invoices', '/accounting/invoices'],
  ])('is led from %s to %s', async (from, to) => {
    proves('SCR-010', 'RUL-019');
    const { address } = openApp(from, as(staffUser));
    await waitFor(() => expect(address()).toBe(to));
  });

  it('finds no page inside the shell where there is none', async () => {
    openApp('/no-such-page', as(staffUser));
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });
});
