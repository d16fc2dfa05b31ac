import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { Ids } from '../../../platform/database/ids';
import { Versioned } from '../../../platform/http/answer';
import { id } from '../../../platform/http/fields';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { Firm } from '../../settings';
import { DecideInvoice } from '../commands/decide-invoice';
import { RecordPayment } from '../commands/record-payment';
import { GetInvoice, GetPayment, PaymentsOf } from '../queries/get-invoice';
import { viewOfPayment } from './invoice-views';
import { newPayment, paymentView, withReason, type PaymentView } from './invoices.requests';

const byId = z.object({ id: id('id') });

@Controller('api')
export class PaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly ids: Ids,
    private readonly firm: Firm,
  ) {}

  @Get('invoices/:id/payments')
  @Route({
    allow: 'invoices.read',
    summary: 'Payments of an invoice',
    params: byId,
    past: ['invoices', 'payments'],
    answer: z.array(paymentView),
  })
  async list(@Param('id') invoiceId: number, @Me() viewer: Viewer): Promise<PaymentView[]> {
    await this.queries.execute(new GetInvoice(invoiceId, viewer));
    return (await this.queries.execute(new PaymentsOf(invoiceId))).map(viewOfPayment);
  }

  @Post('invoices/:id/payments')
  @Route({
    allow: 'payments.write',
    summary: 'Record a payment of an invoice',
    params: byId,
    body: newPayment,
    answer: paymentView,
    status: 201,
  })
  async record(
    @Param('id') invoiceId: number,
    @Body() { paymentMethod, paymentDate, ...body }: z.output<typeof newPayment>,
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
    params: byId,
    body: withReason,
    answer: paymentView,
  })
  async reverse(
    @Param('id') paymentId: number,
    @Body() { reason }: z.output<typeof withReason>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<PaymentView>> {
    const payment = await this.queries.execute(new GetPayment(paymentId));
    const on = await this.firm.today(context.clock.now());
    const { version } = await this.commands.execute(
      new DecideInvoice({ type: 'ReversePayment', id: payment.invoiceId, paymentId, reason, on }, context),
    );
    return new Versioned(version, viewOfPayment(await this.queries.execute(new GetPayment(paymentId))));
  }
}
