import type { TableColumn } from '../columns';
import { headingWidth } from './heading-width';
import { spread } from './spread';

const LEAST = 120;
/** A text can still be told from others in so many pixels; a date, an amount or a status is read whole. */
const LEAST_OF_TEXT = 84;

/** What the user turned on (true) or off (false), by field. */
export type ColumnChoices = Readonly<Record<string, boolean>>;

type Sized = Pick<TableColumn<never>, 'field' | 'width' | 'flex' | 'hidden' | 'drops'> &
  Partial<Pick<TableColumn<never>, 'header' | 'sortable'>> & { readonly needs?: number };

/** A heading is never cut. */
const leastOf = (column: Sized): number => Math.max(column.width ?? LEAST, headingWidth(column));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Whoever asked for a column by name loses it last. */
const rankOf = ({ field, drops = 0 }: Sized, choices: ColumnChoices): number =>
  choices[field] ? drops / 1_000 : drops;

const wide = <Column extends Sized>(columns: readonly Column[], choices: ColumnChoices, room: number): Column[] => {
  const remaining = [...columns];
  while (sum(remaining.map(leastOf)) > room) {
    const first = remaining.reduce<Column | undefined>(
      (found, column) => (rankOf(column, choices) > (found ? rankOf(found, choices) : 0) ? column : found),
      undefined,
    );
    if (!first) break;
    remaining.splice(remaining.indexOf(first), 1);
  }
  return remaining;
};

/** Before anything is shared: a text takes no more than its words need. */
const baseOf = (column: Sized): number =>
  column.flex ? Math.min(leastOf(column), column.needs ?? leastOf(column)) : leastOf(column);

/** How far a text can give way; what does not grow does not shrink either. */
const slackOf = (column: Sized): number =>
  column.flex ? Math.max(0, baseOf(column) - Math.max(LEAST_OF_TEXT, headingWidth(column))) : 0;

/** Where even the columns that stay do not fit: texts give way, all others only when these have nothing left to give. */
const squeezed = (columns: readonly Sized[], room: number): number[] => {
  const slack = sum(columns.map(slackOf));
  const missing = sum(columns.map(baseOf)) - room;
  const given = slack === 0 ? 0 : Math.min(1, missing / slack);
  const widths = columns.map((column) => baseOf(column) - slackOf(column) * given);
  const share = Math.min(1, room / sum(widths));
  return widths.map((width) => width * share);
};

/**
 * The least that a list takes as a grid in pixels: its columns that stay, with their texts as narrow as they can be
 * read.
 */
export const leastWidth = (columns: readonly Sized[]): number =>
  sum(
    columns
      .filter(({ hidden, drops }) => !hidden && drops === undefined)
      .map((column) => leastOf(column) - slackOf(column)),
  );

/**
 * The columns that are shown in a width, each with its own: never wider together. Nothing measured (0) is room for all.
 */
export const fitColumns = (
  columns: readonly Sized[],
  choices: ColumnChoices,
  room: number,
): ReadonlyMap<string, number> => {
  const wanted = columns.filter(({ field, hidden }) => choices[field] ?? !hidden);
  if (room <= 0) return new Map(wanted.map((column) => [column.field, leastOf(column)]));
  const remaining = wide(wanted, choices, room);
  const bases = remaining.map(baseOf);
  const widths = sum(bases) > room ? squeezed(remaining, room) : spread(bases, remaining, room - sum(bases));
  return new Map(remaining.map(({ field }, at) => [field, Math.floor(widths[at] ?? 0)]));
};
