import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { notFound } from '../../../../platform/core/errors';
import { Chats, type Chat, type ChatMessage } from '../adapters/chats';
import { CONNECTING, GREETING, replyTo, type OwnFigures, type Reply } from '../domain/assistant';
import { transcriptOf } from '../domain/transcript';
import { categoryOf, topicOf } from '../domain/topic';
import { OwnFiguresQuery } from '../queries/own-figures';
import { SupportDesk } from './support-desk';

/** A chat that has this many messages is continued in a new chat. */
const MOST_MESSAGES = 100;

/** Answers messages at once, from help texts and the user's own records, and hands chats over to staff. */
@Injectable()
export class AssistantDesk {
  constructor(
    private readonly chats: Chats,
    private readonly figures: OwnFiguresQuery,
    private readonly desk: SupportDesk,
  ) {}

  latest(viewer: Viewer): Promise<Chat | null> {
    return this.chats.latest(viewer.id);
  }

  /**
   * Adds a message and the reply to the user's latest chat, or to a new one. A message that asks for a person also
   * hands the chat over. A repeated request (same Idempotency-Key) returns the chat unchanged.
   */
  async say(message: string, context: CommandContext, viewer: Viewer): Promise<Chat> {
    const topic = topicOf(message);
    const reply = replyTo(topic, topic.about === 'agent' ? 'staff' : await this.knownOf(viewer));
    const texts = [spoken('visitor', { text: message, links: [] }, context), spoken('assistant', reply, context)];
    const before = await this.chats.latest(viewer.id);
    if (before && isRepeated(before, context)) return before;
    const goesOn = before && before.requestId === null && before.messages.length < MOST_MESSAGES ? before : null;
    const chat =
      (goesOn && (await this.chats.add(goesOn.id, texts))) ??
      (await this.chats.begin(viewer.id, [spoken('assistant', { text: GREETING, links: [] }, context), ...texts]));
    return topic.about === 'agent' ? this.open(chat, context, viewer) : chat;
  }

  /** Hands a chat over, once: opens a support request with its transcript. @throws RuleViolation NOT_FOUND */
  async handOver(id: string, context: CommandContext, viewer: Viewer): Promise<Chat> {
    const chat = await this.chats.find(viewer.id, id);
    if (!chat) throw notFound('chat');
    if (chat.requestId !== null) return chat;
    const connecting = [spoken('assistant', { text: CONNECTING, links: [] }, context)];
    return this.open((await this.chats.add(id, connecting)) ?? chat, context, viewer);
  }

  private async open(chat: Chat, context: CommandContext, viewer: Viewer): Promise<Chat> {
    const given = { ...transcriptOf(chat.messages), category: categoryOf(lastTopic(chat.messages)) };
    await this.desk.openFromChat(chat.id, given, context, viewer);
    return (await this.chats.handOver(chat.id)) ?? chat;
  }

  private async knownOf(viewer: Viewer): Promise<OwnFigures | 'staff' | 'driver'> {
    if (viewer.clientId !== null) return this.figures.of(viewer);
    return viewer.role === 'driver' ? 'driver' : 'staff';
  }
}

const isRepeated = ({ messages }: Chat, { idempotency }: CommandContext): boolean =>
  idempotency !== undefined && messages.some(({ key }) => key === idempotency.key);

const spoken = (
  from: ChatMessage['from'],
  { text, links }: Reply,
  { clock, idempotency }: CommandContext,
): ChatMessage => ({
  from,
  text,
  links,
  at: clock.now().toISOString(),
  ...(idempotency && { key: idempotency.key }),
});

/** The topic of the last message that has one, apart from asking for a person. */
const lastTopic = (messages: readonly ChatMessage[]): ReturnType<typeof topicOf> =>
  messages
    .filter(({ from }) => from === 'visitor')
    .map(({ text }) => topicOf(text))
    .findLast(({ about }) => about !== 'agent' && about !== 'generic') ?? { about: 'generic' };
