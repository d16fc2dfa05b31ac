import { screen, waitFor, within } from '@testing-library/react';
import type { Notification, Notifications, User } from '../../../lib/api/api-types';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { clientUser, signedInAs } from '../../../testing/prepared/people';
import { staffUser } from '../../../testing/render-app';

const newsOf = (changes: Partial<Notification>): Notification => ({
  id: 'supportrequest-r1-0',
  kind: 'supportrequest',
  recordId: 'r1',
  within: null,
  title: 'New support request',
  text: 'Where is my filing?',
  at: '2026-03-02T15:05:00.000Z',
  isRead: false,
  ...changes,
});
const bellOf = (...items: Notification[]): Notifications => ({
  unread: items.filter(({ isRead }) => !isRead).length,
  items,
});
const some = bellOf(
  newsOf({}),
  newsOf({ id: 'reminder-7', kind: 'reminder', recordId: '7', title: 'Reminder', text: 'Call', isRead: true }),
  newsOf({ id: 'paper-3', kind: 'paperrequest', recordId: '3', title: 'A paper came in', text: 'Form W-9' }),
  newsOf({ id: 'batch-4', kind: 'batch', recordId: '4', within: 'client', title: 'Done', text: 'clients.csv' }),
  newsOf({ id: 'batch-6', kind: 'batch', recordId: '6', within: 'expense', title: 'Done', text: 'fuel.csv' }),
  newsOf({ id: 'job-5', kind: 'job', recordId: '5', title: 'A background job failed', text: 'mail' }),
);

const open = async (answers: Record<string, Answering>, user: User = staffUser) => {
  const app = openApp('/profile', { ...signedInAs(user), 'GET /api/sessions': () => ({ body: [] }), ...answers });
  const bell = await screen.findByRole('button', { name: /^Notifications/ });
  return { ...app, bell };
};
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));

describe('the bell', () => {
  it('counts what is unread and leads to each record', async () => {
    const { typist } = await open({ 'GET /api/notifications': () => ({ body: some }) });
    await typist.click(await screen.findByRole('button', { name: 'Notifications, 5 unread' }));
    const links = (await panel()).getAllByRole('link');
    expect(links.map((link) => [link.textContent?.slice(0, 24), link.getAttribute('href')])).toEqual([
      ['New support request, unr', '/support/r1'],
      ['ReminderCall 03/02/2026', '/reminders/7'],
      ['A paper came in, unreadF', '/documents/uploads/3'],
      ['Done, unreadclients.csv ', '/clients?import=1&batch=4'],
      ['Done, unreadfuel.csv 03/', '/expenses?import=1&batch=6'],
      ['A background job failed,', '/audit/jobs?state=failed'],
    ]);
  });

  it('leads a client to its deadlines for a paper that it is asked for', async () => {
    const asked = newsOf({ kind: 'paperrequest', recordId: '3' });
    const { typist, bell } = await open({ 'GET /api/notifications': () => ({ body: bellOf(asked) }) }, clientUser);
    await typist.click(bell);
    expect((await panel()).getByRole('link')).toHaveAttribute('href', '/client-portal/deadlines');
  });

  it('marks one as read when it is opened, and all at once', async () => {
    const { typist, server } = await open({
      'GET /api/notifications': () => ({ body: bellOf(newsOf({ id: 'a' }), newsOf({ id: 'b' })) }),
      'POST /api/notifications/read': ({ body }) => ({
        body: bellOf(newsOf({ id: 'a', isRead: true }), newsOf({ id: 'b', isRead: !('ids' in (body as object)) })),
      }),
      'GET /api/support-requests': () => ({ body: [] }),
      'GET /api/support-requests/r1': () => problem(404, 'Gone'),
    });
    await typist.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
    const [first] = (await panel()).getAllByRole('link');
    await typist.click(first as HTMLElement);
    await typist.click(await screen.findByRole('button', { name: 'Notifications, 1 unread', hidden: true }));
    await typist.click(screen.getByRole('button', { name: 'Mark all as read', hidden: true }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/notifications/read').map(({ body }) => body)).toEqual([{ ids: ['a'] }, {}]),
    );
    expect(await screen.findByText('You are all caught up')).toBeInTheDocument();
  });

  it('says when the news did not load, and tries again', async () => {
    let tries = 0;
    const { typist, bell } = await open({
      'GET /api/notifications': () => {
        tries += 1;
        return tries === 1 ? problem(500, 'The news are away') : { body: bellOf() };
      },
    });
    await typist.click(bell);
    const shown = await panel();
    await typist.click(await shown.findByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('News about your work will show up here.')).toBeInTheDocument();
  });
});
