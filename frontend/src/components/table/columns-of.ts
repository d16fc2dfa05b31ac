import { titled } from '../../lib/format/words';
import type { FormField } from '../../lib/records/form-field';
import { shownValue } from '../../lib/records/shown-value';
import type { TableColumn } from './columns';

/** What of a column does not follow from its field: its width, when it drops, another header. */
type Overrides<Item> = Partial<Omit<TableColumn<Item>, 'field'>>;

const NUMBERS: readonly FormField['is'][] = ['money', 'decimal'];
/** What every record has, though no form asks for it. */
const ADDED: FormField = { name: 'createdAt', label: 'added', is: 'instant' };
/** Empty cells of these fields show a dash. */
const DASHED: readonly FormField['is'][] = [...NUMBERS, 'day', 'instant'];

const columnOf = <Item extends object>(
  fields: readonly FormField[],
  name: keyof Item & string,
  overrides: Overrides<Item>,
): TableColumn<Item> => {
  const field = [...fields, ADDED].find((each) => each.name === name || each.as === name);
  const plain: FormField = field ?? { name, label: '', is: 'line' };
  const missing = DASHED.includes(plain.is) ? '—' : '';
  return {
    field: name,
    header: titled(plain.label),
    value: (record) => shownValue(plain, record as Readonly<Record<string, unknown>>) ?? missing,
    ...(NUMBERS.includes(plain.is) && { align: 'right' }),
    ...overrides,
  };
};

/**
 * The columns of a list: header, text and alignment follow from the fields of the kind, unless they are overridden;
 * what is no field stands between them as it is.
 * @example columnsOf<Vehicle>(vehicleFields, ['vin', ['unitNumber', { header: 'Unit', width: 110 }]])
 */
export const columnsOf = <Item extends object>(
  fields: readonly FormField[],
  columns: readonly ((keyof Item & string) | readonly [keyof Item & string, Overrides<Item>] | TableColumn<Item>)[],
): readonly TableColumn<Item>[] =>
  columns.map((each) => {
    if (typeof each === 'string') return columnOf(fields, each, {});
    return 'field' in each ? each : columnOf(fields, ...each);
  });
