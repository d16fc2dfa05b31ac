import { Body, Controller, Get, HttpStatus, Patch, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { onlyOf, type Viewer } from '../../../platform/auth/viewer';
import type { CommandContext } from '../../../platform/commands/context';
import { notFound, RuleViolation } from '../../../platform/event-store/errors';
import { UuidParam } from '../../../platform/http/address';
import { Versioned } from '../../../platform/http/answer';
import type { Page } from '../../../platform/http/page';
import { Ctx, Me } from '../../../platform/http/request-context';
import { OfClient } from '../../../platform/http/of-client';
import { Route } from '../../../platform/http/route';
import { cents, moneyText } from '../../../platform/money/money';
import { MoveBankPayment } from '../commands/move-bank-payment';
import { PaymentPurposes } from '../commands/payment-purposes';
import { RefundPortalPayment } from '../commands/refund-portal-payment';
import { SettlePortalPayment, type Settled } from '../commands/settle-portal-payment';
import { TakeBankPayment } from '../commands/take-bank-payment';
import type { BankMethod } from '../domain/bank-account';
import { ListPortalPayments } from '../queries/portal-payments';
import { GetPaymentFigures } from '../queries/payment-figures';
import { PaymentFiguresView, PortalPaymentView, viewOfPortalPayment } from './checkout.answers';
import { isByCard, PaymentForm, PaymentStep, PortalPaymentQuery, RefundRequest } from './payments.requests';

@Controller('api')
export class PortalPaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly purposes: PaymentPurposes,
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
    summary: 'Payments of clients to the firm: all of them, or the own ones',
    past: ['compliance_payments'],
    answer: PortalPaymentView,
    list: true,
  })
  async list(@Query() query: PortalPaymentQuery, @Me() viewer: Viewer): Promise<Page<PortalPaymentView>> {
    return (await this.queries.execute(new ListPortalPayments(query, viewer))).map(viewOfPortalPayment);
  }

  @Post('compliance-payments')
  @Route({
    allow: ['portal.pay', 'payments.write'],
    summary:
      'Take a payment by bank or check; or record a card payment that the browser saw succeed: the card provider decides whether it did',
    answer: PortalPaymentView,
    orAccepted: true,
  })
  async record(
    @Body() form: PaymentForm,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Versioned<PortalPaymentView>> {
    if (!isByCard(form)) {
      const { version, row } = await this.take(form, viewer, context);
      return new Versioned(version, viewOfPortalPayment(row));
    }
    const intentId = form.metadata?.paymentIntentId ?? '';
    const settled = await this.commands.execute(new SettlePortalPayment(intentId, context));
    if (!settled) throw notFound('payment');
    const { version, row } = settled;
    if (row.paymentStatus === 'pending')
      throw new RuleViolation('NOT_PAID', 'The card provider has not received this payment');
    if (row.paymentStatus === 'failed') throw new RuleViolation('NOT_PAID', row.failure ?? 'The payment failed');
    if (row.paymentStatus === 'processing') response.status(HttpStatus.ACCEPTED);
    return new Versioned(version, viewOfPortalPayment(row));
  }

  @Get('compliance-payments/summary')
  @Route({
    allow: ['portal.read', 'portal-payments.read'],
    summary: 'What was paid and what is still to come, of the payments in sight',
    past: ['compliance_payments'],
    answer: PaymentFiguresView,
  })
  async figures(@Query() { clientId }: OfClient, @Me() viewer: Viewer): Promise<PaymentFiguresView> {
    const { paid, pending } = await this.queries.execute(new GetPaymentFigures(onlyOf(viewer, clientId)));
    return { paid: moneyText(paid), pending: moneyText(pending) };
  }

  @Patch('compliance-payments/:id/status')
  @Route({
    allow: 'payments.write',
    summary: 'Say what became of a payment by bank or check',
    answer: PortalPaymentView,
  })
  async move(
    @UuidParam() id: string,
    @Body() { paymentStatus: to, transactionId = null, paymentDate: on = null, reason }: PaymentStep,
    @Ctx() context: CommandContext,
  ): Promise<Versioned<PortalPaymentView>> {
    const step =
      to === 'completed'
        ? ({ to, transactionId, on } as const)
        : to === 'failed'
          ? ({ to, reason: reason ?? '' } as const)
          : ({ to } as const);
    const { version, row } = await this.commands.execute(new MoveBankPayment(id, step, context));
    return new Versioned(version, viewOfPortalPayment(row));
  }

  @Post('compliance-payments/:id/refund')
  @Route({
    allow: 'portal-payments.manage',
    summary: 'Give a payment back',
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

  private async take(form: PaymentForm, viewer: Viewer, context: CommandContext): Promise<Settled> {
    const { amount = cents(0), description = '', clientId = null, documentId = null, invoiceId = null } = form;
    const { accountHolderName, bankName, routingNumber, accountNumber, accountType, checkNumber, notes = null } = form;
    const method = form.paymentMethod as BankMethod;
    const known = await this.purposes.of({ clientId, documentId, invoiceId, amount, description }, viewer);
    const account =
      accountHolderName && bankName && routingNumber && accountNumber && method !== 'check'
        ? { accountHolderName, bankName, routingNumber, accountNumber, accountType: accountType ?? 'checking' }
        : null;
    const checked = method === 'check' ? (checkNumber ?? null) : null;
    return this.commands.execute(
      new TakeBankPayment(
        { ...known, userId: viewer.id, amount, description, method, account, checkNumber: checked, notes },
        context,
      ),
    );
  }
}
