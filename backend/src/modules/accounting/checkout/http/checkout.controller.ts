import { Body, Controller, Get, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { equal } from '../../../../platform/web/auth/equal';
import type { Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { notFound } from '../../../../platform/core/errors';
import { listOf, object } from '../../../../platform/fields/shown';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { moneyText } from '../../../../platform/money/money';
import { Firm } from '../../../administration/settings';
import { PaymentPurposes } from '../../payment-purposes';
import { CardProvider, FEE_DESCRIPTIONS, intentOf, partView, PortalPayments } from '../../portal-payments';
import { StartPortalPayment } from '../commands/start-portal-payment';
import { Checkout, Fee, PaymentIntent } from './checkout.answers';
import { CheckoutRequest, NewIntent } from './checkout.requests';

@Controller('api')
export class CheckoutController {
  constructor(
    private readonly commands: CommandBus,
    private readonly payments: PortalPayments,
    private readonly firm: Firm,
    private readonly purposes: PaymentPurposes,
    private readonly provider: CardProvider,
  ) {}

  @Get('fees')
  @Route({
    allow: 'portal.read',
    summary: 'What the portal sells, and the prices',
    answer: listOf(object(() => Fee)).schema,
  })
  async prices(): Promise<Fee[]> {
    const { defaultFee } = await this.firm.values();
    return FEE_DESCRIPTIONS.map((description) => ({ description, amount: moneyText(defaultFee) }));
  }

  @Post('create-payment-intent')
  @Route({
    allow: ['portal.pay', 'payments.write'],
    summary: 'Start a card payment: a client of a fee, the office of anything for a client',
    answer: PaymentIntent,
    limit: { points: 60, seconds: 60 },
  })
  async start(
    @Body() { amount, description, paymentData, ...given }: NewIntent,
    @Me() viewer: Viewer,
    @Ctx() context: CommandContext,
  ): Promise<PaymentIntent> {
    const notes = paymentData?.notes ?? null;
    const command = {
      clientId: given.clientId ?? paymentData?.clientId ?? null,
      documentId: given.documentId ?? paymentData?.documentId ?? null,
      invoiceId: given.invoiceId ?? paymentData?.invoiceId ?? null,
      amount,
      description,
      parts: given.parts ?? null,
    };
    const known = await this.purposes.of(command, viewer);
    const { clientSecret } = await this.commands.execute(
      new StartPortalPayment({ ...known, userId: viewer.id, amount, description, notes }, context),
    );
    return { clientSecret };
  }

  /**
   * Answers 404 alike whether the secret is unknown, expired or of another client, so that nobody can tell these cases
   * apart.
   */
  @Post('checkout')
  @Route({
    allow: ['portal.pay', 'payments.write'],
    summary: 'What a client secret is to pay, and how',
    answer: Checkout,
    limit: { points: 120, seconds: 60 },
  })
  async checkout(@Body() { clientSecret }: CheckoutRequest, @Me() viewer: Viewer): Promise<Checkout> {
    const intentId = intentOf(clientSecret);
    const row = intentId === null ? null : await this.payments.ofIntent(viewer, intentId);
    if (!row?.intentId || row.provider !== this.provider.name) throw notFound('payment');
    const intent = await this.provider.retrieveIntent(row.intentId);
    if (!intent || intent.status === 'cancelled' || !equal(intent.clientSecret, clientSecret))
      throw notFound('payment');
    const { name: provider, publishableKey } = this.provider;
    return {
      provider,
      publishableKey,
      amount: moneyText(row.amount),
      description: row.description,
      status: row.paymentStatus,
      parts: row.parts.map(partView),
      paymentIntentId: row.intentId,
    };
  }
}
