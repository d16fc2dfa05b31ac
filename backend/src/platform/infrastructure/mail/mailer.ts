import type { Transporter } from 'nodemailer';
import type { Pool } from 'pg';
import type { Clock } from '../../core/clock';
import type { Files } from '../files/files';
import { WorkFailed } from '../jobs/job-failure';
import type { Jobs } from '../jobs/jobs';
import type { LetterContext, StoredLetter, Letter, LetterState } from './mail';
import { RECORD_TOUCHED } from '../../realtime/changes';
import { whyNotSent } from './mail-failure';

const BLANK = 'This letter held a personal link and was sent.';
const NAME = 'send-the-letter';
const NO_ANSWER_MS = 20_000;
const INTERRUPTED = 'Sending broke off.';
const UNWRITTEN = 'The e-mail could not be put together.';
/** Stores an e-mail once, under the id of the job that wrote it. The note that it could not be written is replaced. */
const KEEP = `INSERT INTO mails (id, letter, status, created_at, about, asked_at, last_try)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (id) DO UPDATE SET letter = excluded.letter, status = excluded.status, reason = NULL,
  last_try = excluded.last_try WHERE mails.reason = '${UNWRITTEN}'`;
const MOST_SWEPT = 500;
/** An e-mail younger than this may be about to get its job. */
const YOUNG_MS = 30_000;
const COLUMNS = 'id, letter, status, reason, attempts, last_try AS "lastTryAt", created_at AS "createdAt"';

export interface MailRoute {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  /**
   * Part of the message id. It tells e-mails of this log from those of others, because mail programs drop a message
   * whose id they already have.
   */
  readonly logId: string;
}
type MailRow = LetterState & { id: string; letter: Letter; createdAt: string };

const open = async (url: string | undefined): Promise<Transporter | null> => {
  if (!url) return null;
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({
    url,
    connectionTimeout: NO_ANSWER_MS,
    greetingTimeout: NO_ANSWER_MS,
    socketTimeout: NO_ANSWER_MS,
    dnsTimeout: NO_ANSWER_MS,
  });
};

/**
 * Stores and sends e-mails. Every e-mail is stored first, under the id of the job that wrote it, so that a job that
 * runs twice sends one e-mail. A second job sends it; the result is stored with it. Without an SMTP server, storing is
 * all: /dev/mail shows the stored e-mails.
 */
export class Mailer {
  private opened: Promise<Transporter | null> | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly files: Files,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly route: MailRoute,
  ) {
    jobs.handle(NAME, ({ data, lastTry }) => this.deliver(String(data['letter']), lastTry), 'mail');
    jobs.chore(() => this.sweep());
  }

  async send(id: string, letter: Letter, about: LetterContext | null = null): Promise<void> {
    const now = this.clock.now();
    await this.pool.query(KEEP, [
      id,
      JSON.stringify(letter),
      this.route.smtpUrl ? 'waiting' : 'sent',
      now,
      about?.stream ?? null,
      about?.askedAt ?? null,
      this.route.smtpUrl ? null : now,
    ]);
    if (this.route.smtpUrl) await this.enqueue(id, letter);
  }

  /**
   * Notes that an e-mail could not be written, to be shown with its record. If it is written later, it replaces this
   * note.
   */
  async couldNotWrite(id: string, to: string, about: LetterContext | null, reason = UNWRITTEN): Promise<void> {
    const now = this.clock.now();
    const nothing: Letter = { to, subject: '', html: '', text: '', attachments: [] };
    const sql = `INSERT INTO mails (id, letter, status, reason, created_at, about, asked_at, last_try)
      VALUES ($1, $2, 'failed', $6, $3, $4, $5, $3) ON CONFLICT (id) DO NOTHING`;
    const stored = [id, JSON.stringify(nothing), now, about?.stream ?? null, about?.askedAt ?? null, reason];
    await this.pool.query(sql, stored);
    if (about) await this.pool.query('SELECT pg_notify($1, $2)', [RECORD_TOUCHED, about.stream]);
  }

  /** The state of the last e-mail about each of these records, by stream. */
  async statesOf(abouts: readonly LetterContext[]): Promise<ReadonlyMap<string, LetterState>> {
    if (abouts.length === 0) return new Map();
    const { rows } = await this.pool.query<LetterState & { about: string }>(
      `SELECT DISTINCT ON (m.about) m.about, m.status, m.reason, m.attempts, m.last_try AS "lastTryAt"
       FROM unnest($1::text[], $2::timestamptz[]) AS asked(stream, at) JOIN mails m ON m.about = asked.stream
         AND m.asked_at = asked.at ORDER BY m.about, m.created_at DESC`,
      [abouts.map(({ stream }) => stream), abouts.map(({ askedAt }) => askedAt)],
    );
    return new Map(rows.map(({ about, ...state }) => [about, state]));
  }

  async list(limit = 200): Promise<StoredLetter[]> {
    const { rows } = await this.pool.query<MailRow>(
      `SELECT ${COLUMNS} FROM mails ORDER BY created_at DESC, id LIMIT $1`,
      [limit],
    );
    return rows.map(kept);
  }

  async find(id: string): Promise<StoredLetter | null> {
    const row = await this.row(id);
    return row ? kept(row) : null;
  }

  /**
   * Repairs e-mails that wait although no job will send them, because the queue lost its data or the last try was
   * killed.
   */
  async sweep(): Promise<void> {
    if (!this.route.smtpUrl) return;
    const young = new Date(this.clock.now().getTime() - YOUNG_MS);
    const { rows } = await this.pool.query<MailRow>(
      `SELECT ${COLUMNS} FROM mails WHERE status = 'waiting' AND created_at < $1 ORDER BY created_at
        LIMIT ${MOST_SWEPT}`,
      [young],
    );
    for (const { id, letter } of rows) {
      const job = await this.jobs.find(jobOf(id));
      if (!job) await this.enqueue(id, letter);
      else if (job.state === 'failed')
        await this.pool.query(
          "UPDATE mails SET status = 'failed', reason = COALESCE(reason, $2) WHERE id = $1 AND status = 'waiting'",
          [id, INTERRUPTED],
        );
    }
  }

  private async enqueue(id: string, letter: Letter): Promise<void> {
    await this.jobs.add(NAME, jobOf(id), { letter: id, subject: `${letter.subject} to ${letter.to}` });
  }

  private async deliver(id: string, lastTry: boolean): Promise<void> {
    const row = await this.row(id);
    if (!row || row.status === 'sent') return;
    try {
      await this.handOver(id, row.letter);
    } catch (error) {
      const { reason, forGood } = whyNotSent(error);
      await this.note(id, forGood || lastTry ? 'failed' : 'waiting', reason);
      throw new WorkFailed(reason, error, forGood);
    }
    await this.note(id, 'sent', null, row.letter.confidential ? { html: BLANK, text: BLANK } : {});
  }

  /** Stores the result of a try, and notifies screens that show the record. */
  private async note(
    id: string,
    status: LetterState['status'],
    reason: string | null,
    over: Partial<Letter> = {},
  ): Promise<void> {
    const values = [id, status, reason, this.clock.now(), JSON.stringify(over), RECORD_TOUCHED];
    await this.pool.query(
      `WITH noted AS (UPDATE mails SET status = $2, attempts = attempts + 1, reason = $3, last_try = $4,
        letter = letter || $5::jsonb WHERE id = $1 RETURNING about)
      SELECT pg_notify($6, about) FROM noted WHERE about IS NOT NULL`,
      values,
    );
  }

  /** Loads the library with the first e-mail; after a failure, again with the next one. */
  private transport(): Promise<Transporter | null> {
    this.opened ??= open(this.route.smtpUrl).catch((error: unknown) => {
      this.opened = undefined;
      throw error;
    });
    return this.opened;
  }

  private async handOver(id: string, letter: Letter): Promise<void> {
    const attachments = await Promise.all(
      letter.attachments.map(async ({ filename, contentType, file }) => ({
        filename,
        contentType,
        content: await this.files.get(file),
      })),
    );
    const transport = await this.transport();
    await transport?.sendMail({
      messageId: `<${id}.${this.route.logId}@axlebook>`,
      from: this.route.from,
      to: letter.to,
      subject: letter.subject,
      html: letter.html,
      text: letter.text,
      attachments,
    });
  }

  private async row(id: string): Promise<MailRow | undefined> {
    const { rows } = await this.pool.query<MailRow>(`SELECT ${COLUMNS} FROM mails WHERE id = $1`, [id]);
    return rows[0];
  }
}

const jobOf = (id: string): string => `letter-${id}`;
const kept = ({ letter, ...row }: MailRow): StoredLetter => ({ ...letter, ...row });
