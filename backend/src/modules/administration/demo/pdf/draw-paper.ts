import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { GREY, INK, Paper } from '../../../../platform/infrastructure/pdf/paper';

/** A one-page PDF that looks like a paper that a client scanned. The same arguments give the same bytes. */
export const drawPaper = async (
  title: string,
  company: string,
  on: IsoDate,
  lines: readonly string[],
): Promise<Buffer> => {
  const paper = await Paper.begin({ title, author: company, margin: 72, on: new Date(`${on}T12:00:00Z`) });
  const { doc } = paper;
  doc.font('Helvetica-Bold').fontSize(20).text(title).moveDown(0.5);
  doc
    .font('Helvetica')
    .fontSize(12)
    .fillColor(GREY)
    .text(`${company} · ${usDate(on)}`)
    .moveDown(1.5);
  doc.fillColor(INK);
  for (const line of lines) doc.text(line).moveDown(0.4);
  return paper.end();
};
