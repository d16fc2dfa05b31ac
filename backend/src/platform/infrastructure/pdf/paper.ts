import type PDFKit from 'pdfkit';

export const INK = '#101828';
export const GREY = '#475467';
export const BLUE = '#0B5CAD';
export const RED = '#B42318';
const RULE = '#E4E7EC';
const [TOP, BELOW] = [54, 44];

/** The style and place of a text on a page; sizes and positions are in points. */
interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly height?: number;
}
interface Said {
  readonly title: string;
  readonly author: string;
  readonly margin?: number;
  /** Wider than high, for tables of many columns. */
  readonly landscape?: boolean;
  /** The creation date in the file; the time of drawing when absent. */
  readonly on?: Date;
}

/**
 * Draws a PDF of letter-size pages: labels, blocks of lines, tables that continue on the next page, sums, and a footer
 * with page numbers. Positions are points from the left and the top; methods that draw text return the vertical
 * position where it ends.
 */
export class Paper {
  static readonly left = TOP;
  static readonly right = 558;
  static readonly width = Paper.right - Paper.left;

  /** Between the margins of this paper: `Paper.width` of one that is higher than wide. */
  readonly width: number;

  private constructor(
    readonly doc: PDFKit.PDFDocument,
    private readonly done: Promise<Buffer>,
  ) {
    this.width = doc.page.width - 2 * TOP;
  }

  static async begin({ title, author, margin = TOP, on, landscape = false }: Said): Promise<Paper> {
    const { default: PDFDocument } = await import('pdfkit');
    const doc = new PDFDocument({
      size: 'LETTER',
      layout: landscape ? 'landscape' : 'portrait',
      margins: { top: margin, bottom: margin, left: margin, right: margin },
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: title, Author: author, ...(on ? { CreationDate: on } : {}) },
    });
    const chunks: Buffer[] = [];
    const done = new Promise<Buffer>((resolve, reject) => {
      doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      doc.on('end', () => resolve(Buffer.concat(chunks)));
      doc.on('error', reject);
    });
    return new Paper(doc, done);
  }

  text(words: string, x: number, y: number, { size = 10, bold = false, color = INK, ...place }: Look = {}): number {
    this.doc
      .font(bold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(color);
    this.doc.text(words, x, y, { ...place, ...(place.height ? { ellipsis: true } : {}) });
    return this.doc.y;
  }

  /** Draws a small label in capitals, to be placed above a value. */
  label(words: string, x: number, y: number, width: number, align: Look['align'] = 'left'): void {
    this.doc.font('Helvetica-Bold').fontSize(7.5).fillColor(GREY);
    this.doc.text(words.toUpperCase(), x, y, { width, align, characterSpacing: 0.6 });
  }

  /** Draws lines of which the first is a name in bold; empty ones are left out. */
  block(lines: readonly (string | null)[], x: number, y: number, width: number): number {
    const [first = '', ...rest] = lines.filter((line): line is string => Boolean(line));
    this.text(first, x, y, { bold: true, width });
    for (const line of rest) this.text(line, x, this.doc.y + 1, { size: 9, color: GREY, width });
    return this.doc.y;
  }

  rule(y: number, { width = 0.75, color = RULE } = {}): void {
    this.doc
      .moveTo(Paper.left, y)
      .lineTo(Paper.left + this.width, y)
      .lineWidth(width)
      .strokeColor(color)
      .stroke();
  }

  frame(y: number, height: number): void {
    this.doc.roundedRect(Paper.left, y, Paper.width, height, 4).lineWidth(0.75).strokeColor(RULE).stroke();
  }

  /** Starts a new page if `y` is below `lowest`. @returns the vertical position to continue at */
  room(y: number, lowest: number): number {
    if (y <= lowest) return y;
    this.doc.addPage();
    return 60;
  }

  /**
   * Draws texts and amounts in two columns with headings, over as many pages as needed. @returns where the table ends
   */
  table(names: readonly [string, string], rows: readonly (readonly [string, string])[], from: number): number {
    this.label(names[0], Paper.left, from, 300);
    this.label(names[1], 440, from, 118, 'right');
    let y = from + 14;
    for (const [words, amount] of rows) {
      y = this.room(y, 640);
      this.rule(y, { width: 0.5 });
      const end = this.text(words, Paper.left, y + 8, { width: 360 });
      this.text(amount, 440, y + 8, { width: 118, align: 'right' });
      y = end + 8;
    }
    this.rule(y, { color: INK });
    return y;
  }

  /** Draws sums at the right, the last one in bold. @returns where they end */
  sums(rows: readonly (readonly [string, string])[], from: number): number {
    let y = from;
    for (const [at, [name, value]] of rows.entries()) {
      const strong = at === rows.length - 1;
      y += 10;
      const look = { size: strong ? 12 : 10, bold: strong };
      const end = this.text(name, 320, y, { ...look, width: 120 });
      this.text(value, 440, y, { ...look, width: 118, align: 'right' });
      y = Math.max(end, y + (strong ? 16 : 12));
    }
    return y;
  }

  /**
   * Completes the document and returns its bytes.
   * @param footer the text at the bottom of each page, before the page number
   */
  end(footer?: string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; footer !== undefined && page < count; page += 1) {
      this.doc.switchToPage(page);
      const { bottom } = this.doc.page.margins;
      this.doc.page.margins.bottom = 0;
      this.doc.font('Helvetica').fontSize(8).fillColor(GREY);
      const words = `${footer} · Page ${page + 1} of ${count}`;
      this.doc.text(words, Paper.left, this.doc.page.height - BELOW, {
        width: this.width,
        align: 'center',
        lineBreak: false,
      });
      this.doc.page.margins.bottom = bottom;
    }
    this.doc.end();
    return this.done;
  }
}
