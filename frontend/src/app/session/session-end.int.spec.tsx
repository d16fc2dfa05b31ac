import { screen, waitFor, within } from '@testing-library/react';
import type { User } from '../../lib/api/api-types';
import { storeStaffSession } from '../../lib/session/stored-session';
import { problem, type Answering } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { admin } from '../../testing/prepared/people';
import { brokerOf } from '../../testing/prepared/records';
import { staffUser } from '../../testing/render-app';
import { loggedOut } from './logged-out';

const created = brokerOf({ id: 8, name: 'Prairie Star' });

/** A session that ends when it is said, and begins again with the sign-in of `next`. */
const office = (next: User, answers: Record<string, Answering> = {}) => {
  let session: User | null = staffUser;
  storeStaffSession({ user: staffUser, role: 'employee', token: 'token-1' });
  const stored: Record<string, Answering> = {
    'GET /api/auth/user': () => (session ? { body: session } : problem(401, 'Unauthorized')),
    'POST /api/brokers': () => (session ? { status: 201, body: created } : problem(401, 'Unauthorized')),
    'POST /api/staff/login': ({ body, headers }) => {
      if (headers.has('x-staff-session')) return problem(401, 'Unauthorized');
      if ((body as { password: string }).password !== 'right') return problem(401, 'Invalid credentials');
      session = next;
      return { body: { user: next, role: next.role, token: 'token-2' } };
    },
    ...answers,
  };
  return { kept: stored, end: () => (session = null) };
};

const typeBroker = async ({ typist }: ReturnType<typeof openApp>) => {
  await typist.click((await screen.findAllByRole('button', { name: 'Add Broker' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Broker' }));
  await typist.type(dialog.getByLabelText(/^Name/), 'Prairie Star');
  return dialog;
};

const signIn = async ({ typist }: ReturnType<typeof openApp>, password: string) => {
  const over = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  await typist.clear(over.getByLabelText(/^Password/));
  await typist.type(over.getByLabelText(/^Password/), password);
  await typist.click(over.getByRole('button', { name: 'Sign In' }));
  return over;
};

describe('a session that ends in the middle of a form', () => {
  it('goes on after a sign-in over the page: the same call with the same key', async () => {
    const { kept: stored, end } = office(staffUser);
    const app = openApp('/clients/brokers', stored);
    const dialog = await typeBroker(app);
    end();
    await app.typist.click(dialog.getByRole('button', { name: 'Add Broker' }));
    const over = await signIn(app, 'wrong');
    expect(await over.findByText('Invalid credentials')).toBeInTheDocument();
    expect(over.getByLabelText(/^Email/)).toHaveValue(staffUser.email);
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Prairie Star');
    await signIn(app, 'right');
    expect(await screen.findByText('Broker created successfully')).toBeInTheDocument();
    const calls = app.server.sent('POST', '/api/brokers');
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: 'Prairie Star' }),
      expect.objectContaining({ name: 'Prairie Star' }),
    ]);
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(calls[1]?.headers.get('x-staff-session')).not.toBe(calls[0]?.headers.get('x-staff-session'));
    expect(app.left).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('axlebook.draft'))).toEqual([]);
  });

  it('does not go on for another person: the page is loaded anew for them', async () => {
    const { kept: stored, end } = office(admin);
    const app = openApp('/clients/brokers?q=star', stored);
    const dialog = await typeBroker(app);
    end();
    await app.typist.click(dialog.getByRole('button', { name: 'Add Broker' }));
    await signIn(app, 'right');
    await waitFor(() => expect(app.left).toHaveBeenCalledWith('/clients/brokers?q=star&new=1'));
    expect(app.server.sent('POST', '/api/brokers')).toHaveLength(1);
  });

  it('is noticed by something else first: the text stays', async () => {
    const { kept: stored, end } = office(staffUser);
    const app = openApp('/clients/brokers', stored);
    const dialog = await typeBroker(app);
    end();
    const back = loggedOut();
    await signIn(app, 'right');
    await expect(back).resolves.toBe(true);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Your session has ended' })).not.toBeInTheDocument(),
    );
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Prairie Star');
    expect(app.left).not.toHaveBeenCalled();
  });
});
