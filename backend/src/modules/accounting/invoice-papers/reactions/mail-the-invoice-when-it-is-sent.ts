import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { firmLetter, LetterOn, type Draft } from '../../../../platform/infrastructure/mail/letters-on-events';
import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { InvoicePrinter } from '../pdf/print-invoice';

type Sent = { readonly id: number; readonly to: string };

/** Mails the invoice to the broker, with its PDF attached, when it is sent. */
@Injectable()
export class MailTheInvoiceWhenItIsSent extends LetterOn<Sent> {
  protected readonly name = 'mail-the-invoice-when-it-is-sent';
  protected readonly on = 'InvoiceSent';

  constructor(private readonly printer: InvoicePrinter) {
    super();
  }

  protected asked({ id, to }: Sent) {
    return { id, to, subject: `Invoice ${id} to ${to}` };
  }

  protected async write({ id, to }: Sent): Promise<Draft> {
    const { number, pdf, paper } = await this.printer.print(id, EVERYTHING);
    const { firm, invoice, load, carrier, billTo } = paper;
    const from = carrier?.name ?? firm.name;
    const haul = load ? ` for load ${load.number} from ${load.pickup} to ${load.dropoff}` : '';
    return firmLetter(firm, {
      to,
      name: billTo.name,
      by: from,
      title: `Invoice ${number}`,
      paragraphs: [
        `Please find attached invoice ${number} from ${from}${haul}.`,
        `Please write the invoice number on your payment. If anything is unclear, reply to this e-mail or call ${firm.phone}.`,
      ],
      details: [
        ['Amount due', dollars(invoice.open)],
        ['Due date', usDate(invoice.dueDate)],
        ...(load ? ([['Load', load.number]] as const) : []),
      ],
      paper: { number, pdf },
    });
  }
}
