import { Injectable, Inject, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Readable } from 'node:stream';
import { EVERYTHING } from '../../../platform/auth/viewer';
import { FILES, type Files } from '../../../platform/files/files';
import { Jobs } from '../../../platform/jobs/jobs';
import { Reactions } from '../../../platform/jobs/reactions';
import { letter } from '../../../platform/mail/letter';
import type { About } from '../../../platform/mail/mail';
import { Mailer } from '../../../platform/mail/mailer';
import { usDate } from '../../../platform/money/dates';
import { dollars } from '../../../platform/money/money';
import { PrintInvoice } from '../pdf/print-invoice';

const NAME = 'mail-the-invoice-when-it-is-sent';

/** The letter to the broker, with the invoice's PDF attached. */
@Injectable()
export class MailTheInvoiceWhenItIsSent implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    @Inject(FILES) private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.reactions.add({
      name: NAME,
      on: 'InvoiceSent',
      job: ({ data, stream, recordedAt }) => {
        const { id, to } = data as { id: number; to: string };
        return { id, to, about: { stream, askedAt: recordedAt }, subject: `Invoice ${id} to ${to}` };
      },
    });
    this.jobs.handle(NAME, async ({ id: jobId, data, lastTry }) => {
      const [to, about] = [String(data['to']), (data['about'] ?? null) as About | null];
      try {
        await this.mail(jobId, Number(data['id']), to, about);
      } catch (error) {
        if (lastTry) await this.mailer.couldNotWrite(jobId, to, about);
        throw error;
      }
    });
  }

  private async mail(jobId: string, invoiceId: number, to: string, about: About | null): Promise<void> {
    const { number, pdf, paper } = await this.queries.execute(new PrintInvoice(invoiceId, EVERYTHING));
    const { hash } = await this.files.put(Readable.from([pdf]));
    const { firm, invoice, load, carrier } = paper;
    const body = letter({
      title: `Invoice ${number}`,
      greeting: `Hello ${paper.billTo.name},`,
      paragraphs: [
        `Please find attached invoice ${number} from ${carrier?.name ?? firm.name}${load ? ` for load ${load.number} from ${load.pickup} to ${load.dropoff}` : ''}.`,
        `Please write the invoice number on your payment. If anything is unclear, reply to this e-mail or call ${firm.phone}.`,
      ],
      facts: [
        ['Amount due', dollars(invoice.amount - invoice.paid)],
        ['Due date', usDate(invoice.dueDate)],
        ...(load ? ([['Load', load.number]] as [string, string][]) : []),
      ],
      signature: [firm.name, firm.phone, firm.email],
    });
    await this.mailer.send(
      jobId,
      {
        to,
        subject: `Invoice ${number} from ${carrier?.name ?? firm.name}`,
        ...body,
        attachments: [
          { filename: `${number.replace(/[^\w.-]/g, '_')}.pdf`, contentType: 'application/pdf', file: hash },
        ],
      },
      about,
    );
  }
}
