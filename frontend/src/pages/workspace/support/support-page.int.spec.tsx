import { screen, waitFor, within } from '@testing-library/react';
import type { Chat, SupportMessage, SupportRequest } from '../../../lib/api/api-types';
import { problem, type Answering } from '../../../testing/fake-api';
import { leastOfAnswer } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { admin, clientUser, signedInAs } from '../../../testing/prepared/people';
import { toneOf } from '../../../testing/portal-scene';
import { pass, stopTime, untilSeen } from '../../../testing/still-time';

const firm = {
  name: 'Ridgeline',
  phone: '(615) 555-0142',
  email: 'help@ridgeline.test',
  timeZone: 'America/New_York',
  demo: false,
  version: '1.2.3',
  today: '2026-03-02',
};
const requestOf = (changes: Partial<SupportRequest>): SupportRequest => ({
  ...(leastOfAnswer('get', '/api/support-requests/{id}') as SupportRequest),
  id: 'r1',
  subject: 'Where is my filing?',
  description: 'I sent the miles.',
  createdAt: '2026-03-02T15:05:00.000Z',
  ...changes,
});
const said = (changes: Partial<SupportMessage>): SupportMessage => ({
  nr: 1,
  from: 'staff',
  name: 'Erin Walsh',
  message: 'It is filed.',
  at: '2026-03-02T16:05:00.000Z',
  ...changes,
});
const some = [
  requestOf({ id: 'r1', status: 'open', messageFrom: 'requester' }),
  requestOf({ id: 'r2', subject: 'Fee', status: 'in_progress', messageFrom: 'staff', priority: 'urgent' }),
  requestOf({ id: 'r3', subject: 'Old', status: 'resolved' }),
  requestOf({ id: 'r4', subject: 'Gone', status: 'closed' }),
];
const open = (answers: Record<string, Answering> = {}, at = '/support', user = clientUser) =>
  openApp(at, {
    ...signedInAs(user),
    'GET /api/firm': () => ({ body: firm }),
    'GET /api/support-requests': () => ({ body: some }),
    'GET /api/practice/people': () => ({ body: [{ id: 'u7', name: 'Erin Walsh', agentId: null }] }),
    ...answers,
  });

describe('the support page', () => {
  it('shows phone, hours, e-mail and live chat', async () => {
    proves('SCR-720', 'SCR-721', 'SCR-722', 'SCR-723', 'RUL-446', 'RUL-180');
    open();
    const card = async (name: string) => within(await screen.findByRole('region', { name }));
    expect(await (await card('Phone')).findByRole('link', { name: '(615) 555-0142' })).toHaveAttribute(
      'href',
      'tel:6155550142',
    );
    expect((await card('Hours')).getByText('Mon-Fri 8AM-6PM ET')).toBeInTheDocument();
    expect((await card('Email')).getByRole('link', { name: 'help@ridgeline.test' })).toBeInTheDocument();
    expect((await card('Email')).getByText(/24\/7 support/)).toBeInTheDocument();
    expect((await card('Live Chat')).getByRole('button', { name: 'Start Chat' })).toBeInTheDocument();
  });

  it('lists the requests and filters them by status', async () => {
    proves('SCR-713', 'SCR-714', 'RUL-249', 'ENM-038');
    const { server, typist } = open({}, '/support', admin);
    await screen.findByText('Where is my filing?');
    const tones = ['Open', 'In progress', 'Resolved'].map((word) =>
      toneOf(screen.getAllByText(word).find((each) => each.tagName === 'SPAN') as HTMLElement),
    );
    expect(tones).toEqual(['warning', 'info', 'success']);
    expect(screen.getAllByText('Closed').length).toBeGreaterThan(1);
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Resolved');
    await waitFor(() =>
      expect(server.sent('GET', '/api/support-requests').at(-1)?.query.get('status')).toBe('resolved'),
    );
  });

  it('says when there is nothing, and when it did not load', async () => {
    open({ 'GET /api/support-requests': () => ({ body: [] }) });
    expect(await screen.findByText('No support requests yet')).toBeInTheDocument();
  });
  it('says when it did not load', async () => {
    open({ 'GET /api/support-requests': () => problem(500, 'x') });
    expect(await screen.findByText('This did not load')).toBeInTheDocument();
  });

  it('creates a request with subject, category, priority and description', async () => {
    proves('SCR-715..SCR-719', 'MSG-180', 'RUL-359', 'RUL-360');
    const { server, typist } = open({
      'POST /api/support-requests': () => ({ status: 201, body: requestOf({ subject: 'Plates' }) }),
    });
    await typist.click(await screen.findByRole('button', { name: 'Create Request' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Support Request' }));
    const words = (name: string) =>
      within(dialog.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(words('Category')).toEqual(['Filing', 'Payment', 'Compliance', 'Technical', 'General']);
    expect(words('Priority')).toEqual(['Low', 'Medium', 'High', 'Urgent']);
    expect(dialog.getByRole('combobox', { name: 'Priority' })).toHaveValue('medium');
    expect(dialog.queryByLabelText(/Client/)).toBeNull();
    await typist.click(dialog.getByRole('button', { name: 'Create Request' }));
    expect(await dialog.findByText('Subject is required')).toBeInTheDocument();
    expect(dialog.getByText('Description is required')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Subject/), 'Plates');
    await typist.type(dialog.getByLabelText(/^Description/), 'They never came.');
    await typist.click(dialog.getByRole('button', { name: 'Create Request' }));
    expect(await screen.findByText('Support Request Created')).toBeInTheDocument();
    expect(server.sent('POST', '/api/support-requests')[0]?.body).toEqual({
      subject: 'Plates',
      category: 'general',
      priority: 'medium',
      description: 'They never came.',
    });
  });

  it('says when a request could not be created', async () => {
    proves('MSG-179');
    const { typist } = open({ 'POST /api/support-requests': () => problem(500, '') }, '/support?new=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create Support Request' }));
    await typist.type(dialog.getByLabelText(/^Subject/), 'Plates');
    await typist.type(dialog.getByLabelText(/^Description/), 'They never came.');
    await typist.click(dialog.getByRole('button', { name: 'Create Request' }));
    expect((await screen.findAllByText('Failed to create support request. Please try again.')).length).toBeGreaterThan(
      0,
    );
  });
});

describe('a support request', () => {
  const answers = (thread: readonly SupportMessage[], request = requestOf({})): Record<string, Answering> => ({
    'GET /api/support-requests/r1': () => ({ body: request }),
    'GET /api/support-requests/r1/messages': () => ({ body: thread }),
    'GET /api/support-requests/r1/documents': () => ({ body: [] }),
  });
  const panel = async () => within(await screen.findByRole('dialog', { name: 'Where is my filing?' }));

  it('shows what was asked and answered, and takes an answer', async () => {
    const { server, typist } = open(
      {
        ...answers([said({})]),
        'POST /api/support-requests/r1/messages': () => ({ status: 201, body: said({ nr: 2, from: 'requester' }) }),
      },
      '/support/r1',
    );
    const shown = await panel();
    const thread = within(await shown.findByRole('list', { name: 'Messages' }));
    await thread.findByText('It is filed.');
    expect(thread.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('I sent the miles.'),
      expect.stringContaining('Erin Walsh · Support · 03/02/2026 11:05 AMIt is filed.'),
    ]);
    await typist.click(shown.getByRole('button', { name: 'Send message' }));
    expect(await shown.findByText('Message is required')).toBeInTheDocument();
    await typist.type(shown.getByLabelText('Your message'), 'Thank you');
    await typist.click(shown.getByRole('button', { name: 'Send message' }));
    await waitFor(() =>
      expect(server.sent('POST', '/api/support-requests/r1/messages').map(({ body }) => body)).toEqual([
        { message: 'Thank you' },
      ]),
    );
    await waitFor(() => expect(shown.getByLabelText('Your message')).toHaveValue(''));
  });

  it('keeps what was typed when it could not be sent', async () => {
    const { typist } = open(
      { ...answers([]), 'POST /api/support-requests/r1/messages': () => problem(409, 'This thread has 200 messages.') },
      '/support/r1',
    );
    const shown = await panel();
    await typist.type(await shown.findByLabelText('Your message'), 'Hello');
    await typist.click(shown.getByRole('button', { name: 'Send message' }));
    expect(await shown.findByText('This thread has 200 messages.')).toBeInTheDocument();
    expect(shown.getByLabelText('Your message')).toHaveValue('Hello');
    await typist.clear(shown.getByLabelText('Your message'));
  });

  it.each([
    ['whoever asked', clientUser, 1],
    ['those who work here', admin, 0],
  ])('that is resolved says to %s whether an answer opens it again', async (_, user, hints) => {
    open(answers([], requestOf({ status: 'resolved' })), '/support/r1', user);
    await (await panel()).findByLabelText('Your message');
    expect(screen.queryAllByText('A reply reopens the request.')).toHaveLength(hints);
  });

  it('that is closed takes no answer', async () => {
    open(answers([], requestOf({ status: 'closed' })), '/support/r1');
    expect(await (await panel()).findByText('This request is closed. Please open a new one.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });

  it('is assigned and moved on by those who work here', async () => {
    const { server, typist } = open(
      {
        ...answers([]),
        'PATCH /api/support-requests/r1': () => ({ body: requestOf({ assignedTo: 'u7', assignedName: 'Erin Walsh' }) }),
      },
      '/support/r1',
      admin,
    );
    const shown = await panel();
    await within(await shown.findByLabelText('Assigned to')).findByText('Erin Walsh');
    await typist.selectOptions(shown.getByLabelText('Assigned to'), 'Erin Walsh');
    expect(await screen.findByText('Support request assigned')).toBeInTheDocument();
    await typist.click(shown.getByRole('button', { name: 'Mark resolved' }));
    await typist.type(await screen.findByLabelText('Resolution'), 'The form is among your papers');
    await typist.click(screen.getByRole('button', { name: 'Mark Resolved' }));
    await waitFor(() =>
      expect(server.sent('PATCH', '/api/support-requests/r1').map(({ body }) => body)).toEqual([
        { assignedTo: 'u7' },
        { status: 'resolved', resolution: 'The form is among your papers' },
      ]),
    );
  });
});

describe('the chat', () => {
  const at = '2026-03-02T15:05:00.000Z';
  const nothing: Chat = { id: null, greeting: 'Hello! Ask me.', messages: [], requestId: null };
  const words = (
    text: string,
    from: 'visitor' | 'assistant' = 'assistant',
    links: { label: string; to: string }[] = [],
  ) => ({
    from,
    text,
    links,
    at,
  });
  const answered: Chat = {
    ...nothing,
    id: 'c1',
    messages: [
      words('Hello! Ask me.'),
      words('ifta', 'visitor'),
      words('It is pending.', 'assistant', [{ label: 'IFTA Status', to: '/client-portal/ifta' }]),
    ],
  };
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Support chat' }));

  it('greets, and answers after a second with a link to the page', async () => {
    proves('SCR-724', 'SCR-725', 'SCR-727..SCR-730', 'RUL-295', 'RUL-298', 'RUL-300');
    const { typist, address } = open(
      { 'GET /api/chat': () => ({ body: nothing }), 'POST /api/chat': () => ({ status: 201, body: answered }) },
      '/support',
    );
    await typist.click(await screen.findByRole('button', { name: 'Start Chat' }));
    const chat = await dialog();
    expect(await chat.findByText('Hello! Ask me.')).toBeInTheDocument();
    expect(address()).toBe('/support?chat=1');
    stopTime();
    await typist.type(chat.getByLabelText('Your question'), 'ifta{Enter}');
    expect(chat.getByText('ifta')).toBeInTheDocument();
    expect(chat.getByText('Typing …')).toBeInTheDocument();
    await pass(900);
    expect(chat.queryByText('It is pending.')).toBeNull();
    await pass(101);
    await untilSeen(() => chat.getByText('It is pending.'));
    expect(chat.getByRole('link', { name: 'IFTA Status' })).toHaveAttribute('href', '/client-portal/ifta');
  });

  it('hands over to a person, and leads to the request', async () => {
    proves('SCR-726', 'MSG-181', 'RUL-296');
    const handed: Chat = {
      ...answered,
      requestId: 'r1',
      messages: [...answered.messages, words("I'm connecting you with a live agent. Please hold on...")],
    };
    const { typist } = open(
      {
        'GET /api/chat': () => ({ body: answered }),
        'POST /api/chat/c1/hand-over': () => ({ status: 201, body: handed }),
      },
      '/support?chat=1',
    );
    const chat = await dialog();
    await typist.click(await chat.findByRole('button', { name: 'Talk to a person' }));
    expect(
      await chat.findByText("I'm connecting you with a live agent. Please hold on...", {}, { timeout: 3_000 }),
    ).toBeInTheDocument();
    expect(chat.getByRole('link', { name: 'Open the request' })).toHaveAttribute('href', '/support/r1');
    expect(chat.queryByRole('button', { name: 'Talk to a person' })).toBeNull();
  });

  it('gives the words back when they did not arrive', async () => {
    const { typist } = open(
      { 'GET /api/chat': () => ({ body: nothing }), 'POST /api/chat': () => problem(429, 'Too many tries.') },
      '/support?chat=1',
    );
    const chat = await dialog();
    await typist.type(await chat.findByLabelText('Your question'), 'hello{Enter}');
    expect(await chat.findByText('Too many tries.')).toBeInTheDocument();
    expect(chat.getByLabelText('Your question')).toHaveValue('hello');
  });
});
