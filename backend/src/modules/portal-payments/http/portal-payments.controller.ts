import { Body, Controller, Get, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { notFound, RuleViolation } from '../../../platform/event-store/errors';
import { UuidParam } from '../../../platform/http/address';
import { Versioned } from '../../../platform/http/answer';
import type { Page } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { RefundPortalPayment } from '../commands/refund-portal-payment';
import { SettlePortalPayment } from '../commands/settle-portal-payment';
import { ListPortalPayments } from '../queries/portal-payments';
import { PortalPaymentView, viewOfPortalPayment } from './checkout.answers';
import { ConfirmedPayment, PortalPaymentQuery, RefundRequest } from './checkout.requests';

@Controller('api')
export class PortalPaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('client-payments')
  @Route({
    allow: 'portal.read',
    summary: "The viewer's own payments",
    answer: PortalPaymentView,
    list: true,
  })
  async own(@Query() query: PortalPaymentQuery, @Me() viewer: Viewer): Promise<Page<PortalPaymentView>> {
    return (await this.queries.execute(new ListPortalPayments(query, viewer))).map(viewOfPortalPayment);
  }

  @Get('compliance-payments')
  @Route({
    allow: ['portal.read', 'portal-payments.read'],
    summary: 'Card payments of fees: all of them, or the own ones',
    past: ['compliance_payments'],
    answer: PortalPaymentView,
    list: true,
  })
  async list(@Query() query: PortalPaymentQuery, @Me() viewer: Viewer): Promise<Page<PortalPaymentView>> {
    return (await this.queries.execute(new ListPortalPayments(query, viewer))).map(viewOfPortalPayment);
  }

  @Post('compliance-payments')
  @Route({
    allow: 'portal.pay',
    summary: 'Record a card payment that the browser saw succeed; the card provider decides whether it did',
    answer: PortalPaymentView,
    orAccepted: true,
  })
  async record(
    @Body() { metadata }: ConfirmedPayment,
    @Ctx() context: CommandContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Versioned<PortalPaymentView>> {
    const settled = await this.commands.execute(new SettlePortalPayment(metadata.paymentIntentId, context));
    if (!settled) throw notFound('payment');
    const { version, row } = settled;
    if (row.paymentStatus === 'pending')
      throw new RuleViolation('NOT_PAID', 'The card provider has not received this payment');
    if (row.paymentStatus === 'failed') throw new RuleViolation('NOT_PAID', row.failure ?? 'The payment failed');
    if (row.paymentStatus === 'processing') response.status(HttpStatus.ACCEPTED);
    return new Versioned(version, viewOfPortalPayment(row));
  }

  @Post('compliance-payments/:id/refund')
  @Route({
    allow: 'portal-payments.manage',
    summary: 'Give a card payment back',
    answer: PortalPaymentView,
  })
  async refund(
    @UuidParam() id: string,
    @Body() { reason }: RefundRequest,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<PortalPaymentView>> {
    const { version, row } = await this.commands.execute(new RefundPortalPayment(id, reason, context));
    return new Versioned(version, viewOfPortalPayment(row));
  }
}
