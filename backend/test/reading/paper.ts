import path from 'node:path';
import PDFDocument from 'pdfkit';

/** A text on a page: points from the left and the top of a letter-size page. */
export interface Drawn {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}
/** What a paper says, as its maker knows it: the truth that a reader is measured by. */
export interface Truth {
  readonly kind:
    | 'rate_confirmation'
    | 'freight_invoice'
    | 'fuel_receipt'
    | 'lumper_receipt'
    | 'bill_of_lading'
    | 'remittance'
    | 'w9'
    | 'unknown';
  /** By the names of the API; amounts with their currency ('2150.00 USD'), days as 2026-07-12, places as 'Elko, NV'. */
  readonly fields: Readonly<Record<string, string>>;
  /** Those of one paper about several loads, in order. */
  readonly loads?: readonly Truth[];
}
export interface Paper {
  readonly layout: string;
  readonly drawn: readonly Drawn[];
  readonly truth: Truth;
}

// real widths, so that columns and gaps are those of the PDF
const ruler = new PDFDocument({ size: 'LETTER' });

/** Puts texts on pages, line by line. */
export class Sheet {
  readonly drawn: Drawn[] = [];
  private page = 1;
  private y = 40;
  size = 9;
  /** Each word is drawn by itself, as many programs do. */
  constructor(private readonly inWords = false) {}

  /** One line: texts with their distance from the left. */
  line(...texts: readonly (readonly [number, string])[]): this {
    for (const [x, text] of texts) this.put(x, text);
    this.y += this.size * 1.5;
    return this;
  }
  /** Lines of one text each, at the left. */
  lines(...texts: readonly string[]): this {
    for (const text of texts) this.line([40, text]);
    return this;
  }
  title(text: string, x = 40): this {
    const { size } = this;
    this.size = 15;
    this.line([x, text]);
    this.size = size;
    return this;
  }
  gap(points = 9): this {
    this.y += points;
    return this;
  }
  next(): this {
    this.page += 1;
    this.y = 40;
    return this;
  }
  private put(x: number, text: string): void {
    ruler.fontSize(this.size);
    if (!this.inWords) {
      this.drawn.push({ page: this.page, x, y: this.y, width: this.wide(text), height: this.size, text });
      return;
    }
    let at = x;
    for (const word of text.split(' ')) {
      const width = this.wide(word);
      if (word !== '') this.drawn.push({ page: this.page, x: at, y: this.y, width, height: this.size, text: word });
      at += width + this.wide(' ');
    }
  }
  private readonly wide = (text: string): number => ruler.widthOfString(text.replace(/\p{Cc}/gu, ''));
}

export const pdfOf = (drawn: readonly Drawn[]): Promise<Buffer> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    const document = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false, compress: true });
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    for (let page = 1; page <= Math.max(1, ...drawn.map((each) => each.page)); page += 1) {
      document.addPage();
      for (const { x, y, height, text } of drawn.filter((each) => each.page === page))
        document.fontSize(height).text(text, x, y, { lineBreak: false });
    }
    document.end();
  });

/** A font with which pictures of papers are drawn. */
export const FONT_FILE = path.join(
  path.dirname(require.resolve('pdfjs-dist/package.json')),
  'standard_fonts/LiberationSans-Regular.ttf',
);
