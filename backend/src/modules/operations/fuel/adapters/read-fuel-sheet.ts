import type { SheetKind } from '../../../../platform/infrastructure/spreadsheets/kind-of-sheet';
import { readSheet } from '../../../../platform/infrastructure/spreadsheets/read-sheet';
import { plainText } from '../domain/fuel-values';
import { layoutIn, mappedIn, type Headed } from '../domain/known-layouts';
import { AMERICAN, type FuelMappingShape } from '../domain/layout';
import type { FuelProvider, ReadRow } from '../domain/normal-row';
import { fuelRowReader } from '../domain/read-rows';

/** The sheet is of no known layout, and no mapping fits; `headers` is its widest row. */
export class ColumnsUnknown extends Error {
  constructor(
    readonly headers: readonly string[],
    readonly rows: readonly (readonly string[])[],
  ) {
    super('The columns of the sheet are not known');
  }
}

/** How to read a sheet: by its own layout, or by a mapping that was given or kept. */
export interface Reading {
  readonly provider: FuelProvider | null;
  readonly given: FuelMappingShape | null;
  readonly kept: FuelMappingShape | null;
}
type Rows = readonly (readonly string[])[];

const MOST_HEADERS = 40;
const cut = (row: readonly string[] = []): string[] => row.slice(0, MOST_HEADERS).map((cell) => plainText(cell, 200));

/** @throws ColumnsUnknown where neither its layout nor a mapping says what its columns are */
export const headedBy = (rows: Rows, { provider, given, kept }: Reading): { headed: Headed; how: FuelMappingShape } => {
  const american = { ...AMERICAN, columns: {} };
  const known = given === null && provider !== 'other' ? layoutIn(rows) : null;
  if (known) return { headed: known, how: kept ? { ...kept, columns: {} } : american };
  const mapping = given ?? kept;
  const mapped = mapping ? mappedIn(rows, mapping) : null;
  if (mapped && mapping)
    return { headed: { ...mapped, layout: { ...mapped.layout, provider: provider ?? 'other' } }, how: mapping };
  const widest = rows.slice(0, 30).reduce((best, row, at) => (filled(row) > filled(rows[best]) ? at : best), 0);
  throw new ColumnsUnknown(cut(rows[widest]), rows.slice(widest + 1, widest + 11).map(cut));
};
const filled = (row: readonly string[] = []): number => row.filter((cell) => cell.trim() !== '').length;

/**
 * Yields the lines of a sheet in portions.
 * @param found called once, with what its columns are
 * @throws ColumnsUnknown, UnreadableSheet
 */
export async function* readFuelSheet(
  place: string,
  kind: SheetKind,
  reading: Reading,
  found: (headed: Headed) => void,
): AsyncGenerator<readonly ReadRow[]> {
  let read: ReturnType<typeof fuelRowReader> | null = null;
  let nr = 0;
  for await (const step of readSheet(place, kind)) {
    if ('read' in step) continue;
    let { rows } = step;
    if (read === null) {
      const { headed, how } = headedBy(rows, reading);
      found(headed);
      read = fuelRowReader(headed, how);
      nr = headed.at + 1;
      rows = rows.slice(nr);
    }
    const reader = read;
    const first = nr + 1;
    nr += rows.length;
    yield rows.flatMap((cells, at) => reader(cells, first + at));
  }
}
