import { Body, Controller, Delete, Get, Patch, Post, Put, Query } from '@nestjs/common';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Versioned } from '../../../../platform/web/routes/answer';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Page } from '../../../../platform/lists/page';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { StoreOf, type RecordStore, type Written } from '../../../../platform/records/store/record-store';
import { queryOf } from '../../../../platform/records/requests/requests';
import { AgentView, UserAdministration } from '../../users';
import { StoredAgentViews } from '../adapters/stored-agents';
import { Agent } from '../agent';
import { AgentAdministration } from '../commands/agent-administration';
import { Activity, AgentForm, PasswordForm } from './agents.requests';

class AgentQuery extends queryOf(Agent) {}

/** Agent management, for administrators. */
@Controller('api/agents')
export class AgentsController {
  constructor(
    @StoreOf(Agent) private readonly store: RecordStore<Agent>,
    private readonly views: StoredAgentViews,
    private readonly agents: AgentAdministration,
    private readonly users: UserAdministration,
  ) {}

  @Get()
  @Route({ allow: 'agents.manage', summary: 'Agents', answer: AgentView, list: true })
  async list(@Query() query: AgentQuery, @Me() viewer: Viewer): Promise<Page<AgentView>> {
    const page = await this.store.list(viewer, query);
    return page.of(await this.views.of(page.items));
  }

  @Post()
  @Route({
    allow: 'agents.manage',
    summary: 'Make a user of role agent an agent',
    answer: AgentView,
    status: 201,
  })
  async create(@Body() form: AgentForm, @Ctx() context: CommandContext): Promise<Versioned<AgentView>> {
    await this.agents.mustBeAgent(form.userId);
    return this.written(await this.store.add(form, context));
  }

  @Put(':id')
  @Route({ allow: 'agents.manage', summary: 'Change an agent', answer: AgentView })
  async change(
    @UuidParam() id: string,
    @Body() form: AgentForm,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<AgentView>> {
    return this.written(await this.agents.change(id, form, context));
  }

  @Patch(':id/toggle-status')
  @Route({
    allow: 'agents.manage',
    summary: 'Activate or deactivate an agent',
    answer: AgentView,
  })
  async toggle(
    @UuidParam() id: string,
    @Body() { isActive }: Activity,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<AgentView>> {
    return this.written(await this.agents.setActive(id, isActive, context));
  }

  @Post(':id/set-password')
  @Route({
    allow: 'agents.manage',
    summary: 'Set the password of an agent',
    answer: 'none',
  })
  async setPassword(
    @UuidParam() id: string,
    @Body() { password }: PasswordForm,
    @Ctx() context: CommandContext,
  ): Promise<void> {
    await this.users.setPassword((await this.agents.get(id)).userId, password, context);
  }

  @Delete(':id')
  @Route({
    allow: 'agents.manage',
    summary: 'Remove an agent; its account is deactivated, its clients are free',
    answer: 'none',
  })
  async remove(@UuidParam() id: string, @Ctx() context: CommandContext): Promise<void> {
    await this.agents.remove(id, context);
  }

  @Post(':id/restore')
  @Route({
    allow: 'agents.manage',
    summary: 'Restore a removed agent, its account and its clients as the removal found them',
    answer: AgentView,
  })
  async restore(@UuidParam() id: string, @Ctx() context: CommandContext): Promise<Versioned<AgentView>> {
    return this.written(await this.agents.restore(id, context));
  }

  private async written({ version, record }: Written<Agent>): Promise<Versioned<AgentView>> {
    const [view] = await this.views.of([record]);
    return new Versioned(version, view as AgentView);
  }
}
