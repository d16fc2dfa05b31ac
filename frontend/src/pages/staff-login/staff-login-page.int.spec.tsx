import { screen, waitFor } from '@testing-library/react';
import { fakeApi, problem } from '../../testing/fake-api';
import { renderApp, staffUser } from '../../testing/render-app';
import { Component as StaffLoginPage } from './staff-login-page';

const firm = { 'GET /api/firm': () => ({ body: { name: 'Ridgeline', phone: '', email: '', timeZone: 'America/New_York', demo: false, version: '1.2.3', today: '2026-03-02' } }) };

const signInAs = async (typist: ReturnType<typeof renderApp>['typist'], email: string, password: string) => {
  if (email !== '') await typist.type(screen.getByLabelText(/^Email/), email);
  if (password !== '') await typist.type(screen.getByLabelText(/^Password/), password);
  await typist.click(screen.getByRole('button', { name: 'Sign In' }));
};

describe('staff login', () => {
  beforeEach(() => localStorage.clear());

  it('shows the version next to the documented banner', async () => {
    fakeApi(firm);
    renderApp(<StaffLoginPage />);
    expect(screen.getByText('Integrated Administration Services')).toBeInTheDocument();
    expect(await screen.findByText(/v1\.2\.3/)).toBeInTheDocument();
  });

  it('says what is missing, focuses the first problem and calls nobody', async () => {
    const server = fakeApi(firm);
    const { typist } = renderApp(<StaffLoginPage />);
    await signInAs(typist, 'dana', '');
    expect(screen.getByText('Valid email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(server.sent('POST', '/api/staff/login')).toHaveLength(0);
  });

  it('stores the session with its token and opens the dashboard', async () => {
    const server = fakeApi({ ...firm, 'POST /api/staff/login': () => ({ body: { user: staffUser, role: 'employee', token: 't-1' } }) });
    const { typist, signIn } = renderApp(<StaffLoginPage />);
    await signInAs(typist, 'dana@ridgeline.test', 'long-enough{Enter}');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(staffUser, '/'));
    expect(server.sent('POST', '/api/staff/login')[0]?.body).toEqual({ email: 'dana@ridgeline.test', password: 'long-enough' });
    expect(JSON.parse(localStorage.getItem('staffSession') ?? '{}')).toMatchObject({ token: 't-1', isAdmin: false });
  });

  it('sends an agent to the agent dashboard', async () => {
    fakeApi({ ...firm, 'POST /api/staff/login': () => ({ body: { user: { ...staffUser, role: 'agent' }, role: 'agent', token: 't-1' } }) });
    const { typist, signIn } = renderApp(<StaffLoginPage />);
    await signInAs(typist, 'dana@ridgeline.test', 'long-enough');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ role: 'agent' }), '/agent-dashboard'));
  });

  it('tells a failed login without treating it as a lost session', async () => {
    fakeApi({ ...firm, 'POST /api/staff/login': () => problem(401, 'Invalid credentials') });
    const { typist, signIn } = renderApp(<StaffLoginPage />);
    await signInAs(typist, 'dana@ridgeline.test', 'wrong-one');
    expect(await screen.findByText('Login Failed')).toBeInTheDocument();
    expect(screen.getByText('Invalid credentials')).toBeInTheDocument();
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
    expect(signIn).not.toHaveBeenCalled();
  });

  it('shows and hides the password', async () => {
    fakeApi(firm);
    const { typist } = renderApp(<StaffLoginPage />);
    await typist.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  });

  it('shows the summary of a session that is there, with a way out', async () => {
    fakeApi(firm);
    const { typist, signOut } = renderApp(<StaffLoginPage />, { user: { ...staffUser, role: 'admin', isAdmin: true } });
    expect(await screen.findByText('Administrator Dashboard')).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Logout' }));
    expect(signOut).toHaveBeenCalled();
  });
});
