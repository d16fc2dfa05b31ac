import { screen, waitFor, within } from '@testing-library/react';
import { rememberReturnTo } from '../../../lib/session/return-to';
import { fakeApi, problem } from '../../../testing/fake-api';
import { admin } from '../../../testing/prepared/people';
import { renderApp, staffUser } from '../../../testing/render-app';
import { Component as StaffLoginPage } from './staff-login-page';

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

type Typist = ReturnType<typeof renderApp>['typist'];
const signInAs = async (typist: Typist, email: string, password: string) => {
  if (email !== '') await typist.type(screen.getByLabelText(/^Email/), email);
  if (password !== '') await typist.type(screen.getByLabelText(/^Password/), password);
  await typist.click(screen.getByRole('button', { name: 'Sign In' }));
};
const answering = (user: object, role: string) =>
  fakeApi({ ...firm, 'POST /api/staff/login': () => ({ body: { user, role, token: 't-1' } }) });

describe('the staff login', () => {
  it('shows the version next to the documented banner', async () => {
    proves('SCR-127', 'SCR-128', 'MSG-014');
    fakeApi(firm);
    renderApp(<StaffLoginPage />);
    expect(screen.getByText('Integrated Administration Services')).toBeInTheDocument();
    expect(await screen.findByText(/v1\.2\.3/)).toBeInTheDocument();
  });

  it('leads to the registration and to every other login', () => {
    proves('SCR-132', 'SCR-133');
    fakeApi(firm);
    renderApp(<StaffLoginPage />);
    const links = within(screen.getByRole('navigation', { name: 'Other ways in' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/client-registration', '/client-login', '/agent-login', '/admin-login']);
  });

  it('says what is missing, focuses the first problem and calls nobody', async () => {
    proves('SCR-121', 'SCR-122', 'MSG-020', 'MSG-022', 'RUL-115', 'RUL-116', 'FLD-0115', 'FLD-0116');
    const server = fakeApi(firm);
    const { typist } = renderApp(<StaffLoginPage />);
    await signInAs(typist, 'dana', '');
    expect(screen.getByText('Valid email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(server.sent('POST', '/api/staff/login')).toHaveLength(0);
  });

  it('stores the session with its token and opens the dashboard', async () => {
    proves('RUL-059', 'RUL-079', 'RUL-082', 'API-003');
    const server = answering(staffUser, 'employee');
    const { typist, signIn } = renderApp(<StaffLoginPage />);
    await signInAs(typist, 'dana@ridgeline.test', 'long-enough{Enter}');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(staffUser, '/'));
    expect(server.sent('POST', '/api/staff/login')[0]?.body).toEqual({
      email: 'dana@ridgeline.test',
      password: 'long-enough',
    });
    expect(JSON.parse(localStorage.getItem('staffSession') ?? '{}')).toMatchObject({
      user: { id: 'user-1' },
      role: 'employee',
      token: 't-1',
      isAdmin: false,
      isAgent: false,
    });
  });

  it('opens the dashboard for an administrator', async () => {
    proves('RUL-080');
    answering(admin, 'admin');
    const first = renderApp(<StaffLoginPage />);
    await signInAs(first.typist, 'avery@ridgeline.test', 'long-enough');
    await waitFor(() => expect(first.signIn).toHaveBeenCalledWith(admin, '/'));
  });

  it('sends an agent to the agent dashboard', async () => {
    proves('RUL-081');
    answering({ ...staffUser, role: 'agent' }, 'agent');
    const { typist, signIn } = renderApp(<StaffLoginPage />);
    await signInAs(typist, 'dana@ridgeline.test', 'long-enough');
    await waitFor(() =>
      expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ role: 'agent' }), '/agent-dashboard'),
    );
  });

  it('takes an answer that is the user itself as well', async () => {
    proves('API-003');
    fakeApi({
      ...firm,
      'POST /api/staff/login': () => ({
        body: { ...staffUser, token: 't-1' },
        notOurs: 'the documents allow the user itself',
      }),
    });
    const { typist, signIn } = renderApp(<StaffLoginPage />);
    await signInAs(typist, 'dana@ridgeline.test', 'long-enough');
    await waitFor(() =>
      expect(signIn).toHaveBeenCalledWith(expect.objectContaining({ id: 'user-1', role: 'employee' }), '/'),
    );
  });

  it('goes back to the page on which the session had ended', async () => {
    rememberReturnTo('/clients?status=active');
    answering(staffUser, 'employee');
    const { typist, signIn } = renderApp(<StaffLoginPage />);
    await signInAs(typist, 'dana@ridgeline.test', 'long-enough');
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(staffUser, '/clients?status=active'));
  });
});

describe('a staff login that fails', () => {
  it('tells what the server says, and is no lost session', async () => {
    proves('MSG-023', 'RUL-160');
    fakeApi({ ...firm, 'POST /api/staff/login': () => problem(429, 'Too many tries. Wait 15 minutes.') });
    const { typist, signIn } = renderApp(<StaffLoginPage />);
    await signInAs(typist, 'dana@ridgeline.test', 'wrong-one');
    expect(await screen.findByText('Login Failed')).toBeInTheDocument();
    expect(screen.getByText('Too many tries. Wait 15 minutes.')).toBeInTheDocument();
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each([{ status: 401 }, { status: 401, body: { statusCode: 401, message: 'Unauthorized' } }])(
    'says Invalid credentials where the server says nothing',
    async (answer) => {
      proves('MSG-024');
      fakeApi({ ...firm, 'POST /api/staff/login': () => ({ ...answer, notOurs: 'it says nothing' }) });
      const { typist } = renderApp(<StaffLoginPage />);
      await signInAs(typist, 'dana@ridgeline.test', 'wrong-one');
      expect(await screen.findByText('Login Failed')).toBeInTheDocument();
      expect(screen.getByText('Invalid credentials')).toBeInTheDocument();
    },
  );

  it.each([{ user: { role: 'employee' } }, {}, { user: { id: '' } }])(
    'tells an answer without an id from a refusal',
    async (body) => {
      proves('MSG-026');
      fakeApi({ ...firm, 'POST /api/staff/login': () => ({ body, notOurs: 'it names nobody' }) });
      const { typist, signIn } = renderApp(<StaffLoginPage />);
      await signInAs(typist, 'dana@ridgeline.test', 'long-enough');
      expect(await screen.findByText('Login Error')).toBeInTheDocument();
      expect(screen.getByText('Invalid response from server')).toBeInTheDocument();
      expect(signIn).not.toHaveBeenCalled();
      expect(localStorage).toHaveLength(0);
    },
  );
});

describe('the password on the staff login', () => {
  it('is shown and hidden', async () => {
    proves('SCR-123');
    fakeApi(firm);
    const { typist } = renderApp(<StaffLoginPage />);
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
    await typist.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
    await typist.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
  });
});

describe('a session that is there', () => {
  it.each([
    [admin, 'Administrator Dashboard'],
    [staffUser, 'Staff Dashboard'],
    [{ ...staffUser, role: 'driver' as const }, 'Staff Dashboard'],
  ])('is summed up under its title, with a way out', async (user, title) => {
    proves('SCR-129', 'SCR-130', 'SCR-131', 'MSG-015', 'MSG-016', 'RUL-035');
    fakeApi(firm);
    const { typist, signOut } = renderApp(<StaffLoginPage />, { user });
    const card = within(await screen.findByRole('region', { name: title }));
    expect(card.getByText(user.name)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    await typist.click(card.getByRole('button', { name: 'Logout' }));
    expect(signOut).toHaveBeenCalled();
  });
});
