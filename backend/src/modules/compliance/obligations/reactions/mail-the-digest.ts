import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { letter } from '../../../../platform/infrastructure/mail/letter';
import { Mailer } from '../../../../platform/infrastructure/mail/mailer';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { addressOf, SETTINGS, type Running } from '../../../../platform/installation/running';
import { Firm, type FirmValues } from '../../../administration/settings';
import { LETTERS, NewsOfDeadlines, type Due, type ToTell } from '../queries/news-of-deadlines';

export const DIGEST_JOB = 'mail-what-is-due-and-asked-for';
/** Cron expression: 7 a.m. every day in the firm’s time zone. */
export const DIGEST_TIME = '0 7 * * *';

interface Digest {
  readonly to: string;
  readonly name: string;
  readonly url: string;
  readonly due: Due[];
  readonly asked: ToTell[];
}

/**
 * Sends each person at most one letter a day. It tells of deadlines that came within 60, 30, 7 or 1 days since the last
 * letter, of reminders whose day has come, and of papers that the client was asked for since.
 */
@Injectable()
export class MailTheDigest implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly news: NewsOfDeadlines,
    private readonly mailer: Mailer,
    private readonly firm: Firm,
    @Inject(SETTINGS) private readonly settings: Running,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(DIGEST_JOB, () => this.mail());
  }

  /** @returns the number of people who got a letter */
  async mail(): Promise<{ readonly written: number }> {
    const [today, firm] = [await this.firm.today(), await this.firm.values()];
    const digests = await this.digests(today, firm.timeZone);
    for (const [person, digest] of digests)
      await this.mailer.send(`${LETTERS}${today}-${person}`, { ...written(digest, firm, today), attachments: [] });
    return { written: digests.size };
  }

  private async digests(today: IsoDate, timeZone: string): Promise<ReadonlyMap<string, Digest>> {
    const { ofClients, ofStaff, reminders, asked } = await this.news.on(today, timeZone);
    const digests = new Map<string, Digest>();
    const of = ({ person, to, name }: ToTell, path: string): Digest => {
      const known = digests.get(person) ?? { to, name, url: `${addressOf(this.settings)}${path}`, due: [], asked: [] };
      digests.set(person, known);
      return known;
    };
    for (const row of ofClients) of(row, '/client-portal/deadlines').due.push(row);
    for (const row of asked) of(row, '/client-portal/deadlines').asked.push(row);
    for (const row of ofStaff) of(row, '/practice').due.push(row);
    for (const row of reminders) of(row, '/reminders').due.push(row);
    return digests;
  }
}

const written = ({ to, name, url, due, asked }: Digest, firm: FirmValues, today: IsoDate) => {
  const title = asked.length > 0 ? 'Papers we need from you' : 'What is due';
  return {
    to,
    subject: `${title} · ${firm.name}`,
    ...letter({
      title,
      greeting: `Hello ${name},`,
      paragraphs: [
        ...(asked.length > 0 ? ['Please upload these papers in the portal:', ...asked.map(({ what }) => what)] : []),
        ...(due.length > 0 ? ['These deadlines are near:'] : []),
      ],
      details: due.map(({ what, dueDate }) => [what, `${usDate(dueDate)}${dueDate < today ? ', late' : ''}`] as const),
      action: { label: asked.length > 0 ? 'Upload the papers' : 'See what is due', url },
      signature: [firm.name, firm.phone, firm.email],
    }),
  };
};
