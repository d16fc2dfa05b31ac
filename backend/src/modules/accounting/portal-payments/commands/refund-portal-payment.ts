import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import { notFound, RuleViolation } from '../../../../platform/core/errors';
import type { PortalPaymentCommand } from '../domain/portal-payment.commands';
import type { Written } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { BY_BANK, PortalPayment, type PortalPaymentStore } from '../portal-payment';
import { CardProvider, RefundRefused } from '../adapters/card-provider';
import { AroundPayments } from './around-payments';
import { SettlePortalPayment } from './settle-portal-payment';

/**
 * Refunds a payment. The request is recorded as an event before the provider is called, so that the person and the
 * reason are known even when the webhook of the provider arrives before its answer. When the provider does not answer,
 * a later check repeats the call.
 * @throws RuleViolation REFUND_REFUSED when the provider refuses
 */
export class RefundPortalPayment extends Command<Written<PortalPayment>> {
  constructor(
    readonly paymentId: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RefundPortalPayment)
export class RefundPortalPaymentHandler implements ICommandHandler<RefundPortalPayment> {
  constructor(
    @RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore,
    private readonly commands: CommandBus,
    private readonly firm: Firm,
    private readonly provider: CardProvider,
    private readonly around: AroundPayments,
  ) {}

  async execute({ paymentId, reason, context }: RefundPortalPayment): Promise<Written<PortalPayment>> {
    const on = await this.firm.today(context.clock.now());
    const written = await this.payments.decide(
      paymentId,
      async (payment): Promise<PortalPaymentCommand> =>
        payment.status === 'none' || payment.method === 'card'
          ? { type: 'RequestRefund', id: paymentId, reason }
          : { type: 'RefundBankPayment', id: paymentId, reason, on, around: await this.around.of(payment) },
      context,
    );
    const { record: asked } = written;
    if (asked.provider === BY_BANK) return written;
    const later = inner(context);
    const intentId = asked.intentId ?? '';
    if (asked.provider !== this.provider.name)
      return this.refused(
        paymentId,
        'The payment was taken by another card provider, which is not connected any more.',
        later,
      );
    try {
      await this.provider.refund(intentId, { paymentId, request: asked.refundRequests });
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      return this.refused(paymentId, error.message, later);
    }
    const settled = await this.commands.execute(new SettlePortalPayment(intentId, later));
    if (!settled) throw notFound('payment');
    return settled;
  }

  private async refused(paymentId: string, why: string, context: CommandContext): Promise<never> {
    await this.payments.decide(paymentId, { type: 'NoteRefundRefused', id: paymentId, reason: why }, context);
    throw new RuleViolation('REFUND_REFUSED', `The refund was refused: ${why}`);
  }
}
