import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import type { IsoDate } from '../../../../platform/money/dates';
import { mustNotBeAhead } from '../../../../platform/money/not-ahead';
import type { Written } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { PortalPayment, type PortalPaymentStore } from '../../portal-payments';
import { Payout, type PayoutStore } from '../payout';
import { arriving } from '../queries/waiting-payments';

/** A payout as it is asked for; the amount in whole cents, the day null for today. */
export interface AskedPayout {
  readonly paymentIds: readonly string[];
  readonly amount: number;
  readonly on: IsoDate | null;
  /** The accounting date, where the month of the day is closed; else null. */
  readonly bookedOn: IsoDate | null;
}

/** Records that payments of clients arrived at the bank, in one amount, and takes back what did not. */
@Injectable()
export class PayoutBook {
  constructor(
    @RichStoreOf(Payout) private readonly payouts: PayoutStore,
    @RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore,
    private readonly firm: Firm,
  ) {}

  /** @throws RuleViolation naming the difference when the payments do not add up to the amount */
  async record(
    { paymentIds, amount, bookedOn, ...asked }: AskedPayout,
    context: CommandContext,
  ): Promise<Written<Payout>> {
    const today = await this.firm.today(context.clock.now());
    const on = asked.on ?? today;
    mustNotBeAhead('on', on, today);
    const found = await this.found(paymentIds, context);
    const byCard = found.filter(({ paymentMethod }) => paymentMethod === 'card').length;
    if (byCard > 0 && byCard < found.length)
      throw mistake('paymentIds', 'Card payments are paid out apart from checks and transfers');
    const of = byCard > 0 ? 'cards' : 'checks';
    const booked = bookedOn === null ? {} : { bookedOn };
    const command = (id: string) => {
      const reference = `PAY-${id.slice(-8).toUpperCase()}`;
      const terms = { id, reference, amount, on, ...booked, payments: found.map(arriving) };
      return { type: 'RecordPayout', of, terms } as const;
    };
    return this.payouts.create({ command }, context);
  }

  /** @throws RuleViolation PAYOUT_REVERSED when it is reversed already, also when two reverse it at once */
  async reverse(
    id: string,
    { reversedOn, reason }: { readonly reversedOn: IsoDate | null; readonly reason: string },
    context: CommandContext,
  ): Promise<Written<Payout>> {
    const today = await this.firm.today(context.clock.now());
    const command = { type: 'ReversePayout', id, reversedOn: reversedOn ?? today, reason, today } as const;
    return this.payouts.decide(id, command, context);
  }

  private async found(ids: readonly string[], { scope }: CommandContext): Promise<readonly PortalPayment[]> {
    const found = await this.payments.byIds(scope, ids);
    const missing = ids.findIndex((id) => !found.some((payment) => payment.id === id));
    if (missing >= 0) throw mistake(`paymentIds.${missing}`, 'This payment does not exist');
    return found;
  }
}
