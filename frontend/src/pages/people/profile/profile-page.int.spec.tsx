import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnSession, Profile, User } from '../../../lib/api/api-types';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin, agentUser, signedInAs } from '../../../testing/prepared/people';
import { fileOf } from '../../../testing/fake-upload';
import { clientUser, driverUser } from '../../../testing/portal-scene';
import { pass, stopTime, untilSeen } from '../../../testing/still-time';
import { staffUser } from '../../../testing/render-app';

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

const profileOf = ({ id, firstName, lastName, email, role }: User): Profile => ({
  id,
  firstName,
  lastName,
  email,
  role,
  profileImageUrl: '',
  createdAt: '2026-01-05T15:00:00.000Z',
  updatedAt: '2026-02-05T15:00:00.000Z',
  version: 4,
});
const ofUser = (user: User): Record<string, Answering> => ({
  ...signedInAs(user),
  'GET /api/profile': () => ({ body: profileOf(user) }),
});

const open = async (answers: Record<string, Answering> = {}) => {
  let sessions = [phone, here, old];
  const app = openApp('/profile', {
    ...ofUser(staffUser),
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

const save = (typist: Awaited<ReturnType<typeof open>>['typist']) =>
  typist.click(screen.getByRole('button', { name: 'Save Changes' }));
const retype = async (typist: Awaited<ReturnType<typeof open>>['typist'], label: RegExp, text: string) => {
  const input = await screen.findByLabelText(label);
  await typist.clear(input);
  await typist.type(input, text);
};

describe('the profile', () => {
  it.each([
    ['an employee', staffUser],
    ['a driver', driverUser],
    ['a client', clientUser],
    ['an agent', agentUser],
  ])('of %s: name, e-mail, a role that an administrator gives, an id that stays', async (_, user) => {
    proves('SCR-026', 'SCR-065', 'SCR-090', 'SCR-904..SCR-910', 'SCR-912', 'MSG-205', 'RUL-381');
    await open(ofUser(user));
    expect(screen.getByRole('heading', { name: 'Profile' })).toBeInTheDocument();
    expect(await screen.findByLabelText(/^First Name/)).toHaveValue(user.firstName);
    expect(screen.getByLabelText(/^Last Name/)).toHaveValue(user.lastName);
    expect(screen.getByLabelText(/^Email/)).toHaveValue(user.email);
    expect(screen.getByLabelText('Role')).toHaveAttribute('readonly');
    expect(screen.getByText('Contact an administrator to change your role')).toBeInTheDocument();
    expect([
      screen.getByLabelText('User ID').getAttribute('value'),
      screen.getByLabelText('User ID').hasAttribute('readonly'),
    ]).toEqual([user.id, true]);
    const account = within(screen.getByRole('region', { name: 'Account information' }));
    expect(account.getByText('Member since')).toBeInTheDocument();
    expect(account.queryByRole('textbox')).toBeNull();
  });

  it('sends what was changed, trimmed, with the version that was seen', async () => {
    proves('MSG-210', 'RUL-378', 'RUL-383', 'RUL-384');
    const { typist, server } = await open({
      'PATCH /api/profile': () => ({ body: { ...profileOf(staffUser), firstName: 'Robin', version: 5 } }),
    });
    await retype(typist, /^First Name/, '  Robin ');
    await save(typist);
    expect(await screen.findByText('Profile Updated')).toBeInTheDocument();
    const sent = server.sent('PATCH', '/api/profile').map(({ headers, body }) => [headers.get('if-match'), body]);
    expect(sent).toEqual([['"4"', { firstName: 'Robin' }]]);
    await waitFor(() => expect(server.sent('GET', '/api/auth/user').length).toBeGreaterThan(1));
  });

  it('of an administrator has the roles to choose from, its own calls, and the id as it is', async () => {
    proves('SCR-911', 'ENM-002', 'FLD-0682', 'FLD-0683', 'RUL-381', 'RUL-383');
    const { typist, server } = await open({
      ...ofUser(admin),
      'PATCH /api/admin/profile': () => ({ body: { ...profileOf(admin), role: 'employee', version: 5 } }),
    });
    const role = await screen.findByLabelText('Role');
    expect([...(role as HTMLSelectElement).options].map(({ value }) => value)).toEqual(['admin', 'employee', 'driver']);
    expect(screen.getByLabelText('User ID')).toHaveAttribute('readonly');
    await typist.selectOptions(role, 'employee');
    await save(typist);
    await waitFor(() =>
      expect(server.sent('PATCH', '/api/admin/profile').map(({ body }) => body)).toEqual([
        { role: 'employee', userId: admin.id },
      ]),
    );
  });

  it('says when it was not saved', async () => {
    proves('MSG-209');
    const { typist } = await open({ 'PATCH /api/profile': () => problem(500, 'x') });
    await retype(typist, /^Last Name/, 'Vega');
    await save(typist);
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to update profile. Please try again.')).toBeInTheDocument();
  });

  it('trims every field, the address like the names', async () => {
    const { typist, server } = await open({ 'PATCH /api/profile': () => ({ body: profileOf(staffUser) }) });
    await retype(typist, /^First Name/, ' Robin ');
    await retype(typist, /^Last Name/, ' Vega ');
    await retype(typist, /^Email/, ' robin@ridgeline.test ');
    await save(typist);
    await waitFor(() =>
      expect(server.sent('PATCH', '/api/profile').map(({ body }) => body)).toEqual([
        { firstName: 'Robin', lastName: 'Vega', email: 'robin@ridgeline.test' },
      ]),
    );
    expect(await screen.findByText('Your profile was saved.')).toBeInTheDocument();
  });

  it.each([
    [409, 1],
    [500, 0],
  ])('that is refused with %i says at its field why %i times', async (status, times) => {
    const words = 'Somebody has this address already';
    const { typist } = await open({
      'PATCH /api/profile': () => problem(status, words, [{ field: 'email', message: words }]),
    });
    await retype(typist, /^Email/, 'avery@ridgeline.test');
    await save(typist);
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByText(words)).toHaveLength(times));
    if (times > 0) expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(words);
  });

  it('can be asked for again when it does not load', async () => {
    await open({ 'GET /api/profile': () => problem(503, 'Starting') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('leads an agent to the agent profile', async () => {
    await open(ofUser(agentUser));
    expect(screen.getByRole('link', { name: 'Agent Profile' })).toHaveAttribute('href', '/agent-profile');
  });
});

describe('the own picture', () => {
  const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Avatar'), { target: { files } });
  const png = fileOf('me.png', 'image/png');

  it.each([
    [
      'another kind of file',
      [fileOf('me.svg', 'image/svg+xml')],
      'Invalid File Type',
      'Please select a JPEG, PNG, or GIF image.',
    ],
    [
      'more than 5 MB',
      [fileOf('me.png', 'image/png', 5 * 1024 * 1024 + 1)],
      'File Too Large',
      'Please select an image under 5MB.',
    ],
    ['no file', [], 'No File Selected', 'Please choose a picture first.'],
  ])('is not %s', async (_, files, title, text) => {
    proves('MSG-206..MSG-208');
    const { server } = await open();
    choose(...files);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(server.sent('POST', '/api/profile/avatar')).toHaveLength(0);
  });

  it.each([
    [staffUser, '/api/profile/avatar'],
    [admin, '/api/admin/profile/avatar'],
  ])('is sent after the sign-in was checked, and stands at once', async (user, path) => {
    proves('SCR-903', 'MSG-213', 'RUL-398', 'RUL-384', 'API-077..API-079');
    const { server } = await open({
      ...ofUser(user),
      [`POST ${path}`]: () => ({ body: { profileImageUrl: '/api/files/avatar-1' } }),
    });
    const before = server.sent('GET', '/api/auth/user').length;
    choose(png);
    expect(await screen.findByText('Avatar Updated')).toBeInTheDocument();
    expect(server.sent('GET', '/api/auth/user').length).toBeGreaterThan(before);
    expect(server.sent('POST', path)).toHaveLength(1);
  });

  it.each([
    [problem(400, 'Please select a JPEG, PNG, or GIF image.'), 'Please select a JPEG, PNG, or GIF image.'],
    [problem(500, 'x'), 'Failed to upload avatar. Please try again.'],
  ])('that is refused says why, as far as the server tells', async (answer, text) => {
    proves('MSG-211', 'MSG-212');
    await open({ 'POST /api/profile/avatar': () => answer });
    choose(png);
    expect(await screen.findByText('Upload Failed')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('waits for a sign-in where the session is over, and goes there after a second', async () => {
    proves('MSG-214', 'RUL-405', 'RUL-407');
    let over = false;
    const { left } = await open({
      'GET /api/auth/user': () => (over ? problem(401, 'Unauthorized') : { body: staffUser }),
    });
    over = true;
    stopTime();
    choose(png);
    await untilSeen(() => screen.getByText('Authentication Error'));
    expect(screen.getByText('Please log in again to upload images.')).toBeInTheDocument();
    await pass(999);
    expect(left).not.toHaveBeenCalled();
    await pass(1);
    expect(left).toHaveBeenCalledWith('/api/login');
    jest.useRealTimers();
  });

  it('says when the sign-in cannot be checked', async () => {
    proves('MSG-215');
    let broken = false;
    await open({ 'GET /api/auth/user': () => (broken ? problem(503, 'Starting') : { body: staffUser }) });
    broken = true;
    choose(png);
    expect(await screen.findByText('Upload Error')).toBeInTheDocument();
    expect(screen.queryByText('Authentication Error')).toBeNull();
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
    openApp('/profile', { ...ofUser(staffUser), 'GET /api/sessions': () => problem(503, 'Starting') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
