/**
 * A row of a read table by property name. Instants and dates are strings, money is whole cents.
 * @example { id: 7, status: 'sent', dueDate: '2026-12-26', amount: 125000 }
 */
export type Row = Readonly<Record<string, unknown>>;

/**
 * A change of one read-table row. `put` writes the whole row; `remove` deletes it by key; `add` adds its numbers to
 * those of the stored row, for rows that many streams share.
 * @example { op: 'put', table: 'invoices', row: { id: 7, amount: 125000 } }
 */
export interface RowChange {
  readonly op: 'put' | 'add' | 'remove';
  readonly table: string;
  readonly row: Row;
}

/** The columns of a read table: `{ property: 'dueDate', column: 'due_date', sqlType: 'date', key: false }`. */
export interface TableShape {
  readonly name: string;
  readonly columns: readonly {
    readonly property: string;
    readonly column: string;
    readonly sqlType: string;
    readonly key: boolean;
  }[];
}

/**
 * SQL for a temporary table with the columns and key of a read table, dropped at the commit. It hides a permanent table
 * of the same name.
 */
export const temporary = (name: string, { name: like, columns }: TableShape): string => {
  const key = columns.filter((column) => column.key).map(({ column }) => `"${column}"`);
  return `CREATE TEMP TABLE "${name}" (LIKE public."${like}" INCLUDING DEFAULTS, PRIMARY KEY (${key.join(', ')})) ON COMMIT DROP`;
};
