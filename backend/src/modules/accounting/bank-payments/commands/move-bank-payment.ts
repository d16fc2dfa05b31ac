import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Written } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import {
  AroundPayments,
  PortalPayment,
  type PortalPaymentCommand,
  type PortalPaymentStore,
} from '../../portal-payments';

/**
 * What the office reports about a payment by bank or check. `on` is the day of the payment (YYYY-MM-DD); null means
 * today.
 */
export type BankPaymentStep =
  | { readonly to: 'processing' }
  | { readonly to: 'completed'; readonly transactionId: string | null; readonly on: IsoDate | null }
  | { readonly to: 'failed'; readonly reason: string };

/**
 * Records the progress of a payment by bank or check: it is being processed, has arrived or has failed.
 * @throws RuleViolation when the payment date is in the future
 */
export class MoveBankPayment extends Command<Written<PortalPayment>> {
  constructor(
    readonly paymentId: string,
    readonly step: BankPaymentStep,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(MoveBankPayment)
export class MoveBankPaymentHandler implements ICommandHandler<MoveBankPayment> {
  constructor(
    @RichStoreOf(PortalPayment) private readonly payments: PortalPaymentStore,
    private readonly firm: Firm,
    private readonly around: AroundPayments,
  ) {}

  async execute({ paymentId, step, context }: MoveBankPayment): Promise<Written<PortalPayment>> {
    const today = await this.firm.today(context.clock.now());
    const command = commandOf(paymentId, step, today);
    return this.payments.decide(
      paymentId,
      async (state) =>
        command.type === 'CompleteBankPayment' ? { ...command, around: await this.around.of(state) } : command,
      context,
    );
  }
}

const commandOf = (id: string, step: BankPaymentStep, today: IsoDate): PortalPaymentCommand => {
  if (step.to === 'processing') return { type: 'ProcessBankPayment', id };
  if (step.to === 'failed') return { type: 'FailBankPayment', id, reason: step.reason };
  const on = step.on ?? today;
  if (on > today) throw mistake('paymentDate', 'The payment date cannot be in the future');
  return { type: 'CompleteBankPayment', id, transactionId: step.transactionId, on };
};
