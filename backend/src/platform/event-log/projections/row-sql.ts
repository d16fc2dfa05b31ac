import type { Row, RowChange, TableShape } from './rows';

export interface RowStatement {
  readonly table: string;
  /** The statement writes rows that many records share: sums. */
  readonly shared: boolean;
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

const quoted = (name: string): string => `"${name}"`;
const keysOf = (table: TableShape) => table.columns.filter((column) => column.key);
/** The key of a row as text. */
export const keyText = (table: TableShape, row: Row): string =>
  keysOf(table)
    .map((key) => String(row[key.property]))
    .join('\u0000');

/** A list of columns of the record `r`: `r."id", r."amount"`. */
const fromRecord = (columns: TableShape['columns']): string =>
  columns.map((column) => `r.${quoted(column.property)}`).join(', ');

const recordset = (table: TableShape, columns = table.columns): string =>
  `json_to_recordset($1::json) AS r(${columns.map((c) => `${quoted(c.property)} ${c.sqlType}`).join(', ')})`;

const write = (op: 'put' | 'add', table: TableShape, target: string): string => {
  const keys = keysOf(table);
  const others = table.columns.filter((column) => !column.key);
  const list = table.columns.map((c) => quoted(c.column)).join(', ');
  const keyList = keys.map((c) => quoted(c.column)).join(', ');
  const set = others
    .map((c) => `${quoted(c.column)} = ${op === 'add' ? `t.${quoted(c.column)} + ` : ''}excluded.${quoted(c.column)}`)
    .join(', ');
  const order = fromRecord(keys);
  const select =
    op === 'put'
      ? `SELECT ${fromRecord(table.columns)} FROM ${recordset(table)} ORDER BY ${order}`
      : `SELECT ${table.columns.map((c) => (c.key ? fromRecord([c]) : `sum(${fromRecord([c])})`)).join(', ')}
        FROM ${recordset(table)} GROUP BY ${order} ORDER BY ${order}`;
  return `INSERT INTO ${quoted(target)} AS t (${list}) ${select}
    ON CONFLICT (${keyList}) DO ${set ? `UPDATE SET ${set}` : 'NOTHING'}`;
};

/** Inserts rows that are known to be new, into a table that may not have its indexes yet. */
export const insertStatement = (
  table: TableShape,
  target: string,
  rows: readonly Row[],
): Pick<RowStatement, 'text' | 'values'> => ({
  text: `INSERT INTO ${quoted(target)} (${table.columns.map((c) => quoted(c.column)).join(', ')})
    SELECT ${fromRecord(table.columns)} FROM ${recordset(table)}`,
  values: [JSON.stringify(rows)],
});

const remove = (table: TableShape, target: string): string => {
  const keys = keysOf(table);
  return `DELETE FROM ${quoted(target)} t USING ${recordset(table, keys)} WHERE
    ${keys.map((c) => `t.${quoted(c.column)} = r.${quoted(c.property)}`).join(' AND ')}`;
};

const texts = new WeakMap<TableShape, Map<string, string>>();

/** The SQL for an operation on a table, made once. */
const textOf = (op: RowChange['op'], table: TableShape, target: string): string => {
  const known = texts.get(table) ?? new Map<string, string>();
  texts.set(table, known);
  const key = `${op}:${target}`;
  const text = known.get(key) ?? (op === 'remove' ? remove(table, target) : write(op, table, target));
  known.set(key, text);
  return text;
};

interface Settled {
  readonly removed: Row[];
  readonly put: Row[];
  readonly added: Row[];
}

/** Keeps the last change of each key; additions to the same key are summed in SQL. */
const settled = (table: TableShape, changes: readonly RowChange[]): Settled => {
  const last = new Map<string, RowChange>();
  const added: Row[] = [];
  for (const change of changes) {
    if (change.op === 'add') added.push(change.row);
    else last.set(keyText(table, change.row), change);
  }
  const [removed, put]: [Row[], Row[]] = [[], []];
  for (const { op, row } of last.values()) (op === 'remove' ? removed : put).push(row);
  return { removed, put, added };
};

/**
 * The statements that write row changes to their tables: at most one per operation and table, tables in name order and
 * rows in key order, so that two processes never deadlock. Rows of single records are written before shared rows
 * (sums): a writer that waits for a record's row then holds no shared row that others need.
 * @param target maps a table to another one of the same shape, such as its shadow
 */
export const rowStatements = (
  changes: readonly RowChange[],
  shapeOf: (table: string) => TableShape,
  target = (table: string): string => table,
): RowStatement[] => {
  const byTable = new Map<string, RowChange[]>();
  for (const change of changes) {
    const list = byTable.get(change.table);
    if (list) list.push(change);
    else byTable.set(change.table, [change]);
  }
  const [records, sums]: [RowStatement[], RowStatement[]] = [[], []];
  for (const name of [...byTable.keys()].sort()) {
    const table = shapeOf(name);
    const to = target(name);
    const { removed, put, added } = settled(table, byTable.get(name) ?? []);
    const add = (list: RowStatement[], what: string, text: string, rows: readonly Row[]): void => {
      if (rows.length === 0) return;
      const values = [JSON.stringify(rows)];
      list.push({ table: name, shared: list !== records, name: what, text, values });
    };
    add(records, `remove:${to}`, textOf('remove', table, to), removed);
    add(records, `put:${to}`, textOf('put', table, to), put);
    add(sums, `add:${to}`, textOf('add', table, to), added);
  }
  return [...records, ...sums];
};
