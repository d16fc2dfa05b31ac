import { shownValue } from '../../lib/records/shown-value';
import type { AnyRecord, RecordKit } from '../../lib/records/record-kit';
import type { TableColumn } from '../table/columns';

/** A column that says less than it shows: the field of the form says the rest. */
export type ShownColumn<Item> = Partial<TableColumn<Item>> & { readonly field: string };

/** Columns of a table, with headers and values from the fields of the kind where they do not say their own. */
export const shownColumns = <Item extends AnyRecord>(
  kit: Pick<RecordKit<Item>, 'placed'>,
  columns: readonly ShownColumn<Item>[],
): readonly TableColumn<Item>[] =>
  columns.map((column) => {
    const field = kit.placed.find(({ name }) => name === column.field);
    const value = (record: Item): string => (field ? (shownValue(field, record) ?? '') : '');
    return { width: 130, header: field?.label ?? column.field, value, ...column };
  });
