import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { firmLetter, LetterOn, type Draft } from '../../../../platform/infrastructure/mail/letters-on-events';
import { pdfName } from '../../../../platform/infrastructure/pdf/pdf-name';
import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { dueOf } from '../../invoice-money';
import { InvoicePrinter } from '../pdf/print-invoice';

/** `invoices`: all of those whose papers are in the same letter; absent for a letter about this one alone. */
type Sent = { readonly id: number; readonly to: string; readonly invoices?: readonly number[] };

/** Mails invoices to the broker, with their PDFs attached, when they are sent: one letter, however many they are. */
@Injectable()
export class MailTheInvoiceWhenItIsSent extends LetterOn<Sent> {
  protected readonly name = 'mail-the-invoice-when-it-is-sent';
  protected readonly on = 'InvoiceSent';

  constructor(private readonly printer: InvoicePrinter) {
    super();
  }

  /** Every invoice of a letter has an event of its own; only the event of the first invoice sends the letter. */
  protected asked({ id, to, invoices = [id] }: Sent) {
    if (invoices[0] !== id) return null;
    if (invoices.length === 1) return { id, to, subject: `Invoice ${id} to ${to}` };
    return { id, to, invoices, subject: `${invoices.length} invoices to ${to}` };
  }

  protected async write({ id, to, invoices }: Sent): Promise<Draft | null> {
    return invoices && invoices.length > 1 ? this.ofMany(invoices, to) : this.ofOne(id, to);
  }

  private async ofOne(id: number, to: string): Promise<Draft> {
    const { number, pdf, paper } = await this.printer.print(id, EVERYTHING);
    const { firm, invoice, load, carrier, billTo } = paper;
    const from = carrier?.name ?? firm.name;
    const haul = load ? ` for load ${load.number} from ${load.pickup} to ${load.dropoff}` : '';
    return firmLetter(firm, {
      to,
      name: billTo.name,
      by: from,
      title: `Invoice ${number}`,
      paragraphs: [`Please find attached invoice ${number} from ${from}${haul}.`, questions('number', firm.phone)],
      details: [
        ['Amount due', dollars(dueOf(invoice))],
        ['Due date', usDate(invoice.dueDate)],
        ...(load ? ([['Load', load.number]] as const) : []),
      ],
      paper: { number, pdf },
    });
  }

  /** One letter with the papers of several invoices; one that was voided since is left out. */
  private async ofMany(ids: readonly number[], to: string): Promise<Draft | null> {
    const printed = [];
    for (const id of ids) printed.push(await this.printer.print(id, EVERYTHING));
    const valid = printed.filter(({ paper }) => paper.invoice.status !== 'cancelled');
    const [first] = valid;
    if (!first) return null;
    const { firm, billTo } = first.paper;
    const total = valid.reduce((sum, { paper }) => sum + paper.invoice.open, 0);
    return {
      ...firmLetter(firm, {
        to,
        name: billTo.name,
        title: `${valid.length} invoices`,
        paragraphs: [`Please find attached ${valid.length} invoices.`, questions('numbers', firm.phone)],
        details: [
          ...valid.map(({ number, paper: { invoice } }): [string, string] => [
            invoice.dueDate ? `${number}, due ${usDate(invoice.dueDate)}` : number,
            dollars(invoice.open),
          ]),
          ['Total', dollars(total)],
        ],
      }),
      attached: valid.map(({ number, pdf }) => ({
        filename: pdfName(number),
        contentType: 'application/pdf',
        bytes: pdf,
      })),
    };
  }
}

const questions = (what: 'number' | 'numbers', phone: string): string =>
  `Please write the invoice ${what} on your payment. If anything is unclear, reply to this e-mail or call ${phone}.`;
