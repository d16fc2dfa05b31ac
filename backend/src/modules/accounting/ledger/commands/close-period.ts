import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Month } from '../../../../platform/money/months';
import { bookId } from '../projections/periods';
import { CloseChecklist } from '../queries/periods/close-checklist';
import { PeriodBalances } from '../queries/periods/period-balances';
import { bookPeriods } from './period-aggregate';

/** A month of a book and the firm's current day. */
export interface ClosedMonth {
  readonly clientId: string | null;
  readonly month: Month;
  readonly today: IsoDate;
}

/** Closes and reopens months. */
@Injectable()
export class PeriodBook {
  constructor(
    private readonly runner: CommandRunner,
    private readonly checklist: CloseChecklist,
    private readonly balances: PeriodBalances,
  ) {}

  /**
   * Closes a month. From the first commit on nothing can be booked in it, so the balances that the second one keeps are
   * final. A close that broke off between the two is finished by the next one.
   * @throws RuleViolation MONTH_NOT_OVER, PERIOD_CLOSED, or INVALID naming the reason when it is missing
   */
  async close({ clientId, month, today }: ClosedMonth, reason: string | null, context: CommandContext): Promise<void> {
    const { idempotency: _, ...first } = context;
    const { expectedVersion: __, ...second } = context;
    const checklist = await this.checklist.of(clientId, month);
    const book = { aggregate: bookPeriods, id: bookId(clientId) };
    await this.runner.run({
      ...book,
      context: first,
      prepare: () => ({ command: { type: 'BeginClose' as const, book: clientId, month, today, checklist, reason } }),
    });
    await this.runner.run({
      ...book,
      context: second,
      prepare: async () => ({
        command: {
          type: 'ClosePeriod' as const,
          book: clientId,
          month,
          on: today,
          ...(await this.balances.atEndOf(clientId, month)),
          checklist,
          ...(reason ? { reason } : {}),
        },
      }),
    });
  }

  /** @throws RuleViolation PERIOD_OPEN, or LATER_MONTH_CLOSED while a later month of the book is closed */
  async reopen({ clientId, month, today }: ClosedMonth, reason: string, context: CommandContext): Promise<void> {
    await this.runner.run({
      aggregate: bookPeriods,
      id: bookId(clientId),
      context,
      prepare: () => ({ command: { type: 'ReopenPeriod' as const, book: clientId, month, on: today, reason } }),
    });
  }
}
