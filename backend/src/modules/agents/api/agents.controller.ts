import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { CommandContext } from '../../../platform/commands/context';
import { Ids } from '../../../platform/database/ids';
import { Versioned } from '../../../platform/http/answer';
import { uuid } from '../../../platform/http/fields';
import { listQuery, type ListQuery, type Page } from '../../../platform/http/page';
import { Ctx } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { AddRecord, type WrittenRecord } from '../../../platform/records/record-commands';
import { ListRecords } from '../../../platform/records/record-queries';
import { agentView, UserAdministration, type AgentView } from '../../access';
import { Desks } from '../desks';
import { agent, AGENT_DEFAULTS, AgentRow } from '../domain/agent';
import { AgentAdministration } from '../agent-administration';
import { activity, agentForm, passwordForm, type AgentForm } from './agents.requests';

const byId = z.object({ id: uuid('id') });
const list = z.object(listQuery);
const given = (form: AgentForm): Record<string, unknown> =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));

/** Agent management, for administrators. */
@Controller('api/agents')
export class AgentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ids: Ids,
    private readonly desks: Desks,
    private readonly agents: AgentAdministration,
    private readonly users: UserAdministration,
  ) {}

  @Get()
  @Route({ allow: 'agents.manage', summary: 'Agents', query: list, answer: agentView, list: true })
  async list(@Query() query: ListQuery): Promise<Page<AgentView>> {
    const page = await this.queries.execute(
      new ListRecords(AgentRow, query, {
        search: ['displayName', 'email', 'department'],
        sort: { displayName: 'lower(r.display_name)', createdAt: 'r.created_at' },
      }),
    );
    return page.of(await this.desks.views(page.items));
  }

  @Post()
  @Route({
    allow: 'agents.manage',
    summary: 'Make a user of role agent an agent',
    body: agentForm,
    answer: agentView,
    status: 201,
  })
  async create(@Body() form: AgentForm, @Ctx() context: CommandContext): Promise<Versioned<AgentView>> {
    await this.agents.mustBeAgent(form.userId);
    return this.written(
      await this.commands.execute(
        new AddRecord(agent, this.ids.uuid(), { ...AGENT_DEFAULTS, ...given(form) }, context),
      ),
    );
  }

  @Put(':id')
  @Route({ allow: 'agents.manage', summary: 'Change an agent', params: byId, body: agentForm, answer: agentView })
  async change(
    @Param('id') id: string,
    @Body() form: AgentForm,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<AgentView>> {
    return this.written(await this.agents.change(id, form, context));
  }

  @Patch(':id/toggle-status')
  @Route({
    allow: 'agents.manage',
    summary: 'Activate or deactivate an agent',
    params: byId,
    body: activity,
    answer: agentView,
  })
  async toggle(
    @Param('id') id: string,
    @Body() { isActive }: z.output<typeof activity>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<AgentView>> {
    return this.written(await this.agents.setActive(id, isActive, context));
  }

  @Post(':id/set-password')
  @Route({
    allow: 'agents.manage',
    summary: 'Set the password of an agent',
    params: byId,
    body: passwordForm,
    answer: 'none',
  })
  async setPassword(
    @Param('id') id: string,
    @Body() { password }: z.output<typeof passwordForm>,
    @Ctx() context: CommandContext,
  ): Promise<void> {
    await this.users.setPassword((await this.agents.get(id)).userId, password, context);
  }

  @Delete(':id')
  @Route({
    allow: 'agents.manage',
    summary: 'Remove an agent; its account is deactivated, its clients are free',
    params: byId,
    answer: 'none',
  })
  async remove(@Param('id') id: string, @Ctx() context: CommandContext): Promise<void> {
    await this.agents.remove(id, context);
  }

  private async written({ version, answer }: WrittenRecord): Promise<Versioned<AgentView>> {
    const [view] = await this.desks.views([answer as unknown as AgentRow]);
    return new Versioned(version, view as AgentView);
  }
}
