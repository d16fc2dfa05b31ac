import type { Row } from '../projections/rows';

/** The row that a write leaves behind, as its table's class. */
export const rowAs = <R extends object>(table: new () => R, row: Row | null): R => {
  if (row === null) throw new Error(`Nothing is left in ${table.name}`);
  return Object.assign(new table(), row);
};
