import { formatDate } from '../format/dates';
import { formatMoney, formatQuantity } from '../format/money';
import type { FormField } from './form-field';

/** A month: '2025-07'. */
const YEAR_MONTH = /^\d{4}-\d{2}$/;

/** What a field of a record says on a screen; null: nothing. */
export const shownValue = (
  { name, is, values, as }: FormField,
  record: Readonly<Record<string, unknown>>,
): string | null => {
  const value = as ? record[as] : record[name];
  if (value === null || value === undefined || value === '') return null;
  if (is === 'flag') return value === true ? 'Yes' : 'No';
  if (is === 'list') return Array.isArray(value) && value.length > 0 ? value.join(', ') : null;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  if (is === 'choice') return values?.[text] ?? text;
  if (is === 'day' || is === 'instant') return formatDate(text);
  if (is === 'money') return formatMoney(text);
  if (YEAR_MONTH.test(text)) return `${text.slice(5)}/${text.slice(0, 4)}`;
  return is === 'decimal' || (is === 'whole' && text.length > 4) ? formatQuantity(text) : text;
};
