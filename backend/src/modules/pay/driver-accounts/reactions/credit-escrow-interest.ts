import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { RuleViolation } from '../../../../platform/core/errors';
import { systemContext, type CommandContext } from '../../../../platform/event-log/commands/context';
import { rowsOf } from '../../../../platform/event-log/projections/read-tables';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { Firm } from '../../../administration/settings';
import { DriverAccountBook } from '../commands/driver-account-book';
import { quarterBefore, quarterOf, type Quarter } from '../domain/escrow-interest';
import { DriverAccount } from '../driver-account';

export const ESCROW_INTEREST_JOB = 'credit-escrow-interest';
/** Cron expression: every night, so that a quarter which an outage kept back is credited on the next. */
export const ESCROW_INTEREST_TIME = '40 0 * * *';
/** A quarter that was not credited for a year is for people to look at. */
const MOST_QUARTERS = 4;

/**
 * Credits the interest on escrow of the quarters that are over (49 CFR 376.12(k)). The job is idempotent: an account
 * knows up to which day it has its interest.
 */
@Injectable()
export class CreditEscrowInterest implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly book: DriverAccountBook,
    private readonly firm: Firm,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(ESCROW_INTEREST_JOB, ({ id }) => this.credit(id));
  }

  /** @returns for how many accounts a quarter was looked at */
  async credit(cause: string): Promise<{ readonly looked: number }> {
    const today = await this.firm.today();
    const last = quarterBefore(today);
    const due = await rowsOf(this.dataSource, DriverAccount, EVERYTHING)
      .andWhere('r.escrow_rate IS NOT NULL AND (r.interest_through IS NULL OR r.interest_through < :to)', last)
      .orderBy('r.id')
      .getRawMany<DriverAccount>();
    const context = systemContext(this.clock, 'worker', cause);
    for (const account of due)
      for (const quarter of quartersFor(account, last)) await this.creditOne(account, quarter, today, context);
    return { looked: due.length };
  }

  private async creditOne(account: DriverAccount, quarter: Quarter, today: IsoDate, context: CommandContext) {
    try {
      await this.book.credit(account, quarter, null, context);
    } catch (error) {
      // its last month is closed: it is booked late
      if (!(error instanceof RuleViolation) || error.code !== 'MONTH_CLOSED') throw error;
      await this.book.credit(account, quarter, today, context);
    }
  }
}

/** The quarters that may lack interest, the earliest first. */
const quartersFor = ({ interestThrough }: DriverAccount, last: Quarter): readonly Quarter[] => {
  const quarters: Quarter[] = [last];
  while (quarters.length < MOST_QUARTERS) {
    const [{ from } = last] = quarters;
    if (interestThrough !== null && interestThrough >= addDays(from, -1)) return quarters;
    quarters.unshift(quarterOf(addDays(from, -1)));
  }
  return quarters;
};
