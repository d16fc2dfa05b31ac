import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { RuleViolation } from '../../../platform/event-store/errors';
import { Versioned } from '../../../platform/http/answer';
import { choice, id, shownMoney, uuid } from '../../../platform/http/fields';
import { listQuery, type Page } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { Ids } from '../../../platform/database/ids';
import { Firm } from '../../settings';
import { EVERYTHING } from '../../../platform/auth/viewer';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Broker } from '../../brokers';
import { CreateInvoice, type Written } from '../commands/create-invoice';
import { DecideInvoice } from '../commands/decide-invoice';
import type { Terms } from '../domain/invoice.facts';
import { GetInvoice, PaymentsOf } from '../queries/get-invoice';
import { GetInvoiceFigures } from '../queries/invoice-figures';
import { ListInvoices } from '../queries/list-invoices';
import { InvoiceViews, viewOfPayment } from './invoice-views';
import {
  invoiceChanges,
  invoiceView,
  invoiceWithPayments,
  linesOf,
  newInvoice,
  sendInvoice,
  STATUSES,
  summaryView,
  withReason,
  type InvoiceView,
} from './invoices.requests';

const byId = z.object({ id: id('id') });
const list = z.object({
  ...listQuery,
  status: choice('status', STATUSES).optional(),
  brokerId: id('broker').optional(),
  clientId: uuid('client').optional(),
  loadId: id('load').optional(),
});

/** The tables behind an invoice as it is shown. */
const SHOWN = ['invoices', 'brokers', 'loads'];

@Controller('api/invoices')
export class InvoicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly firm: Firm,
    private readonly ids: Ids,
    private readonly views: InvoiceViews,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {}

  @Get()
  @Route({ allow: 'invoices.read', summary: 'Invoices', query: list, past: SHOWN, answer: invoiceView, list: true })
  async list(@Query() query: z.output<typeof list>, @Me() viewer: Viewer): Promise<Page<InvoiceView>> {
    const today = await this.firm.today();
    const page = await this.queries.execute(new ListInvoices(query, today, viewer));
    return page.of(await this.views.of(viewer, page.items, today));
  }

  @Get('summary')
  @Route({ allow: 'invoices.read', summary: 'Figures over all invoices', past: ['invoices'], answer: summaryView })
  async summary(@Me() viewer: Viewer): Promise<z.output<typeof summaryView>> {
    const figures = await this.queries.execute(new GetInvoiceFigures(await this.firm.today(), viewer));
    return {
      totalInvoices: figures.total,
      totalBilled: shownMoney(figures.billed),
      paidAmount: shownMoney(figures.paid),
      paidCount: figures.paidCount,
      pendingAmount: shownMoney(figures.pending),
      pendingCount: figures.pendingCount,
      overdueAmount: shownMoney(figures.overdue),
      overdueCount: figures.overdueCount,
      outstanding: shownMoney(figures.outstanding),
      collectionRate: figures.billed === 0 ? 0 : Math.round((figures.paid * 100) / figures.billed),
    };
  }

  @Get(':id')
  @Route({
    allow: 'invoices.read',
    summary: 'One invoice with its payments',
    params: byId,
    past: [...SHOWN, 'payments'],
    answer: invoiceWithPayments,
  })
  async get(
    @Param('id') invoiceId: number,
    @Me() viewer: Viewer,
  ): Promise<Versioned<z.output<typeof invoiceWithPayments>>> {
    const [row, payments] = await Promise.all([
      this.queries.execute(new GetInvoice(invoiceId, viewer)),
      this.queries.execute(new PaymentsOf(invoiceId)),
    ]);
    const view = await this.views.one(viewer, row, await this.firm.today());
    return new Versioned(row.version, { ...view, payments: payments.map(viewOfPayment) });
  }

  @Post()
  @Route({ allow: 'invoices.write', summary: 'Create an invoice', body: newInvoice, answer: invoiceView, status: 201 })
  async create(
    @Body() { status, invoiceNumber, ...body }: z.output<typeof newInvoice>,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<InvoiceView>> {
    const sums = linesOf(body) ?? { amount: 0, lines: [] };
    const {
      brokerId,
      loadId = null,
      clientId = null,
      driverId = null,
      issueDate = null,
      dueDate = null,
      notes = null,
    } = body;
    const wish = {
      brokerId,
      loadId,
      clientId,
      driverId,
      issueDate,
      dueDate,
      notes,
      number: invoiceNumber ?? null,
      amount: sums.amount,
      lines: [...sums.lines],
    };
    return this.shown(
      await this.commands.execute(new CreateInvoice(wish, status === 'draft', context, viewer.limits?.invoices)),
      context,
    );
  }

  @Patch(':id')
  @Route({
    allow: 'invoices.write',
    summary: 'Change an invoice or its status',
    params: byId,
    body: invoiceChanges,
    answer: invoiceView,
  })
  async change(
    @Param('id') invoiceId: number,
    @Body() { status, invoiceNumber, ...body }: z.output<typeof invoiceChanges>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<InvoiceView>> {
    const on = await this.firm.today(context.clock.now());
    const { amount: _amount, lines: _lines, ...rest } = body;
    const sums = linesOf(body);
    const changes = {
      ...rest,
      ...(sums ? { amount: sums.amount, lines: [...sums.lines] } : {}),
      ...(invoiceNumber ? { number: invoiceNumber } : {}),
    };
    const named = Object.fromEntries(
      Object.entries(changes).filter(
        ([name, value]) => value !== undefined && !(name === 'issueDate' && value === null),
      ),
    ) as Partial<Terms>;
    const wish = {
      type: 'ChangeInvoice',
      id: invoiceId,
      changes: named,
      paymentId: await this.ids.next('payment_ids'),
      on,
      ...(status ? { status } : {}),
    } as const;
    return this.shown(await this.commands.execute(new DecideInvoice(wish, context)), context);
  }

  @Post(':id/send')
  @Route({
    allow: 'invoices.write',
    summary: 'E-mail the invoice with its PDF to the broker',
    params: byId,
    body: sendInvoice,
    answer: invoiceView,
    status: 202,
  })
  async send(
    @Param('id') invoiceId: number,
    @Body() { to }: z.output<typeof sendInvoice>,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<InvoiceView>> {
    const row = await this.queries.execute(new GetInvoice(invoiceId, viewer));
    const address = to ?? (await this.brokers.find(EVERYTHING, row.brokerId))?.contactEmail;
    if (!address) {
      const message = 'This carrier has no e-mail address; enter one';
      throw new RuleViolation('INVALID', message, 'invalid', [{ field: 'to', message }]);
    }
    return this.shown(
      await this.commands.execute(new DecideInvoice({ type: 'SendInvoice', id: invoiceId, to: address }, context, 202)),
      context,
    );
  }

  @Post(':id/void')
  @Route({
    allow: 'invoices.delete',
    summary: 'Cancel an invoice; the books are reversed',
    params: byId,
    body: withReason,
    answer: invoiceView,
  })
  async void(
    @Param('id') invoiceId: number,
    @Body() { reason }: z.output<typeof withReason>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<InvoiceView>> {
    const on = await this.firm.today(context.clock.now());
    return this.shown(
      await this.commands.execute(new DecideInvoice({ type: 'VoidInvoice', id: invoiceId, reason, on }, context)),
      context,
    );
  }

  private async shown({ version, row, names }: Written, context: CommandContext): Promise<Versioned<InvoiceView>> {
    return new Versioned(
      version,
      await this.views.one(context.sight, row, await this.firm.today(context.clock.now()), names),
    );
  }
}
