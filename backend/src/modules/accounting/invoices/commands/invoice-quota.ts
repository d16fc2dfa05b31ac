import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { exclusively } from '../../../../platform/database/exclusively';
import { RuleViolation } from '../../../../platform/core/errors';
import { firstOfMonth } from '../../../../platform/money/dates';
import { Firm } from '../../../administration/settings';

const CREATED =
  'SELECT count(*) AS n FROM invoices WHERE created_by = $1 AND created_at >= $3::timestamp AT TIME ZONE $2';

/**
 * The monthly limit of invoices that an agent may create. It counts every invoice that the agent created this month,
 * also those that are no longer in the agent's scope.
 */
@Injectable()
export class InvoiceQuota {
  constructor(
    private readonly dataSource: DataSource,
    private readonly firm: Firm,
  ) {}

  /**
   * Runs `work`, which creates one more invoice and calls `check` before. `check` throws RuleViolation AGENT_INVOICES
   * when the actor has already created `atMost` invoices this month. The work of one actor runs one after the other, so
   * that parallel requests cannot exceed the limit; `atMost` 0 means no limit.
   */
  within<Result>(
    atMost: number,
    { actor, clock }: CommandContext,
    work: (check: () => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    const userId = actor.id;
    if (atMost === 0 || userId === null) return work(() => Promise.resolve());
    const check = async (): Promise<void> => {
      if ((await this.createdThisMonth(userId, clock.now())) >= atMost)
        throw new RuleViolation(
          'AGENT_INVOICES',
          `You have created ${atMost} ${atMost === 1 ? 'invoice' : 'invoices'} this month, which is your limit`,
        );
    };
    return exclusively(poolOf(this.dataSource), `invoices-of-${userId}`, () => work(check));
  }

  async createdThisMonth(userId: string, now?: Date): Promise<number> {
    const [{ timeZone }, today] = await Promise.all([this.firm.values(), this.firm.today(now)]);
    const { rows } = await poolOf(this.dataSource).query<{ n: number }>(CREATED, [
      userId,
      timeZone,
      firstOfMonth(today),
    ]);
    return Number(rows[0]?.n ?? 0);
  }
}
