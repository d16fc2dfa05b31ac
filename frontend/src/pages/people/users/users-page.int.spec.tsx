import { screen, waitFor, within } from '@testing-library/react';
import type { ManagedUser } from '../../../lib/api/api-types';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin, signedInAs } from '../../../testing/prepared/people';
import { staffUser } from '../../../testing/render-app';
import { redMesa } from '../../../testing/prepared/records';

const dana: ManagedUser = {
  id: 'user-1',
  email: 'dana@ridgeline.test',
  firstName: 'Dana',
  lastName: 'Whitfield',
  name: 'Dana Whitfield',
  role: 'employee',
  clientId: null,
  clientName: null,
  driverId: null,
  isActive: true,
  invitedAt: null,
  passwordSetAt: '2026-01-05T15:00:00.000Z',
  lastLogin: '2026-03-01T15:00:00.000Z',
  createdAt: '2026-01-05T15:00:00.000Z',
  updatedAt: '2026-01-05T15:00:00.000Z',
  version: 4,
};
const ben: ManagedUser = {
  ...dana,
  id: 'user-5',
  email: 'ben@redmesa.test',
  name: 'Ben Yazzie',
  firstName: 'Ben',
  lastName: 'Yazzie',
  role: 'client',
  clientId: 'client-1',
  clientName: 'Red Mesa Transport',
  invitedAt: '2026-03-01T15:00:00.000Z',
  passwordSetAt: null,
  lastLogin: null,
  version: 1,
};
const kim: ManagedUser = {
  ...dana,
  id: 'user-6',
  email: 'kim@ridgeline.test',
  name: 'Kim Old',
  firstName: 'Kim',
  lastName: 'Old',
  isActive: false,
  version: 9,
};
const avery: ManagedUser = {
  ...dana,
  id: admin.id,
  email: admin.email,
  name: admin.name,
  firstName: 'Avery',
  lastName: 'Stone',
  role: 'admin',
};

const desk = window.matchMedia;
const asPhone = () => {
  window.matchMedia = (query: string) => ({ ...desk(query), matches: query.includes('max-width: 767.95px') });
};

const open = async (answers: Record<string, Answering> = {}, at = '/users') => {
  const app = openApp(at, {
    ...signedInAs(admin),
    'GET /api/users': () => ({ body: [dana, ben, kim, avery], headers: { 'x-total-count': '4' } }),
    'GET /api/clients': () => ({ body: [redMesa] }),
    'GET /api/names/client': () => ({ body: [{ id: 'client-1', name: 'Red Mesa Transport' }] }),
    ...answers,
  });
  await screen.findByRole('heading', { name: 'Users', hidden: true });
  return app;
};
const row = async (name: string) => {
  const rows = within(await screen.findByRole('list', { name: 'Users' })).getAllByRole('listitem');
  return within(rows.find((item) => item.textContent?.includes(name)) as HTMLElement);
};

beforeEach(() => asPhone());
afterAll(() => {
  window.matchMedia = desk;
});

describe('the users', () => {
  it('are listed with role, client and state', async () => {
    await open();
    expect((await row('Dana Whitfield')).getByText('Active')).toBeInTheDocument();
    expect((await row('Ben Yazzie')).getByText('Invited, not yet signed in')).toBeInTheDocument();
    expect(await screen.findByText('ben@redmesa.test · Client · Red Mesa Transport')).toBeInTheDocument();
    expect((await row('Kim Old')).getByText('Inactive')).toBeInTheDocument();
  });

  it('are staff, employees, agents, drivers and clients alike', async () => {
    proves('RUL-009', 'RUL-010');
    const lee: ManagedUser = { ...dana, id: 'user-8', email: 'lee@redmesa.test', name: 'Lee Driver', role: 'driver' };
    const { typist } = await open({
      'GET /api/users': () => ({ body: [dana, lee, avery, ben], headers: { 'x-total-count': '4' } }),
    });
    expect((await row('Dana Whitfield')).getByText(/· Employee$/)).toBeInTheDocument();
    expect((await row('Lee Driver')).getByText(/· Driver$/)).toBeInTheDocument();
    expect((await row('Avery Stone')).getByText(/· Administrator$/)).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Invite User' }));
    const roles = within(
      within(await screen.findByRole('dialog', { name: 'Invite User' })).getByLabelText('Role'),
    ).getAllByRole('option');
    expect(roles.map(({ textContent }) => textContent)).toEqual([
      'Administrator',
      'Employee',
      'Agent',
      'Driver',
      'Client',
    ]);
  });

  it('stand in a table on a desk', async () => {
    window.matchMedia = desk;
    await open();
    const table = within(await screen.findByRole('grid', { name: 'Users' }));
    expect(table.getByRole('columnheader', { name: 'Role' })).toBeInTheDocument();
  });

  it('are narrowed by role and state in the address', async () => {
    const { server, typist, address } = await open({}, '/users?q=dana');
    await typist.selectOptions(screen.getByLabelText('Role'), 'employee');
    await typist.selectOptions(screen.getByLabelText('Status'), 'true');
    await waitFor(() =>
      expect(server.sent('GET', '/api/users').at(-1)?.query.toString()).toBe(
        'q=dana&role=employee&isActive=true&page=0&limit=25',
      ),
    );
    expect(address()).toBe('/users?q=dana&role=employee&isActive=true');
  });

  it('are for administrators', async () => {
    const { server } = openApp('/users', signedInAs(staffUser));
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
    expect(server.sent('GET', '/api/users')).toHaveLength(0);
  });
});

describe('one user', () => {
  const plain = (text: string) => ({ text, kind: null, id: null });
  const step = {
    position: 31,
    version: 4,
    at: '2026-03-01T15:00:00.000Z',
    actor: { id: 'user-9', name: 'Avery Stone', role: 'admin' },
    type: 'UserChanged',
    action: 'changed the user',
    sentence: [
      plain('Avery Stone changed user '),
      { text: 'Dana Whitfield', kind: 'user', id: 'user-1' },
      plain(': Role from Driver to Employee; Client '),
      { text: 'Red Mesa Transport', kind: 'client', id: 'client-1' },
    ],
    changes: [
      { field: 'role', label: 'Role', before: plain('Driver'), after: plain('Employee') },
      {
        field: 'clientId',
        label: 'Client',
        before: null,
        after: { text: 'Red Mesa Transport', kind: 'client', id: 'client-1' },
      },
    ],
    raw: null,
  };

  it('has a panel with an address, and the history of every change', async () => {
    const { server, typist, address } = await open(
      { 'GET /api/audit/records/user/user-1': () => ({ body: [step] }) },
      '/users?role=employee',
    );
    await typist.click((await row('Dana Whitfield')).getByRole('link', { name: 'Dana Whitfield' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Dana Whitfield' }));
    expect(address()).toBe('/users/user-1?role=employee');
    expect(panel.getByText('Employee')).toBeInTheDocument();
    expect(server.sent('GET', '/api/audit/records/user/user-1')).toHaveLength(0);
    await typist.click(panel.getByRole('tab', { name: 'History' }));
    const history = within(await panel.findByRole('list', { name: 'History, newest first' }));
    expect(history.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Avery Stone changed user Dana Whitfield: Role from Driver to Employee; Client Red Mesa Transport/,
    );
    expect(new Set(history.getAllByRole('link').map((link) => link.getAttribute('href')))).toEqual(
      new Set(['/clients/client-1']),
    );
    await typist.click(history.getByText('What changed'));
    const changes = within(history.getByRole('table', { name: 'What changed' }));
    expect(changes.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldBeforeAfter',
      'RoleDriverEmployee',
      'ClientEmptyRed Mesa Transport',
    ]);
    expect(history.queryByText('Raw fact')).not.toBeInTheDocument();
    await typist.click(panel.getByRole('button', { name: 'Close panel' }));
    await waitFor(() => expect(address()).toBe('/users?role=employee'));
  });

  it('who is invited is sent the invitation again from there', async () => {
    const { typist } = await open(
      { 'POST /api/users/user-5/invite': () => ({ status: 202, body: ben }) },
      '/users/user-5',
    );
    const panel = within(await screen.findByRole('dialog', { name: 'Ben Yazzie' }));
    expect(panel.getByText('Invited, not yet signed in')).toBeInTheDocument();
    expect(panel.getByText('Not yet')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Deactivate' })).toBeInTheDocument();
    expect(await panel.findByRole('link', { name: 'Red Mesa Transport' })).toHaveAttribute('href', '/clients/client-1');
    await typist.click(panel.getByRole('button', { name: 'Resend invitation' }));
    expect(await screen.findByText('Invitation sent to ben@redmesa.test')).toBeInTheDocument();
  });

  it('is not deactivated by themselves', async () => {
    await open({}, `/users/${admin.id}`);
    const panel = within(await screen.findByRole('dialog', { name: 'Avery Stone' }));
    expect(panel.getByRole('button', { name: 'Edit' })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
  });

  it('who does not exist is said to', async () => {
    await open({}, '/users/nobody');
    expect(await screen.findByText(/This user does not exist/)).toBeInTheDocument();
  });
});

describe('inviting a user', () => {
  const fillIn = async ({ typist }: Awaited<ReturnType<typeof open>>) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite User' }));
    await typist.type(dialog.getByLabelText(/^First Name/), 'Ana');
    await typist.type(dialog.getByLabelText(/^Last Name/), 'Reyes');
    await typist.type(dialog.getByLabelText(/^Email/), 'ana@redmesa.test');
    return dialog;
  };

  it('sends name, e-mail and role', async () => {
    const app = await open({ 'POST /api/users': () => ({ status: 201, body: ben }) }, '/users?invite=agent');
    const dialog = await fillIn(app);
    expect(dialog.getByLabelText('Role')).toHaveValue('agent');
    await app.typist.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('Invitation sent to ana@redmesa.test')).toBeInTheDocument();
    expect(app.server.sent('POST', '/api/users')[0]?.body).toEqual({
      firstName: 'Ana',
      lastName: 'Reyes',
      email: 'ana@redmesa.test',
      role: 'agent',
    });
    await waitFor(() => expect(app.address()).toBe('/users'));
  }, 20_000);

  it('of a client needs the client', async () => {
    const app = await open({ 'POST /api/users': () => ({ status: 201, body: ben }) }, '/users?invite=employee');
    const dialog = await fillIn(app);
    await app.typist.selectOptions(dialog.getByLabelText('Role'), 'client');
    await app.typist.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await dialog.findByText('Client is required')).toBeInTheDocument();
    await app.typist.click(dialog.getByRole('combobox', { name: /^Client/ }));
    await app.typist.click(await screen.findByRole('option', { name: 'Red Mesa Transport' }));
    await app.typist.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    await waitFor(() =>
      expect(app.server.sent('POST', '/api/users')[0]?.body).toMatchObject({ role: 'client', clientId: 'client-1' }),
    );
  }, 20_000);

  it('shows an e-mail that is taken under its field', async () => {
    const app = await open(
      {
        'POST /api/users': () =>
          problem(409, 'Conflict', [{ field: 'email', message: 'ana@redmesa.test already signs in here' }]),
      },
      '/users?invite=employee',
    );
    const dialog = await fillIn(app);
    await app.typist.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await dialog.findByText('ana@redmesa.test already signs in here')).toBeInTheDocument();
  }, 20_000);

  it('again goes to the same address', async () => {
    const { server, typist } = await open({ 'POST /api/users/user-5/invite': () => ({ status: 202, body: ben }) });
    expect((await row('Dana Whitfield')).queryByRole('button', { name: /Resend/ })).not.toBeInTheDocument();
    await typist.click((await row('Ben Yazzie')).getByRole('button', { name: 'Resend invitation to Ben Yazzie' }));
    expect(await screen.findByText('Invitation sent to ben@redmesa.test')).toBeInTheDocument();
    expect(server.sent('POST', '/api/users/user-5/invite')).toHaveLength(1);
  });
});

describe('changing a user', () => {
  it('sends the change with the version it started from', async () => {
    const { server, typist } = await open({ 'PATCH /api/users/user-1': () => ({ body: dana }) });
    await typist.click((await row('Dana Whitfield')).getByRole('button', { name: 'Edit Dana Whitfield' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    await typist.selectOptions(dialog.getByLabelText('Role'), 'admin');
    expect(dialog.getByText('The role changes at once: all sessions of this user end.')).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
    const [sent] = server.sent('PATCH', '/api/users/user-1');
    expect(sent?.headers.get('if-match')).toBe('"4"');
    expect(sent?.body).toEqual({ role: 'admin' });
  });

  it('who is oneself keeps the role and cannot be deactivated', async () => {
    const { server, typist } = await open({ [`PATCH /api/users/${admin.id}`]: () => ({ body: avery }) });
    expect((await row('Avery Stone')).queryByRole('button', { name: /Deactivate/ })).not.toBeInTheDocument();
    await typist.click((await row('Avery Stone')).getByRole('button', { name: 'Edit Avery Stone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    expect(dialog.getByLabelText('Role')).toBeDisabled();
    await typist.type(dialog.getByLabelText(/^Last Name/), 'r');
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(server.sent('PATCH', `/api/users/${admin.id}`)[0]?.body).toEqual({ lastName: 'Stoner' }),
    );
  });

  it.each([
    ['Dana Whitfield', 'user-1', 'Deactivate', false, 'Dana Whitfield can no longer sign in'],
    ['Kim Old', 'user-6', 'Activate', true, 'Kim Old can sign in again'],
  ])('%s off and on asks first', async (name, id, label, isActive, done) => {
    const { server, typist } = await open({ [`PATCH /api/users/${id}`]: () => ({ body: dana }) });
    await typist.click((await row(name)).getByRole('button', { name: `${label} ${name}` }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `${label} ${name}?` }));
    expect(server.sent('PATCH', `/api/users/${id}`)).toHaveLength(0);
    await typist.click(dialog.getByRole('button', { name: label }));
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(server.sent('PATCH', `/api/users/${id}`)[0]?.body).toEqual({ isActive });
  });

  it('who may not be deactivated says why', async () => {
    const { typist } = await open({
      'PATCH /api/users/user-1': () => problem(409, 'The firm needs one administrator'),
    });
    await typist.click((await row('Dana Whitfield')).getByRole('button', { name: 'Deactivate Dana Whitfield' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await typist.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await dialog.findByText('The firm needs one administrator')).toBeInTheDocument();
  });
});
