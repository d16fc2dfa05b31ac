import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import { letter } from '../../../../platform/infrastructure/mail/letter';
import { Mailer } from '../../../../platform/infrastructure/mail/mailer';
import { addressOf, SETTINGS, type Running } from '../../../../platform/installation/running';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm, type FirmValues } from '../../../administration/settings';
import { Registration } from '../registration';

const THANKS = 'thank-for-a-registration';
const NEWS = 'tell-the-staff-of-a-registration';

/** Mails two letters when somebody registers on the web: thanks to the applicant, and a notice to the firm. */
@Injectable()
export class MailWhenARegistrationComesIn implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    @StoreOf(Registration) private readonly registrations: RecordStore<Registration>,
    private readonly mailer: Mailer,
    private readonly firm: Firm,
    @Inject(SETTINGS) private readonly settings: Running,
  ) {}

  onModuleInit(): void {
    for (const name of [THANKS, NEWS]) {
      this.reactions.add({
        name,
        on: 'RegistrationAdded',
        job: ({ data, metadata }) =>
          metadata.source === 'web' ? { id: (data as { id: string }).id, subject: 'Registration' } : null,
      });
    }
    this.jobs.handle(THANKS, ({ id, data }) => this.thank(id, String(data['id'])));
    this.jobs.handle(NEWS, ({ id, data }) => this.tell(id, String(data['id'])));
  }

  private async thank(jobId: string, registrationId: string): Promise<void> {
    const from = await this.look(registrationId);
    if (!from) return;
    const firm = await this.firm.values();
    const body = letter({
      title: 'We have your registration',
      // nobody has confirmed that the address is the applicant's, so the letter repeats nothing that the form said
      greeting: 'Hello,',
      paragraphs: [
        `Thank you for registering with ${firm.name}.`,
        "We'll contact you within 24 hours to set up your account. There is nothing more you need to do.",
      ],
      after: [`Questions? Call ${firm.phone}, Monday to Friday 8AM-6PM ET, or reply to this e-mail.`],
      signature: signed(firm),
    });
    await this.mailer.send(jobId, {
      to: from.email,
      subject: `Your registration with ${firm.name}`,
      ...body,
      attachments: [],
    });
  }

  private async tell(jobId: string, registrationId: string): Promise<void> {
    const from = await this.look(registrationId);
    if (!from) return;
    const firm = await this.firm.values();
    const body = letter({
      title: 'A new registration',
      greeting: 'Hello,',
      paragraphs: [
        `${from.companyName} in ${from.city}, ${from.state} would like to become a client. They were promised an answer within 24 hours.`,
      ],
      details: [
        ['Owner', from.ownerName],
        ['E-mail', from.email],
        ['Phone', from.phone],
        ['DOT number', from.dotNumber ?? 'none given'],
        ['Fleet', from.fleetSize === null ? 'not given' : `${from.fleetSize} trucks`],
      ],
      action: { label: 'Open the registrations', url: `${addressOf(this.settings)}/client-registrations` },
      signature: signed(firm),
    });
    await this.mailer.send(jobId, {
      to: firm.email,
      subject: `New registration: ${from.companyName}`,
      ...body,
      attachments: [],
    });
  }

  /** The registration; null when it was removed before the letter was sent. */
  private async look(registrationId: string): Promise<Registration | null> {
    const found = await this.registrations.find(EVERYTHING, registrationId);
    return found?.removedAt === null ? found : null;
  }
}

const signed = (firm: FirmValues): string[] => [firm.name, firm.phone, firm.email];
