import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin, agentRecord, signedInAs } from '../../../testing/prepared/people';
import { managedUserOf } from '../../../testing/prepared/records';
import { unfold } from '../../../testing/unfold';

const second = {
  ...agentRecord,
  id: 'agent-8',
  userId: 'user-8',
  displayName: 'Sam Desk',
  email: null,
  department: null,
  accessLevel: 'restricted' as const,
  maxClients: 0,
  maxInvoices: 25,
  isActive: false,
  canViewReports: false,
  canAccessAccounting: false,
};
const users = [
  managedUserOf({ id: 'user-7', name: 'Riley Nguyen', email: 'riley@ridgeline.test', role: 'agent' }),
  managedUserOf({ id: 'user-20', name: 'Jo Park', email: 'jo@ridgeline.test', role: 'agent' }),
];

const open = async (answers: Record<string, Answering> = {}, at = '/agents') => {
  const app = openApp(at, {
    ...signedInAs(admin),
    'GET /api/agents': () => ({ body: [agentRecord, second], headers: { 'x-total-count': '2' } }),
    'GET /api/users': () => ({ body: users, headers: { 'x-total-count': '2' } }),
    ...answers,
  });
  await screen.findByRole('heading', { name: 'Agent Management', hidden: true });
  return app;
};
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const press = async (
  app: { typist: Awaited<ReturnType<typeof open>>['typist'] },
  name: string,
  agent = 'Riley at Ridgeline',
) => {
  const { queryByRole, getByRole } = await card(agent);
  if (queryByRole('button', { name: `More about ${agent}`, expanded: false })) await unfold(app.typist, agent);
  return app.typist.click(getByRole('button', { name }));
};

describe('the agent cards', () => {
  it('show who it is, the level, the limits and what each may do', async () => {
    proves('SCR-194', 'SCR-195', 'API-013');
    await open();
    const riley = await card('Riley at Ridgeline');
    expect(riley.getByText('riley.desk@ridgeline.test')).toBeInTheDocument();
    expect(riley.getByText('Dispatch')).toBeInTheDocument();
    expect(riley.getByText('Standard')).toBeInTheDocument();
    expect(riley.getByText('Active')).toBeInTheDocument();
    expect(riley.getByText('Create invoices, View reports, Manage clients, Access accounting')).toBeInTheDocument();
    expect((await card('Sam Desk')).getByText('Inactive')).toBeInTheDocument();
  });

  it('say Unlimited for a limit of 0 or none', async () => {
    proves('SCR-212', 'MSG-043', 'RUL-042');
    await open({
      'GET /api/agents': () => ({
        body: [{ ...agentRecord, maxClients: 0, maxInvoices: null }, second],
        notOurs: 'the documents have agents without a limit',
      }),
    });
    expect((await card('Riley at Ridgeline')).getAllByText('Unlimited')).toHaveLength(2);
    expect((await card('Sam Desk')).getAllByText('Unlimited')).toHaveLength(1);
    expect((await card('Sam Desk')).getByText('25')).toBeInTheDocument();
  });

  it('are told to be none when there is none', async () => {
    proves('SCR-211', 'MSG-042');
    await open({ 'GET /api/agents': () => ({ body: [] }) });
    expect(await screen.findByText('No agents')).toBeInTheDocument();
  });

  it('that do not load can be tried again', async () => {
    let broken = true;
    const { typist } = await open({
      'GET /api/agents': () => (broken ? problem(503, 'Starting') : { body: [agentRecord] }),
    });
    broken = false;
    await typist.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Riley at Ridgeline' })).toBeInTheDocument();
  });
});

const fillIn = async ({ typist }: Awaited<ReturnType<typeof open>>) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Agent' }));
  await typist.click(dialog.getByRole('combobox', { name: /^User/ }));
  await typist.click(await screen.findByRole('option', { name: /Jo Park/ }));
  await typist.type(dialog.getByLabelText(/^Display Name/), 'Jo on days');
  return dialog;
};

describe('creating an agent', () => {
  it('offers the users of role agent who are none yet, with the documented defaults', async () => {
    proves('SCR-196', 'SCR-198..SCR-201', 'MSG-056', 'RUL-089', 'RUL-090', 'API-014');
    const app = await open({ 'POST /api/agents': () => ({ status: 201, body: agentRecord }) }, '/agents?new=1');
    const dialog = await fillIn(app);
    await app.typist.click(dialog.getByLabelText('IFTA'));
    await app.typist.click(dialog.getByRole('button', { name: 'Create Agent' }));
    expect(await screen.findByText('Agent created successfully')).toBeInTheDocument();
    expect(app.server.sent('GET', '/api/users')[0]?.query.get('role')).toBe('agent');
    expect(app.server.sent('POST', '/api/agents')[0]?.body).toEqual({
      userId: 'user-20',
      displayName: 'Jo on days',
      email: null,
      department: null,
      accessLevel: 'basic',
      maxClients: 50,
      maxInvoices: 100,
      canCreateInvoices: true,
      canViewReports: false,
      canManageClients: true,
      canAccessAccounting: false,
      restrictedFeatures: ['ifta'],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }, 20_000);

  it('does not offer a user who is an agent already, but leads to the invitation', async () => {
    const { typist } = await open({}, '/agents?new=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Agent' }));
    await typist.click(dialog.getByRole('combobox', { name: /^User/ }));
    expect(await screen.findByRole('option', { name: /Jo Park/ })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Riley/ })).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Invite an agent on Users' })).toHaveAttribute(
      'href',
      '/users?invite=agent',
    );
  });

  it('names what is missing or wrong', async () => {
    proves('SCR-202', 'SCR-203', 'MSG-046', 'MSG-047', 'MSG-048', 'RUL-091', 'RUL-125..RUL-130');
    const { typist, server } = await open({}, '/agents?new=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Agent' }));
    await typist.type(dialog.getByLabelText(/^Email/), 'jo');
    for (const label of ['Max Clients', 'Max Invoices']) {
      await typist.clear(dialog.getByLabelText(label));
      await typist.type(dialog.getByLabelText(label), '-1');
    }
    await typist.click(dialog.getByRole('button', { name: 'Create Agent' }));
    for (const text of [
      'User ID is required',
      'Display name is required',
      'Valid email is required',
      'Max clients must be a whole number of at least 0',
      'Max invoices must be a whole number of at least 0',
    ]) {
      expect(await dialog.findByText(text)).toBeInTheDocument();
    }
    const levels = within(dialog.getByLabelText('Access Level')).getAllByRole('option');
    expect(levels.map((option) => option.getAttribute('value'))).toEqual([
      'basic',
      'standard',
      'advanced',
      'restricted',
    ]);
    expect(server.sent('POST', '/api/agents')).toHaveLength(0);
  }, 20_000);

  it("tells a failure, with the server's sentence at its field", async () => {
    proves('MSG-051', 'RUL-088');
    const app = await open(
      {
        'POST /api/agents': () =>
          problem(409, 'Conflict', [{ field: 'email', message: 'The e-mail jo@ridgeline.test is already in use' }]),
      },
      '/agents?new=1',
    );
    const dialog = await fillIn(app);
    await app.typist.click(dialog.getByRole('button', { name: 'Create Agent' }));
    expect(await screen.findByText('Failed to create agent')).toBeInTheDocument();
    expect(dialog.getByText('The e-mail jo@ridgeline.test is already in use')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Display Name/)).toHaveValue('Jo on days');
  }, 20_000);

  it('says nothing of its own when the session is lost', async () => {
    proves('RUL-163');
    const app = await open({ 'POST /api/agents': () => problem(401, 'Unauthorized') }, '/agents?new=1');
    const dialog = await fillIn(app);
    await app.typist.click(dialog.getByRole('button', { name: 'Create Agent' }));
    await app.typist.click(await screen.findByRole('button', { name: 'Leave this page' }));
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeInTheDocument();
    await waitFor(() => expect(app.left).toHaveBeenCalledWith('/api/login'));
    expect(screen.queryByText('Failed to create agent')).not.toBeInTheDocument();
  }, 20_000);
});

describe('editing an agent', () => {
  it('sends the whole form with the version it started from', async () => {
    proves('SCR-197', 'MSG-057', 'API-015');
    const app = await open({ 'PUT /api/agents/agent-7': () => ({ body: agentRecord }) });
    await press(app, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Agent' }));
    expect(dialog.getByLabelText('User')).toHaveAttribute('readonly');
    await app.typist.selectOptions(dialog.getByLabelText('Access Level'), 'advanced');
    await app.typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Agent updated successfully')).toBeInTheDocument();
    const [sent] = app.server.sent('PUT', '/api/agents/agent-7');
    expect(sent?.headers.get('if-match')).toBe('"3"');
    expect(sent?.body).toMatchObject({
      userId: 'user-7',
      displayName: 'Riley at Ridgeline',
      accessLevel: 'advanced',
      maxClients: 50,
      maxInvoices: 0,
    });
  });

  it('tells a failure', async () => {
    proves('MSG-052');
    const app = await open({ 'PUT /api/agents/agent-7': () => problem(500, 'stack') });
    await press(app, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Agent' }));
    await app.typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Failed to update agent')).toBeInTheDocument();
    expect(dialog.getByText('Something went wrong on our side. Please try again.')).toBeInTheDocument();
    expect(dialog.queryByText(/stack/)).not.toBeInTheDocument();
  });
});

describe('switching an agent off and on', () => {
  it.each([
    ['Riley at Ridgeline', 'agent-7', 'Deactivate', false],
    ['Sam Desk', 'agent-8', 'Activate', true],
  ])('%s', async (name, id, label, isActive) => {
    proves('SCR-207', 'SCR-208', 'MSG-059', 'RUL-093', 'API-017', 'ENM-008');
    const app = await open({
      [`PATCH /api/agents/${id}/toggle-status`]: () => ({
        body: { ...(id === 'agent-7' ? agentRecord : second), isActive },
      }),
    });
    await press(app, label, name);
    expect(await screen.findByText('Agent status updated successfully')).toBeInTheDocument();
    expect(app.server.sent('PATCH', `/api/agents/${id}/toggle-status`)[0]?.body).toEqual({ isActive });
    await waitFor(() => expect(app.server.sent('GET', '/api/agents')).toHaveLength(2));
  });

  it('tells a failure', async () => {
    proves('MSG-054');
    const app = await open({ 'PATCH /api/agents/agent-7/toggle-status': () => problem(409, 'Not now') });
    await press(app, 'Deactivate');
    expect(await screen.findByText('Failed to update agent status')).toBeInTheDocument();
  });
});

describe('deleting an agent', () => {
  it('asks first', async () => {
    proves('SCR-209', 'SCR-210', 'MSG-041', 'MSG-058', 'RUL-041', 'API-016');
    const app = await open({ 'DELETE /api/agents/agent-7': () => ({ status: 204 }) });
    await press(app, 'Delete');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this agent?' }),
    );
    expect(app.server.sent('DELETE', '/api/agents/agent-7')).toHaveLength(0);
    await app.typist.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Agent deleted successfully')).toBeInTheDocument();
    expect(app.server.sent('DELETE', '/api/agents/agent-7')).toHaveLength(1);
  });

  it('tells a failure with the reason', async () => {
    proves('MSG-053');
    const app = await open({ 'DELETE /api/agents/agent-7': () => problem(409, 'Move the clients of Riley first') });
    await press(app, 'Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    await app.typist.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete agent')).toBeInTheDocument();
    expect(dialog.getByText('Move the clients of Riley first')).toBeInTheDocument();
  });
});

describe('setting the password of an agent', () => {
  const set = async (answer: Answering, password: string, again = password) => {
    const app = await open({ 'POST /api/agents/agent-7/set-password': answer });
    await press(app, 'Set Password');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set Password' }));
    await app.typist.type(dialog.getByLabelText(/^New Password/), password);
    await app.typist.type(dialog.getByLabelText(/^Confirm Password/), again);
    await app.typist.click(dialog.getByRole('button', { name: 'Set Password' }));
    return { ...app, dialog, sent: () => app.server.sent('POST', '/api/agents/agent-7/set-password') };
  };

  it('takes it twice', async () => {
    proves('SCR-204', 'SCR-205', 'SCR-206', 'MSG-060', 'API-018');
    const { sent } = await set(() => ({ status: 204 }), 'brand-new-1');
    expect(await screen.findByText('Password set successfully')).toBeInTheDocument();
    expect(sent()[0]?.body).toEqual({ password: 'brand-new-1' });
  });

  it('refuses a short one and two that differ', async () => {
    proves('FLD-0142', 'MSG-049', 'MSG-050', 'RUL-131', 'RUL-132');
    const { dialog, sent } = await set(() => ({ status: 204 }), 'short', 'other');
    expect(await dialog.findByText('Password must be at least 6 characters long')).toBeInTheDocument();
    expect(dialog.getByText('Passwords do not match')).toBeInTheDocument();
    expect(sent()).toHaveLength(0);
  });

  it("tells a failure, with the server's sentence at the field", async () => {
    proves('MSG-055');
    const { dialog } = await set(
      () => problem(400, 'Check the form', [{ field: 'password', message: 'That password is too common' }]),
      'password',
    );
    expect(await screen.findByText('Failed to set password')).toBeInTheDocument();
    expect(dialog.getByText('That password is too common')).toBeInTheDocument();
  });
});
