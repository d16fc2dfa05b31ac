import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { idOf } from '../../../../platform/event-log/events/events';
import { ListQuery } from '../../../../platform/lists/list-query';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import { letter } from '../../../../platform/infrastructure/mail/letter';
import { Mailer } from '../../../../platform/infrastructure/mail/mailer';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { addressOf, SETTINGS, type Running } from '../../../../platform/installation/running';
import { Firm } from '../../settings';
import { nameOf, User } from '../../../people/users';
import { IntegrityCheck } from '../integrity-check';

const NAME = 'mail-the-faults-of-a-check';
/** How many findings the letter lists; the record of the check has more. */
const MOST_TOLD = 10;
const MOST_ADMINISTRATORS = 1_000;

/** Mails every administrator about a check that found faults. */
@Injectable()
export class MailTheFaultsOfACheck implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    @StoreOf(IntegrityCheck) private readonly checks: RecordStore<IntegrityCheck>,
    @StoreOf(User) private readonly users: RecordStore<User>,
    private readonly mailer: Mailer,
    private readonly firm: Firm,
    @Inject(SETTINGS) private readonly settings: Running,
  ) {}

  onModuleInit(): void {
    this.reactions.add({
      name: NAME,
      on: 'IntegrityBroken',
      job: () => ({ subject: 'Faults of the integrity check' }),
    });
    this.jobs.handle(NAME, ({ id, data }) => this.mail(id, idOf(String(data['stream']))));
  }

  private async mail(jobId: string, checkId: string): Promise<void> {
    const administrators = { ...new ListQuery(), role: 'admin', isActive: true, limit: MOST_ADMINISTRATORS };
    const [{ name, findings }, { items }, firm] = await Promise.all([
      this.checks.get(EVERYTHING, checkId),
      this.users.list(EVERYTHING, administrators),
      this.firm.values(),
    ]);
    const more = findings.length - MOST_TOLD;
    for (const user of items) {
      const body = letter({
        title: 'The integrity check found faults',
        greeting: `Hello ${nameOf(user)},`,
        paragraphs: [
          `${name} found that the log or what is shown of it is not as it should be:`,
          ...findings.slice(0, MOST_TOLD),
          ...(more > 0 ? [`And ${more} more, told with the check.`] : []),
        ],
        action: { label: 'Open the checks', url: `${addressOf(this.settings)}/audit/integrity` },
        signature: [firm.name, firm.phone, firm.email],
      });
      const subject = `The integrity check found faults · ${firm.name}`;
      await this.mailer.send(`${jobId}-${user.id}`, { to: user.email, subject, ...body, attachments: [] });
    }
  }
}
