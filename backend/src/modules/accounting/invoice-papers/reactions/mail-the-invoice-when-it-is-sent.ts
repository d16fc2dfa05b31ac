import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import { firmLetter, LettersOnEvents, type Draft } from '../../../../platform/infrastructure/mail/letters-on-events';
import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { InvoicePrinter } from '../pdf/print-invoice';

/** Mails the invoice to the broker, with its PDF attached, when it is sent. */
@Injectable()
export class MailTheInvoiceWhenItIsSent implements OnModuleInit {
  constructor(
    private readonly letters: LettersOnEvents,
    private readonly printer: InvoicePrinter,
  ) {}

  onModuleInit(): void {
    this.letters.add({
      name: 'mail-the-invoice-when-it-is-sent',
      on: 'InvoiceSent',
      asked: ({ data: { id, to } }: RecordedEvent<'InvoiceSent', { id: number; to: string }>) => ({
        id,
        to,
        subject: `Invoice ${id} to ${to}`,
      }),
      write: ({ id, to }) => this.write(id, to),
      shown: true,
    });
  }

  private async write(invoiceId: number, to: string): Promise<Draft> {
    const { number, pdf, paper } = await this.printer.print(invoiceId, EVERYTHING);
    const { firm, invoice, load, carrier, billTo } = paper;
    const from = carrier?.name ?? firm.name;
    const haul = load ? ` for load ${load.number} from ${load.pickup} to ${load.dropoff}` : '';
    return firmLetter(firm, {
      ...{ to, name: billTo.name, by: from, title: `Invoice ${number}` },
      paragraphs: [
        `Please find attached invoice ${number} from ${from}${haul}.`,
        `Please write the invoice number on your payment. If anything is unclear, reply to this e-mail or call ${firm.phone}.`,
      ],
      details: [
        ['Amount due', dollars(invoice.amount - invoice.paid)],
        ['Due date', usDate(invoice.dueDate)],
        ...(load ? ([['Load', load.number]] as const) : []),
      ],
      paper: { number, pdf },
    });
  }
}
