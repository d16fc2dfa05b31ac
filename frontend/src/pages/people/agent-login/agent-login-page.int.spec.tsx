import { screen, waitFor, within } from '@testing-library/react';
import { toasts } from '../../../components/toast/toast-store';
import { fakeApi, problem, type Answering } from '../../../testing/fake-api';
import { agentRecord, agentUser } from '../../../testing/prepared/people';
import { renderApp } from '../../../testing/render-app';
import { Component as AgentLoginPage } from './agent-login-page';

const firm = {
  'GET /api/firm': () => ({
    body: {
      name: 'Ridgeline',
      phone: '',
      email: '',
      timeZone: 'America/New_York',
      demo: false,
      version: '1.2.3',
      today: '2026-03-02',
    },
  }),
};

const open = (answers: Record<string, Answering> = {}) => {
  const server = fakeApi({ ...firm, ...answers });
  const app = renderApp(<AgentLoginPage />);
  const enter = async (email: string, password: string) => {
    await app.typist.type(screen.getByLabelText(/^Email/), email);
    if (password !== '') await app.typist.type(screen.getByLabelText(/^Password/), password);
    await app.typist.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  return { ...app, server, enter };
};

const detailsOf = (name: string) => screen.getByRole('region', { name }).textContent;

describe('the agent login', () => {
  it('asks for e-mail and password in the documented words', async () => {
    proves('SCR-138', 'SCR-139', 'MSG-020', 'MSG-022', 'FLD-0115', 'FLD-0116');
    const { server, enter } = open();
    await enter('riley', '');
    expect(screen.getByText('Valid email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(server.sent('POST', '/api/agents/login')).toHaveLength(0);
  });

  it('shows and hides the password', async () => {
    proves('SCR-140');
    const { typist } = open();
    await typist.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  });

  it('stores the agent, not the user, and opens the agent dashboard', async () => {
    proves('RUL-062', 'RUL-079', 'RUL-081', 'API-006');
    const { signIn, enter } = open({
      'POST /api/agents/login': () => ({ body: { agent: agentRecord, user: agentUser, role: 'agent', token: 't-1' } }),
    });
    await enter('riley@ridgeline.test', 'long-enough');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(agentUser, '/agent-dashboard'));
    expect(JSON.parse(localStorage.getItem('agentSession') ?? '{}')).toEqual({
      agent: agentRecord,
      role: 'agent',
      token: 't-1',
    });
  });

  it('lets a user in whom nobody made an agent yet, without making one up', async () => {
    const user = { ...agentUser, agent: null };
    const { signIn, enter } = open({
      'POST /api/agents/login': () => ({ body: { agent: user, user, role: 'agent', token: 't-1' } }),
    });
    await enter('riley@ridgeline.test', 'long-enough');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(user, '/agent-dashboard'));
    expect(JSON.parse(localStorage.getItem('agentSession') ?? '{}')).toMatchObject({
      agent: { id: 'user-7' },
      role: 'agent',
    });
  });

  it('asks who it is where the answer is the agent itself', async () => {
    proves('API-006');
    const { signIn, enter } = open({
      'POST /api/agents/login': () => ({
        body: { ...agentRecord, token: 't-1' },
        notOurs: 'the documents allow the agent itself',
      }),
      'GET /api/auth/user': () => ({ body: agentUser }),
    });
    await enter('riley@ridgeline.test', 'long-enough');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(agentUser, '/agent-dashboard'));
  });

  it('tells a refusal with what the server says, else with Invalid credentials', async () => {
    proves('MSG-023', 'MSG-024');
    let answer = problem(401, 'Your account is not active');
    const { enter } = open({ 'POST /api/agents/login': () => answer });
    await enter('riley@ridgeline.test', 'wrong-one');
    expect(await screen.findByText('Your account is not active')).toBeInTheDocument();
    expect(screen.getByText('Login Failed')).toBeInTheDocument();
    toasts.dismiss(toasts.visible()?.id ?? 0);
    answer = { status: 401, notOurs: 'it says nothing' };
    await enter('{End}', '');
    expect(await screen.findByText('Invalid credentials')).toBeInTheDocument();
  });

  it('tells an answer that makes no sense', async () => {
    proves('MSG-026');
    const { enter } = open({
      'POST /api/agents/login': () => ({ body: { agent: { displayName: 'Riley' } }, notOurs: 'it names nobody' }),
    });
    await enter('riley@ridgeline.test', 'long-enough');
    expect(await screen.findByText('Invalid response from server')).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
  });
});

describe('an agent who is signed in already', () => {
  it('sees profile, permissions, limits and a way out', async () => {
    proves('SCR-144', 'SCR-145', 'SCR-146', 'SCR-147', 'SCR-148', 'RUL-036', 'RUL-142');
    fakeApi(firm);
    const { typist, signOut } = renderApp(<AgentLoginPage />, {
      user: { ...agentUser, agent: { ...agentRecord, canViewReports: false } },
    });
    const card = within(await screen.findByRole('region', { name: 'Agent Dashboard' }));
    expect(detailsOf('Profile')).toBe('ProfileDisplay nameRiley at RidgelineDepartmentDispatchAccess levelStandard');
    expect(detailsOf('Permissions')).toBe(
      'PermissionsCreate invoicesYesView reportsNoManage clientsYesAccess accountingYes',
    );
    expect(detailsOf('Limits')).toBe('LimitsClients50Invoices a monthUnlimited');
    expect(card.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/agent-dashboard');
    await typist.click(card.getByRole('button', { name: 'Logout' }));
    expect(signOut).toHaveBeenCalled();
  });

  it('is told when the account is not set up yet', async () => {
    fakeApi(firm);
    renderApp(<AgentLoginPage />, { user: { ...agentUser, agent: null } });
    expect(await screen.findByText(/not set up yet/)).toBeInTheDocument();
  });
});
