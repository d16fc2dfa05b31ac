import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Readable } from 'node:stream';
import { EVERYTHING, narrowToClient } from '../../../../platform/access/viewer';
import { Clock } from '../../../../platform/core/clock';
import { RuleViolation } from '../../../../platform/core/errors';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { rowsOf } from '../../../../platform/event-log/projections/read-tables';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { letter } from '../../../../platform/infrastructure/mail/letter';
import { Mailer } from '../../../../platform/infrastructure/mail/mailer';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { dayMeant, nextDay, reportedDays } from '../domain/schedule-days';
import type { Range } from '../domain/ranges';
import { ReportBook } from '../queries/report-book';
import { REPORT_TITLES, ReportSchedule } from '../report-schedule';

export const REPORTS_JOB = 'mail-scheduled-reports';
/** Cron expression: every hour, so that what an outage kept back goes out on the same day. */
export const REPORTS_TIME = '20 * * * *';

/**
 * Mails the reports whose day has come. The id of a letter is made of the schedule and its day, so that a job that runs
 * twice, or two at once, send one letter.
 */
@Injectable()
export class MailScheduledReports implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    @StoreOf(ReportSchedule) private readonly schedules: RecordStore<ReportSchedule>,
    private readonly book: ReportBook,
    private readonly mailer: Mailer,
    @Inject(FILES) private readonly files: Files,
    private readonly firm: Firm,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(REPORTS_JOB, ({ id }) => this.mail(id));
  }

  /** @returns how many reports went out */
  async mail(cause: string): Promise<{ readonly sent: number }> {
    const today = await this.firm.today();
    const due = await rowsOf(this.dataSource, ReportSchedule, EVERYTHING)
      .andWhere('r.removed_at IS NULL AND r.next_on <= :today', { today })
      .orderBy('r.id')
      .getRawMany<ReportSchedule>();
    for (const schedule of due) await this.send(schedule, today, cause);
    return { sent: due.length };
  }

  private async send(schedule: ReportSchedule, today: IsoDate, cause: string): Promise<void> {
    const { id, nextOn } = schedule;
    const mailId = `report-${id}-${nextOn}`;
    try {
      await this.write(mailId, schedule);
    } catch (error) {
      // its client is gone: there is nothing to tell of, today or later
      if (!(error instanceof RuleViolation)) throw error;
      await this.mailer.couldNotWrite(mailId, schedule.to, null, error.message);
    }
    await this.schedules.change(
      id,
      // another worker may have been here since
      ({ nextOn: on, every, day: kept }) => {
        if (on !== nextOn) return {};
        const day = dayMeant(on, kept);
        return { lastOn: on, nextOn: nextDay({ on, every, day }, today), day };
      },
      systemContext(this.clock, 'worker', cause),
    );
  }

  private async write(mailId: string, schedule: ReportSchedule): Promise<void> {
    const { report, every, nextOn, basis, format, clientId, to } = schedule;
    if (await this.mailer.find(mailId)) return;
    const range = reportedDays(nextOn, every);
    const asked = { ...range, on: range.to, basis, ...(clientId && { clientId }) };
    const scope = narrowToClient(EVERYTHING, clientId);
    const { bytes, ...named } = await this.book.file(report, asked, format, scope);
    const { hash } = await this.files.put(Readable.from([bytes]));
    await this.mailer.send(mailId, {
      ...(await this.words(schedule, range)),
      to,
      attachments: [{ ...named, file: hash }],
    });
  }

  private async words({ report, every, message }: ReportSchedule, { from, to }: Range) {
    const { name, phone, email } = await this.firm.values();
    const title = REPORT_TITLES[report];
    return {
      subject: `${title}, ${usDate(from)} to ${usDate(to)} · ${name}`,
      ...letter({
        title,
        greeting: 'Hello,',
        paragraphs: [
          ...(message === null ? [] : [message]),
          `Please find attached the ${title.toLowerCase()} for ${usDate(from)} to ${usDate(to)}.`,
          `It comes every ${every}. Whoever keeps your books can change that or stop it.`,
        ],
        signature: [name, phone, email],
      }),
    };
  }
}
