import { Body, Controller, Get, HttpStatus, Patch, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Response } from 'express';
import type { Viewer } from '../../../../platform/access/viewer';
import { notFound, RuleViolation } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { cents, moneyText } from '../../../../platform/money/money';
import type { Values } from '../../../../platform/records/kind/kind';
import { shownAs } from '../../../../platform/records/requests/requests';
import type { Written } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { UuidParam } from '../../../../platform/web/routes/address';
import type { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { PaymentPurposes } from '../../payment-purposes';
import {
  partView,
  PortalPayment,
  SettlePortalPayment,
  type BankMethod,
  type PortalPaymentStore,
} from '../../portal-payments';
import { MoveBankPayment } from '../commands/move-bank-payment';
import { TakeBankPayment } from '../commands/take-bank-payment';
import { isByCard, PartsQuery, PaymentForm, PaymentStep, SuggestedPartsView } from './bank-payments.requests';

const answer = shownAs(PortalPayment);

/** Payments as their form reports them, and what the office says became of those by bank or check. */
@Controller('api')
export class BankPaymentsController {
  constructor(
    private readonly commands: CommandBus,
    @RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore,
    private readonly purposes: PaymentPurposes,
  ) {}

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
