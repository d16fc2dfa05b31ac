import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { toasts } from '../../components/toast/toast-store';
import { problem, type Answering } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { admin, agentUser, signedInAs } from '../../testing/prepared/people';
import { staffUser } from '../../testing/render-app';

const open = async (user: object = staffUser, answers: Record<string, Answering> = {}, at = '/clients') => {
  const app = openApp(at, { 'GET /api/auth/user': () => ({ body: user }), ...answers });
  await screen.findByRole('complementary', { name: 'Sidebar' });
  return app;
};
const sidebar = () => within(screen.getByRole('complementary', { name: 'Sidebar' }));
const header = () => within(screen.getByRole('banner'));
const labels = (links: HTMLElement[]) =>
  links.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);

describe('the header', () => {
  it('shows the title of the page, Home, notifications and the profile', async () => {
    proves('SCR-085', 'SCR-086', 'SCR-087', 'SCR-089', 'SCR-090', 'RUL-024');
    const { typist } = await open();
    expect(await header().findByRole('heading', { level: 1, name: 'Client Management' })).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(header().getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(header().getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await typist.click(header().getByRole('button', { name: 'Notifications' }));
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toHaveTextContent('You are all caught up');
  });

  it('keeps notices that came and went under the bell', async () => {
    proves('RUL-172');
    const { typist } = await open();
    act(() =>
      toasts.dismiss(
        toasts.show({ tone: 'success', title: 'Invoice sent', description: 'INV-000118 went to Blue Yonder.' }),
      ),
    );
    await typist.click(header().getByRole('button', { name: 'Notifications' }));
    const notices = within(await screen.findByRole('list', { name: 'Recent notices' }));
    expect(notices.getAllByRole('listitem')[0]).toHaveTextContent('Invoice sentINV-000118 went to Blue Yonder.');
  });

  it('says System Online, or System Offline when the system does not answer', async () => {
    proves('SCR-088', 'MSG-007');
    await open();
    expect(await header().findByText('System Online')).toBeInTheDocument();
  });

  it('says System Offline when the system does not answer', async () => {
    await open(staffUser, { 'GET /api/health/ready': () => problem(503, 'Starting') });
    expect(await header().findByText('System Offline')).toBeInTheDocument();
  });
});

describe('the sidebar', () => {
  it('shows picture, name and role, and Logout', async () => {
    proves('SCR-082', 'SCR-091', 'SCR-093', 'SCR-094', 'RUL-027', 'RUL-028');
    await open({ ...staffUser, profileImageUrl: '/api/files/avatar-1' });
    expect(sidebar().getByText('Dana Whitfield')).toBeInTheDocument();
    expect(sidebar().getByText('employee')).toBeInTheDocument();
    expect(sidebar().getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(document.querySelector('aside img[src="/api/files/avatar-1"]')).toBeInTheDocument();
  });

  it('shows a default picture where there is none', async () => {
    proves('SCR-091', 'RUL-027');
    await open();
    expect(document.querySelector('aside img[src="/default-avatar.svg"]')).toBeInTheDocument();
  });

  it.each([
    [{ name: 'Dana Whitfield' }, 'Dana Whitfield'],
    [{ name: '', displayName: '', firstName: '', lastName: '' }, 'dana@ridgeline.test'],
    [{ name: '', displayName: '', firstName: '', lastName: '', email: '' }, 'User'],
  ])('calls %j %s', async (names, shown) => {
    proves('SCR-092', 'MSG-008', 'RUL-026');
    await open({ ...staffUser, ...names });
    expect(sidebar().getByText(shown)).toBeInTheDocument();
  });

  it('leads an administrator to the documented fourteen', async () => {
    proves('SCR-097..SCR-110', 'RUL-031');
    const { typist } = await open(admin);
    await typist.click(sidebar().getByRole('button', { name: 'Firm' }));
    const links = (place: HTMLElement) => labels(within(place).getAllByRole('link', { hidden: true }));
    const documented = [
      ['Dashboard', '/'],
      ['Clients', '/clients'],
      ['Drivers', '/drivers'],
      ['Documents', '/documents'],
      ['Support', '/support'],
      ['Loads', '/loads'],
      ['Invoices', '/accounting/invoices'],
      ['Payments', '/payments'],
      ['Expenses', '/expenses'],
      ['Accounting', '/accounting'],
      ['Reports', '/reports'],
      ['IFTA Help', '/ifta'],
      ['Features', '/features'],
      ['Insurance', '/insurance'],
      ['Business Registration', '/business'],
      ['Agent Management', '/agents'],
    ];
    const shown = links(sidebar().getByRole('navigation', { name: 'Main' })).map(([label, to]) => `${label} ${to}`);
    const named = documented.map(([label, to]) => `${label} ${to}`);
    expect(shown.filter((link) => named.includes(link))).toEqual(named);
    expect(sidebar().queryByText('Coming next')).toBeNull();
  });

  it('keeps the group of administrators shut until it is opened, and opened from then on', async () => {
    const { typist } = await open(admin);
    const firm = () => sidebar().getByRole('button', { name: 'Firm' });
    expect(firm()).toHaveAttribute('aria-expanded', 'false');
    expect(sidebar().queryByRole('link', { name: 'Users' })).toBeNull();
    await typist.click(firm());
    expect(sidebar().getByRole('link', { name: 'Users' })).toBeInTheDocument();
    cleanup();
    await open(admin);
    expect(firm()).toHaveAttribute('aria-expanded', 'true');
    await typist.click(firm());
    expect(sidebar().queryByRole('link', { name: 'Users' })).toBeNull();
  });

  it('opens the group of the page that somebody is on', async () => {
    await open(admin, {}, '/users');
    expect(sidebar().getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  });

  it('shuts the group of administrators, also on one of its pages', async () => {
    const { typist } = await open(admin, {}, '/users');
    const firm = () => sidebar().getByRole('button', { name: 'Firm' });
    await typist.click(firm());
    expect(firm()).toHaveAttribute('aria-expanded', 'false');
    expect(sidebar().queryByRole('link', { name: 'Users' })).toBeNull();
    await typist.click(firm());
    expect(sidebar().getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
  });

  it('says in plain words what only insiders know by its name', async () => {
    await open(admin);
    expect(sidebar().getByRole('link', { name: 'IFTA Help' })).toHaveTextContent('Quarterly fuel tax');
    expect(sidebar().getByRole('link', { name: 'Features' })).toHaveTextContent('Audits, permits, plates');
  });

  it('leads a driver to the documented four, and below them to support', async () => {
    proves('SCR-111..SCR-114', 'RUL-032', 'RUL-137');
    await open(
      { ...staffUser, role: 'driver', permissions: ['portal.read', 'portal.write', 'dashboard.read'] },
      { 'GET /api/sessions': () => ({ body: [] }) },
      '/profile',
    );
    expect(labels(sidebar().getAllByRole('link'))).toEqual([
      ['Dashboard', '/'],
      ['Client Portal', '/client-portal'],
      ['IFTA Help', '/ifta'],
      ['Payments', '/payments'],
      ['Support', '/support'],
    ]);
    expect(
      labels(within(screen.getByLabelText('Quick navigation')).getAllByRole('link', { hidden: true })).map(
        ([label]) => label,
      ),
    ).toEqual(['Dashboard', 'Client Portal', 'IFTA Help', 'Payments']);
  });
});

describe('on a phone', () => {
  it('the bar at the bottom shows the first five', async () => {
    proves('SCR-084', 'RUL-025');
    await open(admin);
    const bar = within(screen.getByLabelText('Quick navigation'));
    expect(labels(bar.getAllByRole('link', { hidden: true }))).toEqual([
      ['Dashboard', '/'],
      ['Practice Desk', '/practice'],
      ['Clients', '/clients'],
      ['Invoices', '/accounting/invoices'],
      ['Loads', '/loads'],
    ]);
  });

  it('the menu slides in, and goes when an item is picked or it is closed', async () => {
    proves('SCR-083', 'SCR-095', 'SCR-096', 'RUL-029', 'RUL-030');
    const { typist, address } = await open();
    const menu = () => screen.findByRole('dialog', { name: 'Menu' });
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());
    await typist.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
    await menu();
    await typist.keyboard('{Escape}');
    await gone();
    await typist.click(screen.getByRole('button', { name: 'Open menu', hidden: true }));
    await typist.click(within(await menu()).getByRole('link', { name: 'Loads' }));
    await gone();
    expect(address()).toBe('/loads');
  });

  it('changes at 768 px', async () => {
    proves('RUL-033');
    await open();
    const bar = screen.getByLabelText('Quick navigation');
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));
    const own = rules.filter(
      (rule) => rule.startsWith('@media') && [...bar.classList].some((name) => rule.includes(`.${name}`)),
    );
    expect(own.some((rule) => rule.includes('max-width: 767.95px') && rule.includes('display: grid'))).toBe(true);
  });
});

describe('the dashboard cards', () => {
  const stats = { pendingInvoices: 3, monthlyRevenue: '$1,234', fuelExpenses: '$200', milesDriven: '5,120' };

  it('show a grey pulsing placeholder, then the figures', async () => {
    proves('SCR-115..SCR-120', 'RUL-034', 'API-002');
    let answer = (_answer: { body: unknown }): void => undefined;
    await open(admin, { 'GET /api/dashboard/stats': () => new Promise((resolve) => (answer = resolve)) }, '/');
    const waiting = await screen.findByLabelText('Pending Invoices is loading');
    expect(waiting).toHaveClass('MuiSkeleton-pulse');
    answer({ body: stats });
    for (const [label, value] of [
      ['Pending Invoices', '3'],
      ['This Month Revenue', '$1,234'],
      ['Fuel Expenses', '$200'],
      ['Miles Driven', '5,120'],
    ] as const) {
      expect(await screen.findByText(value)).toBeInTheDocument();
      expect(screen.getByText(label)).toBeInTheDocument();
    }
  });

  it('show 0 and $0 where the server gives nothing', async () => {
    proves('SCR-314..SCR-317', 'RUL-095');
    await open(admin, { 'GET /api/dashboard/stats': () => ({ body: {}, notOurs: 'it gives nothing' }) }, '/');
    await screen.findByText('Pending Invoices');
    await waitFor(() => expect(screen.getAllByText('0')).toHaveLength(2));
    expect(screen.getAllByText('$0')).toHaveLength(2);
  });

  it('show a dash where they could not be loaded, and no list', async () => {
    await open(admin, { 'GET /api/dashboard/stats': () => problem(503, 'Starting') }, '/');
    await screen.findByText('Pending Invoices');
    await waitFor(() => expect(screen.getAllByText('It could not be loaded.')).toHaveLength(4), { timeout: 5_000 });
    expect(screen.getAllByText('—').length).toBeGreaterThanOrEqual(4);
    expect(screen.queryByText('$0')).toBeNull();
  });

  it('are not for an agent without the figures of the firm: the agent dashboard is', async () => {
    localStorage.setItem('agentSession', JSON.stringify({ agent: agentUser.agent, role: 'agent', token: 't-1' }));
    const { address, server } = openApp('/', {
      ...signedInAs(agentUser),
      'GET /api/agents/stats': () => problem(503, 'Starting'),
      'GET /api/agents/clients': () => ({ body: [] }),
      'GET /api/agents/invoices': () => ({ body: [] }),
    });
    await waitFor(() => expect(address()).toBe('/agent-dashboard'));
    expect(server.sent('GET', '/api/dashboard/stats')).toHaveLength(0);
  });
});
