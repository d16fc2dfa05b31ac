import type { TableColumn } from '../columns';

const LEAST = 120;

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
  const spare = room - least;
  return new Map(
    remaining.map((column, index) => [
      column.field,
      Math.floor(
        spare >= 0 ? leastOf(column) + (spare * (shares[index] ?? 0)) / all : (leastOf(column) * room) / least,
      ),
    ]),
  );
};
