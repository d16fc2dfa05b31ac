import { screen, waitFor, within } from '@testing-library/react';
import type { PracticeClient } from '../../../../lib/api/api-types';
import { openApp } from '../../../../testing/open-app';
import { officeUser, onScreen } from '../../../../testing/portal-scene';
import { practiceRowOf } from '../../../../testing/prepared/records';

const trucks = Array.from({ length: 5 }, (_, nr) =>
  practiceRowOf({
    id: `t-${nr}`,
    kind: 'form_2290',
    title: 'Form 2290',
    subjectName: `10${nr}`,
    period: '2026-07..2027-06',
  }),
);
const license = practiceRowOf({
  id: 'l-1',
  kind: 'drivers_license',
  title: 'Driver’s license',
  subjectName: 'Dana Ruiz',
  period: '2026-11-20',
  state: 'waiting',
  missing: ['Copy of the license', 'Medical card'],
  assignedName: 'Erin Walsh',
  daysLeft: -5,
});
const other = practiceRowOf({ id: 'u-2', clientId: 'c-2', clientName: 'Tall Pine Freight' });
const CLIENTS: PracticeClient[] = [
  {
    clientId: 'c-1',
    clientName: 'Red Mesa Transport',
    agentId: 'a-1',
    agentName: 'Andre Silva',
    dueDate: '2026-11-20',
    cells: [
      { group: 'form_2290', count: 30, obligations: trucks },
      { group: 'ucr', count: 1, obligations: [practiceRowOf({ id: 'u-1' })] },
      { group: 'drivers', count: 1, obligations: [license] },
    ],
  },
  {
    clientId: 'c-2',
    clientName: 'Tall Pine Freight',
    agentId: null,
    agentName: null,
    dueDate: '2026-12-31',
    cells: [{ group: 'ucr', count: 1, obligations: [other] }],
  },
];

const open = (path = '/practice?view=by-client', clients = CLIENTS) =>
  openApp(path, {
    'GET /api/auth/user': () => ({
      body: { ...officeUser, permissions: ['obligations.read', 'obligations.write', 'clients.read'] },
    }),
    'GET /api/practice': () => ({ body: [] }),
    'GET /api/practice/by-client': () => ({ body: clients }),
    'GET /api/practice/weeks': () => ({ body: [] }),
    'GET /api/practice/people': () => ({ body: [{ id: 'p-1', name: 'Erin Walsh', agentId: null }] }),
    'GET /api/clients': () => ({ body: [] }),
    'POST /api/obligations/bulk': () => ({ body: { done: ['l-1', 'u-1'], refused: [] } }),
  });
const grid = async () => within(await screen.findByRole('table', { name: 'Obligations by client' }));

beforeEach(() => onScreen('desk'));

describe('the practice desk by client', () => {
  it('is a line a client and a column a kind of which something is due soon', async () => {
    open();
    const table = await grid();
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Client',
      '2290',
      'UCR',
      'Driver papers',
    ]);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Red Mesa TransportAndre Silva',
      'Tall Pine Freight',
    ]);
  });

  it('says of each obligation which it is, how it stands, how late it is, what is missing and who does it', async () => {
    open();
    const table = await grid();
    const [chip] = within(table.getByRole('list', { name: 'Driver papers of Red Mesa Transport' })).getAllByRole(
      'listitem',
    );
    expect(chip).toHaveTextContent(/^Driver’s licenseWaitingWaiting5 d late⚠EW$/);
    const told = chip?.firstElementChild?.getAttribute('title')?.split('\n');
    expect(told).toEqual([
      'Driver’s license, Dana Ruiz, 11/20/2026',
      'Waiting',
      '5 days late',
      'missing: Copy of the license; Medical card',
      'Erin Walsh',
    ]);
    expect(table.getByRole('link', { name: 'Driver’s license, Dana Ruiz, 11/20/2026' })).toHaveAttribute(
      'href',
      '/practice/l-1?view=by-client',
    );
  });

  it('folds what a cell has too much of, and leads to the list for what is not told', async () => {
    const { typist } = open('/practice?view=by-client&kind=form_2290&sort=clientName');
    const table = await grid();
    const more = table.getByRole('button', { name: '+3 more: 2290 of Red Mesa Transport' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(table.queryByRole('link', { name: 'All 30 in the list' })).toBeNull();
    await typist.click(more);
    expect(table.getByRole('link', { name: 'All 30 in the list' })).toHaveAttribute(
      'href',
      '/practice?kind=form_2290&clientId=c-1',
    );
  });

  it('is kept in the address with the filters, and asks the server for them', async () => {
    const { typist, server, address } = open('/practice?kind=ucr&agentId=a-1&sort=dueDate&page=3');
    await typist.click(await screen.findByRole('button', { name: 'By client' }));
    await grid();
    expect(address()).toBe('/practice?kind=ucr&agentId=a-1&view=by-client');
    const asked = Object.fromEntries(server.sent('GET', '/api/practice/by-client').at(-1)?.query ?? []);
    expect(asked).toMatchObject({ kind: 'ucr', agentId: 'a-1', limit: '25' });
    await typist.click(screen.getByRole('button', { name: 'List' }));
    expect(address()).toBe('/practice?kind=ucr&agentId=a-1');
  });

  it('asks anew when a filter is set', async () => {
    const { typist, server } = open();
    await grid();
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'ucr');
    for (const path of ['by-client', 'weeks'])
      await waitFor(() =>
        expect(server.sent('GET', `/api/practice/${path}`).map(({ query }) => query.get('kind'))).toEqual([
          null,
          'ucr',
        ]),
      );
  });

  it('selects single obligations and whole clients for the same wishes', async () => {
    const { typist, server } = open();
    const table = await grid();
    await typist.click(table.getByRole('checkbox', { name: 'Select Driver’s license · Dana Ruiz, 11/20/2026' }));
    expect(table.getByRole('checkbox', { name: 'Select all of Red Mesa Transport' })).toBePartiallyChecked();
    await typist.click(table.getByRole('checkbox', { name: 'Select all of Tall Pine Freight' }));
    const bar = within(screen.getByRole('group', { name: 'Selected rows' }));
    expect(bar.getByText('2 selected')).toBeInTheDocument();
    await typist.click(bar.getByRole('button', { name: 'Ask for papers' }));
    await waitFor(() => expect(server.sent('POST', '/api/obligations/bulk')).toHaveLength(1));
    expect(server.sent('POST', '/api/obligations/bulk')[0]?.body).toEqual({
      ids: ['l-1', 'u-2'],
      action: 'ask',
      note: null,
    });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull());
  });

  it('sends more than the server takes at a time one after the other, and tells them together', async () => {
    const many = Array.from({ length: 201 }, (_, nr) => practiceRowOf({ id: `m-${nr}`, period: `${nr}` }));
    const [red] = CLIENTS as [PracticeClient, ...PracticeClient[]];
    const { typist, server } = open('/practice?view=by-client', [
      { ...red, cells: [{ group: 'ucr', count: 201, obligations: many }] },
    ]);
    await typist.click((await grid()).getByRole('checkbox', { name: 'Select all of Red Mesa Transport' }));
    await typist.click(screen.getByRole('button', { name: 'Mark ready' }));
    await screen.findByText('Ready: 4 obligations');
    const sent = server.sent('POST', '/api/obligations/bulk').map(({ body }) => (body as { ids: string[] }).ids.length);
    expect(sent).toEqual([200, 1]);
  });

  it('is a card a client on a phone, with its kinds as lines', async () => {
    onScreen('phone');
    open();
    const cards = within(await screen.findByRole('list', { name: 'Obligations by client' }));
    expect(cards.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      '2290',
      'UCR',
      'Driver papers',
      'UCR',
    ]);
    expect(screen.queryByRole('table', { name: 'Obligations by client' })).toBeNull();
  });

  it('says so when nothing is due', async () => {
    open('/practice?view=by-client', []);
    expect(await screen.findByText('Nothing is due')).toBeInTheDocument();
  });
});
