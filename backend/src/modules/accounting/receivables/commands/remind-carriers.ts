import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { part } from '../../../../platform/event-log/commands/task';
import type { Prepared } from '../../../../platform/event-log/commands/aggregate';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { Ids } from '../../../../platform/database/ids';
import { bulkAnswerOf, type BulkAnswer, type Outcome } from '../../../../platform/records/bulk/bulk';
import { RuleViolation } from '../../../../platform/core/errors';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Broker } from '../../../clients/brokers';
import { Invoice, invoiceKind, type InvoiceCommand, type InvoiceStore } from '../../invoices';
import { planReminders, type Reminder } from '../domain/reminders';

/**
 * Reminds brokers of open invoices: one letter for each broker and address, about all invoices chosen of that broker.
 */
@Injectable()
export class CarrierReminders {
  constructor(
    private readonly runner: CommandRunner,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    private readonly ids: Ids,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {}

  send(invoiceIds: readonly number[], context: CommandContext): Promise<BulkAnswer> {
    return this.runner.once(context, () => this.remindAll(invoiceIds, context));
  }

  private async remindAll(invoiceIds: readonly number[], context: CommandContext): Promise<BulkAnswer> {
    const rows = await this.invoices.byIds(context.scope, invoiceIds);
    const found = await Promise.all(
      rows.map(async ({ id, brokerId, status, sentTo }) => ({
        id,
        brokerId,
        status,
        to: (await this.brokers.find(EVERYTHING, brokerId))?.contactEmail ?? sentTo,
      })),
    );
    const { letters, refused } = planReminders(invoiceIds, found);
    const outcomes: Outcome[] = refused.map(({ id, message }) => ({
      id,
      refusal: new RuleViolation('NOT_REMINDED', message),
    }));
    for (const letter of letters) outcomes.push(...(await this.tried(letter, context)));
    return bulkAnswerOf(outcomes);
  }

  /** Records the reminders of one letter, for all of its invoices or for none of them. */
  private async tried(letter: Reminder, context: CommandContext): Promise<Outcome[]> {
    try {
      await this.remind(letter, context);
      return letter.invoices.map((id) => ({ id }));
    } catch (refusal) {
      if (!(refusal instanceof RuleViolation)) throw refusal;
      return letter.invoices.map((id) => ({ id, refusal }));
    }
  }

  /**
   * The idempotency key of the letter is the key of the request with the broker and address, so that a repeated request
   * does not send the letter again.
   */
  private remind({ brokerId, to, invoices: about }: Reminder, context: CommandContext): Promise<null> {
    const letter = this.ids.uuid();
    const { idempotency, ...others } = context;
    return this.runner.runTogether({
      parts: about.map((id) =>
        part({
          aggregate: invoiceKind.aggregate,
          id,
          prepare: (): Prepared<InvoiceCommand> => ({
            command: { type: 'RemindOfInvoice', id, to, letter, invoices: about },
          }),
        }),
      ),
      context: {
        ...others,
        ...(idempotency && { idempotency: { ...idempotency, key: `${idempotency.key} ${brokerId} ${to}` } }),
      },
      answer: null,
    });
  }
}
