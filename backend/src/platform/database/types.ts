import { types } from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, String],
  [DATE, String],
  [TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

/** How values leave the database, for our own connections only: ids and cents as numbers, decimals and dates as strings, instants as ISO strings. */
export const plainTypes = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown => (format === 'binary' ? undefined : parsers.get(oid)) ?? types.getTypeParser(oid, format),
} as unknown as typeof types;
