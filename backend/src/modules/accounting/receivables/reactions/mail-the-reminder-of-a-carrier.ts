import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { firmLetter, LetterOn, type Draft } from '../../../../platform/infrastructure/mail/letters-on-events';
import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Broker } from '../../../clients/brokers';
import { Firm } from '../../../administration/settings';
import { Invoice, type InvoiceStore } from '../../invoices';

type Reminded = { readonly id: number; readonly to: string; readonly invoices: readonly number[] };

/** By due date, invoices without one last. */
const byDueDate = (one: Invoice, other: Invoice): number =>
  (one.dueDate ?? '9999').localeCompare(other.dueDate ?? '9999') || one.id - other.id;

/** Mails one letter about all invoices of a reminder that are still open when the letter is written. */
@Injectable()
export class MailTheReminderOfACarrier extends LetterOn<Reminded, Omit<Reminded, 'id'>> {
  protected readonly name = 'mail-the-reminder-of-a-carrier';
  protected readonly on = 'InvoiceReminded';
  protected override readonly isShown = false;

  constructor(
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    private readonly firm: Firm,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {
    super();
  }

  /** Every invoice of the letter has an event of its own; only the event of the first invoice sends the letter. */
  protected asked({ id, to, invoices }: Reminded) {
    return invoices[0] === id ? { invoices, to, subject: `Reminder of ${invoices.length} invoices to ${to}` } : null;
  }

  protected async write({ invoices: ids, to }: Omit<Reminded, 'id'>): Promise<Draft | null> {
    const rows = await this.invoices.byIds(EVERYTHING, ids);
    const open = rows.filter(({ status }) => status === 'pending' || status === 'overdue').sort(byDueDate);
    const [first] = open;
    if (!first) return null;
    const [firm, broker] = await Promise.all([this.firm.values(), this.brokers.find(EVERYTHING, first.brokerId)]);
    const title =
      open.length === 1 ? `Reminder: invoice ${first.invoiceNumber}` : `Reminder: ${open.length} open invoices`;
    const total = open.reduce((sum, { open: rest }) => sum + rest, 0);
    return firmLetter(firm, {
      to,
      name: broker?.name ?? to,
      title,
      paragraphs: [
        `Our books show ${open.length === 1 ? 'this invoice' : 'these invoices'} as open. If your payment is on its way, thank you, and please disregard this note.`,
        `Please write the invoice numbers on your payment. If anything is unclear, reply to this e-mail or call ${firm.phone}.`,
      ],
      details: [
        ...open.map(({ invoiceNumber, dueDate, open: rest }): [string, string] => [
          dueDate ? `${invoiceNumber}, due ${usDate(dueDate)}` : invoiceNumber,
          dollars(rest),
        ]),
        ...(open.length > 1 ? ([['Total', dollars(total)]] as const) : []),
      ],
    });
  }
}
