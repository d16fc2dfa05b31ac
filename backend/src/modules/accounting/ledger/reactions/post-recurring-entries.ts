import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { RuleViolation, VersionConflict } from '../../../../platform/core/errors';
import { systemContext, type CommandContext } from '../../../../platform/event-log/commands/context';
import { rowsOf } from '../../../../platform/event-log/projections/read-tables';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import type { IsoDate } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { TemplateBook } from '../commands/template-book';
import { isDue } from '../domain/recurrence';
import { EntryTemplate } from '../entry-template';

export const RECURRING_JOB = 'post-recurring-entries';
/** Cron expression: soon after midnight, and every hour, so that what an outage kept back is posted on the same day. */
export const RECURRING_TIME = '10 * * * *';

/**
 * Posts the entries of recurring templates, each on its own day, those of nights without a worker, too. The job is
 * idempotent: an entry and the next day of its template are one commit.
 */
@Injectable()
export class PostRecurringEntries implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    @StoreOf(EntryTemplate) private readonly templates: RecordStore<EntryTemplate>,
    private readonly book: TemplateBook,
    private readonly firm: Firm,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(RECURRING_JOB, ({ id }) => this.post(id));
  }

  /** @returns how many entries were posted */
  async post(cause: string): Promise<{ readonly posted: number }> {
    const today = await this.firm.today();
    const due = await rowsOf(this.dataSource, EntryTemplate, EVERYTHING)
      .andWhere('r.removed_at IS NULL AND r.next_on <= :today', { today })
      .orderBy('r.next_on, r.id')
      .getRawMany<EntryTemplate>();
    const context = systemContext(this.clock, 'worker', cause);
    const errors: unknown[] = [];
    let posted = 0;
    for (const { id } of due)
      try {
        posted += await this.postAll(id, today, context);
      } catch (error) {
        errors.push(error);
      }
    // the others were posted; the job is tried again for this one
    if (errors.length > 0) throw errors[0];
    return { posted };
  }

  /** Posts a template's entries one after the other, until none is due or one cannot be posted. */
  private async postAll(id: string, today: IsoDate, context: CommandContext): Promise<number> {
    for (let posted = 0; ;) {
      const template = await this.templates.find(EVERYTHING, id);
      if (!template || template.removedAt !== null || !isDue(template, today)) return posted;
      try {
        await this.book.post(template, context);
        posted += 1;
      } catch (error) {
        // somebody changed the template or posted this entry
        if (error instanceof VersionConflict) continue;
        if (!(error instanceof RuleViolation)) throw error;
        await this.keepReason(template, error.message, context);
        return posted;
      }
    }
  }

  private async keepReason({ id }: EntryTemplate, reason: string, context: CommandContext): Promise<void> {
    await this.book.keepFailure(id, reason, context).catch((error: unknown) => {
      // it was removed meanwhile
      if (!(error instanceof RuleViolation)) throw error;
    });
  }
}
