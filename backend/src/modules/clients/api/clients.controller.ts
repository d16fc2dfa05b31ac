import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import { narrow } from '../../../platform/auth/narrow';
import { may, type Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { Ids } from '../../../platform/database/ids';
import { RuleViolation } from '../../../platform/event-store/errors';
import { Versioned } from '../../../platform/http/answer';
import { choice, uuid } from '../../../platform/http/fields';
import { listQuery, type ListQuery, type Page } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { AddRecord, ChangeRecord, RemoveRecord, type WrittenRecord } from '../../../platform/records/record-commands';
import { GetRecord, ListRecords } from '../../../platform/records/record-queries';
import { Assignments } from '../assignments';
import { client, CLIENT_STATUSES, ClientRow } from '../domain/client';
import { clientChanges, clientView, newClient, viewOfClient, withDefaults, type ClientView } from './clients.requests';

const byId = z.object({ id: uuid('id') });
const list = z.object({ ...listQuery, status: choice('status', CLIENT_STATUSES).optional() });
const written = ({ version, answer }: WrittenRecord): Versioned<ClientView> =>
  new Versioned(version, viewOfClient(answer as unknown as ClientRow));

/** Only administrators say which agent looks after a client. */
const assignedBy = (viewer: Viewer, agentId: string | null | undefined): string | null | undefined => {
  if (agentId !== undefined && !may(viewer, 'agents.manage'))
    throw new RuleViolation('FORBIDDEN', 'Only administrators assign clients to agents', 'forbidden');
  return agentId;
};

@Controller('api/clients')
export class ClientsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ids: Ids,
    private readonly assignments: Assignments,
  ) {}

  @Get()
  @Route({ allow: 'clients.read', summary: 'Clients', query: list, past: ['clients'], answer: clientView, list: true })
  async list(@Query() query: ListQuery & { status?: string }, @Me() viewer: Viewer): Promise<Page<ClientView>> {
    const page = await this.queries.execute(
      new ListRecords(
        ClientRow,
        query,
        {
          search: ['companyName', 'contactName', 'email'],
          sort: { companyName: 'lower(r.company_name)', createdAt: 'r.created_at', status: 'r.status' },
        },
        (rows) => {
          narrow(rows, 'r.id', viewer);
          if (query.status) rows.andWhere('r.status = :status', { status: query.status });
        },
      ),
    );
    return page.map(viewOfClient);
  }

  @Get(':id')
  @Route({ allow: 'clients.read', summary: 'One client', params: byId, past: ['clients'], answer: clientView })
  async get(@Param('id') clientId: string, @Me() viewer: Viewer): Promise<Versioned<ClientView>> {
    const row = await this.queries.execute(new GetRecord(client, clientId, ClientRow, viewer));
    return new Versioned(row.version, viewOfClient(row));
  }

  @Post()
  @Route({ allow: 'clients.write', summary: 'Add a client', body: newClient, answer: clientView, status: 201 })
  async add(
    @Body() body: z.output<typeof newClient>,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<ClientView>> {
    const agentId = viewer.agentId ?? assignedBy(viewer, body.agentId);
    return written(
      await this.assignments.oneMoreFor(agentId, (check) =>
        this.commands.execute(
          new AddRecord(client, this.ids.uuid(), withDefaults({ ...body, agentId }), context, () =>
            check().then(() => []),
          ),
        ),
      ),
    );
  }

  @Patch(':id')
  @Route({ allow: 'clients.write', summary: 'Change a client', params: byId, body: clientChanges, answer: clientView })
  async change(
    @Param('id') clientId: string,
    @Body() body: z.output<typeof clientChanges>,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<ClientView>> {
    const agentId = body.agentId === undefined ? undefined : await this.newAgent(clientId, body.agentId, viewer);
    return written(
      await this.assignments.oneMoreFor(agentId, (check) =>
        this.commands.execute(
          new ChangeRecord(client, clientId, { ...body, agentId }, context, () => check().then(() => [])),
        ),
      ),
    );
  }

  @Delete(':id')
  @Route({ allow: 'clients.delete', summary: 'Remove a client from the lists', params: byId, answer: 'none' })
  async remove(@Param('id') clientId: string, @Ctx() context: CommandContext): Promise<void> {
    await this.commands.execute(new RemoveRecord(client, clientId, context));
  }

  /** Who looks after the client from now on; undefined when that is who does already. */
  private async newAgent(clientId: string, agentId: string | null, viewer: Viewer): Promise<string | null | undefined> {
    const { agentId: before } = await this.queries.execute(new GetRecord(client, clientId, ClientRow, viewer));
    return agentId === before ? undefined : assignedBy(viewer, agentId);
  }
}
