import { textOf, type Line } from './cells';
import { labelAt, type Labelled, type Meaning } from './labels';

/** A cell, or the part of one that begins with a label: 'Load #: 4 Carrier: Dusty Road' is two. */
export interface Piece {
  readonly x: number;
  readonly right: number;
  readonly text: string;
  readonly labelled: Labelled | null;
  /** Its line among those of the paper, from 0. */
  readonly at: number;
}
/** A paper in pieces. */
export interface Pieces {
  readonly lines: readonly Line[];
  /** The pieces of each line, from left to right. */
  readonly rows: readonly (readonly Piece[])[];
  readonly text: string;
  /** It may write the day before the month. */
  readonly eitherWay: boolean;
  /** It has to do with Canada, so that '$' alone may be another. */
  readonly canadian: boolean;
}

const MOST_WORDS = 40;
/** Where, within a text, labels with a colon begin. */
const cutsOf = (text: string): number[] => {
  const cuts = [0];
  let words = 0;
  for (let at = text.indexOf(' '); at !== -1 && words < MOST_WORDS; at = text.indexOf(' ', at + 1)) {
    words += 1;
    const found = labelAt(text.slice(at + 1));
    if (
      found &&
      (cuts.at(-1) ?? 0) < at &&
      /^ ?[:#]/.test(text.slice(at + 1 + found.said.trimEnd().length)) &&
      startsAnew(text, at, cuts)
    )
      cuts.push(at + 1);
  }
  return cuts;
};
/** A label within the words of another ('Total Rate:' in 'Agreed Total Rate:') begins nothing. */
const startsAnew = (text: string, at: number, cuts: readonly number[]): boolean => {
  const before = labelAt(text.slice(cuts.at(-1) ?? 0));
  return before === null || (cuts.at(-1) ?? 0) + before.said.length < at;
};

export const piecesOf = (lines: readonly Line[]): readonly (readonly Piece[])[] =>
  lines.map(({ cells }, at) =>
    cells.slice(0, 60).flatMap(({ x, right, text }) => {
      const cuts = cutsOf(text);
      const each = (right - x) / Math.max(1, text.length);
      return cuts.map((from, nr) => {
        const end = cuts[nr + 1] ?? text.length;
        const part = text.slice(from, end).trim();
        return { x: x + from * each, right: x + end * each, text: part, labelled: labelAt(part), at };
      });
    }),
  );

/** The pieces that a label of a meaning begins. */
export const labelled = ({ rows }: Pieces, ...meanings: readonly Meaning[]): Piece[] =>
  rows.flat().filter((piece) => piece.labelled && meanings.includes(piece.labelled.label.meaning));

/** The line of a piece, as it stands on the paper. */
export const lineOf = (
  { lines }: Pieces,
  { at }: { readonly at: number },
): { page: number; line: number; said: string } => {
  const line = lines[at];
  return line ? { page: line.page, line: line.nr, said: textOf(line) } : { page: 1, line: 1, said: '' };
};

/** How many heights of its letters a line may stand below its label. */
const CLOSE = 2.8;
/** The piece that stands below another one, in its column. */
export const below = ({ lines, rows }: Pieces, piece: Piece): Piece | null => {
  const from = lines[piece.at];
  for (let at = piece.at + 1; at < Math.min(rows.length, piece.at + 4); at += 1) {
    const line = lines[at];
    if (!from || line?.page !== from.page || line.y - from.y > CLOSE * Math.max(from.height, line.height)) return null;
    const found = (rows[at] ?? []).find(({ x, right }) => x < piece.right && right > piece.x);
    if (found) return found;
  }
  return null;
};

/** The pieces on the same line, right of another one. */
export const rightOf = ({ rows }: Pieces, piece: Piece): readonly Piece[] =>
  (rows[piece.at] ?? []).filter(({ x }) => x > piece.x);
