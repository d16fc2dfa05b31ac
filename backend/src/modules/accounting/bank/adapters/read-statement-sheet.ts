import { readSheet, UnreadableSheet } from '../../../../platform/infrastructure/spreadsheets/read-sheet';
import type { SheetKind } from '../../../../platform/infrastructure/spreadsheets/kind-of-sheet';
import { headersIn, MOST_ROWS_ABOVE, rowReader, type Mapping } from '../domain/sheet-mapping';
import type { ReadLine } from '../domain/statement-line';
import { oneLine } from '../domain/statement-values';

/** The sheet has no row with the headers that are looked for; `headers` is its widest row. */
export class HeadersMissing extends Error {
  constructor(readonly headers: readonly string[]) {
    super('The sheet has no such headers');
  }
}

const widest = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.slice(0, MOST_ROWS_ABOVE).reduce(
    (best, row) => {
      const filled = row.map((cell) => oneLine(cell, 200)).filter((cell) => cell !== '');
      return filled.length > best.length ? filled : best;
    },
    [] as readonly string[],
  );

/**
 * Yields the lines of a sheet in portions.
 * @param given the mapping to read it by; null: the one that its headers suggest
 * @param found called once, with the mapping that it is read by
 * @throws HeadersMissing, UnreadableSheet
 */
export async function* readStatementSheet(
  place: string,
  kind: SheetKind,
  given: Mapping | null,
  found: (mapping: Mapping) => Promise<void>,
): AsyncGenerator<readonly ReadLine[]> {
  let read: ReturnType<typeof rowReader> | null = null;
  let nr = 0;
  for await (const step of readSheet(place, kind)) {
    if ('read' in step) continue;
    let { rows } = step;
    if (read === null) {
      const headed = headersIn(rows, given);
      if (!headed) throw new HeadersMissing(widest(rows));
      await found(headed.mapping);
      read = rowReader(headed.headers, headed.mapping);
      nr = headed.at + 1;
      rows = rows.slice(nr);
    }
    const reader = read;
    const first = nr + 1;
    nr += rows.length;
    yield rows.flatMap((cells, at) => reader(cells, first + at) ?? []);
  }
}

/** The first rows of a sheet, for a mapping to be chosen. */
export const peek = async (place: string, kind: SheetKind, most: number): Promise<readonly (readonly string[])[]> => {
  for await (const step of readSheet(place, kind)) if ('rows' in step) return step.rows.slice(0, most);
  return [];
};

export { UnreadableSheet };
