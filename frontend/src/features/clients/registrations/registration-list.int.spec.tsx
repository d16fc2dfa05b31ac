import { screen, waitFor, within } from '@testing-library/react';
import type { Registration } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { detailsShown } from '../../../testing/details-shown';
import { fakeApi, problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin, signedInAs } from '../../../testing/prepared/people';
import { redMesa as client, registrationOf } from '../../../testing/prepared/records';
import { renderApp, staffUser } from '../../../testing/render-app';
import { unfold } from '../../../testing/unfold';
import { RegistrationCard, RegistrationTools } from './registration-card';

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
  it('are counted and listed with contact, business and date', async () => {
    proves('SCR-014', 'SCR-186', 'SCR-187', 'SCR-188', 'SCR-189', 'SCR-192', 'API-010', 'API-054');
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
    expect(request.getByText('12 Elm St, Tulsa, OK 74103')).toBeInTheDocument();
    expect(request.getByText(/^03\/02\/2026/)).toBeInTheDocument();
    expect(request.getByText('Tulsa, OK · USDOT 1234567')).toBeInTheDocument();
    expect(await screen.findByText('1 request from new clients')).toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    proves('SCR-193', 'MSG-037');
    await open({}, []);
    expect(await screen.findByText('No registrations yet')).toBeInTheDocument();
  });

  it('take any of the four statuses', async () => {
    proves('SCR-190', 'MSG-039', 'RUL-096', 'ENM-016', 'API-012', 'API-056', 'RUL-283');
    const { typist, server } = await open();
    await unfold(typist, 'Red Mesa Transport');
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

  it('become a client; the button is gone then, and the lists are asked again', async () => {
    proves('SCR-191', 'MSG-036', 'MSG-038', 'RUL-097', 'RUL-098', 'API-011', 'API-055', 'RUL-283');
    const { typist, server } = await open();
    await unfold(typist, 'Red Mesa Transport');
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
    'of status %s, client %s, have the button: %s; approved by hand it stays until there is a client',
    async (status, clientId, expected) => {
      proves('RUL-039');
      const { typist } = await open({
        'GET /api/client-registrations': () => ({
          body: [registrationOf({ id: 'r-1', status, clientId })],
          headers: { 'x-total-count': '1' },
        }),
      });
      await unfold(typist, 'Red Mesa Transport');
      const button = (await card()).queryByRole('button', { name: 'Migrate to Client' });
      expect(button === null ? 'none' : button.matches(':disabled') ? 'shut' : 'open').toBe(expected);
    },
  );

  it('that cannot become a client say why', async () => {
    proves('MSG-040');
    const { typist } = await open({
      'POST /api/client-registrations/r-1/migrate': () => problem(409, 'A client with this tax ID is already there'),
    });
    await unfold(typist, 'Red Mesa Transport');
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

describe('what can be done with a registration', () => {
  const show = (permissions: string[], changes: Partial<Registration> = {}) =>
    renderApp(<RegistrationTools registration={{ ...redMesa, ...changes }} />, {
      user: { ...staffUser, permissions: ['registrations.read', ...permissions] },
    });
  const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it.each([
    [[], [], 0],
    [['registrations.write'], ['Migrate to Client'], 1],
    [['registrations.delete'], ['Delete'], 0],
  ])('with %j beside reading is %j, and %i choice of the status', (permissions, buttons, choices) => {
    show(permissions);
    expect(offered()).toEqual(buttons);
    expect(screen.queryAllByRole('combobox', { name: 'Status of Red Mesa Transport' })).toHaveLength(choices);
    expect(screen.queryByRole('link', { name: 'Open client' })).toBeNull();
  });

  it('shows the client that became of it to who only reads', () => {
    show([], { clientId: 'client-1' });
    expect(screen.getByRole('link', { name: 'Open client' })).toHaveAttribute('href', '/clients/client-1');
  });

  it('says why a status was refused', async () => {
    fakeApi({ 'PATCH /api/client-registrations/r-1/status': () => problem(409, 'It is a client already') });
    const { typist } = show(['registrations.write']);
    await typist.selectOptions(screen.getByRole('combobox'), 'rejected');
    expect(await screen.findByText('It is a client already')).toBeInTheDocument();
    expect(screen.queryByText('Registration status updated')).toBeNull();
  });

  it('deletes it after asking, and takes that back', async () => {
    const server = fakeApi({
      'DELETE /api/client-registrations/r-1': () => ({ status: 204 }),
      'POST /api/client-registrations/r-1/restore': () => ({ body: redMesa }),
    });
    const { typist } = show(['registrations.delete']);
    await typist.click(screen.getByRole('button', { name: 'Delete' }));
    const asked = within(await screen.findByRole('alertdialog'));
    expect(server.seen).toEqual([]);
    await typist.click(asked.getByRole('button', { name: 'Delete' }));
    await typist.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Registration restored')).toBeInTheDocument();
    expect(server.seen.map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  });
});

describe('the card of a registration', () => {
  const show = (changes: Partial<Registration>) =>
    renderApp(<RegistrationCard registration={{ ...redMesa, ...changes }} />, {
      user: { ...staffUser, permissions: [] },
    });

  it.each([
    [{ dotNumber: '1', mcNumber: null }, '1'],
    [{ dotNumber: null, mcNumber: 'MC-2' }, 'MC-2'],
    [{ dotNumber: null, mcNumber: null }, undefined],
  ])('with %j tells the number there is', (numbers, text) => {
    show(numbers);
    expect(detailsShown()['DOT / MC']).toBe(text);
  });

  it('calls and writes, and tells fact by fact', () => {
    show({});
    expect(detailsShown()).toEqual({
      Owner: 'Ben Yazzie',
      Email: 'ben@redmesa.test',
      Phone: '(555) 018-0001',
      Submitted: '03/02/2026 10:05 AM',
      Address: '12 Elm St, Tulsa, OK 74103',
      'Business type': 'Small fleet (2-10 trucks)',
      'Fleet size': '4',
      'DOT / MC': '1234567 / MC-98',
      Services: 'IFTA Processing, BOC-3 Filing',
      Notes: 'Call after 5',
    });
    // the letter is folded
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      'tel:(555) 018-0001',
      'mailto:ben@redmesa.test',
    ]);
  });
});

describe('the list of the registrations', () => {
  const narrowed = async (at: string, body: Registration[] = [redMesa]) => {
    const app = openApp(at, {
      ...signedInAs(admin),
      'GET /api/client-registrations': () => ({ body, headers: { 'x-total-count': String(body.length) } }),
    });
    await screen.findByRole('heading', { name: 'Client Registrations' });
    return app;
  };

  it('exports all that the search and the filter leave, column by column', async () => {
    const { typist, server } = await narrowed('/client-registrations?q=mesa&status=pending&sort=-createdAt');
    const lines = await exportedBy(typist);
    expect(lines).toEqual([
      'Company,Owner,Status,Submitted,Email,Phone,Address,City,State,Zip Code,Business type,Fleet size,DOT,MC,Services,Notes',
      'Red Mesa Transport,Ben Yazzie,Pending,03/02/2026 10:05 AM,ben@redmesa.test,(555) 018-0001,12 Elm St,Tulsa,OK,74103,small-fleet,4,1234567,MC-98,"IFTA Processing, BOC-3 Filing",Call after 5',
    ]);
    const exported = server.sent('GET', '/api/client-registrations').at(-1)?.query;
    expect(['q', 'status', 'sort', 'page'].map((name) => exported?.get(name))).toEqual([
      'mesa',
      'pending',
      '-createdAt',
      null,
    ]);
  });

  it('exports what was not told as nothing', async () => {
    const { typist } = await narrowed('/client-registrations', [registrationOf({ id: 'r-2' })]);
    expect((await exportedBy(typist))[1]).toMatch(/,74103,small-fleet,,,,,$/);
  });

  it('is narrowed by status and words by the server; where nothing fits it says so', async () => {
    const { typist, server } = await narrowed('/client-registrations', []);
    expect(await screen.findByRole('link', { name: 'See the registration form' })).toHaveAttribute(
      'href',
      '/client-registration',
    );
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'contacted');
    await typist.type(screen.getByRole('searchbox', { name: 'Search registrations' }), 'mesa');
    expect(await screen.findByText('No registrations match')).toBeInTheDocument();
    await waitFor(() => {
      const asked = server.sent('GET', '/api/client-registrations').at(-1)?.query;
      expect([asked?.get('status'), asked?.get('q')]).toEqual(['contacted', 'mesa']);
    });
  });
});
