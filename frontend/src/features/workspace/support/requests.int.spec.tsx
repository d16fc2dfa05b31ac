import { screen, waitFor, within } from '@testing-library/react';
import type { SupportRequest, User } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { detailsShown } from '../../../testing/details-shown';
import { problem, type Answering } from '../../../testing/fake-api';
import { leastOfAnswer } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { clientUser, signedInAs } from '../../../testing/prepared/people';
import { onScreen } from '../../../testing/portal-scene';
import { staffUser } from '../../../testing/render-app';

const requestOf = (changes: Partial<SupportRequest>): SupportRequest => ({
  ...(leastOfAnswer('get', '/api/support-requests/{id}') as SupportRequest),
  id: 'r1',
  subject: 'Plates',
  description: 'They never came.',
  category: 'filing',
  priority: 'high',
  status: 'open',
  messageFrom: 'requester',
  userName: 'Ben Yazzie',
  createdAt: '2026-03-02T15:05:00.000Z',
  ...changes,
});
const STAFF: User = { ...staffUser, permissions: ['support.read', 'support.write', 'clients.read'] };
const open = (at: string, listed: readonly SupportRequest[], user: User, answers: Record<string, Answering> = {}) =>
  openApp(`/support${at}`, {
    ...signedInAs(user),
    'GET /api/support-requests': () => ({ body: listed, headers: { 'x-total-count': String(listed.length) } }),
    'GET /api/support-requests/r1': () => ({ body: listed[0] }),
    'GET /api/support-requests/r1/messages': () => ({ body: [] }),
    'GET /api/support-requests/r1/documents': () => ({ body: [] }),
    'GET /api/practice/people': () => ({ body: [{ id: 'u7', name: 'Erin Walsh', agentId: null }] }),
    ...answers,
  });
const steps = () => [...document.querySelectorAll('[data-step]')].map(({ textContent }) => textContent);
const panel = async () => within(await screen.findByRole('dialog', { name: 'Plates' }));

beforeEach(() => onScreen('desk'));

describe('the list of the support requests', () => {
  const some = [
    requestOf({ clientName: 'Red Mesa' }),
    requestOf({ id: 'r2', clientName: null, messageFrom: 'staff' }),
    requestOf({ id: 'r3', clientName: null, userName: null, status: 'closed', messageFrom: 'requester' }),
  ];

  it('is exported for who works here with whose each is and who waits', async () => {
    const { typist } = open('', some, STAFF);
    expect(await exportedBy(typist)).toEqual([
      'Subject,From,Category,Priority,Thread,Created,Status',
      'Plates,Red Mesa,Filing,High,Waiting for an answer,03/02/2026 10:05 AM,Open',
      'Plates,Ben Yazzie,Filing,High,Answered,03/02/2026 10:05 AM,Open',
      'Plates,,Filing,High,,03/02/2026 10:05 AM,Closed',
    ]);
  });

  it('does not say to who asked whose they are', async () => {
    const { typist } = open('?sort=status', some, clientUser);
    expect((await exportedBy(typist))[0]).toBe('Subject,Category,Priority,Thread,Created,Status');
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  });

  it.each([
    [STAFF, 'Red Mesa · Filing · High priority · waiting for an answer', 'Filing · High priority'],
    [clientUser, 'Filing · High priority · waiting for an answer', 'Filing · High priority'],
  ])('has cards on a phone: %#', async (user, first, last) => {
    onScreen('phone');
    open('', some, user);
    expect(await screen.findByText(first)).toBeInTheDocument();
    expect(screen.getByText(last)).toBeInTheDocument();
  });

  it.each([
    ['Category', 'Payment', 'category', 'payment'],
    ['Priority', 'Urgent', 'priority', 'urgent'],
    ['Thread', 'Answered', 'messageFrom', 'staff'],
    ['Status', 'Closed', 'status', 'closed'],
  ])('is narrowed by %s %s by the server', async (label, choice, name, value) => {
    const { typist, server } = open('', some, STAFF);
    await typist.selectOptions(await screen.findByRole('combobox', { name: label }), choice);
    await waitFor(() => expect(server.sent('GET', '/api/support-requests').at(-1)?.query.get(name)).toBe(value));
  });
});

describe('the panel of a support request', () => {
  it.each([
    ['open', ['Start', 'Close'], 1],
    ['in_progress', ['Close'], 1],
    ['resolved', ['Close', 'Reopen'], 0],
    ['closed', ['Reopen'], 0],
  ] as const)('of one that is %s offers %j, and to resolve it %i times', async (status, offered, times) => {
    open('/r1', [requestOf({ status })], STAFF);
    await (await panel()).findByRole('button', { name: 'Edit' });
    expect(steps()).toEqual(offered);
    expect(screen.queryAllByRole('button', { name: 'Mark resolved' })).toHaveLength(times);
  });

  it.each([
    ['open', 'Start', 'in_progress', 'Plates is in progress'],
    ['in_progress', 'Close', 'closed', 'Plates is closed'],
    ['closed', 'Reopen', 'open', 'Plates is open again'],
  ] as const)('of one that is %s: %s', async (status, button, to, words) => {
    const request = requestOf({ status });
    const { typist, server } = open('/r1', [request], STAFF, {
      'PATCH /api/support-requests/r1': () => ({ body: { ...request, status: to } }),
    });
    await typist.click(await (await panel()).findByRole('button', { name: button }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/support-requests/r1')[0]?.body).toEqual({ status: to });
  });

  it('says by its name that it is resolved', async () => {
    const request = requestOf({});
    const { typist } = open('/r1', [request], STAFF, {
      'PATCH /api/support-requests/r1': () => ({ body: { ...request, status: 'resolved' } }),
    });
    await typist.click(await (await panel()).findByRole('button', { name: 'Mark resolved' }));
    await typist.click(await screen.findByRole('button', { name: 'Mark Resolved' }));
    expect(await screen.findByText('Plates is resolved')).toBeInTheDocument();
  });

  it('is resolved without words, too, and says when it could not be', async () => {
    const { typist, server } = open('/r1', [requestOf({})], STAFF, {
      'PATCH /api/support-requests/r1': () => problem(409, 'It was closed meanwhile'),
    });
    await typist.click(await (await panel()).findByRole('button', { name: 'Mark resolved' }));
    await typist.click(await screen.findByRole('button', { name: 'Mark Resolved' }));
    expect(await screen.findByText('Failed to resolve support request')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/support-requests/r1')[0]?.body).toEqual({ status: 'resolved' });
  });

  it('tells whose it is and how it ended, no more than there is', async () => {
    open(
      '/r1',
      [
        requestOf({
          clientId: 'c-1',
          clientName: 'Red Mesa',
          status: 'resolved',
          resolution: 'Sent',
          resolvedAt: '2026-03-03T15:05:00.000Z',
        }),
      ],
      STAFF,
    );
    await panel();
    expect(Object.keys(detailsShown())).toEqual([
      'From',
      'Client',
      'Assigned to',
      'Resolved',
      'Resolution',
      'Category',
      'Added',
      'Last change',
    ]);
    expect(detailsShown()).toMatchObject({ From: 'Ben Yazzie', Resolved: '03/03/2026 10:05 AM', Resolution: 'Sent' });
    expect(screen.getByRole('link', { name: 'Red Mesa' })).toHaveAttribute('href', '/clients/c-1');
  });

  it('leads who asked to no client, assigns nothing and offers no step', async () => {
    open('/r1', [requestOf({ clientId: 'client-1', clientName: 'Red Mesa' })], clientUser);
    await (await panel()).findByLabelText('Your message');
    expect(Object.keys(detailsShown())).toEqual(['From', 'Client', 'Category', 'Added', 'Last change']);
    expect(screen.queryByRole('link', { name: 'Red Mesa' })).toBeNull();
    expect(steps()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Mark resolved' })).toBeNull();
  });

  it('is only read by who may not answer', async () => {
    open('/r1', [requestOf({})], { ...staffUser, permissions: ['support.read'] });
    expect(await (await panel()).findByText('They never came.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });

  it('tells the words of who asked and of who answers apart', async () => {
    open('/r1', [requestOf({})], STAFF, {
      'GET /api/support-requests/r1/messages': () => ({
        body: [
          { nr: 1, from: 'staff', name: 'Erin Walsh', message: 'Sent.', at: '2026-03-02T16:05:00.000Z' },
          { nr: 2, from: 'requester', name: 'Ben Yazzie', message: 'Thanks.', at: '2026-03-02T17:05:00.000Z' },
        ],
      }),
    });
    const thread = within(await (await panel()).findByRole('list', { name: 'Messages' }));
    await thread.findByText('Sent.');
    expect(thread.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ben Yazzie · 03/02/2026 10:05 AMThey never came.',
      'Erin Walsh · Support · 03/02/2026 11:05 AMSent.',
      'Ben Yazzie · 03/02/2026 12:05 PMThanks.',
    ]);
  });

  it('takes no message of blanks, and says aloud when one was sent', async () => {
    const message = { nr: 1, from: 'staff', name: 'Dana', message: 'Hello', at: '2026-03-02T16:05:00.000Z' };
    const { typist, server } = open('/r1', [requestOf({})], STAFF, {
      'POST /api/support-requests/r1/messages': () => ({ status: 201, body: message }),
    });
    const shown = await panel();
    await typist.type(await shown.findByLabelText('Your message'), '   ');
    await typist.click(shown.getByRole('button', { name: 'Send message' }));
    expect(await shown.findByText('Message is required')).toBeInTheDocument();
    expect(server.sent('POST', '/api/support-requests/r1/messages')).toHaveLength(0);
    await typist.type(shown.getByLabelText('Your message'), 'Hello');
    expect(shown.queryByText('Message is required')).toBeNull();
    await typist.click(shown.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Your message was sent')).toBeInTheDocument();
  });

  it('says once that its thread did not load, and asks for it again', async () => {
    let broken = true;
    const { typist } = open('/r1', [requestOf({})], STAFF, {
      'GET /api/support-requests/r1/messages': () => (broken ? problem(400, 'x') : { body: [] }),
    });
    const shown = await panel();
    expect(await shown.findByText('This did not load')).toBeInTheDocument();
    expect(shown.queryAllByText('They never came.')).toHaveLength(1);
    broken = false;
    await typist.click(shown.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown.queryByText('This did not load')).toBeNull());
    const thread = shown.getByRole('region', { name: 'Thread' });
    expect(thread.querySelector('.MuiSkeleton-root')).toBeNull();
  });
});
