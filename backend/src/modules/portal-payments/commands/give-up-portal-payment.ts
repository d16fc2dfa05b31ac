import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import type { PortalPaymentCommand } from '../domain/portal-payment.commands';
import { portalPayments } from './portal-payment-aggregate';

/** Ends a payment that nobody can pay any more. */
export class GiveUpPortalPayment extends Command<void> {
  constructor(
    readonly paymentId: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(GiveUpPortalPayment)
export class GiveUpPortalPaymentHandler implements ICommandHandler<GiveUpPortalPayment> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ paymentId, reason, context }: GiveUpPortalPayment): Promise<void> {
    await this.runner.run({
      aggregate: portalPayments,
      id: paymentId,
      context,
      prepare: (): Prepared<PortalPaymentCommand> => ({
        command: { type: 'GiveUpPortalPayment', id: paymentId, reason },
      }),
    });
  }
}
