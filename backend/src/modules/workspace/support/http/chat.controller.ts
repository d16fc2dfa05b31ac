import { Body, Controller, Get, HttpStatus, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { Chat } from '../adapters/chats';
import { AssistantDesk } from '../commands/assistant-desk';
import { GREETING } from '../domain/assistant';
import { NewChatMessage, ShownChat } from './chat.requests';

const LIMIT = { points: 60, seconds: 60 };

/** The chat with the assistant. */
@Controller('api/chat')
export class ChatController {
  constructor(private readonly assistant: AssistantDesk) {}

  @Get()
  @Route({ allow: 'signed-in', summary: 'The conversation of the last day', answer: ShownChat })
  async latest(@Me() viewer: Viewer): Promise<ShownChat> {
    return shown(await this.assistant.latest(viewer));
  }

  @Post()
  @Route({
    allow: 'signed-in',
    summary: 'Ask the assistant; asking for a person opens a support request',
    answer: ShownChat,
    status: HttpStatus.CREATED,
    limit: LIMIT,
  })
  async say(
    @Body() { message }: NewChatMessage,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<ShownChat> {
    return shown(await this.assistant.say(message, context, viewer));
  }

  @Post(':id/hand-over')
  @Route({
    allow: 'signed-in',
    summary: 'Hand a conversation over to a person, with its transcript',
    answer: ShownChat,
    status: HttpStatus.CREATED,
    limit: LIMIT,
  })
  async handOver(@UuidParam() id: string, @Ctx() context: CommandContext, @Me() viewer: Viewer): Promise<ShownChat> {
    return shown(await this.assistant.handOver(id, context, viewer));
  }
}

const shown = (chat: Chat | null): ShownChat => ({
  id: chat?.id ?? null,
  greeting: GREETING,
  messages: (chat?.messages ?? []).map(({ from, text, links, at }) => ({ from, text, links: [...links], at })),
  requestId: chat?.requestId ?? null,
});
