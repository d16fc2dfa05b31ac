import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import type { FeeCommand } from '../domain/fee.commands';
import { fees } from './fee-aggregate';

/** Ends a payment that nobody can pay any more. */
export class GiveUpFee extends Command<void> {
  constructor(
    readonly paymentId: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(GiveUpFee)
export class GiveUpFeeHandler implements ICommandHandler<GiveUpFee> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ paymentId, reason, context }: GiveUpFee): Promise<void> {
    await this.runner.run({
      aggregate: fees,
      id: paymentId,
      context,
      prepare: (): Prepared<FeeCommand> => ({ command: { type: 'GiveUpFee', id: paymentId, reason } }),
    });
  }
}
