import { usDate } from '../../../platform/money/dates';
import { dollars } from '../../../platform/money/money';
import type { InvoiceLine } from '../domain/invoice.facts';

/** Everything that stands on an invoice's paper. */
export interface InvoicePaper {
  readonly firm: {
    readonly name: string;
    readonly address: string | null;
    readonly phone: string;
    readonly email: string;
    readonly remitTo: string | null;
  };
  /** The client it is billed for, when it is not the firm's own. */
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
  readonly invoice: {
    readonly number: string;
    readonly issueDate: string;
    readonly dueDate: string | null;
    readonly lines: readonly InvoiceLine[];
    readonly amount: number;
    readonly paid: number;
    readonly notes: string | null;
    readonly status: string;
  };
  readonly load: {
    readonly number: string;
    readonly pickup: string;
    readonly dropoff: string;
    readonly pickupDate: string | null;
    readonly dropoffDate: string | null;
    readonly miles: string | null;
  } | null;
}

const INK = '#101828';
const GREY = '#475467';
const RULE = '#E4E7EC';
const BLUE = '#0B5CAD';
const LEFT = 54;
const RIGHT = 558;
const WIDTH = RIGHT - LEFT;
const KIND: Readonly<Record<InvoiceLine['kind'], string>> = {
  freight: 'Freight',
  detention: 'Detention',
  lumper: 'Lumper',
  fuel_surcharge: 'Fuel surcharge',
  other: 'Other',
};

/**
 * Sets an invoice on letter paper: who, for whom, the load, the lines, the terms and where to pay. Resolves with the
 * PDF's bytes.
 */
export const setInvoice = async (paper: InvoicePaper): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit');
  const { firm, carrier, billTo, invoice, load } = paper;
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: 54, bottom: 54, left: LEFT, right: 54 },
    bufferPages: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `Invoice ${invoice.number}`, Author: carrier?.name ?? firm.name },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const label = (words: string, x: number, y: number, width: number) =>
    doc
      .font('Helvetica-Bold')
      .fontSize(7.5)
      .fillColor(GREY)
      .text(words.toUpperCase(), x, y, { width, characterSpacing: 0.6 });
  const block = (lines: readonly (string | null)[], x: number, y: number, width: number): number => {
    const [first, ...rest] = lines.filter((line): line is string => Boolean(line));
    doc
      .font('Helvetica-Bold')
      .fontSize(10)
      .fillColor(INK)
      .text(first ?? '', x, y, { width });
    doc.font('Helvetica').fontSize(9).fillColor(GREY);
    for (const line of rest) doc.text(line, x, doc.y + 1, { width });
    return doc.y;
  };

  const issuer = carrier ?? { name: firm.name, address: firm.address, dotNumber: null, mcNumber: null };
  doc
    .font('Helvetica-Bold')
    .fontSize(26)
    .fillColor(BLUE)
    .text('INVOICE', LEFT, 54, { width: WIDTH / 2 });
  doc.font('Helvetica').fontSize(11).fillColor(GREY).text(invoice.number, LEFT, 84);
  const issuerEnd = block(
    [
      issuer.name,
      issuer.address,
      issuer.mcNumber && `MC ${issuer.mcNumber}`,
      issuer.dotNumber && `USDOT ${issuer.dotNumber}`,
      firm.phone,
      firm.email,
    ],
    330,
    56,
    228,
  );

  let y = Math.max(issuerEnd, 108) + 22;
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(RULE).stroke();
  y += 14;
  label('Bill to', LEFT, y, 220);
  const billEnd = block([billTo.name, billTo.address, billTo.email, billTo.phone], LEFT, y + 13, 240);
  const facts: [string, string][] = [
    ['Invoice date', usDate(invoice.issueDate)],
    ['Due date', usDate(invoice.dueDate)],
    ['Balance due', dollars(invoice.amount - invoice.paid)],
  ];
  facts.forEach(([name, value], index) => {
    label(name, 330, y + index * 26, 110);
    doc
      .font(index === 2 ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(10)
      .fillColor(INK)
      .text(value, 440, y + index * 26 - 2, { width: 118, align: 'right' });
  });
  y = Math.max(billEnd, y + 78) + 18;

  if (load) {
    doc.roundedRect(LEFT, y, WIDTH, 58, 4).lineWidth(0.75).strokeColor(RULE).stroke();
    const cell = (name: string, value: string, at: number, width: number): void => {
      label(name, at, y + 10, width);
      doc
        .font('Helvetica')
        .fontSize(9.5)
        .fillColor(INK)
        .text(value, at, y + 23, { width, height: 26, ellipsis: true });
    };
    cell('Load', load.number, LEFT + 12, 84);
    cell('Pickup', [load.pickup, load.pickupDate].filter(Boolean).join('\n'), LEFT + 104, 160);
    cell('Drop-off', [load.dropoff, load.dropoffDate].filter(Boolean).join('\n'), LEFT + 272, 160);
    cell('Miles', load.miles ?? 'N/A', LEFT + 440, 56);
    y += 76;
  }

  label('Description', LEFT, y, 300);
  doc
    .font('Helvetica-Bold')
    .fontSize(7.5)
    .fillColor(GREY)
    .text('AMOUNT', 440, y, { width: 118, align: 'right', characterSpacing: 0.6 });
  y += 14;
  for (const line of invoice.lines) {
    if (y > 640) {
      doc.addPage();
      y = 60;
    }
    doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(RULE).stroke();
    const words = line.description === KIND[line.kind] ? KIND[line.kind] : `${KIND[line.kind]}: ${line.description}`;
    doc
      .font('Helvetica')
      .fontSize(10)
      .fillColor(INK)
      .text(words, LEFT, y + 8, { width: 360 });
    const end = doc.y;
    doc.text(dollars(line.amount), 440, y + 8, { width: 118, align: 'right' });
    y = end + 8;
  }
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(INK).stroke();
  const sums: [string, string, boolean][] = [
    ['Total', dollars(invoice.amount), false],
    ...(invoice.paid > 0
      ? ([['Payments received', dollars(-invoice.paid), false]] as [string, string, boolean][])
      : []),
    ['Balance due', dollars(invoice.amount - invoice.paid), true],
  ];
  for (const [name, value, strong] of sums) {
    y += 10;
    doc
      .font(strong ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(strong ? 12 : 10)
      .fillColor(INK);
    doc.text(name, 320, y, { width: 120 }).text(value, 440, y, { width: 118, align: 'right' });
    y += strong ? 16 : 12;
  }
  if (invoice.status === 'cancelled')
    doc
      .font('Helvetica-Bold')
      .fontSize(20)
      .fillColor('#B42318')
      .text('CANCELLED', LEFT, y - 24);

  y += 22;
  if (y > 620) {
    doc.addPage();
    y = 60;
  }
  label('Remit to', LEFT, y, 240);
  const remitEnd = block(
    (firm.remitTo ?? [issuer.name, issuer.address].filter(Boolean).join('\n')).split('\n'),
    LEFT,
    y + 13,
    240,
  );
  label('Terms', 330, y, 228);
  doc
    .font('Helvetica')
    .fontSize(9)
    .fillColor(GREY)
    .text(
      invoice.dueDate
        ? `Payment is due by ${usDate(invoice.dueDate)}. Please write the invoice number ${invoice.number} on your payment.`
        : 'Payment is due on receipt.',
      330,
      y + 13,
      { width: 228 },
    );
  y = Math.max(remitEnd, doc.y) + 16;
  if (invoice.notes) {
    label('Notes', LEFT, y, WIDTH);
    doc
      .font('Helvetica')
      .fontSize(9)
      .fillColor(GREY)
      .text(invoice.notes, LEFT, y + 13, { width: WIDTH });
  }
  const pages = doc.bufferedPageRange();
  for (let index = 0; index < pages.count; index += 1) {
    doc.switchToPage(index);
    const bottom = doc.page.margins.bottom;
    doc.page.margins.bottom = 0;
    doc
      .font('Helvetica')
      .fontSize(8)
      .fillColor(GREY)
      .text(
        `Questions about this invoice? ${firm.phone} · ${firm.email} · Page ${index + 1} of ${pages.count}`,
        LEFT,
        748,
        { width: WIDTH, align: 'center', lineBreak: false },
      );
    doc.page.margins.bottom = bottom;
  }
  doc.end();
  return done;
};
