import { screen, within } from '@testing-library/react';
import type { PracticeRow } from '../../lib/api-types';
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
const open = () =>
  openApp('/practice', {
    'GET /api/auth/user': () => ({ body: { ...officeUser, permissions: ['obligations.read', 'clients.read'] } }),
    'GET /api/practice': () => ({ body: [row, { ...row, id: 'u-2', assignedTo: 'p-1', assignedName: 'Erin Walsh' }] }),
    'GET /api/practice/weeks': () => ({ body: [] }),
    'GET /api/practice/people': () => ({ body: [] }),
    'GET /api/clients': () => ({ body: [] }),
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
