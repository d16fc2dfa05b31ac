import { Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EVERYTHING } from '../../../platform/auth/viewer';
import { Jobs } from '../../../platform/jobs/jobs';
import { Reactions } from '../../../platform/jobs/reactions';
import { letter } from '../../../platform/mail/letter';
import { Mailer } from '../../../platform/mail/mailer';
import { usDate } from '../../../platform/money/dates';
import { dollars } from '../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Broker } from '../../brokers';
import { Firm } from '../../settings';
import { InvoicesByIds } from '../queries/invoices-by-ids';

const NAME = 'mail-the-reminder-of-a-carrier';

/** One letter about all invoices of a reminder: what of them is still open when it is written. */
@Injectable()
export class MailTheReminderOfACarrier implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    private readonly firm: Firm,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {}

  onModuleInit(): void {
    this.reactions.add({
      name: NAME,
      on: 'InvoiceReminded',
      job: ({ data }) => {
        const { id, to, invoices } = data as { id: number; to: string; invoices: readonly number[] };
        // each of its invoices tells of the letter; the first one's fact sends it
        return invoices[0] === id
          ? { invoices, to, subject: `Reminder of ${invoices.length} invoices to ${to}` }
          : null;
      },
    });
    this.jobs.handle(NAME, ({ id, data }) => this.mail(id, data['invoices'] as readonly number[], String(data['to'])));
  }

  private async mail(jobId: string, ids: readonly number[], to: string): Promise<void> {
    const rows = await this.queries.execute(new InvoicesByIds(ids, EVERYTHING));
    const open = rows.filter(({ status }) => status === 'pending' || status === 'overdue');
    const [first] = open;
    if (!first) return;
    const [{ name, phone, email }, broker] = await Promise.all([
      this.firm.values(),
      this.brokers.find(EVERYTHING, first.brokerId),
    ]);
    const title =
      open.length === 1 ? `Reminder: invoice ${first.invoiceNumber}` : `Reminder: ${open.length} open invoices`;
    const total = open.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
    const body = letter({
      title,
      greeting: `Hello ${broker?.name ?? to},`,
      paragraphs: [
        `Our books show ${open.length === 1 ? 'this invoice' : 'these invoices'} as open. If your payment is on its way, thank you, and please disregard this note.`,
        `Please write the invoice numbers on your payment. If anything is unclear, reply to this e-mail or call ${phone}.`,
      ],
      facts: [
        ...open.map(({ invoiceNumber, dueDate, amount, paid }): [string, string] => [
          dueDate ? `${invoiceNumber}, due ${usDate(dueDate)}` : invoiceNumber,
          dollars(amount - paid),
        ]),
        ...(open.length > 1 ? ([['Total', dollars(total)]] as [string, string][]) : []),
      ],
      signature: [name, phone, email],
    });
    await this.mailer.send(jobId, { to, subject: `${title} from ${name}`, ...body, attachments: [] });
  }
}
