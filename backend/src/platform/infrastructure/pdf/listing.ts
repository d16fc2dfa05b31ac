import { setImmediate as turn } from 'node:timers/promises';
import { BLUE, GREY, INK, Paper } from './paper';

/** A column of a listing: so many letters wide; amounts stand at its right. */
export interface ListingColumn {
  readonly header: string;
  readonly letters: number;
  readonly right?: boolean;
}

const SIZE = 6.4;
const HEIGHT = 8.6;
const FIRST = 54;
const TITLE_HEIGHT = 26;
const FOOT = 62;
/** What a letter of Courier is wide, of its size. */
const WIDE = 0.6;
/** After so many lines others have their turn. */
const TURN = 100;

const cell = (value: string | null, { letters, right = false }: ListingColumn): string => {
  const text = value ?? '';
  const cut = text.length > letters ? `${text.slice(0, letters - 1)}…` : text;
  return right ? cut.padStart(letters) : cut.padEnd(letters);
};
/**
 * A line of a listing, a blank between its columns.
 * @example rowOf([{ header: 'Day', letters: 5 }, { header: 'Miles', letters: 6, right: true }], ['07/10', '90.5'])
 *   // '07/10   90.5'
 */
export const rowOf = (columns: readonly ListingColumn[], cells: readonly (string | null)[]): string =>
  columns
    .map((column, at) => cell(cells[at] ?? null, column))
    .join(' ')
    .trimEnd();

/** Parts in as few lines as they need, each begun by `before`; a part is never divided. */
export const packed = (parts: readonly string[], before: string, width: number, between = '  '): string[] => {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + between.length + part.length <= width)
      lines[lines.length - 1] = `${last}${between}${part}`;
    else lines.push(`${before}${part}`);
  }
  return lines;
};

/**
 * A list of tens of thousands of lines on a paper, in letters of one width: each line is one text, which takes a tenth
 * of the time of cells, and others have their turn meanwhile. It begins on a page of its own; its title and headings
 * stand on each.
 */
export class Listing {
  /** So many letters fit on a line. */
  readonly letters: number;
  private readonly lowest: number;
  private y = 0;
  private lines = 0;

  constructor(
    private readonly paper: Paper,
    private readonly title: string,
    private readonly columns: readonly ListingColumn[],
  ) {
    this.letters = Math.floor(paper.width / (SIZE * WIDE));
    this.lowest = paper.doc.page.height - FOOT;
    this.page();
  }

  row(cells: readonly (string | null)[]): Promise<void> {
    return this.line(rowOf(this.columns, cells));
  }

  async line(words: string, { bold = false, color = INK } = {}): Promise<void> {
    if (this.y + HEIGHT > this.lowest) this.page();
    this.write(words, bold, color);
    this.lines += 1;
    if (this.lines % TURN === 0) await turn();
  }

  /** What belongs to the line above. */
  below(words: string): Promise<void> {
    return this.line(words, { color: GREY });
  }

  private page(): void {
    this.paper.doc.addPage();
    this.paper.text(this.title, Paper.left, FIRST, { size: 13, bold: true, color: BLUE });
    this.y = FIRST + TITLE_HEIGHT;
    const headings = this.columns.map(({ header }) => header);
    this.write(rowOf(this.columns, headings), true, GREY);
    this.paper.rule(this.y);
    this.y += 4;
  }

  private write(words: string, bold: boolean, color: string): void {
    const { doc } = this.paper;
    doc
      .font(bold ? 'Courier-Bold' : 'Courier')
      .fontSize(SIZE)
      .fillColor(color);
    doc.text(words, Paper.left, this.y, { lineBreak: false });
    this.y += HEIGHT;
  }
}
