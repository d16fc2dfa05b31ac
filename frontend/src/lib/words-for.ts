import { formatDate, formatDateTime } from './dates';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** A changed value as a person would read it. */
export const wordsFor = (value: string | null): string => {
  if (value === null || value === '') return 'empty';
  if (DATE.test(value)) return formatDate(value);
  return INSTANT.test(value) ? formatDateTime(value) : value;
};
