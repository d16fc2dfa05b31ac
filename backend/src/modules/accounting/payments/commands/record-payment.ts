import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Prepared } from '../../../../platform/event-log/commands/aggregate';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { ReadsOf, type RecordReads } from '../../../../platform/records/store/record-reads';
import type { Written } from '../../../../platform/records/store/record-store';
import type { NewPayment } from '../../invoice-money';
import { invoiceKind, Payment, type InvoiceCommand } from '../../invoices';

/** Records a payment of an invoice, of all or part of its balance. The result has the `version` of the invoice. */
export class RecordPayment extends Command<Written<Payment>> {
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
    @ReadsOf(Payment) private readonly payments: RecordReads<Payment>,
  ) {}

  /** A repeated request is answered with the payment that the first one recorded. */
  async execute({ invoiceId, payment, context }: RecordPayment): Promise<Written<Payment>> {
    const { version, answer } = await this.runner.run({
      aggregate: invoiceKind.aggregate,
      id: invoiceId,
      context,
      status: 201,
      prepare: (): Prepared<InvoiceCommand> => ({ command: { type: 'RecordPayment', id: invoiceId, payment } }),
      answer: () => payment.paymentId,
    });
    return { version, record: await this.payments.get(context.scope, answer) };
  }
}
