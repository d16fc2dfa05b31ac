import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CommandContext } from '../../../platform/commands/context';
import { poolOf } from '../../../platform/database/database';
import { exclusively } from '../../../platform/database/exclusively';
import { RuleViolation } from '../../../platform/event-store/errors';
import { firstOfMonth } from '../../../platform/money/dates';
import { Firm } from '../../settings';

const CREATED =
  'SELECT count(*) AS n, count(*) FILTER (WHERE (created_at AT TIME ZONE $2)::date >= $3::date) AS month FROM invoices WHERE created_by = $1';

/** How many invoices a user has created, and the limit of a month that agents have. */
@Injectable()
export class InvoiceQuota {
  constructor(
    private readonly dataSource: DataSource,
    private readonly firm: Firm,
  ) {}

  async createdBy(userId: string, now?: Date): Promise<{ total: number; thisMonth: number }> {
    const [{ timeZone }, today] = await Promise.all([this.firm.values(), this.firm.today(now)]);
    const { rows } = await poolOf(this.dataSource).query<{ n: number; month: number }>(CREATED, [
      userId,
      timeZone,
      firstOfMonth(today),
    ]);
    return { total: Number(rows[0]?.n ?? 0), thisMonth: Number(rows[0]?.month ?? 0) };
  }

  /** Does what creates one more invoice. `check` refuses it with AGENT_INVOICES when the month's are used up. */
  within<Result>(
    atMost: number,
    { actor, clock }: CommandContext,
    work: (check: () => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    const userId = actor.id;
    if (atMost === 0 || userId === null) return work(() => Promise.resolve());
    const check = async (): Promise<void> => {
      if ((await this.createdBy(userId, clock.now())).thisMonth >= atMost)
        throw new RuleViolation(
          'AGENT_INVOICES',
          `You have created ${atMost} ${atMost === 1 ? 'invoice' : 'invoices'} this month, which is your limit`,
        );
    };
    return exclusively(poolOf(this.dataSource), `invoices-of-${userId}`, () => work(check));
  }
}
