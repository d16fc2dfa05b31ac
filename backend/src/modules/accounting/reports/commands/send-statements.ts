import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../../platform/core/errors';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import { allowedByRoute, inner, mayDo, type CommandContext } from '../../../../platform/event-log/commands/context';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { bulkAnswerOf, type BulkAnswer, type Outcome } from '../../../../platform/records/bulk/bulk';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { Broker } from '../../../clients/brokers';
import { OpenInvoices } from '../../receivables';
import type { StatementHead } from '../http/statement.answers';

/** Mails brokers their statements of account: the history of each tells who sent it, when and where. */
@Injectable()
export class SendStatements {
  constructor(
    private readonly runner: CommandRunner,
    private readonly open: OpenInvoices,
    private readonly firm: Firm,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {}

  /** @throws RuleViolation FORBIDDEN to whom invoices are not shown in reports */
  send(
    head: StatementHead,
    brokerIds: readonly number[],
    to: IsoDate | undefined,
    context: CommandContext,
  ): Promise<BulkAnswer> {
    if (!mayDo(context, 'reports.read'))
      throw new RuleViolation('FORBIDDEN', 'You do not have permission to see reports', 'forbidden');
    return this.runner.once(context, async () => {
      const today = await this.firm.today();
      const outcomes: Outcome[] = [];
      for (const id of new Set(brokerIds)) outcomes.push(await this.tried(id, head, to ?? today, today, context));
      return bulkAnswerOf(outcomes);
    });
  }

  private async tried(
    id: number,
    head: StatementHead,
    day: IsoDate,
    today: IsoDate,
    context: CommandContext,
  ): Promise<Outcome> {
    try {
      await this.record(id, head, day, today, context);
      return { id };
    } catch (refusal) {
      if (!(refusal instanceof RuleViolation)) throw refusal;
      return { id, refusal };
    }
  }

  private async record(
    id: number,
    head: StatementHead,
    day: IsoDate,
    today: IsoDate,
    context: CommandContext,
  ): Promise<void> {
    const { contactEmail } = await this.brokers.get(context.scope, id);
    if (contactEmail === null) throw new RuleViolation('NOT_SENT', 'This broker has no e-mail address');
    const invoices = await this.open.of(id, day, day >= today, head, context.scope);
    if (invoices.length === 0) throw new RuleViolation('NOT_SENT', `Nothing is open at the end of ${usDate(day)}`);
    const sent = {
      statementSentAt: context.clock.now().toISOString(),
      statementSentTo: contactEmail,
      ...{ statementDay: day, statementBook: head.book },
      statementInvoices: invoices.map((invoice) => invoice.id),
    };
    await this.brokers.change(id, sent, allowedByRoute(inner(context)));
  }
}
