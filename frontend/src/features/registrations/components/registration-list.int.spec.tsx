import { screen, waitFor, within } from '@testing-library/react';
import type { Registration } from '../../../lib/api-types';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin, signedInAs } from '../../../testing/people';
import { redMesa as client, registrationOf } from '../../../testing/records';

const redMesa = registrationOf({
  id: 'r-1',
  dotNumber: '1234567',
  mcNumber: 'MC-98',
  fleetSize: 4,
  servicesNeeded: ['IFTA Processing', 'BOC-3 Filing'],
  additionalInfo: 'Call after 5',
  version: 1,
});

const open = async (answers: Record<string, Answering> = {}, list: Registration[] = [redMesa]) => {
  let items = list;
  const app = openApp('/client-registrations', {
    ...signedInAs(admin),
    'GET /api/client-registrations': () => ({ body: items, headers: { 'x-total-count': String(items.length) } }),
    'PATCH /api/client-registrations/r-1/status': ({ body }) => {
      items = items.map((item) => ({ ...item, ...(body as object) }));
      return { body: items[0] };
    },
    'POST /api/client-registrations/r-1/migrate': () => {
      items = items.map((item) => ({ ...item, status: 'approved', clientId: 'client-1' }));
      return { body: client };
    },
    ...answers,
  });
  await screen.findByRole('heading', { name: 'Client Registrations' });
  return app;
};
const card = async () => within(await screen.findByRole('article', { name: 'Red Mesa Transport' }));

describe('the client registrations', () => {
  it('are counted and listed with contact, business and date [SCR-014 SCR-186 SCR-187 SCR-188 SCR-189 SCR-192 API-010 API-054]', async () => {
    await open();
    const request = await card();
    for (const text of [
      'Ben Yazzie',
      'ben@redmesa.test',
      '(555) 018-0001',
      '1234567 / MC-98',
      'Small fleet (2-10 trucks)',
      '4',
      'IFTA Processing, BOC-3 Filing',
      'Call after 5',
    ])
      expect(request.getByText(text)).toBeInTheDocument();
    expect(request.getByText(/12 Elm St\s+Tulsa, OK 74103/)).toBeInTheDocument();
    expect(request.getByText(/^Submitted 03\/02\/2026/)).toBeInTheDocument();
    expect(await screen.findByText('1 request from new clients')).toBeInTheDocument();
  });

  it('say so when there are none [SCR-193 MSG-037]', async () => {
    await open({}, []);
    expect(await screen.findByText('No registrations yet')).toBeInTheDocument();
  });

  it('take any of the four statuses [SCR-190 MSG-039 RUL-096 ENM-016 API-012 API-056 RUL-283]', async () => {
    const { typist, server } = await open();
    const select = (await card()).getByLabelText('Status of Red Mesa Transport');
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.getAttribute('value')),
    ).toEqual(['pending', 'contacted', 'approved', 'rejected']);
    await typist.selectOptions(select, 'contacted');
    expect(await screen.findByText('Registration status updated')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/client-registrations/r-1/status')[0]?.body).toEqual({ status: 'contacted' });
  });

  it('become a client; the button is gone then, and the lists are asked again [SCR-191 MSG-036 MSG-038 RUL-097 RUL-098 API-011 API-055 RUL-283]', async () => {
    const { typist, server } = await open();
    await typist.click((await card()).getByRole('button', { name: 'Migrate to Client' }));
    expect(await screen.findByText('Registration migrated to client successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Migrate to Client' })).not.toBeInTheDocument());
    expect((await card()).getByRole('link', { name: 'Open client' })).toHaveAttribute('href', '/clients/client-1');
    expect(server.sent('POST', '/api/client-registrations/r-1/migrate')).toHaveLength(1);
  });

  it.each([
    ['approved', 'client-1', 'none'],
    ['approved', null, 'open'],
    ['contacted', null, 'open'],
    ['rejected', null, 'shut'],
  ] as const)(
    'of status %s, client %s, have the button: %s; approved by hand it stays until there is a client [RUL-039]',
    async (status, clientId, expected) => {
      await open({
        'GET /api/client-registrations': () => ({
          body: [registrationOf({ id: 'r-1', status, clientId })],
          headers: { 'x-total-count': '1' },
        }),
      });
      const button = (await card()).queryByRole('button', { name: 'Migrate to Client' });
      expect(button === null ? 'none' : button.matches(':disabled') ? 'shut' : 'open').toBe(expected);
    },
  );

  it('that cannot become a client say why [MSG-040]', async () => {
    const { typist } = await open({
      'POST /api/client-registrations/r-1/migrate': () => problem(409, 'A client with this tax ID is already there'),
    });
    await typist.click((await card()).getByRole('button', { name: 'Migrate to Client' }));
    expect(await screen.findByText('A client with this tax ID is already there')).toBeInTheDocument();
  });

  it('are read-only without the permission to change them', async () => {
    await open(
      signedInAs({ ...admin, role: 'agent', isAdmin: false, isAgent: true, permissions: ['registrations.read'] }),
    );
    const request = await card();
    expect(request.queryByRole('button', { name: 'Migrate to Client' })).not.toBeInTheDocument();
    expect(request.queryByLabelText('Status of Red Mesa Transport')).not.toBeInTheDocument();
  });
});
