import { screen, waitFor, within } from '@testing-library/react';
import { problem, type Answering } from '../../../../../testing/fake-api';
import { openApp } from '../../../../../testing/open-app';
import { officeUser, onScreen } from '../../../../../testing/portal-scene';
import { practiceRowOf } from '../../../../../testing/prepared/records';

const row = practiceRowOf({ id: 'u-1' });
const open = (answers: Record<string, Answering> = {}, more: readonly string[] = []) =>
  openApp('/practice', {
    'GET /api/auth/user': () => ({
      body: { ...officeUser, permissions: ['obligations.read', 'clients.read', ...more] },
    }),
    'GET /api/practice': () => ({ body: [row, { ...row, id: 'u-2', assignedTo: 'p-1', assignedName: 'Erin Walsh' }] }),
    'GET /api/practice/weeks': () => ({ body: [] }),
    'GET /api/practice/people': () => ({ body: [] }),
    'GET /api/clients': () => ({ body: [] }),
    ...answers,
  });

it('says who each obligation is assigned to, and the agent of the client in a column of its own', async () => {
  onScreen('desk');
  const { typist } = open();
  expect(await screen.findByText('Nobody yet')).toBeVisible();
  expect(screen.getByText('Erin Walsh')).toBeVisible();
  expect(screen.queryByText('Andre Silva')).toBeNull();
  await typist.click(screen.getByText('Fields'));
  await typist.click(screen.getByRole('checkbox', { name: 'Agent' }));
  expect(within(screen.getByRole('grid', { name: 'Obligations' })).getAllByText('Andre Silva')).toHaveLength(2);
});

it('asks the clients of what is selected, with the note that was typed', async () => {
  onScreen('desk');
  const { typist, server } = open({ 'POST /api/obligations/bulk': () => ({ body: { done: ['u-1'], refused: [] } }) }, [
    'obligations.write',
  ]);
  await typist.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  const bar = within(await screen.findByRole('group', { name: 'Selected rows' }));
  await typist.type(bar.getByLabelText('Note to the clients'), ' The latest ones, please ');
  await typist.click(bar.getByRole('button', { name: 'Ask for papers' }));
  await waitFor(() =>
    expect(server.sent('POST', '/api/obligations/bulk').map(({ body }) => body)).toEqual([
      { ids: ['u-1', 'u-2'], action: 'ask', note: 'The latest ones, please' },
    ]),
  );
});

describe('what is done with the rows that are selected', () => {
  const people = [{ id: 'p-1', name: 'Erin Walsh', agentId: null }];
  const choose = async (answer: Answering) => {
    onScreen('desk');
    const scene = open({ 'POST /api/obligations/bulk': answer, 'GET /api/practice/people': () => ({ body: people }) }, [
      'obligations.write',
    ]);
    await scene.typist.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    const bar = within(await screen.findByRole('group', { name: 'Selected rows' }));
    await bar.findByRole('option', { name: 'Erin Walsh' });
    const sent = () => scene.server.sent('POST', '/api/obligations/bulk').map(({ body }) => body);
    return { ...scene, bar, sent };
  };
  const ids = ['u-1', 'u-2'];

  it.each([
    ['Ask for papers', { ids, action: 'ask', note: null }, 'Asked: 2 obligations'],
    ['Mark ready', { ids, action: 'status', values: { status: 'ready' } }, 'Ready: 2 obligations'],
    ['Mark filed', { ids, action: 'status', values: { status: 'filed' } }, 'Filed: 2 obligations'],
  ])('%s is said for all of them at once', async (button, command, words) => {
    const { typist, bar, sent } = await choose(() => ({ body: { done: ids, refused: [] } }));
    await typist.click(bar.getByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(sent()).toEqual([command]);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument());
  });

  it('may be to give them to somebody', async () => {
    const { typist, bar, sent } = await choose(() => ({ body: { done: ids, refused: [] } }));
    await typist.selectOptions(bar.getByRole('combobox', { name: 'Assign to' }), 'Erin Walsh');
    expect(await screen.findByText('Assigned: 2 obligations')).toBeInTheDocument();
    expect(sent()).toEqual([{ ids, action: 'assign', values: { assignedTo: 'p-1' } }]);
  });

  it('names what was refused, with the reason', async () => {
    const refused = [{ id: 'u-2', message: 'It is filed already' }];
    const { typist, bar } = await choose(() => ({ body: { done: ['u-1'], refused } }));
    await typist.click(bar.getByRole('button', { name: 'Mark ready' }));
    expect(await screen.findByText('1 obligation could not be changed')).toBeInTheDocument();
    expect(screen.getByText('It is filed already')).toBeInTheDocument();
    expect(screen.queryByText(/^Ready:/)).not.toBeInTheDocument();
  });

  it('keeps the selection where nothing was done at all', async () => {
    const { typist, bar } = await choose(() => problem(409, 'The books are closed'));
    await typist.click(bar.getByRole('button', { name: 'Mark ready' }));
    expect(await screen.findByText('The books are closed')).toBeInTheDocument();
    expect(bar.getByText('2 selected')).toBeInTheDocument();
  });
});

it('offers nothing to do with rows to who only reads them', async () => {
  onScreen('desk');
  const { typist } = open();
  await typist.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  const bar = within(await screen.findByRole('group', { name: 'Selected rows' }));
  expect(bar.queryByRole('button', { name: /^(Ask|Mark)/ })).not.toBeInTheDocument();
});
