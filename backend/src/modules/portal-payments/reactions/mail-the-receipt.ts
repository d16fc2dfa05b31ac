import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RecordedFact } from '../../../platform/event-store/facts';
import { Jobs, type JobData } from '../../../platform/jobs/jobs';
import { Reactions } from '../../../platform/jobs/reactions';
import { letter } from '../../../platform/mail/letter';
import { Mailer } from '../../../platform/mail/mailer';
import { usDate } from '../../../platform/money/dates';
import { dollars } from '../../../platform/money/money';
import { People } from '../../users';
import { Firm } from '../../settings';
import type { PortalPaymentFact } from '../domain/portal-payment.facts';

type Data<Type extends PortalPaymentFact['type']> = Extract<PortalPaymentFact, { type: Type }>['data'];
type Paper = Pick<Parameters<typeof letter>[0], 'title' | 'paragraphs'> & {
  readonly facts: readonly (readonly [string, string])[];
};

const RECEIPT = 'mail-the-receipt-when-a-fee-is-paid';
const REFUND = 'mail-the-refund-when-a-fee-is-refunded';

const receiptOf = ({
  reference,
  clientName,
  description,
  amount,
  paidOn,
  card,
}: Data<'PortalPaymentCompleted'>): Paper => ({
  title: 'Your receipt',
  paragraphs: ['Thank you for your payment. It has been processed successfully.'],
  facts: [
    ['Receipt', reference],
    ['For', description],
    ['Company', clientName],
    ['Amount paid', dollars(amount)],
    ['Date', usDate(paidOn)],
    ...(card
      ? ([['Card', `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ending in ${card.last4}`]] as const)
      : []),
  ],
});
const refundOf = ({
  reference,
  clientName,
  description,
  amount,
  refundedOn,
  reason,
}: Data<'PortalPaymentRefunded'>): Paper => ({
  title: 'Your refund',
  paragraphs: [
    'We have refunded your payment to the card you paid with. Banks usually take 5 to 10 business days to show it.',
  ],
  facts: [
    ['Receipt', reference],
    ['For', description],
    ['Company', clientName],
    ['Amount refunded', dollars(amount)],
    ['Date', usDate(refundedOn)],
    ['Reason', reason],
  ],
});

/** What the command line plants is history: nobody waits for a letter about it. */
const dataOf = ({ data, metadata }: RecordedFact): JobData | null => {
  const { reference, clientName } = data as { reference: string; clientName: string };
  return metadata.source === 'cli' ? null : { paper: data, subject: `${reference}, ${clientName}` };
};

/** The receipt to the user who paid, and word of a refund. */
@Injectable()
export class MailTheReceipt implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly people: People,
    private readonly firm: Firm,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.reactions.add({ name: RECEIPT, on: 'PortalPaymentCompleted', job: dataOf });
    this.reactions.add({ name: REFUND, on: 'PortalPaymentRefunded', job: dataOf });
    this.jobs.handle(RECEIPT, ({ id, data }) =>
      this.mail(
        id,
        (data['paper'] as { userId: string }).userId,
        receiptOf(data['paper'] as Data<'PortalPaymentCompleted'>),
      ),
    );
    this.jobs.handle(REFUND, ({ id, data }) =>
      this.mail(
        id,
        (data['paper'] as { userId: string }).userId,
        refundOf(data['paper'] as Data<'PortalPaymentRefunded'>),
      ),
    );
  }

  private async mail(jobId: string, userId: string, paper: Paper): Promise<void> {
    const person = (await this.people.of([userId])).get(userId);
    if (!person) return;
    const { name, phone, email } = await this.firm.values();
    const { row } = person;
    const body = letter({
      ...paper,
      greeting: `Hello ${row.firstName ?? row.email},`,
      paragraphs: [...paper.paragraphs, `If anything is unclear, reply to this e-mail or call ${phone}.`],
      signature: [name, phone, email],
    });
    await this.mailer.send(jobId, { to: row.email, subject: `${paper.title} from ${name}`, ...body, attachments: [] });
  }
}
