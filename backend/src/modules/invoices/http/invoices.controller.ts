import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../platform/commands/context';
import { mistake } from '../../../platform/fields/check';
import { IdParam } from '../../../platform/http/address';
import { Versioned } from '../../../platform/http/answer';
import type { Page } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { OfClient } from '../../../platform/http/of-client';
import { Ids } from '../../../platform/database/ids';
import { moneyText } from '../../../platform/money/money';
import { Firm } from '../../settings';
import { EVERYTHING, onlyOf, type Viewer } from '../../../platform/auth/viewer';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Broker } from '../../brokers';
import { CreateInvoice, type Written } from '../commands/create-invoice';
import { DecideInvoice } from '../commands/decide-invoice';
import { GetInvoice, PaymentsOf } from '../queries/get-invoice';
import { GetInvoiceFigures } from '../queries/invoice-figures';
import { ListInvoices } from '../queries/list-invoices';
import { InvoiceViews } from './invoice-views';
import { InvoiceSummary, InvoiceView, InvoiceWithPayments } from './invoices.answers';
import { InvoiceChanges, InvoiceQuery, NewInvoice, Reason, SendInvoice } from './invoices.requests';

const NOTHING_SAID = { loadId: null, clientId: null, driverId: null, issueDate: null, dueDate: null, notes: null };

/** The tables behind an invoice as it is shown. */
const SHOWN = ['invoices', 'brokers', 'loads', 'clients'];

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
  @Route({ allow: 'invoices.read', summary: 'Invoices', past: SHOWN, answer: InvoiceView, list: true })
  async list(@Query() query: InvoiceQuery, @Me() viewer: Viewer): Promise<Page<InvoiceView>> {
    const [today, timeZone] = await Promise.all([this.firm.today(), this.firm.timeZone()]);
    const page = await this.queries.execute(new ListInvoices(query, today, timeZone, viewer));
    return page.of(await this.views.ofList(viewer, page.items, today));
  }

  @Get('summary')
  @Route({ allow: 'invoices.read', summary: 'Figures over all invoices', past: ['invoices'], answer: InvoiceSummary })
  async summary(@Query() { clientId }: OfClient, @Me() viewer: Viewer): Promise<InvoiceSummary> {
    const sight = onlyOf(viewer, clientId);
    const figures = await this.queries.execute(new GetInvoiceFigures(await this.firm.today(), sight));
    return {
      totalInvoices: figures.total,
      totalBilled: moneyText(figures.billed),
      paidAmount: moneyText(figures.paid),
      paidCount: figures.paidCount,
      pendingAmount: moneyText(figures.pending),
      pendingCount: figures.pendingCount,
      overdueAmount: moneyText(figures.overdue),
      overdueCount: figures.overdueCount,
      outstanding: moneyText(figures.outstanding),
      collectionRate: figures.billed === 0 ? 0 : Math.round((figures.paid * 100) / figures.billed),
    };
  }

  @Get(':id')
  @Route({
    allow: 'invoices.read',
    summary: 'One invoice with its payments',
    past: [...SHOWN, 'payments'],
    answer: InvoiceWithPayments,
  })
  async get(@IdParam() invoiceId: number, @Me() viewer: Viewer): Promise<Versioned<InvoiceWithPayments>> {
    const [row, payments] = await Promise.all([
      this.queries.execute(new GetInvoice(invoiceId, viewer)),
      this.queries.execute(new PaymentsOf(invoiceId, viewer)),
    ]);
    const view = await this.views.one(viewer, row, await this.firm.today());
    return new Versioned(row.version, { ...view, payments: await this.views.payments(viewer, payments) });
  }

  @Post()
  @Route({ allow: 'invoices.write', summary: 'Create an invoice', answer: InvoiceView, status: 201 })
  async create(
    @Body() { status, invoiceNumber, ...body }: NewInvoice,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<InvoiceView>> {
    const wish = { ...NOTHING_SAID, ...body, number: invoiceNumber ?? null };
    return this.shown(
      await this.commands.execute(new CreateInvoice(wish, status === 'draft', context, viewer.limits?.invoices)),
      context,
    );
  }

  @Patch(':id')
  @Route({
    allow: 'invoices.write',
    summary: 'Change an invoice or its status',
    answer: InvoiceView,
  })
  async change(
    @IdParam() invoiceId: number,
    @Body() { status, invoiceNumber, ...body }: InvoiceChanges,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<InvoiceView>> {
    const on = await this.firm.today(context.clock.now());
    const { issueDate, ...rest } = body;
    const changes = {
      ...rest,
      ...(issueDate ? { issueDate } : {}),
      ...(invoiceNumber ? { number: invoiceNumber } : {}),
    };
    const wish = {
      type: 'ChangeInvoice',
      id: invoiceId,
      changes,
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
    answer: InvoiceView,
    status: 202,
  })
  async send(
    @IdParam() invoiceId: number,
    @Body() { to }: SendInvoice,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<InvoiceView>> {
    const row = await this.queries.execute(new GetInvoice(invoiceId, viewer));
    const address = to ?? (await this.brokers.find(EVERYTHING, row.brokerId))?.contactEmail;
    if (!address) throw mistake('to', 'This carrier has no e-mail address; enter one');
    return this.shown(
      await this.commands.execute(new DecideInvoice({ type: 'SendInvoice', id: invoiceId, to: address }, context, 202)),
      context,
    );
  }

  @Post(':id/void')
  @Route({
    allow: 'invoices.delete',
    summary: 'Cancel an invoice; the books are reversed',
    answer: InvoiceView,
  })
  async void(
    @IdParam() invoiceId: number,
    @Body() { reason }: Reason,
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
