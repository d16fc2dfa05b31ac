import { screen, waitFor, within } from '@testing-library/react';
import type { ManagedUser, Role } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { detailsShown } from '../../../testing/details-shown';
import { fakeApi, problem, type Answering } from '../../../testing/fake-api';
import { admin } from '../../../testing/prepared/people';
import { onScreen } from '../../../testing/portal-scene';
import { managedUserOf } from '../../../testing/prepared/records';
import { renderApp } from '../../../testing/render-app';
import { ActivationDialog } from './dialogs/activation-dialog';
import { UserActions } from './user-actions';
import { UserView } from './user-view';
import { UserDialog } from './dialogs/user-dialog';
import { UserList } from './user-list';

const ben = managedUserOf({
  id: 'user-5',
  name: 'Ben Yazzie',
  email: 'ben@redmesa.test',
  role: 'client',
  clientId: 'client-1',
  clientName: 'Red Mesa Transport',
  createdAt: '2026-01-05T15:00:00.000Z',
  updatedAt: '2026-02-06T16:30:00.000Z',
});
const lee = managedUserOf({ id: 'user-8', name: 'Lee Rider', email: 'lee@redmesa.test', role: 'driver', driverId: 7 });
const INVITED = '2026-01-06T17:00:00.000Z';
const invited = { ...ben, invitedAt: INVITED };

const answers: Record<string, Answering> = {
  'GET /api/views': () => ({ body: [] }),
  'GET /api/clients': () => ({ body: [] }),
  'GET /api/drivers': () => ({ body: [] }),
  'GET /api/names/driver': () => ({ body: [{ id: '7', name: 'Lee R. Rider' }] }),
};
const withUsers = (users: ManagedUser[], more: Record<string, Answering> = {}) =>
  fakeApi({
    ...answers,
    'GET /api/users': () => ({ body: users, headers: { 'x-total-count': String(users.length) } }),
    ...more,
  });
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the panel of a user', () => {
  const open = async (user: ManagedUser, more: Record<string, Answering> = {}) => {
    const server = withUsers([lee, user], more);
    const app = renderApp(<UserView id={user.id} history={null} onClose={() => undefined} />, { user: admin });
    return { server, ...app, panel: within(await screen.findByRole('dialog', { name: user.name })) };
  };

  it('tells who it is, of whom, and since when', async () => {
    const { panel } = await open({
      ...ben,
      invitedAt: INVITED,
      passwordSetAt: '2026-01-07T18:00:00.000Z',
      lastLogin: '2026-03-01T14:15:00.000Z',
    });
    expect(detailsShown()).toEqual({
      Email: 'ben@redmesa.test',
      Role: 'Client',
      Client: 'Red Mesa Transport',
      Driver: '—',
      Invited: '01/06/2026 12:00 PM',
      'Password set': '01/07/2026 1:00 PM',
      'Last login': '03/01/2026 9:15 AM',
      Added: '01/05/2026 10:00 AM',
      'Last change': '02/06/2026 11:30 AM',
    });
    expect(panel.getByRole('link', { name: 'Red Mesa Transport' })).toHaveAttribute('href', '/clients/client-1');
    expect(panel.getByRole('link', { name: 'ben@redmesa.test' })).toHaveAttribute('href', 'mailto:ben@redmesa.test');
  });

  it('says what has not happened yet', async () => {
    await open({ ...ben, clientId: null, clientName: null, role: 'employee' });
    expect(detailsShown()).toMatchObject({
      Role: 'Employee',
      Client: '—',
      Invited: '—',
      'Password set': 'Not yet',
      'Last login': 'Never',
    });
  });

  it('leads to a client whose name is not known', async () => {
    const { panel } = await open({ ...ben, clientName: null });
    expect(panel.getByRole('link', { name: 'Open client' })).toHaveAttribute('href', '/clients/client-1');
  });

  it('leads to the driver who the user is, by name', async () => {
    const { panel, server } = await open(lee);
    expect(await panel.findByRole('link', { name: 'Lee R. Rider' })).toHaveAttribute('href', '/drivers/7');
    expect(server.sent('GET', '/api/names/driver')[0]?.query.get('ids')).toBe('7');
  });

  it('leads to a driver whose name is not known', async () => {
    const { panel } = await open(lee, { 'GET /api/names/driver': () => ({ body: [] }) });
    expect(await panel.findByRole('link', { name: 'Open driver' })).toHaveAttribute('href', '/drivers/7');
  });

  it.each([
    ['who has a password', ben, ['Edit', 'Deactivate']],
    ['who is invited', invited, ['Edit', 'Resend invitation', 'Deactivate']],
    ['who was invited and is shut out', { ...invited, isActive: false }, ['Edit', 'Activate']],
    ['who is oneself', { ...ben, id: admin.id }, ['Edit']],
  ])('offers of one %s what can be done', async (_, user, offered) => {
    const { panel } = await open(user);
    const words = panel.getAllByRole('button').map(({ textContent }) => textContent);
    expect(words.filter((text) => text !== '' && text !== 'Show all')).toEqual(offered);
  });

  it('asks before somebody is shut out', async () => {
    const { panel, typist } = await open(ben);
    await typist.click(panel.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByRole('alertdialog', { name: 'Deactivate Ben Yazzie?' })).toBeInTheDocument();
  });
});

describe('what can be done with a user in the list', () => {
  const named = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

  it.each([
    ['who has a password', ben, ['Edit Ben Yazzie', 'Deactivate Ben Yazzie']],
    ['who is invited', invited, ['Edit Ben Yazzie', 'Resend invitation to Ben Yazzie', 'Deactivate Ben Yazzie']],
    ['who was invited and is shut out', { ...invited, isActive: false }, ['Edit Ben Yazzie', 'Activate Ben Yazzie']],
    ['who is oneself', { ...ben, id: admin.id }, ['Edit Ben Yazzie']],
  ])('of one %s is just that', (_, user, offered) => {
    renderApp(<UserActions user={user} />, { user: admin });
    expect(named()).toEqual(offered);
  });

  it('says why an invitation was not sent', async () => {
    fakeApi({ 'POST /api/users/user-5/invite': () => problem(409, 'This user has signed in already') });
    const { typist } = renderApp(<UserActions user={invited} />, { user: admin });
    await typist.click(screen.getByRole('button', { name: 'Resend invitation to Ben Yazzie' }));
    expect(await screen.findByText('This user has signed in already')).toBeInTheDocument();
    expect(screen.queryByText('Invitation sent to ben@redmesa.test')).toBeNull();
  });
});

describe('the question before a user is shut out or let in', () => {
  const ask = (isActive: boolean) => {
    const server = fakeApi({ 'PATCH /api/users/user-5': () => ({ body: { ...ben, isActive: !isActive } }) });
    const onClose = jest.fn();
    const app = renderApp(<ActivationDialog user={{ ...ben, isActive }} onClose={onClose} />, { user: admin });
    return { server, onClose, ...app };
  };

  it.each([
    [true, /All sessions of this user end at once/, ['Cancel', 'Deactivate']],
    [false, 'They can sign in with the password they had.', ['Cancel', 'Activate']],
  ])('tells an active one (%s) what follows', (isActive, words, offered) => {
    ask(isActive);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(buttons()).toEqual(offered);
  });

  it('is answered once, of the version that was on screen', async () => {
    const { server, onClose, typist } = ask(true);
    await typist.click(screen.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [sent] = server.sent('PATCH', '/api/users/user-5');
    expect([sent?.body, sent?.headers.get('if-match')]).toEqual([{ isActive: false }, '"2"']);
  });
});

describe('the form of a user', () => {
  const HINTS: Readonly<Record<Role, string>> = {
    admin: 'Everything, including users, agents and settings.',
    employee: 'All operational screens and the books.',
    agent: 'What you set on Agent Management after they are added.',
    driver: 'Their own loads, documents and receipts.',
    client: 'The client portal of one client.',
  };

  it.each(Object.entries(HINTS) as [Role, string][])('says what a new %s may see: %s', (role, hint) => {
    withUsers([]);
    renderApp(<UserDialog user={null} role={role} onClose={() => undefined} />, { user: admin });
    expect(screen.getByLabelText('Role')).toHaveValue(role);
    expect(screen.getByText(hint)).toBeInTheDocument();
    expect(screen.queryAllByRole('combobox', { name: /^Client/ })).toHaveLength(role === 'client' ? 1 : 0);
    expect(screen.queryAllByRole('combobox', { name: /^Driver/ })).toHaveLength(role === 'driver' ? 1 : 0);
    expect(screen.getByText('The invitation goes here.')).toBeInTheDocument();
  });

  it('invites an employee unless told otherwise', () => {
    withUsers([]);
    renderApp(<UserDialog user={null} onClose={() => undefined} />, { user: admin });
    expect(screen.getByLabelText('Role')).toHaveValue('employee');
    expect(screen.getByRole('button', { name: 'Send Invitation' })).toBeInTheDocument();
  });

  it('warns of a new role, and of nothing while it is the old one', async () => {
    withUsers([ben]);
    const { typist } = renderApp(<UserDialog user={ben} onClose={() => undefined} />, { user: admin });
    expect(screen.getByText('The client portal of one client.')).toBeInTheDocument();
    expect(screen.queryByText('The invitation goes here.')).toBeNull();
    await typist.selectOptions(screen.getByLabelText('Role'), 'agent');
    expect(screen.getByText('The role changes at once: all sessions of this user end.')).toBeInTheDocument();
  });

  it('leaves one their own role', () => {
    const me = { ...ben, id: admin.id, role: 'admin' as const };
    withUsers([me]);
    renderApp(<UserDialog user={me} onClose={() => undefined} />, { user: admin });
    expect(screen.getByLabelText('Role')).toBeDisabled();
    expect(screen.getByText('You cannot change your own role.')).toBeInTheDocument();
  });

  it.each([
    [null, 'POST /api/users', 'Send Invitation', 'Failed to invite user'],
    [ben, 'PATCH /api/users/user-5', 'Save Changes', 'Failed to update user'],
  ])('says when it was not saved: %#', async (user, call, button, words) => {
    withUsers([ben], { [call]: () => problem(500, 'x') });
    const { typist } = renderApp(<UserDialog user={user} onClose={() => undefined} />, { user: admin });
    await typist.type(screen.getByLabelText(/^First Name/), 'Ana');
    await typist.type(screen.getByLabelText(/^Last Name/), 'Reyes');
    if (user === null) await typist.type(screen.getByLabelText(/^Email/), 'ana@redmesa.test');
    await typist.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('asks for names and an address', async () => {
    const server = withUsers([]);
    const { typist } = renderApp(<UserDialog user={null} onClose={() => undefined} />, { user: admin });
    await typist.click(screen.getByRole('button', { name: 'Send Invitation' }));
    for (const text of ['First name is required', 'Last name is required', 'Valid email is required'])
      expect(await screen.findByText(text)).toBeInTheDocument();
    expect(server.sent('POST', '/api/users')).toHaveLength(0);
  });
});

describe('the list of the users', () => {
  const open = (at: string, users: ManagedUser[]) => {
    onScreen('phone');
    const server = withUsers(users);
    const onInvite = jest.fn();
    return { server, onInvite, ...renderApp(<UserList onInvite={onInvite} />, { user: admin, at }) };
  };

  it('exports all that search and filters leave, column by column', async () => {
    const { server, typist } = open('/users?q=e&role=client&isActive=true&clientId=client-1', [
      { ...invited, lastLogin: '2026-03-01T14:15:00.000Z' },
      lee,
    ]);
    expect(await exportedBy(typist)).toEqual([
      'Name,Email,Role,Client,Status,Last login,Added,Actions',
      'Ben Yazzie,ben@redmesa.test,Client,Red Mesa Transport,"Invited, not yet signed in",03/01/2026,01/05/2026,',
      'Lee Rider,lee@redmesa.test,Driver,,Active,Never,03/02/2026,',
    ]);
    const asked = server.sent('GET', '/api/users').at(-1)?.query;
    expect(['q', 'role', 'isActive', 'clientId', 'page'].map((name) => asked?.get(name))).toEqual([
      'e',
      'client',
      'true',
      'client-1',
      null,
    ]);
  });

  it('leads from a card to the user, and back to the list as it was', async () => {
    open('/users?role=client', [ben]);
    expect(await screen.findByRole('link', { name: 'Ben Yazzie' })).toHaveAttribute(
      'href',
      '/users/user-5?role=client',
    );
  });

  it('shows what it is narrowed to in its filters', async () => {
    open('/users?role=client&isActive=false', [ben]);
    await screen.findByRole('link', { name: 'Ben Yazzie' });
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Client');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Inactive');
  });

  it('has what can be done with each in its line at a desk', async () => {
    onScreen('desk');
    withUsers([ben, { ...lee, isActive: false }]);
    renderApp(<UserList onInvite={jest.fn()} />, { user: admin, at: '/users' });
    const grid = within(await screen.findByRole('grid', { name: 'Users' }));
    const deeds = (name: RegExp) =>
      within(grid.getByRole('row', { name }))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(deeds(/Ben Yazzie/)).toContain('Deactivate Ben Yazzie');
    expect(deeds(/Lee Rider/)).toContain('Activate Lee Rider');
  });

  it('offers to invite the first, and says when nobody fits', async () => {
    const { typist, onInvite } = open('/users', []);
    await typist.click(await screen.findByRole('button', { name: 'Invite User' }));
    expect(onInvite).toHaveBeenCalledTimes(1);
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    expect(await screen.findByText('No users found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite User' })).toBeNull();
  });
});
