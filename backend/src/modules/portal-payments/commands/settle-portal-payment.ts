import { Inject, Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { EVERYTHING, sees } from '../../../platform/auth/viewer';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import { rowAs } from '../../../platform/commands/row-as';
import { rowsOf } from '../../../platform/database/database';
import { Firm } from '../../settings';
import type { PortalPaymentCommand } from '../domain/portal-payment.commands';
import { portalPayments } from './portal-payment-aggregate';
import { PortalPaymentRow } from '../projections/portal-payments';
import { CARD_PROVIDER, type CardProvider } from '../adapters/card-provider';

export interface Settled {
  readonly version: number;
  readonly row: PortalPaymentRow;
}

/**
 * Looks up at the provider what became of a payment and records it, whoever asks and how often. null: no payment of
 * ours, or out of sight.
 */
export class SettlePortalPayment extends Command<Settled | null> {
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
    private readonly runner: CommandRunner,
    private readonly dataSource: DataSource,
    private readonly firm: Firm,
    @Inject(CARD_PROVIDER) private readonly provider: CardProvider,
  ) {}

  async execute({ intentId, context }: SettlePortalPayment): Promise<Settled | null> {
    const known = await this.find('r.intent_id = :intentId', { intentId });
    if (
      known &&
      (known.provider !== this.provider.name || !sees(context.sight, { clientId: known.clientId, id: known.id }))
    )
      return null;
    const found = await this.provider.retrieveIntent(intentId);
    if (!found) return null;
    const { clientSecret: _secret, ...seen } = found;
    // the provider may speak of a payment before we have noted its id
    const before =
      known ??
      (seen.paymentId
        ? await this.find('r.id::text = :id AND r.intent_id IS NULL', { id: seen.paymentId })
        : undefined);
    if (!before || before.provider !== this.provider.name) return null;
    const on = await this.firm.today(context.clock.now());
    const { version, answer: row } = await this.runner.run({
      aggregate: portalPayments,
      id: before.id,
      context,
      prepare: (): Prepared<PortalPaymentCommand> => ({
        command: { type: 'SettlePortalPayment', id: before.id, seen, on },
      }),
      answer: (_state, _version, written) => rowAs(PortalPaymentRow, written),
    });
    if (seen.status === 'paid' && row.paymentStatus === 'failed' && version > before.version) {
      this.logger.error({
        msg: 'money came in that does not fit its payment: look at the card provider',
        paymentId: row.id,
        intentId,
        reason: row.failure,
      });
    }
    return { version, row };
  }

  private find(where: string, values: Record<string, string>): Promise<PortalPaymentRow | undefined> {
    return rowsOf(this.dataSource, PortalPaymentRow, EVERYTHING).andWhere(where, values).getRawOne<PortalPaymentRow>();
  }
}
