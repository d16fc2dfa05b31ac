import { daysIn, type DayRead } from './days';
import { lineOf, type Piece, type Pieces } from './pieces';
import { placeIn } from './place-names';
import type { Candidate } from './values';

/** Where a load is picked up or delivered, and when, as one part of a paper says it. */
export interface StopRead {
  readonly kind: 'pickup' | 'delivery';
  /** The words of its label, without numbers: 'origin'. */
  readonly label: string;
  /** Its label has a number, or stands in a table: one of several. */
  readonly numbered: boolean;
  readonly place: Candidate<string> | null;
  readonly day: Candidate<DayRead> | null;
}

const MOST_LINES = 8;
const GAP = 3.2;
const isStop = ({ labelled }: Piece): boolean =>
  labelled?.label.meaning === 'pickup' || labelled?.label.meaning === 'delivery';
const endsBlock = ({ labelled }: Piece): boolean =>
  ['total', 'charge', 'fuelSurcharge', 'miles', 'carrier', 'broker', 'loadNumber'].includes(
    labelled?.label.meaning ?? '',
  );

/** The pieces that belong to the label of a stop: right of it and below, up to the next stop. */
const blockOf = ({ lines, rows }: Pieces, label: Piece): Piece[] => {
  const own = (rows[label.at] ?? []).filter(({ x }) => x > label.x);
  const next = own.findIndex(isStop);
  const limit = own[next]?.x ?? Infinity;
  const block = own.slice(0, next === -1 ? own.length : next);
  let before = lines[label.at];
  for (let at = label.at + 1; at < Math.min(rows.length, label.at + 1 + MOST_LINES); at += 1) {
    const line = lines[at];
    if (!before || line?.page !== before.page || line.y - before.y > GAP * Math.max(line.height, before.height)) break;
    const column = (rows[at] ?? []).filter(({ x }) => x >= label.x - 8 && x < limit - 8);
    if (column.some(isStop) || column[0]?.labelled?.label.meaning === 'section') {
      if (column.some(isStop)) break;
    }
    if (column[0] && endsBlock(column[0])) break;
    if (column.length > 0) before = line;
    block.push(...column);
  }
  return block;
};

const LONGEST_WORDS = 30;
/** What the label of a stop says about it; null when its words only begin a sentence. */
const stopAt = (pieces: Pieces, label: Piece): StopRead | null => {
  const { labelled } = label;
  if (!labelled || (labelled.label.meaning !== 'pickup' && labelled.label.meaning !== 'delivery')) return null;
  const texts = [{ text: labelled.rest, at: label.at, dated: false }];
  for (const piece of blockOf(pieces, label)) {
    const meaning = piece.labelled?.label.meaning;
    if (meaning === 'none') continue;
    texts.push({ text: piece.text, at: piece.at, dated: meaning === 'date' });
  }
  let place: Candidate<string> | null = null;
  for (const { text, at } of texts) {
    const found = text.split(' ').length > LONGEST_WORDS ? null : placeIn(text);
    if (found) {
      place = { value: found.value, trust: 1, at, ...lineOf(pieces, { at }) };
      break;
    }
  }
  let day: Candidate<DayRead> | null = null;
  for (const { text, at } of texts) {
    const [found] = daysIn(text, pieces.eitherWay);
    if (found) {
      day = { value: found, trust: 2, at, ...lineOf(pieces, { at }) };
      break;
    }
  }
  return {
    kind: labelled.label.meaning,
    label: labelled.said.replace(/[^a-z]/gi, '').toLowerCase(),
    numbered: /\d/.test(labelled.said),
    place,
    day,
  };
};

/** The stops that a paper names, in its order. */
export const stopsIn = (pieces: Pieces): StopRead[] =>
  pieces.rows
    .flat()
    .filter(isStop)
    .flatMap((label) => {
      const stop = stopAt(pieces, label);
      return stop && (stop.place || stop.day) ? [stop] : [];
    });
