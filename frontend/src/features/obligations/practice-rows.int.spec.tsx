import { screen, waitFor, within } from '@testing-library/react';
import type { PracticeRow } from '../../lib/api-types';
import type { Answering } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { officeUser, onScreen } from '../../testing/portal-scene';

const row: PracticeRow = {
  id: 'u-1',
  clientId: 'c-1',
  clientName: 'Red Mesa Transport',
  kind: 'ucr',
  title: 'UCR registration',
  subjectName: null,
  period: '2027',
  state: 'open',
  missing: [],
  agentId: 'a-1',
  agentName: 'Andre Silva',
  assignedTo: null,
  assignedName: null,
  dueDate: '2026-12-31',
  daysLeft: 36,
  amount: null,
  version: 1,
};
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
  await typist.click(screen.getByText('Columns'));
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
