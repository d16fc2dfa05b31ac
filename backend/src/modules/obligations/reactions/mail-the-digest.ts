import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { letter } from '../../../platform/mail/letter';
import { Mailer } from '../../../platform/mail/mailer';
import { addDays, startOfDay, usDate, type IsoDate } from '../../../platform/money/dates';
import { addressOf, SETTINGS, type Running } from '../../../platform/settings/running';
import { Firm, type FirmValues } from '../../settings';

export const DIGEST_JOB = 'mail-what-is-due-and-asked-for';
/** When it runs, in the firm's zone. */
const HOUR = 7;
export const DIGEST_TIME = `0 ${HOUR} * * *`;
const HOUR_MS = 3_600_000;
/** So many days before an obligation is due, those who have to do with it are told. */
const DAYS_BEFORE = [60, 30, 7, 1];

interface Due {
  readonly person: string;
  readonly to: string;
  readonly name: string;
  readonly what: string;
  readonly dueDate: IsoDate;
}
interface Asked {
  readonly person: string;
  readonly to: string;
  readonly name: string;
  readonly what: string;
}
interface Digest {
  readonly to: string;
  readonly name: string;
  readonly url: string;
  readonly due: Due[];
  readonly asked: Asked[];
}

const WHAT = "concat_ws(' ', o.title, o.subject_name, o.period)";
const OPEN = "o.removed_at IS NULL AND o.status IN ('open', 'waiting', 'ready') AND o.due_date = ANY($1::date[])";
const DUE_OF_CLIENTS = `SELECT c.id AS person, c.email AS to, COALESCE(c.contact_name, c.company_name) AS name, ${WHAT} AS what, o.due_date AS "dueDate"
  FROM obligations o JOIN clients c ON c.id = o.client_id WHERE ${OPEN} AND c.email IS NOT NULL AND c.removed_at IS NULL ORDER BY o.due_date, o.id`;
/** Whoever it is assigned to, else the agent of the client. */
const DUE_OF_STAFF = `SELECT u.id AS person, u.email AS to, COALESCE(u.first_name, u.email) AS name, concat_ws(': ', c.company_name, ${WHAT}) AS what, o.due_date AS "dueDate"
  FROM obligations o JOIN clients c ON c.id = o.client_id LEFT JOIN agents a ON a.id = c.agent_id AND a.removed_at IS NULL
  JOIN users u ON u.id = COALESCE(o.assigned_to, a.user_id) AND u.is_active WHERE ${OPEN} ORDER BY o.due_date, o.id`;
/** On the day that somebody chose, and so many days before its own. */
const REMINDERS = `SELECT u.id AS person, u.email AS to, COALESCE(u.first_name, u.email) AS name, concat_ws(': ', c.company_name, r.title) AS what, r.due_date AS "dueDate"
  FROM reminders r JOIN users u ON u.id = r.user_id AND u.is_active LEFT JOIN clients c ON c.id = r.client_id
  WHERE r.removed_at IS NULL AND NOT r.is_completed AND (r.reminder_date = $2 OR r.due_date = ANY($1::date[])) ORDER BY r.due_date, r.id`;
const ASKED = `SELECT c.id AS person, c.email AS to, COALESCE(c.contact_name, c.company_name) AS name, concat_ws(': ', r.what, r.notes) AS what
  FROM paper_requests r JOIN clients c ON c.id = r.client_id WHERE r.removed_at IS NULL AND r.status = 'asked' AND r.created_at >= $1 AND c.email IS NOT NULL
  AND c.removed_at IS NULL ORDER BY r.created_at, r.id`;

/** One letter a person and day: what is due in 60, 30, 7 and 1 days, reminders whose day has come, and what a client was asked for since yesterday. */
@Injectable()
export class MailTheDigest implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly mailer: Mailer,
    private readonly firm: Firm,
    @Inject(SETTINGS) private readonly settings: Running,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(DIGEST_JOB, () => this.mail());
  }

  /** @returns to how many people it wrote */
  async mail(): Promise<{ readonly written: number }> {
    const [today, firm] = [await this.firm.today(), await this.firm.values()];
    const digests = await this.digests(today, firm.timeZone);
    for (const [person, digest] of digests)
      await this.mailer.send(`what-is-due-${today}-${person}`, { ...written(digest, firm), attachments: [] });
    return { written: digests.size };
  }

  private async digests(today: IsoDate, timeZone: string): Promise<ReadonlyMap<string, Digest>> {
    const rows = async <T extends object>(sql: string, ...values: unknown[]): Promise<readonly T[]> =>
      (await poolOf(this.dataSource).query<T>(sql, values)).rows;
    const days = DAYS_BEFORE.map((before) => addDays(today, before));
    const since = new Date(startOfDay(timeZone, addDays(today, -1)).getTime() + HOUR * HOUR_MS);
    const [ofClients, ofStaff, reminders, asked] = await Promise.all([
      rows<Due>(DUE_OF_CLIENTS, days),
      rows<Due>(DUE_OF_STAFF, days),
      rows<Due>(REMINDERS, [...days, today], today),
      rows<Asked>(ASKED, since),
    ]);
    const digests = new Map<string, Digest>();
    const of = ({ person, to, name }: Asked, path: string): Digest => {
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

const written = ({ to, name, url, due, asked }: Digest, firm: FirmValues) => {
  const title = asked.length > 0 ? 'Papers we need from you' : 'What is due';
  return {
    to,
    subject: `${title} · ${firm.name}`,
    ...letter({
      title,
      greeting: `Hello ${name},`,
      paragraphs: [
        ...(asked.length > 0 ? ['Please upload these papers in the portal:', ...asked.map(({ what }) => what)] : []),
        ...(due.length > 0 ? ['These deadlines are coming up:'] : []),
      ],
      facts: due.map(({ what, dueDate }) => [what, usDate(dueDate)] as const),
      action: { label: asked.length > 0 ? 'Upload the papers' : 'See what is due', url },
      signature: [firm.name, firm.phone, firm.email],
    }),
  };
};
