import { BLUE, GREY, Paper } from './paper';

type Rows = readonly (readonly [string, string])[];

const SECOND = 330;
const FACT_HEIGHT = 26;

/**
 * What a paper of a record says, from the top to the bottom.
 * @example { title: 'Payout', number: 'P-0007', from: [firm.name, firm.address], to: { label: 'Paid to', lines: ['Dan
 *   Ortiz'] }, lines: [['1,200 miles', '$720.00']], sums: [['Total', '$720.00']], footer: 'Questions? …' }
 */
export interface PaperParts {
  /** What it is, above its number: 'Invoice'. */
  readonly title: string;
  readonly number: string;
  /** Who issues it: the name, then the address and all else, of which null is left out. */
  readonly from: readonly (string | null)[];
  readonly to: { readonly label: string; readonly lines: readonly (string | null)[] };
  /** Days and amounts beside whom it is to, the last one in bold. */
  readonly facts?: Rows;
  /** Draws more above the lines. @returns where it ends */
  readonly above?: (paper: Paper, y: number) => number;
  /** Texts and amounts. */
  readonly lines: Rows;
  /** What they come to; the last one is in bold. */
  readonly sums: Rows;
  /** Draws more below the sums, which end at `y`. */
  readonly below?: (paper: Paper, y: number) => void;
  /** At the bottom of each page, before the page number. */
  readonly footer: string;
}

/** Draws a paper of a record: head, whom it is to, lines and sums. @returns the bytes of the PDF */
export const paperOf = async ({
  title,
  number,
  from,
  to,
  facts = [],
  above = (_, y) => y,
  lines,
  sums,
  below,
  footer,
}: PaperParts): Promise<Buffer> => {
  const { left, width } = Paper;
  const paper = await Paper.begin({ title: `${title} ${number}`, author: from[0] ?? '' });
  paper.text(title.toUpperCase(), left, 54, { size: 26, bold: true, color: BLUE, width: width / 2 });
  paper.text(number, left, 84, { size: 11, color: GREY });
  const head = Math.max(paper.block(from, SECOND, 56, 228), 108) + 22;
  paper.rule(head);

  const top = head + 14;
  paper.label(to.label, left, top, 220);
  const end = paper.block(to.lines, left, top + 13, 240);
  for (const [at, [words, value]] of facts.entries()) {
    paper.label(words, SECOND, top + at * FACT_HEIGHT, 110);
    const look = { bold: at === facts.length - 1, width: 118, align: 'right' } as const;
    paper.text(value, 440, top + at * FACT_HEIGHT - 2, look);
  }
  const middle = above(paper, Math.max(end, top + facts.length * FACT_HEIGHT) + 18);
  const bottom = paper.sums(sums, paper.table(['Description', 'Amount'], lines, middle));
  below?.(paper, bottom);
  return paper.end(footer);
};
