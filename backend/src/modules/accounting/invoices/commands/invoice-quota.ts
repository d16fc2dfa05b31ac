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

/** The limit of a month that agents have: of all invoices that they create, also those that have left their scope. */
@Injectable()
export class InvoiceQuota {
  constructor(
    private readonly dataSource: DataSource,
    private readonly firm: Firm,
  ) {}

  /** Does what creates one more invoice. `check` refuses it with AGENT_INVOICES when the month's are used up. */
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
