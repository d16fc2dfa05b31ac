import { Body, Controller, Get, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { notFound, RuleViolation } from '../../../platform/event-store/errors';
import { Versioned } from '../../../platform/http/answer';
import { uuid } from '../../../platform/http/fields';
import { listQuery, type Page } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { RefundFee } from '../commands/refund-fee';
import { SettleFee } from '../commands/settle-fee';
import { ListFeePayments } from '../queries/fee-payments';
import {
  confirmedPayment,
  feePaymentView,
  refundRequest,
  status,
  viewOfFee,
  type FeePaymentView,
} from './checkout.requests';

const byId = z.object({ id: uuid('id') });
const list = z.object({ ...listQuery, status: status.optional(), clientId: uuid('client').optional() });

@Controller('api')
export class CompliancePaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('client-payments')
  @Route({
    allow: 'portal.read',
    summary: "The viewer's own payments",
    query: list,
    answer: feePaymentView,
    list: true,
  })
  async own(@Query() query: z.output<typeof list>, @Me() viewer: Viewer): Promise<Page<FeePaymentView>> {
    return (await this.queries.execute(new ListFeePayments(query, viewer))).map(viewOfFee);
  }

  @Get('compliance-payments')
  @Route({
    allow: ['portal.read', 'fees.read'],
    summary: 'Card payments of fees: all of them, or the own ones',
    query: list,
    past: ['compliance_payments'],
    answer: feePaymentView,
    list: true,
  })
  async list(@Query() query: z.output<typeof list>, @Me() viewer: Viewer): Promise<Page<FeePaymentView>> {
    return (await this.queries.execute(new ListFeePayments(query, viewer))).map(viewOfFee);
  }

  @Post('compliance-payments')
  @Route({
    allow: 'portal.pay',
    summary: 'Record a card payment that the browser saw succeed; the card provider decides whether it did',
    body: confirmedPayment,
    answer: feePaymentView,
    orAccepted: true,
  })
  async record(
    @Body() { metadata }: z.output<typeof confirmedPayment>,
    @Ctx() context: CommandContext,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Versioned<FeePaymentView>> {
    const settled = await this.commands.execute(new SettleFee(metadata.paymentIntentId, context));
    if (!settled) throw notFound('payment');
    const { version, row } = settled;
    if (row.paymentStatus === 'pending')
      throw new RuleViolation('NOT_PAID', 'The card provider has not received this payment');
    if (row.paymentStatus === 'failed') throw new RuleViolation('NOT_PAID', row.failure ?? 'The payment failed');
    if (row.paymentStatus === 'processing') response.status(HttpStatus.ACCEPTED);
    return new Versioned(version, viewOfFee(row));
  }

  @Post('compliance-payments/:id/refund')
  @Route({
    allow: 'fees.manage',
    summary: 'Give a card payment back',
    params: byId,
    body: refundRequest,
    answer: feePaymentView,
  })
  async refund(
    @Param('id') id: string,
    @Body() { reason }: z.output<typeof refundRequest>,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<FeePaymentView>> {
    const { version, row } = await this.commands.execute(new RefundFee(id, reason, context));
    return new Versioned(version, viewOfFee(row));
  }
}
