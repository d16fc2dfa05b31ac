import { screen, waitFor } from '@testing-library/react';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { staffUser } from '../../../testing/render-app';

const nobody: Record<string, Answering> = { 'GET /api/auth/user': () => problem(401, 'Unauthorized') };
const RESET = 'POST /api/auth/reset-password';

const open = async (answers: Record<string, Answering> = {}, at = '/reset-password?token=t-1') => {
  const app = openApp(at, { ...nobody, ...answers });
  await screen.findByRole('heading', { level: 1, name: /^(?!Loading)/ });
  const choose = async (password: string, again = password) => {
    await app.typist.clear(screen.getByLabelText(/^New Password/));
    await app.typist.type(screen.getByLabelText(/^New Password/), password);
    await app.typist.type(screen.getByLabelText(/^Confirm Password/), again);
    await app.typist.click(screen.getByRole('button', { name: 'Set New Password' }));
  };
  return { ...app, choose };
};

describe('choosing a new password', () => {
  it('sends the token with it, then leads to the logins and keeps the token out of the address', async () => {
    const { server, choose, address } = await open({ [RESET]: () => ({ status: 204 }) });
    await choose('brand-new-1');
    await screen.findByRole('heading', { name: 'Password changed' });
    expect(server.sent('POST', '/api/auth/reset-password')[0]?.body).toEqual({ token: 't-1', password: 'brand-new-1' });
    expect(address()).toBe('/reset-password?done=1');
    expect(screen.getByText('Your new password is set. Sign in with it.')).toBeInTheDocument();
    for (const name of ['Staff Login', 'Agent Login', 'Client Login'])
      expect(screen.getByRole('link', { name })).toBeInTheDocument();
  });

  it('needs six characters, twice the same', async () => {
    proves('RUL-131', 'RUL-132', 'RUL-179');
    const { server, choose, typist } = await open();
    await choose('short', 'other');
    expect(screen.getByText('Password must be at least 6 characters long')).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    expect(screen.getByLabelText(/^New Password/)).toHaveFocus();
    await typist.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
    expect(screen.getByLabelText(/^New Password/)).toHaveAttribute('type', 'text');
    expect(server.sent('POST', '/api/auth/reset-password')).toHaveLength(0);
  });

  it('shows a refused password under its field until it is another one', async () => {
    const { choose, typist } = await open({
      [RESET]: () => problem(400, 'Check the form', [{ field: 'password', message: 'That password is too common' }]),
    });
    await choose('password');
    expect(await screen.findByText('That password is too common')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await typist.type(screen.getByLabelText(/^New Password/), '-of-riley');
    expect(screen.queryByText('That password is too common')).not.toBeInTheDocument();
  });

  it('whose link was used or is too old offers a new one', async () => {
    const { choose, typist } = await open({
      [RESET]: () => problem(400, 'Check the form', [{ field: 'token', message: 'Used already' }]),
    });
    await choose('brand-new-1');
    await screen.findByRole('heading', { name: 'This link no longer works' });
    await typist.click(screen.getByRole('button', { name: 'New link for staff' }));
    expect(await screen.findByRole('dialog', { name: 'Reset your password' })).toBeInTheDocument();
  });

  it('without a token says that the link is not complete', async () => {
    await open({}, '/reset-password');
    expect(screen.getByRole('heading', { name: 'This link is not complete' })).toBeInTheDocument();
    expect(screen.queryByLabelText(/^New Password/)).not.toBeInTheDocument();
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    const { choose } = await open({
      [RESET]: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await choose('brand-new-1');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach Axlebook.');
    expect(screen.getByLabelText(/^New Password/)).toHaveValue('brand-new-1');
  });

  it('ends the session that was open here', async () => {
    let user: typeof staffUser | null = staffUser;
    localStorage.setItem('staffSession', JSON.stringify({ user: staffUser, role: 'employee', token: 't-0' }));
    const { choose } = await open({
      'GET /api/auth/user': () => (user ? { body: user } : problem(401, 'Unauthorized')),
      [RESET]: () => {
        user = null;
        return { status: 204 };
      },
    });
    await choose('brand-new-1');
    await waitFor(() => expect(localStorage.getItem('staffSession')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Password changed' })).toBeInTheDocument());
  });
});
