import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import { rowAs } from '../../../platform/commands/row-as';
import { mistake } from '../../../platform/fields/check';
import type { IsoDate } from '../../../platform/money/dates';
import { Firm } from '../../settings';
import type { PortalPaymentCommand } from '../domain/portal-payment.commands';
import { PortalPaymentRow } from '../projections/portal-payments';
import { portalPayments } from './portal-payment-aggregate';
import type { Settled } from './settle-portal-payment';

export type BankPaymentStep =
  | { readonly to: 'processing' }
  | { readonly to: 'completed'; readonly transactionId: string | null; readonly on: IsoDate | null }
  | { readonly to: 'failed'; readonly reason: string };

/** Says what became of a payment by bank or check. */
export class MoveBankPayment extends Command<Settled> {
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
    private readonly runner: CommandRunner,
    private readonly firm: Firm,
  ) {}

  async execute({ paymentId, step, context }: MoveBankPayment): Promise<Settled> {
    const today = await this.firm.today(context.clock.now());
    const command = commandOf(paymentId, step, today);
    const { version, answer: row } = await this.runner.run({
      aggregate: portalPayments,
      id: paymentId,
      context,
      prepare: (): Prepared<PortalPaymentCommand> => ({ command }),
      answer: (_state, _version, written) => rowAs(PortalPaymentRow, written),
    });
    return { version, row };
  }
}

const commandOf = (id: string, step: BankPaymentStep, today: IsoDate): PortalPaymentCommand => {
  if (step.to === 'processing') return { type: 'ProcessBankPayment', id };
  if (step.to === 'failed') return { type: 'FailBankPayment', id, reason: step.reason };
  const on = step.on ?? today;
  if (on > today) throw mistake('paymentDate', 'The payment date cannot be in the future');
  return { type: 'CompleteBankPayment', id, transactionId: step.transactionId, on };
};
