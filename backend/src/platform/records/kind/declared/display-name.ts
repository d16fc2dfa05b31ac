/**
 * How a record is called: a field, several fields with a blank between them, or a function that makes the name from the
 * row. Of fields, a list reads the name beside each row.
 * @example 'unitNumber'; ['firstName', 'lastName']; ({ nr }: FuelCardPayment) => `Payment FC-${nr}`
 */
export type DisplayName = string | readonly string[] | ((row: never) => string);

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** @example displayNameOf(['firstName', 'lastName'], { firstName: 'Dana', lastName: 'Reyes' }) // 'Dana Reyes' */
export const displayNameOf = (displayName: DisplayName, row: object): string => {
  if (typeof displayName === 'function') return displayName(row as never);
  return [displayName]
    .flat()
    .map((field) => wordOf((row as Readonly<Record<string, unknown>>)[field]))
    .join(' ');
};
