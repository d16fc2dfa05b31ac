import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { part } from '../../../../platform/event-log/commands/task';
import { Ids } from '../../../../platform/database/ids';
import { mistake } from '../../../../platform/fields/check';
import type { IsoDate } from '../../../../platform/money/dates';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { paymentReference, PortalPayment, portalPaymentKind, type PortalPaymentStore } from '../../portal-payments';
import type { PaidOutPayment, PayoutTerms } from '../domain/payout.events';
import { payouts } from './payout-aggregate';

/** A payout as it is asked for; the amount in whole cents, the day null for today. */
export interface AskedPayout {
  readonly paymentIds: readonly string[];
  readonly amount: number;
  readonly on: IsoDate | null;
}

/** Records that payments of clients arrived at the bank, in one amount. */
@Injectable()
export class PayoutBook {
  constructor(
    private readonly runner: CommandRunner,
    private readonly ids: Ids,
    @RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore,
    private readonly firm: Firm,
  ) {}

  /** @throws RuleViolation naming the difference when the payments do not add up to the amount */
  async record(asked: AskedPayout, context: CommandContext): Promise<PayoutTerms> {
    const today = await this.firm.today(context.clock.now());
    const on = asked.on ?? today;
    if (on > today) throw mistake('on', 'The day cannot be in the future');
    const found = await this.found(asked.paymentIds, context);
    const byCard = found.filter(({ paymentMethod }) => paymentMethod === 'card').length;
    if (byCard > 0 && byCard < found.length)
      throw mistake('paymentIds', 'Card payments are paid out apart from checks and transfers');
    const id = this.ids.uuid();
    const payments = found.map(arriving);
    const terms: PayoutTerms = {
      id,
      reference: `PAY-${id.slice(-8).toUpperCase()}`,
      amount: asked.amount,
      on,
      payments,
    };
    const of = byCard > 0 ? 'cards' : 'checks';
    const recorded = part({
      aggregate: payouts,
      id,
      fresh: true,
      prepare: () => ({ command: { type: 'RecordPayout', of, terms } as const }),
    });
    const each = payments.map(({ paymentId, amount }) =>
      part({
        aggregate: portalPaymentKind.aggregate,
        id: paymentId,
        prepare: () => ({ command: { type: 'PayOutPayment', id: paymentId, payoutId: id, amount, on } as const }),
      }),
    );
    return this.runner.runTogether({ parts: [recorded, ...each], context, answer: terms, status: 201 });
  }

  private async found(ids: readonly string[], { scope }: CommandContext): Promise<readonly PortalPayment[]> {
    const found = await this.payments.byIds(scope, ids);
    const missing = ids.findIndex((id) => !found.some((payment) => payment.id === id));
    if (missing >= 0) throw mistake(`paymentIds.${missing}`, 'This payment does not exist');
    return found;
  }
}

/** All that is on its way of a payment. */
const arriving = (payment: PortalPayment): PaidOutPayment => {
  const { id, clientId, clientName, amount, refunded, processingFee, paidOut } = payment;
  const left = amount - refunded - (processingFee ?? 0) - paidOut;
  return { paymentId: id, reference: paymentReference(id), clientId, clientName, amount: left };
};
