import { BLUE, GREY, INK, Paper } from '../../../../platform/infrastructure/pdf/paper';
import { dollars, parseMoney } from '../../../../platform/money/money';
import type { ReportColumn, ReportRow, ReportTable } from '../domain/report-table';

const LEFT = Paper.left;
/** Above the footer. */
const FOOT = 66;
const GAP = 8;
const NUMBER_WIDTH = 46;
/** Tables of more columns are wider than high. */
const MANY_COLUMNS = 8;
const LINE_OF_HEADINGS = 9;

interface Place {
  readonly x: number;
  readonly width: number;
}

/** Amounts are as wide as eleven digits need; account numbers are narrow; other texts share the rest. */
const placesOf = (columns: readonly ReportColumn[], width: number): readonly Place[] => {
  const amounts = columns.filter(({ is }) => is !== 'text').length;
  const amountWidth = Math.min(
    96,
    Math.floor((width * (columns.length > MANY_COLUMNS ? 0.75 : 0.62)) / Math.max(amounts, 1)),
  );
  const fixed = ({ header, is }: ReportColumn): number | null =>
    is !== 'text' ? amountWidth : header === 'Number' ? NUMBER_WIDTH : null;
  const taken = columns.reduce((sum, column) => sum + (fixed(column) ?? 0), 0);
  const open = columns.filter((column) => fixed(column) === null).length;
  let x = LEFT;
  return columns.map((column) => {
    const wide = fixed(column) ?? (width - taken) / open;
    const place = { x, width: wide - GAP };
    x += wide;
    return place;
  });
};

const shownAs = (value: string, { is }: ReportColumn): string => {
  const amount = is === 'money' ? parseMoney(value) : null;
  return amount === null ? value : dollars(amount);
};

/** A table that continues on the next page, under its headings. */
class Sheet {
  private readonly places: readonly Place[];
  private readonly lowest: number;

  constructor(
    private readonly paper: Paper,
    private readonly columns: readonly ReportColumn[],
    private y: number,
    private readonly size: number,
  ) {
    this.places = placesOf(columns, paper.width);
    this.lowest = paper.doc.page.height - FOOT;
    this.headings();
  }

  add({ style, cells }: ReportRow): void {
    const height = this.size + 6;
    if (this.y + height * (style === 'heading' ? 3 : 1) > this.lowest) {
      this.paper.doc.addPage();
      this.y = 54;
      this.headings();
    }
    if (style === 'heading') this.y += 5;
    if (style === 'grand') this.paper.rule(this.y, { color: INK });
    else if (style !== 'heading') this.paper.rule(this.y, { width: 0.4 });
    const bold = style !== 'line';
    let end = this.y + height;
    cells.forEach((value, at) => {
      const [place, column] = [this.places[at], this.columns[at]];
      if (value === null || !place || !column) return;
      const width = style === 'heading' ? this.paper.width : place.width;
      const align = column.is === 'text' ? 'left' : 'right';
      const written = this.paper.text(shownAs(value, column), place.x, this.y + 3, {
        ...{ size: this.size, bold, width, align },
      });
      end = Math.max(end, written + 2);
    });
    this.y = end;
  }

  private headings(): void {
    const from = this.y;
    let end = from + LINE_OF_HEADINGS;
    this.columns.forEach(({ header, is }, at) => {
      const place = this.places[at];
      if (!place) return;
      this.paper.label(header, place.x, from, place.width, is === 'text' ? 'left' : 'right');
      end = Math.max(end, this.paper.doc.y);
    });
    this.y = end + 4;
  }
}

const FEW_ROWS = 34;

/** Draws one report onto a paper, from the top of its current page. */
export const drawReport = (paper: Paper, { title, about, columns, rows }: ReportTable): void => {
  const { width } = paper;
  paper.text(title, LEFT, 50, { size: 20, bold: true, color: BLUE, width });
  let y = 80;
  let lowest = y;
  about.forEach(([name, value], at) => {
    const x = at % 2 === 0 ? LEFT : LEFT + width / 2;
    paper.text(name, x, y, { size: 8.5, color: GREY, width: 84 });
    lowest = Math.max(lowest, y + 12, paper.text(value, x + 86, y, { size: 8.5, width: width / 2 - 94 }));
    if (at % 2 === 1 || at === about.length - 1) y = lowest + 2;
  });
  paper.rule(y + 2);
  // smaller where that keeps it on one page
  const sheet = new Sheet(paper, columns, y + 12, rows.length > FEW_ROWS ? 8 : 9.5);
  for (const row of rows) sheet.add(row);
};

/** Whether a table is printed wider than high. */
export const isWide = ({ columns }: ReportTable): boolean => columns.length > MANY_COLUMNS;

/** A report as a PDF; every page says what it is of. */
export const reportPdf = async (table: ReportTable): Promise<Buffer> => {
  const said = new Map(table.about);
  const paper = await Paper.begin({ title: table.title, author: said.get('Firm') ?? '', landscape: isWide(table) });
  drawReport(paper, table);
  return paper.end(footerOf(table));
};

/** 'Axlebook · All books · Accrual basis · as of position 812' */
export const footerOf = ({ about }: ReportTable): string => {
  const said = new Map(about);
  const position = said.get('As of position');
  return [
    said.get('Firm'),
    said.get('Book'),
    said.get('Basis')?.split(':')[0],
    position && `as of position ${position}`,
  ]
    .filter(Boolean)
    .join(' · ');
};
