import { usDate, type IsoDate } from '../../../platform/money/dates';

/** A one-page paper as a client of the demo might scan it; the same bytes every time. */
export const drawPaper = async (
  title: string,
  company: string,
  on: IsoDate,
  lines: readonly string[],
): Promise<Buffer> => {
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 72,
    lang: 'en-US',
    info: { Title: title, Author: company, CreationDate: new Date(`${on}T12:00:00Z`) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.font('Helvetica-Bold').fontSize(20).text(title).moveDown(0.5);
  doc
    .font('Helvetica')
    .fontSize(12)
    .fillColor('#475467')
    .text(`${company} · ${usDate(on)}`)
    .moveDown(1.5);
  doc.fillColor('#101828');
  for (const line of lines) doc.text(line).moveDown(0.4);
  doc.end();
  return done;
};
