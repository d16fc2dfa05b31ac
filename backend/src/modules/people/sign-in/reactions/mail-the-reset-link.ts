import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { rowsOf } from '../../../../platform/event-log/projections/read-tables';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { letter } from '../../../../platform/infrastructure/mail/letter';
import { Mailer } from '../../../../platform/infrastructure/mail/mailer';
import { addressOf, SETTINGS, type Running } from '../../../../platform/installation/running';
import { Firm } from '../../../administration/settings';
import { StoredCredentials } from '../adapters/stored-credentials';
import { nameOf, User, Viewers } from '../../users';

export const MAIL_RESET = 'mail-the-reset-link';
const RESET_MINUTES = 30;

/** Mails the link that sets a new password, to active accounts only. */
@Injectable()
export class MailTheResetLink implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly credentials: StoredCredentials,
    private readonly mailer: Mailer,
    private readonly firm: Firm,
    private readonly viewers: Viewers,
    @Inject(SETTINGS) private readonly settings: Running,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(MAIL_RESET, ({ id, data }) =>
      this.mail(id, String(data['email']), String(data['cause']), Number(data['nr'])),
    );
  }

  /**
   * The user with the address and the token of the link; null when no active user has the address, or when a later link
   * has replaced this one.
   */
  async link(address: string, cause: string, nr: number): Promise<{ user: User; token: string } | null> {
    const user = await rowsOf(this.dataSource, User, EVERYTHING)
      .andWhere('r.email = :address', { address })
      .getRawOne<User>();
    if (!user || !(await this.viewers.of(user.id))) return null;
    const token = await this.credentials.link({ kind: 'reset', cause, nr, minutes: RESET_MINUTES }, user);
    return token === null ? null : { user, token };
  }

  private async mail(jobId: string, address: string, cause: string, nr: number): Promise<void> {
    const made = await this.link(address, cause, nr);
    if (!made) return;
    const { user, token } = made;
    const firm = await this.firm.values();
    const body = letter({
      title: 'Set a new password',
      greeting: `Hello ${nameOf(user)},`,
      paragraphs: [
        `Somebody, we hope you, asked for a new password for your account at ${firm.name}. The link below works once, for ${RESET_MINUTES} minutes.`,
      ],
      action: { label: 'Set a new password', url: `${addressOf(this.settings)}/reset-password?token=${token}` },
      after: ['If it was not you, there is nothing to do: your password stays as it is.'],
      signature: [firm.name, firm.phone, firm.email],
    });
    await this.mailer.send(jobId, {
      to: user.email,
      subject: `Set a new password for ${firm.name}`,
      ...body,
      attachments: [],
      confidential: true,
    });
  }
}
