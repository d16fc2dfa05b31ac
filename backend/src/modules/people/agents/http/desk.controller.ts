import { Body, Controller, Get, Patch, Post, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import { may, type Viewer } from '../../../../platform/access/viewer';
import { allowedByRoute, inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { ListQuery } from '../../../../platform/lists/list-query';
import { Page } from '../../../../platform/lists/page';
import { firstOfMonth } from '../../../../platform/money/dates';
import { moneyText } from '../../../../platform/money/money';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { receiveUpload } from '../../../../platform/web/uploads/receive-upload';
import { Avatars, LARGEST_AVATAR, OwnView, User, UserAdministration, UserView } from '../../users';
import { Assignments, Client } from '../../../clients/clients';
import {
  GetInvoiceFigures,
  Invoice,
  InvoiceLists,
  InvoiceQuota,
  type InvoiceStore,
} from '../../../accounting/invoices';
import { Firm } from '../../../administration/settings';
import { DeskClient, DeskInvoice, DeskInvoiceQuery, DeskStats, OwnProfile, Picture } from './agents.requests';

/** The fields of an invoice’s answer that are not in its row. */
type Shown = Pick<Invoice, 'status' | 'standing'> & {
  readonly brokerName: string | null;
  readonly clientName: string | null;
  readonly [other: string]: unknown;
};
/** A query of which only the total is needed. */
const COUNTED: ListQuery = { ...new ListQuery(), limit: 1, total: 'exact' };

/** The dashboard and the profile of an agent. A list for which the agent has no permission is empty. */
@Controller('api')
export class DeskController {
  constructor(
    @StoreOf(Client) private readonly clientRecords: RecordStore<Client>,
    @StoreOf(User) private readonly accounts: RecordStore<User>,
    @RichStoreOf(Invoice) private readonly invoiceRecords: InvoiceStore,
    private readonly invoiceLists: InvoiceLists,
    private readonly queries: QueryBus,
    private readonly own: OwnView,
    private readonly users: UserAdministration,
    private readonly assignments: Assignments,
    private readonly quota: InvoiceQuota,
    private readonly avatars: Avatars,
    private readonly firm: Firm,
  ) {}

  @Get('agents/clients')
  @Route({ allow: 'agent.read', summary: 'Clients assigned to the agent', answer: DeskClient, list: true })
  async clients(@Query() query: ListQuery, @Me() viewer: Viewer): Promise<Page<DeskClient>> {
    if (!viewer.agentId || !may(viewer, 'clients.read')) return new Page([], 0, null);
    const page = await this.clientRecords.list(viewer, query, (rows) =>
      rows.andWhere('r.agent_id = :agentId', { agentId: viewer.agentId }),
    );
    return page.map(({ id, companyName, email }) => ({ id, name: companyName, email }));
  }

  @Get('agents/invoices')
  @Route({
    allow: 'agent.read',
    summary: 'Recent invoices of the agent’s clients',
    answer: DeskInvoice,
    list: true,
  })
  async invoices(@Query() { mine, ...query }: DeskInvoiceQuery, @Me() viewer: Viewer): Promise<Page<DeskInvoice>> {
    if (!may(viewer, 'invoices.read')) return new Page([], 0, null);
    const page = await this.listed(query, mine, viewer);
    const shown = await this.invoiceRecords.shown(viewer, page.items);
    return page.of(
      page.items.map(({ id, invoiceNumber, amount }, at): DeskInvoice => {
        const { brokerName, clientName, status, standing } = shown[at] as Shown;
        return {
          id,
          invoiceNumber,
          carrier: brokerName ?? '',
          clientName,
          amount: moneyText(amount),
          status,
          standing,
        };
      }),
    );
  }

  @Get('agents/stats')
  @Route({ allow: 'agent.read', summary: 'The figures of the agent dashboard', answer: DeskStats })
  async stats(@Me() viewer: Viewer): Promise<DeskStats> {
    const today = await this.firm.today();
    const created = async (mine: 'all' | 'month'): Promise<number> =>
      may(viewer, 'invoices.read') ? Number((await this.listed(COUNTED, mine, viewer)).total) : 0;
    const [invoicesCreated, invoicesThisMonth, invoicesOfLimit, clientsManaged, figures] = await Promise.all([
      created('all'),
      created('month'),
      this.quota.createdThisMonth(viewer.id),
      viewer.agentId ? this.assignments.numberOf(viewer.agentId) : 0,
      may(viewer, 'reports.read') ? this.queries.execute(new GetInvoiceFigures(today, viewer)) : null,
    ]);
    return {
      totalRevenue: figures && moneyText(figures.paid),
      invoicesCreated,
      invoicesThisMonth,
      invoicesOfLimit,
      clientsManaged,
    };
  }

  /** Invoices in scope; with `mine`, only those that the viewer created. */
  private async listed(query: ListQuery, mine: DeskInvoiceQuery['mine'], viewer: Viewer): Promise<Page<Invoice>> {
    const createdFrom = mine === 'month' ? firstOfMonth(await this.firm.today()) : undefined;
    return this.invoiceLists.page(viewer, mine ? { ...query, createdBy: viewer.id, createdFrom } : query);
  }

  @Patch('agent/profile')
  @Route({ allow: 'agent.write', summary: 'Change the own name and e-mail', answer: UserView })
  async profile(@Body() body: OwnProfile, @Ctx() context: CommandContext, @Me() viewer: Viewer): Promise<UserView> {
    await this.users.changeOneself(viewer.id, body, ofOneself(context));
    return this.own.of(viewer.id);
  }

  @Post('agent/avatar')
  @Route({
    allow: 'agent.write',
    summary: 'Set the own picture (multipart, field avatar)',
    answer: Picture,
  })
  avatar(@Req() request: Request, @Ctx() context: CommandContext, @Me() viewer: Viewer): Promise<Picture> {
    const how = { field: 'avatar', mostBytes: LARGEST_AVATAR, tooLarge: 'Please upload an image smaller than 5MB.' };
    return receiveUpload(request, how, async ({ file }) => {
      if (!file) throw mistake('avatar', 'Choose a picture');
      const profileImageUrl = await this.avatars.keep(file.path);
      await this.accounts.change(viewer.id, { profileImageUrl }, ofOneself(context));
      return { profileImageUrl };
    });
  }
}

/**
 * The context for changes of one’s own account, which is not in the agent’s scope. The expected version is dropped,
 * because the caller does not know the version of the user.
 */
const ofOneself = (context: CommandContext): CommandContext => inner(allowedByRoute(context));
