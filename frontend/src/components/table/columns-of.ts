import { capital } from '../../lib/format/words';
import type { FormField } from '../../lib/records/form-field';
import { shownValue } from '../../lib/records/shown-value';
import type { TableColumn } from './columns';

/** Where a column differs from its field: its width, its place, another header. */
type Said<Item> = Partial<Omit<TableColumn<Item>, 'field'>>;

const NUMBERS: readonly FormField['is'][] = ['money', 'decimal'];
/** A cell of these that says nothing has a dash, so that the eye finds its line. */
const DASHED: readonly FormField['is'][] = [...NUMBERS, 'day'];

const titled = (label: string): string => label.split(' ').map(capital).join(' ');

const columnOf = <Item extends object>(
  fields: readonly FormField[],
  name: keyof Item & string,
  said: Said<Item>,
): TableColumn<Item> => {
  const field = fields.find((each) => each.name === name || each.as === name);
  const plain: FormField = field ?? { name, label: '', is: 'line' };
  const missing = DASHED.includes(plain.is) ? '—' : '';
  return {
    field: name,
    header: titled(plain.label),
    value: (record) => shownValue(plain, record as Readonly<Record<string, unknown>>) ?? missing,
    ...(NUMBERS.includes(plain.is) && { align: 'right' }),
    ...said,
  };
};

/**
 * Columns whose headers, texts and sides follow from the fields of a kind, but for what is said of each.
 * @example columnsOf<Vehicle>(vehicleFields, ['vin', ['unitNumber', { header: 'Unit', width: 110 }]])
 */
export const columnsOf = <Item extends object>(
  fields: readonly FormField[],
  columns: readonly ((keyof Item & string) | readonly [keyof Item & string, Said<Item>])[],
): readonly TableColumn<Item>[] =>
  columns.map((each) => (typeof each === 'string' ? columnOf(fields, each, {}) : columnOf(fields, ...each)));
