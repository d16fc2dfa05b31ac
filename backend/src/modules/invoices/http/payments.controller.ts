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
import { Firm } from '../../settings';
import { DecideInvoice } from '../commands/decide-invoice';
import { RecordPayment } from '../commands/record-payment';
import { GetInvoice, GetPayment, PaymentsOf } from '../queries/get-invoice';
import { ListPayments } from '../queries/list-payments';
import { viewOfPayment } from './invoice-views';
import { PaymentView } from './invoices.answers';
import { NewPayment, PaymentQuery, Reason } from './invoices.requests';

@Controller('api')
export class PaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ids: Ids,
    private readonly firm: Firm,
  ) {}

  @Get('payments')
  @Route({
    allow: 'invoices.read',
    summary: 'Payments of invoices',
    past: ['payments'],
    answer: PaymentView,
    list: true,
  })
  async all(@Query() query: PaymentQuery, @Me() viewer: Viewer): Promise<Page<PaymentView>> {
    return (await this.queries.execute(new ListPayments(query, viewer))).map(viewOfPayment);
  }

  @Get('invoices/:id/payments')
  @Route({
    allow: 'invoices.read',
    summary: 'Payments of an invoice',
    past: ['invoices', 'payments'],
    answer: listOf(object(() => PaymentView)).schema,
  })
  async list(@IdParam() invoiceId: number, @Me() viewer: Viewer): Promise<PaymentView[]> {
    await this.queries.execute(new GetInvoice(invoiceId, viewer));
    return (await this.queries.execute(new PaymentsOf(invoiceId, viewer))).map(viewOfPayment);
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
    return new Versioned(version, viewOfPayment(row));
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
    return new Versioned(version, viewOfPayment(await this.queries.execute(new GetPayment(paymentId, context.sight))));
  }
}
