/** A row of a read table by property name; instants and dates as strings, money as whole cents. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * A change of one read-table row.
 * `put` writes the whole row; `remove` deletes by key; `add` adds the non-key numbers to what is there, for rows that
 * many streams share.
 */
export interface RowChange {
  readonly op: 'put' | 'add' | 'remove';
  readonly table: string;
  readonly row: Row;
}

/** Columns of a read table as SQL needs them. */
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
 * SQL for a table of a transaction's own with the columns and the key of a read table; it hides one of the same name.
 */
export const temporary = (name: string, { name: like, columns }: TableShape): string => {
  const key = columns.filter((column) => column.key).map(({ column }) => `"${column}"`);
  return `CREATE TEMP TABLE "${name}" (LIKE public."${like}" INCLUDING DEFAULTS, PRIMARY KEY (${key.join(', ')})) ON COMMIT DROP`;
};
