import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { Ids } from '../../../platform/database/ids';
import { listOf, object } from '../../../platform/fields/shown';
import { IdParam } from '../../../platform/http/address';
import { Versioned } from '../../../platform/http/answer';
import type { Page } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { moneyText } from '../../../platform/money/money';
import { Firm } from '../../settings';
import { DecideInvoice } from '../commands/decide-invoice';
import { RecordCheck } from '../commands/record-check';
import { RecordPayment } from '../commands/record-payment';
import { GetInvoice, GetPayment, PaymentsOf } from '../queries/get-invoice';
import { ListPayments } from '../queries/list-payments';
import { InvoiceViews } from './invoice-views';
import { CheckView, PaymentView } from './invoices.answers';
import { NewCheck, NewPayment, PaymentQuery, Reason } from './invoices.requests';

@Controller('api')
export class PaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ids: Ids,
    private readonly firm: Firm,
    private readonly views: InvoiceViews,
  ) {}

  @Get('payments')
  @Route({
    allow: 'payments.read',
    summary: 'Payments of invoices',
    past: ['payments', 'invoices', 'brokers', 'clients'],
    answer: PaymentView,
    list: true,
  })
  async all(@Query() query: PaymentQuery, @Me() viewer: Viewer): Promise<Page<PaymentView>> {
    const page = await this.queries.execute(new ListPayments(query, viewer));
    return page.of(await this.views.payments(viewer, page.items));
  }

  @Post('payments')
  @Route({
    allow: 'payments.write',
    summary: 'Record one check over several invoices: a payment of each, all of them or none',
    answer: CheckView,
    status: 201,
  })
  async check(
    @Body() { paymentDate, onePayer = false, ...body }: NewCheck,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<CheckView> {
    const date = paymentDate ?? (await this.firm.today(context.clock.now()));
    const payments = await this.commands.execute(new RecordCheck({ ...body, onePayer, paymentDate: date }, context));
    return {
      checkNumber: body.checkNumber,
      amount: moneyText(body.amount),
      payments: await this.views.payments(viewer, payments),
    };
  }

  @Get('invoices/:id/payments')
  @Route({
    allow: 'invoices.read',
    summary: 'Payments of an invoice',
    past: ['invoices', 'payments', 'brokers', 'clients'],
    answer: listOf(object(() => PaymentView)).schema,
  })
  async list(@IdParam() invoiceId: number, @Me() viewer: Viewer): Promise<PaymentView[]> {
    await this.queries.execute(new GetInvoice(invoiceId, viewer));
    return this.views.payments(viewer, await this.queries.execute(new PaymentsOf(invoiceId, viewer)));
  }

  @Post('invoices/:id/payments')
  @Route({
    allow: 'payments.write',
    summary: 'Record a payment of an invoice',
    answer: PaymentView,
    status: 201,
  })
  async record(
    @IdParam() invoiceId: number,
    @Body() { paymentMethod, paymentDate, ...body }: NewPayment,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<PaymentView>> {
    const paymentId = await this.ids.next('payment_ids');
    const date = paymentDate ?? (await this.firm.today(context.clock.now()));
    const { version, row } = await this.commands.execute(
      new RecordPayment(invoiceId, { ...body, paymentId, method: paymentMethod, paymentDate: date }, context),
    );
    return new Versioned(version, await this.views.payment(context.sight, row));
  }

  @Post('payments/:id/reverse')
  @Route({
    allow: 'payments.write',
    summary: 'Reverse a payment; the books are reversed and the invoice is open again',
    answer: PaymentView,
  })
  async reverse(
    @IdParam() paymentId: number,
    @Body() { reason }: Reason,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<PaymentView>> {
    const payment = await this.queries.execute(new GetPayment(paymentId, context.sight));
    const on = await this.firm.today(context.clock.now());
    const { version } = await this.commands.execute(
      new DecideInvoice({ type: 'ReversePayment', id: payment.invoiceId, paymentId, reason, on }, context),
    );
    const reversed = await this.queries.execute(new GetPayment(paymentId, context.sight));
    return new Versioned(version, await this.views.payment(context.sight, reversed));
  }
}
