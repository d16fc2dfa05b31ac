import type { Line } from './cells';
import type { Pieces } from './pieces';
import { numbersOf } from './kinds/shared';
import { piecesOf } from './pieces';

/** The parts of a paper about several loads, each from the number of its load on; one part when it is about one. */
export const loadsApart = (pieces: Pieces): Pieces[] => {
  const numbers = numbersOf(pieces, 'loadNumber');
  const best = Math.min(...numbers.map(({ trust }) => trust));
  const firsts = new Map<string, number>();
  for (const { value, trust, at } of numbers) if (trust === best && !firsts.has(value)) firsts.set(value, at);
  const starts = [...firsts.values()].sort((one, other) => one - other);
  if (starts.length < 2) return [pieces];
  return starts.map((at, nr) => {
    const from = beginning(pieces.lines, at, starts[nr - 1] ?? -1);
    const next = starts[nr + 1];
    const end = next === undefined ? pieces.lines.length : beginning(pieces.lines, next, at);
    const lines = pieces.lines.slice(from, end);
    return { ...pieces, lines, rows: piecesOf(lines) };
  });
};
/** Where the part of a load begins: with its page, unless another load is on it. */
const beginning = (lines: readonly Line[], at: number, before: number): number => {
  const page = lines[at]?.page;
  const first = lines.findIndex((line) => line.page === page);
  return first > before ? first : at;
};
