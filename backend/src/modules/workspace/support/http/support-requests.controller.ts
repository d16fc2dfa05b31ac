import { Body, Controller, Get, HttpStatus, Patch, Post } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { listOf, object } from '../../../../platform/fields/shown';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { changesOf, newOf, shownAs } from '../../../../platform/records/requests/requests';
import { SupportDesk } from '../commands/support-desk';
import { SupportRequest } from '../support-request';
import { NewMessage, SupportMessage } from './support-requests.requests';

class NewSupportRequest extends newOf(SupportRequest) {}
class SupportRequestChanges extends changesOf(SupportRequest) {}
const shown = shownAs(SupportRequest);

/** The routes of support requests that a record kind does not have by itself, and those of their threads. */
@Controller('api/support-requests')
export class SupportRequestsController {
  constructor(
    @StoreOf(SupportRequest) private readonly requests: RecordStore<SupportRequest>,
    private readonly desk: SupportDesk,
  ) {}

  @Post()
  @Route({
    allow: ['support.write', 'portal.write', 'agent.write'],
    summary: 'Open a support request',
    answer: shown,
    status: HttpStatus.CREATED,
  })
  async open(
    @Body() body: NewSupportRequest,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.requests.answer(viewer, await this.desk.open(body, context, viewer));
  }

  @Patch(':id')
  @Route({ allow: 'support.write', summary: 'Change, assign or move on a support request', answer: shown })
  async change(
    @UuidParam() id: string,
    @Body() body: SupportRequestChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.requests.answer(viewer, await this.desk.change(id, body, context));
  }

  @Get(':id/messages')
  @Route({
    allow: ['support.read', 'portal.read'],
    summary: 'The thread of a support request, oldest first',
    answer: listOf(object(() => SupportMessage)).schema,
  })
  async thread(@UuidParam() id: string, @Me() viewer: Viewer): Promise<readonly SupportMessage[]> {
    return this.desk.thread(id, viewer);
  }

  @Post(':id/messages')
  @Route({
    allow: ['support.write', 'portal.write', 'agent.write'],
    summary: 'Write in the thread of a support request',
    answer: SupportMessage,
    status: HttpStatus.CREATED,
  })
  async write(
    @UuidParam() id: string,
    @Body() { message }: NewMessage,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<SupportMessage>> {
    const { version, record } = await this.desk.write(id, message, context, viewer);
    const { messages: nr, messageFrom: from, updatedAt: at } = record;
    return new Versioned(version, { nr, from, name: viewer.name, message, at });
  }
}
