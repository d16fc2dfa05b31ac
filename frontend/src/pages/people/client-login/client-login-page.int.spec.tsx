import { screen, waitFor, within } from '@testing-library/react';
import { rememberReturnTo } from '../../../lib/session/return-to';
import { fakeApi, problem, type Answering } from '../../../testing/fake-api';
import { clientUser } from '../../../testing/prepared/people';
import { renderApp } from '../../../testing/render-app';
import { Component as ClientLoginPage } from './client-login-page';

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
const welcome = () => ({ body: { client: clientUser, role: 'client', token: 't-1' } });

const open = (login: Answering = welcome, at = '/client-login') => {
  const server = fakeApi({ ...firm, 'POST /api/client/login': login });
  const app = renderApp(<ClientLoginPage />, { at });
  const enter = async (email = 'ben@redmesa.test', password = 'long-enough') => {
    if (email !== '') await app.typist.type(screen.getByLabelText(/^Email/), email);
    if (password !== '') await app.typist.type(screen.getByLabelText(/^Password/), password);
    await app.typist.click(screen.getByRole('button', { name: 'Sign In to Client Portal' }));
  };
  return { ...app, server, enter };
};

describe('the client login', () => {
  it('needs e-mail and password', async () => {
    proves('SCR-149', 'SCR-150', 'SCR-151', 'MSG-019', 'RUL-112', 'RUL-113', 'RUL-114', 'FLD-0113', 'FLD-0114');
    const { server, enter } = open();
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
    await enter('', '');
    expect(screen.getByText('Valid email is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(server.sent('POST', '/api/client/login')).toHaveLength(0);
  });

  it('leads to the registration and the staff login, and drivers to their door', () => {
    proves('SCR-152', 'SCR-153');
    open();
    const links = within(screen.getByRole('navigation', { name: 'Other ways in' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['New Client Registration', '/client-registration'],
      ['Staff Login', '/staff-login'],
      ['Drivers sign in here', '/staff-login'],
    ]);
  });

  it('stores the answer and welcomes to the portal', async () => {
    proves('SCR-154', 'MSG-032', 'RUL-037', 'RUL-063', 'RUL-158', 'API-008');
    const { signIn, enter } = open();
    await enter();
    expect(await screen.findByText('Welcome to your client portal!')).toBeInTheDocument();
    expect(screen.getByText('Login Successful')).toBeInTheDocument();
    expect(signIn).toHaveBeenCalledWith(clientUser, '/client-portal');
    expect(JSON.parse(localStorage.getItem('clientSession') ?? '{}')).toEqual({
      client: clientUser,
      role: 'client',
      token: 't-1',
    });
  });

  it.each([
    ['/client-login?next=%2Fcheckout%3Fclient_secret%3Ds', '/checkout?client_secret=s'],
    ['/client-login?next=https%3A%2F%2Felsewhere.test', '/client-portal'],
    ['/client-login?next=%2F%2Felsewhere.test', '/client-portal'],
  ])('from %s goes on to %s', async (at, to) => {
    const { signIn, enter } = open(welcome, at);
    await enter();
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(clientUser, to));
  });

  it.each([
    ['/client-portal/documents', '/client-portal/documents'],
    ['/audit', '/client-portal'],
  ])('after a session that ended on %s goes to %s', async (left, to) => {
    rememberReturnTo(left);
    const { signIn, enter } = open();
    await enter();
    await waitFor(() => expect(signIn).toHaveBeenCalledWith(clientUser, to));
  });

  it('shows what the server says above the form', async () => {
    proves('SCR-155', 'MSG-029');
    const { enter } = open(() => problem(429, 'Too many tries. Wait 15 minutes.'));
    await enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries. Wait 15 minutes.');
  });

  it.each([
    { status: 401, notOurs: 'it says nothing' },
    { status: 500, body: 'stack', notOurs: 'a proxy in between' },
  ])('says Invalid email or password where the server says nothing of use', async (answer) => {
    proves('MSG-030');
    const { enter } = open(() => answer);
    await enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  });

  it('tells a network failure apart', async () => {
    proves('MSG-031');
    const { enter } = open(() => {
      throw new TypeError('Failed to fetch');
    });
    await enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred during login. Please try again.');
  });
});
