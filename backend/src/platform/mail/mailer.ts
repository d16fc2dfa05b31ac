import nodemailer, { type Transporter } from 'nodemailer';
import type { Pool } from 'pg';
import type { Clock } from '../clock/clock';
import type { Files } from '../files/files';
import type { KeptLetter, Letter } from './mail';

const BLANK = 'This letter held a personal link and was sent.';

interface MailRow {
  id: string;
  letter: Letter;
  status: KeptLetter['status'];
  created_at: string;
}

/**
 * Every letter is kept before it goes out, under the id of the job that wrote it, so a job that runs twice sends once. Without an SMTP server
 * the kept letters are the delivery: /dev/mail shows them.
 */
export class Mailer {
  private readonly transport: Transporter | null;

  constructor(
    private readonly pool: Pool,
    private readonly files: Files,
    private readonly clock: Clock,
    smtpUrl: string | undefined,
    private readonly from: string,
  ) {
    this.transport = smtpUrl ? nodemailer.createTransport(smtpUrl) : null;
  }

  async send(id: string, letter: Letter): Promise<void> {
    await this.pool.query("INSERT INTO mails (id, letter, status, created_at) VALUES ($1, $2, 'waiting', $3) ON CONFLICT (id) DO NOTHING", [id, JSON.stringify(letter), this.clock.now()]);
    const { rows } = await this.pool.query<MailRow>('SELECT id, letter, status, created_at FROM mails WHERE id = $1', [id]);
    if (rows[0]?.status !== 'waiting') return;
    await this.deliver(id, rows[0].letter);
    const blanked = this.transport && rows[0].letter.confidential ? JSON.stringify({ html: BLANK, text: BLANK }) : '{}';
    await this.pool.query("UPDATE mails SET status = 'sent', letter = letter || $2::jsonb WHERE id = $1", [id, blanked]);
  }

  async list(limit = 200): Promise<KeptLetter[]> {
    const { rows } = await this.pool.query<MailRow>('SELECT id, letter, status, created_at FROM mails ORDER BY created_at DESC, id LIMIT $1', [limit]);
    return rows.map(kept);
  }

  async find(id: string): Promise<KeptLetter | null> {
    const { rows } = await this.pool.query<MailRow>('SELECT id, letter, status, created_at FROM mails WHERE id = $1', [id]);
    return rows[0] ? kept(rows[0]) : null;
  }

  private async deliver(id: string, letter: Letter): Promise<void> {
    if (!this.transport) return;
    const attachments = await Promise.all(
      letter.attachments.map(async ({ filename, contentType, file }) => ({ filename, contentType, content: await this.files.get(file) })),
    );
    await this.transport.sendMail({ messageId: `<${id}@axlebook>`, from: this.from, to: letter.to, subject: letter.subject, html: letter.html, text: letter.text, attachments });
  }
}

const kept = (row: MailRow): KeptLetter => ({ ...row.letter, id: row.id, status: row.status, createdAt: row.created_at });
