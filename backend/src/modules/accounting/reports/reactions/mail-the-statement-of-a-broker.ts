import { Injectable } from '@nestjs/common';
import { EVERYTHING } from '../../../../platform/access/viewer';
import { firmLetter, LetterOn, type Draft } from '../../../../platform/infrastructure/mail/letters-on-events';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { cents, dollars } from '../../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { Broker } from '../../../clients/brokers';
import { OpenInvoices } from '../../receivables';
import { sumOf } from '../domain/figures';
import { accountTable, issuerOf, statementsPdf } from '../pdf/account-statement';
import { ReportHeads } from '../queries/report-head';

interface Sent {
  readonly id: number;
  readonly statementSentAt: string;
  readonly statementSentTo: string;
  readonly statementDay: IsoDate;
  readonly statementBook: string;
  readonly statementInvoices: readonly number[];
}
/** The data of the job. */
interface Letter {
  readonly [name: string]: unknown;
  readonly subject: string;
  readonly id: number;
  readonly askedAt: string;
  readonly to: string;
  readonly day: IsoDate;
  readonly book: string;
  readonly invoices: readonly number[];
}

/** Mails a broker its statement of account: those of its invoices that were open then, as a PDF, and their total. */
@Injectable()
export class MailTheStatementOfABroker extends LetterOn<Sent, Letter> {
  protected readonly name = 'mail-the-statement-of-a-broker';
  protected readonly on = 'BrokerStatementSent';

  constructor(
    private readonly open: OpenInvoices,
    private readonly heads: ReportHeads,
    private readonly firm: Firm,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {
    super();
  }

  protected asked({
    id,
    statementSentAt: askedAt,
    statementSentTo: to,
    statementDay: day,
    statementBook: book,
    statementInvoices,
  }: Sent): Letter {
    return { id, askedAt, to, day, book, invoices: statementInvoices, subject: `Statement of broker ${id} to ${to}` };
  }

  protected async write({ id, to, day, book, invoices: ids }: Letter): Promise<Draft | null> {
    const everyBook = { clientId: null, own: false };
    const [firm, today, broker] = await Promise.all([
      this.firm.values(),
      this.firm.today(),
      this.brokers.find(EVERYTHING, id),
    ]);
    if (!broker || broker.removedAt !== null) return null;
    const open = await this.open.of(id, day, day >= today, everyBook, EVERYTHING);
    const invoices = open.filter((invoice) => ids.includes(invoice.id));
    const { position } = await this.heads.of({}, EVERYTHING);
    const table = accountTable({ broker, invoices }, issuerOf(firm, book), day, position);
    return firmLetter(firm, {
      to,
      name: broker.name,
      title: 'Statement of account',
      paragraphs: [
        'Your statement of account is attached: the invoices that our books show as open. If your payment is on its way, thank you.',
        `Please write the invoice numbers on your payment. If anything is unclear, reply to this e-mail or call ${firm.phone}.`,
      ],
      details: [
        ['At the end of', usDate(day)],
        ['Open invoices', String(invoices.length)],
        ['Total open', dollars(cents(sumOf(invoices.map((invoice) => invoice.open))))],
      ],
      paper: { number: `statement-${day}`, pdf: await statementsPdf([table], firm.name) },
    });
  }
}
