import { screen, waitFor, within } from '@testing-library/react';
import type { Answering } from '../testing/fake-api';
import { openApp } from '../testing/open-app';
import { agentUser, signedInAs } from '../testing/prepared/people';
import { onScreen } from '../testing/portal-scene';

const mesa = { id: 'client-1', name: 'Red Mesa Transport', email: 'ben@redmesa.test' };
const stats = { totalRevenue: null, invoicesCreated: 0, clientsManaged: 1, invoicesThisMonth: 0, invoicesOfLimit: 0 };
const open = (at: string, user = agentUser, answers: Record<string, Answering> = {}) => {
  localStorage.setItem('staffSession', JSON.stringify({ user, role: user.role, token: 't-1' }));
  return openApp(at, {
    ...signedInAs(user),
    'GET /api/agents/stats': () => ({ body: stats }),
    'GET /api/agents/clients': () => ({ body: [mesa], headers: { 'x-total-count': '1' } }),
    'GET /api/agents/invoices': () => ({ body: [] }),
    'GET /api/names/client': () => ({ body: [{ id: mesa.id, name: mesa.name }] }),
    ...answers,
  });
};
const opener = (name: string) => screen.findByRole('button', { name: `Chosen client: ${name}` });
const asked = ({ server }: ReturnType<typeof open>) =>
  server.sent('GET', '/api/agents/invoices').at(-1)?.query.get('clientId') ?? null;

describe.each(['desk', 'phone'] as const)('the client that an agent chooses, on a %s', (where) => {
  beforeEach(() => onScreen(where));

  it('is one of those assigned to it, and the recent invoices keep to it', async () => {
    const app = open('/agent-dashboard');
    await app.typist.click(await opener('All clients'));
    const panel = within(await screen.findByRole('dialog', { name: 'Show one client' }));
    await app.typist.type(panel.getByRole('combobox', { name: 'Client' }), 'mesa');
    await app.typist.click(await screen.findByRole('option', { name: /Red Mesa Transport/ }));
    expect(await opener('Red Mesa Transport')).toBeInTheDocument();
    expect(app.address()).toBe('/agent-dashboard?client=client-1');
    await waitFor(() => expect(asked(app)).toBe('client-1'));
    const found = app.server.sent('GET', '/api/agents/clients').filter(({ query }) => query.get('limit') === '30');
    expect(found).not.toHaveLength(0);
    expect(app.server.sent('GET', '/api/clients')).toHaveLength(0);
  });

  it('goes along to the list of invoices, whose chip takes it off', async () => {
    const app = open('/agent-dashboard/invoices?client=client-1');
    const chip = (await screen.findByText('Client: Red Mesa Transport')).parentElement!;
    await waitFor(() => expect(asked(app)).toBe('client-1'));
    await app.typist.click(within(chip).getByTestId('CancelIcon'));
    await opener('All clients');
    await waitFor(() => expect(asked(app) ?? '').toBe(''));
  });
});

describe('an agent who may not see clients', () => {
  it('chooses none, and an address that names one narrows nothing', async () => {
    const app = open('/agent-dashboard?client=client-1', {
      ...agentUser,
      permissions: ['agent.read', 'agent.write', 'invoices.read'],
    });
    await screen.findByRole('heading', { name: 'Agent Dashboard' });
    await waitFor(() => expect(app.server.sent('GET', '/api/agents/invoices')).not.toHaveLength(0));
    expect(screen.queryByRole('button', { name: /^Chosen client/ })).not.toBeInTheDocument();
    expect(asked(app) ?? '').toBe('');
  });
});
