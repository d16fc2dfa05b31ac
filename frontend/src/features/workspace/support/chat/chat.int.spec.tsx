import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Chat } from '../../../../lib/api/api-types';
import { fakeApi, problem, type Answering } from '../../../../testing/fake-api';
import { clientUser } from '../../../../testing/prepared/people';
import { renderApp } from '../../../../testing/render-app';
import { pass, stopTime, untilSeen } from '../../../../testing/still-time';
import { ChatDialog } from './chat-dialog';

const at = '2026-03-02T15:05:00.000Z';
const nothing: Chat = { id: null, greeting: 'Hello! Ask me.', messages: [], requestId: null };
const answered: Chat = {
  ...nothing,
  id: 'c1',
  messages: [
    { from: 'visitor', text: 'What do I owe?', links: [], at },
    { from: 'assistant', text: 'Nothing.', links: [], at },
  ],
};
const open = (chat: Answering, answers: Record<string, Answering> = {}) => {
  const server = fakeApi({
    'GET /api/chat': chat,
    'POST /api/chat': () => ({ status: 201, body: answered }),
    'POST /api/chat/c1/hand-over': () => ({ status: 201, body: answered }),
    ...answers,
  });
  const onClose = jest.fn();
  const app = renderApp(<ChatDialog onClose={onClose} />, { user: clientUser });
  return { server, onClose, ...app, asked: () => server.sent('POST', '/api/chat').map(({ body }) => body) };
};
const QUESTIONS = ['What do I owe?', 'Where is my Q3?', 'What is due next?'];
const offered = () => QUESTIONS.filter((name) => screen.queryByRole('button', { name }));
const said = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const field = () => screen.findByLabelText('Your question');
const submit = async () => fireEvent.submit((await field()).closest('form') as HTMLFormElement);

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('the chat with the assistant', () => {
  it('greets, offers questions to begin with, and asks the one that is chosen', async () => {
    const { asked } = open(() => ({ body: nothing }));
    await field();
    expect(said()).toEqual(['AssistantHello! Ask me.']);
    expect(offered()).toEqual(QUESTIONS);
    stopTime();
    fireEvent.click(screen.getByRole('button', { name: 'Where is my Q3?' }));
    await untilSeen(() => screen.getByText('Typing …'));
    expect(said()).toEqual(['AssistantHello! Ask me.', 'YouWhere is my Q3?', 'AssistantTyping …']);
    expect(offered()).toEqual([]);
    expect(asked()).toEqual([{ message: 'Where is my Q3?' }]);
    await pass(1_001);
    await untilSeen(() => screen.getByText('Nothing.'));
    expect(said()).toEqual(['YouWhat do I owe?', 'AssistantNothing.']);
  });

  it('goes on where it was, without the greeting and the questions to begin with', async () => {
    open(() => ({ body: answered }));
    await field();
    expect(said()).toEqual(['YouWhat do I owe?', 'AssistantNothing.']);
    expect(offered()).toEqual([]);
  });

  it('keeps what was said last in sight', async () => {
    const inSight = new Set<string | null | undefined>();
    Element.prototype.scrollIntoView = function (this: Element) {
      const isBelow = screen.getByRole('log').compareDocumentPosition(this) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (isBelow) inSight.add(said().at(-1));
    };
    open(() => ({ body: nothing }));
    fireEvent.change(await field(), { target: { value: 'What do I owe?' } });
    await submit();
    await screen.findByText('Nothing.', {}, { timeout: 3_000 });
    await waitFor(() =>
      expect([...inSight]).toEqual(['AssistantHello! Ask me.', 'AssistantTyping …', 'AssistantNothing.']),
    );
  });

  it.each([
    ['nothing', '', 0],
    ['blanks', '   ', 0],
    ['a question', 'Hello?', 1],
  ])('asks of %s %i times', async (_, words, times) => {
    const { asked } = open(() => ({ body: nothing }));
    fireEvent.change(await field(), { target: { value: words } });
    if (times === 0) expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await submit();
    expect(await field()).toHaveValue(times === 0 ? words : '');
    await waitFor(() => expect(asked()).toHaveLength(times));
  });

  it('asks one question after the other', async () => {
    const { asked } = open(() => ({ body: nothing }), { 'POST /api/chat': () => new Promise(() => undefined) });
    fireEvent.change(await field(), { target: { value: 'One?' } });
    await submit();
    fireEvent.change(await field(), { target: { value: 'Two?' } });
    await screen.findByText('Typing …');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await submit();
    expect(await field()).toHaveValue('Two?');
    expect(asked()).toEqual([{ message: 'One?' }]);
  });

  it('says nothing in the name of who wants a person', async () => {
    const { typist } = open(() => ({ body: answered }), {
      'POST /api/chat/c1/hand-over': () => new Promise(() => undefined),
    });
    await typist.click(await screen.findByRole('button', { name: 'Talk to a person' }));
    await screen.findByText('Typing …');
    expect(said()).toEqual(['YouWhat do I owe?', 'AssistantNothing.', 'AssistantTyping …']);
    expect(screen.getByRole('button', { name: 'Talk to a person' })).toBeDisabled();
  });

  it.each([
    ['before anything was said', nothing, 0],
    ['once something was said', answered, 1],
    ['where a request is open already', { ...answered, requestId: 'r1' }, 0],
  ])('offers a person %s: %#', async (_, chat, times) => {
    open(() => ({ body: chat }));
    await field();
    expect(screen.queryAllByRole('button', { name: 'Talk to a person' })).toHaveLength(times);
    expect(screen.queryAllByRole('link', { name: 'Open the request' })).toHaveLength(chat.requestId ? 1 : 0);
  });

  it('can be asked for again when it did not load, and closes', async () => {
    let broken = true;
    const { typist, onClose } = open(() => (broken ? problem(400, 'x') : { body: answered }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Support chat' }));
    expect(await dialog.findByText('This did not load')).toBeInTheDocument();
    expect(dialog.queryByLabelText('Your question')).toBeNull();
    broken = false;
    await typist.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('Nothing.')).toBeInTheDocument();
    await typist.click(dialog.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
