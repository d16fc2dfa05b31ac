import { Body, Controller, Delete, Patch, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Choice } from '../../../../platform/fields/decorators';
import { UuidParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { kindOf, type Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { changesOf, newOf, shownAs } from '../../../../platform/records/requests/requests';
import { answered, Batches, BatchOutcome, Patience } from '../../../workspace/batches';
import { Assignments } from '../commands/assignments';
import { Client } from '../client';

export class NewClient extends newOf(Client) {}
export class ClientChanges extends changesOf(Client) {}
const shown = shownAs(Client);

/** What the user has to type in the confirmation of the screen, which sends the same words. */
const WORDS = 'Clear All Clients';
class Clearing extends Patience {
  @Choice('Confirm', [WORDS], { missing: `Type ${WORDS}` }) confirm: typeof WORDS;
}

/** Adds and changes clients within the limit of each agent, and removes all clients. */
@Controller('api/clients')
export class ClientsController {
  constructor(
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly assignments: Assignments,
    private readonly batches: Batches,
  ) {}

  /** A client that an agent adds is assigned to this agent. */
  @Post()
  @Route({ allow: 'clients.write', summary: 'Add a client', answer: shown, status: 201 })
  async add(@Body() body: NewClient, @Ctx() context: CommandContext, @Me() viewer: Viewer): Promise<Versioned<Values>> {
    const agentId = viewer.agentId ?? body.agentId;
    return this.clients.answer(
      viewer,
      await this.assignments.oneMoreFor(agentId, (how) => this.clients.add({ ...body, agentId }, context, how)),
    );
  }

  @Patch(':id')
  @Route({ allow: 'clients.write', summary: 'Change a client', answer: shown })
  async change(
    @UuidParam() id: string,
    @Body() body: ClientChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const { agentId: before } = await this.clients.get(viewer, id);
    const agentId = body.agentId === before ? undefined : body.agentId;
    return this.clients.answer(
      viewer,
      await this.assignments.oneMoreFor(agentId, (how) => this.clients.change(id, { ...body, agentId }, context, how)),
    );
  }

  @Delete('clear')
  @Route({
    allow: 'batches.manage',
    summary: `Remove all clients; confirm says ${WORDS}`,
    answer: BatchOutcome,
    orAccepted: true,
  })
  async clear(
    @Query() { wait }: Clearing,
    @Ctx() context: CommandContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BatchOutcome> {
    const { id } = await this.batches.clear(kindOf(Client).kind, context);
    return answered(await this.batches.followed(id, wait === undefined ? {} : { wait }), response);
  }
}
