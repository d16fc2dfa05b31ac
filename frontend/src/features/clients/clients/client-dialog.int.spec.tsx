import { screen, within } from '@testing-library/react';
import { openApp } from '../../../testing/open-app';
import { admin, agentRecord, signedInAs } from '../../../testing/prepared/people';
import { staffUser } from '../../../testing/render-app';
import { unfold } from '../../../testing/unfold';
import { clientOf, clientStandingOf } from '../../../testing/prepared/records';

const redMesa = clientOf({ id: 'client-1', companyName: 'Red Mesa Transport', agentId: 'agent-7' });

const open = async (user: typeof staffUser) => {
  const app = openApp('/clients', {
    ...signedInAs(user),
    'GET /api/client-standings': () => ({ body: [clientStandingOf(redMesa)], headers: { 'x-total-count': '1' } }),
    'GET /api/clients/client-1': () => ({ body: redMesa }),
    'GET /api/agents': () => ({ body: [agentRecord, { ...agentRecord, id: 'agent-8', displayName: 'Sam Desk' }] }),
    'GET /api/names/agent': () => ({ body: [{ id: 'agent-7', name: 'Riley at Ridgeline' }] }),
    'PATCH /api/clients/client-1': () => ({ body: redMesa }),
  });
  await screen.findByRole('article', { name: 'Red Mesa Transport' });
  return app;
};
const edit = async ({ typist }: Awaited<ReturnType<typeof open>>) => {
  await unfold(typist, 'Red Mesa Transport');
  await typist.click(screen.getByRole('button', { name: 'Edit Red Mesa Transport' }));
  return within(await screen.findByRole('dialog', { name: 'Edit Client' }));
};
const sentBy = (app: Awaited<ReturnType<typeof open>>) => app.server.sent('PATCH', '/api/clients/client-1')[0]?.body;

describe('the agent of a client', () => {
  it('is chosen by an administrator', async () => {
    const app = await open(admin);
    const dialog = await edit(app);
    const field = dialog.getByRole('combobox', { name: 'Assigned agent' });
    expect(await dialog.findByDisplayValue('Riley at Ridgeline')).toBe(field);
    await app.typist.click(field);
    await app.typist.click(await screen.findByRole('option', { name: /Sam Desk/ }));
    await app.typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Client updated successfully')).toBeInTheDocument();
    expect(sentBy(app)).toMatchObject({ agentId: 'agent-8' });
  });

  it('can be taken away', async () => {
    const app = await open(admin);
    const dialog = await edit(app);
    await dialog.findByDisplayValue('Riley at Ridgeline');
    await app.typist.click(dialog.getByRole('button', { name: 'Clear Assigned agent' }));
    await app.typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Client updated successfully');
    expect(sentBy(app)).toMatchObject({ agentId: null });
  });

  it('is neither shown nor sent by others', async () => {
    const app = await open({ ...staffUser, permissions: ['clients.read', 'clients.write'] });
    const dialog = await edit(app);
    expect(dialog.queryByRole('combobox', { name: 'Assigned agent' })).not.toBeInTheDocument();
    await app.typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Client updated successfully');
    expect(sentBy(app)).not.toHaveProperty('agentId');
  });
});

describe('deleting a client', () => {
  it('is offered to who may delete, not to who may only write', async () => {
    const { typist } = await open({ ...staffUser, permissions: ['clients.read', 'clients.write'] });
    await unfold(typist, 'Red Mesa Transport');
    expect(screen.queryByRole('button', { name: 'Delete Red Mesa Transport' })).not.toBeInTheDocument();
  });

  it('is offered with the permission alone', async () => {
    const { typist } = await open({ ...staffUser, permissions: ['clients.read', 'clients.delete'] });
    await unfold(typist, 'Red Mesa Transport');
    expect(screen.getByRole('button', { name: 'Delete Red Mesa Transport' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit Red Mesa Transport' })).not.toBeInTheDocument();
  });
});
