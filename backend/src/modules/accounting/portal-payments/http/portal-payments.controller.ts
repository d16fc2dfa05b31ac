import { Body, Controller, Get, HttpStatus, Patch, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import { narrowToClient, type Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { notFound, RuleViolation } from '../../../../platform/core/errors';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import type { Page } from '../../../../platform/lists/page';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { ClientFilter } from '../../../../platform/web/routes/client-filter';
import { Route } from '../../../../platform/web/routes/route';
import { cents, moneyText } from '../../../../platform/money/money';
import type { Values } from '../../../../platform/records/kind/kind';
import type { Written } from '../../../../platform/records/store/record-store';
import { shownAs } from '../../../../platform/records/requests/requests';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { MoveBankPayment } from '../commands/move-bank-payment';
import { PaymentPurposes } from '../commands/payment-purposes';
import { RefundPortalPayment } from '../commands/refund-portal-payment';
import { SettlePortalPayment } from '../commands/settle-portal-payment';
import { TakeBankPayment } from '../commands/take-bank-payment';
import type { BankMethod } from '../domain/rules/bank-account';
import { PortalPayment, type PortalPaymentStore } from '../portal-payment';
import { PortalPayments } from '../queries/portal-payments';
import { partView } from './payment-views';
import {
  isByCard,
  PartsQuery,
  PaymentFiguresView,
  PaymentForm,
  PaymentStep,
  PortalPaymentQuery,
  RefundRequest,
  SuggestedPartsView,
} from './payments.requests';

const answer = shownAs(PortalPayment);

@Controller('api')
export class PortalPaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly lists: PortalPayments,
    @RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore,
    private readonly purposes: PaymentPurposes,
  ) {}

  @Get('client-payments')
  @Route({
    allow: 'portal.read',
    summary: "The viewer's own payments",
    answer,
    list: true,
  })
  async own(@Query() query: PortalPaymentQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    const page = await this.lists.page(viewer, query);
    return page.of(await this.payments.shown(viewer, page.items));
  }

  @Get('compliance-payments')
  @Route({
    allow: ['portal.read', 'portal-payments.read'],
    summary: 'Payments of clients to the firm: all of them, or the own ones',
    past: ['compliance_payments'],
    answer,
    list: true,
  })
  async list(@Query() query: PortalPaymentQuery, @Me() viewer: Viewer): Promise<Page<Values>> {
    return this.own(query, viewer);
  }

  @Post('compliance-payments')
  @Route({
    allow: ['portal.pay', 'payments.write'],
    summary:
      'Take a payment by bank or check; or record a card payment that the browser saw succeed: the card provider decides whether it did',
    answer,
    orAccepted: true,
  })
  async record(
    @Body() form: PaymentForm,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Versioned<Values>> {
    if (!isByCard(form)) {
      return this.payments.answer(viewer, await this.take(form, viewer, context));
    }
    const intentId = form.metadata?.paymentIntentId ?? '';
    const settled = await this.commands.execute(new SettlePortalPayment(intentId, context));
    if (!settled) throw notFound('payment');
    const { record: row } = settled;
    if (row.paymentStatus === 'pending')
      throw new RuleViolation('NOT_PAID', 'The card provider has not received this payment');
    if (row.paymentStatus === 'failed') throw new RuleViolation('NOT_PAID', row.failure ?? 'The payment failed');
    if (row.paymentStatus === 'processing') response.status(HttpStatus.ACCEPTED);
    return this.payments.answer(viewer, settled);
  }

  @Get('compliance-payments/summary')
  @Route({
    allow: ['portal.read', 'portal-payments.read'],
    summary: 'What was paid and what is still to come, of the payments in scope',
    past: ['compliance_payments'],
    answer: PaymentFiguresView,
  })
  async figures(@Query() { clientId }: ClientFilter, @Me() viewer: Viewer): Promise<PaymentFiguresView> {
    const { paid, pending } = await this.lists.figures(narrowToClient(viewer, clientId));
    return { paid: moneyText(paid), pending: moneyText(pending) };
  }

  @Get('compliance-payments/parts')
  @Route({
    allow: 'payments.read',
    summary: 'What of a payment would be for a government, by its document and the price list',
    answer: SuggestedPartsView,
  })
  async suggested(@Query() { amount, documentId }: PartsQuery, @Me() viewer: Viewer): Promise<SuggestedPartsView> {
    const suggested = await this.purposes.suggest(amount ?? null, documentId ?? null, viewer);
    return { amount: moneyText(suggested.amount), parts: suggested.parts.map(partView) };
  }

  @Patch('compliance-payments/:id/status')
  @Route({
    allow: 'payments.write',
    summary: 'Say what became of a payment by bank or check',
    answer,
  })
  async move(
    @UuidParam() id: string,
    @Body() { paymentStatus: to, transactionId = null, paymentDate: on = null, reason }: PaymentStep,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const step =
      to === 'completed'
        ? ({ to, transactionId, on } as const)
        : to === 'failed'
          ? ({ to, reason: reason ?? '' } as const)
          : ({ to } as const);
    return this.payments.answer(viewer, await this.commands.execute(new MoveBankPayment(id, step, context)));
  }

  @Post('compliance-payments/:id/refund')
  @Route({
    allow: 'portal-payments.manage',
    summary: 'Give a payment back',
    answer,
  })
  async refund(
    @UuidParam() id: string,
    @Body() { reason }: RefundRequest,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    return this.payments.answer(viewer, await this.commands.execute(new RefundPortalPayment(id, reason, context)));
  }

  private async take(form: PaymentForm, viewer: Viewer, context: CommandContext): Promise<Written<PortalPayment>> {
    const { amount = cents(0), description = '', clientId = null, documentId = null, invoiceId = null } = form;
    const { accountHolderName, bankName, routingNumber, accountNumber, accountType, checkNumber, notes = null } = form;
    const method = form.paymentMethod as BankMethod;
    const { parts = null } = form;
    const known = await this.purposes.of({ clientId, documentId, invoiceId, amount, description, parts }, viewer);
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
