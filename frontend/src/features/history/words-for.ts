import { formatDate, formatDateTime } from '../../lib/dates';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** A changed value as a person would read it. */
export const wordsFor = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') {
    if (DATE.test(value)) return formatDate(value);
    return INSTANT.test(value) ? formatDateTime(value) : value;
  }
  if (Array.isArray(value)) return value.map(wordsFor).join(', ');
  if (typeof value === 'object') return Object.values(value).map(wordsFor).join(' ');
  return typeof value === 'number' || typeof value === 'bigint' ? value.toString() : '';
};
