import { screen, waitFor, within } from '@testing-library/react';
import type { PracticeClient } from '../../../../lib/api/api-types';
import { exportedBy } from '../../../../testing/exported';
import { openApp } from '../../../../testing/open-app';
import { officeUser, onScreen } from '../../../../testing/portal-scene';
import { practiceRowOf } from '../../../../testing/prepared/records';

const row = practiceRowOf({ id: 'u-1' });
const client: PracticeClient = {
  clientId: 'c-1',
  clientName: 'Red Mesa Transport',
  agentId: 'a-1',
  agentName: 'Andre Silva',
  dueDate: '2026-12-31',
  cells: [{ group: 'ucr', count: 1, obligations: [row] }],
};
const PEOPLE = [
  { id: 'p-1', name: 'Erin Walsh', agentId: null },
  { id: 'p-2', name: 'Andre Silva', agentId: 'a-1' },
];
const open = (at: string, { rows = [row], people = PEOPLE } = {}) =>
  openApp(`/practice${at}`, {
    'GET /api/auth/user': () => ({ body: { ...officeUser, permissions: ['obligations.read', 'clients.read'] } }),
    'GET /api/practice': () => ({ body: rows }),
    'GET /api/practice/by-client': () => ({ body: [client] }),
    'GET /api/practice/weeks': () => ({ body: [] }),
    'GET /api/practice/people': () => ({ body: people }),
    'GET /api/names/client': () => ({ body: [{ id: 'c-1', name: 'Red Mesa Transport' }] }),
  });
const everyFilter = '?q=ucr&clientId=c-1&agentId=a-1&assignedTo=p-1&kind=ucr&state=filed&dueBefore=2027-01-01';

beforeEach(() => onScreen('desk'));

describe('the practice desk', () => {
  it.each([
    ['Agent', 'Andre Silva', 'agentId', 'a-1'],
    ['Assigned to', 'Erin Walsh', 'assignedTo', 'p-1'],
    ['Kind', 'MCS-150 update', 'kind', 'mcs_150'],
    ['State', 'Filed', 'state', 'filed'],
  ])('is narrowed by %s %s by the server, list and weeks', async (label, choice, name, value) => {
    const { server, typist } = open('');
    const field = await screen.findByRole('combobox', { name: label });
    await within(field).findByRole('option', { name: choice });
    await typist.selectOptions(field, choice);
    for (const path of ['/api/practice', '/api/practice/weeks'])
      await waitFor(() => expect(server.sent('GET', path).at(-1)?.query.get(name)).toBe(value));
  });

  it('counts its weeks by all its filters but the days', async () => {
    const { server } = open(everyFilter);
    await waitFor(() => expect(server.sent('GET', '/api/practice/weeks')).toHaveLength(1));
    const asked = Object.fromEntries(server.sent('GET', '/api/practice/weeks')[0]?.query ?? []);
    expect(asked).toEqual({
      q: 'ucr',
      clientId: 'c-1',
      agentId: 'a-1',
      assignedTo: 'p-1',
      kind: 'ucr',
      state: 'filed',
    });
  });

  it('asks for no agent where there is none', async () => {
    open('', { people: [{ id: 'p-1', name: 'Erin Walsh', agentId: null }] });
    await screen.findByRole('option', { name: 'Erin Walsh' });
    expect(screen.queryByRole('combobox', { name: 'Agent' })).toBeNull();
  });

  it('is exported as a list, with all its filters', async () => {
    const { server, typist } = open(everyFilter);
    expect(await exportedBy(typist)).toEqual([
      'Client,Obligation,Period,State,Missing,Assigned to,Agent,Due,Days left,Amount',
      'Red Mesa Transport,UCR registration,2027,Open,,Nobody yet,Andre Silva,12/31/2026,36 days,',
    ]);
    const asked = server.sent('GET', '/api/practice').at(-1)?.query;
    expect(['q', 'assignedTo', 'dueBefore', 'page'].map((name) => asked?.get(name))).toEqual([
      'ucr',
      'p-1',
      '2027-01-01',
      null,
    ]);
  });

  it('is exported a client a line where it is by client', async () => {
    const { server, typist } = open('?view=by-client&kind=ucr');
    const [headers, line] = await exportedBy(typist);
    expect(headers).toBe(
      'Client,Agent,Next due,IFTA,2290,UCR,MCS-150,Plates (IRP),Driver papers,Insurance,Permits,Annual report,Other',
    );
    expect(line).toMatch(/^Red Mesa Transport,Andre Silva,12\/31\/2026,,,"?UCR registration 2027, Open, 36 days"?,/);
    expect(server.sent('GET', '/api/practice/by-client').at(-1)?.query.get('kind')).toBe('ucr');
  });

  it.each([
    ['', 'Nothing is due'],
    ['?kind=ucr', 'Nothing to do here'],
  ])('at %j has nothing to do: %s', async (at, words) => {
    open(at, { rows: [] });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('by client leaves out a kind that is not wanted', async () => {
    const { typist } = open('?view=by-client');
    const table = within(await screen.findByRole('table', { name: 'Obligations by client' }));
    expect(table.getByRole('link', { name: /^UCR registration/ })).toBeInTheDocument();
    await typist.click(screen.getByText('Fields'));
    await typist.click(screen.getByRole('checkbox', { name: 'UCR' }));
    expect(table.queryByRole('columnheader', { name: 'UCR' })).toBeNull();
    expect(table.queryByRole('link', { name: /^UCR registration/ })).toBeNull();
    expect(table.getByRole('checkbox', { name: 'Select all of Red Mesa Transport' })).toBeDisabled();
  });

  it('by client is sorted by name, and the other way', async () => {
    const { typist, server } = open('?view=by-client');
    const header = () => screen.getByRole('columnheader', { name: /^Client/ });
    const asked = () => server.sent('GET', '/api/practice/by-client').at(-1)?.query.get('sort') ?? '';
    await screen.findByRole('table', { name: 'Obligations by client' });
    expect(header()).not.toHaveAttribute('aria-sort');
    await typist.click(within(header()).getByRole('button'));
    await waitFor(() => expect(asked()).toBe('clientName'));
    expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await typist.click(within(header()).getByRole('button'));
    await waitFor(() => expect(asked()).toBe('-clientName'));
    expect(header()).toHaveAttribute('aria-sort', 'descending');
  });

  it('by client is selected by nobody who may not write', async () => {
    const { typist } = open('?view=by-client');
    await typist.click(await screen.findByRole('checkbox', { name: 'Select all of Red Mesa Transport' }));
    const bar = within(await screen.findByRole('group', { name: 'Selected rows' }));
    expect(bar.getByText('1 selected')).toBeInTheDocument();
    expect(bar.queryByRole('button', { name: 'Mark ready' })).toBeNull();
  });
});
