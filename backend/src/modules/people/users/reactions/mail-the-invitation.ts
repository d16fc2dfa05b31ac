import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import { Jobs, type JobData } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import { letter } from '../../../../platform/infrastructure/mail/letter';
import { Mailer } from '../../../../platform/infrastructure/mail/mailer';
import { addressOf, SETTINGS, type Running } from '../../../../platform/installation/running';
import { Firm } from '../../../administration/settings';
import { Credentials } from '../adapters/credentials';
import { nameOf } from '../user';
import { People } from '../queries/people';

const NAME = 'mail-the-invitation';
const LIFETIME_DAYS = 7;

/** The data of the job for an event of a user that sets the time of an invitation; null for any other event. */
const invited = ({ data }: RecordedEvent): JobData | null => {
  const { id, changes, invitedAt } = data as {
    id: string;
    invitedAt?: string | null;
    changes?: { invitedAt?: string | null };
  };
  const at = changes ? changes.invitedAt : invitedAt;
  return at ? { userId: id, invitedAt: at, subject: 'Invitation' } : null;
};

/** Mails a new user the link that sets the first password. */
@Injectable()
export class MailTheInvitation implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly people: People,
    private readonly credentials: Credentials,
    private readonly mailer: Mailer,
    private readonly firm: Firm,
    @Inject(SETTINGS) private readonly settings: Running,
  ) {}

  onModuleInit(): void {
    this.reactions.add({ name: NAME, on: 'UserAdded', job: invited });
    this.reactions.add({ name: NAME, on: 'UserChanged', job: invited });
    this.jobs.handle(NAME, ({ id, data }) => this.mail(id, String(data['userId']), String(data['invitedAt'])));
  }

  private async mail(jobId: string, userId: string, invitedAt: string): Promise<void> {
    const user = (await this.people.of([userId])).get(userId)?.row;
    if (!user?.isActive || user.invitedAt !== invitedAt) return;
    const token = await this.credentials.link(
      { kind: 'invitation', cause: jobId, invitedAt, minutes: LIFETIME_DAYS * 24 * 60 },
      user,
    );
    if (token === null) return;
    const firm = await this.firm.values();
    const portal = user.role === 'client';
    const body = letter({
      title: portal ? 'Your client portal is ready' : `Welcome to ${firm.name}`,
      greeting: `Hello ${nameOf(user)},`,
      paragraphs: [
        portal
          ? PORTAL(firm.name)
          : `${firm.name} has opened an account for you. Choose a password, and you can sign in.`,
      ],
      details: [['Your sign-in', user.email]],
      action: { label: 'Choose a password', url: `${addressOf(this.settings)}/reset-password?token=${token}` },
      after: [
        `The link works once, for ${LIFETIME_DAYS} days. After that, 'Forgot Password?' on the sign-in page sends a new one.`,
      ],
      signature: [firm.name, firm.phone, firm.email],
    });
    await this.mailer.send(jobId, {
      to: user.email,
      subject: portal ? `Your client portal at ${firm.name}` : `Your account at ${firm.name}`,
      ...body,
      attachments: [],
      confidential: true,
    });
  }
}

const PORTAL = (firm: string): string =>
  `${firm} has opened a portal for your business: upload papers, follow your IFTA filings and pay fees. Choose a password, and you can sign in.`;
