import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Ids } from '../../../../platform/database/ids';
import { IdParam } from '../../../../platform/web/routes/address';
import { Versioned } from '../../../../platform/web/routes/answer';
import type { Page } from '../../../../platform/lists/page';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { moneyText } from '../../../../platform/money/money';
import type { Values } from '../../../../platform/records/kind/kind';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { listShownAs, shownAs } from '../../../../platform/records/requests/requests';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { Invoice, Payment, PaymentsOfInvoices, Reason, type InvoiceStore } from '../../invoices';
import { CheckBook } from '../commands/record-check';
import { RecordPayment } from '../commands/record-payment';
import { PaymentLists } from '../queries/list-payments';
import { CheckView, NewCheck, NewPayment, PaymentQuery } from './payments.requests';

const answer = shownAs(Payment);

@Controller('api')
export class PaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly ids: Ids,
    private readonly firm: Firm,
    private readonly checks: CheckBook,
    private readonly lists: PaymentLists,
    private readonly shownPayments: PaymentsOfInvoices,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    @ReadsOf(Payment) private readonly payments: RecordReads<Payment>,
  ) {}

  @Get('payments')
  @Route({
    allow: 'payments.read',
    summary: 'Payments of invoices',
    past: ['payments', 'invoices', 'brokers', 'clients'],
    answer,
    list: true,
  })
  async all(@Query() query: PaymentQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    const page = await this.lists.page(viewer, query);
    return page.of(await this.shownPayments.shown(viewer, page.items));
  }

  @Post('payments')
  @Route({
    allow: 'payments.write',
    summary:
      'Record one check over several invoices: a payment of each, and a deposit of the rest, all of it or nothing',
    answer: CheckView,
    status: 201,
  })
  async check(
    @Body() { paymentDate, onePayer = false, ...body }: NewCheck,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<CheckView> {
    const date = paymentDate ?? (await this.firm.today(context.clock.now()));
    const { payments, deposited } = await this.checks.record({ ...body, onePayer, paymentDate: date }, context);
    return {
      checkNumber: body.checkNumber,
      amount: moneyText(body.amount),
      payments: await this.shownPayments.shown(viewer, payments),
      deposited: deposited > 0 ? moneyText(deposited) : null,
    };
  }

  @Get('invoices/:id/payments')
  @Route({
    allow: 'invoices.read',
    summary: 'Payments of an invoice',
    past: ['invoices', 'payments', 'brokers', 'clients'],
    answer: listShownAs(Payment).schema,
  })
  async list(@IdParam() invoiceId: number, @Me() viewer: Viewer): Promise<readonly Values[]> {
    await this.invoices.get(viewer, invoiceId);
    return this.shownPayments.shown(viewer, await this.shownPayments.of(viewer, invoiceId));
  }

  @Post('invoices/:id/payments')
  @Route({
    allow: 'payments.write',
    summary: 'Record a payment of an invoice',
    answer,
    status: 201,
  })
  async record(
    @IdParam() invoiceId: number,
    @Body() { paymentMethod, paymentDate, ...body }: NewPayment,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<Values>> {
    const paymentId = await this.ids.next('payment_ids');
    const date = paymentDate ?? (await this.firm.today(context.clock.now()));
    const { version, record } = await this.commands.execute(
      new RecordPayment(invoiceId, { ...body, paymentId, method: paymentMethod, paymentDate: date }, context),
    );
    return this.answer(version, record, context);
  }

  @Post('payments/:id/reverse')
  @Route({
    allow: 'payments.write',
    summary: 'Reverse a payment; the books are reversed and the invoice is open again',
    answer,
  })
  async reverse(
    @IdParam() paymentId: number,
    @Body() { reason }: Reason,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<Values>> {
    const { invoiceId } = await this.payments.get(context.scope, paymentId);
    const on = await this.firm.today(context.clock.now());
    const command = { type: 'ReversePayment', id: invoiceId, paymentId, reason, on } as const;
    const { version } = await this.invoices.decide(invoiceId, command, context);
    return this.answer(version, await this.payments.get(context.scope, paymentId), context);
  }

  /** @param version the version of the invoice, whose stream a payment changes */
  private async answer(version: number, payment: Payment, { scope }: CommandContext): Promise<Versioned<Values>> {
    const [view = {}] = await this.shownPayments.shown(scope, [payment]);
    return new Versioned(version, view);
  }
}
