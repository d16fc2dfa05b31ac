import { screen, waitFor, within } from '@testing-library/react';
import type { OwnSession } from '../../lib/api-types';
import { problem, type Answering } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { agentUser, signedInAs } from '../../testing/people';
import { staffUser } from '../../testing/render-app';

const here: OwnSession = {
  id: 's-1',
  current: true,
  startedAt: '2026-03-01T15:00:00.000Z',
  lastSeenAt: '2026-03-02T15:00:00.000Z',
  device: 'Chrome on Linux',
  address: '10.0.0.1',
};
const phone: OwnSession = { ...here, id: 's-2', current: false, device: 'Safari on iPhone', address: '10.0.0.2' };
const old: OwnSession = { ...here, id: 's-3', current: false, device: 'Firefox on Windows', address: '10.0.0.3' };

const open = async (answers: Record<string, Answering> = {}) => {
  let sessions = [phone, here, old];
  const app = openApp('/profile', {
    ...signedInAs(staffUser),
    'GET /api/sessions': () => ({ body: sessions }),
    'DELETE /api/sessions/s-2': () => {
      sessions = sessions.filter(({ id }) => id !== 's-2');
      return { status: 204 };
    },
    'DELETE /api/sessions': () => {
      sessions = [here];
      return { status: 204 };
    },
    ...answers,
  });
  const list = within(await screen.findByRole('list', { name: 'Your sessions' }));
  return { ...app, devices: () => list.getAllByRole('listitem').map((row) => row.textContent?.slice(0, 17)) };
};

describe('the profile', () => {
  it('shows the own data [SCR-026 SCR-090]', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Profile' })).toBeInTheDocument();
    expect(screen.getAllByText('dana@ridgeline.test').length).toBeGreaterThan(0);
    expect(screen.getByText('Contact an administrator to change your role')).toBeInTheDocument();
  });

  it('leads an agent to the agent profile', async () => {
    await open(signedInAs(agentUser));
    expect(screen.getByRole('link', { name: 'Agent Profile' })).toHaveAttribute('href', '/agent-profile');
  });
});

describe('where somebody is signed in', () => {
  it('lists this device first, marked, without a button to end it', async () => {
    const { devices } = await open();
    expect(devices()).toEqual(['Chrome on LinuxTh', 'Safari on iPhone1', 'Firefox on Window']);
    const [first] = screen.getAllByRole('listitem').filter((row) => row.textContent?.includes('Chrome'));
    expect(within(first as HTMLElement).getByText('This device')).toBeInTheDocument();
    expect(within(first as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('one session can be ended', async () => {
    const { typist, server, devices } = await open();
    await typist.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone, 10.0.0.2' }));
    expect(await screen.findByText('Safari on iPhone is signed out.')).toBeInTheDocument();
    expect(server.sent('DELETE', '/api/sessions/s-2')).toHaveLength(1);
    await waitFor(() => expect(devices()).toHaveLength(2));
  });

  it('all others can be ended, after a question', async () => {
    const { typist, server, devices } = await open();
    await typist.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' }));
    expect(server.sent('DELETE', '/api/sessions')).toHaveLength(0);
    await typist.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(devices()).toEqual(['Chrome on LinuxTh']));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).not.toBeInTheDocument());
  });

  it('can be tried again when it does not load', async () => {
    openApp('/profile', { ...signedInAs(staffUser), 'GET /api/sessions': () => problem(503, 'Starting') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
