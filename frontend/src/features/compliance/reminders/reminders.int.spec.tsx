import { screen, waitFor, within } from '@testing-library/react';
import type { Reminder } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { detailsShown } from '../../../testing/details-shown';
import type { Answering } from '../../../testing/fake-api';
import { recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { onScreen, toneOf } from '../../../testing/portal-scene';
import { staffUser } from '../../../testing/render-app';
import { reminderKit } from './reminder-kit';

const plates: Reminder = {
  ...(recordOfKit(reminderKit) as unknown as Reminder),
  id: 'r-1',
  title: 'Order plates',
  category: 'Plates',
  clientName: 'Red Mesa',
  priority: 'high',
  dueDate: '2026-04-01',
  isCompleted: false,
};
const rent: Reminder = {
  ...plates,
  id: 'r-2',
  title: 'Pay the rent',
  category: 'Office',
  clientName: null,
  priority: 'low',
  isCompleted: true,
};
const ALL = ['reminders.read', 'reminders.write', 'reminders.delete', 'clients.read'];
const open = (at = '', listed = [plates, rent], permissions = ALL, answers: Record<string, Answering> = {}) =>
  openApp(`/reminders${at}`, {
    'GET /api/auth/user': () => ({ body: { ...staffUser, permissions } }),
    'GET /api/names/client': () => ({ body: [{ id: 'c-1', name: 'Red Mesa' }] }),
    'GET /api/reminders': () => ({ body: listed, headers: { 'x-total-count': String(listed.length) } }),
    'GET /api/reminders/r-1': () => ({ body: plates }),
    'GET /api/reminders/r-2': () => ({ body: rent }),
    ...answers,
  });
const steps = () => [...document.querySelectorAll('[data-step]')].map(({ textContent }) => textContent);

beforeEach(() => onScreen('desk'));

describe('the list of the reminders', () => {
  it('tells of each what it is about, whose, how urgent, when due and whether it is done', async () => {
    open();
    const grid = within(await screen.findByRole('grid', { name: 'Reminders' }));
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Reminder', 'Category', 'Client', 'Priority', 'Due', 'Status']),
    );
    const lines = grid
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      expect.stringMatching(/Order platesPlatesRed MesaHigh04\/01\/2026Open$/),
      expect.stringMatching(/Pay the rentOfficeLow04\/01\/2026Completed$/),
    ]);
    expect(['High', 'Low'].map((word) => toneOf(grid.getByText(word)))).toEqual(['error', 'text']);
    expect(['Open', 'Completed'].map((word) => toneOf(grid.getByText(word)))).toEqual(['text', 'success']);
  });

  it('is cards on a phone, without the client that there is not', async () => {
    onScreen('phone');
    open('?priority=low');
    const cards = within(await screen.findByRole('list', { name: 'Reminders' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Order platesOpenPlates · Red Mesa · due 04/01/2026',
      'Pay the rentCompletedOffice · due 04/01/2026',
    ]);
    expect(screen.getByRole('link', { name: 'Order plates' })).toHaveAttribute('href', '/reminders/r-1?priority=low');
  });

  it('is exported as it is narrowed, column by column', async () => {
    const { server, typist } = open('?q=o&priority=high&isCompleted=false&clientId=c-1');
    expect(await exportedBy(typist)).toEqual([
      'Reminder,Category,Client,Priority,Due,Status',
      'Order plates,Plates,Red Mesa,High,04/01/2026,Open',
      'Pay the rent,Office,,Low,04/01/2026,Completed',
    ]);
    const asked = server.sent('GET', '/api/reminders').at(-1)?.query;
    expect(['q', 'priority', 'isCompleted', 'clientId', 'page'].map((name) => asked?.get(name))).toEqual([
      'o',
      'high',
      'false',
      'c-1',
      null,
    ]);
  });

  it.each([
    ['Priority', 'Medium', 'priority', 'medium'],
    ['Status', 'Open', 'isCompleted', 'false'],
    ['Status', 'Completed', 'isCompleted', 'true'],
  ])('is narrowed by %s %s by the server', async (label, choice, name, value) => {
    const { server, typist } = open();
    await typist.selectOptions(await screen.findByRole('combobox', { name: label }), choice);
    await waitFor(() => expect(server.sent('GET', '/api/reminders').at(-1)?.query.get(name)).toBe(value));
  });

  it.each([
    [ALL, 1],
    [['reminders.read'], 0],
  ])('with %j offers the first one %i times', async (permissions, times) => {
    open('', [], permissions);
    expect(await screen.findByText('No reminders yet')).toBeInTheDocument();
    for (const name of ['Add Your First Reminder', 'Add Reminder'])
      expect(screen.queryAllByRole('button', { name })).toHaveLength(times);
  });

  it('says how to find more where none fits', async () => {
    open('?q=elk', []);
    expect(await screen.findByText('No reminders found')).toBeInTheDocument();
    expect(screen.getByText('Try another word, client, priority or status.')).toBeInTheDocument();
  });

  it.each(['Add Your First Reminder', 'Add Reminder'])('begins one that is for whoever adds it: %s', async (button) => {
    const { typist, server } = open('', [], ALL, {
      'POST /api/reminders': () => ({ status: 201, body: plates }),
    });
    await typist.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Reminder' }));
    await typist.type(dialog.getByLabelText(/^Title/), 'Order plates');
    await typist.type(dialog.getByLabelText(/^Category/), 'Plates');
    await typist.type(dialog.getByLabelText(/^Due Date/), '04/01/2026');
    await typist.click(dialog.getByRole('button', { name: 'Add Reminder' }));
    await waitFor(() => expect(server.sent('POST', '/api/reminders')).toHaveLength(1));
    expect(server.sent('POST', '/api/reminders')[0]?.body).toMatchObject({
      title: 'Order plates',
      dueDate: '2026-04-01',
      userId: staffUser.id,
    });
  });
});

describe('the panel of a reminder', () => {
  it.each([
    ['r-1', ALL, ['Mark completed']],
    ['r-2', ALL, ['Reopen']],
    ['r-1', ['reminders.read'], []],
  ])('of %s with %j offers %j', async (id, permissions, offered) => {
    open(`/${id}`, [plates, rent], permissions);
    await screen.findByText('Due Date');
    expect(steps()).toEqual(offered);
  });

  it.each([
    [plates, 'Mark completed', true, 'Order plates is completed'],
    [rent, 'Reopen', false, 'Pay the rent is open again'],
  ])('moves on: %#', async (reminder, button, isCompleted, words) => {
    const path = `/api/reminders/${reminder.id}`;
    const { typist, server } = open(`/${reminder.id}`, [plates, rent], ALL, {
      [`PATCH ${path}`]: () => ({ body: { ...reminder, isCompleted } }),
    });
    await typist.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(server.sent('PATCH', path)[0]?.body).toEqual({ isCompleted });
  });

  it('says beside its name whether it is done, and tells what it is', async () => {
    open('/r-2');
    const panel = within(await screen.findByRole('dialog', { name: 'Pay the rent' }));
    expect(panel.getByText('Completed')).toBeInTheDocument();
    expect(detailsShown()).toMatchObject({ Category: 'Office', Priority: 'Low', 'Due Date': '04/01/2026' });
  });
});
