import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EVERYTHING, sees } from '../../../../platform/access/viewer';
import { inner, type CommandContext } from '../../../../platform/event-log/commands/context';
import type { Written } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { PortalPayment, type PortalPaymentStore } from '../portal-payment';
import { CardProvider } from '../adapters/card-provider';
import { AroundPayments } from './around-payments';

/**
 * Asks the provider for the current state of a payment and records it. Repeated calls record nothing new. The result is
 * null when the payment is none of ours or out of scope.
 */
export class SettlePortalPayment extends Command<Written<PortalPayment> | null> {
  constructor(
    readonly intentId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SettlePortalPayment)
export class SettlePortalPaymentHandler implements ICommandHandler<SettlePortalPayment> {
  private readonly logger = new Logger('Checkout');

  constructor(
    @RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore,
    private readonly firm: Firm,
    private readonly provider: CardProvider,
    private readonly around: AroundPayments,
  ) {}

  async execute({ intentId, context }: SettlePortalPayment): Promise<Written<PortalPayment> | null> {
    const known = await this.find('r.intent_id = :intentId', { intentId });
    if (
      known &&
      (known.provider !== this.provider.name || !sees(context.scope, { clientId: known.clientId, id: known.id }))
    )
      return null;
    const found = await this.provider.retrieveIntent(intentId);
    if (!found) return null;
    const { clientSecret: _secret, ...seen } = found;
    // the webhook may arrive before we have recorded the id of the provider's payment
    const before =
      known ??
      (seen.paymentId
        ? await this.find('r.id::text = :id AND r.intent_id IS NULL', { id: seen.paymentId })
        : undefined);
    if (!before || before.provider !== this.provider.name) return null;
    const on = await this.firm.today(context.clock.now());
    const settle = (within: CommandContext) =>
      this.payments.decide(
        before.id,
        async (state) =>
          ({ type: 'SettlePortalPayment', id: before.id, seen, on, around: await this.around.of(state) }) as const,
        within,
      );
    const first = await settle(context);
    // a refund that the provider tells together with the payment itself
    const settled =
      seen.refunded > first.record.refunded && isPaid(first.record) ? await settle(inner(context)) : first;
    const { version, record: row } = settled;
    if (seen.status === 'paid' && row.paymentStatus === 'failed' && version > before.version) {
      this.logger.error({
        msg: 'money came in that does not fit its payment: look at the card provider',
        paymentId: row.id,
        intentId,
        reason: row.failure,
      });
    }
    return settled;
  }

  private find(where: string, values: Record<string, string>): Promise<PortalPayment | undefined> {
    return this.payments.rows(EVERYTHING).andWhere(where, values).getRawOne<PortalPayment>();
  }
}

const isPaid = ({ paymentStatus }: PortalPayment): boolean => paymentStatus === 'completed';
