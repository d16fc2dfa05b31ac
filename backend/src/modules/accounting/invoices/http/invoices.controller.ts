import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { IdParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import type { Page } from '../../../../platform/lists/page';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Ids } from '../../../../platform/database/ids';
import type { IsoDate } from '../../../../platform/money/dates';
import { moneyText } from '../../../../platform/money/money';
import { OpenDays } from '../../../../platform/money/open-days';
import { EVERYTHING, narrowToClient, type Viewer } from '../../../../platform/access/viewer';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { given, shownAs } from '../../../../platform/records/requests/requests';
import { tablesShown } from '../../../../platform/records/routes/declare-route';
import { richRoutes, withBody } from '../../../../platform/records/routes/rich-routes';
import { Broker } from '../../../clients/brokers';
import { Firm } from '../../../administration/settings';
import type { InvoiceState } from '../domain/invoice';
import { CreateInvoice } from '../commands/create-invoice';
import { HauledBy } from '../commands/hauled-by';
import { Invoice, invoiceKind } from '../invoice';
import { GetInvoiceFigures } from '../queries/invoice-figures';
import { InvoiceLists } from '../queries/list-invoices';
import { PaymentsOfInvoices } from '../queries/payments-of';
import { InvoiceSummary, invoiceWithPayments } from './invoices.answers';
import {
  Clearing,
  Dispute,
  InvoiceChanges,
  InvoiceQuery,
  NewInvoice,
  Reason,
  SendInvoice,
  Settling,
} from './invoices.requests';

const NOTHING_SAID = {
  loadId: null,
  clientId: null,
  driverId: null,
  vehicleId: null,
  issueDate: null,
  dueDate: null,
  notes: null,
};

/** The read tables that an answer with an invoice takes its values from. */
const shown = () => tablesShown(invoiceKind);
const answer = shownAs(Invoice);

const derived = richRoutes(invoiceKind, {
  commands: {
    void: withBody(Reason, {
      allow: 'invoices.delete',
      summary: 'Cancel an invoice; the books are reversed',
      command: (id, { body: { reason }, on }) => ({ type: 'VoidInvoice', id, reason, on }),
    }),
    credits: withBody(Clearing, {
      allow: 'payments.write',
      summary: 'Credit a part of an invoice: its income is less by it',
      command: (id, { body, on }) => ({ type: 'CreditInvoice', id, ...body, on: body.on ?? on }),
    }),
    'credits/reverse': withBody(Reason, {
      allow: 'payments.write',
      summary: 'Take back what is credited of an invoice; it is open again',
      command: (id, { body: { reason }, on }) => ({ type: 'ReverseCredits', id, reason, on }),
    }),
    'write-offs': withBody(Clearing, {
      allow: 'payments.write',
      summary: 'Write off what will not be paid of an invoice',
      command: (id, { body, on }) => ({ type: 'WriteOffInvoice', id, ...body, on: body.on ?? on }),
    }),
    'write-offs/reverse': withBody(Reason, {
      allow: 'payments.write',
      summary: 'Take back what is written off of an invoice; it is open again',
      command: (id, { body: { reason }, on }) => ({ type: 'ReverseWriteOff', id, reason, on }),
    }),
    disputes: withBody(Dispute, {
      allow: 'payments.write',
      summary: 'Note what the carrier disputes of an invoice, line by line; it stays open',
      command: (id, { body, on }) => ({ type: 'DisputeInvoice', id, ...body, on: body.on ?? on }),
    }),
    'disputes/settle': withBody(Settling, {
      allow: 'payments.write',
      summary: 'Settle the dispute of an invoice: the carrier owes it, or it is credited or written off',
      command: (id, { body, on }) => ({ type: 'SettleDispute', id, ...body, on: body.on ?? on }),
    }),
  },
});

@Controller('api/invoices')
export class InvoicesController extends derived {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly firm: Firm,
    private readonly ids: Ids,
    private readonly lists: InvoiceLists,
    private readonly payments: PaymentsOfInvoices,
    private readonly openDays: OpenDays,
    private readonly hauledBy: HauledBy,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {
    super();
  }

  @Get()
  @Route({ allow: 'invoices.read', summary: 'Invoices', past: shown, answer, list: true })
  async list(@Query() query: InvoiceQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    const page = await this.lists.page(viewer, query);
    return page.of(await this.store.shown(viewer, page.items));
  }

  @Get('summary')
  @Route({ allow: 'invoices.read', summary: 'Figures over all invoices', past: ['invoices'], answer: InvoiceSummary })
  async summary(@Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<InvoiceSummary> {
    const scope = narrowToClient(viewer, clientId);
    const figures = await this.queries.execute(new GetInvoiceFigures(await this.firm.today(), scope));
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
    past: () => [...shown(), 'payments'],
    answer: invoiceWithPayments,
  })
  async get(@IdParam() invoiceId: number, @Me() viewer: Viewer): Promise<Versioned<Values>> {
    const [record, payments] = await Promise.all([
      this.store.get(viewer, invoiceId),
      this.payments.of(viewer, invoiceId),
    ]);
    const { version, body } = await this.store.answer(viewer, { record });
    return new Versioned(version, { ...body, payments: await this.payments.shown(viewer, payments) });
  }

  @Post()
  @Route({ allow: 'invoices.write', summary: 'Create an invoice', answer, status: 201 })
  async create(
    @Body() { status, invoiceNumber, ...body }: NewInvoice,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const terms = { ...NOTHING_SAID, ...given(body), brokerId: body.brokerId, number: invoiceNumber ?? null };
    const command = new CreateInvoice(terms, status === 'draft', context, viewer.limits?.invoices);
    return this.store.answer(viewer, await this.commands.execute(command));
  }

  @Patch(':id')
  @Route({ allow: 'invoices.write', summary: 'Change an invoice or its status', answer })
  async change(
    @IdParam() invoiceId: number,
    @Body() { status, invoiceNumber, ...body }: InvoiceChanges,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const on = await this.firm.today(context.clock.now());
    const ofLoad = typeof body.loadId === 'number' ? await this.hauledBy.of(body.loadId, viewer) : undefined;
    const paymentId = await this.ids.next('payment_ids');
    const written = await this.store.decide(
      invoiceId,
      async (invoice) => ({
        type: 'ChangeInvoice',
        id: invoiceId,
        changes: { ...body, ...(invoiceNumber ? { number: invoiceNumber } : {}) },
        paymentId,
        on,
        ...(ofLoad ? { ofLoad } : {}),
        ...(status ? { status } : {}),
        ...(await this.openDay(invoice, body.clientId)),
      }),
      context,
      { values: body },
    );
    return this.store.answer(viewer, written);
  }

  /** The accounting date of an invoice, or the first open day after it; `clientId` is in whose books it will be. */
  private async openDay(invoice: InvoiceState, clientId?: string | null): Promise<{ openDay?: IsoDate }> {
    if (invoice.status === 'none') return {};
    const { terms } = invoice;
    const book = clientId === undefined ? terms.clientId : clientId;
    return { openDay: await this.openDays.from(book, terms.bookedOn ?? terms.issueDate) };
  }

  @Post(':id/send')
  @Route({ allow: 'invoices.write', summary: 'E-mail the invoice with its PDF to the broker', answer, status: 202 })
  async send(
    @IdParam() invoiceId: number,
    @Body() { to }: SendInvoice,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const { brokerId } = await this.store.get(viewer, invoiceId);
    const address = to ?? (await this.brokers.find(EVERYTHING, brokerId))?.contactEmail;
    if (!address) throw mistake('to', 'This carrier has no e-mail address; enter one');
    const command = { type: 'SendInvoice', id: invoiceId, to: address } as const;
    return this.store.answer(viewer, await this.store.decide(invoiceId, command, context, { status: 202 }));
  }
}
