import { Body, Controller, Get, Patch, Post, Query, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import { z } from 'zod';
import { may, type Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { RuleViolation } from '../../../platform/event-store/errors';
import { shownMoney } from '../../../platform/http/fields';
import { listQuery, Page, type ListQuery } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { ChangeRecord } from '../../../platform/records/record-commands';
import { ListRecords } from '../../../platform/records/record-queries';
import { receiveUpload } from '../../../platform/uploads/receive-upload';
import { Avatars, LARGEST_AVATAR, People, user, UserAdministration, userView, type UserView } from '../../access';
import { BrokerNames } from '../../brokers';
import { Assignments, ClientRow } from '../../clients';
import { GetInvoiceFigures, InvoiceQuota, ListInvoices, statusOn } from '../../invoices';
import { Firm } from '../../settings';
import { deskClient, deskInvoice, deskStats, ownProfile } from './agents.requests';

const list = z.object(listQuery);

/** What an agent sees on its own dashboard and profile. A list it has no permission for is empty. */
@Controller('api')
export class DeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly people: People,
    private readonly users: UserAdministration,
    private readonly brokers: BrokerNames,
    private readonly assignments: Assignments,
    private readonly quota: InvoiceQuota,
    private readonly avatars: Avatars,
    private readonly firm: Firm,
  ) {}

  @Get('agents/clients')
  @Route({ allow: 'agent.read', summary: 'Clients assigned to the agent', query: list, answer: deskClient, list: true })
  async clients(@Query() query: ListQuery, @Me() viewer: Viewer): Promise<Page<z.output<typeof deskClient>>> {
    if (!viewer.agentId || !may(viewer, 'clients.read')) return new Page([], 0, null);
    const assigned = new ListRecords(
      ClientRow,
      query,
      { search: ['companyName', 'email'], sort: { name: 'lower(r.company_name)' } },
      (rows) => rows.andWhere('r.agent_id = :agentId', { agentId: viewer.agentId }),
    );
    return (await this.queries.execute(assigned)).map(({ id, companyName, email }) => ({
      id,
      name: companyName,
      email,
    }));
  }

  @Get('agents/invoices')
  @Route({
    allow: 'agent.read',
    summary: 'Recent invoices of the agent’s clients',
    query: list,
    answer: deskInvoice,
    list: true,
  })
  async invoices(@Query() query: ListQuery, @Me() viewer: Viewer): Promise<Page<z.output<typeof deskInvoice>>> {
    if (!may(viewer, 'invoices.read')) return new Page([], 0, null);
    const today = await this.firm.today();
    const page = await this.queries.execute(new ListInvoices(query, today, viewer));
    const names = await this.brokers.of(page.items.map(({ brokerId }) => brokerId));
    return page.map((row) => ({
      id: row.id,
      invoiceNumber: row.invoiceNumber,
      carrier: names.get(row.brokerId) ?? '',
      amount: shownMoney(row.amount),
      status: statusOn(row, today),
    }));
  }

  @Get('agents/stats')
  @Route({ allow: 'agent.read', summary: 'The figures of the agent dashboard', answer: deskStats })
  async stats(@Me() viewer: Viewer): Promise<z.output<typeof deskStats>> {
    const [created, clientsManaged, figures] = await Promise.all([
      this.quota.createdBy(viewer.id),
      viewer.agentId ? this.assignments.numberOf(viewer.agentId) : 0,
      may(viewer, 'reports.read') ? this.queries.execute(new GetInvoiceFigures(await this.firm.today(), viewer)) : null,
    ]);
    return {
      totalRevenue: figures && shownMoney(figures.paid),
      invoicesCreated: created.total,
      invoicesThisMonth: created.thisMonth,
      clientsManaged,
    };
  }

  @Patch('agent/profile')
  @Route({ allow: 'agent.write', summary: 'Change the own name and e-mail', body: ownProfile, answer: userView })
  async profile(
    @Body() body: z.output<typeof ownProfile>,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<UserView> {
    await this.users.changeOneself(viewer.id, body, ofOneself(context));
    return this.people.viewOf(viewer.id);
  }

  @Post('agent/avatar')
  @Route({
    allow: 'agent.write',
    summary: 'Set the own picture (multipart, field avatar)',
    answer: z.object({ profileImageUrl: z.string() }),
  })
  avatar(
    @Req() request: Request,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<{ profileImageUrl: string }> {
    const how = { field: 'avatar', mostBytes: LARGEST_AVATAR, tooLarge: 'Please upload an image smaller than 5MB.' };
    return receiveUpload(request, how, async ({ file }) => {
      if (!file)
        throw new RuleViolation('INVALID', 'Choose a picture', 'invalid', [
          { field: 'avatar', message: 'Choose a picture' },
        ]);
      const profileImageUrl = await this.avatars.keep(file.path);
      await this.commands.execute(new ChangeRecord(user, viewer.id, { profileImageUrl }, ofOneself(context)));
      return { profileImageUrl };
    });
  }
}

/** The own account is in nobody's sight but everybody's reach; the version told in If-Match is the user's, which the caller does not know. */
const ofOneself = ({ sight: _, expectedVersion: __, idempotency: ___, ...context }: CommandContext): CommandContext =>
  context;
