import type { TableColumn } from '../columns';

const LEAST = 120;
/** A text can be read in so many pixels, on several lines; a date, an amount or a status cannot. */
const LEAST_OF_TEXT = 84;

/** What the user turned on (true) or off (false), by field. */
export type ColumnChoices = Readonly<Record<string, boolean>>;

type Sized = Pick<TableColumn<never>, 'field' | 'width' | 'flex' | 'hidden' | 'drops'>;

const leastOf = ({ width = LEAST }: Sized): number => width;
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

/** A letter of a heading, and what stands beside its letters. */
const LETTER = 7.5;
const BESIDE = 36;

/**
 * Columns without a value in any row that is shown take no more than their headings and leave their room to the others.
 * @param isEmpty of a field
 */
export const givingWay = <Column extends Sized & Pick<TableColumn<never>, 'header'>>(
  columns: readonly Column[],
  isEmpty: (column: Column) => boolean,
): readonly Column[] =>
  columns.map((column) =>
    isEmpty(column)
      ? { ...column, width: Math.min(leastOf(column), Math.ceil(column.header.length * LETTER + BESIDE)), flex: 0 }
      : column,
  );

/** How far a text can give way; what does not grow does not shrink either. */
const slackOf = (column: Sized): number => (column.flex ? Math.max(0, leastOf(column) - LEAST_OF_TEXT) : 0);

/** Where even the columns that stay do not fit: texts give way, all others only when these have nothing left to give. */
const squeezed = (columns: readonly Sized[], room: number): Map<string, number> => {
  const slack = sum(columns.map(slackOf));
  const missing = sum(columns.map(leastOf)) - room;
  const given = slack === 0 ? 0 : Math.min(1, missing / slack);
  const widths = columns.map((column) => leastOf(column) - slackOf(column) * given);
  const share = Math.min(1, room / sum(widths));
  return new Map(columns.map(({ field }, index) => [field, Math.floor((widths[index] ?? 0) * share)]));
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
  const least = sum(remaining.map(leastOf));
  const shares = remaining.some(({ flex }) => flex) ? remaining.map(({ flex = 0 }) => flex) : remaining.map(leastOf);
  const all = sum(shares);
  if (least > room) return squeezed(remaining, room);
  const spare = room - least;
  return new Map(
    remaining.map((column, index) => [
      column.field,
      Math.floor(leastOf(column) + (spare * (shares[index] ?? 0)) / all),
    ]),
  );
};
