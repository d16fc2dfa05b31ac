import type { Row } from '../projections/rows';

/** Turns the row after a write into an instance of its table's class. */
export const rowAs = <R extends object>(table: new () => R, row: Row | null): R => {
  if (row === null) throw new Error(`Nothing is left in ${table.name}`);
  return Object.assign(new table(), row);
};
