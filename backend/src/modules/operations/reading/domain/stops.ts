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
    if (column.some(isStop)) break;
    if (column[0] && endsBlock(column[0])) break;
    if (column.length > 0) before = line;
    block.push(...column);
  }
  return block;
};

const LONGEST_WORDS = 30;
/** What may stand before the day of a stop: nothing, a word for it, a day of the week or a time. */
const OF_STOP =
  /^(?:(?:pick ?-?up|pu|ship|delivery|del|drop)? ?(?:date|appt\.?|appointment|scheduled|window|time|on|by)(?: ?\/ ?time)?)?[\s:#.-]{0,4}(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? ?)?(?:\d{1,2}:?\d{2} ?)?$/i;
/** What the label of a stop says about it; null when its words only begin a sentence. */
const stopAt = (pieces: Pieces, label: Piece): StopRead | null => {
  const { labelled } = label;
  if (!labelled || (labelled.label.meaning !== 'pickup' && labelled.label.meaning !== 'delivery')) return null;
  const block = blockOf(pieces, label).filter((piece) => piece.labelled?.label.meaning !== 'none');
  const texts = [{ text: labelled.rest, at: label.at }, ...block];
  const place = firstOf(pieces, texts, (text) =>
    text.split(' ').length > LONGEST_WORDS ? null : placeIn(text)?.value,
  );
  // where the place stands beside its label, lines below are of something else
  const inline = place?.at === label.at;
  const dated = inline ? texts.filter(({ at }) => at === label.at) : texts;
  const day = firstOf(pieces, dated, (text) => {
    const [found] = daysIn(text, pieces.eitherWay);
    return found && (text === labelled.rest || OF_STOP.test(text.slice(0, found.at))) ? found : null;
  });
  return {
    kind: labelled.label.meaning,
    label: labelled.said.replace(/[^a-z]/gi, '').toLowerCase(),
    numbered: /\d/.test(labelled.said),
    place,
    day,
  };
};

const firstOf = <T>(
  pieces: Pieces,
  texts: readonly { readonly text: string; readonly at: number }[],
  read: (text: string) => T | null | undefined,
): Candidate<T> | null => {
  for (const { text, at } of texts) {
    const value = read(text);
    if (value !== null && value !== undefined) return { value, trust: 1, at, ...lineOf(pieces, { at }) };
  }
  return null;
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
