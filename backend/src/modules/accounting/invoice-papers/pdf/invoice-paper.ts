import { usDate } from '../../../../platform/money/dates';
import { dollars, negate, NOTHING } from '../../../../platform/money/money';
import { GREY, Paper, RED } from '../../../../platform/infrastructure/pdf/paper';
import { paperOf } from '../../../../platform/infrastructure/pdf/paper-of';
import { dueOf, type InvoiceLine } from '../../invoice-money';
import type { Invoice } from '../../invoices';

/**
 * The data of a printed invoice. Amounts in whole cents, dates as YYYY-MM-DD, except the dates of the load, which are
 * already formatted.
 */
export interface InvoicePaper {
  readonly firm: {
    readonly name: string;
    readonly address: string | null;
    readonly phone: string;
    readonly email: string;
    readonly remitTo: string | null;
  };
  /** The client that issues the invoice; null when the firm bills for itself. */
  readonly carrier: {
    readonly name: string;
    readonly address: string | null;
    readonly dotNumber: string | null;
    readonly mcNumber: string | null;
  } | null;
  readonly billTo: {
    readonly name: string;
    readonly address: string | null;
    readonly email: string | null;
    readonly phone: string | null;
  };
  readonly invoice: Pick<
    Invoice,
    | ('invoiceNumber' | 'issueDate' | 'dueDate' | 'lines' | 'notes' | 'status')
    | ('amount' | 'paid' | 'credited' | 'writtenOff' | 'open')
    | ('sold' | 'factoringStatus' | 'factorName' | 'remitTo' | 'notice')
  >;
  readonly load: {
    readonly number: string;
    readonly pickup: string;
    readonly dropoff: string;
    readonly pickupDate: string | null;
    readonly dropoffDate: string | null;
    readonly miles: string | null;
  } | null;
}

const { left: LEFT, width: WIDTH } = Paper;
const SECOND = 330;
const KIND: Readonly<Record<InvoiceLine['kind'], string>> = {
  freight: 'Freight',
  detention: 'Detention',
  lumper: 'Lumper',
  fuel_surcharge: 'Fuel surcharge',
  other: 'Other',
};
const wordsOf = ({ kind, description }: InvoiceLine): string =>
  description === KIND[kind] ? description : `${KIND[kind]}: ${description}`;

/**
 * Lays out an invoice: issuer, bill-to party, load, lines, terms and remit-to address.
 * @returns the bytes of the PDF
 */
export const setInvoice = ({ firm, carrier, billTo, invoice, load }: InvoicePaper): Promise<Buffer> => {
  const issuer = carrier ?? { name: firm.name, address: firm.address, dotNumber: null, mcNumber: null };
  const balance = dollars(dueOf(invoice));
  const settled = invoice.factoringStatus === 'released' ? invoice.sold : NOTHING;
  const cleared = (
    [
      ['Payments received', invoice.paid],
      ['Credits', invoice.credited],
      ['Written off', invoice.writtenOff],
      [`Settled with ${invoice.factorName ?? 'the factor'}`, settled],
    ] as const
  ).flatMap(([name, amount]) => (amount > 0 ? [[name, dollars(negate(amount))] as const] : []));
  return paperOf({
    title: 'Invoice',
    number: invoice.invoiceNumber,
    from: [
      issuer.name,
      issuer.address,
      issuer.mcNumber && `MC ${issuer.mcNumber}`,
      issuer.dotNumber && `USDOT ${issuer.dotNumber}`,
      firm.phone,
      firm.email,
    ],
    to: { label: 'Bill to', lines: [billTo.name, billTo.address, billTo.email, billTo.phone] },
    facts: [
      ['Invoice date', usDate(invoice.issueDate)],
      ['Due date', usDate(invoice.dueDate)],
      ['Balance due', balance],
    ],
    above: (paper, y) => (load ? loadOf(paper, load, y) : y),
    lines: invoice.lines.map((line) => [wordsOf(line), dollars(line.amount)]),
    sums: [['Total', dollars(invoice.amount)], ...cleared, ['Balance due', balance]],
    below: (paper, end) => {
      if (invoice.status === 'cancelled') paper.text('CANCELLED', LEFT, end - 24, { size: 20, bold: true, color: RED });
      const remitTo = invoice.remitTo ?? firm.remitTo ?? [issuer.name, issuer.address].filter(Boolean).join('\n');
      const y = termsOf(paper, remitTo, invoice, paper.room(end + 22, 620));
      const below = invoice.notice ? noticeOf(paper, invoice.notice, y) : y;
      if (!invoice.notes) return;
      paper.label('Notes', LEFT, below, WIDTH);
      paper.text(invoice.notes, LEFT, below + 13, { size: 9, color: GREY, width: WIDTH });
    },
    footer: `Questions about this invoice? ${firm.phone} · ${firm.email}`,
  });
};

/** The notice that an invoice is assigned, so that its broker pays the factor. */
const noticeOf = (paper: Paper, notice: string, y: number): number => {
  paper.label('Notice of assignment', LEFT, y, WIDTH);
  return paper.text(notice, LEFT, y + 13, { size: 9, bold: true, width: WIDTH }) + 16;
};

const loadOf = (paper: Paper, load: NonNullable<InvoicePaper['load']>, y: number): number => {
  paper.frame(y, 58);
  const cell = (name: string, value: string, at: number, width: number): void => {
    paper.label(name, at, y + 10, width);
    paper.text(value, at, y + 23, { size: 9.5, width, height: 26 });
  };
  cell('Load', load.number, LEFT + 12, 84);
  cell('Pickup', [load.pickup, load.pickupDate].filter(Boolean).join('\n'), LEFT + 104, 160);
  cell('Drop-off', [load.dropoff, load.dropoffDate].filter(Boolean).join('\n'), LEFT + 272, 160);
  cell('Miles', load.miles ?? 'N/A', LEFT + 440, 56);
  return y + 76;
};

const termsOf = (
  paper: Paper,
  remitTo: string,
  { invoiceNumber, dueDate }: InvoicePaper['invoice'],
  y: number,
): number => {
  paper.label('Remit to', LEFT, y, 240);
  const end = paper.block(remitTo.split('\n'), LEFT, y + 13, 240);
  paper.label('Terms', SECOND, y, 228);
  const words = dueDate
    ? `Payment is due by ${usDate(dueDate)}. Please write the invoice number ${invoiceNumber} on your payment.`
    : 'Payment is due on receipt.';
  return Math.max(end, paper.text(words, SECOND, y + 13, { size: 9, color: GREY, width: 228 })) + 16;
};
