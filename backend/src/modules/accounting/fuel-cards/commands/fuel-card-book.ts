import { Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { IsoDate } from '../../../../platform/money/dates';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { bookId } from '../../ledger';
import { FuelCard, type FuelCardStore } from '../fuel-card';
import { FuelCardPayment, fuelCardPaymentId } from '../fuel-card-payment';
import { FuelCardsOwed } from '../queries/fuel-cards-owed';

/** A payment as it is asked for; the amount in whole cents, the client null for the firm's own card. */
export interface AskedCardPayment {
  readonly clientId: string | null;
  readonly amount: number;
  /** Null: today. */
  readonly paidOn: IsoDate | null;
  readonly reference: string | null;
  readonly bookedOn: IsoDate | null;
}

/** Pays fuel cards, and reverses payments that bounced or were never made. */
@Injectable()
export class FuelCardBook {
  constructor(
    @RichStoreOf(FuelCard) private readonly cards: FuelCardStore,
    @ReadsOf(FuelCardPayment) private readonly payments: RecordReads<FuelCardPayment>,
    private readonly owed: FuelCardsOwed,
    private readonly firm: Firm,
  ) {}

  /** @throws RuleViolation MORE_THAN_OWED when more is paid than is owed, also when two pay at once */
  async pay({ clientId, paidOn, ...asked }: AskedCardPayment, context: CommandContext): Promise<FuelCardPayment> {
    const today = await this.firm.today(context.clock.now());
    const id = bookId(clientId);
    const paying = async () => {
      const owed = await this.owed.of(clientId);
      return { ...asked, type: 'PayFuelCard', id, clientId, paidOn: paidOn ?? today, owed, today } as const;
    };
    const { record } = await this.cards.decide(id, paying, context, { values: { clientId }, status: 201 });
    return this.payments.get(context.scope, fuelCardPaymentId(id, record.payments));
  }

  async reverse(
    paymentId: string,
    { reversedOn, reason }: { readonly reversedOn: IsoDate | null; readonly reason: string },
    context: CommandContext,
  ): Promise<FuelCardPayment> {
    const { clientId, nr } = await this.payments.get(context.scope, paymentId);
    const today = await this.firm.today(context.clock.now());
    const command = { type: 'ReverseFuelCardPayment', id: bookId(clientId), nr, reason, today } as const;
    await this.cards.decide(command.id, { ...command, reversedOn: reversedOn ?? today }, context);
    return this.payments.get(context.scope, paymentId);
  }
}
