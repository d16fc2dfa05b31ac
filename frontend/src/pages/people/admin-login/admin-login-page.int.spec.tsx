import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type Answering } from '../../../testing/fake-api';
import { admin } from '../../../testing/prepared/people';
import { renderApp } from '../../../testing/render-app';
import { Component as AdminLoginPage } from './admin-login-page';

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

const open = (login?: Answering) => {
  const server = fakeApi({ ...firm, ...(login && { 'POST /api/admin/login': login }) });
  const app = renderApp(<AdminLoginPage />);
  const signIn = async (email: string, password: string) => {
    await app.typist.type(screen.getByLabelText(/^Email/), email);
    if (password !== '') await app.typist.type(screen.getByLabelText(/^Password/), password);
    await app.typist.click(screen.getByRole('button', { name: 'Sign In as Administrator' }));
  };
  return { ...app, server, enter: signIn };
};

describe('the admin login', () => {
  it('asks for e-mail and password in the documented words', async () => {
    proves('SCR-134', 'SCR-135', 'SCR-137', 'MSG-017', 'MSG-021', 'MSG-022', 'FLD-0115', 'FLD-0116');
    const { server, enter } = open();
    await enter('avery', '');
    expect(screen.getByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(server.sent('POST', '/api/admin/login')).toHaveLength(0);
  });

  it('shows and hides the password', async () => {
    proves('SCR-136');
    const { typist } = open();
    await typist.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  });

  it('stores the admin session and opens the dashboard', async () => {
    proves('RUL-060', 'RUL-080', 'API-005');
    const { signIn, enter } = open(() => ({ body: { admin, role: 'admin', token: 't-1' } }));
    await enter('avery@ridgeline.test', 'long-enough');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(admin, '/'));
    expect(JSON.parse(localStorage.getItem('adminSession') ?? '{}')).toMatchObject({
      admin: { id: 'user-9' },
      role: 'admin',
      token: 't-1',
    });
    expect(localStorage.getItem('staffSession')).toBeNull();
  });

  it('tells a refusal', async () => {
    proves('MSG-025');
    const { enter } = open(() => problem(401, 'Invalid credentials'));
    await enter('avery@ridgeline.test', 'wrong-one');
    expect(await screen.findByText('Admin Login Failed')).toBeInTheDocument();
    expect(screen.getByText('Invalid admin credentials')).toBeInTheDocument();
  });

  it('tells an answer that makes no sense', async () => {
    proves('MSG-026');
    const { enter } = open(() => ({ body: { token: 't-1' }, notOurs: 'it names nobody' }));
    await enter('avery@ridgeline.test', 'long-enough');
    expect(await screen.findByText('Invalid response from server')).toBeInTheDocument();
  });

  it('sums up an administrator who is signed in already', async () => {
    fakeApi(firm);
    const { typist, signOut } = renderApp(<AdminLoginPage />, { user: admin });
    const card = within(await screen.findByRole('region', { name: 'Administrator Dashboard' }));
    await typist.click(card.getByRole('button', { name: 'Logout' }));
    expect(signOut).toHaveBeenCalled();
  });
});
