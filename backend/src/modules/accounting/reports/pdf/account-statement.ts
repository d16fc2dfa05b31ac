import { Paper } from '../../../../platform/infrastructure/pdf/paper';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { moneyText } from '../../../../platform/money/money';
import type { OpenInvoice } from '../../receivables';
import { sumOf } from '../domain/figures';
import { grand, line, type ReportTable } from '../domain/report-table';
import { drawReport, footerOf } from './report-pdf';

/** What one broker is told that it owes. */
export interface AccountStatement {
  readonly broker: { readonly name: string; readonly address: string | null };
  readonly invoices: readonly OpenInvoice[];
}
/** Who issues the statements: a client, or the firm. */
export interface Issuer {
  readonly name: string;
  readonly book: string;
  readonly contact: string;
}

/** The firm as issuer of a statement from these books. */
export const issuerOf = (
  firm: { readonly name: string; readonly phone: string; readonly email: string },
  book: string,
): Issuer => ({ name: firm.name, book, contact: `${firm.phone}, ${firm.email}` });

const daysLate = (to: IsoDate, due: IsoDate | null): string =>
  due === null ? '0' : String(Math.max(0, Math.round((Date.parse(to) - Date.parse(due)) / 86_400_000)));

/** The open invoices of one broker at the end of a day, as a table. */
export const accountTable = (
  { broker, invoices }: AccountStatement,
  issuer: Issuer,
  to: IsoDate,
  position: number,
): ReportTable => ({
  title: 'Statement of account',
  about: [
    ['Firm', issuer.name],
    ['Book', issuer.book],
    ['To', [broker.name, broker.address].filter(Boolean).join(', ')],
    ['At the end of', usDate(to)],
    ['Questions', issuer.contact],
    ['As of position', String(position)],
  ],
  columns: [
    { header: 'Invoice', is: 'text' },
    { header: 'Date', is: 'text' },
    { header: 'Due', is: 'text' },
    { header: 'Days late', is: 'number' },
    { header: 'Amount', is: 'money' },
    { header: 'Open', is: 'money' },
  ],
  rows: [
    ...invoices.map(({ invoiceNumber, issueDate, dueDate, amount, open }) =>
      line(
        invoiceNumber,
        usDate(issueDate),
        usDate(dueDate),
        daysLate(to, dueDate),
        moneyText(amount),
        moneyText(open),
      ),
    ),
    grand('Total open', null, null, null, null, moneyText(sumOf(invoices.map(({ open }) => open)))),
  ],
});

/** One PDF with a page, or as many as it takes, for each table. */
export const statementsPdf = async (tables: readonly ReportTable[], author: string): Promise<Buffer> => {
  const paper = await Paper.begin({ title: 'Statements of account', author });
  tables.forEach((table, at) => {
    if (at > 0) paper.doc.addPage();
    drawReport(paper, table);
  });
  return paper.end(tables[0] ? footerOf(tables[0]) : author);
};
