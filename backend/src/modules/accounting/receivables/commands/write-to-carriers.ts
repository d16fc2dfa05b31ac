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
import { planLetters, type CarrierLetter, type Letters } from '../domain/carrier-letters';

/**
 * Writes to brokers about chosen invoices: one letter for each broker and address, about all of them that are of this
 * broker. It reminds of what is open, or has their papers.
 */
@Injectable()
export class CarrierLetters {
  constructor(
    private readonly runner: CommandRunner,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    private readonly ids: Ids,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {}

  send(action: Letters, invoiceIds: readonly number[], context: CommandContext): Promise<BulkAnswer> {
    return this.runner.once(context, () => this.sendAll(action, invoiceIds, context));
  }

  private async sendAll(action: Letters, invoiceIds: readonly number[], context: CommandContext): Promise<BulkAnswer> {
    const rows = await this.invoices.byIds(context.scope, invoiceIds);
    const found = await Promise.all(
      rows.map(async ({ id, brokerId, status, sentTo }) => ({
        id,
        brokerId,
        status,
        to: (await this.brokers.find(EVERYTHING, brokerId))?.contactEmail ?? sentTo,
      })),
    );
    const { letters, refused } = planLetters(action, invoiceIds, found);
    const outcomes: Outcome[] = refused.map(({ id, message }) => ({
      id,
      refusal: new RuleViolation(action === 'remind' ? 'NOT_REMINDED' : 'NOT_SENT', message),
    }));
    for (const letter of letters) outcomes.push(...(await this.tried(action, letter, context)));
    return bulkAnswerOf(outcomes);
  }

  /** Records one letter, for all of its invoices or for none of them. */
  private async tried(action: Letters, letter: CarrierLetter, context: CommandContext): Promise<Outcome[]> {
    try {
      await this.record(action, letter, context);
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
  private record(
    action: Letters,
    { brokerId, to, invoices: about }: CarrierLetter,
    context: CommandContext,
  ): Promise<null> {
    const letter = this.ids.uuid();
    const { idempotency, ...others } = context;
    return this.runner.runTogether({
      parts: about.map((id) =>
        part({
          aggregate: invoiceKind.aggregate,
          id,
          prepare: (): Prepared<InvoiceCommand> => ({
            command: {
              type: action === 'remind' ? 'RemindOfInvoice' : 'SendInvoice',
              ...{ id, to, letter, invoices: about },
            },
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
