import type { Run } from '../../../../platform/infrastructure/file-text/runs';

/** Texts of one line that stand together: 'Load #: 48291'. Positions are points from the left and the top. */
export interface Cell {
  readonly x: number;
  readonly right: number;
  readonly text: string;
}
export interface Line {
  readonly page: number;
  /** On its page, from 1. */
  readonly nr: number;
  readonly y: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  /** A word of it with digits may say others: the picture of it is not clear. */
  readonly doubtful: boolean;
}

/** Twenty full pages have no more lines. */
const MOST_LINES = 1_600;
const MOST_SIGNS = 300;
const MOST_OF_A_RUN = 1_000;
/**
 * Who recognizes letters is at least this sure of a word that is read right, from 0 to 1: of 380 of 382 numbers of our
 * scans and photos. Of the two that were read wrong it was 0.50 and 0.55.
 */
const SURE_OF_A_WORD = 0.8;
const isDoubtful = ({ sure = 1, text }: Run): boolean => sure < SURE_OF_A_WORD && /\d/.test(text);
/** Shares of the height of letters. */
const [SAME_LINE, NEW_CELL, NEW_WORD] = [0.35, 0.9, 0.12];

/** Without control bytes, which watermarks leave in a line. */
const cleaned = (text: string): string => text.normalize('NFKC').replace(/[\p{Cc}\p{Cf}]/gu, ' ');

/** A run whose text holds three blanks in a row is several. */
const taken = (run: Run): Run[] => {
  const text = cleaned(run.text.slice(0, MOST_OF_A_RUN));
  const each = run.width / Math.max(1, text.length);
  let at = 0;
  return text.split(/(\s{3,})/).flatMap((part) => {
    const from = at;
    at += part.length;
    const bare = part.trim();
    if (bare === '') return [];
    const before = part.length - part.trimStart().length;
    return [{ ...run, x: run.x + (from + before) * each, width: bare.length * each, text: bare }];
  });
};

const cellsOf = (runs: readonly Run[], height: number): Cell[] => {
  const cells: { x: number; right: number; text: string }[] = [];
  for (const { x, width, text } of runs.toSorted((one, other) => one.x - other.x)) {
    const last = cells.at(-1);
    if (!last || x - last.right > NEW_CELL * height) cells.push({ x, right: x + width, text });
    else {
      last.text += x - last.right > NEW_WORD * height ? ` ${text}` : text;
      last.right = Math.max(last.right, x + width);
    }
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.slice(0, MOST_SIGNS) }));
};

/** The texts of a paper as lines from top to bottom, each in cells from left to right: columns stay apart. */
export const linesOf = (runs: readonly Run[]): Line[] => {
  const lines: { page: number; y: number; height: number; runs: Run[] }[] = [];
  const sorted = runs.flatMap(taken).sort((one, other) => one.page - other.page || one.y - other.y || one.x - other.x);
  for (const run of sorted) {
    const last = lines.at(-1);
    if (last?.page === run.page && run.y - last.y <= SAME_LINE * Math.max(run.height, last.height)) last.runs.push(run);
    else if (lines.length < MOST_LINES) lines.push({ page: run.page, y: run.y, height: run.height, runs: [run] });
    else break;
  }
  let [page, nr] = [0, 0];
  return lines.map((line) => {
    nr = line.page === page ? nr + 1 : 1;
    page = line.page;
    const height = Math.max(...line.runs.slice(0, 1_000).map((run) => run.height));
    const doubtful = line.runs.some(isDoubtful);
    return { page, nr, y: line.y, height, cells: cellsOf(line.runs, height), doubtful };
  });
};

/** What a line says, with two blanks between its cells. */
export const textOf = ({ cells }: Line): string => cells.map(({ text }) => text).join('  ');
