import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { RuleViolation } from '../../../../platform/core/errors';
import { systemContext, type CommandContext } from '../../../../platform/event-log/commands/context';
import { rowsOf } from '../../../../platform/event-log/projections/read-tables';
import { WorkFailed } from '../../../../platform/infrastructure/jobs/job-failure';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import type { IsoDate } from '../../../../platform/money/dates';
import { Firm } from '../../../administration/settings';
import { DriverAccountBook } from '../commands/driver-account-book';
import { quarterBefore, type Quarter } from '../domain/escrow-interest';
import { DriverAccount } from '../driver-account';

export const ESCROW_INTEREST_JOB = 'credit-escrow-interest';
/** Cron expression: every night, so that a quarter which an outage kept back is credited on the next. */
export const ESCROW_INTEREST_TIME = '40 0 * * *';
/** Drivers that the job names when it fails. */
const MOST_NAMED = 10;

/**
 * Credits the interest on escrow of the quarters that are over (49 CFR 376.12(k)). The job is idempotent: an account
 * knows up to which day it has its interest.
 */
@Injectable()
export class CreditEscrowInterest implements OnModuleInit {
  private readonly logger = new Logger('Escrow');

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

  /**
   * Each account by itself: one that fails stops no other, and is told in the log and by the job.
   * @returns for how many accounts it was looked
   * @throws WorkFailed naming the drivers whose accounts failed, once all others are done
   */
  async credit(cause: string): Promise<{ readonly looked: number }> {
    const today = await this.firm.today();
    const last = quarterBefore(today);
    const due = await rowsOf(this.dataSource, DriverAccount, EVERYTHING)
      .andWhere('r.escrow_rate IS NOT NULL AND (r.interest_through IS NULL OR r.interest_through < :to)', last)
      .orderBy('r.id')
      .getRawMany<DriverAccount>();
    const context = systemContext(this.clock, 'worker', cause);
    const failed: string[] = [];
    let why: unknown = null;
    for (const account of due)
      try {
        await this.creditAll(account, last, today, context);
      } catch (error) {
        why = error;
        failed.push(account.heldFor);
        this.logger.error({ msg: 'no interest on escrow', account: account.id, why: (error as Error).message });
      }
    if (failed.length > 0) throw new WorkFailed(failedWords(failed, due.length), why);
    return { looked: due.length };
  }

  /** One quarter after the other, however many an outage kept back. */
  private async creditAll(account: DriverAccount, last: Quarter, today: IsoDate, context: CommandContext) {
    const after = await this.creditOne(account, last, today, context);
    if (after.interestThrough !== account.interestThrough) await this.creditAll(after, last, today, context);
  }

  private async creditOne(account: DriverAccount, last: Quarter, today: IsoDate, context: CommandContext) {
    try {
      return await this.book.credit(account, last, null, context);
    } catch (error) {
      // its last month is closed: it is booked late
      if (!(error instanceof RuleViolation) || error.code !== 'MONTH_CLOSED') throw error;
      return this.book.credit(account, last, today, context);
    }
  }
}

/** 'Interest on escrow could not be credited to 2 of 14 drivers: Jo Doe, Al Roe'. */
const failedWords = (failed: readonly string[], all: number): string => {
  const named = failed.slice(0, MOST_NAMED).join(', ');
  const more = failed.length > MOST_NAMED ? ` and ${failed.length - MOST_NAMED} more` : '';
  return `Interest on escrow could not be credited to ${failed.length} of ${all} drivers: ${named}${more}`;
};
