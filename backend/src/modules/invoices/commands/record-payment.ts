import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../platform/commands/aggregate';
import { CommandRunner } from '../../../platform/commands/command-runner';
import type { CommandContext } from '../../../platform/commands/context';
import type { InvoiceCommand, NewPayment } from '../domain/invoice.commands';
import { invoices } from './invoice-aggregate';
import type { PaymentRow } from '../projections/payment-rows';
import { GetPayment } from '../queries/get-invoice';

/** Takes money for an invoice, all or part of its balance. */
export class RecordPayment extends Command<{ version: number; row: PaymentRow }> {
  constructor(
    readonly invoiceId: number,
    readonly payment: NewPayment,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordPayment)
export class RecordPaymentHandler implements ICommandHandler<RecordPayment> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly queries: QueryBus,
  ) {}

  async execute({ invoiceId, payment, context }: RecordPayment): Promise<{ version: number; row: PaymentRow }> {
    const { version, answer } = await this.runner.run({
      aggregate: invoices,
      id: invoiceId,
      context,
      status: 201,
      prepare: (): Prepared<InvoiceCommand> => ({ command: { type: 'RecordPayment', id: invoiceId, payment } }),
      answer: () => payment.paymentId,
    });
    return { version, row: await this.queries.execute(new GetPayment(answer, context.sight)) };
  }
}
