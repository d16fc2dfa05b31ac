import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import { rowAs } from '../../../platform/commands/row-as';
import { notFound, RuleViolation } from '../../../platform/event-store/errors';
import type { PortalPaymentCommand } from '../domain/portal-payment.commands';
import { portalPayments } from './portal-payment-aggregate';
import { Firm } from '../../settings';
import { BY_BANK, PortalPaymentRow } from '../projections/portal-payments';
import { CARD_PROVIDER, RefundRefused, type CardProvider } from '../adapters/card-provider';
import { inner } from './inner';
import { SettlePortalPayment, type Settled } from './settle-portal-payment';

/**
 * Gives a payment back. That it was asked for is a fact before the provider is called: who and why are not lost when
 * the provider's message is
 * faster than its answer, and what was asked for is carried out later when it did not answer at all.
 */
export class RefundPortalPayment extends Command<Settled> {
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
    private readonly runner: CommandRunner,
    private readonly commands: CommandBus,
    private readonly firm: Firm,
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider,
  ) {}

  async execute({ paymentId, reason, context }: RefundPortalPayment): Promise<Settled> {
    const { version, answer: asked } = await this.runner.run({
      aggregate: portalPayments,
      id: paymentId,
      context,
      prepare: async (payment): Promise<Prepared<PortalPaymentCommand>> => ({
        command:
          payment.status === 'none' || payment.method === 'card'
            ? { type: 'RequestRefund', id: paymentId, reason }
            : {
                type: 'RefundBankPayment',
                id: paymentId,
                reason,
                on: await this.firm.today(context.clock.now()),
              },
      }),
      answer: (_state, _version, row) => rowAs(PortalPaymentRow, row),
    });
    if (asked.provider === BY_BANK) return { version, row: asked };
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
    await this.runner.run({
      aggregate: portalPayments,
      id: paymentId,
      context,
      prepare: (): Prepared<PortalPaymentCommand> => ({
        command: { type: 'NoteRefundRefused', id: paymentId, reason: why },
      }),
    });
    throw new RuleViolation('REFUND_REFUSED', `The refund was refused: ${why}`);
  }
}
